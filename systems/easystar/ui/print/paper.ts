// What stands on paper: of each ship its figures, weapons and devices, of each fighter where it is; all asked of the rules.
import { costOf } from '../../src/design/cost.ts'
import { type Muster, muster } from '../../src/design/roster.ts'
import { attacksOf, baseToHit, neededToHit, neededToIntercept, purchased, rangeOf } from '../../src/fire/firing.ts'
import { allowance, podOf } from '../../src/movement/course.ts'
import type { AuxiliaryKind, Color, Fighter, FighterKind, FleetDesign, Hull, Item, Sheet, Ship, Table } from '../../src/state.ts'
import { auxiliaryKindSchema } from '../../src/state.ts'
import { fightersOf, has, isStation, sheetOf, shipsOf, sizeOf, strength, topSpeed } from '../../src/table.ts'
import { capital, itemName, shipName } from '../../src/words/say.ts'
import { weaponOf } from '../reach.ts'
import { symbolOf } from '../sides.ts'
import { type Fitted, fittedOn, placed } from './laid.ts'

/** The least face that hits; null: not to be fired at that. */
interface Needs {
  readonly ship: number | null
  readonly fighter: number | null
  readonly missile: number | null
}
export interface PrintedWeapon {
  readonly item: Item
  readonly name: string
  readonly range: number
  /** '3', '3 × 1'; '' for what only destroys fighters and missiles. */
  readonly does: string
  readonly needs: Needs
  readonly gone: boolean
}
export interface PrintedDevice {
  readonly kind: AuxiliaryKind
  readonly gone: boolean
}
type Berth = Pick<Sheet['fighters'][number], 'id' | 'kind' | 'number'>
interface PrintedBay {
  readonly number: number
  readonly gone: boolean
  readonly aboard: readonly Berth[]
}
export interface PrintedShip {
  readonly table: Table
  readonly ship: Ship
  readonly name: string
  readonly hull: Hull
  readonly symbol: string
  readonly size: number
  readonly station: boolean
  readonly freighter: boolean
  readonly flagship: boolean
  readonly cost: number | null
  readonly points: number
  /** As built. */
  readonly top: number
  /** Hex-sides it may turn at speed 0, 1, … up to its top speed. */
  readonly turns: readonly number[]
  readonly pod: boolean
  readonly targeting: boolean
  readonly weapons: readonly PrintedWeapon[]
  readonly devices: readonly PrintedDevice[]
  readonly bays: readonly PrintedBay[]
  /** Its sheet is known; of others, only what has been seen. */
  readonly known: boolean
}
export interface PrintedFighter {
  readonly id: string
  readonly kind: FighterKind
  readonly number: number
  /** Where it lies, or what has become of it. */
  readonly where: string
  readonly lost: boolean
}
export interface PrintedFleet {
  readonly table: Table
  readonly seat: Color
  readonly name: string
  readonly ships: readonly PrintedShip[]
  readonly fighters: readonly PrintedFighter[]
  /** Damage-control counters: any ship's, and the flagship's own. */
  readonly counters: number
  readonly flagshipCounters: number
  readonly total: number | null
}

const TARGET = { ship: 'a ship', fighter: 'a fighter' } as const
/** The same table with a bare ship and a fighter to be shot at. */
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

function printedWeapon(table: Table, { id }: Ship, { item, gone }: Fitted): PrintedWeapon {
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

function printedBays(table: Table, ship: Ship, fitted: readonly Fitted[]): readonly PrintedBay[] {
  const aboard = sheetOf(table, ship)?.fighters ?? []
  return fitted
    .filter(({ item }) => item.kind === 'bay')
    .map(({ item, gone }, index) => ({ number: index + 1, gone, aboard: gone ? [] : aboard.filter(({ bay }) => bay === item.id) }))
}

function printedShip(before: Table, ship: Ship, roster: readonly Muster[]): PrintedShip {
  const table = withTargets(before, ship)
  const steady = { ...ship, slowed: 0, navHit: false }
  const fitted = fittedOn(table, ship, roster)
  const top = topSpeed(table, steady).total
  const sailed = roster.find(({ id }) => id === ship.id)
  return {
    ...{ table, ship, hull: ship.hull, top },
    name: shipName(ship),
    symbol: symbolOf(table, ship),
    size: sizeOf(ship),
    station: isStation(table, ship),
    freighter: sheetOf(table, ship)?.freighter === true,
    flagship: table.secret[ship.seat]?.flagship === ship.id,
    cost: sailed && !sailed.freighter ? costOf(sailed.design).total : null,
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
/** Those aboard, by ship and bay; then those that have flown. */
function printedFighters(table: Table, seat: Color, ships: readonly PrintedShip[]): readonly PrintedFighter[] {
  const aboard = ships.flatMap(({ name, bays }) =>
    bays.flatMap(({ number: bay, aboard: berths }) =>
      berths.map(({ id, kind, number }) => ({ id, kind, number, where: `${name}, bay ${bay}`, lost: false })),
    ),
  )
  const lying = new Set(aboard.map(({ id }) => id))
  const flown = fightersOf(table, seat).filter(({ id }) => !lying.has(id))
  return [
    ...aboard,
    ...flown.map(({ id, kind, number, status }) => ({
      ...{ id, kind, number, where: FATES[status] },
      lost: status === 'lost' || status === 'left',
    })),
  ]
}

const sumOf = (ships: readonly PrintedShip[], fleet: FleetDesign | null): number | null =>
  fleet ? ships.reduce((sum, { cost }) => sum + (cost ?? 0), 0) : null

export function printedFleet(table: Table, seat: Color): PrintedFleet {
  const secret = table.secret[seat]
  const roster = muster(table, seat) ?? []
  const standing = shipsOf(table, seat).filter(({ id }) => id !== TARGET.ship)
  const ships = (standing.length > 0 ? standing : placed(table, seat)).map((ship) => printedShip(table, ship, roster))
  return {
    ...{ table, seat, ships },
    name: secret?.fleet?.name ?? '',
    fighters: printedFighters(table, seat, ships),
    counters: secret?.counters ?? 0,
    flagshipCounters: secret?.flagshipCounters ?? 0,
    total: sumOf(ships, secret?.fleet ?? null),
  }
}
