// Positions in which the bots of Solar Flare once erred.
import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import type { Position } from '../position.ts'
import { policy } from './policy.ts'
import { pressure, sightAmong } from './pressure.ts'

const setup = system.scenarios.find(({ id }) => id === 'duel')?.setup({})
if (!setup || 'rule' in setup) throw new Error('the duel has a setup')
const DUEL = setup
type Tiles = NonNullable<Position['tiles']>
/** Red looks north, towards Blue five hexes away. */
function duelWith(tiles: Tiles) {
  const ships = { 'red-1': { seat: 'red', hex: [0, 3], facing: 0 }, 'blue-1': { seat: 'blue', hex: [0, -2], facing: 3 } } as const
  const { state } = system.begin({ setup: DUEL, position: { ships, tiles } }, seededDice(1))
  const [red, blue] = [state.ships['red-1'], state.ships['blue-1']]
  if (!red || !blue) throw new Error('both ships are there')
  return { state, red, blue }
}
const MOON: Tiles = [{ kind: 'moon', at: [0, 0], turns: 0 }]

test('SF-LOA-05: a moon on the line leaves no pressure, and a free line leaves all of it', () => {
  const [free, blocked] = [[], MOON].map((tiles) => {
    const { state, red, blue } = duelWith(tiles)
    return pressure(red, red, blue, blue, sightAmong(state, []))
  })
  const { red, blue } = duelWith([])
  expect([free, blocked]).toEqual([pressure(red, red, blue), 0])
  expect(free).toBeGreaterThan(0)
})
test('SF-BEM-03: in haste a ship fires at what bears, with half of its charges, and does not end the phase', () => {
  const { state } = duelWith([])
  const [call] = system.openCalls(state)
  const [seat] = call?.seats ?? []
  if (!call || seat === undefined) throw new Error('somebody is asked')
  const view = system.view(state, seat)
  const [careful, hasty] = [policy.propose(view, seededDice(1)), policy.hasty(view, seededDice(1))].map(([order]) => order)
  if (careful?.order !== 'fire' || hasty?.order !== 'fire') throw new Error(`the ship fires: ${careful?.order}, ${hasty?.order}`)
  expect(hasty.charges).toBe(Math.ceil(careful.charges / 2))
})
