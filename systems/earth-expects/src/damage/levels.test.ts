// Which ships count as hit, and which events report the hits (EE-DOC-03, EE-DOC-11, EE-AST-04).
import { describe, expect, test } from 'vitest'
import { battle, fire, hexesOf, type Placed, row, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { column, hulk, inLine, LOCKED, ship } from '../fire/ships-for-tests.ts'
import type { Ship } from '../state.ts'

const LASER = column('lC')
/** A laser shot at range 1 with a die of 2: one point of damage. */
const shot = (deeds: Partial<Ship['deeds']>, ...rolls: readonly number[]): TestBattle =>
  battle(inLine(LASER, hulk(2), 1, { b: { deeds } as Partial<Placed> }), LOCKED).go(fire('a', 'L1@b'), 2, row(0, 'left'), ...rolls)

describe('being hit', () => {
  test('EE-DOC-03: a ship that takes a point counts as hit this turn', () => {
    expect(shot({}, 3, 4).state.ships.b?.deeds.hurt).toBe(true)
  })
  test('EE-DOC-03: wasted points do not make a ship count as hit', () => {
    const missed = shot({}, 6, 6)
    expect(missed.eventsOf('boxesHit')).toMatchObject([{ ship: 'b', hits: [], wasted: 1 }])
    expect(missed.state.ships.b?.deeds.hurt).toBe(false)
    expect(shot({ hurt: true }, 6, 6).state.ships.b?.deeds.hurt).toBe(true)
  })
})

describe('events of a hit', () => {
  const docked = (of: Placed, to: string, offset: readonly [number, number], active: boolean): Placed => ({
    ...of,
    docked: [{ to, offset, active }],
  })
  test('EE-DOC-11: on a joint record only the ship that was hit gets an event', () => {
    const ships = {
      a: ship('yellow', LASER),
      b: docked(ship('blue', hulk(2), { hex: [0, -1], facing: 3 }), 'c', [1, 0], true),
      c: docked(ship('blue', hulk(2), { hex: [0, -1], facing: 3 }), 'b', [-1, 0], false),
    }
    const aside = battle(ships, LOCKED).go(fire('a', 'L1@b'), 2, row(1, 'left'), 3, 4)
    expect(aside.eventsOf('boxesHit')).toMatchObject([{ ship: 'c', hits: [{ box: '0,0' }], wasted: 0 }])
    // Three points hit c and one drifts off: the event of the target reports the wasted point once.
    const off = battle(ships, LOCKED).go(fire('a', 'L1@b'), 5, row(1, 'left'), 3, 4, 3, 6, 3, 4)
    expect(off.eventsOf('boxesHit').map(({ ship: id, hits, wasted }) => [id, hits.length, wasted])).toEqual([
      ['b', 0, 1],
      ['c', 3, 0],
    ])
  })
})

test('EE-AST-04, EE-AST-08: a ship without boxes takes no damage from asteroids and is destroyed', () => {
  const levels = { '0,0': 'destroyed' } as const
  const rocks = setupWith([], { bodies: [hexesOf('dense', [0, -1])] })
  const points = { speedPower: 8, manoeuvrePower: 0, speed: 2, manoeuvre: 0, unspent: 0 }
  const flown = battle(
    { a: ship('yellow', hulk(1), { levels, points }), b: ship('blue', hulk(1), { hex: [20, 20] }) },
    { at: 'plot' },
    rocks,
  ).go({ order: 'plot', ships: { a: { path: 'FF', glide: false } } }, 1, 3)
  expect(flown.eventsOf('boxesHit')).toEqual([])
  expect(flown.state.ships.a?.status).toBe('destroyed')
})
