// Threshold checks: which systems throw a die, what it needs, and what is lost (FT-DMG-05 to FT-DMG-11, FT-COR-01). Pure.
import { type Dice, type Explained, explained, fields, type SupplyMarks, when, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { CORE_MODIFIER, ROW_NEEDS } from '../../data/tables.ts'
import { CORE_KINDS, type ShipSystem, type SystemPart, systemsOf } from '../design/systems.ts'
import { throwDie } from '../dice.ts'
import { entryAt } from '../found.ts'
import { face, id } from '../shapes.ts'
import type { Condition } from '../state.ts'
import type { HitShip, ThresholdCheck } from './hits.ts'

/** A ship whose systems may be checked. */
export interface CheckedShip extends HitShip {
  readonly marks: SupplyMarks
  /** The setting of this name. */
  readonly coreSystems: boolean
}

const isAmongKinds = (kinds: readonly string[], { part }: ShipSystem): boolean => kinds.includes(part.kind)
/** FT-DMG-08: what is short of supply with `weaponSupplyShort`. */
const WEAPON_KINDS: readonly SystemPart['kind'][] = ['pds', 'beam', 'torpedo', 'needle', 'pack', 'rack', 'launcher', 'ortillery']
/** FT-DMG-11: lost for the battle. */
const BEYOND_REPAIR: readonly SystemPart['kind'][] = ['magazine', 'rack']

/** FT-MOV-11: hits that stop the main drive. */
export const hitsToStop = (thrust: number): number => (thrust > 1 ? 2 : 1)
/** Whether a system may still be lost. A drive that was hit once may be hit again. */
export const isInOrder = ({ design, condition }: HitShip, { id, part }: ShipSystem): boolean =>
  part.kind === 'drive' ? condition.drive < hitsToStop(design.thrust) : condition.systems[id] === undefined

/** The check of one system. */
export interface SystemCheck {
  readonly system: ShipSystem
  /** The number that is added to the face. */
  readonly modifier: Explained
  /** The lowest face that loses the system; a natural 1 always holds (FT-DMG-08). */
  readonly least: number
}
/** The face that a check needs without modifiers. */
const faceNeeded = ({ row }: ThresholdCheck): number => entryAt(ROW_NEEDS, row - 1)
/** The lowest face that reaches a number with a modifier. */
export const leastFace = (check: ThresholdCheck, modifier: number): number => Math.max(2, faceNeeded(check) - modifier)

function modifierOf({ marks }: CheckedShip, system: ShipSystem, { extra }: ThresholdCheck): Explained {
  return explained(
    when(extra > 0, 'more rows at once', extra, 'FT-DMG-06'),
    when(marks.worse.includes(system.id), 'worse part', 1, 'FT-DMG-08'),
    when(marks.weaponSupplyShort && isAmongKinds(WEAPON_KINDS, system), 'weapon supply short', 1, 'FT-DMG-08'),
    when(marks.outOfSupply, 'out of supply', 1, 'FT-DMG-08'),
    when(isAmongKinds(CORE_KINDS, system), 'core system', CORE_MODIFIER, 'FT-COR-01'),
  )
}
/** FT-DMG-05, FT-DMG-07: the dice of a check in their order. A system that no face could lose has none. */
export function systemChecks(ship: CheckedShip, check: ThresholdCheck): readonly SystemCheck[] {
  return systemsOf(ship.design)
    .filter((system) => isInOrder(ship, system) && (ship.coreSystems || !isAmongKinds(CORE_KINDS, system)))
    .map((system) => {
      const modifier = modifierOf(ship, system, check)
      return { system, modifier, least: leastFace(check, modifier.total) }
    })
    .filter(({ least }) => least <= 6)
}

/** The die of a system in a check. `least`: the lowest face that loses it. `follows`: the die that a lost bridge or life support throws at once. */
export const rollSchema = fields({ system: id, face, least: whole(2, 6), lost: z.boolean(), follows: face.nullable() })
export type CheckRoll = z.infer<typeof rollSchema>
/** FT-DMG-07: throws the dice of a check. `name` tells people which ship it is. */
export const rollCheck = (dice: Dice, name: string, checks: readonly SystemCheck[]): readonly CheckRoll[] =>
  checks.map(({ system: { id, part }, least }) => {
    const face = throwDie(dice, `check of ${id} of ${name}`)
    const lost = face >= least
    const throwsAgain = lost && (part.kind === 'bridge' || part.kind === 'lifeSupport')
    return { system: id, face, least, lost, follows: throwsAgain ? throwDie(dice, `turns of ${id} of ${name}`) : null }
  })

/** FT-COR-02: the face with which a bridge is lost for the whole battle. */
export const FOR_GOOD = 6
/** The state of a system after it is lost (FT-DMG-11, FT-COR-06). */
function becomes({ id, part }: ShipSystem, rolls: readonly CheckRoll[]): 'lost' | 'destroyed' {
  if (BEYOND_REPAIR.includes(part.kind)) return 'destroyed'
  return part.kind === 'bridge' && rolls.some(({ system, follows }) => system === id && follows === FOR_GOOD) ? 'destroyed' : 'lost'
}

/** A system, and what it becomes. */
export const lostSchema = fields({ system: id, as: z.enum(['lost', 'destroyed']) })
type LostSystem = z.infer<typeof lostSchema>
/** FT-DMG-09, FT-DMG-10, FT-FTR-19: the condition without some systems; what is inside them is lost. */
export function withoutSystems(condition: Condition, lost: readonly LostSystem[]): Condition {
  const ids = lost.map(({ system }) => system)
  const hits = lost.filter(({ system }) => system === 'drive')
  const others = lost.filter(({ system }) => system !== 'drive')
  const emptied = <T>(contents: Readonly<Record<string, T>>, nothing: T): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(contents).map(([id, inside]) => [id, ids.includes(id) ? nothing : inside]))
  return {
    ...condition,
    drive: condition.drive + hits.length,
    driveDestroyed: condition.driveDestroyed + hits.filter(({ as }) => as === 'destroyed').length,
    systems: { ...condition.systems, ...Object.fromEntries(others.map(({ system, as }) => [system, as])) },
    mended: condition.mended.filter((id) => !ids.includes(id)),
    loads: emptied(condition.loads, { standard: 0, extended: 0 }),
    fighters: emptied(condition.fighters, 0),
  }
}
/** The systems that a check loses. */
export const lostBy = (design: HitShip['design'], rolls: readonly CheckRoll[]): readonly LostSystem[] =>
  systemsOf(design).flatMap((system) =>
    rolls.some((roll) => roll.lost && roll.system === system.id) ? [{ system: system.id, as: becomes(system, rolls) }] : [],
  )
