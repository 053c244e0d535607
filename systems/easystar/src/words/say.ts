// Building blocks of texts: names, hex numbers, dice, explained numbers.

import { d6, type Explained, figure, type LogLines, type Part, plural } from '@admiralty/kernel'
import { type Direction, type Hex, makeHexNumber } from '@admiralty/space'
import { FIGHTER_KINDS } from '../../data/tables.ts'
import type { RosterShip } from '../design/roster.ts'
import { AUXILIARY_TITLE, PART_TITLE } from '../design/titles.ts'
import type { Color, Fighter, FighterKind, Item, Mount, Ship, ShipDesign, Side, Table, View, WeaponDesign } from '../state.ts'

const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export const COLORS: Readonly<Record<Color, string>> = { yellow: 'Yellow', blue: 'Blue', red: 'Red', green: 'Green' }
export const SIDES: Readonly<Record<Side, string>> = { yellow: 'Yellow’s side', blue: 'Blue’s side' }
export const FIGHTER_NAMES: Readonly<Record<FighterKind, string>> = { interceptor: 'interceptor', attackCraft: 'attack craft' }
const FIGHTERS_NAMED: Readonly<Record<FighterKind, string>> = { interceptor: 'interceptors', attackCraft: 'attack craft' }
export const MOUNT_NAMES: Readonly<Record<Mount, string>> = { axial: 'axial', ventral: 'ventral', dorsal: 'dorsal' }

/** The facing as a compass point: 'N' is up the page. */
export const facingName = (facing: number): string => COMPASS[facing as Direction] ?? '?'
export { capital, d6, figure, logDetail as detail, logHeading as heading, seatLine as line } from '@admiralty/kernel'

/** 'beam' */
export const kindName = ({ kind }: Pick<Item, 'kind'>): string => PART_TITLE[kind]
/** 'axial beam' */
const mountedName = (item: Item): string => (item.mount === null ? kindName(item) : `${MOUNT_NAMES[item.mount]} ${kindName(item)}`)
/** 'axial beam R3 D2': range and damage as bought, where they can be bought. */
export function itemName(item: Item): string {
  const fixed = item.mount === null || item.kind === 'pointDefence' || item.kind === 'blaster' || item.kind === 'bank'
  return fixed ? mountedName(item) : `${mountedName(item)} R${item.range} D${item.damage}`
}
/** 'axial beam' where no other item aboard has that name, else in full. */
export const shortName = (item: Item, aboard: readonly Item[]): string =>
  aboard.some((other) => other.id !== item.id && other.kind === item.kind && other.mount === item.mount)
    ? itemName(item)
    : mountedName(item)
/** 'bay 2': bays are numbered in their order aboard. */
export const bayName = (items: readonly Item[], bay: string): string =>
  `bay ${items.filter(({ kind }) => kind === 'bay').findIndex(({ id }) => id === bay) + 1}`
/** 'Hunter' or 'destroyer 2'. */
export const shipName = (ship: Ship): string => (ship.name === '' || ship.name === ship.id ? `${ship.hull} ${ship.number}` : ship.name)
/** 'attack craft 2' */
export const fighterName = ({ kind, number }: Pick<Fighter, 'kind' | 'number'>): string => `${FIGHTER_NAMES[kind]} ${number}`

/** The name of a ship or fighter; the id if the table does not know it. */
export function nameOf(table: Table, id: string): string {
  const ship = table.ships[id]
  if (ship) return shipName(ship)
  const fighter = table.fighters[id]
  return fighter ? fighterName(fighter) : id
}
const seatOf = (table: Table, id: string): Color | null => table.ships[id]?.seat ?? table.fighters[id]?.seat ?? null
/** With its owner, for a list: 'Blue destroyer 2'. */
export function fullName(table: Table, id: string): string {
  const seat = seatOf(table, id)
  return seat ? `${COLORS[seat]} ${nameOf(table, id)}` : nameOf(table, id)
}

/** Whether a ship or fighter of another seat has the same name. */
function isAmbiguous(table: Table, id: string): boolean {
  const [seat, name] = [seatOf(table, id), nameOf(table, id)]
  return [...Object.keys(table.ships), ...Object.keys(table.fighters)].some(
    (other) => seatOf(table, other) !== seat && nameOf(table, other) === name,
  )
}
/** The name, with the seat if another seat uses the same name. */
export const briefName = (table: Table, id: string): string => (isAmbiguous(table, id) ? fullName(table, id) : nameOf(table, id))

export const thing = (table: Table, id: string): Part => ({ kind: 'thing', id, text: briefName(table, id), seat: seatOf(table, id) })
export const who = (seat: Color): Part => ({ kind: 'thing', id: seat, text: COLORS[seat], seat })
export const at = (hex: Hex): Part => ({ kind: 'place', at: hex, text: makeHexNumber(hex) })
/** A roll: 'a 5, needs 4 or more: hit.' */
export const rolled = (face: number, needed: Explained, { passed }: { readonly passed: boolean }, result: string): readonly Part[] => [
  d6(face, passed),
  ', needs ',
  needs(needed),
  result,
]
/** '4 or more': the least face that succeeds. */
export const needs = (number: Explained): Part => figure(number, `${number.total} or more`)

/** A design as text: 'axial beam R3 D2, 2 fighter bays, 4 interceptors'. */
export function fitWords({ weapons, auxiliaries, fighters, speedTraded }: Omit<ShipDesign, 'hull' | 'name'>): string {
  const devices = [...new Set(auxiliaries.map(({ kind }) => kind))].map((kind) => {
    const many = auxiliaries.filter((device) => device.kind === kind).length
    return many > 1 ? plural(many, AUXILIARY_TITLE[kind]) : AUXILIARY_TITLE[kind]
  })
  const aboard = FIGHTER_KINDS.flatMap((kind) => {
    const many = fighters.filter((fighter) => fighter.kind === kind).length
    return many > 0 ? [plural(many, FIGHTER_NAMES[kind], FIGHTERS_NAMED[kind])] : []
  })
  const traded = speedTraded > 0 ? [`${speedTraded} speed given up`] : []
  return [...weapons.map(weaponWords), ...devices, ...aboard, ...traded].join(', ') || 'bare'
}
const weaponWords = (weapon: WeaponDesign): string => itemName({ ...weapon, id: '' })

/** The title of a ship before deployment. */
export const shipTitle = ({ hull, number, name, freighter }: RosterShip): string =>
  `${name === '' ? `${hull} ${number}` : name}${freighter ? ', freighter' : ''}`

/** A log entry for each type of observation; undefined if the map shows enough. */
export type LinesOf<N extends { readonly type: string }> = LogLines<N, View>
