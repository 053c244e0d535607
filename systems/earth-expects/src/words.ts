// The game in words: dialogs, log lines and tables.
import { formWords } from '@admiralty/forms'
import type { Words } from '@admiralty/kernel'
import { askedOf, check, type EarthExpects } from './game.ts'
import { forms } from './words/dialogs.ts'
import type { Draft } from './words/draft.ts'
import type { GameForms } from './words/form.ts'
import { goal } from './words/goal.ts'
import { lineOf, outcomeLine } from './words/lines.ts'
import { phase, phases } from './words/phases.ts'
import { tables } from './words/tables.ts'
import { tally } from './words/tally.ts'
import { terms } from './words/terms.ts'

export type { Draft } from './words/draft.ts'

export const words: Words<EarthExpects, Draft> = {
  ...formWords<GameForms>({ forms, askedOf, check }),
  phase,
  phases,
  goal,
  terms,
  logEntry: lineOf,
  table: tables,
  tally,
  outcome: outcomeLine,
}
