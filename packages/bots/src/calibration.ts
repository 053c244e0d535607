// Whether forecasts come true: a match is played on by bots from the true state, and every claim made on the way is judged when its span is over.
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

/** A chance that was forecast, and whether it came true. */
export interface Judged {
  readonly key: string
  /** The chance that was forecast. */
  readonly share: number
  readonly came: boolean
}

export interface Trial<T extends SystemTypes> {
  readonly system: RuleSystem<T>
  readonly policy: BotPolicy<T>
  readonly setup: T['setup']
  /** Who plays the match. */
  readonly bots: Readonly<Record<Seat, Bot<T>>>
  readonly seed: number
  /** Imagined for each forecast. */
  readonly battles: number
  /** Calls, after which it is enough. */
  readonly most: number
}

/** One question in so many is one at which a forecast is made, so that they fall anywhere in a turn; one at a time. */
const SELDOM = 12

export function judgedMatch<T extends SystemTypes>({ system, policy, setup, bots, seed, battles, most }: Trial<T>): readonly Judged[] {
  const table = seededDice(seed)
  const whim = seededDice(seed + 1_000_003)
  const judged: Judged[] = []
  let open: Made<T> | undefined
  let state = system.begin({ setup, position: null }, table).state
  for (let calls = 0; calls < most && !system.outcome(state); calls += 1) {
    const [call] = system.openCalls(state)
    if (!call) break
    const orders = answers(system, bots, { state, call, dice: whim })
    if (!open && (whim.roll(1, SELDOM, 'now and then')[0] ?? 0) === 1)
      open = made({ system, policy, battles, state, call, orders, dice: whim })
    const { events, state: later } = system.resolve(state, call, orders, table)
    open?.events.push(...events)
    if (open && (system.outcome(later) || policy.forecast.mark(later) !== open.mark)) {
      judged.push(...judge(open, later))
      open = undefined
    }
    state = later
  }
  return judged
}

interface Asking<T extends SystemTypes> {
  readonly state: T['state']
  readonly call: Call
  readonly dice: Dice
}
function answers<T extends SystemTypes>(
  system: RuleSystem<T>,
  bots: Trial<T>['bots'],
  { state, call, dice }: Asking<T>,
): Orders<T['order']> {
  return Object.fromEntries(
    call.seats.map((seat) => {
      const view = system.view(state, seat)
      const order = bots[seat]?.(view, dice).order
      return [seat, order === undefined || system.check(view, order) ? system.defaultOrder(view) : order]
    }),
  )
}

/** A forecast, and what has happened since. */
interface Made<T extends SystemTypes> {
  readonly mark: number
  readonly claims: ReturnType<BotPolicy<T>['forecast']['claims']>
  readonly shares: ReadonlyMap<string, number>
  readonly events: T['event'][]
}
interface Moment<T extends SystemTypes> extends Asking<T>, Pick<Trial<T>, 'system' | 'policy' | 'battles'> {
  readonly orders: Orders<T['order']>
}
/** By one of those who are asked, of the order he is about to give; it may know no more than he does. */
function made<T extends SystemTypes>({ system, policy, battles, state, call, orders, dice }: Moment<T>): Made<T> | undefined {
  const [seat] = call.seats
  if (seat === undefined) return undefined
  const view = system.view(state, seat)
  const [seed = 1] = dice.roll(1, 2 ** 30, 'imagined battles')
  const prospect = forecast({ system, policy, view, seat, plan: [orders[seat]], seed }, battles)
  if (!prospect) return undefined
  return {
    mark: policy.forecast.mark(view),
    claims: policy.forecast.claims(view, seat).filter(({ kind }) => kind === 'chance'),
    shares: new Map(prospect.forecasts.map(({ key, value }) => [key, value])),
    events: [],
  }
}
const judge = <T extends SystemTypes>({ claims, shares, events }: Made<T>, end: T['state']): readonly Judged[] =>
  claims.map(({ key, of }) => ({ key, share: shares.get(key) ?? 0, came: of(events, end) === 1 }))
