import { expect, test } from 'vitest'
import { designNamed } from '../../src/table-for-tests.ts'
import type { Book } from '../../src/week/book.ts'
import { EMPTY_BOOK } from '../../src/week/standing-book.ts'
import { openWeek } from './form-for-tests.ts'
import { draftOfOrders, sealedParts } from './sealed.ts'

const open = openWeek({
  holdings: {
    capital: '0101',
    treasury: 100_000,
    ships: [{ design: 'Osprey', id: 'osprey', at: '0101' }],
    keels: [{ design: 'Osprey', at: '0101', paid: 100, id: 'keel-1' }],
  },
})
const said = (part: Partial<Book>) => sealedParts({ ...open, book: { ...EMPTY_BOOK, ...part } })
const titles = (part: Partial<Book>) => said(part).map(({ title }) => title)

test('CR-15.4: the draft of a sealed book gives the same book, and other orders have none', () => {
  const book: Book = { ...EMPTY_BOOK, links: [['0101', '0102']] }
  expect(draftOfOrders({ order: 'orders', ...book })).toEqual({ kind: 'book', page: 'all', about: null, picked: [], book })
  expect(draftOfOrders({ order: 'meet', answers: [] })).toBeNull()
})
test('CR-15.4: an empty book says only in which order is paid', () => {
  expect(titles({})).toEqual(['Paid in this order'])
})
const design = designNamed('Osprey')
test.each<[keyof Book, Partial<Book>]>([
  [
    'groups',
    {
      groups: [
        {
          group: 'group-1',
          ships: ['osprey'],
          move: { by: 'jump', to: '0102' },
          stance: 'none',
          answers: { larger: 'withdraw', equal: 'attack', smaller: 'attack', fallBack: null },
        },
      ],
    },
  ],
  ['links', { links: [['0101', '0102']] }],
  ['shares', { shares: [{ link: ['0101', '0201'], payee: 'blue', terms: { by: 'sum', amount: 300 } }] }],
  ['pacts', { pacts: ['blue'] }],
  ['bases', { bases: [{ at: '0101', user: 'blue' }] }],
  ['helps', { helps: [{ helper: '0101', damaged: '0102' }] }],
  ['off', { off: ['0101'] }],
  ['capital', { capital: '0102' }],
  ['market', { market: [{ design, count: 2 }] }],
  ['leases', { leases: 2 }],
  ['returns', { returns: ['osprey'] }],
  ['keels', { keels: [{ design, at: '0101' }] }],
  ['idle', { idle: ['keel-1'] }],
  ['repairs', { repairs: [{ ship: 'osprey', work: { do: 'hull', boxes: 2 }, fast: true }] }],
  ['spares', { spares: [{ design, part: 'beam-1', count: 2, at: '0101' }] }],
  ['loads', { loads: [{ ship: 'osprey', kind: 'fuel', tons: 2 }] }],
  ['feeds', { feeds: [{ ship: 'osprey', group: 'group-1', kind: 'fuel', tons: 2 }] }],
  ['end', { end: true }],
])('CR-15.4: a sealed book says what it orders of its part %s', (_, part) => {
  expect(titles(part)).toHaveLength(2)
})
test('CR-15.4: the lines name groups, ships and works', () => {
  const lines = said({ repairs: [{ ship: 'osprey', work: { do: 'hull', boxes: 2 }, fast: true }], leases: 1 }).flatMap((part) => part.said)
  expect(lines).toEqual(expect.arrayContaining(['1 supply ship', expect.stringContaining(': 2 boxes of hull, fast')]))
})
