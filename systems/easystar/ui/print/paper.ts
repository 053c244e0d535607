// The data of printed sheets: figures and devices of each ship, and the place of each fighter, from the rules.
import { costOf } from '../../src/design/cost.ts'
import { type RosterShip, rosterOf } from '../../src/design/roster.ts'
import { allowance, podOf } from '../../src/movement/course.ts'
import { auxiliaryKindSchema, type Color, type Fighter, type Ship, type Table } from '../../src/state.ts'
import { fightersOf, has, sheetOf, shipsOf, sizeOf, strength, topSpeed } from '../../src/table.ts'
import { shipName } from '../../src/words/say.ts'
import { weaponOf } from '../reach.ts'
import { symbolOf } from '../symbol.ts'
import { printedWeapon, TARGET } from './printed-weapon.ts'
import { type Fitted, fittedOn, placed } from './table-to-print.ts'

/** The table with a bare ship and a fighter as targets. */
function withTargets(table: Table, ship: Ship): Table {
  const { seat, hex, facing } = ship
  const fighter: Fighter = {
    id: TARGET.fighter,
    seat,
    hex,
    facing,
    kind: 'interceptor',
    number: 1,
    status: 'flying',
    moved: false,
    fired: false,
    gift: false,
  }
  return {
    ...table,
    ships: { ...table.ships, [ship.id]: ship, [TARGET.ship]: { ...ship, id: TARGET.ship, known: [] } },
    fighters: { ...table.fighters, [TARGET.fighter]: fighter },
  }
}

function printedBays(table: Table, ship: Ship, fitted: readonly Fitted[]) {
  const aboard = sheetOf(table, ship)?.fighters ?? []
  return fitted
    .filter(({ item }) => item.kind === 'bay')
    .map(({ item, gone }, index) => ({ number: index + 1, gone, aboard: gone ? [] : aboard.filter(({ bay }) => bay === item.id) }))
}

export type ShipSheetData = ReturnType<typeof printedShip>
function printedShip(before: Table, ship: Ship, roster: readonly RosterShip[]) {
  const table = withTargets(before, ship)
  const steady = { ...ship, slowed: 0, navHit: false }
  const fitted = fittedOn(table, ship, roster)
  const top = topSpeed(table, steady).total
  const listed = roster.find(({ id }) => id === ship.id)
  return {
    table,
    ship,
    hull: ship.hull,
    /** Top speed as built. */
    top,
    name: shipName(ship),
    symbol: symbolOf(table, ship),
    size: sizeOf(ship),
    station: ship.station,
    freighter: sheetOf(table, ship)?.freighter === true,
    flagship: table.secret[ship.seat]?.flagship === ship.id,
    cost: listed && !listed.freighter ? costOf(listed.design).total : null,
    points: strength(table, ship).total,
    /** Hex-sides it may turn at speed 0, 1, … up to its top speed. */
    turns: Array.from({ length: top + 1 }, (_, speed) => allowance(table, steady, speed).total),
    pod: podOf(table, ship) > 0,
    targeting: has(table, ship, 'targeting'),
    weapons: fitted.filter(({ item }) => weaponOf(item) !== null).map((each) => printedWeapon(table, ship, each)),
    devices: fitted.flatMap(({ item, gone }) => {
      const kind = auxiliaryKindSchema.safeParse(item.kind).data
      return kind === undefined || kind === 'bay' ? [] : [{ kind, gone }]
    }),
    bays: printedBays(table, ship, fitted),
    /** Whether the whole sheet is known, not only revealed items. */
    known: sheetOf(table, ship) !== undefined,
  }
}

const FATES = { flying: 'flying', aboard: 'aboard', lost: 'lost', left: 'left the map' } as const
/** Fighters aboard by ship and bay, then those that have flown, with their fate. */
function printedFighters(table: Table, seat: Color, ships: readonly ShipSheetData[]) {
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
      id,
      kind,
      number,
      where: FATES[status],
      lost: status === 'lost' || status === 'left',
    })),
  ]
}

export type FighterSheetData = FleetSheetData['fighters'][number]
export type FleetSheetData = ReturnType<typeof printedFleet>
/** The printed data of a seat's fleet, as far as the table knows it. */
export function printedFleet(table: Table, seat: Color) {
  const secret = table.secret[seat]
  const roster = rosterOf(table, seat) ?? []
  const deployed = shipsOf(table, seat).filter(({ id }) => id !== TARGET.ship)
  const ships = (deployed.length > 0 ? deployed : placed(table, seat)).map((ship) => printedShip(table, ship, roster))
  return {
    table,
    seat,
    ships,
    name: secret?.fleet?.name ?? '',
    fighters: printedFighters(table, seat, ships),
    counters: secret?.counters ?? 0,
    flagshipCounters: secret?.flagshipCounters ?? 0,
    total: secret?.fleet ? ships.reduce((sum, { cost }) => sum + (cost ?? 0), 0) : null,
  }
}
