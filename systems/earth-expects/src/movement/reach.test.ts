import { describe, expect, test } from 'vitest'
import { cannotFly, flightAlong, lettersFrom, type Means } from './flight.ts'
import { coursesFrom } from './reach.ts'

const means = (speed: number, manoeuvre: number): Means => ({ hex: [0, 0], facing: 0, reversing: false, speed, manoeuvre })

/** Every legal plot, built letter by letter. */
function allPlots(of: Means, path = ''): readonly string[] {
  const whole = cannotFly(of, path) ? [] : [path]
  return [...whole, ...lettersFrom(of, path).flatMap((letter) => allPlots(of, path + letter))]
}
const ends = (of: Means, plots: readonly string[]): ReadonlyMap<string, number> => {
  const cheapest = new Map<string, number>()
  for (const path of plots) {
    const { legs, facing, cost } = flightAlong(of, path)
    const key = `${legs.at(-1)?.hex ?? of.hex} ${facing}`
    cheapest.set(key, Math.min(cost, cheapest.get(key) ?? Number.POSITIVE_INFINITY))
  }
  return cheapest
}

describe('reachable hexes and facings', () => {
  test.each([
    [0, 0],
    [0, 3],
    [0, 6],
    [1, 0],
    [1, 2],
    [1, 3],
    [2, 2],
    [2, 4],
    [1, 6],
    [3, 3],
  ])('EE-MOV-01: with speed %i and manoeuvre %i, they are the ends of all plots, each at its lowest cost', (speed, manoeuvre) => {
    const of = means(speed, manoeuvre)
    const courses = coursesFrom(of)
    const refused = courses.filter(({ path }) => cannotFly(of, path))
    expect(refused).toEqual([])
    expect(new Map(courses.map(({ hex, facing, cost }) => [`${hex} ${facing}`, cost]))).toEqual(ends(of, allPlots(of)))
  })
  test.each([
    [0, 6],
    [2, 4],
  ])('with speed %i and manoeuvre %i the cheapest come first', (speed, manoeuvre) => {
    const costs = coursesFrom(means(speed, manoeuvre)).map(({ cost }) => cost)
    expect(new Set(costs).size).toBeGreaterThan(2)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  })
  test('EE-REV-01: in reverse the ship moves towards its stern', () =>
    expect(coursesFrom({ ...means(2, 0), reversing: true }).map(({ hex }) => hex)).toEqual([[0, 2]]))
})
