// Weapons that may fire, their legal targets and refusals. On a view they use what it knows.

import type { Refusal } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { isWeapon } from '../design/units.ts'
import type { Color, Fighter, Item, OwedShot, Ship, Table } from '../state.ts'
import { allied, fightersOf, flying, has, isShip, itemsOf, seatsOf, sheetOf, shipOf, shipsOf, valuesWhere } from '../table.ts'
import { type Bonus, baseToHit, bears, type Firing, fighterWeapon, type Gun, rangeOf, rangeTo, slotOf, thingOf } from './firing.ts'
import { slotsOf } from './slots.ts'

/** The longest possible range: 5, plus 1 for a torpedo, plus 1 for a power-up. */
const FARTHEST = 7
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

/** Why a weapon may not fire at a target; undefined if it may. */
export function cannotFire(table: Table, firing: Firing): Refusal | undefined {
  const { from, at } = firing
  const shooter = thingOf(table, from)
  const target = table.ships[at] ?? table.fighters[at]
  if (!target || allied(table, shooter.seat, target.seat)) return { rule: 'ES-CMB-02', reason: 'only an enemy may be fired at' }
  if (!flying(target)) return { rule: 'ES-CMB-02', reason: 'the target is not in play' }
  return (firing.powerUp && cannotPowerUp(table, firing)) || cannotReach(table, firing)
}

/** ES-CMB-03: kind of target, arc, range, and side already fired to. Nothing blocks a line of fire. */
function cannotReach(table: Table, firing: Firing): Refusal | undefined {
  const { from, weapon, at } = firing
  const shooter = thingOf(table, from)
  const target = thingOf(table, at)
  if (!baseToHit(table, firing)) return wrongTarget(firing)
  if (!bears(table, from, weapon, target.hex)) return outOfArc(firing, distance(shooter.hex, target.hex) === 0)
  const reach = rangeOf(table, firing).total
  const range = rangeTo(shooter.hex, target.hex)
  if (range > reach) return { rule: 'ES-CMB-04', reason: `the target is at range ${range}, the weapon reaches ${reach}` }
  if (isShip(table, from) && shipOf(table, from).fired[slotOf(table, firing)])
    return { rule: weapon.kind === 'bdvm' ? 'ES-WPN-07' : 'ES-CMB-01', reason: 'the weapon has already fired to that side this turn' }
  return undefined
}

function wrongTarget({ weapon, at }: Firing): Refusal {
  if (weapon.kind === 'pointDefence') return { rule: 'ES-WPN-04', reason: 'point defence may not fire at ships' }
  return {
    rule: weapon.kind === 'torpedo' || weapon.kind === 'bank' ? 'ES-WPN-03' : 'ES-WPN-02',
    reason: `the weapon may fire at ships only, and ${at} is a fighter`,
  }
}
const ARC = { axial: 'ES-GEO-01', ventral: 'ES-GEO-02', dorsal: 'ES-GEO-03' } as const
function outOfArc({ weapon }: Firing, here: boolean): Refusal {
  if (here) return { rule: 'ES-CMB-05', reason: 'only a dorsal weapon may fire into its own hex' }
  return { rule: ARC[weapon.mount ?? 'dorsal'], reason: 'the target is outside the arc of the weapon' }
}

/** ES-AUX-PWR-01: a working pod that has not been used this turn. */
function cannotPowerUp(table: Table, { from }: Gun): Refusal | undefined {
  const ship = table.ships[from]
  if (!ship || !has(table, ship, 'powerUp')) return { rule: 'ES-AUX-PWR-01', reason: 'the ship has no power-up pod' }
  return ship.powered ? { rule: 'ES-AUX-PWR-01', reason: 'the power-up pod may be used once a turn' } : undefined
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
