// Solar Flare as one value, the rules that the platform uses.
import type { RuleSystem } from '@admiralty/kernel'
import { rulebook } from '../rulebook/rulebook.ts'
import { shipyard } from './design/shipyard.ts'
import { eventSchema, evolve, observe } from './events.ts'
import { answers, game } from './game.ts'
import { orderSchema } from './orders.ts'
import { positionSchema, stateOf } from './position.ts'
import { opening } from './setting/opening.ts'
import { OPTIONS } from './setting/options.ts'
import { scenarios, seats, wholeSetupSchema } from './setting/scenarios.ts'
import { stateSchema } from './state.ts'
import type { SolarFlare } from './types.ts'
import { determinize, view } from './view.ts'

export const system: RuleSystem<SolarFlare> = {
  id: 'solar-flare',
  version: 1,
  format: { number: 1, upcasts: [] },
  rulebook,
  schema: { setup: wholeSetupSchema, position: positionSchema, order: orderSchema, event: eventSchema, state: stateSchema },
  options: OPTIONS,
  scenarios,
  shipyard,
  automatic: [],

  seats,
  begin: ({ setup, position }, dice) =>
    game.begin([{ type: 'begun', state: position === null ? opening(setup) : stateOf(setup, position) }], dice),
  evolve,
  openCalls: ({ play }) => play.calls,
  heldCalls: () => [], // no step of this game interrupts another
  resolve: game.resolve,
  outcome: ({ outcome }) => outcome ?? undefined,

  view,
  observe,

  ...answers,
  determinize,
}
