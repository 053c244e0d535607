// Building blocks of texts: names, places, dice.
import { type Counted, type Part, plural } from '@admiralty/kernel'
import { type Direction, type Hex, sameHex } from '@admiralty/space'
import { RINGS } from '../../data/rings.ts'
import { KIND_NAMES } from '../names.ts'
import { hexesOfRing, ringOf } from '../orbit/motion.ts'
import type { Color } from '../shapes.ts'
import type { Item, Table, Unit } from '../state.ts'

export const COLORS: Readonly<Record<Color, string>> = { yellow: 'Yellow', blue: 'Blue', red: 'Red', green: 'Green' }
export const colorOf = (seat: string): string => COLORS[seat as Color] ?? seat // other seats have no entry
const COMPASS = ['up', 'up right', 'down right', 'down', 'down left', 'up left'] as const
/** 'up right'; direction 0 is up the page. */
export const compass = (direction: Direction): string => COMPASS[direction]

/** 'gunship 4': the number is unique on the map. */
export const unitName = ({ kind, number }: Pick<Unit, 'kind' | 'number'>): string => `${KIND_NAMES[kind]} ${number}`
/** A thing in a bay or aboard: 'gunship (2 damage, 1 shot fired)', 'bus (basic warhead)'. */
export function itemName({ kind, damage, gas, shots, disabled, cargo }: Item): string {
  const state = [
    damage > 0 && plural(damage, 'damage', 'damage'),
    gas && 'a load of gas',
    shots > 0 && `${plural(shots, 'shot')} fired`,
    disabled > 0 && `pulsed to the end of turn ${disabled}`,
    ...cargo.map(({ kind }) => KIND_NAMES[kind]),
  ]
  const held = state.filter((one) => one !== false)
  return held.length > 0 ? `${KIND_NAMES[kind]} (${held.join(', ')})` : KIND_NAMES[kind]
}
/** 'moon 2': the second one that was placed. */
export const moonName = ({ moons }: Pick<Table, 'moons'>, id: string): string => `moon ${moons.findIndex((moon) => moon.id === id) + 1}`
/** The name of a unit by its id, also of one that is gone, or of a moon. */
function nameOf(table: Table, id: string): string {
  const unit = table.units[id] ?? table.gone[id]
  return unit ? unitName(unit) : moonName(table, id)
}
/** With its owner: 'Blue booster 7'. */
export function fullName(table: Table, id: string): string {
  const unit = table.units[id] ?? table.gone[id]
  return unit ? `${COLORS[unit.seat]} ${unitName(unit)}` : nameOf(table, id)
}

/** Ring and place, counted clockwise from the top: '4-07'; ring 0 is the rim of the planet, and '0-00' its middle. */
export function hexName(hex: Hex): string {
  const ring = ringOf(hex)
  const place = ring < 0 ? 0 : hexesOfRing(ring).findIndex((one) => sameHex(one, hex)) + 1
  return `${Math.max(0, ring)}-${String(place).padStart(2, '0')}`
}
/** 'ring 4', 'the atmosphere' */
export function ringName(hex: Hex): string {
  const ring = ringOf(hex)
  return ring <= 0 ? 'the atmosphere' : ring > RINGS.length ? 'outer space' : `ring ${ring}`
}

export const thing = ({ id, seat, ...unit }: Pick<Unit, 'id' | 'seat' | 'kind' | 'number'>): Part => ({
  kind: 'thing',
  id,
  text: unitName(unit),
  seat,
})
export const thingOf = (table: Table, id: string): Part => ({
  kind: 'thing',
  id,
  text: nameOf(table, id),
  seat: (table.units[id] ?? table.gone[id])?.seat ?? null,
})
export const seatPart = (seat: Color): Part => ({ kind: 'thing', id: seat, text: COLORS[seat], seat })
export const hexPart = (hex: Hex): Part => ({ kind: 'place', at: hex, text: hexName(hex) })
export const die = (face: number, counted: Counted, sides = 6): Part => ({ kind: 'die', face, sides, counted })
export { capital, figure, logDetail as detail, logHeading as heading, seatLine as line } from '@admiralty/kernel'
/** Dice with spaces between. */
export const dice = (faces: readonly number[], sides = 6): readonly Part[] =>
  faces.flatMap((face, index) => [...(index > 0 ? [' '] : []), die(face, null, sides)])
export type { LogLines as LinesOf } from '@admiralty/kernel'
