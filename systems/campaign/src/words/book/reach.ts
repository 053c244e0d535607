// Where a group may go this week: hexes by jump, and worlds by lane. Local until the rules of movement have it.
import { between, WIDE_MAP } from '../../land/geometry.ts'
import { lanesFrom } from '../../land/lanes.ts'
import type { HexAddress } from '../../shapes.ts'
import type { Land } from '../../state.ts'

interface LaneJourney {
  readonly at: HexAddress
  /** The nodes of the journey, the destination last. */
  readonly path: readonly HexAddress[]
}
export interface GroupReach {
  readonly jumps: readonly HexAddress[]
  readonly lanes: readonly LaneJourney[]
}
/** The shortest journeys by lane from a world, without worlds whose lanes are off. */
function journeys(land: Land, off: readonly HexAddress[], start: HexAddress): readonly LaneJourney[] {
  const found = new Map<HexAddress, LaneJourney>([[start, { at: start, path: [] }]])
  for (const { at, path } of found.values())
    for (const to of lanesFrom(land, at)) if (!found.has(to) && !off.includes(to)) found.set(to, { at: to, path: [...path, to] }) // a map also visits what is added on the way
  return [...found.values()].slice(1)
}
/** The hexes and worlds that a group reaches (CR-5.1a, CR-5.1b, CR-5.2); none in FTL. */
export function reachOf(land: Land, off: readonly HexAddress[], { at }: { readonly at: HexAddress | null }): GroupReach {
  if (at === null) return { jumps: [], lanes: [] }
  const isWorld = land.worlds[at] !== undefined
  const jumps = WIDE_MAP.filter((to) => {
    const hexes = between(at, to)
    return hexes === 1 || (hexes === 2 && isWorld && land.worlds[to] !== undefined)
  })
  return { jumps, lanes: journeys(land, off, at) }
}
