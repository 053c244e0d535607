// The power and the points that are left after an impossible move (EE-IMP).

import { allocate } from '../power/courses.ts'
import { costsNow, POINT, pointsOf, powerTo, speedBefore } from '../power/points.ts'
import { drawnFrom, type Supply, supplyOf } from '../power/supply.ts'
import { layoutOf } from '../record/layout.ts'
import type { Allocation, Points, Ship, Shown, Table } from '../state.ts'
import { designOf } from '../table.ts'

type Engines = Allocation['engines']
type Dims = Shown['dims']
/** The power and points after the correction of an impossible move. */
export interface Mended {
  readonly power: Allocation
  readonly points: Points
  /** EE-IMP-04: the ship gave up all of its manoeuvre power. */
  readonly manoeuvred: boolean
  /** EE-IMP-05: groups of powered boxes, and how many boxes of each group lose power. */
  readonly dims: Dims
}

/** EE-IMP-01, EE-IMP-03: speed power for last turn's speed, within the power given; surplus is lost. A base keeps its engine power. */
function heldSpeed(table: Table, ship: Ship, given: number): number {
  if (ship.design.base) return given
  const before = speedBefore(table, ship)
  const least = Math.max(before - POINT, before - (before % costsNow(table, ship).speed))
  return Math.min(before, Math.max(least, given))
}

/** Powered boxes of a network, and the number that exceeds its power. */
interface Over {
  readonly lit: readonly string[]
  readonly count: number
  /** Quarters. */
  readonly short: number
}
function overdrawn(supply: Supply, engines: Engines, lit: readonly string[]): readonly Over[] {
  return supply.networks.flatMap((network) => {
    const left = network.yields - drawnFrom(network, supply, engines)
    const wanted = lit.filter((box) => network.boxes.has(box))
    const short = wanted.length * POINT - left
    return short > 0 ? [{ lit: wanted, count: Math.ceil(short / POINT), short }] : []
  })
}

/** EE-IMP-02, EE-IMP-03, EE-IMP-04: engines for that speed and its braking. Manoeuvre gets power that neither they nor powered boxes need. */
function enginesFor(
  table: Table,
  ship: Ship,
  claim: Allocation,
  lit: readonly string[],
): { readonly engines: Engines; readonly over: readonly Over[] } {
  const supply = supplyOf(table, ship)
  const speed = heldSpeed(table, ship, powerTo(claim, 'speed'))
  const speedOnly = allocate(table, ship, { speed, manoeuvre: 0 }, [])
  const taken = Math.max(0, powerTo(speedOnly, 'speed') - powerTo(claim, 'speed')) + powerTo(speedOnly, 'manoeuvre')
  let manoeuvre = Math.max(0, powerTo(claim, 'manoeuvre') - taken)
  for (;;) {
    const { engines } = allocate(table, ship, { speed, manoeuvre }, [])
    const over = overdrawn(supply, engines, lit)
    if (over.length === 0 || manoeuvre === 0) return { engines, over }
    // Each pass takes at least the largest shortfall, so the loop ends.
    manoeuvre = Math.max(0, manoeuvre - Math.max(...over.map(({ short }) => short)))
  }
}

/** Shields that lose power when weapons and sensors are too few, the last powered first. */
function shieldsOut(isShield: (box: string) => boolean, { lit, count }: Over): readonly string[] {
  const shields = lit.filter(isShield)
  const over = count - (lit.length - shields.length)
  return over > 0 ? shields.slice(-over) : []
}

/** EE-IMP: the legal allocation closest to an impossible one. */
export function mend(table: Table, ship: Ship, claim: Allocation): Mended {
  const { byId } = layoutOf(designOf(table, ship))
  const isShield = (box: string): boolean => byId.get(box)?.box.type === 'G'
  const { lightable } = supplyOf(table, ship)
  const lit = claim.lit.filter((box) => lightable.includes(box))
  const { engines, over } = enginesFor(table, ship, claim, lit)
  const out = over.flatMap((one) => shieldsOut(isShield, one))
  const dims = over.map((one) => {
    const of = one.lit.filter((box) => !isShield(box))
    return { of, count: Math.min(one.count, of.length) }
  })
  const power = { ...claim, engines, lit: lit.filter((box) => !out.includes(box)) }
  const points = pointsOf(table, ship, power)
  return { power, points, manoeuvred: powerTo(claim, 'manoeuvre') > 0 && points.manoeuvrePower === 0, dims }
}

/** Turns off the boxes of these groups without asking an enemy, the last powered boxes first. */
export function darkened(power: Allocation, dims: Dims): Allocation {
  const out = dims.flatMap(({ of, count }) => of.slice(-count))
  return { ...power, lit: power.lit.filter((box) => !out.includes(box)) }
}
/** Whether an enemy has a choice of boxes in a group. */
export const isChoice = ({ of, count }: Dims[number]): boolean => count < of.length
