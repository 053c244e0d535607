// The texts of the game: dialogs, log entries and tables.
import { formWords } from '@admiralty/forms'
import type { Words } from '@admiralty/kernel'
import { askedOf, check, type FullThrust } from './game.ts'
import { forms } from './words/dialogs.ts'
import type { Draft } from './words/draft.ts'
import type { GameForms } from './words/form.ts'
import { goal } from './words/goal.ts'
import { logEntryOf, outcomeLine } from './words/lines.ts'
import { phase, phases, tables, tally } from './words/phases.ts'
import { terms } from './words/terms.ts'

export type { Draft } from './words/draft.ts'

export const words: Words<FullThrust, Draft> = {
  ...formWords<GameForms>({ forms, askedOf, check }),
  phase,
  phases,
  goal,
  terms,
  logEntry: logEntryOf,
  table: tables,
  tally,
  outcome: outcomeLine,
}
