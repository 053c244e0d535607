// The scene: a site for each world with its owner and income, the space lanes, and what the draft is about.
import type { Overlay, Scene } from '@admiralty/board'
import type { SceneMoment } from '@admiralty/game-ui'
import { type Hex, hexKey } from '@admiralty/space'
import type { Campaign } from '../src/campaign.ts'
import { hexOf, MAP, worldsOf } from '../src/land/geometry.ts'
import type { Lane } from '../src/land/world.ts'
import type { View } from '../src/state.ts'
import type { CampaignDraft } from '../src/words/draft.ts'
import { marksOf, reachOverlays } from './draft/marks.ts'
import { LEGEND, siteOf } from './sites.ts'
import { countersOf } from './week/counters.ts'
import { marginOf, plottedMoves, weekMarks, weekOverlays } from './week/plans.ts'

/** Always the same array, so that the board does not draw it again. */
const HEXES: readonly Hex[] = MAP.map(hexOf)
/** The lanes as an overlay. */
const lanesOf = (lanes: readonly Lane[]): Overlay => ({
  look: 'field',
  shape: { kind: 'links', pairs: lanes.map(([from, to]) => [hexOf(from), hexOf(to)]) },
  legend: 'space lanes',
  printed: false,
})
const ON_MAP: ReadonlySet<string> = new Set(MAP)
/** The hexes of the map, and those of the margin that are known (CR-1.1a). */
function hexesOf(view: View): readonly Hex[] {
  const margin = marginOf(view, ON_MAP)
  return margin.length === 0 ? HEXES : [...HEXES, ...margin.map(hexOf)]
}
const parts = (view: View, selected: string | null) => ({
  hexes: hexesOf(view),
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
  const isWeek = view.stage === 'weeks'
  const marked = isWeek ? weekMarks(moment) : marksOf(moment)
  const noted = new Set(marked.flatMap(({ at, note }) => (note === null ? [] : [hexKey(at)])))
  const { sites, ...rest } = parts(view, selected)
  return {
    ...rest,
    // A note is printed where the name of its world would be.
    sites: sites.map((site) => (noted.has(hexKey(site.at)) ? { ...site, name: '' } : site)),
    counters: countersOf(view, selected),
    tracks: plottedMoves(moment),
    overlays: [...(isWeek ? weekOverlays(moment) : reachOverlays(moment)), lanesOf(view.land.lanes)],
    marked,
  }
}
/** The scene for paper: worlds, owners and lanes, with nothing that is secret or chosen. */
export const printedScene = (view: View): Scene => ({ ...parts(view, null), overlays: [lanesOf(view.land.lanes)], marked: [] })
