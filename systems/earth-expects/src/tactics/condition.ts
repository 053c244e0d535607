// A ship between battles: the boxes of its record, and what a yard does about them.
import { type DesignFacts, fields, type Refusal, refuse, type ShipStatus, type TacticalPart, type YardWork } from '@admiralty/kernel'
import { z } from 'zod'
import { BOXES } from '../../data/tables.ts'
import type { Design } from '../design/design.ts'
import { priceOf } from '../design/price.ts'
import { isHexPlace, layoutOf } from '../record/layout.ts'
import { topSpeed } from '../setting/victory.ts'
import { boxId } from '../shapes.ts'
import { levelsSchema } from '../state.ts'
import { without } from '../table.ts'

export const conditionSchema = fields({
  levels: levelsSchema,
  /** Empty launchers (EE-GEN-25). */
  empty: z.array(boxId).readonly(),
})
export type RecordCondition = z.infer<typeof conditionSchema>

/** A quarter of the boxes counts as a row of the hull. */
const QUARTERS = 4
type BoxName = keyof typeof BOXES
type Group = (typeof BOXES)[BoxName]['group']
const KINDS: Readonly<Record<Group, TacticalPart['kind']>> = {
  weapon: 'weapon',
  control: 'core',
  engine: 'drive',
  generator: 'defence',
  hull: 'other',
  power: 'core',
  sensor: 'other',
  armour: 'defence',
}
export const boxesOf = (design: Design) => layoutOf(design).places.map(({ box: { id, type } }) => ({ id, type, ...BOXES[type] }))
const isArm = (type: BoxName): boolean => BOXES[type].group === 'weapon' && type !== 'A'
/** Whether a box of the group is not destroyed. */
const hasGroup = (design: Design, { levels }: RecordCondition, group: Group): boolean =>
  boxesOf(design).some((box) => box.group === group && levels[box.id] !== 'destroyed')

export function factsOf(design: Design): DesignFacts {
  const boxes = boxesOf(design)
  const count = (group: Group): number => boxes.filter((box) => box.group === group).length
  const armour = count('armour')
  return {
    title: design.name,
    shipClass: design.hull,
    navy: '',
    species: '',
    mass: design.boxes.length,
    points: priceOf(design),
    keel: 0,
    hullBox: 0,
    armourBox: 0,
    hull: boxes.length - armour,
    rows: QUARTERS,
    armour,
    crew: count('control'),
    thrust: topSpeed({ design, levels: {} }),
    ftl: false,
    upkeep: { fuel: 0, crew: 0, weaponry: 0 },
    room: { cargo: 0, passengers: 0, troops: 0, dropships: 0 },
    parts: boxes.map(
      ({ id, name, group, type }): TacticalPart => ({
        id,
        title: name,
        kind: KINDS[group],
        mass: 1,
        price: 0,
        size: 1,
        likeness: type,
        family: group === 'weapon' ? type : group,
        bombards: false,
        contents: type === 'M' ? [{ what: 'salvo', title: 'missile', most: 1, price: 0 }] : [],
      }),
    ),
  }
}

export function conditionFaults(design: Design, { levels, empty }: RecordCondition): readonly Refusal[] {
  const boxes = new Map(boxesOf(design).map((box) => [box.id, box.type]))
  return [
    ...Object.keys(levels).flatMap((box) => (boxes.has(box) ? [] : [refuse('EE-GEN-02', `the record has no box ${box}`)])),
    ...Object.entries(levels).flatMap(([box, level]) => (level === 'sound' ? [refuse('EE-DAM-01', `${box} is sound and listed`)] : [])),
    ...empty.flatMap((box) => (boxes.get(box) === 'M' ? [] : [refuse('EE-GEN-25', `${box} is no launcher`)])),
  ]
}
export function statusOf(design: Design, condition: RecordCondition): ShipStatus {
  const { levels, empty } = condition
  const boxes = boxesOf(design)
  const marked = (armour: boolean): number =>
    boxes.filter(({ id, group }) => (group === 'armour') === armour && levels[id] !== undefined).length
  const hull = boxes.filter(({ group }) => group !== 'armour').length
  const mobile = topSpeed({ design, levels }) > 0
  const adrift = !mobile && !design.base
  const destroyed = isWreck(design, condition)
  const armed = !destroyed && boxes.some(({ id, type }) => isArm(type) && levels[id] !== 'destroyed')
  const loaded = boxes.filter(({ id, type }) => type === 'M' && isLoaded(condition, id))
  const stateOf = (id: string): ShipStatus['parts'][string] =>
    levels[id] === undefined ? (empty.includes(id) ? 'spent' : 'fine') : levels[id] === 'destroyed' ? 'destroyed' : 'damaged'
  return {
    destroyed,
    rowsWhole: Math.floor((QUARTERS * (hull - marked(false))) / hull),
    hullLost: marked(false),
    armourLost: marked(true),
    working: {
      bridge: hasGroup(design, condition, 'control'),
      lifeSupport: true,
      powerCore: hasGroup(design, condition, 'power'),
      mainDrive: mobile,
      ftl: false,
    },
    armed,
    holds: armed && !adrift,
    mobile,
    adrift,
    parts: Object.fromEntries(boxes.map(({ id }) => [id, stateOf(id)])),
    left: {
      crew: boxes.filter(({ id, group }) => group === 'control' && levels[id] === undefined).length,
      fighters: 0,
      salvoes: loaded.length,
      dropships: 0,
      cargo: 0,
    },
    contents: Object.fromEntries(boxes.filter(({ type }) => type === 'M').map(({ id }) => [id, [isLoaded(condition, id) ? 1 : 0]])),
  }
}
/** EE-DAM-01: every box is destroyed; armour does not count. */
const isWreck = (design: Design, { levels }: RecordCondition): boolean =>
  layoutOf(design)
    .places.filter(isHexPlace)
    .every(({ box }) => levels[box.id] === 'destroyed')
