// Earth Expects as one value, combined from the chapters of its rules.
import { defineGame, initialPlay, joinChapters, wholeAgenda } from '@admiralty/kernel'
import { rulebook } from '../rulebook/rulebook.ts'
import type { RuleTypes, StepQuestion } from './chapter.ts'
import { damageChapter } from './damage/events.ts'
import { shipyard } from './design/shipyard.ts'
import { determinize } from './determinize.ts'
import { fireChapter } from './fire/events.ts'
import { fireQuestions } from './fire/questions.ts'
import { fireSteps } from './fire/steps.ts'
import { hidingChapter } from './hiding/events.ts'
import { movementChapter } from './movement/events.ts'
import { movementQuestions } from './movement/questions.ts'
import { movementSteps } from './movement/steps.ts'
import { orderSchema } from './orders.ts'
import { type Position, positionSchema, stateOf } from './position.ts'
import { powerChapter } from './power/events.ts'
import { powerQuestions } from './power/questions.ts'
import { powerSteps } from './power/steps.ts'
import { repairChapter } from './repair/events.ts'
import { repairQuestions, repairSteps } from './repair/repairs.ts'
import { stateSchema, storedSetupSchema, wholeSetupSchema } from './schema.ts'
import { sensorsChapter } from './sensors/events.ts'
import { sensorsQuestions, sensorsSteps } from './sensors/sensing.ts'
import { settingChapter } from './setting/events.ts'
import { settingQuestions, settingSteps } from './setting/fleet-choice.ts'
import { markQuestions, markSteps } from './setting/marks.ts'
import { OPTIONS } from './setting/options.ts'
import { scenarios, seats } from './setting/scenarios.ts'
import { surrender } from './setting/surrender.ts'
import { stepSchema } from './steps.ts'
import { emptyTable, isColor, NO_SECRETS, shares } from './table.ts'
import { heatQuestions, heatSteps } from './terrain/heat.ts'

export interface EarthExpects extends RuleTypes {
  readonly position: Position
}

const CHAPTERS = [damageChapter, hidingChapter, fireChapter, movementChapter, powerChapter, repairChapter, sensorsChapter, settingChapter]
const { events, records, observations } = joinChapters(CHAPTERS)

export { events }

export const {
  system,
  play,
  askedOf,
  checkAsked: check,
} = defineGame<EarthExpects, StepQuestion>({
  id: 'earth-expects',
  version: 8,
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
  automatic: [], // EE-SEQ-09: seats state theirs in orders of the power phase, and the rules apply them within a call

  seats,
  initialState: (setup) => ({
    ...emptyTable(setup),
    secret: Object.fromEntries(setup.seats.map(({ seat }) => [seat, NO_SECRETS])),
    play: initialPlay({ step: 'fleet' }, { step: 'deploy' }),
  }),
  stateFromPosition: stateOf,

  records,
  observations,
  steps: {
    ...settingSteps,
    ...markSteps,
    ...powerSteps,
    ...movementSteps,
    ...heatSteps,
    ...repairSteps,
    ...fireSteps,
    ...sensorsSteps,
  },
  questions: {
    ...settingQuestions,
    ...markQuestions,
    ...powerQuestions,
    ...movementQuestions,
    ...heatQuestions,
    ...repairQuestions,
    ...fireQuestions,
    ...sensorsQuestions,
  },
  notAsked: 'EE-SEQ-02',

  open: {
    setup: true,
    turn: true,
    ships: true,
    hiding: true,
    missiles: true,
    locks: true,
    centres: true,
    deemed: true,
    policies: true,
    shots: true,
    attack: true,
    stood: true,
    volley: true,
    outcome: true,
  },
  shares: ({ setup }, viewer, seat) => shares(setup, viewer, seat),
  agenda: wholeAgenda,
  isSeat: isColor,
  surrender,
  determinize,
})
/** Functions of the system that tests call often. */
export const { view, observe, evolve } = system
