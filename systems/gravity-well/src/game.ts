// Gravity Well as one value, combined from the chapters of its rules.
import { type CallRules, defineGame, initialPlay, noLodgedOrders, wholeAgenda } from '@admiralty/kernel'
import { rulebook } from '../rulebook/rulebook.ts'
import { automatic } from './automatic.ts'
import type { RuleTypes } from './chapter.ts'
import { determinize } from './determinize.ts'
import { surrender } from './economy/surrender.ts'
import { orderSchema } from './orders.ts'
import { type Position, stateOf } from './position.ts'
import { positionSchema } from './position-schema.ts'
import { rules } from './rules.ts'
import { setting, wholeSetupSchema } from './setting/scenarios.ts'
import { setUpSteps } from './setting/steps.ts'
import { setupSchema, stateSchema } from './state.ts'
import { stepSchema } from './steps.ts'
import { emptyTable, isColor, NO_SECRET } from './table.ts'

export interface GravityWell extends RuleTypes {
  readonly position: Position
}

export const { system, askedOf, check } = defineGame<GravityWell, CallRules<GravityWell>>({
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
  },
  ...setting,
  shipyard: null,
  automatic,
  longCalls: ['station', 'build', 'launch', 'thrust'],
  quietCalls: [],

  initialState: (setup) => ({
    ...emptyTable(setup),
    secret: Object.fromEntries(setup.seats.map((seat) => [seat, NO_SECRET])),
    play: initialPlay(...setUpSteps(setup)),
  }),
  stateFromPosition: stateOf,

  ...rules,
  lodgedOrder: noLodgedOrders,
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
