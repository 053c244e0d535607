import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, hexesOf, type OrdersGiven, type Placed, setupWith } from '../battle-for-tests.ts'
import { column, ship } from '../fire/ships-for-tests.ts'
import { observe, view } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Setup } from '../setup.ts'
import type { Color } from '../shapes.ts'
import { powerGroups } from './tailing.ts'

const RUNNER = column('PCHe')
const placed = (seat: Color, hex: Hex, more: Partial<Placed> = {}): Placed => ship(seat, RUNNER, { hex, power: undefined, ...more })
/** Power that uses only the half engine's own supply, for speed. */
const speedOf = (id: string): Order => ({
  order: 'power',
  ships: { [id]: { lit: [], engines: { E1: { makes: 'speed', boxes: { '0,3': 2 } } }, rapid: [], primaries: {} } },
})
const four = (on: Parameters<typeof setupWith>[0] = []): Setup => {
  const zone = { centre: [0, 0], radius: 9 } as const
  const seat = (color: Color) => ({ seat: color, side: color, budget: 0, zone })
  return setupWith(on, { seats: [seat('yellow'), seat('blue'), seat('red')] })
}
// In line, all facing north: red behind blue, blue behind yellow.
const IN_LINE = {
  y: placed('yellow', [0, 0]),
  b: placed('blue', [0, 3]),
  r: placed('red', [0, 6]),
} as const
const powered = (seat: Color, id: string): OrdersGiven => ({ [seat]: speedOf(id) })

describe('tailing', () => {
  test('EE-TAI-02: after power is allocated, a tailed ship announces its speed and manoeuvre power and points', () => {
    const after = battle(IN_LINE, { at: 'power', locks: { b: ['y'] } }, four()).go(powered('yellow', 'y'))
    const [event, ...more] = after.eventsOf('powerAnnounced')
    expect(more).toEqual([])
    expect(event).toEqual({
      type: 'powerAnnounced',
      ship: 'y',
      seat: 'yellow',
      listeners: ['blue'],
      points: { speedPower: 2, manoeuvrePower: 0, speed: after.state.secret.yellow?.points.y?.speed, manoeuvre: 0 },
    })
    expect(after.eventTypes.lastIndexOf('powerAllocated')).toBeLessThan(after.eventTypes.indexOf('powerAnnounced'))
    expect(after.asked).toContain('plot')
  })
  test('EE-TAI-02: a ship is not tailed without a lock-on or from ahead', () => {
    expect(battle(IN_LINE, { at: 'power' }, four()).go(powered('yellow', 'y')).eventsOf('powerAnnounced')).toEqual([])
    const facing = { ...IN_LINE, y: placed('yellow', [0, 0], { facing: 3 }) }
    const before = battle(facing, { at: 'power', locks: { b: ['y'] } }, four()).go(powered('yellow', 'y'))
    expect(before.eventsOf('powerAnnounced')).toEqual([])
  })
  test('EE-TAI-01: in one hex the deemed displacement decides', () => {
    const announced = (deemed: Hex) =>
      battle({ ...IN_LINE, b: placed('blue', [0, 0]) }, { at: 'power', locks: { b: ['y'] }, deemed: { 'b y': deemed } }, four())
        .go(powered('yellow', 'y'))
        .eventsOf('powerAnnounced')
    // From b to y: if y is to the north, b is behind its stern.
    expect(announced([0, -1])).toMatchObject([{ ship: 'y', listeners: ['blue'] }])
    expect(announced([0, 1])).toEqual([])
  })
  test.each([
    [[0, 1], true],
    [[1, 1], false],
    [[1, 2], true],
    [[-1, 2], false],
    [[-1, 3], true],
    [[2, 0], false],
    [[0, -1], false],
  ] as const)('EE-TAI-01: a line from %j crosses the rear side: %s', (hex, behind) => {
    const tailed = battle({ ...IN_LINE, b: placed('blue', hex) }, { at: 'power', locks: { b: ['y'] } }, four()).go(powered('yellow', 'y'))
    expect(tailed.eventsOf('powerAnnounced')).toHaveLength(behind ? 1 : 0)
    for (const [facing, turned] of [
      [1, [-hex[1], hex[0] + hex[1]]],
      [3, [-hex[0], -hex[1]]],
    ] as const) {
      const ships = { ...IN_LINE, y: placed('yellow', [0, 0], { facing }), b: placed('blue', turned) }
      const after = battle(ships, { at: 'power', locks: { b: ['y'] } }, four()).go(powered('yellow', 'y'))
      expect(after.eventsOf('powerAnnounced')).toHaveLength(behind ? 1 : 0)
    }
  })
  test('EE-TAI-01: neither an ally nor a ship behind a surface hex tails', () => {
    const locks = { b: ['y'], w: ['y'] }
    const friend = { ...IN_LINE, w: placed('yellow', [0, 2]), b: placed('blue', [0, -3]) }
    expect(battle(friend, { at: 'power', locks }, four()).go(powered('yellow', 'y')).eventsOf('powerAnnounced')).toEqual([])
    const rock = { ...four(), bodies: [hexesOf('surface', [0, 1])] }
    expect(battle(IN_LINE, { at: 'power', locks }, rock).go(powered('yellow', 'y')).eventsOf('powerAnnounced')).toEqual([])
  })
  test('EE-REV-04: in reverse the bow is the rear; in the turn of change both ends are', () => {
    const announced = (hex: Hex, more: Partial<Placed>) =>
      battle({ ...IN_LINE, y: placed('yellow', [0, 0], more), b: placed('blue', hex) }, { at: 'power', locks: { b: ['y'] } }, four())
        .go({ yellow: { order: 'power', ships: {} } })
        .eventsOf('powerAnnounced').length
    expect([announced([0, -3], { reversing: true }), announced([0, 3], { reversing: true })]).toEqual([1, 0])
    const changed = { reversing: true, turnedRound: true }
    expect([announced([0, -3], changed), announced([0, 3], changed), announced([3, 0], changed)]).toEqual([1, 1, 0])
  })
  test('EE-TAI-03, EE-GEN-23: only tailing seats receive the announcement', () => {
    const after = battle(IN_LINE, { at: 'power', locks: { b: ['y'] } }, four()).go(powered('yellow', 'y'))
    const [event] = after.eventsOf('powerAnnounced')
    if (!event) throw new Error('nothing was announced')
    expect(observe(event, 'blue')).toMatchObject({ points: { speedPower: 2 } })
    expect(observe(event, 'red')).toBeUndefined()
    expect(observe(event, 'public')).toBeUndefined()
    expect(view(after.state, 'blue').secret.blue?.heard.y).toMatchObject({ speedPower: 2 })
    expect(JSON.stringify(view(after.state, 'red'))).not.toContain('"speedPower":2')
  })
})

