// A ship between battles: the boxes of its record, what has become of them, and what a yard does about it.
import {
  type DesignFacts,
  type Dice,
  fields,
  REQUEST_SCENARIO,
  type Refusal,
  refuse,
  type ShipStatus,
  type TacticalPart,
  type YardWork,
} from '@admiralty/kernel'
import { z } from 'zod'
import { BOXES } from '../../data/tables.ts'
import { placingOn, spill } from '../damage/placing.ts'
import type { Design } from '../design/design.ts'
import { priceOf } from '../design/price.ts'
import { stateOf } from '../position.ts'
import { isHexPlace, layoutOf } from '../record/layout.ts'
import { pickOf } from '../record/picks.ts'
import { TWO } from '../setting/battle.ts'
import { optionsChosen } from '../setting/options.ts'
import { topSpeed } from '../setting/victory.ts'
import type { Setup } from '../setup.ts'
import { boxId } from '../shapes.ts'
import { levelsSchema } from '../state.ts'
import { shipOf, without } from '../table.ts'

export const conditionSchema = fields({
  levels: levelsSchema,
  /** Empty launchers (EE-GEN-25). */
  empty: z.array(boxId).readonly(),
})
export type RecordCondition = z.infer<typeof conditionSchema>

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
const boxesOf = (design: Design) => layoutOf(design).places.map(({ box: { id, type } }) => ({ id, type, ...BOXES[type] }))
const isArm = (type: BoxName): boolean => BOXES[type].group === 'weapon' && type !== 'A'
/** Whether a box of the group is not destroyed. */
const hasGroup = (design: Design, { levels }: RecordCondition, group: Group): boolean =>
  boxesOf(design).some((box) => box.group === group && levels[box.id] !== 'destroyed')

export function factsOf(design: Design): DesignFacts {
  const boxes = boxesOf(design)
  const count = (group: Group): number => boxes.filter((box) => box.group === group).length
  const armour = count('armour')
  return {
    shipClass: design.hull,
    mass: design.boxes.length,
    points: priceOf(design),
    keel: 0,
    hullBox: 0,
    armourBox: 0,
    hull: boxes.length - armour,
    rows: 1,
    armour,
    crew: count('control'),
    thrust: topSpeed({ design, levels: {} }),
    ftl: false,
    upkeep: { fuel: 0, crew: 0, weaponry: 0 },
    holds: { cargo: 0, passengers: 0, troops: 0, dropships: 0 },
    parts: boxes.map(({ id, name, group, type }) => ({ id, title: name, kind: KINDS[group], points: 0, size: 1, likeness: type })),
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
  const mobile = topSpeed({ design, levels }) > 0
  const stateOf = (id: string): ShipStatus['parts'][string] =>
    levels[id] === undefined ? (empty.includes(id) ? 'spent' : 'fine') : levels[id] === 'destroyed' ? 'destroyed' : 'damaged'
  return {
    destroyed: layoutOf(design)
      .places.filter(isHexPlace)
      .every(({ box }) => levels[box.id] === 'destroyed'),
    rowsWhole: marked(false) === 0 ? 1 : 0,
    hullLost: marked(false),
    armourLost: marked(true),
    crewLeft: boxes.filter(({ id, group }) => group === 'control' && levels[id] === undefined).length,
    working: {
      bridge: hasGroup(design, condition, 'control'),
      lifeSupport: true,
      powerCore: hasGroup(design, condition, 'power'),
      mainDrive: mobile,
      ftl: false,
    },
    armed: boxes.some(({ id, type }) => isArm(type) && levels[id] !== 'destroyed'),
    mobile,
    adrift: !mobile && !design.base,
    parts: Object.fromEntries(boxes.map(({ id }) => [id, stateOf(id)])),
  }
}
/** EE-DAM-09: crews repair damage and reload launchers in battle (EE-REP), but no box that is destroyed. */
export const healedFaults = (_design: Design, before: RecordCondition, after: RecordCondition): readonly Refusal[] =>
  Object.entries(before.levels).flatMap(([box, level]) =>
    level === 'destroyed' && after.levels[box] !== 'destroyed' ? [refuse('EE-DAM-09', `the destroyed box ${box} is back`)] : [],
  )
/** Open space without objectives of its own. */
export const OPEN_SPACE = { scenario: REQUEST_SCENARIO, ships: [], bodies: [], heat: null, options: optionsChosen({}) } as const
/** Damage by other rules: like a missile at a random box, from which the rest goes on to boxes beside it (EE-MIS-16). */
export function withHits(design: Design, condition: RecordCondition, hits: number, dice: Dice): RecordCondition {
  const setup: Setup = { ...OPEN_SPACE, seats: TWO, objectives: [{ aim: 'lastArmed' }] }
  const battle = stateOf(setup, { ships: { ship: { seat: 'yellow', hex: [0, 0], design, levels: condition.levels } } })
  const placing = placingOn(battle, shipOf(battle, 'ship'))
  const left = boxesOf(design).filter(({ id }) => condition.levels[id] !== 'destroyed')
  if (left.length > 0) spill(placing, pickOf(dice, left, 'where the damage begins').id, hits, dice)
  return { ...condition, levels: placing.levels }
}
export function yardRepair(design: Design, condition: RecordCondition, work: YardWork): RecordCondition | Refusal {
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
  }
}
