// Gravity Well as one value, combined from the chapters of its rules.
import { defineGame, initialPlay, wholeAgenda } from '@admiralty/kernel'
import { rulebook } from '../rulebook/rulebook.ts'
import { automatic } from './automatic.ts'
import type { CallRules, CallRulesOf, RuleTypes } from './chapter.ts'
import { determinize } from './determinize.ts'
import { economyEvents, economyObservations, economyRecords } from './economy/events.ts'
import { economyQuestions } from './economy/questions.ts'
import { economySteps } from './economy/steps.ts'
import { surrender } from './economy/surrender.ts'
import { fightEvents, fightObservations, fightRecords } from './fight/events.ts'
import { fightQuestions } from './fight/questions.ts'
import { fightSteps } from './fight/steps.ts'
import { impulseEvents, impulseObservations, impulseRecords } from './impulse/events.ts'
import { impulseQuestions } from './impulse/questions.ts'
import { impulseSteps } from './impulse/steps.ts'
import { launchEvents, launchObservations, launchRecords } from './launch/events.ts'
import { launchQuestions } from './launch/questions.ts'
import { launchSteps } from './launch/steps.ts'
import { orderSchema } from './orders.ts'
import { type Position, positionSchema, stateOf } from './position.ts'
import { settingEvents, settingObservations, settingRecords } from './setting/events.ts'
import { OPTIONS } from './setting/options.ts'
import { settingQuestions } from './setting/questions.ts'
import { scenarios, seats, wholeSetupSchema } from './setting/scenarios.ts'
import { settingSteps, setUpSteps } from './setting/steps.ts'
import { setupSchema, stateSchema } from './state.ts'
import { stepSchema } from './steps.ts'
import { emptyTable, isColor, NO_SECRET } from './table.ts'
import { thrustEvents, thrustObservations, thrustRecords } from './thrust/events.ts'
import { thrustQuestions } from './thrust/questions.ts'
import { thrustSteps } from './thrust/steps.ts'

export interface GravityWell extends RuleTypes {
  readonly position: Position
}

const questions = {
  ...settingQuestions,
  ...launchQuestions,
  ...thrustQuestions,
  ...impulseQuestions,
  ...fightQuestions,
  ...economyQuestions,
} satisfies CallRulesOf<
  'moon' | 'station' | 'launch' | 'thrust' | 'cargo' | 'land' | 'deploy' | 'aim' | 'fire' | 'pulse' | 'arm' | 'strike' | 'deliver' | 'build'
>

export const {
  system,
  askedOf,
  checkAsked: check,
} = defineGame<GravityWell, CallRules>({
  id: 'gravity-well',
  version: 6,
  format: { number: 1, upcasts: [] },
  rulebook,
  schema: {
    setup: wholeSetupSchema,
    storedSetup: setupSchema,
    position: positionSchema,
    order: orderSchema,
    state: stateSchema,
    step: stepSchema,
    events: [...settingEvents, ...launchEvents, ...thrustEvents, ...impulseEvents, ...fightEvents, ...economyEvents],
  },
  options: OPTIONS,
  scenarios,
  shipyard: null,
  automatic,

  seats,
  initialState: (setup) => ({
    ...emptyTable(setup),
    secret: Object.fromEntries(setup.seats.map((seat) => [seat, NO_SECRET])),
    play: initialPlay(...setUpSteps(setup)),
  }),
  stateFromPosition: stateOf,

  records: { ...settingRecords, ...launchRecords, ...thrustRecords, ...impulseRecords, ...fightRecords, ...economyRecords },
  observations: {
    ...settingObservations,
    ...launchObservations,
    ...thrustObservations,
    ...impulseObservations,
    ...fightObservations,
    ...economyObservations,
  },
  steps: { ...settingSteps, ...launchSteps, ...thrustSteps, ...impulseSteps, ...fightSteps, ...economySteps },
  questions,
  notAsked: 'GW-GEN-03',

  /** GW-GEN-04: what is on the map is open. */
  open: {
    setup: true,
    turn: true,
    impulse: true,
    moons: true,
    units: true,
    gone: true,
    appeared: true,
    openBays: true,
    gas: true,
    thrustSpent: true,
    orbits: true,
    outcome: true,
  },
  /** GW-GEN-04: every seat is a side of its own. */
  shares: (_, viewer, seat) => viewer === seat,
  agenda: wholeAgenda,
  isSeat: isColor,
  surrender,
  determinize,
})
