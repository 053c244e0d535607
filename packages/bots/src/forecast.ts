// Forecasts of a plan: determinized states are played to the end of the span by bots, and the game's claims are counted.
// The input is a view, so a forecast reveals nothing that the seat may not know.
import {
  type BotPolicy,
  type Call,
  type Claim,
  type Dice,
  type Orders,
  type RuleSystem,
  type Seat,
  type SystemTypes,
  seededDice,
  UMPIRE,
} from '@admiralty/kernel'
import { type Bot, makeBot } from './bot.ts'
import { around, type Interval, wilson } from './interval.ts'

/** The view and plan to forecast, with the game. */
export interface Inquiry<T extends SystemTypes> {
  readonly system: RuleSystem<T>
  readonly policy: BotPolicy<T>
  readonly view: T['view']
  /** The seat that the view belongs to. */
  readonly seat: Seat
  /** Planned orders, given in turn whenever this seat is asked, as long as they are legal. */
  readonly plan: readonly T['order'][]
  readonly seed: number
  /** The bot that plays every seat; an ensign by default. */
  readonly player?: Bot<T>
}

/** A claim and its estimate from simulated battles. */
export interface Forecast {
  readonly key: string
  readonly label: string
  readonly kind: Claim['kind']
  /** The chance that the claim comes true, or the mean amount. */
  readonly value: number
  /** 95 % confidence interval, assuming that simulated battles are like the real one. */
  readonly interval: Interval
}
/** The forecast after some simulated battles. */
export interface Projection {
  /** 'by the end of the turn' */
  readonly span: string
  /** Number of simulated battles. */
  readonly battles: number
  readonly forecasts: readonly Forecast[]
}

/** Resolutions after which a simulated battle stops and its claims are counted. */
const MOST_STEPS = 400

/** Each step plays one more battle and yields the estimates so far. It never ends by itself, and yields nothing without claims. */
export function* forecasting<T extends SystemTypes>(inquiry: Inquiry<T>): Generator<Projection, void> {
  const { policy, view, seat } = inquiry
  const claims = policy.forecast.claims(view, seat)
  const tallies = claims.map(() => ({ sum: 0, squares: 0 }))
  const dice = seededDice(inquiry.seed)
  const player = inquiry.player ?? ensignOf(inquiry)
  for (let battles = 1; claims.length > 0; battles += 1) {
    const { events, end } = playedOut({ ...inquiry, player }, dice)
    for (const [index, claim] of claims.entries()) {
      const tally = tallies[index]
      const value = claim.of(events, end)
      if (!tally) continue
      tally.sum += value
      tally.squares += value * value
    }
    yield {
      span: policy.forecast.span,
      battles,
      forecasts: claims.map(({ key, label, kind }, index) => {
        const { sum, squares } = tallies[index] ?? { sum: 0, squares: 0 }
        if (kind === 'chance') return { key, label, kind, value: estimatedChance(sum, battles), interval: wilson(sum / battles, battles) }
        return { key, label, kind, value: sum / battles, interval: around(battles, sum, squares) }
      }),
    }
  }
}

/** Prior for few battles: undecided claims come true three times in ten, weighted like two battles. */
const PRIOR = { came: 0.6, battles: 2 } as const
/** The estimated chance: 0 or 1 if the claim came true in no battle or in all, else weighted with the prior. */
export const estimatedChance = (came: number, battles: number): number =>
  came === 0 || came === battles ? came / battles : (came + PRIOR.came) / (battles + PRIOR.battles)

/** The forecast after a number of battles; undefined without claims. */
export function forecast<T extends SystemTypes>(inquiry: Inquiry<T>, battles: number): Projection | undefined {
  let last: Projection | undefined
  for (const projection of forecasting(inquiry)) {
    last = projection
    if (projection.battles >= battles) break
  }
  return last
}

function ensignOf<T extends SystemTypes>({ system, policy }: Inquiry<T>): Bot<T> {
  return makeBot(system, policy, 'ensign')
}

interface PlayedOut<T extends SystemTypes> {
  readonly events: readonly T['event'][]
  readonly end: T['state']
}
/** Plays one simulated battle to the end of the span. */
function playedOut<T extends SystemTypes>({ system, policy, view, seat, plan, player }: Required<Inquiry<T>>, dice: Dice): PlayedOut<T> {
  const mark = policy.forecast.mark(view)
  const waiting = [...plan]
  const events: T['event'][] = []
  let state = system.determinize(view, dice)
  const answers = (call: Call): Orders<T['order']> =>
    Object.fromEntries(
      call.seats.map((asked) => {
        const known = system.view(state, asked)
        if (asked === UMPIRE) return [asked, system.defaultOrder(known, call)]
        const [planned] = asked === seat ? waiting : []
        if (planned === undefined || system.check(known, call, planned)) return [asked, player(known, call, dice).order]
        waiting.shift()
        return [asked, planned]
      }),
    )
  for (let step = 0; step < MOST_STEPS && !system.outcome(state) && policy.forecast.mark(state) === mark; step += 1) {
    const call = nextCall(system, state, step === 0 ? seat : null)
    if (!call) break
    const { events: happened, state: later } = system.resolve(state, call, answers(call), dice)
    events.push(...happened)
    state = later
  }
  return { events, end: state }
}

/** The planned order is given first if several seats are asked. */
function nextCall<T extends SystemTypes>(system: RuleSystem<T>, state: T['state'], seat: Seat | null): Call | undefined {
  const open = system.openCalls(state)
  return open.find(({ seats }) => seat !== null && seats.includes(seat)) ?? open[0]
}
