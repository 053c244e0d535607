// Executes a plot letter by letter (EE-MOV): hexes, facing and cost. Previews, checks and movement share it.

import { type Refusal, refuse } from '@admiralty/kernel'
import { ahead, type Direction, type Hex, opposite, turned } from '@admiralty/space'

/** The position and points of a ship before its plot. */
export interface Means {
  readonly hex: Hex
  readonly facing: Direction
  /** EE-REV-01. */
  readonly reversing: boolean
  /** Speed points must all be used, manoeuvre points need not be. */
  readonly speed: number
  readonly manoeuvre: number
}
/** One letter of the plot and its result. */
interface Leg {
  readonly letter: string
  /** Manoeuvre points. */
  readonly cost: number
  readonly hex: Hex
  readonly facing: Direction
}
/** The result of a plot. */
export interface Flight {
  readonly legs: readonly Leg[]
  /** The hexes of the flight, the first hex included. A cancelled hex adds none. */
  readonly path: readonly Hex[]
  readonly facing: Direction
  readonly cost: number
  /** Speed points used. */
  readonly used: number
  /** Manoeuvres since the last speed point (EE-MOV-08). */
  readonly made: number
}

/** EE-MOV-04, EE-MOV-05, EE-MOV-06, EE-MOV-07, EE-QRF-03: base costs in manoeuvre points, before the multiplier. */
const BASE: Readonly<Record<string, number>> = { L: 1, R: 1, l: 1, r: 1, X: 2 }
const TURNS: Readonly<Record<string, number>> = { L: -1, R: 1 }
const DRIFTS: Readonly<Record<string, number>> = { l: -1, r: 1 }

interface Way {
  readonly hex: Hex
  readonly facing: Direction
  /** Sides by which the next hex differs from straight ahead (EE-MOV-05, EE-MOV-06). */
  readonly drift: number
  /** Manoeuvres since the last speed point (EE-MOV-08). */
  readonly made: number
}

function onward({ hex, facing, drift, made }: Way, letter: string, reversing: boolean): Way {
  if (letter === 'F') {
    const course = turned(reversing ? opposite(facing) : facing, drift)
    return { hex: ahead(hex, course), facing, drift: 0, made: 0 } // EE-GEN-22: the map has no edge
  }
  if (letter === 'X') return { hex, facing, drift: 0, made: 0 }
  return { hex, facing: turned(facing, TURNS[letter] ?? 0), drift: drift + (DRIFTS[letter] ?? 0), made: made + 1 }
}

/** Executes any plot. `cannotFly` says whether it is legal. */
export function flightAlong({ hex, facing, reversing }: Pick<Means, 'hex' | 'facing' | 'reversing'>, path: string): Flight {
  const legs: Leg[] = []
  const hexes: Hex[] = [hex]
  let way: Way = { hex, facing, drift: 0, made: 0 }
  let [total, used] = [0, 0]
  for (const letter of path) {
    const cost = (BASE[letter] ?? 0) * (way.made + 1) // EE-MOV-08
    total += cost
    if (letter === 'F' || letter === 'X') used += 1
    way = onward(way, letter, reversing)
    if (letter === 'F') hexes.push(way.hex)
    legs.push({ letter, cost, hex: way.hex, facing: way.facing })
  }
  return { legs, path: hexes, facing: way.facing, cost: total, used, made: way.made }
}

export function cannotFly(means: Means, path: string): Refusal | undefined {
  const { cost, used } = flightAlong(means, path)
  if (used !== means.speed) return refuse('EE-MOV-01', `the plot must use all ${means.speed} speed points, but uses ${used}`)
  if (means.speed > 0 && /[^FX]$/.test(path)) return refuse('EE-MOV-02', 'a ship that moves cannot manoeuvre after its last speed point')
  if (means.speed === 0 && /[lrX]/.test(path)) return refuse('EE-MOV-02', 'without speed the ship can only turn')
  if (cost > means.manoeuvre) return refuse('EE-MOV-08', `the plot costs ${cost} manoeuvre points, but the ship has ${means.manoeuvre}`) // EE-MOV-03
  return undefined
}

/** Letters that may come next so that the plot can still be completed. */
export function lettersFrom(means: Means, path: string): readonly string[] {
  const { cost, used, made } = flightAlong(means, path)
  const left = means.manoeuvre - cost
  if (used === means.speed) return means.speed === 0 && left > made ? ['L', 'R'] : []
  const turns = left > made ? ['L', 'R', 'l', 'r'] : []
  // Ahead comes first, so that it always has the same key.
  return ['F', ...turns, ...(left >= 2 * (made + 1) ? ['X'] : [])]
}
