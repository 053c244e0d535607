// A ship between battles: the parts of its design, what has become of them, and what a yard does about it.
import { type DesignFacts, fields, type Refusal, refuse, type ShipStatus, type TacticalPart, whole, type YardWork } from '@admiralty/kernel'
import { z } from 'zod'
import { FIGHTERS, SHIPS } from '../../data/tables.ts'
import { isLosable } from '../damage/losable.ts'
import { costOf, itemCost } from '../design/cost.ts'
import { itemsOfDesign } from '../design/roster.ts'
import { damageOf, speedOf } from '../design/spaces.ts'
import { PART_TITLE } from '../design/titles.ts'
import { isWeapon } from '../design/units.ts'
import { id } from '../shapes.ts'
import type { Item, ShipDesign } from '../state.ts'

export const conditionSchema = fields({
  /** Damage points taken (ES-DES-15). */
  hurt: whole(0, 99),
  /** Top speed lost (ES-CRT-07). */
  slowed: whole(0, 4),
  navHit: z.boolean(),
  /** Items knocked out, and fighters lost, by id. */
  lost: z.array(id).readonly(),
})
export type SheetCondition = z.infer<typeof conditionSchema>
export const PRISTINE: SheetCondition = { hurt: 0, slowed: 0, navHit: false, lost: [] }

/** The fighters of a design, each with its bay: 'fighter-1'. */
export function fightersOfDesign(design: ShipDesign) {
  const bays = itemsOfDesign(design).filter(({ kind }) => kind === 'bay')
  return design.fighters.map(({ kind, bay, gift }, index) => ({ id: `fighter-${index + 1}`, kind, gift, bay: bays[bay]?.id ?? '' }))
}
export const strengthOf = (design: ShipDesign): number => damageOf(design).total

/** The tactical kinds of items; a kind that is not listed is a weapon or 'other'. */
const KINDS: Partial<Record<Item['kind'], TacticalPart['kind']>> = {
  pointDefence: 'defence',
  armour: 'defence',
  ecm: 'defence',
  displacer: 'defence',
  shield: 'defence',
  bay: 'store',
  engine: 'drive',
}
const kindOf = (item: Item): TacticalPart['kind'] => KINDS[item.kind] ?? (isWeapon(item) ? 'weapon' : 'other')
/** A quarter of the damage points counts as a row of the hull. */
const QUARTERS = 4
/** Hundredths of a point. */
const HUNDREDTHS = 100
/** The parts that the rules know: items, fighters, and drive and navigation, which have no price. */
function tacticalParts(design: ShipDesign): readonly TacticalPart[] {
  const { total: speed } = speedOf(design)
  const drive: TacticalPart = {
    id: 'drive',
    title: 'main drive',
    kind: 'drive',
    mass: 0,
    price: 0,
    size: speed,
    likeness: design.hull,
    family: 'drive',
    bombards: false,
    contents: [],
  }
  const items = itemsOfDesign(design).map((item): TacticalPart => {
    const { id: part, kind, mount, range, damage } = item
    const likeness = isWeapon(item) ? `${kind} ${mount} ${range} ${damage}` : kind
    const price = HUNDREDTHS * itemCost(design.hull, item).total
    return { ...drive, id: part, title: PART_TITLE[kind], kind: kindOf(item), price, size: damage, likeness, family: kind }
  })
  const fighters = fightersOfDesign(design).map(({ id: part, kind }): TacticalPart => {
    const price = HUNDREDTHS * FIGHTERS[kind].cost
    const contents = [{ what: 'fighter', title: `${kind} fighter`, most: 1, price }] as const
    return { ...drive, id: part, title: 'fighter', kind: 'weapon', price, size: 1, likeness: kind, family: 'fighter', contents }
  })
  return [drive, { ...drive, id: 'navigation', title: 'navigation', kind: 'core', size: 1, family: 'navigation' }, ...items, ...fighters]
}
export function factsOf(design: ShipDesign): DesignFacts {
  const { size, cost } = SHIPS[design.hull]
  const parts = tacticalParts(design)
  return {
    title: design.name === '' ? design.hull : design.name,
    shipClass: design.hull,
    navy: '',
    species: '',
    mass: size,
    points: costOf(design),
    keel: HUNDREDTHS * cost,
    hull: strengthOf(design),
    rows: QUARTERS,
    thrust: speedOf(design).total,
    ftl: false,
    crew: 0,
    armour: 0,
    hullBox: 0,
    armourBox: 0,
    parts,
    upkeep: { fuel: 0, crew: 0, weaponry: 0 },
    room: { cargo: 0, passengers: 0, troops: 0, dropships: 0 },
  }
}

/** ES-CRT-04, ES-AUX-BAY-02, ES-FTR-07: what a battle may take from a ship, by id. */
const losableIds = (design: ShipDesign): readonly string[] =>
  [...itemsOfDesign(design).filter(isLosable), ...fightersOfDesign(design)].map((part) => part.id)
