// How much a ship's guns are expected to do from one place to another. A rough figure for choosing, never shown.
import type { Place } from '@admiralty/kernel'
import { BEAM_BAND, NEEDLE_RANGE, PACK_DICE, SMALL_BAND, TORPEDO_NEEDS } from '../../data/tables.ts'
import { arcFrom, surfaceOf } from '../measure.ts'
import type { Ship, Table } from '../state.ts'
import { screenLevel, workingSystems } from '../table.ts'

/** Mean damage of a beam die by screen level, re-rolls included. */
const MEAN = [0.8, 0.63, 0.47] as const
const TORPEDO_MEAN = 3.5
/** A ship at a place: where it is, or will be. */
export type Posed = Pick<Ship, 'at' | 'course' | 'rolled'>

/** FT-FC-04: whether the stern is shut. */
const isShut = (table: Table, used: boolean): boolean => used || table.setup.settings.aftArc === 'always'
/**
 * The damage that all guns of a ship are expected to do to a target at a place, with one fire control. `thrust`: whether it uses thrust in
 * the turn.
 */
export function expectedFire(
  table: Table,
  ship: Ship,
  pose: Posed & { readonly thrust: boolean },
  target: Ship,
  to: Place = target.at,
): number {
  if (workingSystems(ship, 'fireCon').length === 0) return 0
  const surface = surfaceOf(table)
  const arc = arcFrom(table, pose, to)
  if (arc === 'A' && isShut(table, pose.thrust)) return 0
  const [near, far] = [surface.band(pose.at, to, SMALL_BAND), surface.band(pose.at, to, BEAM_BAND)]
  const mean = MEAN[screenLevel(target)] ?? MEAN[2]
  return workingSystems(ship, 'beam', 'torpedo', 'pack', 'needle').reduce((sum, { part }) => {
    if (!('arcs' in part) || !part.arcs.includes(arc)) return sum
    switch (part.kind) {
      case 'beam':
        return sum + Math.max(0, part.class - far + 1) * mean
      case 'pack':
        return sum + (PACK_DICE[near - 1] ?? 0) * MEAN[0]
      case 'torpedo':
        return sum + ((7 - (TORPEDO_NEEDS[near - 1] ?? 7)) / 6) * TORPEDO_MEAN
      case 'needle':
        return sum + (surface.isWithin(pose.at, to, NEEDLE_RANGE) ? 0.5 : 0)
      default:
        return sum
    }
  }, 0)
}
/** Boxes that a ship has left. */
export const boxesLeft = ({ design, condition }: Ship): number => design.armour + design.hull - condition.armour - condition.hull
