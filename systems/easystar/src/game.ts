// EasyStar as one value, combined from the chapters of its rules.
import { type CallRules, defineGame, initialPlay, neverSurrenders, noLodgedOrders } from '@admiralty/kernel'
import type { RuleTypes } from './chapter.ts'
import { shipyard } from './design/shipyard.ts'
import { determinize } from './determinize.ts'
import { automatic } from './fire/automatic.ts'
import { agenda, shares } from './known.ts'
import { orderSchema } from './orders.ts'
import { type Position, stateOf } from './position.ts'
import { positionSchema } from './position-schema.ts'
import { rulebook } from './rulebook.ts'
import { rules } from './rules.ts'
import { stateSchema, storedSetupSchema, wholeSetupSchema } from './schema.ts'
import { setting } from './setting/scenarios.ts'
import { stepSchema } from './steps.ts'
import { emptyTable, isColor, NO_SECRETS } from './table.ts'

export interface EasyStar extends RuleTypes {
  readonly position: Position
}

export const { system, play, askedOf, check } = defineGame<EasyStar, CallRules<EasyStar>>({
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
  },
  ...setting,
  shipyard,
  automatic,
  longCalls: ['fleet', 'refit', 'deploy', 'ships', 'fighters'],
  quietCalls: [],

  initialState: (setup) => ({
    ...emptyTable(setup),
    secret: Object.fromEntries(setup.seats.map(({ seat }) => [seat, NO_SECRETS])),
    play: initialPlay({ step: 'fleet' }, { step: 'flagship' }, { step: 'refit' }, { step: 'deploy' }),
  }),
  stateFromPosition: stateOf,

  ...rules,
  lodgedOrder: noLodgedOrders,
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
