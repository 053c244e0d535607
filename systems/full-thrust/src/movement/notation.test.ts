import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { battle } from '../table-for-tests.ts'
import { NO_PLOT } from './budget.ts'
import { formatPlot, parsePlot } from './notation.ts'
import { randomPlot } from './questions.ts'

const port = (points: number) => ({ to: 'port', points }) as const
const starboard = (points: number) => ({ to: 'starboard', points }) as const
const reasonOf = (text: string, velocity = 6) => {
  const plot = parsePlot(text, velocity)
  return 'reason' in plot ? plot.reason : undefined
}

test.each([
  ['P2+3', { turns: [port(2)], change: 3 }],
  ['6P2+3:9', { turns: [port(2)], change: 3 }],
  ['s1 - 2', null],
  ['s1 -2', { turns: [starboard(1)], change: -2 }],
  ['RP1+1X', { roll: true, turns: [port(1)], change: 1, excess: true }],
  ['P6', { turns: [port(6)] }],
  ['P1S2', { turns: [port(1), starboard(2)] }],
  ['6:6', {}],
  ['0', {}],
  ['6', {}],
  ['0 FTL', { ftl: true }],
  ['FTL disengage', { ftl: true, disengage: true }],
  ['LAUNCH', { flight: 'launch' }],
  ['land', { flight: 'land' }],
  ['+2 RAM blue-2', { change: 2, ram: 'blue-2' }],
  ['−2', { change: -2 }],
])('FT-MOV-03: %s', (text, plot) => {
  if (plot === null) expect(parsePlot(text, 6)).toMatchObject({ rule: 'FT-MOV-03' })
  else expect(parsePlot(text, 6)).toEqual({ ...NO_PLOT, ...plot })
})
test.each([
  ['', 'the order is empty; 0 flies straight on'],
  ['Q2', 'cannot read "Q2"; an order has R, P or S with points'],
  ['P2+', 'cannot read "+"'],
  ['P7', 'a turn has 1 to 6 points, not 7'],
  ['P0', 'a turn has 1 to 6 points, not 0'],
  ['P1S1P1', 'an order has two turns at most'],
  ['+1-1', 'the order has a change of velocity twice'],
  ['LAUNCH LAND', 'the order has LAUNCH or LAND twice'],
  ['8P2', 'the order begins at velocity 8, the ship has 6'],
  ['6P2+3:8', 'the order ends at velocity 8; 6 with +3 is 9'],
])('FT-MOV-03: the order "%s" is refused with its reason', (text, reason) => expect(reasonOf(text)).toContain(reason))

test('FT-MOV-03: every legal order reads as it is written', () => {
  const state = battle({
    red: [{ design: 'Aerie', ship: { velocity: 5 } }],
    blue: [{ design: 'Falchion', at: [0, 30] }],
    settings: { doubleTurn: true, ramming: true },
  })
  const ship = state.ships['red-1']
  if (!ship) throw new Error('no ship')
  const written = new Set<string>()
  for (let seed = 1; seed <= 300; seed += 1) {
    const plot = randomPlot(state, ship, seededDice(seed))
    expect(parsePlot(formatPlot(plot), 5)).toEqual(plot)
    written.add(formatPlot(plot))
  }
  expect(written.size).toBeGreaterThan(20)
  expect(formatPlot(NO_PLOT)).toBe('0')
  expect(formatPlot({ ...NO_PLOT, turns: [port(2)], change: 3 })).toBe('P2+3')
  expect(formatPlot({ ...NO_PLOT, ftl: true })).toBe('0 FTL')
})
