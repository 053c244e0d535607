// Random secrets of the umpire: what they take from the table, and how likely the rest is.
import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import type { Table } from '../state.ts'
import { stateFor, worldsWith } from '../table-for-tests.ts'
import { campaignFor, inWeek } from '../week-for-tests.ts'
import { hiddenAttitudes, hiddenUmpire } from './umpire.ts'

const worlds = worldsWith({ '0101': 6, '0505': 7, '0506': 6, '0303': 4, '0304': 9, '0707': 5 })
const claim = (seat: 'red' | 'blue', at: string | null): Table['claims'][number] => ({
  seat,
  pair: ['H1', 'S1'],
  at,
  by: at === null ? 'none' : 'exact',
  extra: false,
})
const table = stateFor(
  inWeek('orders', {
    worlds,
    links: [{ worlds: ['0303', '0506'], flows: true }],
    claims: [claim('red', '0101'), claim('blue', '0505'), claim('blue', null)],
    seats: {
      red: { worlds: ['0101'], holdings: {} },
      blue: {
        worlds: ['0506'],
        holdings: {
          groups: [{ id: 'a', at: '0707' }],
        },
      },
    },
  }),
  campaignFor(2),
)

test('CR-1.6a: a hidden empire knows its links, mostly what it has visited, seldom anything else, and no owned world', () => {
  const attitudes = Object.fromEntries(Object.keys(worlds).map((at) => [at, 3]))
  const umpire = { attitudes, nearest: {}, margin: {}, watches: {} }
  const times = 1200
  const known = Array.from({ length: times }, (_, seed) => Object.keys(hiddenAttitudes(table, 'blue', umpire, seededDice(seed + 1))))
  const share = (at: string): number => known.filter((worldsKnown) => worldsKnown.includes(at)).length / times
  expect(['0303', '0101', '0506'].map(share)).toEqual([1, 0, 0])
  expect(share('0707')).toBeCloseTo(3 / 4, 1)
  expect(share('0304')).toBeCloseTo(1 / 12, 1)
})
test('CR-1.6c: the nearest empires are those of the draft by its claims, without empires that are out', () => {
  const nearest = (of: Table) => hiddenUmpire(of, [], seededDice(1)).nearest
  const known = (of: Table) => ['0101', '0505', '0506'].map((at) => nearest(of)[at] ?? null)
  // Blue had 0505 at the end of the draft, and has taken 0506 since.
  expect(known(table)).toEqual([null, null, 'blue'])
  const { blue } = table.empires
  if (!blue) throw new Error('blue is missing')
  const out: Table = { ...table, empires: { ...table.empires, blue: { ...blue, worlds: [], isOut: true } } }
  expect(known(out)).toEqual([null, 'red', 'red'])
  const unclaimed = { ...table, claims: table.claims.filter(({ at }) => at === null) }
  expect(known(unclaimed)).toEqual([null, 'blue', null])
})
