// The beginning of a turn: the agenda of the turn, launches of all seats together (GW-GEN-03, GW-LCH).

import { askTogether, type GameSteps } from '@admiralty/kernel'
import type { RuleTypes } from '../chapter.ts'
import { attempt, legal } from '../refusal.ts'
import type { State } from '../state.ts'
import { seatsInOrder } from '../table.ts'
import { launchChapter } from './events.ts'
import { landedOf, launched, launchers } from './launching.ts'

const NUMBERED = [1, 2, 3, 4, 5, 6, 7] as const
export const launchSteps: GameSteps<RuleTypes, 'turn' | 'launch'> = {
  turn: {
    play(_, ctx) {
      ctx.emit({ type: 'turnBegan', turn: ctx.state.turn + 1 })
      ctx.next(
        { step: 'launch' },
        { step: 'thrust' },
        ...NUMBERED.map((impulse) => ({ step: 'impulse', impulse }) as const),
        { step: 'gravity' },
        { step: 'income' },
        { step: 'deliver' },
        { step: 'build' },
        { step: 'turnEnd' },
      )
    },
  },
  /** R-GW-29: all launches are revealed together. */
  launch: {
    asks: (_, state) => askTogether(...state.setup.seats.filter((seat) => canLaunch(state, seat))),
    play(_, ctx, orders) {
      const given = seatsInOrder(ctx.state).flatMap((seat) => {
        const order = orders[seat]
        return order?.order === 'launch' ? [{ seat, order }] : []
      })
      for (const { seat, order } of given) {
        const make = (state: State, launch: (typeof order.launches)[number]) => launched(state, seat, launch)
        for (const event of legal(attempt(ctx.state, order.launches, { make, records: launchChapter.records }))) ctx.emit(event)
        for (const unit of order.leave) ctx.emit({ type: 'leftMoon', unit })
      }
      const open = given.filter(({ order }) => order.openBays).map(({ seat }) => seat)
      if (open.length > 0) ctx.emit({ type: 'baysOpened', seats: open })
    },
  },
}
/** Open reasons to ask a seat: the contents of the bay are its secret. */
const canLaunch = (state: State, seat: Parameters<typeof launchers>[1]): boolean =>
  launchers(state, seat).length > 0 || landedOf(state, seat).length > 0
