// What a viewer may know: everything on the table (SF-INF-01). Fields are picked, so that a new one is secret until it is listed.
import type { Viewer } from '@admiralty/kernel'
import type { State, View } from './state.ts'
import { isColor } from './table.ts'

/** The view of a viewer; a seat that is not in the match gets the public one. */
export function view(state: State, viewer: Viewer): View {
  const { setup, round, order, active, ended, out, tiles, fleets, ships, torpedoes, launches, outcome, play } = state
  const { calls, asked, agenda, again } = play
  const me = isColor(viewer) && setup.seats.some(({ seat }) => seat === viewer) ? viewer : 'public'
  return { me, setup, round, order, active, ended, out, tiles, fleets, ships, torpedoes, launches, outcome, calls, asked, agenda, again }
}
/** The state behind a view: nothing is hidden from anybody, and no call of this game is put off. */
export const determinize = ({ me: _, calls, asked, agenda, again, ...table }: View): State => ({
  ...table,
  play: { agenda, calls, held: [], asked, again },
})
