import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { battle, type Placed, setupWith } from '../battle-for-tests.ts'
import { view } from '../game.ts'
import { policy } from './policy.ts'

const raider: Placed = { seat: 'yellow', design: 'Corsair', hex: [0, 0], hidden: true }
/** Whether the bot's first proposal gives the raider no power at all. */
function dark(ships: Readonly<Record<string, Placed>>, setup = setupWith()): boolean {
  const { state } = battle(ships, { turn: 2, at: 'announce' }, setup).until('power')
  const [order] = policy.propose(view(state, 'yellow'), seededDice(1))
  if (order?.order !== 'power') throw new Error('the first proposal is not an allocation of power')
  const { lit = ['none'], engines = {} } = order.ships.raider ?? {}
  return lit.length === 0 && Object.keys(engines).length === 0
}
const packet = (hex: Placed['hex'], facing: Placed['facing']): Placed => ({
  seat: 'blue',
  design: 'Paloma',
  hex,
  facing,
  before: 8,
  lastSpeed: 2,
})

test('EE-HID-02, EE-HID-03: a hidden ship uses no power while its prey is far, and attacks when the prey is near', () => {
  expect(dark({ raider, prey: packet([0, 20], 0) })).toBe(true)
  expect(dark({ raider, prey: packet([0, 4], 0) })).toBe(false)
})
test('EE-HID-03: a hidden ship attacks when its prey moves away', () => {
  expect(dark({ raider, prey: packet([0, 9], 0) })).toBe(true)
  expect(dark({ raider, prey: packet([0, 9], 3) })).toBe(false)
})
test('EE-HID-03: a hidden ship stays hidden from ships that are not an objective', () => {
  const setup = setupWith([], { objectives: [{ aim: 'destroy', side: 'yellow', ships: ['prey'] }, { aim: 'lastArmed' }] })
  const scout: Placed = { seat: 'blue', design: 'Whisper', hex: [0, 3], facing: 0, before: 4, lastSpeed: 1 }
  expect(dark({ raider, scout, prey: packet([0, 20], 0) }, setup)).toBe(true)
  expect(dark({ raider, scout, prey: packet([0, 20], 0) })).toBe(false)
})
test('EE-HID-07: a ship that was found uses power again', () => {
  expect(dark({ raider: { ...raider, hidden: false }, prey: packet([0, 20], 0) })).toBe(false)
})
