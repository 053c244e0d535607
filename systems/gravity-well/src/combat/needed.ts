// The number that a shot or strike needs: the weapon's pattern, then ComSats and ECMSats.
import { atLeast, atMost, type Explained, explained, type RuleId, when } from '@admiralty/kernel'
import { distance, type Hex } from '@admiralty/space'
import type { LostValues } from '../../data/lost.ts'
import { COVERAGE_REACH, type LaserKind, NEEDED_LIMITS, SHOTS, STRIKE } from '../../data/units.ts'
import { isInSight } from '../orbit/sight.ts'

/** GW-LSR-04: which satellites change a shot. More than one of a kind counts once. */
export interface SatelliteCoverage {
  /** A ComSat of the shooter covers it. */
  readonly comSat: boolean
  /** An ECMSat of an enemy of the shooter covers the target. */
  readonly ecmSat: boolean
}
/** Hexes of satellites that are deployed and not disabled. */
export interface Satellites {
  /** ComSats of the shooter. */
  readonly comSats: readonly Hex[]
  /** ECMSats of the shooter's enemies. */
  readonly ecmSats: readonly Hex[]
}
/** GW-LSR-04, GW-SAT-06, GW-SAT-07: a ComSat sees the target and is near to either end; an ECMSat is near to the target. */
export const coverageOf = (shooter: Hex, target: Hex, { comSats, ecmSats }: Satellites): SatelliteCoverage => ({
  comSat: comSats.some((at) => Math.min(distance(at, shooter), distance(at, target)) <= COVERAGE_REACH.comSat && isInSight(at, target)),
  ecmSat: ecmSats.some((at) => distance(at, target) <= COVERAGE_REACH.ecmSat),
})

/** The clause that says how many shots a weapon has in a turn. */
export const SHOT_RULES: Readonly<Record<LaserKind, RuleId>> = { defSat: 'GW-LSR-06', pointDefence: 'GW-LSR-07', gunship: 'GW-LSR-08' }
/** Shots of a weapon that are left after so many in this turn (GW-LSR-06, GW-LSR-07, GW-LSR-08). */
export const shotsLeft = (weapon: LaserKind, fired: number): number => Math.max(0, SHOTS[weapon].length - fired)
type Modifiers = Pick<LostValues, 'comSatBonus' | 'ecmSatPenalty'>
/** The highest face that hits with a weapon's next shot. Throws if no shot is left. */
export function shotNeeds(weapon: LaserKind, fired: number, coverage: SatelliteCoverage, values: Modifiers): Explained {
  const pattern: readonly number[] = SHOTS[weapon]
  const [first] = SHOTS[weapon]
  const base = pattern[fired]
  if (base === undefined) throw new Error(`a ${weapon} has no shot left after ${fired}`)
  return modified(
    explained(['any laser', first, 'GW-LSR-03'], when(fired > 0, `shot ${fired + 1} of the turn`, base - first, SHOT_RULES[weapon])),
    coverage,
    values,
  )
}
/** The highest face that hits for a basic warhead (GW-WHD-05). */
export const strikeNeeds = (coverage: SatelliteCoverage, values: Modifiers): Explained =>
  modified(explained(['any warhead', STRIKE.needed, 'GW-WHD-05']), coverage, values)

function modified(base: Explained, { comSat, ecmSat }: SatelliteCoverage, { comSatBonus, ecmSatPenalty }: Modifiers): Explained {
  const [least, most] = NEEDED_LIMITS
  const number = explained(
    ...base.because,
    when(comSat && comSatBonus > 0, 'ComSat of the shooter', comSatBonus, 'GW-LSR-04'),
    when(ecmSat && ecmSatPenalty > 0, 'ECMSat of an enemy', -ecmSatPenalty, 'GW-LSR-04'),
  )
  return atMost(most, atLeast(least, number, 'GW-LSR-04'), 'GW-LSR-04')
}
