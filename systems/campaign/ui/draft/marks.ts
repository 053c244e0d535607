// What the draft marks on the map: the hexes of pairs, the worlds in reach of one, and the hexes that can be chosen.
import type { Overlay, Scene } from '@admiralty/board'
import { choiceMarks, type SceneMoment } from '@admiralty/game-ui'
import type { Campaign } from '../../src/campaign.ts'
import { hexOfPair } from '../../src/draft/cards.ts'
import { hexOf } from '../../src/land/geometry.ts'
import { secretOf } from '../../src/lookup.ts'
import type { Pair } from '../../src/shapes.ts'
import type { CampaignDraft } from '../../src/words/draft.ts'
import { ownSeat } from '../facts.ts'
import { pairsDraft } from './edits.ts'
import { reachOf, selectedPair } from './reach.ts'

/** The hexes in which the selected pair may claim a world, while the player has its cards. */
export function reachOverlays({ view, selected }: Pick<SceneMoment<Campaign, CampaignDraft>, 'view' | 'selected'>): readonly Overlay[] {
  const [pair, seat] = [selectedPair(selected), ownSeat(view)]
  if (!pair || !seat) return []
  const { cards, pairs } = secretOf(view, seat)
  const held = [...cards, ...pairs.flat()]
  if (!pair.every((card) => held.includes(card))) return []
  const { hex, near } = reachOf(view.land, pair)
  return [
    {
      look: 'zone',
      shape: { kind: 'region', hexes: [hexOf(hex), ...near.map(({ at }) => hexOf(at))] },
      legend: `claims of the pair for ${hex}`,
      printed: false,
    },
  ]
}

/** The pairs that the player has made or that are proposed; else those that lie face down. */
function pairsNow({ view, draft }: SceneMoment<Campaign, CampaignDraft>): readonly Pair[] {
  const seat = ownSeat(view)
  if (!seat) return []
  const { cards, pairs } = secretOf(view, seat)
  return cards.length > 0 ? pairsDraft(view, seat, draft).pairs : pairs
}
/** The hexes that can be chosen; else those of the player's pairs, numbered. */
export function marksOf(moment: SceneMoment<Campaign, CampaignDraft>): Scene['marked'] {
  const choices = choiceMarks(moment.choices, () => null)
  if (choices.length > 0) return choices
  const hexes = pairsNow(moment).map(hexOfPair)
  return [...new Set(hexes)].map((hex) => ({
    at: hexOf(hex),
    kind: 'look',
    note: `pair ${hexes.flatMap((one, index) => (one === hex ? [index + 1] : [])).join(', ')}`,
  }))
}
