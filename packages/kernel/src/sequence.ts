// The sequence of play as data: an agenda of named steps, which are carried out in order until one asks a seat.
// Makes `begin`, `resolve` and `surrender` from a table of step rules. Optional for a game.
import type { Call, Orders, Resolution, Seat } from './contract.ts'
import type { Dice } from './dice.ts'
import { scriptedDice } from './scripted-dice.ts'

/** The place in the sequence of play. It is part of the state and is written by the event `paused`, never recomputed. */
export interface Play<Step> {
  /** Steps to carry out, the next one first. While calls are open, the first step is the one that asked. */
  readonly agenda: readonly Step[]
  /** The open calls. */
  readonly calls: readonly Call[]
  /** Calls that an interrupt put off. They are asked again under the same ids. */
  readonly held: readonly Call[]
  /** Number of calls so far. */
  readonly asked: number
  /** Whether the first step is asked again after each answer. */
  readonly again: boolean
  /** Seats of sides that have conceded: no call asks them. */
  readonly surrendered: readonly Seat[]
}
/** Whether a seat has been taken out of the match, because its side has conceded. */
export const hasSurrendered = ({ play: { surrendered } }: { readonly play: Play<unknown> }, seat: Seat): boolean =>
  surrendered.includes(seat)

/** The seats of one call. `key` distinguishes it from other open calls of its kind. */
export interface CallGroup {
  readonly key: string
  readonly seats: readonly Seat[]
  /** Seats that may answer instead; see `Call`. */
  readonly instead: readonly Seat[]
}
/** The calls that a step asks: one for each group of seats. */
export interface CallPlan {
  /** Whether the step is asked again after each answer. */
  readonly again: boolean
  readonly groups: readonly CallGroup[]
}
/** The key of a call whose step gives none. */
const defaultKey = (seats: readonly Seat[]): string => seats.join('+')
const groupOf = (seats: readonly Seat[]): CallGroup => ({ key: defaultKey(seats), seats, instead: [] })
/** The plan of a step that asks nobody. */
export const askNobody: CallPlan = { again: false, groups: [] }
/** One call: the step is carried out when all these seats have answered. */
export const askTogether = (...seats: readonly Seat[]): CallPlan => ({ again: false, groups: seats.length > 0 ? [groupOf(seats)] : [] })
/**
 * One call for each group of seats; no call waits for another. The step is carried out for each answered call and then asked again.
 * When it asks nobody any more, it is carried out a last time without orders. Groups of the same seats need keys.
 */
export const askEach = (...groups: readonly (Seat | readonly Seat[] | CallGroup)[]): CallPlan => ({
  again: true,
  groups: groups.map((group) => (typeof group === 'string' ? groupOf([group]) : 'key' in group ? group : groupOf(group))),
})

/** The state, dice and functions that a step may use while it is carried out. */
export interface ResolutionContext<S, E, Step> {
  /** The state after all events so far. */
  readonly state: S
  readonly dice: Dice
  /** Records an event and updates the state. */
  emit(event: E): void
  /** Puts steps in front of the agenda, in this order. */
  next(...steps: readonly Step[]): void
  /** Removes the steps of the agenda that the predicate accepts. */
  drop(which: (step: Step) => boolean): void
}

/** The rule of one kind of step. */
export interface StepRule<S, E, O, Step, P> {
  /** The calls of the step. Absent if it never asks. */
  asks?(step: P, state: S): CallPlan
  /** Carries out the step. If it asked nobody, `orders` is empty and `call`, the answered call, is null. */
  play(step: P, ctx: ResolutionContext<S, E, Step>, orders: Orders<O>, call: Call | null): void
}

/** A rule for every kind of step. */
export type StepRules<S, E, O, Step extends { readonly step: string }> = {
  readonly [K in Step['step']]: StepRule<S, E, O, Step, Extract<Step, { readonly step: K }>>
}

