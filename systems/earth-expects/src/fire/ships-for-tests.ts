// Small ships for tests of fire: columns of boxes, bow first, and two ships in one line.

import { addsUp } from '@admiralty/kernel'
import { expect } from 'vitest'
import type { Placed, TestBattle } from '../battle-for-tests.ts'
import type { Design } from '../design/design.ts'
import { drawn } from '../design/design-for-tests.ts'
import type { Position } from '../position.ts'
import { missileOf, shipOf } from '../table.ts'
import { neededToDefend } from './defence.ts'
import { weaponsOf } from './weapons.ts'

/** A ship that is one column of boxes, from the bow at 0,0 down to 0,1 and so on. */
export const column = (boxes: string, more: Partial<Design> = {}): Design => ({
  ...drawn('CT warship', ...[...boxes].flatMap((box) => [box, ''])),
  ...more,
})
/** A column that begins with two laser boxes, each a laser of its own in one array, Y1. */
export const arrayed = (boxes: string): Design => ({
  ...column(boxes),
  boxes: [
    { at: [0, 0], type: 'L', system: 'L1' },
    { at: [0, 1], type: 'L', system: 'L2' },
  ],
  primaries: { L1: [{ at: [0, 0], aim: null }], L2: [{ at: [0, 1], aim: null }] },
  arrays: [{ id: 'Y1', lasers: ['L1', 'L2'], first: 'L1', links: [{ laser: 'L2', to: 'L1', through: [] }] }],
})
/** The ids of all boxes of a design. */
const allOf = ({ boxes }: Design): readonly string[] => boxes.map(({ at }) => at.join())
export const ship = (seat: Placed['seat'], design: Design, more: Partial<Placed> = {}): Placed => ({
  seat,
  design,
  hex: [0, 0],
  power: { lit: allOf(design) },
  ...more,
})
/** Yellow's `a` at the origin facing north, and blue's `b` at that range straight ahead, facing `a`. */
export const inLine = (
  a: Design,
  b: Design,
  range: number,
  more: { a?: Partial<Placed>; b?: Partial<Placed> } = {},
): Position['ships'] => ({
  a: ship('yellow', a, more.a),
  b: ship('blue', b, { hex: [0, -range], facing: 3, ...more.b }),
})
/** `a` has a lock-on to `b`. At range 0, `b` is deemed to be straight ahead. */
export const LOCKED = { locks: { a: ['b'] }, deemed: { 'a b': [0, -1] } } as const
/** The boxes hit, in order. */
export const struck = (battle: TestBattle): readonly string[] =>
  battle.eventsOf('boxesHit').flatMap(({ hits }) => hits.map(({ box }) => box))
export const levelsOf = ({ state }: TestBattle, id: string): Readonly<Record<string, string>> => state.ships[id]?.levels ?? {}
/** A target: a column of that many hull boxes. */
export const hulk = (boxes: number): Design => column('H'.repeat(boxes))

export type Flying = NonNullable<Position['missiles']>[string]
/** A missile from yellow's `a` at blue's `b`, which is at the origin; the missile is at that range ahead of `b`. */
export const missileAt = (range: number, more: Partial<Flying> = {}): Flying => ({
  seat: 'yellow',
  from: 'a',
  target: 'b',
  hex: [0, -range],
  entry: [0, -range - 1],
  launched: 1,
  ...more,
})

export const needed = (battle: TestBattle, sensors = 0): number => {
  const { state } = battle
  const b = shipOf(state, 'b')
  const [weapon] = weaponsOf(state, b)
  if (!weapon) throw new Error('b has no weapon')
  const number = neededToDefend(state, b, weapon, missileOf(state, 'm'), { sensors, chain: null })
  expect(addsUp(number)).toBe(true)
  return number.total
}
