import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, hexesOf, type OrdersGiven, type Placed, setupWith } from '../battle-for-tests.ts'
import { observe } from '../events.ts'
import { column, ship } from '../fire/ships-for-tests.ts'
import type { Order } from '../orders.ts'
import type { Setup } from '../setup.ts'
import type { Color } from '../shapes.ts'
import { view } from '../view.ts'
import { powerGroups } from './tailing.ts'

const RUNNER = column('PCHe')
const placed = (seat: Color, hex: Hex, more: Partial<Placed> = {}): Placed => ship(seat, RUNNER, { hex, power: undefined, ...more })
/** Half a point of the engine's own, to speed. */
const speedOf = (id: string): Order => ({
  order: 'power',
  ships: { [id]: { lit: [], engines: { E1: { makes: 'speed', boxes: { '0,3': 2 } } }, rapid: [], primaries: {} } },
})
const four = (on: Parameters<typeof setupWith>[0] = []): Setup => {
  const zone = { centre: [0, 0], radius: 9 } as const
  const seat = (color: Color) => ({ seat: color, side: color, budget: 0, zone })
  return setupWith(on, { seats: [seat('yellow'), seat('blue'), seat('red')] })
}
// In line, all facing north: red sails behind blue, blue behind yellow.
const IN_LINE = {
  y: placed('yellow', [0, 0]),
  b: placed('blue', [0, 3]),
  r: placed('red', [0, 6]),
} as const
const powered = (seat: Color, id: string): OrdersGiven => ({ [seat]: speedOf(id) })

describe('tailing', () => {
  test('EE-TAI-02: once all have given power the tailed ship says what went to speed and to manoeuvre, and what came of it', () => {
    const after = battle(IN_LINE, { at: 'power', locks: { b: ['y'] } }, four()).go(powered('yellow', 'y'))
    const [said, ...more] = after.told('powerAnnounced')
    expect(more).toEqual([])
    expect(said).toEqual({
      type: 'powerAnnounced',
      ship: 'y',
      seat: 'yellow',
      listeners: ['blue'],
      points: { speedPower: 2, manoeuvrePower: 0, speed: after.state.secret.yellow?.points.y?.speed, manoeuvre: 0 },
    })
    expect(after.eventTypes.lastIndexOf('powerAllocated')).toBeLessThan(after.eventTypes.indexOf('powerAnnounced'))
    expect(after.asked).toContain('plot')
  })
  test('EE-TAI-02: no lock-on, no word; and none before the bow', () => {
    expect(battle(IN_LINE, { at: 'power' }, four()).go(powered('yellow', 'y')).told('powerAnnounced')).toEqual([])
    const facing = { ...IN_LINE, y: placed('yellow', [0, 0], { facing: 3 }) }
    const before = battle(facing, { at: 'power', locks: { b: ['y'] } }, four()).go(powered('yellow', 'y'))
    expect(before.told('powerAnnounced')).toEqual([])
  })
  test('EE-TAI-01: in one hex it is judged by how they are deemed to lie', () => {
    const told = (deemed: Hex) =>
      battle({ ...IN_LINE, b: placed('blue', [0, 0]) }, { at: 'power', locks: { b: ['y'] }, deemed: { 'b y': deemed } }, four())
        .go(powered('yellow', 'y'))
        .told('powerAnnounced')
    // From b to y: with y to the north b lies behind its stern.
    expect(told([0, -1])).toMatchObject([{ ship: 'y', listeners: ['blue'] }])
    expect(told([0, 1])).toEqual([])
  })
  test.each([
    [[0, 1], true],
    [[1, 1], false],
    [[1, 2], true],
    [[-1, 2], false],
    [[-1, 3], true],
    [[2, 0], false],
    [[0, -1], false],
  ] as const)('EE-TAI-01: from %j off, the rear side is crossed: %s', (hex, behind) => {
    const tailed = battle({ ...IN_LINE, b: placed('blue', hex) }, { at: 'power', locks: { b: ['y'] } }, four()).go(powered('yellow', 'y'))
    expect(tailed.told('powerAnnounced')).toHaveLength(behind ? 1 : 0)
    for (const [facing, turned] of [
      [1, [-hex[1], hex[0] + hex[1]]],
      [3, [-hex[0], -hex[1]]],
    ] as const) {
      const ships = { ...IN_LINE, y: placed('yellow', [0, 0], { facing }), b: placed('blue', turned) }
      const after = battle(ships, { at: 'power', locks: { b: ['y'] } }, four()).go(powered('yellow', 'y'))
      expect(after.told('powerAnnounced')).toHaveLength(behind ? 1 : 0)
    }
  })
  test('EE-TAI-01: neither a friend nor one behind a rock tails', () => {
    const locks = { b: ['y'], w: ['y'] }
    const friend = { ...IN_LINE, w: placed('yellow', [0, 2]), b: placed('blue', [0, -3]) }
    expect(battle(friend, { at: 'power', locks }, four()).go(powered('yellow', 'y')).told('powerAnnounced')).toEqual([])
    const rock = { ...four(), bodies: [hexesOf('surface', [0, 1])] }
    expect(battle(IN_LINE, { at: 'power', locks }, rock).go(powered('yellow', 'y')).told('powerAnnounced')).toEqual([])
  })
  test('EE-REV-04: in reverse its bow is its rear; in the turn of the change both ends are', () => {
    const told = (hex: Hex, more: Partial<Placed>) =>
      battle({ ...IN_LINE, y: placed('yellow', [0, 0], more), b: placed('blue', hex) }, { at: 'power', locks: { b: ['y'] } }, four())
        .go({ yellow: { order: 'power', ships: {} } })
        .told('powerAnnounced').length
    expect([told([0, -3], { reversing: true }), told([0, 3], { reversing: true })]).toEqual([1, 0])
    const changed = { reversing: true, turnedRound: true }
    expect([told([0, -3], changed), told([0, 3], changed), told([3, 0], changed)]).toEqual([1, 1, 0])
  })
  test('EE-TAI-03, EE-GEN-23: only those who tail it hear it, on their view and in the news', () => {
    const after = battle(IN_LINE, { at: 'power', locks: { b: ['y'] } }, four()).go(powered('yellow', 'y'))
    const [said] = after.told('powerAnnounced')
    if (!said) throw new Error('it is tailed')
    expect(observe(said, 'blue')).toMatchObject({ points: { speedPower: 2 } })
    expect(observe(said, 'red')).toBeUndefined()
    expect(observe(said, 'public')).toBeUndefined()
    expect(view(after.state, 'blue').secret.blue?.heard.y).toMatchObject({ speedPower: 2 })
    expect(JSON.stringify(view(after.state, 'red'))).not.toContain('"speedPower":2')
  })
})

