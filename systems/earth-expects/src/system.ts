// Earth Expects as a `RuleSystem` value, the only entry for the platform.
import type { Resolution, RuleSystem, Start } from '@admiralty/kernel'
import { initialPlay, withCallKeys } from '@admiralty/kernel'
import { shipyard } from './design/shipyard.ts'
import { determinize } from './determinize.ts'
import { evolve, type GameEvent, type Observation, observe } from './events.ts'
import { fromFormat1, fromFormat2, fromFormat3 } from './formats.ts'
import { answers, game } from './game.ts'
import { type Offer, type Order, orderSchema } from './orders.ts'
import { type Position, positionSchema, stateOf } from './position.ts'
import { rulebook } from './rulebook.ts'
import { stateSchema, wholeEventSchema, wholeSetupSchema } from './schema.ts'
import { OPTIONS } from './setting/options.ts'
import { scenarios, seats } from './setting/scenarios.ts'
import type { Setup } from './setup.ts'
import type { State, View } from './state.ts'
import { emptyTable, NO_SECRETS } from './table.ts'
import { view } from './view.ts'

export interface EarthExpects {
  readonly setup: Setup
  readonly position: Position
  readonly state: State
  readonly event: GameEvent
  readonly observation: Observation
  readonly view: View
  readonly offer: Offer
  readonly order: Order
}

/** The state before ships are bought and placed. */
const fresh = (setup: Setup): State => ({
  ...emptyTable(setup),
  secret: Object.fromEntries(setup.seats.map(({ seat }) => [seat, NO_SECRETS])),
  play: initialPlay({ step: 'fleet' }, { step: 'deploy' }),
})

function begin({ setup, position }: Start<EarthExpects>, dice: Parameters<typeof game.begin>[1]): Resolution<State, GameEvent> {
  const state = position === null ? fresh(setup) : stateOf(setup, position)
  return game.begin([{ type: 'begun', state }], dice)
}

export const system: RuleSystem<EarthExpects> = {
  id: 'earth-expects',
  version: 6,
  format: { number: 5, upcasts: [{ event: fromFormat1 }, { event: fromFormat2 }, { event: fromFormat3 }, { event: withCallKeys }] },
  rulebook,
  schema: { setup: wholeSetupSchema, position: positionSchema, order: orderSchema, event: wholeEventSchema, state: stateSchema },
  options: OPTIONS,
  scenarios,
  shipyard,
  automatic: [], // EE-SEQ-09: seats state theirs in orders of the power phase, and the rules apply them within a call

  seats,
  begin,
  evolve,
  openCalls: (state) => state.play.calls,
  resolve: (state, call, orders, dice) => game.resolve(state, call, orders, dice),
  outcome: (state) => state.outcome ?? undefined,

  view,
  observe,

  ...answers,
  determinize,
}
