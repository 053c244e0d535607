// Names of ships, missiles, weapons and hexes; dice and numbers with reasons; parts of log lines.

import { type Counted, type LogEntry, type LogLines, logDetail, type Part, type RuleId, seatLine, sentence } from '@admiralty/kernel'
import { type Direction, type Hex, makeHexNumber } from '@admiralty/space'
import { CREWS } from '../../data/tables.ts'
import { partName } from '../record/names.ts'
import type { Color } from '../shapes.ts'
import type { Missile, Ship, Shot, Table, View } from '../state.ts'
import { designOf, findShip } from '../table.ts'

const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export const COLORS: Readonly<Record<Color, string>> = { yellow: 'Yellow', blue: 'Blue', red: 'Red', green: 'Green' }
export const facingName = (facing: number): string => COMPASS[facing as Direction] ?? '?' // every facing is a direction
export const hexName = makeHexNumber
/** Quarter points as text: '2½'. */
export function points(quarters: number): string {
  const whole = Math.floor(quarters / 4)
  const rest = ['', '¼', '½', '¾'][quarters % 4] ?? ''
  return whole === 0 && rest !== '' ? rest : `${whole}${rest}`
}

// Ships.
const ofAll = (table: Table): readonly Ship[] => [
  ...Object.values(table.ships),
  ...Object.values(table.secret).flatMap(({ hidden }) => Object.values(hidden)),
]
/** 'Bolt 2' where a seat has several Bolts, else 'Bolt'. */
const numbered = ({ number, design }: Pick<Ship, 'number' | 'design'>, many: number): string =>
  many < 2 ? design.name : `${design.name} ${number}`
/** The name of one of a seat's ships before they are placed. */
export const nameAmong = (ships: readonly Pick<Ship, 'id' | 'design'>[], { id, design }: Pick<Ship, 'id' | 'design'>): string =>
  numbered(
    { number: 1 + ships.findIndex((ship) => ship.id === id), design },
    ships.filter((ship) => ship.design.name === design.name).length,
  )
/** 'Vigilance', or 'Vigilance 2' where the seat has several ships of that name. */
export function shipName(table: Table, ship: Ship): string {
  const same = ofAll(table).filter((other) => other.seat === ship.seat && other.design.name === ship.design.name)
  return numbered(ship, same.length)
}
const enlistedName = (table: Table, id: string): string =>
  (table.hiding[id] ?? table.setup.ships.find((one) => one.id === id))?.design.name ?? id
/** The short name; with the owner's color where two seats have a ship of that name. */
export function nameOf(table: Table, id: string): string {
  const ship = findShip(table, id)
  if (!ship) return enlistedName(table, id)
  const shared = ofAll(table).some((other) => other.seat !== ship.seat && other.design.name === ship.design.name)
  return shared ? `${COLORS[ship.seat]} ${shipName(table, ship)}` : shipName(table, ship)
}
/** The name with its owner's color in front. */
export const fullName = (table: Table, { id, seat }: Ship): string => {
  const name = nameOf(table, id)
  return name.startsWith(COLORS[seat]) ? name : `${COLORS[seat]} ${name}`
}
export const whoseName = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`)

// Weapons and missiles.
/** The name of a part on a ship's record; undefined if the table does not know it. */
function partIn(table: Table, ship: string, part: string): string | undefined {
  const found = findShip(table, ship)
  return found && partName(designOf(table, found), part)
}
export const boxIn = (table: Table, ship: string, box: string): string => partIn(table, ship, box) ?? box
const KINDS: Readonly<Record<Shot['kind'], string>> = { ion: 'ion cannon', laser: 'laser', railgun: 'railgun', missile: 'missile' }
/** The weapon's name on its record, or its kind if the table does not know the record. */
export const weaponName = (table: Table, ship: string, weapon: string, kind?: Shot['kind']): string =>
  partIn(table, ship, weapon) ?? (kind ? KINDS[kind] : 'weapon')
export type NamedMissile = Pick<Missile, 'id' | 'from' | 'launched' | 'shot'>
/** 'Vigilance’s missile 3-2': its ship, the turn of its launch, its shot. */
export const missileName = (table: Table, { from, launched, shot }: Omit<NamedMissile, 'id'>): string =>
  `${whoseName(nameOf(table, from))} missile ${launched}-${shot}`

// Parts of log lines.
export const shipLink = (table: Table, id: string): Part => ({
  kind: 'thing',
  id,
  text: nameOf(table, id),
  seat: (findShip(table, id) ?? table.hiding[id] ?? table.setup.ships.find((one) => one.id === id))?.seat ?? null,
})
export const missile = (table: Table, named: NamedMissile, seat: Color): Part => thing(named.id, missileName(table, named), seat)
export const thing = (id: string, text: string, seat: Color): Part => ({ kind: 'thing', id, text, seat })
export const who = (seat: Color): Part => thing(seat, COLORS[seat], seat)
export const at = (hex: Hex): Part => ({ kind: 'place', at: hex, text: hexName(hex) })
export const die = (face: number, counted: Counted, sides = 6): Part => ({ kind: 'die', face, sides: Math.max(sides, face), counted })
/** Several dice with spaces. */
export const rolled = (faces: readonly number[], counted: Counted, sides = 6): readonly Part[] =>
  faces.flatMap((face, index) => [...(index > 0 ? [' '] : []), die(face, counted, sides)])
/** The sides of the dice of a ship's crew. */
export const sidesOf = (table: Table, ship: string): number => CREWS[findShip(table, ship)?.crew ?? 'standard'].sides
/** Writes a die after a colon; nothing for no die. */
export const after = (face: number | null, counted: Counted, sides = 6): readonly Part[] =>
  face === null ? [] : [': ', die(face, counted, sides)]

type Sentence = (...said: Parameters<typeof sentence>) => LogEntry
/** A log line about a seat with its clauses: line(seat, 'EE-DOC-02')`${ship} docks.` */
export const line =
  (seat: Color | null, ...rules: readonly RuleId[]): Sentence =>
  (...said) =>
    seatLine(seat, rules, ...sentence(...said))
/** A detail of the line before. */
export const detail =
  (seat: Color | null, ...rules: readonly RuleId[]): Sentence =>
  (...said) =>
    logDetail(seat, rules, ...sentence(...said))
export { capital, figure, logHeading as heading } from '@admiralty/kernel'

/** One function per type of observation. It returns undefined where the map alone is enough. */
export type LinesOf<N extends { readonly type: string }> = LogLines<N, View>