describe('improved tailing', () => {
  const groups = (locks: Readonly<Record<string, readonly string[]>>, ships: Readonly<Record<string, Placed>> = IN_LINE, on = true) =>
    powerGroups(battle(ships, { at: 'power', locks }, four(on ? ['improvedTailing'] : [])).state)

  test('EE-ITL-01: who tails gives power after those whose power it hears', () => {
    expect(groups({ b: ['y'], r: ['b'] })).toEqual([['yellow'], ['blue'], ['red']])
    expect(groups({ b: ['y'] })).toEqual([['yellow', 'red'], ['blue']])
  })
  test('EE-ITL-01: without the option all give power together', () => {
    expect(groups({ b: ['y'], r: ['b'] }, IN_LINE, false)).toEqual([['yellow', 'blue', 'red']])
  })
  test('EE-ITL-01: when it is asked it has heard', () => {
    const first = battle(IN_LINE, { at: 'announce', locks: { b: ['y'] } }, four(['improvedTailing'])).until('power')
    expect(first.asked).toBe('yellow+red: power')
    const second = first.go(powered('yellow', 'y'))
    expect(second.asked).toBe('blue: power')
    expect(view(second.state, 'blue').secret.blue?.heard.y).toMatchObject({ speedPower: 2 })
    expect(first.told('powerAnnounced')).toEqual([])
    // What has been told is not told again once the others have given power.
    expect(second.go(powered('blue', 'b')).told('powerAnnounced')).toEqual([])
    expect(second.told('powerAnnounced')).toHaveLength(1)
  })
  test('EE-ITL-02: those on a cycle, and behind it, give power together as without the option', () => {
    // Back to back: each lies behind the other.
    const ships = { y: placed('yellow', [0, 0]), b: placed('blue', [0, 3], { facing: 3 }), r: placed('red', [0, -3]) }
    expect(groups({ b: ['y'], y: ['b'] }, ships)).toEqual([['red'], ['yellow', 'blue']])
    const third = { ...ships, r: placed('red', [0, 6]) }
    expect(groups({ b: ['y'], y: ['b'], r: ['y'] }, third)).toEqual([['yellow', 'blue', 'red']])
  })
})

describe('sides of several seats', () => {
  test('EE-TAI-02: what is told to one that tails, all of its side hear, as all of it see', () => {
    const setup = four()
    const allied: Setup = { ...setup, seats: setup.seats.map((place) => (place.seat === 'red' ? { ...place, side: 'blue' } : place)) }
    const ships = { ...IN_LINE, r: placed('red', [20, 20]), y: placed('yellow', [0, 0], { points: { speedPower: 2 } }) }
    const told = battle(ships, { locks: { b: ['y'] }, at: [{ step: 'tailing' }, { step: 'plot' }] }, allied)
    const [said] = told.told('powerAnnounced')
    expect(said?.listeners).toEqual(['blue', 'red'])
    for (const seat of ['blue', 'red'] as const) {
      expect(said && observe(said, seat)).toBe(said)
      expect(view(told.state, seat).secret[seat]?.heard.y).toMatchObject({ speedPower: 2 })
    }
  })
})
