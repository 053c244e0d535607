// The gain of a world by its link, in hundredths of a credit.
import { worldAt } from '../land/geometry.ts'
import type { Land } from '../land/world.ts'
import { credits } from '../money.ts'
import type { HexAddress, WorldPair } from '../shapes.ts'
import type { Table } from '../state.ts'
import { partnerIn } from './links.ts'
import { tradeRoute } from './reach.ts'

/** CR-2.6c: the base of a world this week, in whole credits. A world whose fixed base is 0 has no luxuries. */
export function baseNow(land: Land, at: HexAddress): number {
  const { base, luxury } = worldAt(land, at)
  return base === 0 ? 0 : base + luxury
}
/** CR-2.3c: how often the base of the partner counts on one network of lanes. */
const BY_LANE = 2
/** CR-2.3a, CR-2.3c: what a world gains by a link before a neutral partner keeps its part; 0 without a route. */
export function grossGain(table: Pick<Table, 'land' | 'off'>, link: WorldPair, at: HexAddress): number {
  const route = tradeRoute(table, ...link)
  if (route === null) return 0
  return credits(baseNow(table.land, partnerIn(link, at)) * (route === 'lane' ? BY_LANE : 1))
}
