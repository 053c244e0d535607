// The value of a world for an empire, from public facts: the proposed ranking, the default order, and the bots use it (CR-O.5).
import { type Explained, explained, type Reason, when } from '@admiralty/kernel'
import { around, worldAt, worldsOf } from '../land/geometry.ts'
import { lanesFrom, mayTrade } from '../land/lanes.ts'
import type { Land, World } from '../land/world.ts'
import type { HexAddress, Resource } from '../shapes.ts'

/** Resources whose lack makes upkeep or building dearer. */
const NEEDED: ReadonlySet<Resource> = new Set(['ore', 'food', 'fuel', 'goods'])
/** Points of value. A point of fixed income counts `income`. */
const VALUE = { income: 4, luxuries: 22, needed: 40, hub: 8, mostLanes: 3, partner: 4 } as const

const baseAt = (land: Land, at: HexAddress): number => land.worlds[at]?.base ?? 0
/** The best income of another world within one jump that has no owner. */
const bestNeighbour = (land: Land, { at }: World): number =>
  Math.max(0, ...around(at, 2).map((near) => (near !== at && land.worlds[near]?.owner === null ? baseAt(land, near) : 0)))

/** CR-O.5: the value of a world for an empire with these worlds, with its reasons. */
export function worldValue(land: Land, world: World, owned: readonly HexAddress[]): Explained {
  const { at, base, resource } = world
  const has = new Set(owned.map((own) => worldAt(land, own).resource))
  const isNeeded = resource !== null && NEEDED.has(resource) && !has.has(resource)
  const partner = Math.max(0, ...owned.filter((own) => mayTrade(land, own, at)).map((own) => baseAt(land, own)))
  const lanes = Math.min(VALUE.mostLanes, lanesFrom(land, at).length)
  const neighbour = bestNeighbour(land, world)
  const reasons: readonly (Reason | null)[] = [
    ['income', base * VALUE.income, 'CR-O.5'],
    when(resource === 'luxuries', 'luxuries', VALUE.luxuries, 'CR-2.6c'),
    when(isNeeded, 'a resource that the empire lacks', VALUE.needed, 'CR-O.5'),
    when(resource === 'hub', 'a hub', VALUE.hub, 'CR-1.8a'),
    when(lanes > 0, 'lanes', lanes, 'CR-1.8b'),
    when(partner > 0, 'an own world in reach of trade', partner * VALUE.partner, 'CR-10.1a'),
    when(partner === 0 && neighbour > 0, 'a neighbour to trade with', neighbour, 'CR-10.1a'),
  ]
  return explained(...reasons)
}
/** CR-O.5: all worlds, the most valuable first; equal ones in map order. */
export function proposedRanking(land: Land, owned: readonly HexAddress[]): readonly HexAddress[] {
  const values = worldsOf(land).map((world) => ({ at: world.at, value: worldValue(land, world, owned).total }))
  return values.toSorted((a, b) => b.value - a.value).map(({ at }) => at)
}
