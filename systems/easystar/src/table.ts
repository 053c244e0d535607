// Look-ups on a state or a view. Facts about an enemy that a view does not know count as absent.

import { atLeast, atMost, type Explained, explained, when } from '@admiralty/kernel'
import { cellOf, type Hex, sameHex } from '@admiralty/space'
import { SEATS, SHIPS, SPEED_CAP } from '../data/tables.ts'
import type { AuxiliaryKind, Color, Fighter, Item, MapPlan, Secret, Setup, Sheet, Ship, Side, State, Table } from './state.ts'

export const isColor = (viewer: string): viewer is Color => (SEATS as readonly string[]).includes(viewer) // seats are strings

export const seatsOf = (table: Table): readonly Color[] => table.setup.seats.map(({ seat }) => seat)
/** The side of a seat. Throws for a seat that is not in the match. */
export function sideOf(table: Table, seat: Color): Side {
  const place = table.setup.seats.find((sits) => sits.seat === seat)
  if (!place) throw new Error(`no player has the seat ${seat}`)
  return place.side
}
export const enemyOf = (side: Side): Side => (side === 'yellow' ? 'blue' : 'yellow')
/** ES-MPL-03: the seats of a side, Yellow or Blue first (R-ES-92). */
export const seatsOn = (table: Table, side: Side): readonly Color[] =>
  table.setup.seats.filter((place) => place.side === side).map(({ seat }) => seat)
/** Whether two seats are on one side; true for a seat and itself. */
export const allied = (table: Table, a: Color, b: Color): boolean => sideOf(table, a) === sideOf(table, b)
/** ES-SEQ-03. */
export const initiative = (table: Table): Side => (table.turn % 2 === 1 ? 'yellow' : 'blue')

export function shipOf(table: Table, id: string): Ship {
  const ship = table.ships[id]
  if (!ship) throw new Error(`no ship ${id}`)
  return ship
}
export function fighterOf(table: Table, id: string): Fighter {
  const fighter = table.fighters[id]
  if (!fighter) throw new Error(`no fighter ${id}`)
  return fighter
}
export const isShip = (table: Table, id: string): boolean => id in table.ships
/** The values of a record that a predicate accepts. Rules ask this very often, so it makes no list of all values. */
export function valuesWhere<T>(record: Readonly<Record<string, T>>, accepts: (value: T) => boolean): readonly T[] {
  const found: T[] = []
  for (const key in record) {
    const value = record[key] as T // a key of the record
    if (accepts(value)) found.push(value)
  }
  return found
}
export const shipsOf = (table: Table, seat: Color): readonly Ship[] => valuesWhere(table.ships, (ship) => ship.seat === seat)
/** Whether a ship or fighter is in play: on the map and not destroyed. */
export const flying = (thing: Ship | Fighter): boolean => thing.status === 'flying'
export const fightersOf = (table: Table, seat: Color): readonly Fighter[] => valuesWhere(table.fighters, (fighter) => fighter.seat === seat)
/** The seat of a fighter aboard; an ally's fighter may have landed. */
export const pilotOf = (table: Table, ship: Ship, fighter: string): Color => table.fighters[fighter]?.seat ?? ship.seat
/** A fighter that was lost, or that left with its ship. It is put on the table, so that all players can count losses. */
export const outOfPlay = (
  table: Table,
  ship: Ship,
  { id, kind, number, gift }: Sheet['fighters'][number],
  status: 'lost' | 'left',
): Fighter => ({
  id,
  seat: pilotOf(table, ship, id),
  kind,
  number,
  status,
  hex: ship.hex,
  facing: ship.facing,
  moved: true,
  fired: false,
  gift,
})
/** Undefined on a view that does not know the sheet. */
export const sheetOf = (table: Table, ship: Ship): Sheet | undefined => table.secret[ship.seat]?.sheets[ship.id]
/** Items aboard, as far as the table knows. */
export const itemsOf = (table: Table, ship: Ship): readonly Item[] => sheetOf(table, ship)?.items ?? ship.known
export const itemOf = (table: Table, ship: Ship, id: string): Item | undefined => itemsOf(table, ship).find((item) => item.id === id)
/** Whether the table knows of a device of this kind aboard. */
export const has = (table: Table, ship: Ship, kind: AuxiliaryKind): boolean => itemsOf(table, ship).some((item) => item.kind === kind)
/** The device of a kind that is used: one that opponents have seen, else the first. A gift may be a second one (R-ES-102). */
export function deviceOf(table: Table, ship: Ship, kind: Item['kind']): Item | undefined {
  const devices = itemsOf(table, ship).filter((item) => item.kind === kind)
  return devices.find(({ id }) => ship.known.some((seen) => seen.id === id)) ?? devices[0]
}
export const sizeOf = (ship: Ship): number => SHIPS[ship.hull].size // ES-SHP-07

