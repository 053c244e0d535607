import { expect, test } from 'vitest'
import { game, system } from '../../test/battle-game.ts'
import { secretOf } from '../lookup.ts'
import type { Position } from '../position.ts'
import { after, designNamed, setupFor, stateFor, worldsWith } from '../table-for-tests.ts'
import { newCondition } from '../tactics-port.ts'
import type { Book } from '../week/book.ts'
import { EMPTY_BOOK } from '../week/standing-book.ts'
import { type BookBill, billOfBook, lastRepairPrice } from './book-bill.ts'
import { leasedDesign } from './harbour-bill.ts'

const condition = { ...(newCondition(game, designNamed('Osprey')) as object), hull: 5, systems: { 'beam-1': 'lost' } } // a condition is a plain object
const position = (treasury: number): Position => ({
  at: [{ step: 'orders' }],
  stage: 'weeks',
  week: 3,
  worlds: worldsWith({ '0101': 7, '0102': 9, '0808': 6 }),
  seats: {
    red: {
      worlds: ['0101', '0102'],
      holdings: {
        capital: '0101',
        treasury,
        groups: [{ id: 'group-1', at: '0101', ships: [{ design: 'Osprey', id: 'broken', condition }] }],
      },
    },
    blue: { worlds: ['0808'], holdings: { capital: '0808' } },
  },
})
const state = (treasury: number) => stateFor(position(treasury), setupFor(2))
const checkOf = (book: Partial<Book>, treasury = 100_000) => ({
  game,
  view: system.view(state(treasury), 'red'),
  seat: 'red' as const,
  book: { ...EMPTY_BOOK, ...book },
})
const bill = (book: Partial<Book>, treasury?: number): BookBill => billOfBook(checkOf(book, treasury))
const dueOf = ({ due }: BookBill, wanted: string) => due.find(({ kind }) => kind === wanted)
const part = { ship: 'broken', work: { do: 'part', id: 'beam-1' }, fast: false } as const
const away = {
  group: 'group-1',
  ships: ['broken'],
  move: { by: 'jump', to: '0202' },
  stance: 'none',
  answers: { larger: 'withdraw', equal: 'withdraw', smaller: 'withdraw', fallBack: null },
} as const

test('CR-13.1b: what is bought is paid at once', () => {
  const { harbour, left } = bill({ market: [{ design: designNamed('Tern'), count: 2 }] })
  expect(harbour).toHaveLength(1)
  expect(left).toBeLessThan(100_000 + (harbour[0]?.amount ?? 0) + 1)
})
test('CR-11.2, CR-13.1a: repairs and new keels are due at the end of the week', () => {
  const book = bill({ repairs: [part], keels: [{ design: designNamed('Tern'), at: '0102' }] })
  expect(dueOf(book, 'repairs')).toMatchObject({ count: 1, unpaid: 0, due: lastRepairPrice(checkOf({ repairs: [part] })) })
  expect(dueOf(book, 'building')).toMatchObject({ count: 1, unpaid: 0 })
  expect(bill({}).left - book.left).toBe((dueOf(book, 'repairs')?.due ?? 0) + (dueOf(book, 'building')?.due ?? 0))
})
test('CR-11.1: a repair of a ship that leaves is not due, and has no price', () => {
  expect(dueOf(bill({ repairs: [part], groups: [away] }), 'repairs')).toBeUndefined()
  expect(lastRepairPrice(checkOf({ repairs: [part], groups: [away] }))).toBeUndefined()
})
test('CR-3.6b: fuel and crews are due for ships that end the week at a base', () => {
  expect(dueOf(bill({}), 'supply')).toMatchObject({ count: 1, unpaid: 0 })
  expect(dueOf(bill({ groups: [away] }), 'supply')).toBeUndefined()
})
test('CR-3.8c, CR-X.7: leases are due with their fuel and crews, and those without money are counted', () => {
  const upkeep = leasedDesign(game)?.facts.upkeep
  if (!upkeep) throw new Error('no ship is on lease')
  const [one, many] = [bill({ leases: 1 }), bill({ leases: 99 }, 30_300)]
  expect(dueOf(one, 'leases')).toMatchObject({ count: 1, unpaid: 0 })
  expect(dueOf(one, 'supply')?.count).toBe(2)
  expect(dueOf(many, 'leases')?.unpaid).toBeGreaterThan(0)
  expect(many.left).toBeLessThan(0)
})
test('CR-X.1: the bill of a book that is sealed is what the week charges, without a battle', () => {
  const book: Book = {
    ...EMPTY_BOOK,
    repairs: [part],
    leases: 1,
    market: [{ design: designNamed('Tern'), count: 1 }],
    keels: [{ design: designNamed('Tern'), at: '0102' }],
  }
  const { harbour, due } = bill(book)
  const start = state(100_000)
  const sealed = after(start, { red: { order: 'orders', ...book }, blue: { order: 'orders', ...EMPTY_BOOK } }).state
  const closed = ([1, 2] as const).reduce((now, batch) => after(now, { umpire: { order: 'close', batch } }).state, sealed)
  const paid = secretOf(closed, 'red')
    .statement.filter(({ amount }) => amount < 0)
    .reduce((sum, { amount }) => sum - amount, 0)
  expect(paid).toBe(due.reduce((sum, one) => sum + one.due, 0) - harbour.reduce((sum, { amount }) => sum + amount, 0))
})
