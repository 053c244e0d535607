// The scene: a site for each world with its owner and income, the space lanes, and what the draft is about.
import { type LegendEntry, type Overlay, type Scene, type SideStyle, type Site, sideStyleOf } from '@admiralty/board'
import { choiceMarks, type SceneMoment } from '@admiralty/game-ui'
import type { Hex } from '@admiralty/space'
import type { Campaign } from '../src/campaign.ts'
import { hexOfPair } from '../src/draft/cards.ts'
import { hexOf, MAP, worldsOf } from '../src/land/geometry.ts'
import { secretOf } from '../src/lookup.ts'
import type { Pair, Resource } from '../src/shapes.ts'
import { incomeOf } from '../src/start/income.ts'
import type { Lane, View, World } from '../src/state.ts'
import type { CampaignDraft } from '../src/words/draft.ts'
import { empireName, resourceName, worldName } from '../src/words/names.ts'
import { pairsDraft } from './draft/edits.ts'
import { reachOf, selectedPair } from './draft/reach.ts'
import { ownSeat } from './facts.ts'

/** Always the same array, so that the board does not draw it again. */
const HEXES: readonly Hex[] = MAP.map(hexOf)
/** The style of a seat, the same on every page. */
export const styleOf = (_: View, seat: string): SideStyle => sideStyleOf(seat)

/** The drawing of each resource. */
export const SYMBOLS: Readonly<Record<Resource, Site['symbol']>> = {
  ore: 'triangle',
  food: 'plant',
  fuel: 'drop',
  goods: 'crate',
  luxuries: 'star',
  hub: 'rings',
}
/** The meaning of the drawings. */
export const LEGEND: readonly LegendEntry[] = [
  ...Object.entries(SYMBOLS).map(([resource, mark]) => ({ mark, text: resource })),
  { mark: 'dot', text: 'world' },
  { mark: 'link', text: 'space lane' },
  { mark: null, text: 'figure: base income' },
]

function titleOf(world: World): string {
  const { owner } = world
  return `${worldName(world)}, ${owner ? `owned by ${empireName(owner)}` : 'without an owner'}`
}
/** A world as a site. `selected` is the address of the selected one. */
export function siteOf(view: View, world: World, selected: string | null): Site {
  const { at, owner, resource } = world
  return {
    id: at,
    at: hexOf(at),
    sideStyle: owner === null ? null : styleOf(view, owner),
    symbol: resource === null ? 'dot' : SYMBOLS[resource],
    figure: String(incomeOf(world).total),
    name: at === selected ? at : '',
    selected: at === selected,
    title: titleOf(world),
  }
}
/** The lanes as an overlay. */
const lanesOf = (lanes: readonly Lane[]): Overlay => ({
  look: 'field',
  shape: { kind: 'links', pairs: lanes.map(([from, to]) => [hexOf(from), hexOf(to)]) },
  legend: 'space lanes',
  printed: false,
})
/** The hexes in which a pair may claim a world. */
const reachOverlay = (view: View, pair: Pair): Overlay => {
  const { hex, near } = reachOf(view.land, pair)
  return {
    look: 'zone',
    shape: { kind: 'region', hexes: [hexOf(hex), ...near.map(({ at }) => hexOf(at))] },
    legend: `claims of the pair for ${hex}`,
    printed: false,
  }
}

/** The pairs that the player has made or that are proposed; else those that lie face down. */
function pairsNow({ view, draft }: SceneMoment<Campaign, CampaignDraft>): readonly Pair[] {
  const seat = ownSeat(view)
  if (!seat) return []
  const { cards, pairs } = secretOf(view, seat)
  return cards.length > 0 ? pairsDraft(view, seat, draft).pairs : pairs
}
/** The hexes that can be chosen; else those of the player's pairs, numbered. */
function marksOf(moment: SceneMoment<Campaign, CampaignDraft>): Scene['marked'] {
  const choices = choiceMarks(moment.choices, () => null)
  if (choices.length > 0) return choices
  const hexes = pairsNow(moment).map(hexOfPair)
  return [...new Set(hexes)].map((hex) => ({
    at: hexOf(hex),
    kind: 'look',
    note: `pair ${hexes.flatMap((one, index) => (one === hex ? [index + 1] : [])).join(', ')}`,
  }))
}
const parts = (view: View, selected: string | null) => ({
  hexes: HEXES,
  sites: worldsOf(view.land).map((world) => siteOf(view, world, selected)),
  legend: LEGEND,
  counters: [],
  tracks: [],
  tints: [],
  hatched: [],
  caption: null,
})
export const sceneOf = (moment: SceneMoment<Campaign, CampaignDraft>): Scene => {
  const { view, selected } = moment
  const pair = selectedPair(selected)
  return {
    ...parts(view, selected),
    overlays: [...(pair ? [reachOverlay(view, pair)] : []), lanesOf(view.land.lanes)],
    marked: marksOf(moment),
  }
}
/** The scene for paper: worlds, owners and lanes, with nothing that is secret or chosen. */
export const printedScene = (view: View): Scene => ({ ...parts(view, null), overlays: [lanesOf(view.land.lanes)], marked: [] })

/** A resource in a word: 'goods'. */
export const resourceText = ({ resource }: Pick<World, 'resource'>): string => (resource === null ? '' : resourceName(resource))
