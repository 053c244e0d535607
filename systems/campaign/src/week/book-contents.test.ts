import { expect, test } from 'vitest'
import { row } from '../groups/groups-for-tests.ts'
import { bookWith } from '../week-for-tests.ts'
import { contentsOf } from './book-contents.ts'

test('CR-15.4: the contents of a book are counted by kind', () => {
  const link: readonly [string, string] = ['0101', '0201']
  const [move, work] = [
    { by: 'jump' as const, to: '0102' },
    { ship: 'fleet-1', work: { do: 'restock' as const }, fast: false },
  ]
  const load = { ship: 'supply-1', kind: 'fuel' as const, tons: 1 }
  const book = bookWith({
    groups: [row('a', [], { move, stance: 'attack' }), row('b', [], { move }), row('c', [])],
    links: [link, link, link, link],
    market: [
      { design: null, count: 2 },
      { design: null, count: 3 },
    ],
    keels: Array.from({ length: 6 }, () => ({ design: null, at: '0101' })),
    repairs: Array.from({ length: 7 }, () => work),
    loads: [load, load, load, load, load],
    feeds: [1, 2, 3].map((tons) => ({ ...load, group: 'a', tons })),
    pacts: ['blue'],
    bases: [1, 2].map(() => ({ at: '0101', user: 'blue' as const })),
    shares: [1, 2, 3].map(() => ({ link, payee: 'red' as const, terms: { by: 'sum' as const, amount: 1 } })),
    helps: [1, 2, 3, 4].map(() => ({ helper: '0101', damaged: '0201' })),
  })
  expect(contentsOf(book)).toEqual({ attacks: 1, moves: 2, links: 4, bought: 5, keels: 6, repairs: 7, loads: 8, agreements: 10 })
  expect(contentsOf({ ...book, newcomer: { seat: 'gold', rim: 'north' } }).agreements).toBe(11)
})
