// How much a ship's guns are expected to do from one place to another. A rough figure for choosing, never shown.
import { onceForAll } from '@admiralty/kernel'
import { BEAM_BAND, NEEDLE_RANGE, PACK_DICE, SALVO_REACH, SMALL_BAND, TORPEDO_NEEDS } from '../../data/tables.ts'
import type { SystemPart } from '../design/systems.ts'
import { arcFrom, surfaceOf } from '../measure.ts'
import type { Ship, Table } from '../state.ts'
import { screenLevel, workingSystems } from '../table.ts'

/** Mean damage of a beam die by screen level, re-rolls included. */
const MEAN = [0.8, 0.63, 0.47] as const
const TORPEDO_MEAN = 3.5
/** Missiles that a salvo has on its target, the damage of one, and the chance that the salvo is near a ship after the move. */
const SALVO = { missiles: 3.5, damage: 3.5, near: 0.4 } as const

type Gun = Extract<SystemPart, { readonly arcs: unknown }>
/** The guns of a ship that work, if it has a fire control. They are the same in all places that the ship can reach. */
const gunsOf = onceForAll((design: Ship['design'], condition: Ship['condition']): readonly Gun[] => {
  const ship = { design, condition }
  if (workingSystems(ship, 'fireCon').length === 0) return []
  const loaded = Object.values(condition.loads).reduce((sum, { standard, extended }) => sum + standard + extended, 0)
  const launchers = workingSystems(ship, 'launcher').slice(0, loaded)
  return [...launchers, ...workingSystems(ship, 'beam', 'torpedo', 'pack', 'needle', 'rack')].flatMap(({ part }) =>
    'arcs' in part ? [part] : [],
  )
})
/**
 * The damage that all guns of a ship are expected to do to a target, both where they are, with one fire control; salvoes are those of the
 * next turn.
 */
export function expectedFire(table: Table, ship: Ship, target: Ship): number {
  const surface = surfaceOf(table)
  const far = surface.band(ship.at, target.at, BEAM_BAND)
  if (far > 4) return 0
  const arc = arcFrom(table, ship, target.at)
  // FT-FC-04
  if (arc === 'A' && (ship.thrust === table.turn || table.setup.settings.aftArc === 'always')) return 0
  const near = surface.band(ship.at, target.at, SMALL_BAND)
  const mean = MEAN[screenLevel(target)] ?? MEAN[2]
  const damage = (part: Gun): number => {
    switch (part.kind) {
      case 'beam':
        return Math.max(0, part.class - far + 1) * mean
      case 'pack':
        return (PACK_DICE[near - 1] ?? 0) * MEAN[0]
      case 'torpedo':
        return ((7 - (TORPEDO_NEEDS[near - 1] ?? 7)) / 6) * TORPEDO_MEAN
      case 'needle':
        return surface.isWithin(ship.at, target.at, NEEDLE_RANGE) ? 0.5 : 0
      default:
        return surface.isWithin(ship.at, target.at, SALVO_REACH.standard)
          ? Math.max(0.5, SALVO.missiles - workingSystems(target, 'pds').length / 2) * SALVO.damage * SALVO.near
          : 0
    }
  }
  return gunsOf(ship.design, ship.condition).reduce((sum, part) => (part.arcs.includes(arc) ? sum + damage(part) : sum), 0)
}
/** Whether a ship has lost all guns that matter. */
export const isToothless = (ship: Ship): boolean => workingSystems(ship, 'beam', 'torpedo', 'launcher', 'rack', 'pack').length === 0
/** Boxes that a ship has left. */
export const boxesLeft = ({ design, condition }: Ship): number => design.armour + design.hull - condition.armour - condition.hull
/** Damage as the mass that it takes out of the battle. */
export const massOf = (damage: number, target: Ship): number => Math.min(1, damage / boxesLeft(target)) * target.design.mass
