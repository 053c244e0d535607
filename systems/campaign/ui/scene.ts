// The scene: a counter for each world with its owner and income, and the space lanes.
import { type Counter, type Scene, type SideStyle, sideStyleOf } from '@admiralty/board'
import type { SceneMoment } from '@admiralty/game-ui'
import type { Hex } from '@admiralty/space'
import type { Campaign } from '../src/campaign.ts'
import { hexOf, MAP, worldsOf } from '../src/land/geometry.ts'
import { incomeOf } from '../src/start/income.ts'
import type { View, World } from '../src/state.ts'
import type { CampaignDraft } from '../src/words/draft.ts'
import { empireName, worldName } from '../src/words/names.ts'

/** Always the same array, so that the board does not draw it again. */
const HEXES: readonly Hex[] = MAP.map(hexOf)
/** The style of a seat, the same on every page. */
export const styleOf = (_: View, seat: string): SideStyle => sideStyleOf(seat)

function counterOf(view: View, world: World, selected: string | null): Counter {
  const { at, owner } = world
  const income = incomeOf(world).total
  return {
    id: at,
    at: hexOf(at),
    facing: null,
    symbol: 'station',
    sideStyle: styleOf(view, owner ?? ''),
    label: String(income),
    look: owner ? 'plain' : 'faint',
    damage: null,
    marks: world.resource ? [world.resource] : [],
    selected: at === selected,
    title: `${worldName(world)}, ${owner ? `owned by ${empireName(owner)}` : 'without an owner'}`,
  }
}
export const sceneOf = ({ view, selected }: SceneMoment<Campaign, CampaignDraft>): Scene => ({
  hexes: HEXES,
  counters: worldsOf(view.land).map((world) => counterOf(view, world, selected)),
  tracks: view.land.lanes.map((lane) => ({ sideStyle: 1, places: lane.map(hexOf), style: 'trail', notes: [] })),
  tints: [],
  hatched: [],
  marked: [],
  caption: null,
})
