// The game in words: what is asked, what may be chosen, what happened, how things stand.
import type { Words } from '@admiralty/kernel'
import type { EasyStar } from './system.ts'
import type { Draft } from './words/draft.ts'

export type { Draft } from './words/draft.ts'

export const words: Words<EasyStar, Draft> = {
  moment: (view) => `turn ${view.turn}`,
  phases: () => [],
  question: () => undefined,
  choices: () => [],
  line: () => undefined,
  table: () => [],
  outcome: (outcome) => ({ seat: null, parts: [outcome.why], rules: [outcome.why], weight: 'heading' }),
}
