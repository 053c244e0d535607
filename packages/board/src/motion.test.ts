import { describe, expect, test } from 'vitest'
import { joinGlides, longestDuration, type Motion, motionDuration, waypoints } from './motion.ts'

const course: Motion = {
  kind: 'glide',
  thing: 'a',
  poses: [
    { hex: [0, 0], facing: 0 },
    { hex: [0, -1], facing: 0 },
    { hex: [0, -1], facing: 5 },
    { hex: [-1, -1], facing: 5 },
  ],
}
const flash: Motion = { kind: 'flash', at: { thing: 'a', hex: [0, 0] }, text: '−2', good: false }

describe('motions', () => {
  test('a glide takes as long as its hexes and its turns, and never for ever', () => {
    const straight = { ...course, poses: course.poses.slice(0, 2) }
    expect(motionDuration(course)).toBeGreaterThan(2 * motionDuration(straight))
    expect(motionDuration({ ...course, poses: Array.from({ length: 90 }, (_, q) => ({ hex: [q, 0] as const, facing: 2 as const })) })).toBe(
      1_200,
    )
  })
  test('what happens at once lasts as long as the longest of it', () => {
    expect(longestDuration([course, flash])).toBe(Math.max(motionDuration(course), motionDuration(flash)))
    expect(longestDuration([])).toBe(0)
  })
  test('the way leads over every pose and turns by the shorter way', () => {
    const way = waypoints(course.poses)
    expect(way.map(({ offset }) => offset)).toEqual([...way.map(({ offset }) => offset)].sort((a, b) => a - b))
    expect(way.map(({ angle }) => angle)).toEqual([0, 0, -60, -60])
    expect(way.at(-1)?.offset).toBe(1)
  })
  test('a thing that moves twice in one step moves once, all the way', () => {
    const more: Motion = { kind: 'glide', thing: 'a', poses: [course.poses[3], { hex: [-2, -1], facing: 5 }].flatMap((one) => one ?? []) }
    const [one, two] = joinGlides([course, flash, more])
    expect(one).toEqual({ ...course, poses: [...course.poses, { hex: [-2, -1], facing: 5 }] })
    expect(two).toEqual(flash)
  })
})
