// Why a ship cannot move to a hex.
import { plural, type Refusal, refuse } from '@admiralty/kernel'
import { distance, type Hex, sameHex } from '@admiralty/space'
import { commanded } from '../src/ask.ts'
import { flightAlong } from '../src/movement/flight.ts'
import { mayDrift, meansOf } from '../src/movement/means.ts'
import { coursesFrom } from '../src/movement/reach.ts'
import type { Color } from '../src/shapes.ts'
import type { Ship, View } from '../src/state.ts'
import { shipOf } from '../src/table.ts'
import type { PlotDraft } from '../src/words/draft.ts'
import { capital, nameOf } from '../src/words/say.ts'

/** The ships that a press may be about: the one in the draft, otherwise all. */
export const shipsIn = (view: View, me: Color, draft: { readonly ship: string | null } | null): readonly Ship[] =>
  draft?.ship ? [shipOf(view, draft.ship)] : commanded(view, me)

/** Why no course ends in the hex. */
export function forPlot(view: View, me: Color, draft: PlotDraft | null, hex: Hex): Refusal {
  const [ship, another] = shipsIn(view, me, draft).filter(({ design }) => !design.base)
  if (!ship || another) return refuse('EE-MOV-09', 'select a ship first: press it, or its row of the list')
  const name = capital(nameOf(view, ship.id))
  if (mayDrift(view, ship))
    return refuse('EE-UNP-01', `${name} has no movement power: it stays, turns one hexside, or drifts a tenth of a hex`)
  const path = draft?.path ?? ''
  const means = meansOf(view, ship)
  const { used, cost, legs } = flightAlong(means, path)
  const left = means.speed - used
  if (left === 0) return refuse('EE-MOV-01', `${name} has no speed points left`)
  if (distance(legs.at(-1)?.hex ?? ship.hex, hex) > left)
    return refuse('EE-MOV-01', `${name} moves exactly ${plural(left, 'more hex', 'more hexes')}`)
  if (path !== '') return refuse('EE-MOV-01', 'a course goes on one hex at a time: press the hex ahead, or Undo')
  if (coursesFrom(means).some((course) => sameHex(course.hex, hex)))
    return refuse('EE-MOV-01', 'the map marks the cheapest courses only: plot this one step by step in the list')
  const points = plural(means.manoeuvre - cost, 'manoeuvre point')
  return refuse('EE-MOV-08', `${name} moves exactly ${plural(left, 'hex', 'hexes')} and has ${points}: no course ends there`)
}
