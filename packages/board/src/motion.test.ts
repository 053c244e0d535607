import { describe, expect, test } from 'vitest'
import { hexChart } from './chart.ts'
import { joinGlides, longestDuration, type Motion, motionDuration, waypoints } from './motion.ts'

const path: Motion = {
  kind: 'glide',
  thing: 'a',
  poses: [
    { at: [0, 0], facing: 0 },
    { at: [0, -1], facing: 0 },
    { at: [0, -1], facing: 5 },
    { at: [-1, -1], facing: 5 },
  ],
}
const flash: Motion = { kind: 'flash', at: { thing: 'a', at: [0, 0] }, text: '−2', good: false }

describe('motions', () => {
  test('a glide takes time for each hex and turn, up to a limit', () => {
    const straight = { ...path, poses: path.poses.slice(0, 2) }
    expect(motionDuration(path)).toBeGreaterThan(2 * motionDuration(straight))
    expect(motionDuration({ ...path, poses: Array.from({ length: 90 }, (_, q) => ({ at: [q, 0] as const, facing: 2 as const })) })).toBe(
      1_200,
    )
  })
  test('simultaneous motions last as long as the longest of them', () => {
    expect(longestDuration([path, flash])).toBe(Math.max(motionDuration(path), motionDuration(flash)))
    expect(longestDuration([])).toBe(0)
  })
  test('waypoints contain every pose and turn in the shorter direction', () => {
    const way = waypoints(path.poses, hexChart)
    expect(way.map(({ offset }) => offset)).toEqual([...way.map(({ offset }) => offset)].sort((a, b) => a - b))
    expect(way.map(({ angle }) => angle)).toEqual([0, 0, -60, -60])
    expect(way.at(-1)?.offset).toBe(1)
  })
  test('two glides of one thing become one glide over both', () => {
    const more: Motion = { kind: 'glide', thing: 'a', poses: [...path.poses.slice(3), { at: [-2, -1], facing: 5 }] }
    const [one, two] = joinGlides([path, flash, more])
    expect(one).toEqual({ ...path, poses: [...path.poses, { at: [-2, -1], facing: 5 }] })
    expect(two).toEqual(flash)
  })
})
