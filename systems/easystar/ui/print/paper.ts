// The data of printed sheets: figures, weapons and devices of each ship, and the place of each fighter, from the rules.
import { costOf } from '../../src/design/cost.ts'
import { type RosterShip, rosterOf } from '../../src/design/roster.ts'
import { attacksOf, baseToHit, neededToHit, neededToIntercept, purchased, rangeOf } from '../../src/fire/firing.ts'
import { allowance, podOf } from '../../src/movement/course.ts'
import type { AuxiliaryKind, Color, Fighter, FighterKind, FleetDesign, HullKind, Item, Sheet, Ship, Table } from '../../src/state.ts'
import { auxiliaryKindSchema } from '../../src/state.ts'
import { fightersOf, has, sheetOf, shipsOf, sizeOf, strength, topSpeed } from '../../src/table.ts'
import { capital, itemName, shipName } from '../../src/words/say.ts'
import { weaponOf } from '../reach.ts'
import { symbolOf } from '../sides.ts'
import { type Fitted, fittedOn, placed } from './table-to-print.ts'

/** The least face that hits each kind of target; null if the weapon may not fire at it. */
interface Needs {
  readonly ship: number | null
  readonly fighter: number | null
  readonly missile: number | null
}
export interface WeaponSheetData {
  readonly item: Item
  readonly name: string
  readonly range: number
  /** Damage: '3', '3 × 1'; '' if the weapon only destroys fighters and missiles. */
  readonly does: string
  readonly needs: Needs
  readonly gone: boolean
}
interface DeviceSheetData {
  readonly kind: AuxiliaryKind
  readonly gone: boolean
}
type Berth = Pick<Sheet['fighters'][number], 'id' | 'kind' | 'number'>
interface BaySheetData {
  readonly number: number
  readonly gone: boolean
  readonly aboard: readonly Berth[]
}
export interface ShipSheetData {
  readonly table: Table
  readonly ship: Ship
  readonly name: string
  readonly hull: HullKind
  readonly symbol: string
  readonly size: number
  readonly station: boolean
  readonly freighter: boolean
  readonly flagship: boolean
  readonly cost: number | null
  readonly points: number
  /** Top speed as built. */
  readonly top: number
  /** Hex-sides it may turn at speed 0, 1, … up to its top speed. */
  readonly turns: readonly number[]
  readonly pod: boolean
  readonly targeting: boolean
  readonly weapons: readonly WeaponSheetData[]
  readonly devices: readonly DeviceSheetData[]
  readonly bays: readonly BaySheetData[]
  /** Whether the whole sheet is known, not only revealed items. */
  readonly known: boolean
}
export interface FighterSheetData {
  readonly id: string
  readonly kind: FighterKind
  readonly number: number
  /** Its ship and bay, or its fate. */
  readonly where: string
  readonly lost: boolean
}
export interface FleetSheetData {
  readonly table: Table
  readonly seat: Color
  readonly name: string
  readonly ships: readonly ShipSheetData[]
  readonly fighters: readonly FighterSheetData[]
  /** Damage-control counters: any ship's, and the flagship's own. */
  readonly counters: number
  readonly flagshipCounters: number
  readonly total: number | null
}

const TARGET = { ship: 'a ship', fighter: 'a fighter' } as const
/** The table with a bare ship and a fighter as targets. */
function withTargets(table: Table, ship: Ship): Table {
  const { seat, hex, facing } = ship
  const fighter: Fighter = {
    ...{ id: TARGET.fighter, seat, hex, facing },
    ...{ kind: 'interceptor', number: 1, status: 'flying', moved: false, fired: false, gift: false },
  }
  return {
    ...table,
    ships: { ...table.ships, [ship.id]: ship, [TARGET.ship]: { ...ship, id: TARGET.ship, known: [] } },
    fighters: { ...table.fighters, [TARGET.fighter]: fighter },
  }
}

