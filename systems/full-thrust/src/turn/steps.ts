// The sequence of a turn (FT-SEQ-01), and the dice for initiative (FT-SEQ-02).
import { die } from '@admiralty/kernel'
import type { Context, StepsOf } from '../chapter.ts'
import { type Color, SIDES, type Side } from '../shapes.ts'
import type { Table } from '../state.ts'
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
    { step: 'home' },
    { step: 'attack' },
    { step: 'dogfight' },
    { step: 'defend' },
    { step: 'intercept' },
    { step: 'strike' },
    { step: 'fire', seats: initiative },
    { step: 'lateChecks' },
    { step: 'repair' },
    { step: 'mend' },
    { step: 'disengage' },
    { step: 'turnEnd' },
  ]
}

/** The sides of the players, in order. */
export const sidesOf = (table: Pick<Table, 'setup'>): readonly Side[] =>
  SIDES.filter((side) => table.setup.seats.some((seat) => seat.side === side))
/** FT-SEQ-02: the highest die first; those who tied roll again among themselves. */
function ranked(ctx: Context, sides: readonly Side[]): readonly Side[] {
  if (sides.length < 2) return sides
  const rolls = sides.map((side) => ({ side, face: die(ctx.dice, 6, `initiative of ${side}`) }))
  ctx.emit({ type: 'initiativeRolled', rolls })
  return [6, 5, 4, 3, 2, 1].flatMap((value) => {
    const tied = rolls.filter(({ face }) => face === value).map(({ side }) => side)
    return ranked(ctx, tied)
  })
}

export const turnSteps: StepsOf<'turn' | 'initiative'> = {
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
