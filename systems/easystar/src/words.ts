// The texts of the game: questions, choices, log entries and tables.
import { formWords } from '@admiralty/forms'
import type { Words } from '@admiralty/kernel'
import type { EasyStar } from './game.ts'
import { askedOf, check } from './game.ts'
import { defencePage, losePage } from './words/ask-answers.ts'
import { deployPage } from './words/ask-deploy.ts'
import { displacerPage } from './words/ask-displacer.ts'
import { fightersPage } from './words/ask-fighters.ts'
import { firePage } from './words/ask-fire.ts'
import { fleetPage, refitPage } from './words/ask-fleet.ts'
import { shipsPage } from './words/ask-ships.ts'
import type { Draft } from './words/draft.ts'
import type { GameForms } from './words/form.ts'
import { goal } from './words/goal.ts'
import { logEntryOf, outcomeLine } from './words/lines.ts'
import { phase, phases } from './words/phases.ts'
import { tables } from './words/tables.ts'
import { tally } from './words/tally.ts'
import { terms } from './words/terms.ts'

export type { Draft } from './words/draft.ts'

const forms = {
  fleet: { duty: 'to choose a fleet', page: fleetPage },
  refit: { duty: 'to place the gift', page: refitPage },
  deploy: { duty: 'to deploy the fleet', page: deployPage },
  ships: { duty: 'to move ships', page: shipsPage },
  fighters: { duty: 'to move fighters', page: fightersPage },
  fire: { duty: 'to fire or pass', page: firePage },
  pointDefence: { duty: 'to defend against a missile', page: defencePage },
  displacer: { duty: 'to use a displacer or take the hit', page: displacerPage },
  slipMover: { duty: 'to use a displacer or collide', page: displacerPage },
  slipTarget: { duty: 'to use a displacer or collide', page: displacerPage },
  loseItem: { duty: 'to choose what is lost', page: losePage },
}

export const words: Words<EasyStar, Draft> = {
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
