// Conditions of escape (EE-GEN-21) other than speed and range.
import { expect, test } from 'vitest'
import { battle, type Placed, setupWith } from '../battle-for-tests.ts'
import { column } from '../fire/ships-for-tests.ts'
import type { Position } from '../position.ts'

const RUNNER: Placed = { seat: 'blue', design: 'Icarus', hex: [0, 90] }
const HUNTER: Placed = { seat: 'yellow', design: 'Needle', hex: [0, 0] }
/** Whether blue wins at the end of the turn. */
function escapes(ships: Position['ships'], missiles: Position['missiles'] = {}, names: readonly string[] = ['b']): boolean {
  const objectives = [{ aim: 'escape', side: 'blue', ships: names }] as const
  const ended = battle(ships, { turn: 2, missiles, at: [{ step: 'turnEnd' }] }, setupWith([], { objectives }))
  return ended.state.outcome?.winners.join() === 'blue'
}

test('EE-GEN-21: only a missile against the ship itself prevents its escape', () => {
  const missile = (target: string) => ({ m: { seat: 'yellow', from: 'a', target, hex: [0, 50], launched: 1 } }) as const
  const ships = { a: HUNTER, b: RUNNER, c: { ...RUNNER, hex: [0, 91] as const } }
  expect([escapes(ships), escapes(ships, missile('b')), escapes(ships, missile('c'))]).toEqual([true, false, true])
})
test('EE-GEN-21, EE-HID-01: a hidden armed enemy prevents an escape', () => {
  const hider: Placed = { ...HUNTER, hex: [0, -5], hidden: true }
  expect(escapes({ a: HUNTER, h: hider, b: RUNNER })).toBe(false)
  expect(escapes({ a: HUNTER, h: { ...hider, seat: 'blue' }, b: RUNNER })).toBe(true)
})
test('EE-GEN-21: a weapon without a box left reaches nothing', () => {
  // A railgun reaches to range 5 without a lock-on, an ion cannon of one box to range 3.
  const crippled = (levels: Placed['levels']): Placed => ({ ...HUNTER, design: column('riC'), hex: [0, 86], levels })
  expect([escapes({ a: crippled({}), b: RUNNER }), escapes({ a: crippled({ '0,0': 'destroyed' }), b: RUNNER })]).toEqual([false, true])
})
test('EE-GEN-21: destroyed and absent ships do not escape', () => {
  expect(escapes({ a: HUNTER, b: { ...RUNNER, status: 'destroyed' } })).toBe(false)
  expect(escapes({ a: HUNTER, b: RUNNER }, {}, ['nobody'])).toBe(false)
  expect(escapes({ a: HUNTER, b: RUNNER }, {}, ['nobody', 'b'])).toBe(true)
})