/** EE-GEN-25 */
const isLoaded = ({ levels, empty }: RecordCondition, box: string): boolean => levels[box] !== 'destroyed' && !empty.includes(box)
/** The condition of a wreck. */
export const wrecked = (design: Design, condition: RecordCondition): RecordCondition => ({
  ...condition,
  levels: { ...condition.levels, ...Object.fromEntries(boxesOf(design).map(({ id }) => [id, 'destroyed' as const])) },
})
/** EE-DAM-09: crews repair damage and reload launchers in battle (EE-REP), but no box that is destroyed. */
export const healedFaults = (_design: Design, before: RecordCondition, after: RecordCondition): readonly Refusal[] =>
  Object.entries(before.levels).flatMap(([box, level]) =>
    level === 'destroyed' && after.levels[box] !== 'destroyed' ? [refuse('EE-DAM-09', `the destroyed box ${box} is back`)] : [],
  )
/** EE-DAM-01: a box that is taken out is destroyed. */
function stripped(design: Design, condition: RecordCondition, box: string): RecordCondition | Refusal {
  if (!layoutOf(design).byId.has(box)) return refuse('EE-GEN-02', `the record has no box ${box}`)
  return condition.levels[box] === undefined
    ? { ...condition, levels: { ...condition.levels, [box]: 'destroyed' } }
    : refuse('EE-DAM-01', `${box} is damaged`)
}
/** The condition carried to another record of the same class: boxes that stay in their place keep their damage. */
function refitted(design: Design, { levels, empty }: RecordCondition, to: Design): RecordCondition | Refusal {
  if (to.hull !== design.hull) return refuse('EE-DES-01', `a refit keeps the class ${design.hull}, not ${to.hull}`)
  const [was, is] = [design, to].map((one) => new Map(boxesOf(one).map(({ id, type }) => [id, type])))
  const stays = (box: string): boolean => was?.get(box) !== undefined && was.get(box) === is?.get(box)
  return { levels: Object.fromEntries(Object.entries(levels).filter(([box]) => stays(box))), empty: empty.filter(stays) }
}
export function yardRepair(design: Design, condition: RecordCondition, work: YardWork<Design>): RecordCondition | Refusal {
  const mended = (boxes: readonly string[]): RecordCondition => ({ ...condition, levels: without(condition.levels, ...boxes) })
  const marked = (armour: boolean): readonly string[] =>
    boxesOf(design).flatMap(({ id, group }) => ((group === 'armour') === armour && condition.levels[id] !== undefined ? [id] : []))
  switch (work.do) {
    case 'part':
      return layoutOf(design).byId.has(work.id) ? mended([work.id]) : refuse('EE-GEN-02', `the record has no box ${work.id}`)
    case 'hull':
    case 'armour': {
      const damaged = marked(work.do === 'armour')
      return work.boxes < 1 || work.boxes > damaged.length
        ? refuse('EE-DAM-01', `${work.boxes} boxes of ${work.do} cannot be repaired; ${damaged.length} are damaged`)
        : mended(damaged.slice(0, work.boxes))
    }
    case 'restock':
      return { ...condition, empty: [] }
    case 'recrew':
      return condition
    case 'strip':
      return stripped(design, condition, work.id)
    case 'fail':
      return refuse('EE-REP-01', 'a box that was repaired in combat is as good as any other')
    case 'lose':
      return refuse('EE-GEN-02', 'a ship carries no dropships and no cargo')
    case 'refit':
      return refitted(design, condition, work.to)
  }
}
