// Adds up weapons by hex, and names what is shaded and what is outlined.
import { expect, test } from 'vitest'
import { plannedReach } from './planned-reach.ts'

const levelOf = (mean: number, most: number) => (mean === most ? 5 : 2)
const enemies = 'known enemy weapons'
const means = [
  { hex: [0, 1], mean: 1 },
  { hex: [0, 2], mean: 1.5 },
  { hex: [0, 1], mean: 1 },
] as const

test('the weapons of the planned ship are added up in each hex', () => {
  const { tints, caption } = plannedReach({ planned: { name: 'Heron', means }, threats: [], enemies, levelOf })
  expect(tints.map(({ hex, level }) => [hex, level])).toEqual([
    [[0, 1], 5],
    [[0, 2], 2],
  ])
  expect(caption?.text).toContain('Heron')
  expect(caption?.text).not.toContain(enemies)
})
test('the reach of enemies is one region in which each hex occurs once', () => {
  const hexes = [
    [3, 3],
    [3, 4],
    [3, 3],
  ] as const
  const { overlays, caption } = plannedReach({ planned: null, threats: hexes, enemies, levelOf })
  expect(overlays).toMatchObject([{ look: 'threat', shape: { hexes: [hexes[0], hexes[1]] } }])
  expect(caption?.text).toContain(enemies)
})
test('nothing is drawn and nothing is said if nothing is planned and no enemy is known', () => {
  expect(plannedReach({ planned: null, threats: [], enemies, levelOf })).toEqual({ tints: [], overlays: [], caption: null })
})
