// The point of impact of a hit (EE-POI): the heading, the row, and then the damage.
import { askNobody, askTogether, type GameSteps } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import { orderOf } from '../orders.ts'
import { setPolicy } from '../power/policy.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import { policyOf, shipOf } from '../table.ts'
import { attackIn, middleRow } from './aim.ts'
import { strike } from './striking.ts'

export const rowSteps: GameSteps<RuleTypes, 'rowSet' | 'row' | 'strike'> = {
  /** EE-POI-02. */
  rowSet: {
    asks(_, state) {
      const { at, heading } = attackIn(state)
      const { seat } = shipOf(state, at)
      return heading !== null || policyOf(state, seat).ties === 'first' ? askNobody : askTogether(seat)
    },
    play(_, ctx, orders) {
      const { at, headings, heading } = attackIn(ctx.state)
      if (heading !== null) return
      const { seat } = shipOf(ctx.state, at)
      ctx.emit({ type: 'rowSetChosen', by: seat, heading: orderOf(orders, seat, 'rowSet')?.heading ?? headings[0] })
    },
  },

  /** EE-POI-01, EE-POI-03. */
  row: {
    asks: (_, state) =>
      policyOf(state, attackerOf(state)).rows === 'middle' || middleRow(state) === undefined ? askNobody : askTogether(attackerOf(state)),
    play(_, ctx, orders) {
      const seat = attackerOf(ctx.state)
      const order = orderOf(orders, seat, 'row')
      const choice = order ?? middleRow(ctx.state)
      // Earlier shots may have left no box to hit.
      if (!choice) {
        ctx.drop(({ step }) => step === 'strike')
        ctx.emit({ type: 'attackEnded', by: attackIn(ctx.state).by })
        return
      }
      if (order?.policy) setPolicy(ctx, seat, order.policy)
      ctx.emit({ type: 'rowChosen', by: seat, row: choice.row, high: choice.high })
    },
  },

  strike: { play: (_, ctx) => strike(ctx) },
}

/** The attacking seat, even if the launching ship has been lost. */
const attackerOf = (state: State): Color => shipOf(state, attackIn(state).by).seat
