// What the bots of a campaign decide in the weeks.
import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { game, policy, system } from '../../test/battle-game.ts'
import type { Position } from '../position.ts'
import type { View } from '../state.ts'
import { stateFor, worldsWith } from '../table-for-tests.ts'
import { conditionAfterHits } from '../tactics-port.ts'
import { campaignFor, inWeek } from '../week-for-tests.ts'
import { fleetOrders } from './fleets.ts'
import { yardPlan } from './repairs.ts'
import { purchases } from './spending.ts'
import { bestLinks, expectedIncome } from './trade.ts'
import { MANNERS, RASH, weekPlan } from './week-plan.ts'

type Holdings = NonNullable<NonNullable<NonNullable<Position['seats']>['red']>['holdings']>
const group = (at: string, ...designs: readonly string[]): NonNullable<Holdings['groups']>[number] => ({
  id: 'group-1',
  at,
  ships: designs.map((design) => ({ design })),
})
const viewOf = (more: Partial<Position>, choices: Readonly<Record<string, string>> = {}): View =>
  system.view(stateFor(inWeek('orders', more), campaignFor(2, choices)), 'red')
const [SOUND = RASH] = MANNERS
const NOBODY = new Set<string>()
const ordersOf = (view: View, daring = SOUND) => fleetOrders({ game, view, seat: 'red' }, daring, NOBODY)

describe('trade of bots', () => {
  const worlds = { ...worldsWith({ '0101': 6, '0102': 9, '0103': 8, '0301': 10 }) }
  const red = { worlds: ['0101', '0102'], holdings: {}, attitudes: { '0103': 5 } }
  test('CR-10.1b: own worlds are paired where that gains most, each once', () => {
    expect(bestLinks(viewOf({ worlds, seats: { red } }), 'red')).toEqual([['0101', '0102']])
    expect(expectedIncome(viewOf({ worlds, seats: { red } }), 'red', [['0101', '0102']])).toBe(30)
  })
  test('CR-1.6b: a neutral world is a partner only if its attitude is known and it leaves a share', () => {
    const alone = { ...red, worlds: ['0102'] }
    expect(bestLinks(viewOf({ worlds, seats: { red: alone } }), 'red')).toEqual([['0102', '0103']])
    expect(bestLinks(viewOf({ worlds, seats: { red: { ...alone, attitudes: { '0103': 6 } } } }), 'red')).toEqual([])
    const attacked = { ...worlds, '0103': { rolled: 8, hostile: ['red' as const] } }
    expect(bestLinks(viewOf({ worlds: attacked, seats: { red: alone } }), 'red')).toEqual([])
  })
  test('CR-10.1b: a world that trades with somebody else is left alone', () => {
    const seats = { red: { ...red, worlds: ['0102'] }, blue: { worlds: ['0301'] } }
    expect(bestLinks(viewOf({ worlds, links: [{ worlds: ['0103', '0301'], flows: true }], seats }), 'red')).toEqual([])
  })
})

