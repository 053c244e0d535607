import { expect, test } from 'vitest'
import { battle } from '../../src/battle-for-tests.ts'
import type { Observation } from '../../src/chapter.ts'
import { shipOf } from '../../src/table.ts'
import { trailOf, trailPath } from './trail.ts'

const { state } = battle({ v: { seat: 'yellow', design: 'Vigilance', hex: [0, 0] }, i: { seat: 'blue', design: 'Icarus', hex: [1, -4] } })
const [vigilance, icarus] = ['v', 'i'].map((id) => shipOf(state, id))
const struck = (ship: string, ...boxes: readonly string[]) => ({
  type: 'boxesHit',
  ship,
  hits: boxes.map((box) => ({ box })),
  beneath: null,
})
/** Observations with the fields that the trail reads. */
const trail = (ship: typeof icarus, ...observations: readonly object[]) => (ship ? trailOf(observations as Observation[], ship) : null)

test('EE-ION-07, EE-LAS-08: the trail of the last attack on a ship stays while the next attack is rolled and aimed', () => {
  const ions = [{ type: 'attackRolled' }, struck('i', '0,-2', '0,-1'), struck('i', '1,-1')]
  expect(trail(icarus, ...ions)).toEqual(['0,-2', '0,-1', '1,-1'])
  expect(trail(icarus, ...ions, { type: 'attackRolled' }, { type: 'rowChosen' })).toEqual(['0,-2', '0,-1', '1,-1'])
  expect(trail(icarus, ...ions, { type: 'attackRolled' }, struck('i', '2,1'))).toEqual(['2,1'])
  expect(trail(vigilance, ...ions)).toEqual([])
})
test('the trail disappears when ships move or new fire is revealed', () => {
  const shot = [{ type: 'attackRolled' }, struck('i', '0,-2')]
  for (const type of ['shipFlew', 'fireRevealed']) expect(trail(icarus, ...shot, { type })).toEqual([])
})
test('a box that is hit twice in a row gets a small loop', () => {
  const [one, other] = [
    { x: 0, y: 0 },
    { x: 30, y: 52 },
  ]
  expect(trailPath([one, other, other, one])).toBe('M0 0L30 52c14 -26 -14 -26 0 0L0 0')
})
