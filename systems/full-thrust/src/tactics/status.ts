// The status that follows from a condition, the possible conditions, and changes that no battle can cause.
import { type Refusal, refuse, type ShipStatus } from '@admiralty/kernel'
import { GROUP } from '../../data/tables.ts'
import { hitsToStop } from '../damage/checks.ts'
import { rowsFinished } from '../damage/hits.ts'
import type { Design } from '../design/design.ts'
import { hullRows } from '../design/hull.ts'
import { systemsOf } from '../design/systems.ts'
import { isArmed } from '../ending/armed.ts'
import { partiesOf } from '../repair/parties.ts'
import { type Condition, NO_MARKS, type Ship } from '../state.ts'
import { hasFtl, isDrifting, isWorking, newGroups, newShip, soundCondition, thrustOf } from '../table.ts'

/** A ship outside of a match, for rules that look at ships. */
const shipAlone = (design: Design, condition: Condition): Ship =>
  newShip({ id: 'ship', name: design.name, design, condition, marks: NO_MARKS, excess: false }, 'red')

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
  const groups = Object.fromEntries(newGroups([ship], 1).map((group) => [group.id, group]))
  return {
    destroyed: condition.hull >= design.hull,
    rowsWhole: wholeRows(design, condition.hull),
    hullLost: condition.hull,
    armourLost: condition.armour,
    crewLeft: partiesOf(ship),
    working: {
      bridge: isWorking(ship, 'bridge'),
      lifeSupport: isWorking(ship, 'lifeSupport'),
      powerCore: isWorking(ship, 'powerCore'),
      mainDrive: thrustOf(ship) > 0,
      ftl: hasFtl(ship),
    },
    armed: isArmed({ groups }, ship),
    mobile: thrustOf(ship) > 0 && !adrift,
    adrift,
    parts: Object.fromEntries(systemsOf(design).map(({ id }) => [id, partState(condition, id)])),
  }
}
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
export function healedFaults(before: Condition, after: Condition): readonly Refusal[] {
  const faults: Refusal[] = []
  const never = (what: string, was: number, is: number): void => {
    if (is < was) faults.push(refuse('FT-DC-04', `${what} lost: ${is} after ${was}`))
  }
  never('armour', before.armour, after.armour)
  never('hull boxes', before.hull, after.hull)
  never('drive hits for good', before.driveDestroyed, after.driveDestroyed)
  if (after.drive < before.drive && !after.mended.includes('drive')) faults.push(refuse('FT-DC-05', 'the drive is better and not mended'))
  for (const [id, was] of Object.entries(before.systems)) {
    const is = after.systems[id]
    if (was !== 'lost' && is !== was && is !== 'destroyed') faults.push(refuse('FT-DC-04', `${id} was ${was} and is ${is ?? 'working'}`))
    if (was === 'lost' && is === undefined && !after.mended.includes(id)) faults.push(refuse('FT-DC-05', `${id} is better and not mended`))
  }
  for (const [id, { standard, extended }] of Object.entries(after.loads)) {
    const had = before.loads[id] ?? { standard: 0, extended: 0 }
    if (standard > had.standard || extended > had.extended) faults.push(refuse('FT-SAL-02', `${id} has more loads than before`))
  }
  if (before.crewOut && !after.crewOut) faults.push(refuse('FT-COR-03', 'the crew is back'))
  if (before.coreDumped && !after.coreDumped) faults.push(refuse('FT-COR-05', 'the power core is back'))
  return faults
}
