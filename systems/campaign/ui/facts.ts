// Facts of worlds that lists and records show: distances to own worlds, and the worlds in reach of trade.
import { once } from '@admiralty/kernel'
import { attitudeName } from '../src/land/attitudes.ts'
import { between, worldsOf } from '../src/land/geometry.ts'
import { mayTrade } from '../src/land/lanes.ts'
import type { Land, World } from '../src/land/world.ts'
import { seatsOf, secretOf, worldsOfEmpire } from '../src/lookup.ts'
import type { Color, HexAddress } from '../src/shapes.ts'
import type { View } from '../src/state.ts'

/** The seat of the viewer; undefined for spectators, the umpire and the referee. */
export const ownSeat = (view: View): Color | undefined => seatsOf(view).find((seat) => seat === view.me)

/** The attitude of a neutral world as the viewer knows it (CR-1.6a); null for one that it has not learned, and for a world with an owner. */
export function knownAttitude(view: View, { at, owner }: Pick<World, 'at' | 'owner'>): string | null {
  const seat = ownSeat(view)
  const face = seat && secretOf(view, seat).attitudes[at]
  return owner !== null || face === undefined ? null : attitudeName(face)
}

interface NearWorld {
  readonly at: HexAddress
  /** Distance in hexes. */
  readonly hexes: number
}
/** The viewer's nearest other world; undefined without one. */
export function nearestOwn(view: View, at: HexAddress): NearWorld | undefined {
  const seat = ownSeat(view)
  const own = seat === undefined ? [] : worldsOfEmpire(view, seat)
  const [nearest] = own
    .filter((one) => one !== at)
    .map((one) => ({ at: one, hexes: between(one, at) }))
    .toSorted((a, b) => a.hexes - b.hexes)
  return nearest
}
const partnersIn = once(
  (land: Land): ReadonlyMap<HexAddress, readonly HexAddress[]> =>
    new Map(worldsOf(land).map(({ at }) => [at, worldsOf(land).flatMap((other) => (mayTrade(land, at, other.at) ? [other.at] : []))])),
)
/** The worlds with which a world may trade (CR-10.1a), in map order. */
export const partnersOf = (land: Land, at: HexAddress): readonly HexAddress[] => partnersIn(land).get(at) ?? []
