// Worlds that a pair may claim, and the claims by ranking (CR-1.3c to CR-1.3i).
import { around, between, freeWorlds } from '../land/geometry.ts'
import { empireOf, playing } from '../lookup.ts'
import type { Color, HexAddress, Pair } from '../shapes.ts'
import type { Table, WorldClaim } from '../state.ts'
import { hexOfPair } from './cards.ts'

type DraftTable = Pick<Table, 'setup' | 'land' | 'empires' | 'claims' | 'order'>
/** A world that a pair may claim, and how. */
type ClaimTarget = Pick<WorldClaim, 'at' | 'by'>
/** A pair with the worlds that it may claim. */
export interface PairTargets {
  readonly pair: Pair
  readonly targets: readonly ClaimTarget[]
}

/** The pairs that a seat has left, and whether left-over cards made them. */
interface ClaimTurn {
  readonly pairs: readonly Pair[]
  readonly extra: boolean
}

/** CR-1.3e: the pairs of a player that must match a hex exactly. */
const EXACT_PAIRS = 2
/** CR-1.3f: hexes between the hex of a later pair and its world. */
const NEAR = 1
/** CR-1.3i: hexes between the first own world and a world that is taken instead. */
const HOME_REACH = 2

const hits = ({ land }: Pick<Table, 'land'>, pair: Pair): boolean => land.worlds[hexOfPair(pair)] !== undefined
const claimsOf = ({ claims }: Pick<Table, 'claims'>, seat: Color, { extra }: Pick<ClaimTurn, 'extra'>): number =>
  claims.filter((claim) => claim.seat === seat && claim.extra === extra).length

/** CR-1.3e: whether a claim that was made is one of the first two of its seat. */
export const isFirstClaim = ({ claims }: Pick<Table, 'claims'>, { seat, pair: [red], extra }: WorldClaim): boolean =>
  !extra && claims.filter((one) => one.seat === seat && !one.extra).findIndex((one) => one.pair[0] === red) < EXACT_PAIRS
/** CR-1.3e: whether the next pair of a seat must name the hex of a world. One that has no such pair may play another. */
const mustHit = (table: DraftTable, seat: Color, { pairs, extra }: ClaimTurn): boolean =>
  !extra && claimsOf(table, seat, { extra: false }) < EXACT_PAIRS && pairs.some((pair) => hits(table, pair))

/** The pairs that a seat may play now, each with the worlds that it may claim. */
export function playablePairs(table: DraftTable, seat: Color, turn: ClaimTurn): readonly PairTargets[] {
  const isExact = mustHit(table, seat, turn)
  return turn.pairs
    .filter((pair) => !isExact || hits(table, pair))
    .map((pair) => ({ pair, targets: targetsOf(table, seat, { hex: hexOfPair(pair), isExact }) }))
}

/** The hex of a pair, and whether its world must be in it. */
interface PlayedHex {
  readonly hex: HexAddress
  readonly isExact: boolean
}
function targetsOf(table: DraftTable, seat: Color, { hex, isExact }: PlayedHex): readonly ClaimTarget[] {
  const { land } = table
  const isFree = (at: HexAddress): boolean => land.worlds[at]?.owner === null
  const isTaken = land.worlds[hex] !== undefined && !isFree(hex)
  if (isExact && !isTaken) return [{ at: hex, by: 'exact' }] // CR-1.3e
  const inReach = around(hex, NEAR).filter(isFree)
  if (!isTaken && inReach.length > 0) return inReach.map((at) => ({ at, by: at === hex ? 'exact' : 'near' })) // CR-1.3f
  return insteadOf(table, seat, hex)
}
/** CR-1.3i: the worlds that a pair may take instead. */
function insteadOf(table: DraftTable, seat: Color, hex: HexAddress): readonly ClaimTarget[] {
  const free = freeWorlds(table.land)
  const [home] = empireOf(table, seat).worlds
  const near = free.filter(({ at }) => between(at, hex) <= NEAR || (home !== undefined && between(at, home) <= HOME_REACH))
  if (near.length > 0) return near.map(({ at }) => ({ at, by: 'instead' }))
  const least = Math.min(...free.map(({ at }) => between(at, hex)))
  const nearest = free.filter(({ at }) => between(at, hex) === least)
  return nearest.length > 0 ? nearest.map(({ at }) => ({ at, by: 'nearest' })) : [{ at: null, by: 'none' }]
}

/** CR-1.3d: the seat that plays the next pair: round after round, in the order of the seats. Undefined if nobody has a pair. */
export function nextToClaim(table: DraftTable, phase: Pick<ClaimTurn, 'extra'>): Color | undefined {
  const able = table.order.filter((seat) => playing(table).includes(seat) && empireOf(table, seat).pairs > 0)
  const least = Math.min(...able.map((seat) => claimsOf(table, seat, phase)))
  return able.find((seat) => claimsOf(table, seat, phase) === least)
}

/** CR-1.3c: the claim that a ranking makes: the most wanted world in reach, with the pair that could claim fewest. */
export function claimByRanking(
  table: DraftTable,
  seat: Color,
  { ranking, ...turn }: ClaimTurn & { readonly ranking: readonly HexAddress[] },
): WorldClaim {
  const playable = playablePairs(table, seat, turn)
  const rankOf = new Map<HexAddress | null, number>(ranking.map((at, rank) => [at, rank]))
  const open = playable.flatMap(({ pair, targets }) =>
    targets.map((target) => ({
      pair,
      target,
      rank: rankOf.get(target.at) ?? ranking.length,
      of: targets.length,
    })),
  )
  const [best] = open.toSorted((a, b) => a.rank - b.rank || a.of - b.of)
  if (!best) throw new Error(`${seat} has no pair to play`)
  return { seat, pair: best.pair, ...best.target, extra: turn.extra }
}
