// Why a press on a hex does nothing, in the words of the rules. Null where the application's own words are enough.
import type { SceneMoment } from '@admiralty/game-ui'
import { type Refusal, refuse } from '@admiralty/kernel'
import { type Hex, sameHex } from '@admiralty/space'
import { askedOf, type EarthExpects } from '../src/game.ts'
import { enemiesOf } from '../src/table.ts'
import type { Draft } from '../src/words/draft.ts'
import { forPlot } from './plot-refusal.ts'
import { forFire, forSense, isMine } from './target-refusal.ts'

type DraftOf<K extends Draft['kind']> = Extract<Draft, { readonly kind: K }> | null
const ofKind = <K extends Draft['kind']>(draft: Draft | null, kind: K): DraftOf<K> => (draft?.kind === kind ? (draft as DraftOf<K>) : null) // the same kind

/** `GameUi.refusalAt` of this game. */
export function refusalAt({ view, draft }: SceneMoment<EarthExpects, Draft>, hex: Hex): Refusal | null {
  const asked = askedOf(view)
  if (!asked) return null
  const { me, call } = asked
  // A ship in the hex is selected instead.
  const isEmpty = !isMine(view, me, hex) && !enemiesOf(view, me).some((ship) => sameHex(ship.hex, hex))
  switch (call.kind) {
    case 'deploy':
      return refuse('EE-SEQ-02', ofKind(draft, 'deploy')?.ship ? 'that hex is outside the zone of this ship' : 'select a ship first')
    case 'plot':
      return isEmpty ? forPlot(view, me, ofKind(draft, 'plot'), hex) : null
    case 'guide':
      return refuse(
        'EE-MIS-06',
        ofKind(draft, 'guide')?.missile ? 'no route of this missile enters from that hex' : 'select a missile first',
      )
    case 'commit':
      return forFire(view, me, ofKind(draft, 'commit'), hex)
    case 'sense':
      return forSense(view, me, ofKind(draft, 'sense'), hex)
    default:
      return null
  }
}
