// The game as one value, put together from its tables.
import { defineGame, neverSurrenders, noLodgedOrders, UMPIRE, wholeAgenda } from '@admiralty/kernel'
import { rulebook } from '../rulebook/rulebook.ts'
import type { Skirmish } from './chapter.ts'
import { determinize } from './determinize.ts'
import { events, observations, records } from './events.ts'
import { sideOf } from './lookup.ts'
import { orderSchema, questions } from './orders.ts'
import { setting } from './scenarios.ts'
import { isSeat, positionSchema, setupSchema, stateOf, stateSchema, stepSchema } from './state.ts'
import { opening, steps } from './steps.ts'

export const { system, askedOf, check } = defineGame<Skirmish>({
  id: 'skirmish',
  version: 1,
  format: { number: 1, upcasts: [] },
  rulebook,
  schema: {
    setup: setupSchema,
    storedSetup: setupSchema,
    position: positionSchema,
    order: orderSchema,
    state: stateSchema,
    step: stepSchema,
  },
  ...setting,
  shipyard: null,
  automatic: [
    {
      key: 'brace',
      kind: 'brace',
      label: 'When you are shot at: brace with no card',
      rule: 'SK-BRC-01',
      usual: false,
      order: () => ({ order: 'brace', card: null }),
    },
  ],
  longCalls: ['muster', 'plan'],
  quietCalls: [],

  initialState: opening,
  stateFromPosition: stateOf,
  events,
  records,
  observations,
  steps,
  questions,
  lodgedOrder: noLodgedOrders,
  notAsked: 'SK-GEN-03',

  open: { setup: true, round: true, squads: true, shot: true, outcome: true },
  shares: (state, viewer, seat) => viewer === UMPIRE || sideOf(state, viewer) === sideOf(state, seat), // SK-CRD-02, SK-UMP-01
  agenda: wholeAgenda,
  isSeat,
  surrender: neverSurrenders, // SK-END-04
  determinize,
})