describe('improved tailing', () => {
  const groups = (locks: Readonly<Record<string, readonly string[]>>, ships: Readonly<Record<string, Placed>> = IN_LINE, on = true) =>
    powerGroups(battle(ships, { at: 'power', locks }, four(on ? ['improvedTailing'] : [])).state)

  test('EE-ITL-01: a seat that tails allocates power after the seats it tails', () => {
    expect(groups({ b: ['y'], r: ['b'] })).toEqual([['yellow'], ['blue'], ['red']])
    expect(groups({ b: ['y'] })).toEqual([['yellow', 'red'], ['blue']])
  })
  test('EE-ITL-01: without the option all seats allocate together', () => {
    expect(groups({ b: ['y'], r: ['b'] }, IN_LINE, false)).toEqual([['yellow', 'blue', 'red']])
  })
  test('EE-ITL-01: a tailing seat knows the announcement when it allocates', () => {
    const first = battle(IN_LINE, { at: 'announce', locks: { b: ['y'] } }, four(['improvedTailing'])).until('power')
    expect(first.asked).toBe('yellow+red: power')
    const second = first.go(powered('yellow', 'y'))
    expect(second.asked).toBe('blue: power')
    expect(view(second.state, 'blue').secret.blue?.heard.y).toMatchObject({ speedPower: 2 })
    expect(first.eventsOf('powerAnnounced')).toEqual([])
    // An announcement is not repeated after the other seats allocate.
    expect(second.go(powered('blue', 'b')).eventsOf('powerAnnounced')).toEqual([])
    expect(second.eventsOf('powerAnnounced')).toHaveLength(1)
  })
  test('EE-ITL-02: seats on or behind a cycle allocate together', () => {
    // Back to back: each is behind the other.
    const ships = { y: placed('yellow', [0, 0]), b: placed('blue', [0, 3], { facing: 3 }), r: placed('red', [0, -3]) }
    expect(groups({ b: ['y'], y: ['b'] }, ships)).toEqual([['red'], ['yellow', 'blue']])
    const third = { ...ships, r: placed('red', [0, 6]) }
    expect(groups({ b: ['y'], y: ['b'], r: ['y'] }, third)).toEqual([['yellow', 'blue', 'red']])
  })
})

describe('sides of several seats', () => {
  test('EE-TAI-02: all seats of the tailing side receive the announcement', () => {
    const setup = four()
    const allied: Setup = { ...setup, seats: setup.seats.map((place) => (place.seat === 'red' ? { ...place, side: 'blue' } : place)) }
    const ships = { ...IN_LINE, r: placed('red', [20, 20]), y: placed('yellow', [0, 0], { points: { speedPower: 2 } }) }
    const after = battle(ships, { locks: { b: ['y'] }, at: [{ step: 'tailing' }, { step: 'plot' }] }, allied)
    const [event] = after.eventsOf('powerAnnounced')
    expect(event?.listeners).toEqual(['blue', 'red'])
    for (const seat of ['blue', 'red'] as const) {
      expect(event && observe(event, seat)).toBe(event)
      expect(view(after.state, seat).secret[seat]?.heard.y).toMatchObject({ speedPower: 2 })
    }
  })
})
