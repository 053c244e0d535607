// Ways over the map, as bots reckon them: jumps between hexes, and the first move of a shortest way.
import { once } from '@admiralty/kernel'
import { jumpsTo, knownSpace } from '../land/jumps.ts'
import type { Land } from '../land/world.ts'
import { blocksFor } from '../movement/blocks.ts'
import { reachOf } from '../movement/reach.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { View } from '../state.ts'
import type { Move } from '../week/book.ts'

/** The jumps to a hex that no way leads to. */
export const FAR = Number.POSITIVE_INFINITY
export type Jumps = ReadonlyMap<HexAddress, number>
type JumpsFound = Map<string, Jumps>
/** Jumps that are reckoned already, by the addresses of the worlds: owners and incomes change nothing. */
const foundByWorlds = once((_: Land['lanes']): Map<string, JumpsFound> => new Map())
const foundIn = once(({ lanes, worlds }: Land): JumpsFound => {
  const all = foundByWorlds(lanes)
  const key = Object.keys(worlds).join(' ')
  const found = all.get(key) ?? new Map()
  all.set(key, found)
  return found
})
/** The jumps between a hex, or the nearest of several, and each hex that is known. Bots ask for many hexes, so that each is reckoned once. */
export function jumpsFrom({ land }: Pick<View, 'land'>, ...from: readonly HexAddress[]): Jumps {
  const found = foundIn(land)
  const key = from.join(' ')
  const jumps = found.get(key) ?? jumpsTo(knownSpace(land), from, 'jumpsAndLanes')
  found.set(key, jumps)
  return jumps
}
/** The first of the hexes with the fewest jumps. */
export const nearestOf = (hexes: readonly HexAddress[], jumps: Jumps): HexAddress | undefined =>
  hexes.reduce<HexAddress | undefined>(
    (best, at) => (best !== undefined && (jumps.get(best) ?? FAR) <= (jumps.get(at) ?? FAR) ? best : at),
    undefined,
  )
/** The first move of an empire on a shortest way between two hexes: by jump or, if that is shorter, by lane. */
export function moveTowards(view: Pick<View, 'land' | 'off'>, seat: Color, [from, to]: readonly [HexAddress, HexAddress]): Move | null {
  if (from === to) return null
  const { jumps, lanes } = reachOf(view.land, blocksFor(view, [seat]), { at: from })
  const left = jumpsFrom(view, to)
  const byJump = nearestOf(jumps, left)
  const byLane = nearestOf([...lanes.keys()], left)
  const path = byLane === undefined ? undefined : lanes.get(byLane)
  const isShorter = byJump === undefined || (byLane !== undefined && (left.get(byLane) ?? FAR) < (left.get(byJump) ?? FAR))
  if (path && isShorter) return { by: 'lane', path }
  return byJump === undefined ? null : { by: 'jump', to: byJump }
}
/** The hex in which a move ends. */
export const endOf = (move: Move | null, at: HexAddress): HexAddress =>
  move === null ? at : move.by === 'jump' ? move.to : (move.path.at(-1) ?? at)
