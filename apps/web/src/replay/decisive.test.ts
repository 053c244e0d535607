import type { Tally } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { decisiveOf } from './decisive.ts'
import { silentStop } from './silent-stop-for-tests.ts'

const row = (id: string, seat: string, taken: number): Tally => ({ id, seat, taken, of: 5 })
const stops = [1, 1, 2, 2, 3].map((turn) => silentStop({ turn }))
const tallies = [
  [row('y1', 'yellow', 0), row('b1', 'blue', 0), row('b2', 'blue', 0)],
  [row('y1', 'yellow', 1), row('b1', 'blue', 1), row('b2', 'blue', 0)],
  [row('y1', 'yellow', 1), row('b1', 'blue', 3), row('b2', 'blue', 0)],
  [row('y1', 'yellow', 2), row('b2', 'blue', 0)],
  [row('y1', 'yellow', 2), row('b2', 'blue', 5)],
]
const outcome = (...winners: string[]) => ({ winners, why: 'T-1' as const, scores: null })

describe('what decided a match', () => {
  test('the turn in which the losers lost most more than the winners', () => {
    const { turningPoint, lastTurn } = decisiveOf(stops, tallies, outcome('yellow'))
    expect(lastTurn).toBe(3)
    expect(turningPoint).toMatchObject({ turn: 3, at: 4 })
    expect(decisiveOf(stops.slice(0, 4), tallies.slice(0, 4), outcome('yellow')).turningPoint).toMatchObject({
      turn: 2,
      at: 2,
      losses: [
        { seat: 'yellow', damage: 1, ships: [] },
        { seat: 'blue', damage: 2, ships: ['b1'] },
      ],
    })
  })
  test('the losses of the whole match, with ships that disappear and ships without a box left', () => {
    const { total, fleets } = decisiveOf(stops, tallies, outcome('yellow'))
    expect(total).toEqual([
      { seat: 'yellow', damage: 2, ships: [] },
      { seat: 'blue', damage: 8, ships: ['b1', 'b2'] },
    ])
    expect(fleets).toEqual({ yellow: 1, blue: 2 })
  })
  test('no turn decided a match in which the winners lost more', () => {
    expect(decisiveOf(stops, tallies, outcome('blue')).turningPoint).toBeNull()
  })
})
