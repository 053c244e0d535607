// What random secrets of hidden empires consist of: order books, consents, keels and peacekeeping.
import { type Dice, diceOf, seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../../test/battle-game.ts'
import { holdingsOf } from '../lookup.ts'
import { stateFor, worldsWith } from '../table-for-tests.ts'
import { NO_CONSENTS } from '../week/shapes.ts'
import { campaignFor, inWeek } from '../week-for-tests.ts'
import { hiddenBook } from './book.ts'
import { hiddenConsents } from './consents.ts'
import { hiddenHoldings } from './holdings.ts'
import { hiddenUmpire } from './umpire.ts'

const roc = [{ design: 'Roc' }]
const helps = [
  { helper: '0101', damaged: '0505' },
  { helper: '0506', damaged: '0101' },
  { helper: '0101', damaged: '0909' },
]
/** Blue has groups at its world, at two neutral worlds, at an empty hex and in FTL; a dummy is at a neutral world. */
const table = stateFor(
  inWeek('orders', {
    worlds: worldsWith({ '0101': 6, '0505': 7, '0506': 6, '0303': 4, '0304': 9, '0909': 8 }),
    seats: {
      red: { worlds: ['0101'], consents: { helps }, attitudes: { '0303': 6, '0304': 1 } },
      blue: {
        worlds: ['0505', '0506'],
        holdings: {
          groups: [
            { id: 'home', at: '0505', ships: roc },
            { id: 'neutral', at: '0303', ships: roc },
            { id: 'other', at: '0304', ships: roc },
            { id: 'space', at: '0707', ships: roc },
            { id: 'jump', at: null, to: '0505', ships: roc },
            { id: 'neutral-dummy', at: '0303', dummyOf: 'neutral' },
          ],
        },
      },
      gold: { worlds: ['0909'], holdings: {} },
    },
  }),
  campaignFor(3),
)
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed + 1)
describe('drawn order books', () => {
  test('CR-8.4a, CR-1.6g: only groups of ships at neutral worlds attack or keep the peace', () => {
    const stances = new Map<string, Set<string>>()
    for (const seed of SEEDS)
      for (const { group, stance } of hiddenBook({ game, table, dice: seededDice(seed) }, 'blue', holdingsOf(table, 'blue'), NO_CONSENTS)
        .groups)
        stances.set(group, (stances.get(group) ?? new Set()).add(stance))
    const [all, none] = [new Set(['none', 'attack', 'peacekeep']), new Set(['none'])]
    expect(Object.fromEntries(stances)).toEqual({
      home: none,
      neutral: all,
      other: all,
      space: none,
      jump: none,
      'neutral-dummy': none,
    })
  })
})

describe('drawn consents', () => {
  const consents = (seed: number) => hiddenConsents(table, ['blue', 'gold'], seededDice(seed))
  test('CR-9.1b, CR-X.11: an empire has agreed on the help that a viewer has agreed on with it, whichever of the two helps', () => {
    expect([consents(1).get('blue')?.helps, consents(1).get('gold')?.helps]).toEqual([helps.slice(0, 2), helps.slice(2)])
  })
  test('CR-X.4: a pact is with another empire, and no empire has two with the same', () => {
    const pacts = SEEDS.map((seed) => (['blue', 'gold'] as const).map((seat) => consents(seed).get(seat)?.pacts))
    const made = (seat: 'blue' | 'gold') => [{ with: seat, until: null }]
    expect(pacts).toContainEqual([made('gold'), made('blue')])
    expect(pacts).toContainEqual([[], []])
    for (const one of pacts) expect(one).toEqual(one[0]?.length === 0 ? [[], []] : [made('gold'), made('blue')])
  })
})

describe('drawn keels', () => {
  const keelsOf = (dice: Dice) => hiddenHoldings({ game, table, dice }, 'blue')
  test('CR-13.1a: about one world in six has a keel', () => {
    const times = 600
    const count = Array.from({ length: times }, (_, seed) => keelsOf(seededDice(seed + 1)).keels.length).reduce((sum, one) => sum + one, 0)
    expect(count / (2 * times)).toBeCloseTo(1 / 6, 1)
  })
  test('CR-13.1a: up to 100 credits are paid for a keel, and always less than its price', () => {
    const paid = (seed: number) => {
      const drawn = seededDice(seed)
      const faces: Readonly<Record<string, number>> = { paid: 100, chance: 1 }
      const dice = diceOf((count, sides, reason) => {
        const face = faces[reason]
        return face === undefined ? drawn.roll(count, sides, reason) : Array.from({ length: count }, () => Math.min(face, sides))
      })
      const { keels, types } = keelsOf(dice)
      return keels.map(({ type, paid: part }) => [part, types.find(({ id }) => id === type)?.facts.price ?? 0] as const)
    }
    const all = SEEDS.flatMap(paid)
    for (const [part, price] of all) expect(part).toBe(Math.min(10_000, price - 1))
    expect([all.some(([, price]) => price > 10_000), all.some(([, price]) => price <= 10_000)]).toEqual([true, true])
  })
})

test('CR-1.6g: some counters at worlds that are at war with themselves have kept the peace for up to three weeks', () => {
  const watches = SEEDS.map((seed) => hiddenUmpire(table, ['red'], seededDice(seed)).watches)
  const kept = watches.flatMap((one) => one['0303'] ?? [])
  expect(new Set(kept.map(({ weeks }) => weeks))).toEqual(new Set([1, 2, 3]))
  expect(new Set(kept.map(({ seat }) => seat))).toEqual(new Set(['blue']))
  expect(watches.filter((one) => Object.keys(one).length === 0).length).toBeGreaterThan(0)
  const places = table.counters.map(({ at }) => at)
  expect(watches.flatMap((one) => Object.keys(one).filter((at) => !places.includes(at)))).toEqual([])
})
