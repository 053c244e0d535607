import { wilson } from '@admiralty/bots'
import { expect, test } from 'vitest'
import type { BoutResult } from './bout.ts'
import { lines, reportOf, tableOf } from './simulation.ts'

const game = (index: number, winner: 0 | 1 | null, refused: readonly [number, number] = [0, 0]): BoutResult => ({
  index,
  seed: 1,
  swapped: index % 2 === 1,
  winner,
  why: 'ES-WIN-01',
  side: winner === null ? null : 'yellow',
  ending: winner === null ? 'clock' : 'destruction',
  calls: 100 + index,
  turns: 5 + index,
  questions: [3, 5],
  counts: { ram: index },
  figures: { hull: index },
  decisions: [10, 20],
  refused,
  thought: [100, 0],
  longest: [30 + index, 1],
})
const bots = [
  { rank: 'captain', steps: null },
  { rank: 'ensign', steps: 0 },
] as const

test('Wilson’s interval of 65 in 100 is 55 to 74 %', () => {
  const [low, high] = wilson(0.65, 100)
  expect(low).toBeCloseTo(0.5525, 3)
  expect(high).toBeCloseTo(0.7364, 3)
  expect(wilson(1, 10)[1]).toBeCloseTo(1)
  expect(wilson(0.5, 0)).toEqual([0, 1])
})

test('a report counts a draw as half a win, wins of the first side, and refusals', () => {
  const report = reportOf(bots, [game(0, 0), game(1, 0), game(2, null), game(3, 1, [0, 2])])
  expect(report).toMatchObject({
    won: 2,
    drawn: 1,
    lost: 1,
    unfinished: 0,
    score: 0.625,
    firstSide: 2,
    refused: [0, 2],
    refusals: 2,
    calls: [100, 102, 103],
  })
  expect(report).toMatchObject({ ends: { 'ES-WIN-01': 4 }, mean: [10, 0], longest: [33, 1], bots: ['captain', 'ensign with 0 steps'] })
  expect(report).toMatchObject({
    endings: { destruction: 3, clock: 1 },
    sides: { yellow: 3 },
    turns: [5, 7, 8],
    counts: { ram: 6 },
    figures: { hull: 1.5 },
  })
  expect(lines(report)).toContain('refused: 2 of 120 orders')
})

test('the table of an option has a column for each count of a game and for each amount, empty where a row has none', () => {
  const rows = [
    { name: 'written', report: reportOf(bots, [game(0, 0), game(1, 0), game(2, null), game(3, 1)]) },
    { name: 'defended', report: reportOf(bots, [{ ...game(2, 0), counts: { shot: 1 }, figures: { money: 2 } }]) },
  ]
  expect(tableOf({ of: 'neutrals', rows })).toEqual([
    '| neutrals | won, drawn, lost | wins by side | endings | turns | ram a game | shot a game | hull | money | refused |',
    '|---|---|---|---|---|---|---|---|---|---|',
    '| written | 2, 1, 1 | yellow 3 | destruction 3, clock 1 | 5 – 7 – 8 | 1.5 | 0.0 | 1.5 |  | 0 |',
    '| defended | 1, 0, 0 | yellow 1 | destruction 1 | 7 – 7 – 7 | 0.0 | 1.0 |  | 2.0 | 0 |',
  ])
})
