// The texts of the game: questions, choices, log entries and tables.
import { type FormGame, formWords } from '@admiralty/forms'
import type { Words } from '@admiralty/kernel'
import { askedOf, check, type FullThrust } from './game.ts'
import { attackPage, defendPage } from './words/ask-attack.ts'
import { evadePage, firePage } from './words/ask-fire.ts'
import { flyAgainPage, flyPage, launchPage } from './words/ask-flight.ts'
import { ordnancePage } from './words/ask-ordnance.ts'
import { plotPage } from './words/ask-plot.ts'
import { repairPage } from './words/ask-repair.ts'
import { changePage, enterPage, fleetPage } from './words/ask-setup.ts'
import type { Draft } from './words/draft.ts'
import type { GameForms } from './words/form.ts'
import { goal } from './words/goal.ts'
import { logEntryOf, outcomeLine } from './words/lines.ts'
import { phase, phases, tables, tally } from './words/phases.ts'
import { terms } from './words/terms.ts'

export type { Draft } from './words/draft.ts'

const forms = {
  fleet: { duty: 'to choose a fleet', page: fleetPage },
  enter: { duty: 'to enter', page: enterPage },
  change: { duty: 'to change an entry', page: changePage },
  plot: { duty: 'to write orders', page: plotPage },
  launch: { duty: 'to launch fighters', page: launchPage },
  fly: { duty: 'to move fighters', page: flyPage },
  ordnance: { duty: 'to launch salvoes', page: ordnancePage },
  flyAgain: { duty: 'to move fighters again', page: flyAgainPage },
  attack: { duty: 'to declare attacks', page: attackPage },
  defend: { duty: 'to allot point defence', page: defendPage },
  fire: { duty: 'to fire', page: firePage },
  evade: { duty: 'to evade or not', page: evadePage },
  repair: { duty: 'to allot repairs', page: repairPage },
} satisfies FormGame<GameForms>['forms']

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
