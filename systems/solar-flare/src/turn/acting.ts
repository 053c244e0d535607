// Phases in which the seats of the active side act one after the other in any order (SF-TRN-02, SF-TEAM-03).
import { askEach, type CallPlan, type Refusal, refuse } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color, Side } from '../shapes.ts'
import type { State, Table } from '../state.ts'
import type { Step } from '../steps.ts'
import { admiralOf, placeOf, seatsOn, shipsOfSeat, shipsOfSide, sideOfSeat, torpedoesOfSeat } from '../table.ts'

export type TurnPhase = 'weapons' | 'movement' | 'power'
/** The seats that still act in a phase; nobody once the side has lost its last ship, and its torpedoes with it (SF-TRN-01, SF-TOR-23). */
function actors(table: Table, side: Side, phase: TurnPhase): readonly Color[] {
  return seatsOn(table, side).filter(
    (seat) =>
      !table.ended.includes(seat) &&
      (shipsOfSeat(table, seat).length > 0 || (phase === 'weapons' && torpedoesOfSeat(table, seat).length > 0)),
  )
}
/** Whether a seat still acts in a phase. */
export const isActing = (table: Table, me: Color, phase: TurnPhase): boolean => actors(table, sideOfSeat(table, me), phase).includes(me)
/** The team mates of a seat that still act in a phase. */
export const othersActing = (table: Table, me: Color, phase: TurnPhase): readonly Color[] =>
  actors(table, sideOfSeat(table, me), phase).filter((seat) => seat !== me)
/** SF-TEAM-02, SF-TEAM-03: the admiral is in charge after ending the phase for himself, and without ship or torpedo. */
export const mayEndAll = (table: Table, me: Color, phase: TurnPhase): boolean =>
  placeOf(table, me).admiral && othersActing(table, me, phase).length > 0
export function checkEnd(table: Table, me: Color, phase: TurnPhase, { all }: OrderOf<'end'>): Refusal | undefined {
  if (all)
    return mayEndAll(table, me, phase)
      ? undefined
      : refuse('SF-TEAM-03', 'only an admiral may end a phase for others, and only while they still act')
  return isActing(table, me, phase)
    ? undefined
    : refuse('SF-TEAM-03', 'you do not act in this phase any more; you may end it for the others')
}

/**
 * SF-TRN-01: the phase after each. It is put on the agenda when the one before is over, so that no later phase of the same
 * kind keeps the call of a seat whose phase the admiral has ended.
 */
const FOLLOWING: Readonly<Record<TurnPhase, TurnPhase | null>> = { weapons: 'movement', movement: 'power', power: null }
/** Whether a call of this kind is open until its phase ends, and so asks again after each answer. */
export const isTurnPhase = (kind: string): kind is TurnPhase => Object.hasOwn(FOLLOWING, kind)

/** The parts of a phase that differ. */
interface PhaseRule<K extends Order['order']> {
  /** Carries out an action of a seat. */
  readonly act: (order: Extract<Order, { readonly order: K }>, ctx: Context, seat: Color) => void
  /** The kinds of action, for telling them from other orders. */
  readonly kinds: readonly K[]
  /** Bookkeeping when all seats have ended. */
  readonly close: (side: Side, ctx: Context) => void
}
/** SF-TRN-07: ends a phase with unused possibilities, for a seat or for its team. */
function endFor(ctx: Context, seat: Color, phase: TurnPhase, { all }: OrderOf<'end'>): void {
  const others = all ? othersActing(ctx.state, seat, phase) : []
  const own = isActing(ctx.state, seat, phase) ? [seat] : []
  for (const ending of [...own, ...others]) ctx.emit({ type: 'seatEnded', seat: ending, all })
}
/** Asks every seat that still acts, and carries out each order at once. */
export function acting<K extends Order['order']>(phase: TurnPhase, { act, kinds, close }: PhaseRule<K>) {
  // Kinds of orders are strings.
  const isAction = (order: Order): order is Extract<Order, { readonly order: K }> => (kinds as readonly string[]).includes(order.order)
  return {
    asks(step: Extract<Step, { readonly step: TurnPhase }>, state: State): CallPlan {
      const seats = actors(state, step.side, phase)
      const admiral = admiralOf(state, step.side)
      const instead = seats.includes(admiral) ? [] : [admiral] // SF-TEAM-02
      return askEach(...seats.map((seat) => ({ key: seat, seats: [seat], instead })))
    },
    play({ side }: Extract<Step, { readonly step: TurnPhase }>, ctx: Context, orders: Readonly<Record<string, Order>>): void {
      const answers = seatsOn(ctx.state, side).flatMap((seat) => (orders[seat] ? [{ seat, order: orders[seat] }] : []))
      for (const { seat, order } of answers) {
        if (order.order === 'end') endFor(ctx, seat, phase, order)
        else if (isAction(order)) act(order, ctx, seat)
      }
      if (answers.length > 0) return
      close(side, ctx)
      ctx.emit({ type: 'phaseEnded', side, phase })
      const next = FOLLOWING[phase]
      // SF-TRN-06: fire comes before movement.
      if (next && shipsOfSide(ctx.state, side).length > 0) ctx.next({ step: next, side })
    },
  }
}
