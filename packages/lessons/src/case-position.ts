// A case in play: state, remaining dice and sealed orders. It is a value; every order makes a new one.
import {
  type Call,
  callFor,
  insteadIn,
  NO_CALL,
  type Orders,
  type Refusals,
  type RuleId,
  type RuleSystem,
  type Seat,
  scriptedDice,
} from '@admiralty/kernel'
import { type Case, setupOfCase } from './case.ts'

/** A case in play. */
export interface CasePosition {
  readonly state: unknown
  /** Events of the last step. */
  readonly events: readonly unknown[]
  /** The state before these events; undefined before the opening. */
  readonly before: unknown
  /** Faces that are not rolled yet. */
  readonly faces: readonly number[]
  readonly sealed: Orders<unknown>
  /** Whether forced answers are given automatically. */
  readonly forced: boolean
}

/** A case at its start. */
export function openCase(system: RuleSystem, text: Case): CasePosition {
  const placed = text.position === undefined ? null : system.schema.position.parse(text.position)
  const dice = scriptedDice(...text.dice)
  const { events, state } = system.begin({ setup: setupOfCase(system, text), position: placed }, dice)
  return withForced(system, { state, events, before: undefined, faces: dice.left(), sealed: {}, forced: text.forced })
}

/** The seats of open calls that have not answered. */
export const seatsToAnswer = (system: RuleSystem, { state, sealed }: CasePosition): readonly Seat[] =>
  system
    .openCalls(state)
    .flatMap(({ seats }) => seats)
    .filter((seat) => !(seat in sealed))

/** The open call that a seat may answer. Cases have no umpire, so one at most asks it. */
export const callOfSeat = (system: RuleSystem, { state }: Pick<CasePosition, 'state'>, seat: Seat): Call | undefined =>
  callFor(system.openCalls(state), seat)

/** The parsed order and the call that it answers; the refusals for an order that the rules do not allow. */
export function checkOrder(system: RuleSystem, position: CasePosition, seat: Seat, order: unknown): Answer | Refusals {
  const parsed = system.schema.order.safeParse(order)
  if (!parsed.success) return wrong('ORDER-SCHEMA', `the order cannot be read: ${parsed.error}`)
  const call = callOfSeat(system, position, seat)
  const refusals = system.check(system.view(position.state, seat), call ?? NO_CALL, parsed.data)
  if (refusals) return refusals
  return call ? { call, order: parsed.data } : wrong('ORDER-SEAT', `${seat} has no open question`)
}
const wrong = (rule: RuleId, reason: string): Refusals => [{ rule, reason, part: null }]
/** Tells the refusals of an order from what an accepted order leads to. */
export const isRefused = <T extends object>(given: T | Refusals): given is Refusals => Array.isArray(given)
interface Answer {
  readonly call: Call
  readonly order: unknown
}

/** Gives an order; the last order of a call resolves it. Returns the refusals of an order that the rules do not allow. */
export function giveOrder(system: RuleSystem, position: CasePosition, seat: Seat, given: unknown): CasePosition | Refusals {
  const checked = checkOrder(system, position, seat, given)
  if (isRefused(checked)) return checked
  const { call, order } = checked
  const sealed = { ...position.sealed, [seat]: order }
  if (!isComplete(call, sealed)) return withForced(system, { ...position, sealed, events: [], before: position.state })
  return withForced(system, close(system, { ...position, sealed }, call))
}

const isComplete = (call: Call, sealed: Orders<unknown>): boolean =>
  insteadIn(call, sealed) !== undefined || call.seats.every((each) => each in sealed)

/** More forced answers in a row than any game gives; beyond that, rules and answers repeat without end. */
const MOST_FORCED = 1000

/** Gives the forced answers as a match does. The events are those of all calls that this resolves. */
function withForced(system: RuleSystem, position: CasePosition): CasePosition {
  if (!position.forced) return position
  let now = position
  for (let given = 0; given < MOST_FORCED; given += 1) {
    const found = forcedAnswer(system, now)
    if (!found) return now
    const sealed = { ...now.sealed, [found.seat]: found.order }
    const next = isComplete(found.call, sealed) ? close(system, { ...now, sealed }, found.call) : { ...now, sealed, events: [] }
    now = { ...next, events: [...now.events, ...next.events], before: position.before }
  }
  throw new Error(`more than ${MOST_FORCED} forced answers in a row`)
}
function forcedAnswer(system: RuleSystem, { state, sealed }: CasePosition) {
  for (const call of system.openCalls(state))
    for (const seat of call.seats) {
      const order = seat in sealed ? undefined : system.forcedOrder(system.view(state, seat), call, seat)
      if (order !== undefined) return { call, seat, order }
    }
  return undefined
}

function close(system: RuleSystem, { state: before, faces, sealed, forced }: CasePosition, call: Call): CasePosition {
  const dice = scriptedDice(...faces)
  const instead = insteadIn(call, sealed)
  const answering = instead === undefined ? call.seats : [instead]
  const orders = Object.fromEntries(answering.map((seat) => [seat, sealed[seat]]))
  const { events, state } = system.resolve(before, call, orders, dice)
  const others = Object.entries(sealed).filter(([seat]) => !call.seats.includes(seat) && seat !== instead)
  return { state, events, before, faces: dice.left(), sealed: Object.fromEntries(others), forced }
}
