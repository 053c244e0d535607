// Reach of trade in a week: one jump, or a network of lanes that nothing blocks.
import { once } from '@admiralty/kernel'
import { between } from '../land/geometry.ts'
import { WORLD_JUMP } from '../land/jumps.ts'
import { lanesFrom } from '../land/lanes.ts'
import { blocksFor, type LaneTable } from '../movement/blocks.ts'
import type { Color, HexAddress } from '../shapes.ts'

/** The network of each world whose lanes are open, as a number: worlds of one network have the same number. */
type Networks = ReadonlyMap<HexAddress, number>
/** The networks for the owners of a link, which block nothing for themselves (CR-5.4a). */
function openNetworks(table: LaneTable, owners: readonly Color[]): Networks {
  const found = new Map<HexAddress, number>()
  const blocked = new Set(blocksFor(table, owners))
  const open = new Set(Object.keys(table.land.worlds).filter((at) => !blocked.has(at)))
  for (const start of open) {
    if (found.has(start)) continue
    const number = found.size
    const reached = new Set([start])
    for (const at of reached) {
      found.set(at, number)
      for (const next of lanesFrom(table.land, at)) if (open.has(next)) reached.add(next) // a set also visits what is added on the way
    }
  }
  return found
}
/** The networks of a week by the owners of a link: few of them, and mostly the same. */
const networksOf = once((_table: LaneTable): Map<string, Networks> => new Map())
function networksFor(table: LaneTable, owners: readonly Color[]): Networks {
  const known = networksOf(table)
  const key = owners.toSorted().join()
  const before = known.get(key)
  if (before) return before
  const made = openNetworks(table, owners)
  known.set(key, made)
  return made
}

/** CR-2.3c, CR-10.1a: how two worlds may trade this week: by lane, which doubles the gain, by jump, or not at all. */
export function tradeRoute(table: LaneTable, a: HexAddress, b: HexAddress): 'lane' | 'jump' | null {
  const owners = [...new Set([a, b].flatMap((at) => table.land.worlds[at]?.owner ?? []))]
  const networks = networksFor(table, owners)
  const network = networks.get(a)
  if (network !== undefined && network === networks.get(b)) return 'lane'
  return between(a, b) <= WORLD_JUMP ? 'jump' : null
}
