// A case on the table: the state, the dice not yet rolled, the orders sealed so far. A value: every order makes another.
import { type Call, type Orders, type Refusal, type RuleSystem, type Seat, scriptedDice } from '@admiralty/kernel'
import { type Case, setupOf } from './case.ts'

export interface Laid {
  readonly state: unknown
  /** Since the step before. */
  readonly events: readonly unknown[]
  /** The state those events started from; undefined before the opening. */
  readonly before: unknown
  /** Faces that nobody has asked for yet. */
  readonly faces: readonly number[]
  readonly sealed: Orders<unknown>
}

export function lay(system: RuleSystem, text: Case): Laid {
  const placed = text.position === undefined ? null : system.schema.position.parse(text.position)
  const dice = scriptedDice(...text.dice)
  const { events, state } = system.begin({ setup: setupOf(system, text), position: placed }, dice)
  return { state, events, before: undefined, faces: dice.left(), sealed: {} }
}

/** The seats of open calls that have not answered. */
export const owing = (system: RuleSystem, { state, sealed }: Laid): readonly Seat[] =>
  system
    .openCalls(state)
    .flatMap(({ seats }) => seats)
    .filter((seat) => !(seat in sealed))

/** An order of a seat; its call is resolved when the last of its seats has answered. */
export function give(system: RuleSystem, laid: Laid, seat: Seat, order: unknown): Laid | Refusal {
  const parsed = system.schema.order.safeParse(order)
  if (!parsed.success) return { rule: 'ORDER-SCHEMA', reason: String(parsed.error) }
  const refusal = system.check(system.view(laid.state, seat), parsed.data)
  if (refusal) return refusal
  const call = system.openCalls(laid.state).find(({ seats }) => seats.includes(seat))
  if (!call) return { rule: 'ORDER-SEAT', reason: `${seat} is not asked` }
  const sealed = { ...laid.sealed, [seat]: parsed.data }
  if (!call.seats.every((each) => each in sealed)) return { ...laid, sealed, events: [], before: laid.state }
  return close(system, { ...laid, sealed }, call)
}

export const isRefusal = (given: Laid | Refusal): given is Refusal => 'rule' in given

function close(system: RuleSystem, { state: before, faces, sealed }: Laid, call: Call): Laid {
  const dice = scriptedDice(...faces)
  const orders = Object.fromEntries(call.seats.map((seat) => [seat, sealed[seat]]))
  const { events, state } = system.resolve(before, call, orders, dice)
  const others = Object.entries(sealed).filter(([seat]) => !call.seats.includes(seat))
  return { state, events, before, faces: dice.left(), sealed: Object.fromEntries(others) }
}
