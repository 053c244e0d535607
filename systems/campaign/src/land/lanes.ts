// Space lanes: which worlds they join, and which worlds are on one network.
import { type Dice, die, once } from '@admiralty/kernel'
import type { HexAddress } from '../shapes.ts'
import { around, between, worldsOf } from './geometry.ts'
import type { Land, Lane, World } from './world.ts'

/** CR-1.8b: hexes between a hub and a world that may have a lane to it. */
const HUB_REACH = 3
/** CR-1.8c: hexes between worlds that may have a lane further on. */
const BRANCH_REACH = 2
/** CR-1.8b, CR-1.8c: the highest face that gives a lane. */
const LANE_UP_TO = 2

/** The lanes of a map. `dice` has a stream for each pair of worlds: '0302+0503'. */
export function lanesBy(land: Land, dice: Dice): readonly Lane[] {
  const worlds = worldsOf(land)
  const hubs = worlds.filter(({ resource }) => resource === 'hub')
  const lanes: Lane[] = []
  const join = (a: HexAddress, b: HexAddress): void => void lanes.push([a, b])
  const isLucky = (a: HexAddress, b: HexAddress): boolean => die(dice.at(`${a}+${b}`), 6, `lane from ${a} to ${b}`) <= LANE_UP_TO
  hubs.forEach((hub, index) => {
    for (const other of hubs.slice(index + 1)) join(hub.at, other.at) // CR-1.8a
  })
  const linked = new Set<HexAddress>()
  for (const hub of hubs)
    for (const world of worldsNear(land, hub, HUB_REACH).filter(({ resource }) => resource !== 'hub'))
      if (isLucky(hub.at, world.at)) {
        join(hub.at, world.at) // CR-1.8b
        linked.add(world.at)
      }
  for (const world of worlds.filter(({ at }) => linked.has(at))) {
    const open = worldsNear(land, world, BRANCH_REACH).filter(({ resource }) => resource !== 'hub')
    for (const other of open) {
      const isSecondChance = linked.has(other.at) && worlds.indexOf(other) < worlds.indexOf(world)
      if (!isSecondChance && isLucky(world.at, other.at)) join(world.at, other.at) // CR-1.8c
    }
  }
  return lanes
}
/** Other worlds within a distance, in map order. */
function worldsNear(land: Land, { at }: World, reach: number): readonly World[] {
  const near = new Set(around(at, reach))
  return worldsOf(land).filter((world) => world.at !== at && near.has(world.at))
}

/** Neighbours by lane of each world. */
const linksOf = once((land: Land): ReadonlyMap<HexAddress, readonly HexAddress[]> => {
  const links = new Map<HexAddress, HexAddress[]>()
  for (const [a, b] of land.lanes) {
    links.set(a, [...(links.get(a) ?? []), b])
    links.set(b, [...(links.get(b) ?? []), a])
  }
  return links
})
/** The worlds with a lane to this one. */
export const lanesFrom = (land: Land, at: HexAddress): readonly HexAddress[] => linksOf(land).get(at) ?? []
/** Worlds with a lane to this hub and to no other hub; hubs do not count (CR-2.7). */
export function linkedTo(land: Land, hub: HexAddress): readonly HexAddress[] {
  const isHub = (at: HexAddress): boolean => land.worlds[at]?.resource === 'hub'
  return lanesFrom(land, hub).filter((at) => !isHub(at) && lanesFrom(land, at).filter(isHub).length === 1)
}
/** The network of each world that is on one: all worlds that lanes join to it (CR-10.1a). */
const networksOf = once((land: Land): ReadonlyMap<HexAddress, readonly HexAddress[]> => {
  const found = new Map<HexAddress, readonly HexAddress[]>()
  for (const start of linksOf(land).keys()) {
    if (found.has(start)) continue
    const network = joinedTo(land, start)
    for (const at of network) found.set(at, network)
  }
  return found
})
function joinedTo(land: Land, start: HexAddress): readonly HexAddress[] {
  const reached = new Set([start])
  for (const at of reached) for (const next of lanesFrom(land, at)) reached.add(next) // a set also visits what is added on the way
  return [...reached]
}
/** All worlds on the network of lanes of a world, itself included; none without a lane. */
export const networkOf = (land: Land, at: HexAddress): readonly HexAddress[] => networksOf(land).get(at) ?? []
/** Whether two worlds are on one network of lanes. */
const onOneNetwork = (land: Land, a: HexAddress, b: HexAddress): boolean => networkOf(land, a).includes(b)
/** CR-10.1a: hexes of one jump between worlds. */
const JUMP = 2
/** Whether two worlds may trade: within one jump, or on one network of lanes (CR-10.1a). */
export const mayTrade = (land: Land, a: HexAddress, b: HexAddress): boolean =>
  a !== b && (between(a, b) <= JUMP || onOneNetwork(land, a, b))
