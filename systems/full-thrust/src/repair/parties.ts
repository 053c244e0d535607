// The orders of crews in P11: parties and systems for them, cores to dump, ships to abandon, enemies to let go (FT-DC, FT-COR-05, FT-END-06).
import { type OrderVerdict, type Refusal, refusalsOfParts, refuse } from '@admiralty/kernel'
import { MOST_PARTIES } from '../../data/tables.ts'
import { crewOf, crewStars } from '../design/hull.ts'
import { systemsOf } from '../design/systems.ts'
import type { OrderOf, RepairTask } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { crewFault, isEnemy, isWorking, present, seatsOf, shipsOfSeat, systemOf } from '../table.ts'

/** FT-DC-01, FT-DC-02: parties whose star is not marked. */
export const partiesOf = ({ design, condition }: Pick<Ship, 'design' | 'condition'>): number =>
  crewStars(design.hull, crewOf(design)).filter((star) => star > condition.hull).length
const hasCrew = (ship: Ship): boolean => crewFault(ship) === undefined

/** FT-DC-04, FT-DC-06, FT-COR-06: systems that can be repaired, in check order. */
const repairable = ({ design, condition }: Pick<Ship, 'design' | 'condition'>): readonly string[] =>
  systemsOf(design)
    .filter(({ id, part }) => (part.kind === 'drive' ? condition.drive > condition.driveDestroyed : condition.systems[id] === 'lost'))
    .map(({ id }) => id)
/** FT-COR-04: whether the power core may explode. */
const isCoreFailing = ({ condition }: Ship): boolean => condition.systems.powerCore === 'lost' && !condition.coreDumped
/** FT-COR-05: ships whose crew may dump the core, or leave. */
const failingShips = (table: Table, seat: Color): readonly Ship[] =>
  shipsOfSeat(table, seat).filter((ship) => hasCrew(ship) && isCoreFailing(ship))
/** FT-END-06: hostile seats with ships that try to disengage. */
const seatsLeaving = (table: Table, seat: Color): readonly Color[] =>
  seatsOf(table).filter((other) => isEnemy(table, other, seat) && shipsOfSeat(table, other).some(({ disengaging }) => disengaging))

/** Seats that have something to decide in P11. Everybody can see which they are. */
export const mendingSeats = (table: Table): readonly Color[] =>
  seatsOf(table).filter((seat) => {
    const { ships, failing, leaving } = mendingWork(table, seat)
    return ships.length + failing.length > 0 || (leaving.length > 0 && shipsOfSeat(table, seat).length > 0)
  })

/** The repairs that a seat may decide, for offers and random orders. */
export interface MendingWork {
  readonly ships: readonly { readonly ship: Ship; readonly parties: number; readonly systems: readonly string[] }[]
  readonly failing: readonly Ship[]
  readonly leaving: readonly Color[]
}
export const mendingWork = (table: Table, seat: Color): MendingWork => ({
  ships: shipsOfSeat(table, seat)
    .filter(hasCrew)
    .map((ship) => ({ ship, parties: partiesOf(ship), systems: repairable(ship) }))
    .filter(({ parties, systems }) => parties > 0 && systems.length > 0),
  failing: failingShips(table, seat),
  leaving: seatsLeaving(table, seat),
})

const repeats = (ids: readonly string[]): boolean => new Set(ids).size < ids.length
export function repairFault(table: Table, me: Color, { repairs, dump, abandon, letGo }: OrderOf<'repair'>): OrderVerdict {
  const { ships, leaving } = mendingWork(table, me)
  if (repeats(repairs.map(({ ship, system }) => `${ship}/${system}`))) return refuse('FT-DC-03', 'name the parties of a system once')
  const misplaced = refusalsOfParts(
    repairs,
    ({ ship }) => ship,
    (task) =>
      systemFault(table, me, task) ??
      (task.parties > MOST_PARTIES ? refuse('FT-DC-03', `at most ${MOST_PARTIES} parties work on a system`) : undefined),
  )
  if (misplaced) return misplaced
  const over = ships.find((work) => partiesUsed(repairs, work.ship.id) > work.parties)
  if (over) return refuse('FT-DC-01', `${over.ship.name} has ${over.parties} parties, not ${partiesUsed(repairs, over.ship.id)}`)
  if (repeats([...dump, ...abandon])) return refuse('FT-COR-05', 'a ship dumps its core or is abandoned, once')
  const spared = refusalsOfParts(
    [...dump, ...abandon],
    (id) => id,
    (id) => coreFault(table, me, id),
  )
  if (spared) return spared
  const busy = repairs.find(({ ship, system }) => abandon.includes(ship) || (dump.includes(ship) && system === 'powerCore'))
  if (busy) return refuse('FT-COR-05', `no party works on ${busy.system} of ${busy.ship} if it is given up`)
  const stays = letGo.find((seat) => !leaving.some((other) => other === seat))
  return stays === undefined ? undefined : refuse('FT-END-06', `${stays} has no ship that disengages from you`)
}
/** Why no party works on a system. */
function systemFault(table: Table, me: Color, { ship: id, system }: Pick<RepairTask, 'ship' | 'system'>): Refusal | undefined {
  const ship = shipsOfSeat(table, me).find((own) => own.id === id)
  if (!ship) return refuse('FT-DC-04', `${id} is no ship of yours on the table`)
  return crewFault(ship) ?? (repairable(ship).includes(system) ? undefined : refuse('FT-DC-04', beyondRepair(ship, system)))
}
function beyondRepair(ship: Ship, system: string): string {
  if (!systemOf(ship, system)) return `${ship.name} has no ${system}`
  const isHit = system === 'drive' ? ship.condition.drive > 0 : !isWorking(ship, system)
  return isHit ? `${system} of ${ship.name} cannot be repaired in this battle` : `${system} of ${ship.name} is in order`
}
/** FT-COR-05: why a core is not dumped and a ship is not abandoned. */
function coreFault(table: Table, me: Color, id: string): Refusal | undefined {
  const ship = shipsOfSeat(table, me).find((own) => own.id === id)
  if (!ship) return refuse('FT-COR-05', `${id} is no ship of yours on the table`)
  return crewFault(ship) ?? (isCoreFailing(ship) ? undefined : refuse('FT-COR-05', `the power core of ${ship.name} is not failing`))
}
const partiesUsed = (repairs: readonly RepairTask[], ship: string): number =>
  repairs.reduce((sum, task) => sum + (task.ship === ship ? task.parties : 0), 0)

/** FT-COR-05: the first face that destroys an abandoned ship, in the turn it is abandoned; one less each turn. */
const CORE_EXPLODES = 5
/** FT-COR-04, FT-COR-05: the lowest face with which a failing power core explodes. */
export const coreExplodesOn = ({ abandoned }: Ship, turn: number): number =>
  Math.max(1, abandoned === 0 ? CORE_EXPLODES : CORE_EXPLODES - (turn - abandoned))
/** Ships whose power core throws a die at the end of the turn, in order of id. */
export const failingCores = (table: Table): readonly Ship[] => present(table).filter(isCoreFailing)
