// The texts of the game: questions, choices, log entries and tables.
import { type FormGame, formWords } from '@admiralty/forms'
import type { Words } from '@admiralty/kernel'
import type { SolarFlare } from './game.ts'
import { askedOf, check } from './game.ts'
import { anomalyPage } from './words/ask-anomalies.ts'
import { movementPage } from './words/ask-movement.ts'
import { placementPage } from './words/ask-placement.ts'
import { powerPage } from './words/ask-power.ts'
import { shipsPage } from './words/ask-setup.ts'
import { weaponsPage } from './words/ask-weapons.ts'
import type { Draft } from './words/draft.ts'
import { type GameForms, phasePage } from './words/form.ts'
import { goal } from './words/goal.ts'
import { logEntryOf, outcomeLine } from './words/lines.ts'
import { phase, phases, tables, tally } from './words/phases.ts'
import { terms } from './words/terms.ts'

export type { Draft } from './words/draft.ts'

const forms = {
  ships: { duty: 'to hand in ships', page: shipsPage },
  anomaly: { duty: 'to place an anomaly', page: anomalyPage },
  placement: { duty: 'to place a ship', page: placementPage },
  weapons: { duty: 'to use weapons', page: phasePage('weapons', weaponsPage) },
  movement: { duty: 'to move', page: phasePage('movement', movementPage) },
  power: { duty: 'to move power', page: phasePage('power', powerPage) },
} satisfies FormGame<GameForms>['forms']

export const words: Words<SolarFlare, Draft> = {
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
