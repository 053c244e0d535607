// The fire of one ship in P10: which shots are legal together (FT-FC, FT-SEQ-07).
import { isRefusal, type Refusal, refuse } from '@admiralty/kernel'
import { systemsOf } from '../design/systems.ts'
import type { OrderOf, ShotOrder } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { byId, enemyShips, flying, isEnemy, partOf, shipsOfSeat, workingSystems } from '../table.ts'
import { gunAt, holdsFire } from './guns.ts'

/** FT-FC-01, FT-FC-05, FT-FC-06: a name for what takes up a fire control; null for point defence (FT-WPN-09). */
function engagedBy(ship: Ship, { mount, target, system }: ShotOrder): string | null {
  return partOf(ship, mount, 'pds') ? null : `${target.kind} ${target.id} ${system}` // only needle beams have a system
}
export const controlsOf = (ship: Ship): number => workingSystems(ship, 'fireCon').length
export const controlsNeeded = (ship: Ship, shots: readonly ShotOrder[]): number =>
  new Set(shots.map((shot) => engagedBy(ship, shot)).filter((engaged) => engaged !== null)).size

/** FT-SEQ-07: judges all fire of a ship. */
export function fireFault(table: Table, me: Color, { ship: id, shots }: OrderOf<'fire'>): Refusal | undefined {
  const ship = shipsOfSeat(table, me).find((own) => own.id === id)
  if (!ship) return refuse('FT-SEQ-07', `${id} is no ship of yours on the table`)
  const idle = holdsFire(table, ship)
  if (idle) return idle
  if (shots.length === 0 && !hasShot(table, ship)) return refuse('FT-SEQ-07', `${ship.name} has nothing to fire at`)
  if (new Set(shots.map(({ mount }) => mount)).size < shots.length) return refuse('FT-FC-02', 'a mount fires once, at one target')
  for (const shot of shots) {
    const gun = gunAt(table, ship, shot)
    if (isRefusal(gun)) return gun
  }
  const [needed, controls] = [controlsNeeded(ship, shots), controlsOf(ship)]
  if (needed > 0 && controls === 0) return refuse('FT-FC-01', `${ship.name} has no working fire control`)
  return needed > controls
    ? refuse(
        'FT-FC-01',
        `${needed} targets need ${needed} fire controls, and ${ship.name} has ${controls} that ${controls === 1 ? 'works' : 'work'}`,
      )
    : undefined
}

/** Everything that one mount may fire at now, whatever else the ship fires at. */
export function shotsOfMount(table: Table, ship: Ship, mount: string): readonly ShotOrder[] {
  const needle = partOf(ship, mount, 'needle') !== undefined
  const ships = enemyShips(table, ship.seat).flatMap((target): readonly ShotOrder[] => {
    const shot = { mount, target: { kind: 'ship', id: target.id } } as const
    if (!needle) return [{ ...shot, system: null }]
    return systemsOf(target.design).map(({ id }) => ({ ...shot, system: id }))
  })
  const groups = table.setup.settings.shipsShootFighters
    ? flying(table)
        .filter((group) => isEnemy(table, group.seat, ship.seat))
        .map(({ id }): ShotOrder => ({ mount, target: { kind: 'group', id }, system: null }))
    : []
  return [...ships, ...groups].filter((shot) => !isRefusal(gunAt(table, ship, shot)))
}
/** Every gun that bears on a target, and is not aimed elsewhere; needle beams are aimed one by one. */
export function allShotsAt(table: Table, ship: Ship, shots: readonly ShotOrder[], target: string): readonly ShotOrder[] {
  const kept = shots.filter((shot) => shot.target.id !== target)
  const free = gunsOf(ship).filter((mount) => !partOf(ship, mount, 'needle') && !kept.some((shot) => shot.mount === mount))
  return [...kept, ...free.flatMap((mount) => shotsOfMount(table, ship, mount).find((shot) => shot.target.id === target) ?? [])]
}
/** Mounts that may be used in P10. */
export const gunsOf = (ship: Ship): readonly string[] =>
  workingSystems(ship, 'beam', 'torpedo', 'needle', 'pack', 'pds').map(({ id }) => id)
/** Whether a ship could fire at something: it has a target, and a fire control or point defence. */
const hasShot = (table: Table, ship: Ship): boolean =>
  gunsOf(ship).some(
    (mount) => (controlsOf(ship) > 0 || partOf(ship, mount, 'pds') !== undefined) && shotsOfMount(table, ship, mount).length > 0,
  )
/** The ships of a seat that may still fire in this turn. Everybody can see which they are. */
export const firingShips = (table: Table, seat: Color): readonly Ship[] =>
  shipsOfSeat(table, seat).filter((ship) => !holdsFire(table, ship) && hasShot(table, ship))

/** FT-WPN-10: target by target, ships first, in order of id; the mounts in design order. */
export function inDiceOrder(ship: Ship, shots: readonly ShotOrder[]): readonly (readonly ShotOrder[])[] {
  const mounts = systemsOf(ship.design).map(({ id }) => id)
  const byMount = shots.toSorted((a, b) => mounts.indexOf(a.mount) - mounts.indexOf(b.mount))
  const targets = [...new Map(shots.map(({ target }) => [`${target.kind} ${target.id}`, target])).values()]
  const rank = ({ kind }: ShotOrder['target']): number => (kind === 'ship' ? 0 : 1)
  return targets.toSorted((a, b) => rank(a) - rank(b) || byId(a, b)).map(({ id }) => byMount.filter(({ target }) => target.id === id))
}
