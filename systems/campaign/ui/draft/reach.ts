// The worlds that a pair of cards may claim, by its hex alone: exactly there, or beside it. Which of them are open is for the rules.
import { hexOfPair } from '../../src/draft/cards.ts'
import { around } from '../../src/land/geometry.ts'
import type { Land, World } from '../../src/land/world.ts'
import { type HexAddress, type Pair, pairSchema } from '../../src/shapes.ts'

/** Hexes between the hex of a later pair and its world (CR-1.3f). */
const NEAR = 1
export interface PairReach {
  readonly hex: HexAddress
  /** The world in the hex (CR-1.3e); null for none. */
  readonly exact: World | null
  /** Worlds beside the hex (CR-1.3f). */
  readonly near: readonly World[]
}
export function reachOf(land: Land, pair: Pair): PairReach {
  const hex = hexOfPair(pair)
  const worlds = around(hex, NEAR).flatMap((at) => land.worlds[at] ?? [])
  return { hex, exact: worlds.find(({ at }) => at === hex) ?? null, near: worlds.filter(({ at }) => at !== hex) }
}

/** The id of a pair on the screen: 'H5+S7'. */
export const idOfPair = (pair: Pair): string => pair.join('+')
/** The pair that is selected; null if something else is. */
export function selectedPair(selected: string | null): Pair | null {
  const parsed = pairSchema.safeParse(selected?.split('+'))
  return parsed.success ? parsed.data : null
}
