// Earth Expects as one value, combined from the chapters of its rules.
import { type CallRules, defineGame, initialPlay, noLodgedOrders, wholeAgenda } from '@admiralty/kernel'
import { rulebook } from '../rulebook/rulebook.ts'
import type { RuleTypes } from './chapter.ts'
import { shipyard } from './design/shipyard.ts'
import { determinize } from './determinize.ts'
import { orderSchema } from './orders.ts'
import { type Position, stateOf } from './position.ts'
import { positionSchema } from './position-schema.ts'
import { rules } from './rules.ts'
import { stateSchema, storedSetupSchema, wholeSetupSchema } from './schema.ts'
import { setting } from './setting/scenarios.ts'
import { surrender } from './setting/surrender.ts'
import { stepSchema } from './steps.ts'
import { emptyTable, isColor, NO_SECRETS, shares } from './table.ts'

export interface EarthExpects extends RuleTypes {
  readonly position: Position
}

export const { system, play, askedOf, check } = defineGame<EarthExpects, CallRules<EarthExpects>>({
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
  },
  ...setting,
  shipyard,
  automatic: [], // EE-SEQ-09: seats state theirs in orders of the power phase, and the rules apply them within a call
  longCalls: ['fleet', 'deploy', 'power', 'plot'],
  quietCalls: [],

  initialState: (setup) => ({
    ...emptyTable(setup),
    secret: Object.fromEntries(setup.seats.map(({ seat }) => [seat, NO_SECRETS])),
    play: initialPlay({ step: 'fleet' }, { step: 'deploy' }),
  }),
  stateFromPosition: stateOf,

  ...rules,
  lodgedOrder: noLodgedOrders,
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
