// The empire that is nearest to each world without an owner, in jumps (CR-1.6c).
import { type Dice, pick } from '@admiralty/kernel'
import { makeHexNumber, within } from '@admiralty/space'
import { playing, worldsOfEmpire } from '../lookup.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { Table } from '../state.ts'
import { hexOf, WIDE_MAP, worldsOf } from './geometry.ts'
import { networkOf } from './lanes.ts'
import type { World } from './world.ts'

/** The hexes within a distance of each hex of map and margin. */
const hexesWithin = (reach: number): ReadonlyMap<HexAddress, readonly HexAddress[]> =>
  new Map(WIDE_MAP.map((at) => [at, within(hexOf(at), reach).map(makeHexNumber)]))
const beside = hexesWithin(1)
const inReach = hexesWithin(2)

/** Map and margin, as far as jumps go. */
export interface Space {
  readonly land: Table['land']
  readonly margin: Readonly<Record<HexAddress, World>>
}
const isWorld = ({ land, margin }: Space, at: HexAddress): boolean => Boolean(land.worlds[at] ?? margin[at])
/** The hexes that one jump reaches: two hexes between worlds, one hex from or to an empty hex, a whole network of lanes. */
function jumpsFrom(space: Space, at: HexAddress): readonly HexAddress[] {
  const step = beside.get(at) ?? []
  if (!isWorld(space, at)) return step
  return [...step, ...(inReach.get(at) ?? []).filter((to) => isWorld(space, to)), ...networkOf(space.land, at)]
}

/** Jumps from the nearest of some hexes to each hex, journeys by lane included; a hex that no jump reaches is left out. */
export function jumpsTo(space: Space, from: readonly HexAddress[]): ReadonlyMap<HexAddress, number> {
  const jumps = new Map<HexAddress, number>(from.map((at) => [at, 0]))
  // A map also visits what is added on the way, so hexes come in the order of their jumps.
  for (const [at, count] of jumps) for (const to of jumpsFrom(space, at)) if (!jumps.has(to)) jumps.set(to, count + 1)
  return jumps
}

/** CR-1.6c: the nearest empire by world; a die decides between equals, in the stream of the world. */
export function nearestEmpires(table: Table, margin: Space['margin'], dice: Dice): Readonly<Record<HexAddress, Color>> {
  const space = { land: table.land, margin }
  const jumps = playing(table).map((seat) => [seat, jumpsTo(space, worldsOfEmpire(table, seat))] as const)
  const neutral = [...worldsOf(table.land).filter(({ owner }) => owner === null), ...Object.values(margin)]
  return Object.fromEntries(
    neutral.flatMap(({ at }) => {
      const counts = jumps.map(([seat, by]) => [seat, by.get(at) ?? Number.POSITIVE_INFINITY] as const)
      const least = Math.min(...counts.map(([, count]) => count))
      const tied = counts.filter(([, count]) => count === least && Number.isFinite(count)).map(([seat]) => seat)
      const [first, second] = tied
      if (first === undefined) return []
      return [[at, second === undefined ? first : pick(dice.at(at), tied, `the nearest empire to ${at}`)] as const]
    }),
  )
}