describe('fleets of bots', () => {
  const worlds = worldsWith({ '0101': 6, '0201': 2, '0903': 5 })
  const fleet = (...designs: readonly string[]) => ({
    worlds: ['0101'],
    holdings: { capital: '0101', groups: [group('0101', ...designs)] },
  })
  const four = Array<string>(4).fill('Osprey')
  test('CR-8.4a: a fleet attacks the neutral world beside it with more than three times its defence, and not with as much', () => {
    // Two points of income have 300 points of defence, and an Osprey has 274 points.
    const [order] = ordersOf(viewOf({ worlds, seats: { red: fleet(...four) } }))
    expect(order).toMatchObject({ stance: 'attack', move: { by: 'jump', to: '0201' } })
    expect(ordersOf(viewOf({ worlds, seats: { red: fleet('Osprey') } }))).toMatchObject([{ stance: 'none', move: null }])
  })
  test('CR-8.4a: a rash fleet attacks with little more than twice the defence, and sends no ship that this does not need', () => {
    const [order, ...others] = ordersOf(viewOf({ worlds, seats: { red: fleet(...four) } }), RASH)
    expect(order).toMatchObject({ stance: 'attack', ships: ['fleet-1', 'fleet-2', 'fleet-3'] })
    expect(others.map(({ stance }) => stance)).toEqual(['none'])
  })
  test('CR-X.15: well defended worlds need more', () => {
    const view = viewOf({ worlds, seats: { red: fleet(...four.slice(1)) } }, { neutrals: 'defended' })
    expect(ordersOf(view, RASH)).toMatchObject([{ stance: 'none' }])
    expect(ordersOf(viewOf({ worlds, seats: { red: fleet(...four.slice(1)) } }), RASH)).toMatchObject([{ stance: 'attack' }])
  })
  test('CR-1.6e: a client of an outside power needs three times as much', () => {
    expect(ordersOf(viewOf({ worlds, seats: { red: { ...fleet(...four), attitudes: { '0201': 4 } } } }))).toMatchObject([
      { stance: 'none' },
    ])
    const two = { ...fleet(...four), attitudes: { '0201': 1 } }
    expect(ordersOf(viewOf({ worlds, seats: { red: two } }))).toMatchObject([{ stance: 'attack' }])
  })
  test('CR-3.6e: a fleet goes home before its endurance ends', () => {
    const away = (weeks: number) => {
      const ships = four.map((design) => ({ design, away: weeks, weeks }))
      return { worlds: ['0101'], holdings: { capital: '0101', groups: [{ id: 'group-1', at: '0201', ships }] } }
    }
    expect(ordersOf(viewOf({ worlds, seats: { red: away(4) } }))).toMatchObject([{ stance: 'none', move: { by: 'jump', to: '0101' } }])
    expect(ordersOf(viewOf({ worlds, seats: { red: away(0) } }))).toMatchObject([{ stance: 'attack', move: null }])
  })
  test('CR-17.3: at home a fleet attacks equal and smaller ones, abroad only smaller ones, and never larger ones', () => {
    const home = ordersOf(viewOf({ worlds, seats: { red: fleet('Osprey') } }))
    expect(home[0]?.answers).toEqual({ larger: 'withdraw', equal: 'attack', smaller: 'attack', fallBack: null })
    const away = ordersOf(viewOf({ worlds, seats: { red: fleet(...four) } }))
    expect(away[0]?.answers).toEqual({ larger: 'withdraw', equal: 'withdraw', smaller: 'attack', fallBack: null })
  })
  test('CR-1.6a: small ships look at worlds that nobody has visited, each alone, and avoid all others', () => {
    const view = viewOf({ worlds, seats: { red: fleet('Tern', 'Tern') } })
    const [scout, ...others] = ordersOf(view)
    expect(scout).toMatchObject({ ships: ['fleet-2'], move: { by: 'jump', to: '0201' }, stance: 'none', answers: { smaller: 'withdraw' } })
    expect(others).toMatchObject([{ ships: ['fleet-1'], move: null }])
    const known = { ...fleet('Tern', 'Tern'), attitudes: { '0201': 1 } }
    expect(ordersOf(viewOf({ worlds, seats: { red: known } }))).toMatchObject([{ ships: ['fleet-1', 'fleet-2'], move: null }])
  })
  test('CR-15.3: ships go for a counter of another empire of no more income, and for none of a far richer one', () => {
    const meeting = (income: number) => {
      const lands = worldsWith({ '0101': 4, '0301': income })
      const blue = { worlds: ['0301'], holdings: { groups: [{ id: 'group-1', at: '0201', ships: [{ design: 'Tern' }] }] } }
      return viewOf({ worlds: lands, seats: { red: fleet(...four), blue } })
    }
    expect(ordersOf(meeting(4))).toMatchObject([{ move: { by: 'jump', to: '0201' }, stance: 'none', answers: { equal: 'attack' } }])
    expect(ordersOf(meeting(10))).toMatchObject([{ move: null }])
  })
  test('CR-5.1a: ships that are too few alone gather next to the world that they can take together', () => {
    const lands = worldsWith({ '0101': 6, '0701': 6, '0901': 2, '0301': 6, '0501': 6 })
    const groups = ['0101', '0701'].map((at, index) => ({
      id: `group-${index + 1}`,
      at,
      ships: four.slice(2).map((design) => ({ design })),
    }))
    const red = { worlds: ['0101', '0301', '0501', '0701'], attitudes: { '0901': 1 }, holdings: { capital: '0101', groups } }
    const view = viewOf({ worlds: lands, seats: { red } })
    expect(ordersOf(view).map(({ move }) => move)).toEqual([{ by: 'jump', to: '0301' }, null])
  })
})

