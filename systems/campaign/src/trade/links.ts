// Links of trade as pairs of worlds in map order.
import { inMapOrder } from '../land/geometry.ts'
import type { HexAddress, WorldPair } from '../shapes.ts'

/** The pair of two worlds, the first of them first in map order. */
export const pairOf = (a: HexAddress, b: HexAddress): WorldPair => (inMapOrder(a, b) <= 0 ? [a, b] : [b, a])
/** The name of a pair, the same in either order: '0102-0303'. */
export const pairKey = ([a, b]: WorldPair): string => (a < b ? `${a}-${b}` : `${b}-${a}`)
/** The other end of a link. */
export const partnerIn = ([a, b]: WorldPair, at: HexAddress): HexAddress => (at === a ? b : a)
