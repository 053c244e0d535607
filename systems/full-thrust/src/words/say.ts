// Building blocks of texts: names, places, distances, dice.
import { type LogEntry, type Part, type Place, plural, type RuleId } from '@admiralty/kernel'
import { clockText, hundredthsBetween, makeHexNumber, polarOffset, unitsText } from '@admiralty/space'
import { SHIP_CLASSES } from '../../data/tables.ts'
import type { SystemPart } from '../design/systems.ts'
import { arcsText, PART_TITLES } from '../design/text.ts'
import { surfaceOf } from '../measure.ts'
import type { Color, Side } from '../shapes.ts'
import type { Group, Salvo, Ship, Table } from '../state.ts'
import { systemOf } from '../table.ts'

export const COLORS: Readonly<Record<Color, string>> = { red: 'Red', blue: 'Blue', gold: 'Gold', green: 'Green' }
export const SIDE_NAMES: Readonly<Record<Side, string>> = { alpha: 'Alpha', beta: 'Beta', gamma: 'Gamma', delta: 'Delta' }
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

// ---- ships, groups, salvoes
/** 'heavy cruiser' */
export const classText = ({ design }: Pick<Ship, 'design'>): string => SHIP_CLASSES[design.shipClass].title
/** 'interceptor group 3', 'fast heavy attack group 12' */
export function groupText({ id, role, fast, heavy }: Group): string {
  return [fast && 'fast', heavy && 'heavy', role === 'standard' ? 'fighter' : role, 'group', numberOf(id)]
    .filter((word) => word !== false)
    .join(' ')
}
const numberOf = (id: string): string => id.slice(1) // ids of groups and salvoes are a letter and a number that is made for showing
export const salvoName = ({ id }: Pick<Salvo, 'id'>): string => `salvo ${numberOf(id)}`
/** The name of a ship, group or salvo. */
export function nameOf(table: Table, id: string): string {
  const [ship, group] = [table.ships[id], table.groups[id]]
  return ship?.name ?? (group ? groupText(group) : salvoName({ id }))
}
export const seatOfThing = (table: Table, id: string): Color | null =>
  table.ships[id]?.seat ?? table.groups[id]?.seat ?? table.salvoes[id]?.seat ?? null
/** With its owner: 'Red Osprey'. */
export const fullName = (table: Table, id: string): string => {
  const seat = seatOfThing(table, id)
  return seat ? `${COLORS[seat]} ${nameOf(table, id)}` : nameOf(table, id)
}

// ---- systems
const KIND_NAMES: Readonly<Record<SystemPart['kind'], string>> = {
  ...PART_TITLES,
  ...{ drive: 'main drive', ftl: 'FTL drive', screen: 'screen', bridge: 'bridge', lifeSupport: 'life support', powerCore: 'power core' },
}
/** 'beam-3', 'point defence' */
export const shortName = (part: SystemPart): string => (part.kind === 'beam' ? `beam-${part.class}` : KIND_NAMES[part.kind])
/** 'beam-3 (FP F FS)', 'main drive' */
export function systemName(ship: Pick<Ship, 'design'>, id: string): string {
  const part = systemOf(ship, id)?.part
  if (!part) return id
  return 'arcs' in part ? `${shortName(part)} (${arcsText(part.arcs)})` : shortName(part)
}

// ---- places
/** '14.25 MU', or '14 MU' on hexes, where one unit is one hex. */
export function rangeText(table: Pick<Table, 'setup'>, from: Place, to: Place): string {
  const surface = surfaceOf(table)
  const units = table.setup.settings.surface === 'hex' ? String(surface.gap(from, to)) : unitsText(hundredthsBetween(from, to))
  return `${units} MU`
}
/** The direction by the clock: '3:20'. */
export const bearingText = (table: Pick<Table, 'setup'>, from: Place, to: Place): string => {
  const surface = surfaceOf(table)
  return clockText(polarOffset(surface.pointOf(from), surface.pointOf(to)).minutes)
}
/** '0304' on hexes; on the plane the place from the centre: '12.5 MU at 3:20'. */
export function placeName(table: Pick<Table, 'setup'>, place: Place): string {
  if (table.setup.settings.surface === 'hex') return makeHexNumber(place)
  const centre: Place = [0, 0]
  return place[0] === 0 && place[1] === 0 ? 'the centre' : `${rangeText(table, centre, place)} at ${bearingText(table, centre, place)}`
}
/** 'course 3, velocity 8' */
export const motionText = ({ course, velocity }: Pick<Ship, 'course' | 'velocity'>): string =>
  velocity === 0 ? `facing ${course}, at rest` : `course ${course}, velocity ${velocity}`
export const points = (count: number): string => plural(count, 'point')

// ---- parts of log lines
export const thingOf = (table: Table, id: string): Part => ({ kind: 'thing', id, text: nameOf(table, id), seat: seatOfThing(table, id) })
export const seatPart = (seat: Color): Part => ({ kind: 'thing', id: seat, text: COLORS[seat], seat })
export const placePart = (table: Pick<Table, 'setup'>, hex: Place): Part => ({ kind: 'hex', hex, text: placeName(table, hex) })
export const dieOf = (face: number, counted = true): Part => ({ kind: 'die', face, sides: 6, counted })
/** Dice with spaces between. `counted`: the least face that mattered. */
export const diceOf = (faces: readonly number[], counted = 1): readonly Part[] =>
  faces.flatMap((face, index) => [...(index > 0 ? [' '] : []), dieOf(face, face >= counted)])

/** Begins a sentence with a capital letter. */
function begun([first, ...others]: readonly Part[]): readonly Part[] {
  if (typeof first === 'string') return [capital(first), ...others]
  return first?.kind === 'thing' ? [{ ...first, text: capital(first.text) }, ...others] : first ? [first, ...others] : []
}
/** A log entry that begins an action. */
export const line = (seat: Color | null, rules: readonly RuleId[], ...parts: readonly Part[]): LogEntry => ({
  seat,
  parts: begun(parts),
  rules,
  weight: 'line',
})
/** A log entry for a detail of an action. */
export const detail = (seat: Color | null, rules: readonly RuleId[], ...parts: readonly Part[]): LogEntry => ({
  ...line(seat, rules, ...parts),
  weight: 'detail',
})
/** A log entry that begins a section. */
export const heading = (rules: readonly RuleId[], ...parts: readonly Part[]): LogEntry => ({ seat: null, parts, rules, weight: 'heading' })
/** A log entry for each type of observation; undefined if the map shows enough. */
export type LinesOf<N extends { readonly type: string }, V> = {
  readonly [K in N['type']]: (observation: Extract<N, { readonly type: K }>, view: V) => LogEntry | undefined
}
