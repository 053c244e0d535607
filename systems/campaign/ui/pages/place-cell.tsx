// The place of a group, a ship or a keel in the tables of a fleet.
import type { ExtraPageProps } from '@admiralty/game-ui'
import type { Campaign } from '../../src/campaign.ts'
import type { Holdings } from '../../src/holdings.ts'
import { hexOf } from '../../src/land/geometry.ts'
import type { HexAddress } from '../../src/shapes.ts'
import type { BattleGame } from '../../src/tactics-port.ts'
import { hexTitle } from '../../src/words/names.ts'

/** A fleet that a page shows, and what shows its places on the map. */
export interface ShownFleet extends Pick<ExtraPageProps<Campaign>, 'view' | 'onShow'> {
  readonly game: BattleGame
  readonly holdings: Holdings
}
/** A place as a button that shows it on the map. */
export const placeCell = ({ view, onShow }: ShownFleet, thing: string, at: HexAddress | null) =>
  at === null ? (
    'in FTL'
  ) : (
    <button type="button" className="linkish" onClick={() => onShow(thing, hexOf(at))}>
      {hexTitle(view, at)}
    </button>
  )
