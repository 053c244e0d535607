// The work of a campaign's yard on a ship.
import { type Refusal, refuse, type YardWork } from '@admiralty/kernel'
import type { Design } from '../design/design.ts'
import { systemsOf } from '../design/systems.ts'
import type { Condition } from '../state.ts'
import { soundCondition } from '../table.ts'

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

export function yardRepair(design: Design, condition: Condition, work: YardWork): Condition | Refusal {
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
  }
}
