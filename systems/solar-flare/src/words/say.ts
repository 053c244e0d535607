// Building blocks of texts: names, hexes, dice, explained numbers.
import { d6, type LogLines, list, noun, type Part } from '@admiralty/kernel'
import { type Hex, makeHexNumber } from '@admiralty/space'
import { KIND_NAMES, sectionName } from '../design/check.ts'
import { COLORS } from '../setting/fleets.ts'
import type { Color, Side } from '../shapes.ts'
import type { Ship, Table, View } from '../state.ts'
import { type ComponentNow, fittedAt, seatsOn, steererOf } from '../table.ts'

export const SIDE_NAMES: Readonly<Record<Side, string>> = { sol: 'Sol', vega: 'Vega', altair: 'Altair', deneb: 'Deneb' }
const COMPASS = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'] as const
/** 'northeast'; direction 0 is up the page. */
export const compass = (direction: number): string => COMPASS[direction] ?? '?'
/** 'Red', or 'Red and Gold' for a team. */
export const teamName = (table: Table, side: Side): string => list(seatsOn(table, side).map((seat) => COLORS[seat]))
/** A team with a verb that agrees: 'Red rolls', 'Red and Gold roll'. */
export const teamDoes = (table: Table, side: Side, one: string, many: string): string =>
  `${teamName(table, side)} ${noun(seatsOn(table, side).length, one, many)}`
export { COLORS, sectionName }

/** 'beam 5 in section 1' */
export const fittingName = ({ kind, level, section }: Pick<ComponentNow, 'kind' | 'level' | 'section'>): string =>
  `${KIND_NAMES[kind]} ${level} in ${section === 0 ? 'the core' : sectionName(section)}`
/** The name of a component of a ship by its index. */
export function nameOfFitting(ship: Ship, index: number): string {
  const fitted = fittedAt(ship, index)
  return fitted ? fittingName(fitted) : `component ${index}`
}
/** The number of a torpedo: 1 for the first launch. A torpedo that is only planned has the next number. */
export function torpedoNumber({ launched }: Pick<Table, 'launched'>, id: string): number {
  const at = launched.indexOf(id)
  return (at < 0 ? launched.length : at) + 1
}
/** The name of a ship, or of a torpedo, also of one that is gone: 'torpedo 7'. */
export const nameOf = (table: Table, id: string): string => table.ships[id]?.name ?? `torpedo ${torpedoNumber(table, id)}`
/** With the owner of a torpedo: 'Blue torpedo 7'. */
export function fullName(table: Table, id: string): string {
  const torpedo = table.torpedoes[id]
  return torpedo ? `${COLORS[torpedo.seat]} ${nameOf(table, id)}` : nameOf(table, id)
}
const seatOf = (table: Table, id: string): Color | null => {
  const torpedo = table.torpedoes[id]
  return table.ships[id]?.seat ?? (torpedo ? steererOf(table, torpedo) : null)
}

export const thing = (table: Table, id: string): Part => ({ kind: 'thing', id, text: nameOf(table, id), seat: seatOf(table, id) })
export const seatPart = (seat: Color): Part => ({ kind: 'thing', id: seat, text: COLORS[seat], seat })
export const hexPart = (hex: Hex): Part => ({ kind: 'place', at: hex, text: hexName(hex) })
/** The number on the edges of the chart. */
export const hexName = makeHexNumber
export { capital, figure, logDetail as detail, logHeading as heading, seatLine as line } from '@admiralty/kernel'
/** The dice of an attack, and how many hit. */
export function hitDice(rolled: readonly (readonly [face: number, hits: boolean])[]): readonly Part[] {
  const dice = rolled.flatMap(([face, hits]): readonly Part[] => [' ', d6(face, hits)])
  return rolled.length > 1 ? [...dice, ` ${rolled.filter(([, hits]) => hits).length} of ${rolled.length} hit`] : dice
}
/** A log entry for each type of observation; undefined if the map shows enough. */
export type LinesOf<N extends { readonly type: string }> = LogLines<N, View>
