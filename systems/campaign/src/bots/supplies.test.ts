// What bots load, give away, build, and agree on with others.
import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { game, system } from '../../test/battle-game.ts'
import type { Position } from '../position.ts'
import type { View } from '../state.ts'
import { stateFor, worldsWith } from '../table-for-tests.ts'
import { campaignFor, inWeek } from '../week-for-tests.ts'
import { wantedPacts } from './diplomacy.ts'
import { MANNERS, RASH, weekPlan } from './week-plan.ts'

const [SOUND = RASH] = MANNERS
type Empires = NonNullable<Position['seats']>
interface Scene {
  readonly worlds: Position['worlds']
  readonly seats: Empires
  readonly count?: number
}
const stateOf = ({ worlds, seats, count = 2 }: Scene) => stateFor(inWeek('orders', { worlds, seats }), campaignFor(count))
const viewOf = (scene: Scene): View => system.view(stateOf(scene), 'red')
/** The book of a careful bot, which the rules must allow. */
function bookOf(scene: Scene) {
  const view = viewOf(scene)
  const book = weekPlan({ game, view, seat: 'red' }, SOUND)
  const [call] = system.openCalls(stateOf(scene))
  if (!call) throw new Error('no call is open')
  expect(system.check(view, call, { order: 'orders', ...book })).toBeUndefined()
  return book
}

describe('supplies of bots', () => {
  const worlds = worldsWith({ '0101': 6, '0201': 2 })
  const four = Array.from({ length: 4 }, () => ({ design: 'Osprey', weeks: 1, away: 1 }))
  const withTender = (at: string, cargo: Readonly<Record<string, number>>, treasury = 50_000): Scene => ({
    worlds,
    seats: {
      red: {
        worlds: ['0101'],
        attitudes: { '0201': 1 },
        holdings: {
          treasury,
          capital: '0101',
          groups: [{ id: 'group-1', at, ships: [...four, { design: 'Drover', role: 'supply', cargo }] }],
        },
      },
    },
  })
  test('CR-3.8d: the hold of a supply ship at an own world is filled, if the treasury pays for it', () => {
    expect(bookOf(withTender('0101', {})).loads.map(({ kind, tons }) => [kind, tons])).toEqual([
      ['fuel', 36],
      ['provisions', 16],
      ['weaponry', 2],
    ])
    expect(bookOf(withTender('0101', {}, 5000)).loads).toEqual([])
    expect(bookOf(withTender('0101', { fuel: 36, provisions: 16, weaponry: 2 })).loads).toEqual([])
  })
  test('CR-3.6c: a supply ship goes with the ships that attack, and feeds them there', () => {
    const { groups, feeds } = bookOf(withTender('0101', { fuel: 36, provisions: 16 }))
    expect(groups).toMatchObject([{ stance: 'attack', ships: expect.arrayContaining(['fleet-1', 'supply-1']) }])
    expect(feeds.map(({ ship, group, kind }) => [ship, group, kind])).toEqual([
      ['supply-1', 'group-1', 'fuel'],
      ['supply-1', 'group-1', 'provisions'],
    ])
  })
  test('CR-3.6d: nothing is given if the tons do not suffice for all ships, or at home', () => {
    expect(bookOf(withTender('0201', { fuel: 2, provisions: 16 })).feeds).toEqual([])
    expect(bookOf(withTender('0201', { fuel: 36, provisions: 16 })).feeds).toHaveLength(2)
    const alone = withTender('0101', { fuel: 36, provisions: 16 })
    expect(bookOf({ ...alone, worlds: worldsWith({ '0101': 6 }), seats: { red: { ...alone.seats.red, attitudes: {} } } }).feeds).toEqual([])
  })
})

describe('building of bots', () => {
  const scene = (treasury: number, resource: 'ore' | null): Scene => ({
    worlds: { ...worldsWith({ '0102': 9 }), '0101': { rolled: 6, resource, ...(resource ? { extra: 1 } : {}) } },
    seats: { red: { worlds: ['0101', '0102'], holdings: { treasury, capital: '0101' } } },
  })
  test('CR-13.1a, CR-3.5d: a ship that is too dear now is begun on a keel where ore is at hand, and not without', () => {
    expect(bookOf(scene(12_000, 'ore'))).toMatchObject({ market: [], keels: [{ at: '0101' }] })
    expect(bookOf(scene(12_000, null))).toMatchObject({ market: [], keels: [] })
  })
  test('CR-13.1b: idle money buys ships at once', () => {
    expect(bookOf(scene(90_000, 'ore')).market.length).toBe(1)
  })
})

describe('pacts of bots', () => {
  const three = (red: number, blue: number, gold: number): Scene => ({
    count: 3,
    worlds: worldsWith({ '0101': red, '0301': blue, '0501': gold }),
    seats: {
      red: { worlds: ['0101'], holdings: {} },
      blue: { worlds: ['0301'], holdings: {} },
      gold: { worlds: ['0501'], holdings: {} },
    },
  })
  test('CR-X.4: a neighbour that is no stronger is a partner while a third empire is stronger than both', () => {
    expect(wantedPacts(viewOf(three(5, 5, 9)), 'red')).toEqual(['blue'])
    expect(bookOf(three(5, 5, 9)).pacts).toEqual(['blue'])
    expect(wantedPacts(viewOf(three(5, 9, 5)), 'red')).toEqual(['gold'])
    expect(wantedPacts(viewOf(three(5, 8, 9)), 'red')).toEqual([])
    expect(wantedPacts(viewOf(three(6, 6, 6)), 'red')).toEqual([])
  })
  test('CR-X.4: what is far away is no partner', () => {
    const far = three(5, 5, 9)
    const worlds = worldsWith({ '0101': 5, '1313': 5, '0501': 9 })
    expect(wantedPacts(viewOf({ ...far, worlds, seats: { ...far.seats, blue: { worlds: ['1313'] } } }), 'red')).toEqual([])
  })
  test('CR-X.4: bots that want each other have a pact from that week on', () => {
    const scene = three(5, 5, 9)
    const state = stateOf(scene)
    const [call] = system.openCalls(state)
    if (!call) throw new Error('no call is open')
    const orders = Object.fromEntries(
      (['red', 'blue', 'gold'] as const).map((seat) => {
        const view = system.view(state, seat)
        return [seat, { order: 'orders', ...weekPlan({ game, view, seat }, SOUND) } as const]
      }),
    )
    const { state: later } = system.resolve(state, call, orders, seededDice(1))
    expect(later.secret.red?.consents.pacts).toEqual([{ with: 'blue', until: null }])
    expect(later.secret.gold?.consents.pacts).toEqual([])
  })
})
