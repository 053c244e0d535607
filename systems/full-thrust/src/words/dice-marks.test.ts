// Which dice of an attack are marked as passed.
import { expect, test } from 'vitest'
import { idsOfKind } from '../design/systems.ts'
import { begin, setupFor } from '../game-for-tests.ts'
import { system } from '../index.ts'
import { mountDice } from './dice-marks.ts'

const { state } = begin(setupFor('cruiser-duel'), null)
const view = system.view(state, 'red')
const [beam = ''] = idsOfKind(view.ships['red-1']?.design ?? never(), 'beam')
function never(): never {
  throw new Error('the duel has changed')
}
const shot = (dice: readonly number[]): Parameters<typeof mountDice>[1] => ({
  type: 'mountFired',
  ship: 'red-1',
  mount: beam,
  target: { kind: 'ship', id: 'blue-1' },
  system: null,
  dice,
  normal: 0,
  penetrating: 0,
  hits: [],
  kills: 0,
})
const passed = (screens: number, dice: readonly number[]) => {
  const there = view.ships['blue-1'] ?? never()
  const design = { ...there.design, screens }
  return mountDice({ ...view, ships: { ...view.ships, 'blue-1': { ...there, design } } }, shot(dice)).map(([, counted]) => counted)
}

test('FT-WPN-02: without screens 4, 5 and 6 pass', () => {
  expect(passed(0, [3, 4, 5])).toEqual([false, true, true])
})
test('FT-WPN-03: a screen stops 4, but not that of a re-rolled die', () => {
  expect(passed(1, [3, 4, 5])).toEqual([false, false, true])
  expect(passed(1, [4, 6, 4])).toEqual([false, true, true])
})
