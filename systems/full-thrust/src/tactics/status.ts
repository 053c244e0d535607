// The status that follows from a condition, the possible conditions, and changes that no battle can cause.
import { type Refusal, refuse, type ShipStatus } from '@admiralty/kernel'
import { GROUP } from '../../data/tables.ts'
import { hitsToStop } from '../damage/checks.ts'
import { rowsFinished } from '../damage/hits.ts'
import type { Design } from '../design/design.ts'
import { hullRows } from '../design/hull.ts'
import { partPrice } from '../design/price.ts'
import { type SystemPart, systemsOf } from '../design/systems.ts'
import { hasGuns, SHIP_KILLERS } from '../ending/armed.ts'
import { partiesOf } from '../repair/parties.ts'
import type { Condition, Ship } from '../state.ts'
import { hasFtl, hasPower, isDrifting, isWorking, newShip, soundCondition, thrustOf, workingSystems } from '../table.ts'

/** A ship outside of a match, for rules that look at ships. */
const shipAlone = (design: Design, condition: Condition): Ship =>
  newShip({ id: 'ship', name: design.name, design, condition, excess: false }, 'red')

const STATES = { lost: 'damaged', destroyed: 'destroyed', spent: 'spent' } as const
function partState({ drive, driveDestroyed, systems, mended }: Condition, id: string): ShipStatus['parts'][string] {
  if (id === 'drive' && drive > 0) return driveDestroyed > 0 ? 'destroyed' : 'damaged'
  const state = systems[id]
  if (state !== undefined) return STATES[state]
  return mended.includes(id) ? 'mended' : 'fine'
}
export function statusOf(design: Design, condition: Condition): ShipStatus {
  const ship = shipAlone(design, condition)
  const adrift = isDrifting(ship)
  const destroyed = condition.hull >= design.hull
  return {
    destroyed,
    rowsWhole: wholeRows(design, condition.hull),
    hullLost: condition.hull,
    armourLost: condition.armour,
    working: {
      bridge: isWorking(ship, 'bridge'),
      lifeSupport: isWorking(ship, 'lifeSupport'),
      powerCore: isWorking(ship, 'powerCore'),
      mainDrive: thrustOf(ship) > 0,
      ftl: hasFtl(ship),
    },
    armed: !destroyed && hasPower(ship) && !condition.crewOut && canHitShips(ship),
    holds: !destroyed && !adrift && (hasGuns(ship) || fightersOf(condition) > 0),
    mobile: thrustOf(ship) > 0 && !adrift,
    adrift,
    parts: Object.fromEntries(systemsOf(design).map(({ id }) => [id, partState(condition, id)])),
    left: {
      crew: partiesOf(ship),
      fighters: fightersOf(condition),
      salvoes: salvoesOf(design, condition),
      dropships: massOfKind(ship, 'dropship'),
      cargo: massOfKind(ship, 'cargo'),
    },
    contents: contentsLeft(design, condition),
  }
}
/** CR-X.13: PDS and ortillery hit no ships; fighters do if they are not interceptors. */
const canHitShips = (ship: Ship): boolean =>
  hasGuns(ship, SHIP_KILLERS) ||
  workingSystems(ship, 'bay').some(
    ({ id, part }) => (ship.condition.fighters[id] ?? 0) > 0 && !(part.kind === 'bay' && part.group?.role === 'interceptor'),
  )
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const fightersOf = ({ fighters }: Condition): number => sum(Object.values(fighters))
/** The mass of the working parts of a kind. */
const massOfKind = (ship: Ship, kind: 'dropship' | 'cargo'): number =>
  sum(workingSystems(ship, kind).map(({ part }) => (part.kind === kind ? partPrice(part).mass : 0)))
/** FT-DES-17: loads of magazines, and racks that have not been fired. */
const salvoesOf = (design: Design, condition: Condition): number =>
  sum(systemsOf(design).flatMap(({ id, part }) => (part.kind === 'magazine' || part.kind === 'rack' ? piecesIn(condition, id, part) : [])))
function piecesIn({ loads, fighters, systems }: Condition, id: string, part: SystemPart): readonly number[] {
  if (part.kind === 'magazine') return [loads[id]?.standard ?? 0, loads[id]?.extended ?? 0]
  if (part.kind === 'rack') return [systems[id] === undefined ? 1 : 0]
  return part.kind === 'bay' && part.group ? [fighters[id] ?? 0] : []
}
const contentsLeft = (design: Design, condition: Condition): ShipStatus['contents'] =>
  Object.fromEntries(
    systemsOf(design).flatMap(({ id, part }) => {
      const pieces = piecesIn(condition, id, part)
      return pieces.length > 0 ? [[id, pieces]] : []
    }),
  )