/** The field of a state that holds the place in the sequence of play. */
interface Sequenced<Step> {
  readonly play: Play<Step>
}

/** The functions `begin`, `resolve` and `surrender` of a game that has a table of step rules. */
export interface Sequence<S, E, O, Step> {
  /** Plays from the opening events to the first call. */
  begin(opening: readonly E[], dice: Dice): Resolution<S, E>
  /** Plays from a complete call to the next one. Throws if the call is not open. */
  resolve(state: S, call: Call, orders: Orders<O>, dice: Dice): Resolution<S, E>
  /**
   * Takes seats out of the match. `leave` records what they lose; it rolls no die. Calls keep their ids and ask the other seats only. If nobody
   * is left to ask, an open call without seats stays, and its resolution plays on.
   */
  surrender(state: S, seats: readonly Seat[], leave: (ctx: ResolutionContext<S, E, Step>) => void): Resolution<S, E>
}

/** The place at the beginning of a match: these steps to carry out, no open call. */
export const initialPlay = <Step>(...agenda: readonly Step[]): Play<Step> => ({
  agenda,
  calls: [],
  held: [],
  asked: 0,
  again: false,
  surrendered: [],
})

/** `evolve` is the game's function of that name; `paused` makes the event that records the place in the sequence of play. */
export function sequence<S extends Sequenced<Step>, E, O, Step extends { readonly step: string }>(
  rules: StepRules<S, E, O, Step>,
  evolve: (state: S | undefined, event: E) => S,
  paused: (play: Play<Step>) => E,
): Sequence<S, E, O, Step> {
  // TypeScript does not relate the key of the table to the member of the union.
  const ruleOf = (step: Step): StepRule<S, E, O, Step, Step> => rules[step.step as Step['step']] as StepRule<S, E, O, Step, Step>

  /** The calls of a step without seats that have been taken out. */
  function planOf(step: Step | undefined, state: S, surrendered: readonly Seat[]): CallPlan {
    const rule = step && ruleOf(step)
    const plan = (step && rule?.asks?.(step, state)) ?? askNobody
    if (surrendered.length === 0) return plan
    return { ...plan, groups: plan.groups.map((group) => withoutSeats(group, surrendered)).filter(({ seats }) => seats.length > 0) }
  }
  function finished(ctx: OpenResolution<S, E, Step>, place: Play<Step>): Resolution<S, E> {
    ctx.emit(paused(place))
    return { events: ctx.events, states: ctx.states, state: ctx.state }
  }

  /** Carries out the agenda until a step asks or no step is left. */
  function run(ctx: OpenResolution<S, E, Step>, open: readonly Call[], callCount: number): Resolution<S, E> {
    for (;;) {
      const step = ctx.stack.at(-1)
      const asks = planOf(step, ctx.state, ctx.state.play.surrendered)
      if (step === undefined || asks.groups.length > 0) {
        const place = pause(ctx.stack.toReversed(), step, asks, open, callCount)
        return finished(ctx, { ...place, surrendered: ctx.state.play.surrendered })
      }
      ctx.stack.pop()
      const rule: StepRule<S, E, O, Step, Step> | undefined = ruleOf(step)
      rule?.play(step, ctx, {}, null)
    }
  }

  return {
    begin(opening, dice) {
      const [first, ...rest] = opening
      if (first === undefined) throw new Error('a match needs an opening event')
      const ctx = new OpenResolution<S, E, Step>(evolve(undefined, first), dice, evolve)
      ctx.events.push(first)
      ctx.states.push(ctx.state)
      for (const event of rest) ctx.emit(event)
      return run(ctx, [], ctx.state.play.asked)
    },
    resolve(state, call, orders, dice) {
      const { calls, held, asked, again } = state.play
      const [step] = state.play.agenda
      const answered = calls.find(({ id }) => id === call.id)
      if (step === undefined || !answered) throw new Error(`call ${call.id} is not open`)
      const ctx = new OpenResolution<S, E, Step>(state, dice, evolve)
      // A call without seats has no orders: its step is asked again, and goes on if it asks nobody.
      if (answered.seats.length > 0) {
        if (!again) ctx.stack.pop()
        ruleOf(step).play(step, ctx, orders, answered)
      }
      return run(ctx, [...calls.filter((other) => other !== answered), ...held], asked)
    },
    surrender(state, seats, leave) {
      const { calls, held, asked, surrendered: earlier } = state.play
      const surrendered = [...earlier, ...seats]
      const ctx = new OpenResolution<S, E, Step>(state, scriptedDice(), evolve)
      leave(ctx)
      const step = ctx.stack.at(-1)
      const open = [...calls, ...held].map((call) => withoutSeats(call, surrendered)).filter((call) => call.seats.length > 0)
      const place = pause(ctx.stack.toReversed(), step, planOf(step, ctx.state, surrendered), open, asked)
      const playsOn = step !== undefined && place.calls.length === 0
      return finished(ctx, {
        ...place,
        calls: playsOn ? calls.slice(0, 1).map((call) => ({ ...call, seats: [] })) : place.calls,
        surrendered,
      })
    },
  }
}
/** A call or its plan without some seats. A default key follows the seats. */
function withoutSeats<G extends CallGroup>(group: G, gone: readonly Seat[]): G {
  const seats = group.seats.filter((seat) => !gone.includes(seat))
  const instead = group.instead.filter((seat) => !gone.includes(seat))
  return { ...group, seats, instead, key: group.key === defaultKey(group.seats) ? defaultKey(seats) : group.key }
}

