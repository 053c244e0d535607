// The steps of the set-up for tests: play stops before the first turn.
import {
  askTogether,
  type Dice,
  diceOf,
  initialPlay,
  type Orders,
  type Resolution,
  refusalsInWords,
  type StepRules,
  sequence,
} from '@admiralty/kernel'
import { view } from '../game.ts'
import type { Order } from '../orders.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import type { Color, Secret, Setup, State } from '../state.ts'
import type { Step } from '../steps.ts'
import { emptyTable } from '../table.ts'
import { type DesignEvent, designChapter } from './events.ts'
import { designQuestions } from './questions.ts'
import { designSteps } from './steps.ts'

type Event = DesignEvent | { readonly type: 'paused'; readonly play: State['play'] } | { readonly type: 'begun'; readonly state: State }

function evolve(state: State | undefined, event: Event): State {
  if (event.type === 'begun') return event.state
  if (!state) throw new Error('begins with begun')
  if (event.type === 'paused') return { ...state, play: event.play }
  const record: (state: State, event: never) => State = designChapter.records[event.type]
  return record(state, event as never) // the table's key is the event's own type
}
const rules = { ...designSteps, turnStart: { asks: () => askTogether('yellow'), play: () => undefined } }
const settingUp = sequence<State, Event, Order, Step>(
  rules as unknown as StepRules<State, Event, Order, Step>, // only the steps of the set-up, because no other is reached
  evolve,
  (play) => ({ type: 'paused', play }),
)

const BLANK: Secret = { fleet: null, sheets: {}, flagship: null, counters: 0, flagshipCounters: 0 }
export const freshState = (setup: Setup): State => ({
  ...emptyTable(setup),
  secret: Object.fromEntries(setup.seats.map(({ seat }) => [seat, BLANK])),
  play: initialPlay<Step>({ step: 'fleet' }, { step: 'flagship' }, { step: 'refit' }, { step: 'deploy' }),
})

/** The state of a new match. */
export const opened = (scenario: string, choices: Parameters<typeof setupFor>[1] = {}): State =>
  settingUp.begin(
    [{ type: 'begun', state: freshState(setupFor(scenario, choices)) }],
    diceOf(() => []),
  ).state

/** All asked seats answer: with the given order, else with the default order or a random one. */
export function answered(
  state: State,
  dice: Dice,
  how: 'default' | 'random',
  given: Partial<Record<Color, Order>> = {},
): Resolution<State, Event> {
  const [call] = state.play.calls
  const kind = call?.kind
  if (!call || (kind !== 'fleet' && kind !== 'refit' && kind !== 'deploy')) throw new Error(`no call of the set-up is open: ${kind}`)
  const orders: Record<string, Order> = {}
  for (const seat of call.seats as readonly Color[]) {
    const seen = view(state, seat)
    const order =
      given[seat] ??
      (how === 'default' ? designQuestions[kind].defaultOrder(seen, seat) : designQuestions[kind].randomOrder(seen, seat, dice))
    const refusal = designQuestions[kind].check(seen, seat, order)
    if (refusal) throw new Error(refusalsInWords(refusal))
    orders[seat] = order
  }
  return settingUp.resolve(state, call, orders as Orders<Order>, dice)
}
