// The texts of the game: questions, choices, log entries and tables.
import { type FormGame, formWords } from '@admiralty/forms'
import type { Words } from '@admiralty/kernel'
import { askedOf, check, type GravityWell } from './game.ts'
import { buildPage, deliverPage } from './words/ask-economy.ts'
import { aimPage, armPage, cargoPage, deployPage, firePage, landPage, pulsePage, strikePage } from './words/ask-impulse.ts'
import { launchPage } from './words/ask-launch.ts'
import { moonPage, stationPage } from './words/ask-setup.ts'
import { thrustPage } from './words/ask-thrust.ts'
import type { Draft } from './words/draft.ts'
import type { GameForms } from './words/form.ts'
import { goal } from './words/goal.ts'
import { logEntryOf, outcomeLine } from './words/lines.ts'
import { phase, phases, tables, tally } from './words/phases.ts'
import { terms } from './words/terms.ts'

export type { Draft } from './words/draft.ts'

const forms = {
  moon: { duty: 'to place a moon', page: moonPage },
  station: { duty: 'to place a station', page: stationPage },
  launch: { duty: 'to launch', page: launchPage },
  thrust: { duty: 'to choose thrust', page: thrustPage },
  cargo: { duty: 'to move cargo', page: cargoPage },
  land: { duty: 'to land', page: landPage },
  deploy: { duty: 'to deploy satellites', page: deployPage },
  aim: { duty: 'to decide on fire', page: aimPage },
  fire: { duty: 'to fire', page: firePage },
  pulse: { duty: 'to decide on pulses', page: pulsePage },
  arm: { duty: 'to decide on strikes', page: armPage },
  strike: { duty: 'to strike', page: strikePage },
  deliver: { duty: 'to deliver gas', page: deliverPage },
  build: { duty: 'to build', page: buildPage },
} satisfies FormGame<GameForms>['forms']

export const words: Words<GravityWell, Draft> = {
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
