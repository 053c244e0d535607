// EasyStar as one value, combined from the chapters of its rules.
import { type CallRules, defineGame, initialPlay, neverSurrenders, type Viewer } from '@admiralty/kernel'
import type { RuleTypes } from './chapter.ts'
import { shipyard } from './design/shipyard.ts'
import { determinize } from './determinize.ts'
import { events, observations, records } from './events.ts'
import { automatic } from './fire/automatic.ts'
import { orderSchema } from './orders.ts'
import { type Position, positionSchema, stateOf } from './position.ts'
import { rulebook } from './rulebook.ts'
import { questions, steps } from './rules.ts'
import { stateSchema, storedSetupSchema, wholeSetupSchema } from './schema.ts'
import { OPTIONS } from './setting/options.ts'
import { scenarios, seats } from './setting/scenarios.ts'
import type { Color, Secret, State } from './state.ts'
import { type Step, stepSchema } from './steps.ts'
import { allied, emptyTable, isColor } from './table.ts'

export interface EasyStar extends RuleTypes {
  readonly position: Position
}

const NO_SECRETS: Secret = { fleet: null, sheets: {}, flagship: null, counters: 0, flagshipCounters: 0 }

/** ES-DES-11: a side shares its sheets. All sheets are public with `openDesigns` (R-ES-46). */
const shares = (state: State, viewer: Color | 'public', seat: Color): boolean =>
  (state.setup.options.openDesigns && state.turn > 0) || (viewer !== 'public' && allied(state, viewer, seat))

/** Ships move hex by hex, so the rest of an enemy's course stays secret while a displacer is decided on. */
function agenda(state: State, viewer: Viewer): readonly Step[] {
  const { play, ships, fighters } = state
  const mine = (mover: string): boolean => {
    const seat = ships[mover]?.seat ?? fighters[mover]?.seat
    return (
      viewer === 'referee' || (seat !== undefined && isColor(viewer) && Object.hasOwn(state.secret, viewer) && allied(state, viewer, seat))
    )
  }
  if (!play.agenda.some((step) => step.step === 'advance' && !mine(step.mover))) return play.agenda
  return play.agenda
    .filter((step) => step.step !== 'land' || mine(step.fighter))
    .map((step) => (step.step === 'advance' && !mine(step.mover) ? { ...step, rest: '', rams: [] } : step))
}

export const {
  system,
  play,
  askedOf,
  checkAsked: check,
} = defineGame<EasyStar, CallRules<EasyStar>>({
  id: 'easystar',
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
  automatic,

  seats,
  initialState: (setup) => ({
    ...emptyTable(setup),
    secret: Object.fromEntries(setup.seats.map(({ seat }) => [seat, NO_SECRETS])),
    play: initialPlay({ step: 'fleet' }, { step: 'flagship' }, { step: 'refit' }, { step: 'deploy' }),
  }),
  stateFromPosition: stateOf,

  records,
  observations,
  steps,
  questions,
  notAsked: 'ES-SEQ-04',

  open: {
    setup: true,
    turn: true,
    advantages: true,
    ships: true,
    fighters: true,
    shot: true,
    owed: true,
    scores: true,
    reached: true,
    outcome: true,
  },
  shares,
  agenda,
  isSeat: isColor,
  surrender: neverSurrenders, // ES-MPL-09
  determinize,
})
/** Functions of the system that tests and bots call often. */
export const { view, observe, evolve } = system