/** The context with the parts that only this file uses. One class for all games and steps, because every order makes one. */
class OpenResolution<S extends Sequenced<Step>, E, Step> implements ResolutionContext<S, E, Step> {
  state: S
  readonly events: E[] = []
  readonly states: S[] = []
  readonly dice: Dice
  /** The agenda in reverse: the next step is the last one. */
  stack: Step[]
  private readonly evolve: (state: S | undefined, event: E) => S

  constructor(begun: S, dice: Dice, evolve: (state: S | undefined, event: E) => S) {
    this.state = begun
    this.dice = dice
    this.stack = begun.play.agenda.toReversed()
    this.evolve = evolve
  }
  emit(event: E): void {
    this.events.push(event)
    this.state = this.evolve(this.state, event)
    this.states.push(this.state)
  }
  next(...steps: readonly Step[]): void {
    for (let at = steps.length - 1; at >= 0; at -= 1) this.stack.push(steps[at] as Step) // the index is in the list
  }
  drop(which: (step: Step) => boolean): void {
    this.stack = this.stack.filter((step) => !which(step))
  }
}

/** The place at which the play stops: the calls of this step, and the open calls that have to wait. */
function pause<Step extends { readonly step: string }>(
  agenda: readonly Step[],
  step: Step | undefined,
  { again, groups }: CallPlan,
  open: readonly Call[],
  callCount: number,
): Omit<Play<Step>, 'surrendered'> {
  let count = callCount
  const kind = step?.step ?? 'over'
  if (groups.length > 1 && new Set(groups.map(({ key }) => key)).size < groups.length)
    throw new Error(`two calls of ${kind} have the same key`)
  const calls = groups.map(({ key, seats, instead }): Call => {
    const waiting = open.find((call) => call.kind === kind && call.key === key && call.seats.join() === seats.join())
    if (waiting) return waiting.instead.join() === instead.join() ? waiting : { ...waiting, instead }
    count += 1
    return { id: key === defaultKey(seats) ? `${count}/${kind}` : `${count}/${kind}/${key}`, kind, key, seats, instead }
  })
  // A call of the current step that is not among its groups any more is over, so it is dropped.
  const held = open.filter((call) => call.kind !== kind && agenda.some((later) => later.step === call.kind))
  return { agenda, calls, held, asked: count, again }
}
