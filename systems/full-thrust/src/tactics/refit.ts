// The work of a campaign's yard on a ship, and what a ship loses between battles.
import { type Refusal, refuse, type YardWork } from '@admiralty/kernel'
import { hitsToStop, withoutSystems } from '../damage/checks.ts'
import type { Design } from '../design/design.ts'
import { type ShipSystem, type SystemPart, systemsOf } from '../design/systems.ts'
import type { Condition } from '../state.ts'
import { soundCondition } from '../table.ts'
import { factsOf } from './facts.ts'

const without = <T>(record: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id))
/** A part that is as new. Its contents come by 'restock'. */
function withPartMended(condition: Condition, id: string): Condition {
  const mended = condition.mended.filter((other) => other !== id)
  if (id === 'drive') return { ...condition, drive: 0, driveDestroyed: 0, mended }
  return { ...condition, systems: without(condition.systems, id), mended, coreDumped: condition.coreDumped && id !== 'powerCore' }
}
/** Full magazines and bays, and new missiles, in parts that work. */
function restocked(design: Design, condition: Condition): Condition {
  const sound = soundCondition(design)
  const works = ([id]: readonly [string, unknown]): boolean => condition.systems[id] === undefined
  return {
    ...condition,
    systems: Object.fromEntries(Object.entries(condition.systems).filter(([, state]) => state !== 'spent')),
    loads: { ...condition.loads, ...Object.fromEntries(Object.entries(sound.loads).filter(works)) },
    fighters: { ...condition.fighters, ...Object.fromEntries(Object.entries(sound.fighters).filter(works)) },
  }
}
const boxesLeft = (lost: number, boxes: number, what: string): number | Refusal =>
  boxes < 1 || boxes > lost ? refuse('FT-DC-04', `${boxes} boxes of ${what} cannot be repaired; ${lost} are lost`) : lost - boxes

/** A part that is gone for good. */
function withoutPart(design: Design, condition: Condition, id: string): Condition {
  if (id !== 'drive') return withoutSystems(condition, [{ system: id, as: 'destroyed' }])
  const hits = hitsToStop(design.thrust) === 1 ? 1 : 2 // a condition has 0 to 2 hits
  return { ...condition, drive: hits, driveDestroyed: hits, mended: condition.mended.filter((other) => other !== id) }
}
/** What 'lose' may take from a ship: FT-DES-20, FT-DES-21. */
const CARRIED: readonly SystemPart['kind'][] = ['dropship', 'cargo', 'passengers', 'troops']
function lossOf(design: Design, condition: Condition, { do: what, id }: Extract<YardWork, { readonly id: string }>): Condition | Refusal {
  const part = systemsOf(design).find((system) => system.id === id)?.part
  if (!part) return refuse('FT-DMG-07', `the design has no system ${id}`)
  if (what === 'fail')
    return condition.mended.includes(id) ? withoutPart(design, condition, id) : refuse('FT-DC-05', `${id} was not repaired in combat`)
  const isWhole = id === 'drive' ? condition.drive === 0 : condition.systems[id] === undefined
  if (!isWhole) return refuse('FT-DC-04', `${id} does not work`)
  if (what === 'lose' && !CARRIED.includes(part.kind)) return refuse('FT-DES-20', `${id} is no dropship and no hold`)
  return withoutPart(design, condition, id)
}

/**
 * FT-DES-29: the condition carried to another design of the same hull. Parts of one likeness keep their state in order; those that are new
 * are sound and full.
 */
function refitted(design: Design, condition: Condition, to: Design): Condition | Refusal {
  if (to.mass !== design.mass) return refuse('FT-DES-29', `a refit keeps the design mass of ${design.mass}, not ${to.mass}`)
  if (to.hull !== design.hull) return refuse('FT-DES-29', `a refit keeps the ${design.hull} hull boxes, not ${to.hull}`)
  const kept = keptParts(design, to)
  const sound = soundCondition(to)
  const carried = <T>(of: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(
      Object.entries(of).flatMap(([id, value]) => {
        const now = kept.get(id)
        return now === undefined ? [] : [[now, value] as const]
      }),
    )
  const { drive, driveDestroyed } = kept.has('drive') ? condition : sound
  return {
    ...condition,
    armour: Math.min(condition.armour, to.armour),
    drive,
    driveDestroyed,
    systems: carried(condition.systems),
    mended: condition.mended.flatMap((id) => kept.get(id) ?? []),
    loads: { ...sound.loads, ...carried(condition.loads) },
    fighters: { ...sound.fighters, ...carried(condition.fighters) },
  }
}
/** The id in the new design of each old system that stays. */
function keptParts(design: Design, to: Design): ReadonlyMap<string, string> {
  const byLikeness = (one: Design): ReadonlyMap<string, readonly ShipSystem['id'][]> => {
    const likenesses = factsOf(one).parts.map(({ id, likeness, contents }) => ({
      id,
      likeness: JSON.stringify([likeness, contents]), // a bay with another group, or a magazine of another size, is another part
    }))
    return new Map([...Map.groupBy(likenesses, ({ likeness }) => likeness)].map(([likeness, all]) => [likeness, all.map(({ id }) => id)]))
  }
  const now = byLikeness(to)
  return new Map(
    [...byLikeness(design)].flatMap(([likeness, ids]) =>
      ids.flatMap((id, index) => {
        const same = now.get(likeness)?.[index]
        return same === undefined ? [] : [[id, same] as const]
      }),
    ),
  )
}

export function yardRepair(design: Design, condition: Condition, work: YardWork<Design>): Condition | Refusal {
  switch (work.do) {
    case 'part':
      return systemsOf(design).some(({ id }) => id === work.id)
        ? withPartMended(condition, work.id)
        : refuse('FT-DMG-07', `the design has no system ${work.id}`)
    case 'hull': {
      const hull = boxesLeft(condition.hull, work.boxes, 'the hull')
      return typeof hull === 'number' ? { ...condition, hull } : hull
    }
    case 'armour': {
      const armour = boxesLeft(condition.armour, work.boxes, 'armour')
      return typeof armour === 'number' ? { ...condition, armour } : armour
    }
    case 'restock':
      return restocked(design, condition)
    case 'recrew':
      return { ...condition, crewOut: false }
    case 'refit':
      return refitted(design, condition, work.to)
    default:
      return lossOf(design, condition, work)
  }
}
