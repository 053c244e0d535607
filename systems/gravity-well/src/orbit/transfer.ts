// The transfer planner: fewest burn points, then fewest turns, to a circular orbit or to a meeting. The search is complete: after a turn
// only finitely many motions are left on the map, and a unit that coasts repeats itself, or its flight ends.
import { DIRECTIONS, type Direction, hexKey } from '@admiralty/space'
import { IMPULSES, type Impulse, RINGS } from '../../data/rings.ts'
import { hexesOfRing, orbitSense, ringOf, type Sense, sameMotion, type Travel, type UnitMotion } from './motion.ts'
import { motionAfter, type PathPoint, predict } from './predict.ts'
import { affordable, thrustCost } from './thrust.ts'

export type TransferGoal =
  /** A circular orbit of a ring at the end of a turn; `sense` null accepts both. */
  | { readonly is: 'orbit'; readonly ring: number; readonly sense: Sense | null }
  /** Hex, vector and velocity of a unit that coasts from `with`, at the end of a turn (GW-PIC-01). */
  | { readonly is: 'meeting'; readonly with: UnitMotion }
/** One turn of a plan. */
export interface TransferLeg {
  /** 1 is the first turn of the plan. */
  readonly turn: number
  /** The thrust order of the turn; null if the unit coasts. `cost` is in thrust points (GW-THR-05). */
  readonly burn: { readonly from: Travel; readonly to: Travel; readonly cost: number } | null
  /** Every hex of the turn, with the effects of the numbers of the map there. */
  readonly path: readonly PathPoint[]
}
export interface TransferPlan {
  /** Thrust points of all turns together. */
  readonly burn: number
  /** One for each turn; empty if the unit is there already. */
  readonly legs: readonly TransferLeg[]
  readonly arrival: UnitMotion
  /** The first impulse of the last turn from which on both units have the same motion; null without a meeting or a leg. */
  readonly meets: Impulse | null
}

/** No unit that is faster is still on the map after a turn, from wherever it starts. */
export const FASTEST = 16
const HEXES = RINGS.flatMap((_, index) => hexesOfRing(index + 1))
const HEX_INDEX: ReadonlyMap<string, number> = new Map(HEXES.map((hex, index) => [hexKey(hex), index]))
const TRAVELS: readonly Travel[] = [
  { vector: null, velocity: 0 },
  ...Array.from({ length: FASTEST }, (_, index) => DIRECTIONS.map((vector) => ({ vector, velocity: index + 1 }))).flat(),
]
const MOTIONS = HEXES.length * TRAVELS.length
const travelIndex = (vector: Direction | null, velocity: number): number => (vector === null ? 0 : velocity * 6 - 5 + vector)
const UNKNOWN = -2
const GONE = -1
/** The index of a motion on the map; `GONE` off the map and above `FASTEST`. */
function indexOf({ at, vector, velocity }: UnitMotion): number {
  const hex = HEX_INDEX.get(hexKey(at))
  return hex === undefined || velocity > FASTEST ? GONE : hex * TRAVELS.length + travelIndex(vector, velocity)
}
function motionAt(index: number): UnitMotion {
  const [at, travel] = [HEXES[Math.floor(index / TRAVELS.length)], TRAVELS[index % TRAVELS.length]]
  if (!at || !travel) throw new Error(`there is no motion ${index}`)
  return { at, ...travel }
}
/** The motion one turn later, by index. Filled as far as searches need it. */
const coasted = new Int32Array(MOTIONS).fill(UNKNOWN)
function afterTurn(index: number): number {
  const known = coasted[index] ?? GONE
  if (known !== UNKNOWN) return known
  const next = indexOf(predict(motionAt(index), 1).end)
  coasted[index] = next
  return next
}
type Options = readonly (readonly { readonly travel: number; readonly cost: number }[])[]
const optionsByThrust = new Map<number, Options>()
/** For each travel, the travels that so many thrust points can reach, and their costs. */
function optionsOf(thrust: number): Options {
  const known = optionsByThrust.get(thrust)
  if (known) return known
  const options = TRAVELS.map((from) =>
    affordable(from, thrust)
      .filter(({ velocity }) => velocity <= FASTEST)
      .map((to) => ({ travel: travelIndex(to.vector, to.velocity), cost: thrustCost(from, to) })),
  )
  optionsByThrust.set(thrust, options)
  return options
}

/** The goal of a search, by turn. After `prefix + period` turns the goal repeats its last `period` states. */
interface Aim {
  readonly prefix: number
  /** 0 if the flight of the target ends after `prefix` turns. */
  readonly period: number
  reached(index: number, phase: number): boolean
}
function aimAt(goal: TransferGoal): Aim {
  if (goal.is === 'orbit') {
    const reached = (index: number): boolean => {
      const motion = motionAt(index)
      const sense = ringOf(motion.at) === goal.ring ? orbitSense(motion) : null
      return sense !== null && (goal.sense ?? sense) === sense
    }
    return { prefix: 0, period: 1, reached }
  }
  const places: number[] = []
  const seen = new Map<number, number>()
  let now = indexOf(goal.with)
  for (; now !== GONE && !seen.has(now); now = afterTurn(now)) {
    seen.set(now, places.length)
    places.push(now)
  }
  const prefix = seen.get(now) ?? places.length
  return { prefix, period: places.length - prefix, reached: (index, phase) => places[phase] === index }
}