describe('money of bots', () => {
  const seats = (treasury: number, ...designs: readonly string[]): Position['seats'] => ({
    red: { worlds: ['0101', '0102'], holdings: { treasury, capital: '0101', groups: [group('0101', ...designs)] } },
  })
  const worlds = worldsWith({ '0101': 6, '0102': 9 })
  const buys = (view: View, spent = 0, thrift = { reserve: 4, upkeep: 70 }) =>
    purchases({ game, view, seat: 'red' }, { income: 30, spent }, thrift).market
  test('CR-13.1b: a ship is bought if the treasury pays it and the income keeps it', () => {
    expect(buys(viewOf({ worlds, seats: seats(50_000) }))).toMatchObject([{ count: 1 }])
    expect(buys(viewOf({ worlds, seats: seats(2000) }))).toEqual([])
    expect(buys(viewOf({ worlds, seats: seats(50_000) }), 49_000)).toEqual([])
    expect(buys(viewOf({ worlds, seats: seats(50_000, ...Array<string>(9).fill('Roc')) }))).toEqual([])
  })
  test('CR-11.2: damaged ships at own worlds are repaired and stay', () => {
    const view = viewOf({ worlds, seats: seats(50_000, 'Tern') })
    expect(yardPlan(game, view, 'red')).toMatchObject({ repairs: [], price: 0 })
    const red = view.secret.red
    const ship = red?.holdings?.ships[0]
    const type = red?.holdings?.types[0]
    if (!red?.holdings || !ship || !type) throw new Error('red has no ship')
    const marks = { weaponSupplyShort: false, outOfSupply: false, worse: [] }
    const condition = conditionAfterHits(game, { design: type.design, condition: ship.condition, marks }, 2, seededDice(1))
    const damaged: View = {
      ...view,
      secret: { ...view.secret, red: { ...red, holdings: { ...red.holdings, ships: [{ ...ship, condition }] } } },
    }
    const plan = yardPlan(game, damaged, 'red')
    expect(plan.repairs.length).toBeGreaterThan(0)
    expect([...plan.staying]).toEqual(['fleet-1'])
    expect(plan.price).toBeGreaterThan(0)
    const book = weekPlan({ game, view: damaged, seat: 'red' }, RASH)
    const [call] = system.openCalls(stateFor(inWeek('orders', { worlds, seats: seats(0) }), campaignFor(2)))
    expect(call && system.check(damaged, call, { order: 'orders', ...book })).toBeUndefined()
  })
})

test('the first answer of a bot is its soundest manner, a hasty one is rash, and each is legal', () => {
  const worlds = worldsWith({ '0101': 6, '0102': 9, '0201': 4 })
  const seats = {
    red: { worlds: ['0101', '0102'], holdings: { treasury: 90_000, capital: '0101', groups: [group('0101', 'Osprey', 'Osprey', 'Tern')] } },
  }
  const state = stateFor(inWeek('orders', { worlds, seats }), campaignFor(2))
  const view = system.view(state, 'red')
  const [call] = system.openCalls(state)
  if (!call) throw new Error('no call is open')
  const proposals = policy.propose(view, seededDice(1))
  expect(policy.first(view, seededDice(1))).toEqual(proposals[0])
  expect(policy.hasty(view, seededDice(1))).toEqual([{ order: 'orders', ...weekPlan({ game, view, seat: 'red' }, RASH) }])
  expect(proposals).toHaveLength(MANNERS.length)
  expect(proposals.flatMap((order) => system.check(view, call, order) ?? [])).toEqual([])
  expect(policy.evaluate(state, 'red')).toBeGreaterThan(policy.evaluate(state, 'blue'))
})
