import type { LogEntry, Words } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { actionEntry } from '../match-view/texts.ts'
import { writing } from '../match-view/words-for-tests.ts'
import type { ReplayStep } from './observations.ts'
import { phasesOf, stopsOf, turnsOf } from './stops.ts'

interface View {
  readonly turn: number
  readonly phase: string
}
const asView = (view: unknown): View => view as View
/** Observations that begin with 'Turn' are headings; 'silent' has no line. */
const words: Words = {
  ...writing(String),
  phase: (view) => ({ turn: asView(view).turn, step: asView(view).phase, title: `turn ${asView(view).turn}, ${asView(view).phase}` }),
  phases: (view) => [
    { name: 'Before', state: 'done' },
    { name: asView(view).phase, state: 'now' },
  ],
  logEntry: (observation, view): LogEntry | undefined =>
    observation === 'silent'
      ? undefined
      : {
          seat: null,
          parts: [`${observation}`, ` in ${asView(view).phase}`],
          rules: [],
          weight: `${observation}`.startsWith('Turn') ? 'heading' : 'line',
        },
}
const step = (seq: number, number: number, observation: unknown, turn: number, phase: string): ReplayStep => {
  const view = { turn, phase }
  return { seq, step: number, event: number, time: 0, observation, action: null, view }
}
const match = [
  step(0, 0, null, 0, 'set-up'),
  step(1, 0, 'A fleet comes', 0, 'set-up'),
  step(1, 1, 'Turn 1. Blue begins', 1, 'set-up'),
  step(1, 2, null, 1, 'move'),
  step(2, 0, 'moved', 1, 'move'),
  step(2, 1, 'silent', 1, 'fire'),
  step(3, 0, 'fired', 1, 'fire'),
  step(3, 1, 'Turn 2: Red begins', 2, 'fire'),
  step(3, 2, null, 2, 'move'),
]
const stops = stopsOf(words, match)

describe('stops', () => {
  test('an action has a stop, and every stop has the observations since the one before', () => {
    const conceded: ReplayStep = { ...step(4, 0, null, 2, 'move'), action: { kind: 'conceded', seat: 'red' } }
    const all = stopsOf(words, [...match, conceded, step(5, 0, 'silent', 2, 'move'), step(5, 1, 'over', 2, 'move')])
    expect(all.at(-2)?.line).toEqual(actionEntry({ kind: 'conceded', seat: 'red' }))
    expect(all.at(-1)?.changes.map(({ observation }) => observation)).toEqual(['silent', 'over'])
  })
  test('there is one for every line, and one for a beginning without a line', () => {
    expect(stops.map(({ seq, step }) => `${seq}.${step}`)).toEqual(['0.0', '1.0', '1.1', '2.0', '3.0', '3.1'])
    expect(stops.map(({ line }) => line?.parts[0] ?? null)).toEqual([
      null,
      'A fleet comes',
      'Turn 1. Blue begins',
      'moved',
      'fired',
      'Turn 2: Red begins',
    ])
  })
  test('each has the view at its line, and the last has the final view', () => {
    expect(stops.slice(0, -1).map(({ view }) => view)).toEqual([0, 1, 2, 4, 6].map((index) => match[index]?.view))
    expect(stops.at(-1)?.view).toBe(match.at(-1)?.view)
  })
  test('a heading belongs to the phase that it begins', () => {
    expect(stops.map(({ phase }) => phase)).toEqual(['set-up', 'set-up', 'move', 'move', 'fire', 'move'])
  })
  test('turns and phases group consecutive stops', () => {
    expect(turnsOf(stops)).toEqual([
      { title: 'Set-up', from: 0, to: 2 },
      { title: 'Turn 1', from: 2, to: 5 },
      { title: 'Turn 2', from: 5, to: 6 },
    ])
    expect(phasesOf(stops).map(({ title, from }) => [title, from])).toEqual([
      ['set-up', 0],
      ['move', 2],
      ['fire', 4],
      ['move', 5],
    ])
  })
  test('no steps give no stops', () => {
    expect([stopsOf(words, []), turnsOf([]), phasesOf([])]).toEqual([[], [], []])
  })
})