/** A row is whole when none of its boxes is marked. */
function wholeRows(design: Design, marked: number): number {
  const rows = hullRows(design.hull)
  const finished = rowsFinished(design, marked)
  const begun = rows.slice(0, finished).reduce((sum, row) => sum + row, 0) < marked ? 1 : 0
  return rows.length - finished - begun
}

/** Why no ship of this design can be in this condition; empty if one can. */
export function conditionFaults(design: Design, condition: Condition): readonly Refusal[] {
  const systems = systemsOf(design)
  const sound = soundCondition(design)
  const faults: Refusal[] = []
  const most = (what: string, value: number, limit: number, rule: Refusal['rule']): void => {
    if (value > limit) faults.push(refuse(rule, `${what}: ${value} of ${limit}`))
  }
  most('armour lost', condition.armour, design.armour, 'FT-DES-06')
  most('hull boxes lost', condition.hull, design.hull, 'FT-DMG-01')
  most('drive hits', condition.drive, design.thrust === 0 ? 0 : hitsToStop(design.thrust), 'FT-MOV-11')
  most('drive hits for good', condition.driveDestroyed, condition.drive, 'FT-DMG-11')
  for (const id of [...Object.keys(condition.systems), ...condition.mended])
    if (!systems.some((system) => system.id === id)) faults.push(refuse('FT-DMG-07', `the design has no system ${id}`))
  for (const [id, state] of Object.entries(condition.systems)) {
    const part = systems.find((system) => system.id === id)?.part
    if (id === 'drive') faults.push(refuse('FT-MOV-11', 'hits on the drive are counted apart'))
    if (state === 'spent' && part?.kind !== 'rack' && part?.kind !== 'pack') faults.push(refuse('FT-DMG-11', `${id} cannot be spent`))
    if (state !== 'spent' && condition.mended.includes(id)) faults.push(refuse('FT-DC-05', `${id} is lost and mended`))
  }
  for (const [id, { standard, extended }] of Object.entries(condition.loads)) {
    const full = sound.loads[id] ?? { standard: 0, extended: 0 }
    most(`standard loads of ${id}`, standard, full.standard, 'FT-DES-17')
    most(`extended loads of ${id}`, extended, full.extended, 'FT-DES-17')
  }
  for (const [id, fighters] of Object.entries(condition.fighters)) {
    const part = systems.find((system) => system.id === id)?.part
    most(`fighters of ${id}`, fighters, part?.kind === 'bay' ? GROUP.fighters : 0, 'FT-FTR-01')
  }
  return faults
}

/**
 * The faults of a ship that has more after a battle than a battle can give:
 * boxes, loads, systems that were lost for good, repairs that are not marked.
 */
export const healedFaults = (before: Condition, after: Condition): readonly Refusal[] => [
  ...boxesBack(before, after),
  ...systemsBack(before, after),
  ...loadsBack(before, after),
  ...(before.crewOut && !after.crewOut ? [refuse('FT-COR-03', 'the crew is back')] : []),
  ...(before.coreDumped && !after.coreDumped ? [refuse('FT-COR-05', 'the power core is back')] : []),
]
const boxesBack = (before: Condition, after: Condition): readonly Refusal[] =>
  (
    [
      ['armour', before.armour, after.armour],
      ['hull boxes', before.hull, after.hull],
      ['drive hits for good', before.driveDestroyed, after.driveDestroyed],
    ] as const
  ).flatMap(([what, was, is]) => (is < was ? [refuse('FT-DC-04', `${what} lost: ${is} after ${was}`)] : []))
function systemsBack(before: Condition, after: Condition): readonly Refusal[] {
  const isMended = (id: string): boolean => after.mended.includes(id)
  const works = (id: string): boolean => (id === 'drive' ? after.drive === 0 : after.systems[id] === undefined)
  const isBetter = after.drive < before.drive && !isMended('drive')
  return [
    ...(isBetter ? [refuse('FT-DC-05', 'the drive is better and not mended')] : []),
    ...Object.entries(before.systems).flatMap(([id, was]) => {
      const is = after.systems[id]
      if (was === 'lost') return is === undefined && !isMended(id) ? [refuse('FT-DC-05', `${id} is better and not mended`)] : []
      return is !== was && is !== 'destroyed' ? [refuse('FT-DC-04', `${id} was ${was} and is ${is ?? 'working'}`)] : []
    }),
    ...before.mended.filter((id) => works(id) && !isMended(id)).map((id) => refuse('FT-DC-05', `${id} was mended and is as new`)),
  ]
}
const loadsBack = (before: Condition, after: Condition): readonly Refusal[] =>
  Object.entries(after.loads).flatMap(([id, { standard, extended }]) => {
    const had = before.loads[id] ?? { standard: 0, extended: 0 }
    return standard > had.standard || extended > had.extended ? [refuse('FT-SAL-02', `${id} has more loads than before`)] : []
  })
