// Estimates for bots: the damage that beams may do from a pose, without the obstacles on the line.
import { chanceAtLeast } from '@admiralty/kernel'
import { bearing, type Direction, type Hex } from '@admiralty/space'
import { ARMOUR_DEFENCE, type OuterSection } from '../../data/tables.ts'
import { inArc, sectionAt } from '../line/line.ts'
import type { Ship } from '../state.ts'
import { integrityAt, shieldOf, working } from '../table.ts'

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
/** Damage that the beams of one ship may do to another in a turn, if they are charged. */
export function pressure(from: Ship, pose: Pose, target: Ship, targetPose: Pose = target): number {
  const section = sectionTowards(targetPose, pose.hex)
  const strength = working(from, 'beam')
    .filter(({ section: at }) => at !== 0 && inArc({ at: pose.hex, facing: pose.facing }, at, targetPose.hex))
    .reduce((sum, { level, charge }) => sum + (level + charge) / 2, 0)
  return strength > 0 ? expectedDamage(strength, target, section) : 0
}
