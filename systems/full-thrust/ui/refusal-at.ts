// Why a press on a place does nothing, in the words of the rules.
import type { SceneMoment } from '@admiralty/game-ui'
import type { Place, Refusal } from '@admiralty/kernel'
import type { FullThrust } from '../src/game.ts'
import { refuse } from '../src/refusal.ts'
import type { Draft } from '../src/words/draft.ts'

/** `GameUi.refusalAt` of this game: while a place is chosen, it is out of reach; in other questions a press on open space says nothing. */
export function refusalAt({ draft }: SceneMoment<FullThrust, Draft>, _place: Place): Refusal | null {
  if (draft?.kind === 'plotting') return refuse('FT-MOV-04', 'no order takes the ship there')
  if (draft?.kind === 'group' && draft.at === null) return refuse('FT-FTR-04', 'the place is out of reach of the group')
  if (draft?.kind === 'salvoes' && draft.mount) return refuse('FT-SAL-02', 'the place is out of reach or out of the arcs of the mount')
  return null
}
