// The ship or missile that the current question is about. The chart scrolls to it when the question appears.
import { nextSalvo } from '../src/fire/missiles.ts'
import { askedOf } from '../src/game.ts'
import type { View } from '../src/state.ts'
import { shipsOf } from '../src/table.ts'
import { betweenSides } from '../src/terrain/heat.ts'
import type { Draft } from '../src/words/draft.ts'

/** With this many ships of one's own or more, the chart does not move. */
const FLEET = 4

/** An id of a ship or missile, or null. */
export function attention(view: View, draft: Draft | null): string | null {
  if (draft && 'ship' in draft && draft.ship !== null) return draft.ship
  if (draft?.kind === 'guide' && draft.missile !== null) return draft.missile
  const asked = askedOf(view)
  if (!asked) return view.attack?.at ?? null
  const [step] = view.agenda
  if (step?.step === 'darken') return step.ship
  if (asked.call.kind === 'row' || asked.call.kind === 'rowSet') return view.attack?.at ?? null
  if (asked.call.kind === 'impacts') return nextSalvo(view)?.targets[0] ?? null
  if (asked.call.kind === 'heat') return betweenSides(view, asked.me)[0]?.id ?? null
  const [first, ...others] = shipsOf(view, asked.me)
  return first && others.length < FLEET ? first.id : null
}
