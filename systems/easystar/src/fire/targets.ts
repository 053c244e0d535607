// Weapons that may fire, and their legal targets. On a view they use what it knows.

import { isWeapon } from '../design/units.ts'
import type { Color, Fighter, Item, OwedShot, Ship, Table } from '../state.ts'
import { allied, fightersOf, flying, itemsOf, seatsOf, shipOf, shipsOf, valuesWhere } from '../table.ts'
import { fighterWeapon } from './fighter-weapon.ts'
import { type Bonus, type Firing, type Gun, rangeOf, rangeTo, thingOf } from './firing.ts'
import { cannotFire, cannotPowerUp } from './shot-check.ts'
import { slotsOf } from './slots.ts'

/** The longest possible range: 5, plus 1 for a torpedo, plus 1 for a power-up. */
export const FARTHEST = 7
/** Power-ups in order of preference; null is none. */
export const BONUSES = [null, 'damage', 'range'] as const satisfies readonly (Bonus | null)[]

export const owedBy = (table: Table, seat: Color): OwedShot | undefined => table.owed[seat]?.[0] // ES-SEQ-08

/** ES-CMB-02, R-ES-71: enemies in play. A dying ship is not a target (R-ES-52). */
export function enemiesOf(table: Table, seat: Color): readonly (Ship | Fighter)[] {
  const things: readonly (Ship | Fighter)[] = [...valuesWhere(table.ships, flying), ...valuesWhere(table.fighters, flying)]
  return seatsOf(table)
    .filter((other) => !allied(table, other, seat))
    .flatMap((other) => things.filter((thing) => thing.seat === other))
}

/** ES-CMB-01: whether the weapon may still fire this turn. */
export const isReady = (ship: Ship, weapon: Item): boolean => slotsOf(weapon).some((slot) => !ship.fired[slot])

/** Weapons of a ship that have not fired. A dying ship may also fire its owed weapons (ES-SEQ-07). */
function readyOn(table: Table, ship: Ship): readonly Item[] {
  const waiting = (table.owed[ship.seat] ?? []).filter((shot) => shot.ship === ship.id)
  return [
    ...itemsOf(table, ship).filter((item) => isWeapon(item) && isReady(ship, item)),
    ...waiting.flatMap(({ item }) => (item ? [item] : [])),
  ]
}

/** A weapon that may fire now, with the id of its ship or fighter. */
export interface ReadyWeapon {
  readonly from: string
  readonly weapon: Item
}
/** ES-SEQ-06, ES-SEQ-07: weapons that a seat may fire now. An owed shot excludes all others. */
export function weaponsReady(table: Table, seat: Color): readonly ReadyWeapon[] {
  const owed = owedBy(table, seat)
  if (owed?.item) return [{ from: owed.ship, weapon: owed.item }]
  if (owed) return readyOn(table, shipOf(table, owed.ship)).map((weapon) => ({ from: owed.ship, weapon }))
  const ships = shipsOf(table, seat).filter(flying)
  const fighters = fightersOf(table, seat).filter((fighter) => flying(fighter) && !fighter.fired) // ES-FTR-04
  return [
    ...ships.flatMap((ship) => readyOn(table, ship).map((weapon) => ({ from: ship.id, weapon }))),
    ...fighters.map((fighter) => ({ from: fighter.id, weapon: fighterWeapon(fighter) })),
  ]
}

type Things = readonly (Ship | Fighter)[]
/** Enemies within the longest possible range, a fast first filter. */
function inReach(table: Table, from: string, enemies: Things = enemiesOf(table, thingOf(table, from).seat)): Things {
  const { hex } = thingOf(table, from)
  return enemies.filter((enemy) => rangeTo(hex, enemy.hex) <= FARTHEST)
}

/** The legal targets of a weapon. `enemies`: computed once by callers that check many weapons of a seat. */
export const targetsOf = (table: Table, gun: Gun, enemies?: Things): Things =>
  inReach(table, gun.from, enemies).filter(({ id }) => !cannotFire(table, { ...gun, at: id }))

/** The power-ups that may be chosen, including none. */
const bonusesOf = (table: Table, gun: ReadyWeapon): readonly (Bonus | null)[] =>
  cannotPowerUp(table, { ...gun, powerUp: null }) ? [null] : BONUSES

/** Every legal shot of a weapon, with each power-up. `enemies`: computed once by callers that check many weapons of a seat. */
export function shotsOf(table: Table, gun: ReadyWeapon, enemies?: Things): readonly Firing[] {
  const near = inReach(table, gun.from, enemies)
  if (near.length === 0) return []
  const { hex: here } = thingOf(table, gun.from)
  return bonusesOf(table, gun).flatMap((powerUp) => {
    const reach = rangeOf(table, { ...gun, powerUp }).total
    return near
      .filter(({ hex }) => rangeTo(here, hex) <= reach)
      .map(({ id }): Firing => ({ ...gun, at: id, powerUp }))
      .filter((firing) => !cannotFire(table, firing))
  })
}

/** Whether a weapon has a legal shot. `enemies`: computed once by callers that check many weapons of a seat. */
export function canFire(table: Table, gun: ReadyWeapon, enemies?: Things): boolean {
  const near = inReach(table, gun.from, enemies)
  return near.length > 0 && bonusesOf(table, gun).some((powerUp) => near.some(({ id }) => !cannotFire(table, { ...gun, at: id, powerUp })))
}
