// The jumps between hexes: which hexes one jump reaches, and how many jumps it takes to any hex.
import { makeHexNumber, within } from '@admiralty/space'
import type { HexAddress } from '../shapes.ts'
import type { Table } from '../state.ts'
import { between, hexOf, inMapOrder, isPlace, WIDE_MAP } from './geometry.ts'
import { networkOf } from './lanes.ts'
import type { World } from './world.ts'

/** CR-5.1b: hexes of a jump between two worlds. */
export const WORLD_JUMP = 2
/** CR-5.1a: hexes of a jump from or to an empty hex. */
export const EMPTY_JUMP = 1

/** Map and margin, as far as jumps go. */
export interface Space {
  readonly land: Table['land']
  /** The worlds of the margin that nobody has entered; none for those who do not know them. */
  readonly margin: Readonly<Record<HexAddress, World>>
}
/** The worlds that everybody knows. */
export const knownSpace = (land: Table['land']): Space => ({ land, margin: {} })
/** Whether a hex has a world. */
export const isWorldIn = ({ land, margin }: Space, at: HexAddress): boolean => Boolean(land.worlds[at] ?? margin[at])

interface NearHex {
  readonly to: HexAddress
  readonly isBeside: boolean
}
/** The other hexes of map and margin within the longest jump of each hex, in map order. */
const near: ReadonlyMap<HexAddress, readonly NearHex[]> = new Map(
  WIDE_MAP.map((at) => [
    at,
    within(hexOf(at), WORLD_JUMP)
      .map(makeHexNumber)
      .filter((to) => to !== at && isPlace(to))
      .toSorted(inMapOrder)
      .map((to) => ({ to, isBeside: between(at, to) <= EMPTY_JUMP })),
  ]),
)
/** The hexes that one jump reaches, in map order: those beside it, and from a world other worlds two hexes away (CR-5.1a, CR-5.1b). */
export function jumpsFrom(space: Space, from: HexAddress): readonly HexAddress[] {
  const isFar = isWorldIn(space, from)
  return (near.get(from) ?? []).flatMap(({ to, isBeside }) => (isBeside || (isFar && isWorldIn(space, to)) ? [to] : []))
}

/** The ways that count: jumps alone, or journeys by lane too, each of which counts as one jump. */
type Ways = 'jumps' | 'jumpsAndLanes'
/** Jumps from the nearest of some hexes to each hex; a hex that is out of reach is left out. Ways back are as long. */
export function jumpsTo(space: Space, from: readonly HexAddress[], ways: Ways): ReadonlyMap<HexAddress, number> {
  const jumps = new Map<HexAddress, number>(from.map((at) => [at, 0]))
  const visit = (to: HexAddress, count: number): void => {
    if (!jumps.has(to)) jumps.set(to, count)
  }
  // A map also visits what is added on the way, so hexes come in the order of their jumps.
  for (const [at, count] of jumps) {
    for (const to of jumpsFrom(space, at)) visit(to, count + 1)
    if (ways === 'jumpsAndLanes') for (const to of networkOf(space.land, at)) visit(to, count + 1)
  }
  return jumps
}
