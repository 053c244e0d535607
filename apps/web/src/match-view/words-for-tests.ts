import type { Words } from '@admiralty/kernel'

/** Words of a game without questions, which writes each observation as one line. */
export const writing = (line: (observation: unknown, view: unknown) => string): Words => ({
  phase: () => ({ turn: 0, step: '', title: '' }),
  tally: () => [],
  terms: [],
  goal: () => ({ aim: '', otherwise: '', sides: [], left: '' }),
  phases: () => [],
  duty: () => '',
  question: () => undefined,
  choices: () => [],
  logEntry: (observation, view) => ({ seat: null, parts: [line(observation, view)], rules: [], weight: 'line' }),
  table: () => [],
  outcome: () => ({ seat: null, parts: [], rules: [], weight: 'line' }),
})
