import { type Choices, diceOf } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { sole } from '../battle-for-tests.ts'
import type { Design } from '../design/design.ts'
import { drawn } from '../design/design-for-tests.ts'
import { shipNamed } from '../design/ready.ts'
import { determinize } from '../determinize.ts'
import { column } from '../fire/ships-for-tests.ts'
import { system, view } from '../game.ts'
import type { Order } from '../orders.ts'
import { asBefore, NOTHING } from '../power/questions.ts'
import { isDocking } from '../power/supply.ts'
import { inShipFrame } from '../record/arcs.ts'
import type { State } from '../state.ts'
import { flying, isActive, shipOf, usable } from '../table.ts'
import { words } from '../words.ts'
import { lostShare } from './losses.ts'
import { scenarios } from './scenarios.ts'
import { powerAtStart } from './under-way.ts'

const none = diceOf(() => [])
function opened(id: string, choices: Choices): State {
  const setup = scenarios.find((one) => one.id === id)?.setup(choices)
  if (!setup || 'reason' in setup) throw new Error(`no battle ${id}`)
  return system.begin({ setup, position: null }, none).state
}
const shop = (speed: number): State => opened('purchase', { budget: 24, speed })
/** All answer; seats without an order give the default one. */
function answered(state: State, orders: Readonly<Record<string, Order>>): State {
  const [call] = state.play.calls
  if (!call) throw new Error('no call is open')
  const all = Object.fromEntries(call.seats.map((seat) => [seat, orders[seat] ?? sole.defaultOrder(view(state, seat))]))
  return system.resolve(state, call, all, none).state
}
const buys = (...designs: readonly Design[]): Order => ({ order: 'fleet', ships: designs.map((design) => ({ design, crew: 'standard' })) })
/** The speed power at the start of yellow's bought ships. */
function cameOn(speed: number, ...designs: readonly Design[]): readonly (number | undefined)[] {
  const state = answered(answered(shop(speed), { yellow: buys(...designs) }), {})
  return designs.map((_, at) => state.secret.yellow?.before[`yellow-0${at + 1}`])
}

test('EE-SEQ-02: a ship that is placed is sound and at rest, and does nothing yet', () => {
  const state = answered(answered(shop(0), { yellow: buys(shipNamed('Bolt'), shipNamed('Bolt')) }), {})
  const ship = shipOf(state, 'yellow-01')
  expect([ship.number, shipOf(state, 'yellow-02').number]).toEqual([1, 2])
  expect([flying(ship), isActive(ship), isDocking(state, ship)]).toEqual([true, true, false])
  expect(ship.design.boxes.every(({ at }) => usable(ship, at.join()))).toBe(true)
  expect(lostShare(state, 'yellow')).toBe(0)
  expect(asBefore(ship)).toEqual(NOTHING)
  expect(inShipFrame([1, -2], ship)).toEqual(inShipFrame([1, -2], { facing: ship.facing, mirrored: false }))
  // Nothing that it did makes a lock-on easier or breaks off docking.
  expect([ship.loud, ship.deeds.hurt, ship.deeds.fired, ship.turnedRound, ship.unmasked]).toEqual([false, false, [], false, false])
  expect([ship.lastSpeed, ship.drifted]).toEqual([0, 0])
})

describe('the starting speed of bought ships', () => {
  const [bolt, freighter] = [shipNamed('Bolt'), shipNamed('Oxbow')]
  test('EE-ENG-10: is the chosen speed, in power by the cost of a point', () => {
    expect(cameOn(0, bolt, freighter)).toEqual([0, 0])
    expect(cameOn(1, bolt, freighter)).toEqual([1, 8])
    expect(cameOn(2, bolt)).toEqual([2])
  })
  test('EE-ENG-10: is limited by engines and power boxes', () => {
    const engined = (boxes: string): Design => drawn('CT warship', ...[...boxes].flatMap((box) => [box, '']))
    // A speed point costs a corvette 1/4 power.
    expect(cameOn(4, engined('CPPPLLLe'))).toEqual([2])
    expect(cameOn(4, engined('CPPPE'), engined('CPPPe'), engined('CPPP'), engined('CE'), engined('Ce'))).toEqual([4, 2, 0, 0, 2])
  })
  test('EE-ENG-10: is the most that the engine makes if more is agreed, in whole points', () => {
    const state = shop(1)
    const fast: State = { ...state, setup: { ...state.setup, seats: state.setup.seats.map((seat) => ({ ...seat, speed: 9 })) } }
    const start = (boxes: string, hull: string) =>
      powerAtStart(fast, { id: 'yellow-01', seat: 'yellow', design: column(boxes, { hull }), landing: 'none' })
    // A corvette's point costs 1/4 power, a heavy cruiser's 1.
    expect([start('EPPP', 'CT'), start('EEPPPP', 'CT'), start('EEPPPP', 'CA'), start('EEePPPP', 'CA')]).toEqual([4, 8, 8, 8])
  })
  test('EE-ENG-10: of a ship that the scenario does not name is 0 without an agreed speed', () => {
    const state = opened('duel', {})
    expect(powerAtStart(state, { id: 'yellow-01', seat: 'yellow', design: bolt, landing: 'none' })).toBe(0)
  })
  test('EE-BAS-03, EE-ENG-10: is 0 for a base', () => {
    expect(cameOn(3, { ...column('PPEC'), base: true })).toEqual([0])
  })
  test('EE-SUR-02, EE-ENG-10: is 0 in low flight', () => {
    const state = shop(2)
    const low = { id: 'yellow-01', seat: 'yellow', design: bolt } as const
    expect([powerAtStart(state, { ...low, landing: 'none' }), powerAtStart(state, { ...low, landing: 'low' })]).toEqual([2, 0])
  })
  test('EE-ENG-10: does not apply to ships of the scenario', () => {
    const state = opened('duel', { speed: 4 })
    expect(answered(state, {}).secret.yellow?.before.vigilance).toBe(8)
    expect(state.setup.seats.some((seat) => 'speed' in seat)).toBe(false)
  })
  test('EE-ENG-10: can be chosen in all battles with purchase, and an unknown speed is 0', () => {
    const offers = scenarios.filter(({ options }) => options.includes('speed')).map(({ id }) => id)
    expect(offers.toSorted()).toEqual(['allies', 'comet', 'interface', 'jupiter', 'purchase', 'three'])
    expect(opened('three', { fleets: 'bought', speed: 2 }).setup.seats.map(({ speed }) => speed)).toEqual([2, 2, 2])
    expect(shop(99).setup.seats.map(({ speed }) => speed)).toEqual([undefined, undefined])
  })
  test('EE-ENG-10: is public and named in the question', () => {
    const placed = answered(answered(shop(2), { yellow: buys(bolt) }), {})
    expect(
      determinize(
        view(placed, 'blue'),
        diceOf((count) => Array.from({ length: count }, () => 1)),
      ).secret.yellow?.before['yellow-01'],
    ).toBe(2)
    expect(words.question(view(answered(shop(2), {}), 'yellow'), null)?.text).toContain('at speed 2')
    expect(words.question(view(answered(shop(0), {}), 'yellow'), null)?.text).not.toContain('speed')
  })
})
