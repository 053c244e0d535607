// What a ship may launch in P4 (FT-SAL-01, FT-SAL-02, FT-FC-07).
import { firstRefusal, type Refusal } from '@admiralty/kernel'
import { type LoadKind, SALVO_REACH } from '../../data/tables.ts'
import type { ShipSystem } from '../design/systems.ts'
import { found } from '../found.ts'
import { arcFrom, surfaceOf } from '../measure.ts'
import type { OrderOf, SalvoOrder } from '../orders.ts'
import { refuse } from '../refusal.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { inControl, type KnownTable, partOf, shipsOfSeat, workingSystems } from '../table.ts'

/** A salvo that a mount could launch: from a magazine, or from itself. */
export interface Launchable {
  readonly mount: ShipSystem
  readonly magazine: string | null
  readonly load: LoadKind
}
const LOADS = ['standard', 'extended'] as const satisfies readonly LoadKind[]
/** Every mount with every load that it could launch now, one salvo a mount. */
export function launchableSalvoes(ship: Ship): readonly Launchable[] {
  const magazines = workingSystems(ship, 'magazine')
  return workingSystems(ship, 'launcher', 'rack').flatMap((mount): readonly Launchable[] => {
    if (mount.part.kind === 'rack') return [{ mount, magazine: null, load: mount.part.load }]
    return magazines.flatMap(({ id }) =>
      LOADS.filter((load) => found(ship.condition.loads, id, 'magazine')[load] > 0).map((load) => ({ mount, magazine: id, load })),
    )
  })
}
/** FT-FC-07: one fire control is enough. Whether a ship could launch in this P4, as everybody can see. */
const canLaunchSalvoes = (table: Table, ship: Ship): boolean =>
  ship.launchedSalvoes < table.turn &&
  inControl(table, ship) &&
  workingSystems(ship, 'fireCon').length > 0 &&
  launchableSalvoes(ship).length > 0
export const salvoShips = (table: Table, seat: Color): readonly Ship[] =>
  shipsOfSeat(table, seat).filter((ship) => canLaunchSalvoes(table, ship))

export function salvoesFault(table: KnownTable, me: Color, { ship: id, salvoes }: OrderOf<'salvoes'>): Refusal | undefined {
  const ship = salvoShips(table, me).find((candidate) => candidate.id === id)
  if (!ship) return refuse('FT-SAL-02', `${id} is no ship of yours that can launch salvoes now`)
  const plot = table.secret[me]?.plots[id]
  if (plot?.ftl) return refuse('FT-FTL-01', `${ship.name} warms up its FTL drive and launches nothing`)
  if (new Set(salvoes.map(({ mount }) => mount)).size < salvoes.length) return refuse('FT-SEQ-06', 'a mount launches one salvo a turn')
  return firstRefusal(salvoes, (salvo) => mountFault(ship, salvo) ?? placeFault(table, ship, salvo)) ?? stockFault(ship, salvoes)
}
function mountFault(ship: Ship, { mount, magazine, load }: SalvoOrder): Refusal | undefined {
  const found = launchableSalvoes(ship).some((able) => able.mount.id === mount && able.magazine === magazine && able.load === load)
  return found ? undefined : refuse('FT-SAL-02', `${mount} of ${ship.name} cannot launch ${load} missiles from ${magazine ?? 'itself'} now`)
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
