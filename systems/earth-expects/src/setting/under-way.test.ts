import type { OptionValue } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { drawn } from '../design/design-for-tests.ts'
import { shipNamed } from '../design/ready.ts'
import { determinize } from '../determinize.ts'
import { column } from '../fire/ships-for-tests.ts'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import { system } from '../system.ts'
import { view } from '../view.ts'
import { words } from '../words.ts'
import { scenarios } from './scenarios.ts'
import { powerAtStart } from './under-way.ts'

const none = { roll: () => [] }
function opened(id: string, choices: Readonly<Record<string, OptionValue>>): State {
  const setup = scenarios.find((one) => one.id === id)?.setup(choices)
  if (!setup || 'reason' in setup) throw new Error(`no battle ${id}`)
  return system.begin({ setup, position: null }, none).state
}
const shop = (speed: number): State => opened('purchase', { budget: 24, speed })
/** Everybody answers; who is not named does what stands. */
function answered(state: State, orders: Readonly<Record<string, Order>>): State {
  const [call] = state.play.calls
  if (!call) throw new Error('nobody is asked')
  const all = Object.fromEntries(call.seats.map((seat) => [seat, orders[seat] ?? system.defaultOrder(view(state, seat))]))
  return system.resolve(state, call, all, none).state
}
const buys = (...designs: readonly Design[]): Order => ({ order: 'fleet', ships: designs.map((design) => ({ design, crew: 'standard' })) })
/** Yellow's ships in the first turn, and with how much power they came. */
function cameOn(speed: number, ...designs: readonly Design[]): readonly (number | undefined)[] {
  const state = answered(answered(shop(speed), { yellow: buys(...designs) }), {})
  return designs.map((_, at) => state.secret.yellow?.before[`yellow-0${at + 1}`])
}

describe('bought ships come on', () => {
  const [bolt, freighter] = [shipNamed('Bolt'), shipNamed('Oxbow')]
  test('EE-ENG-10: at the speed that was agreed, in power by what a point costs them', () => {
    expect(cameOn(0, bolt, freighter)).toEqual([0, 0])
    expect(cameOn(1, bolt, freighter)).toEqual([1, 8])
    expect(cameOn(2, bolt)).toEqual([2])
  })
  test('EE-ENG-10: as fast as engine and power boxes allow, where that is less', () => {
    const engined = (boxes: string): Design => drawn('CT warship', ...[...boxes].flatMap((box) => [box, '']))
    // A point costs a corvette a quarter of power.
    expect(cameOn(4, engined('CPPPE'), engined('CPPPe'), engined('CPPP'), engined('CE'), engined('Ce'))).toEqual([4, 2, 0, 0, 2])
  })
  test('EE-BAS-03, EE-ENG-10: a base lies still', () => {
    expect(cameOn(3, { ...column('PPEC'), base: true })).toEqual([0])
  })
  test('EE-SUR-02, EE-ENG-10: so does a ship low over ground', () => {
    const state = shop(2)
    const low = { id: 'yellow-01', seat: 'yellow', design: bolt } as const
    expect([powerAtStart(state, { ...low, landing: 'none' }), powerAtStart(state, { ...low, landing: 'low' })]).toEqual([2, 0])
  })
  test('EE-ENG-10: ships of the scenario come as it says', () => {
    const state = opened('duel', { speed: 4 })
    expect(answered(state, {}).secret.yellow?.before.vigilance).toBe(8)
    expect(state.setup.seats.some((seat) => 'speed' in seat)).toBe(false)
  })
  test('EE-ENG-10: it can be agreed wherever ships are bought, and an unknown speed is none', () => {
    const offers = scenarios.filter(({ options }) => options.includes('speed')).map(({ id }) => id)
    expect(offers.toSorted()).toEqual(['allies', 'comet', 'interface', 'jupiter', 'purchase', 'three'])
    expect(opened('three', { fleets: 'bought', speed: 2 }).setup.seats.map(({ speed }) => speed)).toEqual([2, 2, 2])
    expect(shop(99).setup.seats.map(({ speed }) => speed)).toEqual([undefined, undefined])
  })
  test('EE-ENG-10: everybody knows how fast an enemy comes, and his owner is told what was agreed', () => {
    const placed = answered(answered(shop(2), { yellow: buys(bolt) }), {})
    expect(
      determinize(view(placed, 'blue'), { roll: (count) => Array.from({ length: count }, () => 1) }).secret.yellow?.before['yellow-01'],
    ).toBe(2)
    expect(words.question(view(answered(shop(2), {}), 'yellow'), null)?.text).toContain('at speed 2')
    expect(words.question(view(answered(shop(0), {}), 'yellow'), null)?.text).not.toContain('speed')
  })
})
