// Full Thrust as one value, combined from the chapters of its rules.
import { defineGame, initialPlay, isAmong, seenIf, seenWhole, wholeAgenda } from '@admiralty/kernel'
import { rulebook } from '../rulebook/rulebook.ts'
import { attackEvents, attackRecords } from './attack/events.ts'
import { attackQuestions } from './attack/questions.ts'
import { attackSteps } from './attack/steps.ts'
import type { CallRules, CallRulesOf, RuleTypes } from './chapter.ts'
import { damageEvents, damageRecords } from './damage/events.ts'
import { shipyard } from './design/shipyard.ts'
import { determinize } from './determinize.ts'
import { endingSteps, surrender } from './ending/end.ts'
import { endingEvents, endingRecords } from './ending/events.ts'
import { fireEvents, fireRecords } from './fire/events.ts'
import { fireQuestions } from './fire/questions.ts'
import { fireSteps } from './fire/steps.ts'
import { flightEvents, flightRecords } from './flight/events.ts'
import { flightQuestions } from './flight/questions.ts'
import { flightSteps } from './flight/steps.ts'
import { movementEvents, movementRecords } from './movement/events.ts'
import { movementQuestions } from './movement/questions.ts'
import { movementSteps } from './movement/steps.ts'
import { orderSchema } from './orders.ts'
import { ordnanceEvents, ordnanceRecords } from './ordnance/events.ts'
import { ordnanceQuestions } from './ordnance/questions.ts'
import { ordnanceSteps } from './ordnance/steps.ts'
import { type Position, positionSchema, stateOf } from './position.ts'
import { repairEvents, repairRecords } from './repair/events.ts'
import { repairQuestions } from './repair/questions.ts'
import { repairSteps } from './repair/steps.ts'
import { settingEvents, settingRecords } from './setting/events.ts'
import { OPTIONS } from './setting/options.ts'
import { settingQuestions } from './setting/questions.ts'
import { scenarios, seats } from './setting/scenarios.ts'
import { storedSetupSchema, wholeSetupSchema } from './setting/setup-fault.ts'
import { settingSteps, setUpSteps } from './setting/steps.ts'
import type { Color } from './shapes.ts'
import { stateSchema } from './state.ts'
import { stepSchema } from './steps.ts'
import { emptyTable, isColor, noSecrets } from './table.ts'
import { turnEvents, turnRecords } from './turn/events.ts'
import { turnSteps } from './turn/steps.ts'

export interface FullThrust extends RuleTypes {
  readonly position: Position
}

const events = [
  ...settingEvents,
  ...turnEvents,
  ...movementEvents,
  ...flightEvents,
  ...ordnanceEvents,
  ...attackEvents,
  ...fireEvents,
  ...damageEvents,
  ...repairEvents,
  ...endingEvents,
] as const
const questions = {
  ...settingQuestions,
  ...movementQuestions,
  ...flightQuestions,
  ...ordnanceQuestions,
  ...attackQuestions,
  ...fireQuestions,
  ...repairQuestions,
} satisfies CallRulesOf<
  'fleet' | 'enter' | 'change' | 'plot' | 'launch' | 'fly' | 'flyAgain' | 'ordnance' | 'attack' | 'defend' | 'fire' | 'evade' | 'repair'
>

export const {
  system,
  askedOf,
  checkAsked: check,
} = defineGame<FullThrust, CallRules>({
  id: 'full-thrust',
  version: 3,
  format: { number: 1, upcasts: [] },
  rulebook,
  schema: {
    setup: wholeSetupSchema,
    storedSetup: storedSetupSchema,
    position: positionSchema,
    order: orderSchema,
    state: stateSchema,
    step: stepSchema,
    events,
  },
  options: OPTIONS,
  scenarios,
  shipyard,
  automatic: [],

  seats,
  initialState: (setup) => ({ ...emptyTable(setup), secret: noSecrets(setup), play: initialPlay(...setUpSteps(setup)) }),
  stateFromPosition: stateOf,

  records: {
    ...settingRecords,
    ...turnRecords,
    ...movementRecords,
    ...flightRecords,
    ...ordnanceRecords,
    ...attackRecords,
    ...fireRecords,
    ...damageRecords,
    ...repairRecords,
    ...endingRecords,
  },
  /** FT-MOV-02: orders of P1 are observed by their owner only. */
  observations: {
    ...seenWhole(events),
    ...seenIf(({ seat }: { readonly seat: Color }, viewer) => isAmong([seat], viewer), 'plotsWritten'),
  },
  steps: {
    ...settingSteps,
    ...turnSteps,
    ...movementSteps,
    ...flightSteps,
    ...ordnanceSteps,
    ...attackSteps,
    ...fireSteps,
    ...repairSteps,
    ...endingSteps,
  },
  questions,
  notAsked: 'FT-SEQ-01',

  /** Section 19 of the ledger: everything but orders that are not yet carried out is open. */
  open: {
    ...{ setup: true, turn: true, initiative: true, entries: true, offsets: true, changes: true, ships: true, groups: true, salvoes: true },
    ...{ launches: true, attacks: true, joins: true, defences: true, shots: true, letGo: true, quiet: true, diced: true, outcome: true },
  },
  /** FT-MOV-02: partners do not read each other's orders either. */
  shares: (_, viewer, seat) => viewer === seat,
  agenda: wholeAgenda,
  isSeat: isColor,
  surrender,
  determinize,
})