export function conditionFaults(design: ShipDesign, { hurt, slowed, lost }: SheetCondition): readonly Refusal[] {
  const [strength, speed, losable] = [strengthOf(design), speedOf(design).total, losableIds(design)]
  return [
    ...(hurt > strength ? [refuse('ES-SHP-06', `${hurt} points of damage of ${strength}`)] : []),
    ...(slowed > speed ? [refuse('ES-CRT-07', `${slowed} of a top speed of ${speed} lost`)] : []),
    ...lost.filter((part) => !losable.includes(part)).map((part) => refuse('ES-CRT-04', `${part} is not aboard, or cannot be lost`)),
    ...(new Set(lost).size < lost.length ? [refuse('ES-CRT-04', 'an item is lost twice')] : []),
  ]
}
export function statusOf(design: ShipDesign, { hurt, slowed, navHit, lost }: SheetCondition): ShipStatus {
  const { parts, thrust } = factsOf(design)
  const stateOf = (part: string): ShipStatus['parts'][string] =>
    lost.includes(part) ? 'destroyed' : (part === 'drive' && slowed > 0) || (part === 'navigation' && navHit) ? 'damaged' : 'fine'
  const mobile = thrust > slowed
  const destroyed = hurt >= strengthOf(design)
  const fighters = fightersLeft(design, lost)
  const isArm = ({ id: part, kind, family }: TacticalPart): boolean => kind === 'weapon' && family !== 'fighter' && !lost.includes(part)
  const armed = !destroyed && (fighters.length > 0 || parts.some(isArm))
  return {
    destroyed,
    rowsWhole: Math.max(0, Math.floor((QUARTERS * (strengthOf(design) - hurt)) / strengthOf(design))),
    hullLost: hurt,
    armourLost: 0,
    working: { bridge: !navHit, lifeSupport: true, powerCore: true, mainDrive: mobile, ftl: false },
    armed,
    holds: armed,
    mobile,
    adrift: false,
    parts: Object.fromEntries(parts.map(({ id: part }) => [part, stateOf(part)])),
    left: { crew: 0, fighters: fighters.length, salvoes: 0, dropships: 0, cargo: 0 },
    contents: Object.fromEntries(fightersOfDesign(design).map(({ id: fighter }) => [fighter, [fighters.includes(fighter) ? 1 : 0]])),
  }
}
/** ES-AUX-BAY-02: fighters that are not lost, in bays that work. */
const fightersLeft = (design: ShipDesign, lost: SheetCondition['lost']): readonly string[] =>
  fightersOfDesign(design).flatMap(({ id: fighter, bay }) => (lost.includes(fighter) || lost.includes(bay) ? [] : [fighter]))
/** ES-LEV-02, ES-CRT-05: a leviathan mends its hull in battle, and any ship its navigation. Nothing else comes back. */
export function healedFaults({ hull }: ShipDesign, before: SheetCondition, after: SheetCondition): readonly Refusal[] {
  const back = before.lost.filter((part) => !after.lost.includes(part))
  return [
    ...(after.hurt < before.hurt && hull !== 'leviathan' ? [refuse('ES-LEV-02', `a ${hull} cannot mend its hull`)] : []),
    ...(after.slowed < before.slowed ? [refuse('ES-CRT-07', 'the top speed is back')] : []),
    ...back.map((part) => refuse('ES-CRT-04', `${part} is back`)),
  ]
}
/** ES-CRT-04: an item that is taken out, or a fighter. */
function stripped(design: ShipDesign, condition: SheetCondition, part: string): SheetCondition | Refusal {
  if (!losableIds(design).includes(part)) return refuse('ES-CRT-04', `the design has no ${part} that can be taken out`)
  return condition.lost.includes(part) ? refuse('ES-CRT-04', `${part} is lost already`) : { ...condition, lost: [...condition.lost, part] }
}
/** The condition carried to another design of the same hull. Items of one likeness stay lost in order. */
function refitted(design: ShipDesign, { hurt, slowed, navHit, lost }: SheetCondition, to: ShipDesign): SheetCondition | Refusal {
  if (to.hull !== design.hull) return refuse('ES-DES-03', `a refit keeps the hull ${design.hull}, not ${to.hull}`)
  const [was, is] = [design, to].map((one) => tacticalParts(one))
  const stillLost = (is ?? []).filter(({ id: part, likeness }) => {
    const number = (is ?? []).filter((other) => other.likeness === likeness).findIndex((other) => other.id === part)
    const before = (was ?? []).filter((other) => other.likeness === likeness)[number]
    return before !== undefined && lost.includes(before.id)
  })
  return {
    hurt: Math.min(hurt, strengthOf(to) - 1),
    slowed: Math.min(slowed, speedOf(to).total),
    navHit,
    lost: stillLost.map(({ id: part }) => part),
  }
}
export function yardRepair(design: ShipDesign, condition: SheetCondition, work: YardWork<ShipDesign>): SheetCondition | Refusal {
  const without = (...ids: readonly string[]): SheetCondition => ({
    ...condition,
    lost: condition.lost.filter((part) => !ids.includes(part)),
  })
  switch (work.do) {
    case 'part':
      if (work.id === 'drive') return { ...condition, slowed: 0 }
      if (work.id === 'navigation') return { ...condition, navHit: false }
      return losableIds(design).includes(work.id) ? without(work.id) : refuse('ES-CRT-04', `the design has no ${work.id} that can be lost`)
    case 'hull':
      return work.boxes < 1 || work.boxes > condition.hurt
        ? refuse('ES-DES-15', `${work.boxes} points of damage cannot be repaired; there are ${condition.hurt}`)
        : { ...condition, hurt: condition.hurt - work.boxes }
    case 'armour':
      return refuse('ES-AUX-ARM-05', 'armour is never lost')
    case 'restock': // ES-AUX-BAY-01
      return without(...fightersOfDesign(design).flatMap(({ id: fighter, bay }) => (condition.lost.includes(bay) ? [] : [fighter])))
    case 'recrew':
      return condition
    case 'strip':
      return stripped(design, condition, work.id)
    case 'fail':
      return refuse('ES-CRT-04', 'nothing is repaired in combat but hulls and navigation')
    case 'lose':
      return refuse('ES-SHP-01', 'a ship carries no dropships and no cargo')
    case 'refit':
      return refitted(design, condition, work.to)
  }
}
