// Estimates for bots: the damage that beams may do from a pose, on a free line or on the real one.
import { chanceAtLeast } from '@admiralty/kernel'
import { bearing, type Direction, type Hex } from '@admiralty/space'
import { ARMOUR_DEFENCE, type OuterSection } from '../../data/tables.ts'
import { inArc, lineOfAttack, sectionAt } from '../line/line.ts'
import type { Ship, Table } from '../state.ts'
import { integrityAt, shieldOf, withShip, working } from '../table.ts'
import { beamObstacles } from '../weapons/targets.ts'

/** A place and a facing. */
export interface Pose {
  readonly hex: Hex
  readonly facing: Direction
}
/** The section of a target that faces a hex; the one ahead for its own hex. */
export function sectionTowards({ hex, facing }: Pose, from: Hex): OuterSection {
  const found = bearing(hex, from)
  if (!found) return 1
  const side = found.along >= found.aside ? found.direction : (((found.direction + 1) % 6) as Direction) // six directions
  return sectionAt(facing, side)
}
/** The approximate mean damage of an attack to a section, in points. */
function expectedDamage(strength: number, ship: Ship, section: OuterSection): number {
  const shield = shieldOf(ship, section)?.charge ?? 0
  const hits = strength * chanceAtLeast(Math.max(shield, ARMOUR_DEFENCE), 6)
  const behind = Math.max(0, hits - shield)
  const open = integrityAt(ship, section) === 0
  return Math.min(hits, shield) * 0.5 + behind * (open ? 3 : 1)
}
/** Dice that a beam loses on the way from one hex to another; infinite where the line is blocked. */
export type Sight = (from: Hex, to: Hex) => number
/** SF-LOA-05, SF-LOA-06, SF-LOA-07: sight between places of ships that move. The ships themselves block nothing. */
export function sightAmong(table: Table, movers: readonly Ship[]): Sight {
  const still = movers.reduce((others, { id }) => withShip(others, id, { status: 'destroyed' }), table)
  const obstacles = beamObstacles(still)
  return (from, to) => {
    const { blockedBy, nebulae } = lineOfAttack(from, to, obstacles)
    return blockedBy.length > 0 ? Number.POSITIVE_INFINITY : nebulae.length
  }
}
/** The usual sight of quick estimates: nothing is in the way. */
const FREE: Sight = () => 0
/** Damage that the beams of one ship may do to another in a turn, if they are charged. */
export function pressure(from: Ship, pose: Pose, target: Ship, targetPose: Pose = target, sight: Sight = FREE): number {
  const bearing = working(from, 'beam').filter(
    ({ section }) => section !== 0 && inArc({ at: pose.hex, facing: pose.facing }, section, targetPose.hex),
  )
  if (bearing.length === 0) return 0
  const dimmed = sight(pose.hex, targetPose.hex)
  const strength = bearing.reduce((sum, { level, charge }) => sum + Math.max(0, (level + charge) / 2 - dimmed), 0)
  return strength > 0 ? expectedDamage(strength, target, sectionTowards(targetPose, pose.hex)) : 0
}
