// Measures forecasts: bots play a match, and every claim is judged when its span is over.
import {
  type BotPolicy,
  type Call,
  type Dice,
  type Orders,
  type RuleSystem,
  type Seat,
  type SystemTypes,
  seededDice,
} from '@admiralty/kernel'
import type { Bot } from './bot.ts'
import { forecast } from './forecast.ts'

/** A forecast chance and whether it came true. */
export interface Judged {
  readonly key: string
  /** The forecast chance, 0 to 1. */
  readonly share: number
  readonly came: boolean
}

/** A match in which forecasts are judged. */
export interface Trial<T extends SystemTypes> {
  readonly system: RuleSystem<T>
  readonly policy: BotPolicy<T>
  readonly setup: T['setup']
  /** The bots that play the match, by seat. */
  readonly bots: Readonly<Record<Seat, Bot<T>>>
  readonly seed: number
  /** Simulated battles for each forecast. */
  readonly battles: number
  /** Calls after which the match stops. */
  readonly most: number
}

/** One question in this many gets a forecast, so that forecasts are spread over a turn. Only one is open at a time. */
const ONE_IN = 12

/** Plays a match and judges each forecast when its span is over. */
export function judgedMatch<T extends SystemTypes>({ system, policy, setup, bots, seed, battles, most }: Trial<T>): readonly Judged[] {
  const matchDice = seededDice(seed)
  const random = seededDice(seed + 1_000_003)
  const judged: Judged[] = []
  let open: OpenForecast<T> | undefined
  let state = system.begin({ setup, position: null }, matchDice).state
  for (let calls = 0; calls < most && !system.outcome(state); calls += 1) {
    const [call] = system.openCalls(state)
    if (!call) break
    const orders = answers(system, bots, { state, call, dice: random })
    if (!open && (random.roll(1, ONE_IN, 'now and then')[0] ?? 0) === 1)
      open = forecastOf({ system, policy, battles, state, call, orders, dice: random })
    const { events, state: later } = system.resolve(state, call, orders, matchDice)
    open?.events.push(...events)
    if (open && (system.outcome(later) || policy.forecast.mark(later) !== open.mark)) {
      judged.push(...judge(open, later))
      open = undefined
    }
    state = later
  }
  return judged
}

interface OpenQuestion<T extends SystemTypes> {
  readonly state: T['state']
  readonly call: Call
  readonly dice: Dice
}
function answers<T extends SystemTypes>(
  system: RuleSystem<T>,
  bots: Trial<T>['bots'],
  { state, call, dice }: OpenQuestion<T>,
): Orders<T['order']> {
  return Object.fromEntries(
    call.seats.map((seat) => {
      const view = system.view(state, seat)
      const order = bots[seat]?.(view, call, dice).order
      return [seat, order === undefined || system.check(view, call, order) ? system.defaultOrder(view, call) : order]
    }),
  )
}

/** An open forecast and the events since. */
interface OpenForecast<T extends SystemTypes> {
  readonly mark: number
  readonly claims: ReturnType<BotPolicy<T>['forecast']['claims']>
  readonly shares: ReadonlyMap<string, number>
  readonly events: T['event'][]
}
interface ForecastMoment<T extends SystemTypes> extends OpenQuestion<T>, Pick<Trial<T>, 'system' | 'policy' | 'battles'> {
  readonly orders: Orders<T['order']>
}
/** A forecast by one asked seat about the order it is about to give, from its own view. */
function forecastOf<T extends SystemTypes>({
  system,
  policy,
  battles,
  state,
  call,
  orders,
  dice,
}: ForecastMoment<T>): OpenForecast<T> | undefined {
  const [seat] = call.seats
  if (seat === undefined) return undefined
  const view = system.view(state, seat)
  const [seed = 1] = dice.roll(1, 2 ** 30, 'imagined battles')
  const projection = forecast({ system, policy, view, seat, plan: [orders[seat]], seed }, battles)
  if (!projection) return undefined
  return {
    mark: policy.forecast.mark(view),
    claims: policy.forecast.claims(view, seat).filter(({ kind }) => kind === 'chance'),
    shares: new Map(projection.forecasts.map(({ key, value }) => [key, value])),
    events: [],
  }
}
const judge = <T extends SystemTypes>({ claims, shares, events }: OpenForecast<T>, end: T['state']): readonly Judged[] =>
  claims.map(({ key, of }) => ({ key, share: shares.get(key) ?? 0, came: of(events, end) === 1 }))
