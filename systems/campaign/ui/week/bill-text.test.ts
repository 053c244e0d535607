import { expect, test } from 'vitest'
import { credits } from '../../src/money.ts'
import { designNamed } from '../../src/table-for-tests.ts'
import { newCondition } from '../../src/tactics-port.ts'
import { billOf, billText, repairPriceText } from '../../src/words/book/bill-text.ts'
import { withRepair } from '../../src/words/book/edits.ts'
import { game } from '../../test/battle-game.ts'
import { openWeek } from './form-for-tests.ts'

const condition = { ...(newCondition(game, designNamed('Osprey')) as object), systems: { 'beam-1': 'lost' } } // a condition is a plain object
const broken = (book: Parameters<typeof openWeek>[1] = {}) =>
  openWeek({ holdings: { capital: '0101', treasury: 20_000, ships: [{ design: 'Osprey', id: 'broken', at: '0101', condition }] } }, book)
const part = { do: 'part', id: 'beam-1' } as const

test('CR-X.1: a book that costs nothing says what is in the treasury', () => {
  expect(billText(credits(433), { harbour: [], due: [], left: credits(433) })).toBe('433 credits are in the treasury.')
})
test('CR-X.1: the line above the seal says what the book spends and what is left', () => {
  const harbour = [{ what: '1 × Lantern of the market', amount: -2240, rule: 'CR-13.1b' }]
  const due = [{ kind: 'repairs', due: 37_068, count: 4, unpaid: 0 } as const]
  expect(billText(43_332, { harbour, due, left: 4024 })).toBe(
    '433.32 credits are in the treasury. The book spends 22.40 at once for ships, spares and loads and 370.68 for repairs. 40.24 are left, before the income of this week.',
  )
  expect(billText(100, { harbour: [], due, left: -36_968 })).toContain('369.68 more must come from the income of this week.')
})
test('CR-11.2: a repair has its price before it is ordered, and the bill has the same', () => {
  const open = broken()
  const usual = withRepair(open.draft.book, 'broken', part, 'usual')
  const price = repairPriceText(open, usual)
  expect(price).toMatch(/^\d/)
  const { due } = billOf({ ...open, draft: { ...open.draft, book: usual } })
  expect(billText(20_000, billOf({ ...open, draft: { ...open.draft, book: usual } }))).toContain(`${price} for repairs`)
  expect(due.map(({ kind }) => kind)).toContain('repairs')
})
