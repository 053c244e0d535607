// Reach of trade in a week: one jump, or a network of lanes that nothing blocks.
import { once } from '@admiralty/kernel'
import { between } from '../land/geometry.ts'
import { lanesFrom } from '../land/lanes.ts'
import type { World } from '../land/world.ts'
import type { HexAddress } from '../shapes.ts'
import type { Table } from '../state.ts'

/** CR-10.1a: hexes of one jump between worlds. */
const JUMP = 2
type LaneTable = Pick<Table, 'land' | 'off'>

/** CR-5.4a, CR-8.4d: lanes end at worlds that are switched off and at neutral worlds that are under attack. */
const isOpen = ({ off }: LaneTable, { at, undecided }: World): boolean => !undecided && !off.includes(at)
/** The network of each world whose lanes are open, as a number: worlds of one network have the same number. */
const openNetworks = once((table: LaneTable): ReadonlyMap<HexAddress, number> => {
  const found = new Map<HexAddress, number>()
  const open = new Set(Object.values(table.land.worlds).flatMap((world) => (isOpen(table, world) ? [world.at] : [])))
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
})

/** CR-2.3c, CR-10.1a: how two worlds may trade this week: by lane, which doubles the gain, by jump, or not at all. */
export function tradeRoute(table: LaneTable, a: HexAddress, b: HexAddress): 'lane' | 'jump' | null {
  const networks = openNetworks(table)
  const network = networks.get(a)
  if (network !== undefined && network === networks.get(b)) return 'lane'
  return between(a, b) <= JUMP ? 'jump' : null
}
