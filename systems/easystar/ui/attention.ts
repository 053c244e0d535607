// The ship that a question is about; the screen selects it.
import { canFire, weaponsReady } from '../src/fire/targets.ts'
import type { View } from '../src/state.ts'
import { isColor } from '../src/table.ts'
import { nextShip } from '../src/words/ask-ships.ts'
import type { Draft } from '../src/words.ts'

/** The id of the ship or fighter that the open question is about; null if there is none. */
export function attention(view: View, draft: Draft | null): string | null {
  if (draft) {
    if ('from' in draft) return draft.from
    if ('fighter' in draft) return draft.kind === 'launch' ? draft.ship : draft.fighter
    if ('ship' in draft) return draft.ship
  }
  const kind = view.calls.find(({ seats }) => seats.includes(view.me))?.kind
  if (kind === 'pointDefence' || kind === 'displacer') return view.shot?.at ?? null
  if (kind === 'ships' && isColor(view.me)) return nextShip(view, view.me)?.id ?? null
  if (kind === 'fire' && isColor(view.me)) return weaponsReady(view, view.me).find((gun) => canFire(view, gun))?.from ?? null
  const [step] = view.agenda
  return step?.step === 'loseItem' ? step.ship : null
}