/** ES-MOV-02: the current top speed. */
export function topSpeed(table: Table, ship: Ship): Explained {
  const traded = sheetOf(table, ship)?.speedTraded ?? (ship.station ? SHIPS[ship.hull].speed : 0)
  const freighter = sheetOf(table, ship)?.freighter === true
  const built = atMost(
    freighter ? 2 : SPEED_CAP,
    explained(
      [`${ship.hull} hull`, SHIPS[ship.hull].speed, 'ES-SHP-06'],
      when(traded > 0, 'speed given up for spaces', -traded, 'ES-DES-09'),
      when(has(table, ship, 'engine'), 'engine', 1, 'ES-AUX-ENG-01'),
    ),
    freighter ? 'ES-SCN-03' : 'ES-AUX-ENG-01',
  )
  return atLeast(0, explained(...built.because, when(ship.slowed > 0, 'lost in battle', -ship.slowed, 'ES-CRT-07')), 'ES-CRT-07')
}
/** ES-DES-07: damage points of the undamaged ship. */
export const strength = (table: Table, ship: Ship): Explained =>
  explained(
    [`${ship.hull} hull`, SHIPS[ship.hull].damage, 'ES-SHP-06'],
    when(has(table, ship, 'gunMount'), 'gun mount', 1, 'ES-AUX-GUN-01'),
  )
/** Damage points left; 0 or less for a destroyed ship. */
export const left = (table: Table, ship: Ship): number => strength(table, ship).total - ship.hurt

const TRIANGLE_TILE = 7
/** ES-MAP-03: whether a hex is on the map. */
export function onMap(map: MapPlan, hex: Hex): boolean {
  const { column, row } = cellOf(hex)
  if (map.shape === 'rectangle') return column >= 0 && column < map.columns && row >= 0 && row < map.rows
  const tier = Math.floor(row / TRIANGLE_TILE)
  if (tier >= map.tiers) return false // above the map a tier has no columns
  return column >= triangleMargin(map.tiers, tier) && column < triangleMargin(map.tiers, tier) + (tier + 1) * TRIANGLE_TILE
}
/** Columns left of a tier. Tiers are centred; half a tile is rounded down to whole columns. */
export const triangleMargin = (tiers: number, tier: number): number => Math.floor(((tiers - 1 - tier) * TRIANGLE_TILE) / 2)
/** Number of columns and rows of a map. */
export const extent = (map: MapPlan): { readonly columns: number; readonly rows: number } =>
  map.shape === 'rectangle' ? map : { columns: map.tiers * TRIANGLE_TILE, rows: map.tiers * TRIANGLE_TILE }

/** ES-DST-04: ships, dying ships and wrecks occupy their hex. */
export const inTheWay = ({ status }: Ship): boolean => status !== 'left' && status !== 'exploded'
/** Ships, dying ships and wrecks in a hex. */
export const shipsAt = (table: Table, hex: Hex): readonly Ship[] =>
  valuesWhere(table.ships, (ship) => inTheWay(ship) && sameHex(ship.hex, hex))
/** Fighters in flight in a hex. */
export const fightersAt = (table: Table, hex: Hex): readonly Fighter[] =>
  valuesWhere(table.fighters, (fighter) => flying(fighter) && sameHex(fighter.hex, hex))
/** Whether the hex has no ship, wreck or fighter (R-ES-22, R-ES-38). */
export const isEmpty = (table: Table, hex: Hex): boolean => shipsAt(table, hex).length === 0 && fightersAt(table, hex).length === 0

export const withShip = (state: State, id: string, change: Partial<Ship>): State => ({
  ...state,
  ships: { ...state.ships, [id]: { ...shipOf(state, id), ...change } },
})
export const withFighter = (state: State, id: string, change: Partial<Fighter>): State => ({
  ...state,
  fighters: { ...state.fighters, [id]: { ...fighterOf(state, id), ...change } },
})
/** The state with changed secrets of a seat. Throws if the seat has none. */
export function withSecret(state: State, seat: Color, change: Partial<Secret>): State {
  const secret = state.secret[seat]
  if (!secret) throw new Error(`no secrets of ${seat}`)
  return { ...state, secret: { ...state.secret, [seat]: { ...secret, ...change } } }
}
/** The state with a changed sheet. Throws if the ship has none. */
export function withSheet(state: State, ship: Ship, change: (sheet: Sheet) => Partial<Sheet>): State {
  const sheet = sheetOf(state, ship)
  if (!sheet) throw new Error(`no sheet of ${ship.id}`)
  const sheets = { ...state.secret[ship.seat]?.sheets, [ship.id]: { ...sheet, ...change(sheet) } }
  return withSecret(state, ship.seat, { sheets })
}
/** Marks an item as seen by all players. */
export function withKnown(state: State, id: string, item: Item): State {
  const { known } = shipOf(state, id)
  return known.some((seen) => seen.id === item.id) ? state : withShip(state, id, { known: [...known, item] })
}

/** ES-GEN-07: the table before deployment. */
export const NO_SECRETS: Secret = { fleet: null, sheets: {}, flagship: null, counters: 0, flagshipCounters: 0 }
export const emptyTable = (setup: Setup): Table => ({
  setup,
  turn: 0,
  advantages: {},
  ships: {},
  fighters: {},
  shot: null,
  owed: {},
  scores: {},
  reached: 0,
  outcome: null,
  secret: {},
})
