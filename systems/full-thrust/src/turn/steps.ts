// The sequence of a turn (FT-SEQ-01), and the dice for initiative (FT-SEQ-02).
import { askNobody, askTogether, type GameSteps } from '@admiralty/kernel'
import type { Context, RuleTypes } from '../chapter.ts'
import { throwDie } from '../dice.ts'
import type { Order } from '../orders.ts'
import { type Color, SIDES, type Side } from '../shapes.ts'
import type { State, Table } from '../state.ts'
import type { Step } from '../steps.ts'
import { seatsOf, sideOf } from '../table.ts'

/** FT-SEQ-01, FT-SEQ-03: phases P3 to P11 with the seats in the order in which they act. */
export function phasesAfter(initiative: readonly Color[]): readonly Step[] {
  const reverse = initiative.toReversed()
  return [
    { step: 'launch', seats: reverse },
    { step: 'fly', seats: reverse },
    { step: 'ordnance', seats: reverse },
    { step: 'move' },
    { step: 'flyAgain', seats: reverse },
    ...(['home', 'attack', 'dogfight', 'defend', 'intercept', 'strike'] as const).map((step) => ({ step })),
    { step: 'fire', seats: initiative },
    ...(['lateChecks', 'repair', 'mend', 'disengage', 'turnEnd'] as const).map((step) => ({ step })),
  ]
}

interface TurnTaking<K extends Step['step']> {
  readonly step: K
  readonly canAct: (table: Table, seat: Color) => boolean
  /** Carries out the order of a seat, which may be to pass. */
  readonly act: (order: Order, ctx: Context, seat: Color) => void
}
type SeatsStep<K> = { readonly step: K; readonly seats: readonly Color[] }
/** FT-SEQ-03: a step in which one seat after another acts, as often as it can. A seat that passes leaves the list; one that acts goes to its end. */
export const inTurn = <K extends 'launch' | 'fly' | 'flyAgain' | 'ordnance'>({ step, canAct, act }: TurnTaking<K>) => ({
  asks({ seats }: SeatsStep<K>, state: State) {
    const seat = seats.find((one) => canAct(state, one))
    return seat ? askTogether(seat) : askNobody
  },
  play({ seats }: SeatsStep<K>, ctx: Context, orders: Readonly<Record<string, Order>>) {
    const [seat, ...others] = seats.filter((one) => canAct(ctx.state, one))
    const order = seat && orders[seat]
    if (!order) return
    act(order, ctx, seat)
    ctx.next({ step, seats: order.order === 'pass' ? others : [...others, seat] })
  },
})

/** The sides of the players, in order. */
export const sidesOf = (table: Pick<Table, 'setup'>): readonly Side[] =>
  SIDES.filter((side) => table.setup.seats.some((seat) => seat.side === side))
/** FT-SEQ-02: the highest die first; those who tied roll again among themselves. */
function ranked(ctx: Context, sides: readonly Side[]): readonly Side[] {
  if (sides.length < 2) return sides
  const rolls = sides.map((side) => ({ side, face: throwDie(ctx.dice, `initiative of ${side}`) }))
  ctx.emit({ type: 'initiativeRolled', rolls })
  return [6, 5, 4, 3, 2, 1].flatMap((value) => {
    const tied = rolls.filter(({ face }) => face === value).map(({ side }) => side)
    return ranked(ctx, tied)
  })
}

export const turnSteps: GameSteps<RuleTypes, 'turn' | 'initiative'> = {
  turn: {
    play(_, ctx) {
      ctx.emit({ type: 'turnBegan', turn: ctx.state.turn + 1 })
      ctx.next({ step: 'plot' }, { step: 'initiative' })
    },
  },
  initiative: {
    play(_, ctx) {
      const sides = ranked(ctx, sidesOf(ctx.state))
      const order = sides.flatMap((side) => seatsOf(ctx.state).filter((seat) => sideOf(ctx.state, seat) === side))
      ctx.emit({ type: 'initiativeSet', order })
      ctx.next(...phasesAfter(order))
    },
  },
}
