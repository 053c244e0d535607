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
const SOUND = { ratio: 2, forces: 3 }
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
  const worlds = worldsWith({ '0101': 6, '0201': 4, '0903': 5 })
  const fleet = (...designs: readonly string[]) => ({
    worlds: ['0101'],
    holdings: { capital: '0101', groups: [group('0101', ...designs)] },
  })
  test('CR-8.3: a fleet with twice the defence attacks the neutral world beside it', () => {
    // Four points of income have 600 points of defence.
    const [order] = ordersOf(viewOf({ worlds, seats: { red: fleet('Osprey', 'Osprey', 'Osprey', 'Osprey', 'Osprey') } }))
    expect(order).toMatchObject({ stance: 'attack', move: { by: 'jump', to: '0201' } })
  })
  test('CR-8.3: a weaker fleet stays at its base; a rash one attacks with as much as the defence', () => {
    const view = viewOf({ worlds, seats: { red: fleet('Osprey', 'Osprey', 'Osprey', 'Osprey') } })
    expect(ordersOf(view)).toMatchObject([{ stance: 'none', move: null }])
    expect(ordersOf(view, RASH)).toMatchObject([{ stance: 'attack', ships: ['fleet-1', 'fleet-2', 'fleet-3'] }, { stance: 'none' }])
  })
  test('CR-X.15: well defended worlds need more', () => {
    const view = viewOf({ worlds, seats: { red: fleet('Osprey', 'Osprey', 'Osprey', 'Osprey', 'Osprey') } }, { neutrals: 'defended' })
    expect(ordersOf(view)).toMatchObject([{ stance: 'none' }])
  })
  test('CR-1.6e: a client of an outside power needs three times as much', () => {
    const red = { ...fleet('Osprey', 'Osprey', 'Osprey', 'Osprey', 'Osprey'), attitudes: { '0201': 4 } }
    expect(ordersOf(viewOf({ worlds, seats: { red } }))).toMatchObject([{ stance: 'none' }])
  })
  test('CR-3.6e: a fleet goes home before its endurance ends', () => {
    const ships = Array.from({ length: 5 }, () => ({ design: 'Osprey', away: 4, weeks: 4 }))
    const red = { worlds: ['0101'], holdings: { capital: '0101', groups: [{ id: 'group-1', at: '0201', ships }] } }
    expect(ordersOf(viewOf({ worlds, seats: { red } }))).toMatchObject([{ stance: 'none', move: { by: 'jump', to: '0101' } }])
    const fresh = {
      worlds: ['0101'],
      holdings: { capital: '0101', groups: [group('0201', 'Osprey', 'Osprey', 'Osprey', 'Osprey', 'Osprey')] },
    }
    expect(ordersOf(viewOf({ worlds, seats: { red: fresh } }))).toMatchObject([{ stance: 'attack', move: null }])
  })
  test('CR-17.3: at home a fleet attacks equal and smaller ones, abroad only smaller ones, and never larger ones', () => {
    const home = ordersOf(viewOf({ worlds, seats: { red: fleet('Tern') } }))
    expect(home[0]?.answers).toEqual({ larger: 'withdraw', equal: 'attack', smaller: 'attack', fallBack: null })
    const away = ordersOf(viewOf({ worlds, seats: { red: fleet('Osprey', 'Osprey', 'Osprey', 'Osprey', 'Osprey') } }))
    expect(away[0]?.answers).toEqual({ larger: 'withdraw', equal: 'withdraw', smaller: 'attack', fallBack: null })
  })
  test('a world where a stranger stands is no target', () => {
    const red = fleet('Osprey', 'Osprey', 'Osprey', 'Osprey', 'Osprey')
    const blue = { holdings: { groups: [group('0201', 'Tern')] } }
    expect(ordersOf(viewOf({ worlds, seats: { red, blue } }))).toMatchObject([{ stance: 'none' }])
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
