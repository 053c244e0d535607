// Leaks planted in altered copies of the game; the blindness laws catch each.

import type { Call } from '@admiralty/kernel'
import { type AnySystem, leakyObservation, leakyView, skipsQuestions } from '@admiralty/testkit'
import type { GameEvent } from '../src/chapter.ts'
import { system as game } from '../src/index.ts'
import type { ShipPlot } from '../src/orders.ts'
import type { State } from '../src/state.ts'
import { isColor } from '../src/table.ts'

/** A battle with fighters, salvoes and FTL drives. */
const system: AnySystem = { ...game, scenarios: game.scenarios.filter(({ id }) => id === 'carriers') }

// The laws pass states and events of a match.
const of = (state: unknown): State => state as State
const asEvent = (event: unknown): GameEvent => event as GameEvent
const plotsIn = (state: unknown): readonly ShipPlot[] => Object.values(of(state).secret).flatMap(({ plots }) => Object.values(plots))
const seatsWith = (state: State, call: Call, has: (plot: ShipPlot) => boolean): boolean =>
  call.seats.some((seat) => isColor(seat) && Object.values(state.secret[seat]?.plots ?? {}).some(has))
/** Default orders for a call of a kind, if no seat has a plot of this kind: a question that only some are asked. */
const defaultsWithout = (kind: string, has: (plot: ShipPlot) => boolean) => (state: unknown, call: Call) =>
  call.kind === kind && !seatsWith(of(state), call, has)
    ? Object.fromEntries(call.seats.map((seat) => [seat, game.defaultOrder(game.view(of(state), seat), call)]))
    : undefined

export const leaks: Readonly<Record<string, AnySystem>> = {
  'a view counts the orders that are written': leakyView(system, (state) => plotsIn(state).length),
  'a view shows an FTL order before it is announced': leakyView(system, (state) => plotsIn(state).filter(({ ftl }) => ftl).length),
  'a view shows who will disengage': leakyView(system, (state) => plotsIn(state).map(({ disengage }) => disengage)),
  'a view shows which ships have orders': leakyView(system, (state) =>
    Object.values(of(state).secret).map(({ plots }) => Object.keys(plots)),
  ),
  'a view shows the size of the written orders': leakyView(system, (state) => JSON.stringify(of(state).secret).length),
  'the news of written orders have their length': leakyObservation(system, 'plotsWritten', (event) => {
    const written = asEvent(event)
    return written.type === 'plotsWritten' ? { type: 'plotsWritten', size: JSON.stringify(written.plots).length } : null
  }),
  'the news of written orders are the orders': leakyObservation(system, 'plotsWritten', (event) => event),
  'only seats with an order to launch are asked for launches': skipsQuestions(
    system,
    defaultsWithout('launch', ({ flight }) => flight === 'launch'),
  ),
  'only seats that stay are asked for salvoes': skipsQuestions(
    { ...game, scenarios: game.scenarios.filter(({ id }) => id === 'cruiser-duel') },
    defaultsWithout('ordnance', ({ ftl }) => !ftl),
  ),
  'screening depends on a hidden order': leakyView(system, (state) =>
    Object.values(of(state).groups).map(
      ({ mission, seat }) => mission?.do === 'screen' && of(state).secret[seat]?.plots[mission.ship]?.turns.length,
    ),
  ),
}