function printedWeapon(table: Table, { id }: Ship, { item, gone }: Fitted): WeaponSheetData {
  const gun = { from: id, weapon: item, powerUp: null }
  const against = (at: string): number | null =>
    baseToHit(table, { ...gun, at }) === null ? null : neededToHit(table, { ...gun, at }).total
  const points = purchased(table, gun).total
  const shots = attacksOf(item)
  return {
    item,
    name: capital(itemName({ ...item, mount: null })),
    range: rangeOf(table, gun).total,
    does: points === 0 ? '' : shots > 1 ? `${shots} × ${points}` : item.kind === 'bdvm' ? `${points} a side` : String(points),
    needs: {
      ship: against(TARGET.ship),
      fighter: against(TARGET.fighter),
      missile: item.kind === 'pointDefence' ? neededToIntercept(table, id).total : null,
    },
    gone,
  }
}

function printedBays(table: Table, ship: Ship, fitted: readonly Fitted[]): readonly BaySheetData[] {
  const aboard = sheetOf(table, ship)?.fighters ?? []
  return fitted
    .filter(({ item }) => item.kind === 'bay')
    .map(({ item, gone }, index) => ({ number: index + 1, gone, aboard: gone ? [] : aboard.filter(({ bay }) => bay === item.id) }))
}

function printedShip(before: Table, ship: Ship, roster: readonly RosterShip[]): ShipSheetData {
  const table = withTargets(before, ship)
  const steady = { ...ship, slowed: 0, navHit: false }
  const fitted = fittedOn(table, ship, roster)
  const top = topSpeed(table, steady).total
  const listed = roster.find(({ id }) => id === ship.id)
  return {
    ...{ table, ship, hull: ship.hull, top },
    name: shipName(ship),
    symbol: symbolOf(table, ship),
    size: sizeOf(ship),
    station: ship.station,
    freighter: sheetOf(table, ship)?.freighter === true,
    flagship: table.secret[ship.seat]?.flagship === ship.id,
    cost: listed && !listed.freighter ? costOf(listed.design).total : null,
    points: strength(table, ship).total,
    turns: Array.from({ length: top + 1 }, (_, speed) => allowance(table, steady, speed).total),
    pod: podOf(table, ship) > 0,
    targeting: has(table, ship, 'targeting'),
    weapons: fitted.filter(({ item }) => weaponOf(item) !== null).map((each) => printedWeapon(table, ship, each)),
    devices: fitted.flatMap(({ item, gone }) => {
      const kind = auxiliaryKindSchema.safeParse(item.kind).data
      return kind === undefined || kind === 'bay' ? [] : [{ kind, gone }]
    }),
    bays: printedBays(table, ship, fitted),
    known: sheetOf(table, ship) !== undefined,
  }
}

const FATES = { flying: 'flying', aboard: 'aboard', lost: 'lost', left: 'left the map' } as const
/** Fighters aboard by ship and bay, then those that have flown. */
function printedFighters(table: Table, seat: Color, ships: readonly ShipSheetData[]): readonly FighterSheetData[] {
  const aboard = ships.flatMap(({ name, bays }) =>
    bays.flatMap(({ number: bay, aboard: berths }) =>
      berths.map(({ id, kind, number }) => ({ id, kind, number, where: `${name}, bay ${bay}`, lost: false })),
    ),
  )
  const berthed = new Set(aboard.map(({ id }) => id))
  const flown = fightersOf(table, seat).filter(({ id }) => !berthed.has(id))
  return [
    ...aboard,
    ...flown.map(({ id, kind, number, status }) => ({
      ...{ id, kind, number, where: FATES[status] },
      lost: status === 'lost' || status === 'left',
    })),
  ]
}

const sumOf = (ships: readonly ShipSheetData[], fleet: FleetDesign | null): number | null =>
  fleet ? ships.reduce((sum, { cost }) => sum + (cost ?? 0), 0) : null

/** The printed data of a seat's fleet, as far as the table knows it. */
export function printedFleet(table: Table, seat: Color): FleetSheetData {
  const secret = table.secret[seat]
  const roster = rosterOf(table, seat) ?? []
  const deployed = shipsOf(table, seat).filter(({ id }) => id !== TARGET.ship)
  const ships = (deployed.length > 0 ? deployed : placed(table, seat)).map((ship) => printedShip(table, ship, roster))
  return {
    ...{ table, seat, ships },
    name: secret?.fleet?.name ?? '',
    fighters: printedFighters(table, seat, ships),
    counters: secret?.counters ?? 0,
    flagshipCounters: secret?.flagshipCounters ?? 0,
    total: sumOf(ships, secret?.fleet ?? null),
  }
}