/**
 * The cheapest plan from a motion at the thrust step, with so many thrust points a turn: fewest burn points in all, then fewest turns.
 * Null if there is none. The target coasts; landing, the atmosphere and pulses are left out.
 */
export function planTransfer(from: UnitMotion, thrust: number, goal: TransferGoal): TransferPlan | null {
  const start = indexOf(from)
  const aim = aimAt(goal)
  const found = search(start, optionsOf(thrust), aim)
  if (!found) return null
  const legs = found.slice(1).map((index, at) => legTo(found[at] ?? start, index, { turn: at + 1, thrust }))
  return {
    burn: legs.reduce((sum, { burn }) => sum + (burn?.cost ?? 0), 0),
    legs,
    arrival: motionAt(found.at(-1) ?? start),
    meets: goal.is === 'meeting' ? meetingImpulse(from, goal.with, legs) : null,
  }
}

/** A node to visit, and the node of the turn before; `GONE` for the start. */
interface Entry {
  readonly node: number
  readonly before: number
}
/** Entries by burn points, then by turn. The queue gives them in this order, including those that are added meanwhile. */
function makeQueue() {
  const byBurn: Entry[][][] = []
  return {
    push(burn: number, turn: number, entry: Entry): void {
      const byTurn = byBurn[burn] ?? []
      const entries = byTurn[turn] ?? []
      entries.push(entry)
      byTurn[turn] = entries
      byBurn[burn] = byTurn
    },
    *entries(): Generator<{ readonly burn: number; readonly turn: number; readonly entry: Entry }> {
      for (let burn = 0; burn < byBurn.length; burn += 1)
        for (let turn = 0; turn < (byBurn[burn]?.length ?? 0); turn += 1)
          for (const entry of byBurn[burn]?.[turn] ?? []) yield { burn, turn, entry }
    },
  }
}
/**
 * Motions by turn, from the start to the goal. A node is a motion in a phase of the aim;
 * a start off the map and an ended flight have none.
 */
function search(start: number, options: Options, { prefix, period, reached }: Aim): readonly number[] | null {
  const phases = prefix + period
  const cameFrom = new Int32Array(MOTIONS * phases).fill(UNKNOWN)
  const queue = makeQueue()
  queue.push(0, 0, { node: start, before: GONE })
  for (const { burn, turn, entry } of queue.entries()) {
    const { node, before } = entry
    if (cameFrom[node] !== UNKNOWN) continue
    cameFrom[node] = before
    const [phase, index] = [Math.floor(node / MOTIONS), node % MOTIONS]
    if (reached(index, phase)) return trace(cameFrom, node)
    const next = phase + 1 < phases ? phase + 1 : prefix
    for (const { to, cost } of turnsFrom(index, options)) {
      const neighbour = next * MOTIONS + to
      if (cameFrom[neighbour] === UNKNOWN) queue.push(burn + cost, turn + 1, { node: neighbour, before: node })
    }
  }
  return null
}
/** The motions that a unit can have a turn later, and the thrust for each. */
function turnsFrom(index: number, options: Options): readonly { readonly to: number; readonly cost: number }[] {
  const own = index % TRAVELS.length
  return (options[own] ?? []).map(({ travel, cost }) => ({ to: afterTurn(index - own + travel), cost })).filter(({ to }) => to !== GONE)
}
function trace(cameFrom: Int32Array, last: number): readonly number[] {
  const indexes: number[] = []
  for (let node = last; node !== GONE; node = cameFrom[node] ?? GONE) indexes.push(node % MOTIONS)
  return indexes.reverse()
}

/** The cheapest thrust that leads from one motion to another in a turn, and the flight that follows. */
function legTo(before: number, after: number, { turn, thrust }: { readonly turn: number; readonly thrust: number }): TransferLeg {
  const from = motionAt(before)
  const best = affordable(from, thrust)
    .map((to) => ({ to, cost: thrustCost(from, to) }))
    .filter(({ to }) => afterTurn(indexOf({ at: from.at, ...to })) === after)
    .reduce((a, b) => (b.cost < a.cost ? b : a))
  return {
    turn,
    burn: best.cost === 0 ? null : { from: { vector: from.vector, velocity: from.velocity }, ...best },
    path: predict({ at: from.at, ...best.to }, 1).path.map((point) => ({ ...point, turn })),
  }
}
/** The first impulse of the last turn from which on the unit flies with its target. */
function meetingImpulse(from: UnitMotion, target: UnitMotion, legs: readonly TransferLeg[]): Impulse | null {
  const last = legs.at(-1)
  if (!last) return null
  const before = legs.at(-2)?.path.at(-1)?.motion ?? from
  const [own, other] = [{ ...before, ...last.burn?.to }, predict(target, legs.length - 1).end]
  const [flight, coast] = [predict(own, 1), predict(other, 1)]
  const together = (impulse: Impulse): boolean => sameMotion(motionAfter(own, flight, 1, impulse), motionAfter(other, coast, 1, impulse))
  return IMPULSES.find((impulse) => IMPULSES.every((later) => later < impulse || together(later))) ?? null
}
