// A case in play: state, remaining dice and sealed orders. It is a value; every order makes a new one.
import { type Call, type Orders, type Refusal, type RuleSystem, type Seat, scriptedDice } from '@admiralty/kernel'
import { type Case, setupOf } from './case.ts'

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
}

/** A case at its start. */
export function openCase(system: RuleSystem, text: Case): CasePosition {
  const placed = text.position === undefined ? null : system.schema.position.parse(text.position)
  const dice = scriptedDice(...text.dice)
  const { events, state } = system.begin({ setup: setupOf(system, text), position: placed }, dice)
  return { state, events, before: undefined, faces: dice.left(), sealed: {} }
}

/** The seats of open calls that have not answered. */
export const seatsToAnswer = (system: RuleSystem, { state, sealed }: CasePosition): readonly Seat[] =>
  system
    .openCalls(state)
    .flatMap(({ seats }) => seats)
    .filter((seat) => !(seat in sealed))

/** Gives an order; the last order of a call resolves it. Returns a refusal for an order that the rules do not allow. */
export function giveOrder(system: RuleSystem, position: CasePosition, seat: Seat, order: unknown): CasePosition | Refusal {
  const parsed = system.schema.order.safeParse(order)
  if (!parsed.success) return { rule: 'ORDER-SCHEMA', reason: String(parsed.error) }
  const refusal = system.check(system.view(position.state, seat), parsed.data)
  if (refusal) return refusal
  const call = system.openCalls(position.state).find(({ seats }) => seats.includes(seat))
  if (!call) return { rule: 'ORDER-SEAT', reason: `${seat} has no open question` }
  const sealed = { ...position.sealed, [seat]: parsed.data }
  if (!call.seats.every((each) => each in sealed)) return { ...position, sealed, events: [], before: position.state }
  return close(system, { ...position, sealed }, call)
}

/** Whether `give` returned a refusal. */
export const isRefusal = (given: CasePosition | Refusal): given is Refusal => 'rule' in given

function close(system: RuleSystem, { state: before, faces, sealed }: CasePosition, call: Call): CasePosition {
  const dice = scriptedDice(...faces)
  const orders = Object.fromEntries(call.seats.map((seat) => [seat, sealed[seat]]))
  const { events, state } = system.resolve(before, call, orders, dice)
  const others = Object.entries(sealed).filter(([seat]) => !call.seats.includes(seat))
  return { state, events, before, faces: dice.left(), sealed: Object.fromEntries(others) }
}
