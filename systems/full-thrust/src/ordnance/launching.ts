// The salvoes that a ship may launch in P4 (FT-SAL-01, FT-SAL-02, FT-FC-07).
import { firstRefusal, type OrderVerdict, type Refusal, refusalsOfParts, refuse } from '@admiralty/kernel'
import { type LoadKind, SALVO_REACH } from '../../data/tables.ts'
import { magazineOf, type ShipSystem } from '../design/systems.ts'
import { found } from '../found.ts'
import { arcFrom, surfaceOf } from '../measure.ts'
import type { OrderOf, SalvoOrder } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { controlFault, isWorking, type KnownTable, partOf, shipsOfSeat, systemOf, workingSystems } from '../table.ts'

/** A salvo that a mount could launch: from a magazine, or from itself. */
export interface Launchable {
  readonly mount: ShipSystem
  readonly magazine: string | null
  readonly load: LoadKind
}
const LOADS = ['standard', 'extended'] as const satisfies readonly LoadKind[]
/** FT-DES-17: the kinds of loads that are left for a launcher. One whose magazine is lost is silent; other magazines do not help. */
export function loadsFor({ design, condition }: Pick<Ship, 'design' | 'condition'>, launcher: string): readonly LoadKind[] {
  const magazine = magazineOf(design, launcher)
  const left = magazine !== undefined && isWorking({ condition }, magazine) ? condition.loads[magazine] : undefined
  return left ? LOADS.filter((load) => left[load] > 0) : []
}
/** Every mount with every load that it could launch now, one salvo a mount. */
export const launchableSalvoes = (ship: Ship): readonly Launchable[] =>
  workingSystems(ship, 'launcher', 'rack').flatMap((mount): readonly Launchable[] => {
    if (mount.part.kind === 'rack') return [{ mount, magazine: null, load: mount.part.load }]
    const magazine = magazineOf(ship.design, mount.id) ?? null
    return loadsFor(ship, mount.id).map((load) => ({ mount, magazine, load }))
  })
/** Why a ship launches nothing in this P4, as everybody can see. FT-FC-07: one fire control is enough. */
function launchesNothing(table: Table, ship: Ship): Refusal | undefined {
  const fault = controlFault(table, ship)
  if (fault) return fault
  if (ship.launchedSalvoes === table.turn) return refuse('FT-SEQ-03', `${ship.name} has launched its salvoes in this turn`)
  if (workingSystems(ship, 'fireCon').length === 0) return refuse('FT-FC-07', `${ship.name} has no working fire control`)
  return launchableSalvoes(ship).length === 0 ? refuse('FT-SAL-02', `${ship.name} has no loaded launcher or rack`) : undefined
}
export const salvoShips = (table: Table, seat: Color): readonly Ship[] =>
  shipsOfSeat(table, seat).filter((ship) => !launchesNothing(table, ship))

export function salvoesFault(table: KnownTable, me: Color, { ship: id, salvoes }: OrderOf<'salvoes'>): OrderVerdict {
  const ship = shipsOfSeat(table, me).find((candidate) => candidate.id === id)
  if (!ship) return refuse('FT-SAL-02', `${id} is no ship of yours on the table`)
  const idle = launchesNothing(table, ship)
  if (idle) return idle
  if (table.secret[me]?.plots[id]?.ftl) return refuse('FT-FTL-01', `${ship.name} warms up its FTL drive and launches nothing`)
  if (new Set(salvoes.map(({ mount }) => mount)).size < salvoes.length) return refuse('FT-SEQ-06', 'a mount launches one salvo a turn')
  const fault = refusalsOfParts(
    salvoes,
    ({ mount }) => mount,
    (salvo) => mountFault(ship, salvo) ?? placeFault(table, ship, salvo),
  )
  return fault ?? stockFault(ship, salvoes)
}
function mountFault(ship: Ship, salvo: SalvoOrder): Refusal | undefined {
  const { mount, load } = salvo
  const part = systemOf(ship, mount)?.part
  if (part?.kind !== 'launcher' && part?.kind !== 'rack') return refuse('FT-SAL-02', `${ship.name} has no launcher or rack ${mount}`)
  if (!isWorking(ship, mount)) return refuse('FT-SAL-02', `${mount} of ${ship.name} is ${ship.condition.systems[mount]}`)
  if (part.kind === 'launcher') return feedFault(ship, salvo)
  if (salvo.magazine !== null) return refuse('FT-DES-17', `${mount} is a rack; no magazine feeds it`)
  return load === part.load ? undefined : refuse('FT-SAL-02', `${mount} of ${ship.name} holds ${part.load} missiles`)
}
/** FT-DES-17: a launcher feeds from the magazine that its design names. */
function feedFault(ship: Ship, { mount, magazine, load }: SalvoOrder): Refusal | undefined {
  const feeds = magazineOf(ship.design, mount)
  if (magazine === null) return refuse('FT-SAL-02', `${mount} of ${ship.name} launches from a magazine`)
  if (magazine !== feeds) return refuse('FT-DES-17', `${mount} of ${ship.name} feeds from ${feeds}, not from ${magazine}`)
  if (!isWorking(ship, magazine)) return refuse('FT-DES-17', `${magazine}, which feeds ${mount} of ${ship.name}, is lost`)
  return loadsFor(ship, mount).includes(load) ? undefined : refuse('FT-SAL-02', `${magazine} of ${ship.name} has no ${load} load`)
}
/** FT-SAL-02: within reach and arcs, from where the ship is before it moves. */
export function placeFault(table: Table, ship: Ship, { mount, load, at }: SalvoOrder): Refusal | undefined {
  const surface = surfaceOf(table)
  const part = partOf(ship, mount, 'launcher') ?? partOf(ship, mount, 'rack')
  if (!surface.has(at)) return refuse('FT-GEO-03', 'the place is beyond the bound of the plane')
  if (!surface.isWithin(ship.at, at, SALVO_REACH[load])) return refuse('FT-SAL-02', `the place is more than ${SALVO_REACH[load]} MU away`)
  const arc = arcFrom(table, ship, at)
  return part?.arcs.includes(arc)
    ? undefined
    : refuse('FT-FC-03', `the place is in arc ${arc}, and ${mount} covers ${part?.arcs.join(', ')}`)
}
function stockFault(ship: Ship, salvoes: readonly SalvoOrder[]): Refusal | undefined {
  return firstRefusal(salvoes, ({ magazine, load }) => {
    if (magazine === null) return undefined
    const wanted = salvoes.filter((salvo) => salvo.magazine === magazine && salvo.load === load).length
    const stock = found(ship.condition.loads, magazine, 'magazine')[load]
    return wanted > stock ? refuse('FT-SAL-02', `${magazine} has ${stock} ${load} loads, not ${wanted}`) : undefined
  })
}
