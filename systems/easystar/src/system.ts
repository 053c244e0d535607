// EasyStar as one value, the rules that the platform uses.
import type { Resolution, RuleSystem, Start } from '@admiralty/kernel'
import { initialPlay, withCallKeys } from '@admiralty/kernel'
import { shipyard } from './design/shipyard.ts'
import { determinize } from './determinize.ts'
import { evolve, type GameEvent, type GameObservation, observe } from './events.ts'
import { automatic } from './fire/automatic.ts'
import { fromFormat1, fromFormat2 } from './formats.ts'
import { answers, game } from './game.ts'
import { type Offer, type Order, orderSchema } from './orders.ts'
import { type Position, positionSchema, stateOf } from './position.ts'
import { rulebook } from './rulebook.ts'
import { stateSchema, wholeEventSchema, wholeSetupSchema } from './schema.ts'
import { OPTIONS } from './setting/options.ts'
import { scenarios, seats } from './setting/scenarios.ts'
import type { Secret, Setup, State, View } from './state.ts'
import { emptyTable } from './table.ts'
import { view } from './view.ts'

export interface EasyStar {
  readonly setup: Setup
  readonly position: Position
  readonly state: State
  readonly event: GameEvent
  readonly observation: GameObservation
  readonly view: View
  readonly offer: Offer
  readonly order: Order
}

const NO_SECRETS: Secret = { fleet: null, sheets: {}, flagship: null, counters: 0, flagshipCounters: 0 }

/** The state of a new match: no fleets, set-up steps on the agenda. */
const fresh = (setup: Setup): State => ({
  ...emptyTable(setup),
  secret: Object.fromEntries(setup.seats.map(({ seat }) => [seat, NO_SECRETS])),
  play: initialPlay({ step: 'fleet' }, { step: 'flagship' }, { step: 'refit' }, { step: 'deploy' }),
})

function begin({ setup, position }: Start<EasyStar>, dice: Parameters<typeof game.begin>[1]): Resolution<State, GameEvent> {
  const state = position === null ? fresh(setup) : stateOf(setup, position)
  return game.begin([{ type: 'begun', state }], dice)
}

export const system: RuleSystem<EasyStar> = {
  id: 'easystar',
  version: 2,
  format: { number: 4, upcasts: [{ event: fromFormat1 }, { event: fromFormat2 }, { event: withCallKeys }] },
  rulebook,
  schema: { setup: wholeSetupSchema, position: positionSchema, order: orderSchema, event: wholeEventSchema, state: stateSchema },
  options: OPTIONS,
  scenarios,
  shipyard,
  automatic,

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
