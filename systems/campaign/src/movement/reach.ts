// The reach of one week of movement: a jump, or a journey by lane.
import { type Refusal, refuse } from '@admiralty/kernel'
import type { TaskGroup } from '../holdings.ts'
import { between, inMapOrder, isPlace } from '../land/geometry.ts'
import { EMPTY_JUMP, isWorldIn, jumpsFrom, jumpsTo, knownSpace, WORLD_JUMP } from '../land/jumps.ts'
import { lanesFrom } from '../land/lanes.ts'
import type { Land } from '../land/world.ts'
import type { HexAddress } from '../shapes.ts'
import type { Move } from '../week/book.ts'

/** Why no jump leads from one hex to another. Worlds of the margin that nobody has seen count as empty. */
export function jumpFault(land: Land, from: HexAddress, to: HexAddress): Refusal | undefined {
  if (!isPlace(to)) return refuse('CR-1.1a', `${to} is beyond the margin`)
  const far = between(from, to)
  if (far === 0) return refuse('CR-5.1a', `it is at ${to} already`)
  if (far <= EMPTY_JUMP) return undefined
  if (far > WORLD_JUMP) return refuse('CR-5.1b', `${to} is ${far} hexes from ${from}, and a jump between worlds has at most ${WORLD_JUMP}`)
  const empty = [from, to].find((at) => !isWorldIn(knownSpace(land), at))
  return empty === undefined
    ? undefined
    : refuse('CR-5.1a', `${empty} has no known world, so a jump between ${from} and ${to} is too long by a hex`)
}
/** Why a journey by lane has no such path. Blocks are no fault: the journey stops short of them (CR-5.4b). */
function laneFault(land: Land, from: HexAddress, path: readonly HexAddress[]): Refusal | undefined {
  let last = from
  const passed = new Set([from])
  for (const node of path) {
    if (!lanesFrom(land, last).includes(node)) return refuse('CR-5.2', `no lane joins ${last} and ${node}`)
    if (passed.has(node)) return refuse('CR-5.2', `the path comes to ${node} twice`)
    passed.add(node)
    last = node
  }
  return undefined
}
/** Why a group cannot make a move from a hex. */
export const moveFault = (land: Land, from: HexAddress, move: Move): Refusal | undefined =>
  move.by === 'jump' ? jumpFault(land, from, move.to) : laneFault(land, from, move.path)

/** The places that a group may be ordered to. */
export interface GroupReach {
  /** Hexes by one jump, in map order. */
  readonly jumps: readonly HexAddress[]
  /** The shortest path of nodes to each world by lane; the last node is the destination. */
  readonly lanes: ReadonlyMap<HexAddress, readonly HexAddress[]>
}
/** The reach of a group in a week, with the worlds that block its lanes: it enters and passes none of them (CR-5.4a). */
export function reachOf(land: Land, blocked: readonly HexAddress[], { at }: Pick<TaskGroup, 'at'>): GroupReach {
  if (at === null) return { jumps: [], lanes: new Map() } // CR-5.5: a group in FTL has its move already
  return { jumps: jumpsFrom(knownSpace(land), at), lanes: pathsFrom(land, new Set(blocked), at) }
}
function pathsFrom(land: Land, blocked: ReadonlySet<HexAddress>, from: HexAddress): GroupReach['lanes'] {
  const paths = new Map<HexAddress, readonly HexAddress[]>([[from, []]])
  for (const [node, path] of paths)
    for (const next of lanesFrom(land, node).toSorted(inMapOrder))
      if (!paths.has(next) && !blocked.has(next)) paths.set(next, [...path, next]) // a map also visits what is added on the way
  paths.delete(from)
  return paths
}

/** The first jump of a shortest way from a hex to the nearest of some hexes; of equally good ones the first in map order (CR-X.8). */
export function firstJumpTo(land: Land, from: HexAddress, targets: readonly HexAddress[]): HexAddress {
  const space = knownSpace(land)
  const others = targets.filter((at) => at !== from)
  const left = jumpsTo(space, others, 'jumps') // no group withdraws by lane (R-CR-52)
  const [first, ...rest] = jumpsFrom(space, from)
  if (first === undefined) throw new Error(`no jump leads from ${from}`)
  const jumps = (at: HexAddress): number => left.get(at) ?? Number.POSITIVE_INFINITY
  return rest.reduce((best, at) => (jumps(at) < jumps(best) ? at : best), first)
}
