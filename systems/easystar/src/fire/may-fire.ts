// Whether a seat may fire at all, as everybody can see.
import type { Color, Ship, Table } from '../state.ts'
import { flying, sheetOf, shipOf, shipsOf } from '../table.ts'
import { rangeTo } from './firing.ts'
import { cannotReach } from './shot-check.ts'
import { BONUSES, canFire, enemiesOf, FARTHEST, owedBy, type ReadyWeapon, weaponsReady } from './targets.ts'

/** Whether a seat could have a shot. An unknown sheet may hold any weapon. */
export function mayFire(table: Table, seat: Color): boolean {
  const owed = owedBy(table, seat)
  if (owed?.item && !knows(table, shipOf(table, owed.ship))) return couldWith(table, { from: owed.ship, weapon: owed.item })
  if (owed) return anyShot(table, seat)
  const unknown = shipsOf(table, seat).filter((ship) => flying(ship) && !knows(table, ship))
  const enemies = enemiesOf(table, seat)
  const couldReach = (ship: Ship): boolean => enemies.some((enemy) => rangeTo(ship.hex, enemy.hex) <= FARTHEST)
  return unknown.some(couldReach) || anyShot(table, seat)
}
function anyShot(table: Table, seat: Color): boolean {
  const enemies = enemiesOf(table, seat)
  return weaponsReady(table, seat).some((gun) => canFire(table, gun, enemies))
}
/** Whether the table knows the ship's items; the sheet of a destroyed ship is public. */
const knows = (table: Table, ship: Ship): boolean => sheetOf(table, ship) !== undefined || ship.status === 'dying'
/** Whether the weapon could reach an enemy with an unseen power-up pod. */
function couldWith(table: Table, gun: ReadyWeapon): boolean {
  const bonuses = shipOf(table, gun.from).powered ? ([null] as const) : BONUSES
  const enemies = enemiesOf(table, shipOf(table, gun.from).seat)
  return enemies.some(({ id }) => bonuses.some((powerUp) => !cannotReach(table, { ...gun, at: id, powerUp })))
}
