// Building blocks of texts: names, places, distances, motions.
import { list, type Place, plural } from '@admiralty/kernel'
import { clockText, hundredthsBetween, makeHexNumber, polarOffset, unitsText } from '@admiralty/space'
import type { SystemPart } from '../design/systems.ts'
import { arcsText, classTitle, PART_TITLES } from '../design/text.ts'
import { surfaceOf } from '../measure.ts'
import type { ShipPlot, TurnLeg } from '../orders.ts'
import type { Color, Side } from '../shapes.ts'
import type { Group, Ship, Table } from '../state.ts'
import { systemOf } from '../table.ts'

export const COLORS: Readonly<Record<Color, string>> = { red: 'Red', blue: 'Blue', gold: 'Gold', green: 'Green' }
/** A side by its players: 'Red', 'Red and Gold'. */
export const sideName = (view: Pick<Table, 'setup'>, side: Side): string =>
  list(view.setup.seats.flatMap((one) => (one.side === side ? [COLORS[one.seat]] : [])))
export { capital } from '@admiralty/kernel'

/** 'heavy cruiser' */
export const classText = ({ design }: Pick<Ship, 'design'>): string => classTitle(design)
/** 'interceptor group 3', 'fast heavy attack group 12' */
export function groupText({ number, role, fast, heavy }: Group): string {
  return [fast && 'fast', heavy && 'heavy', role === 'standard' ? 'fighter' : role, 'group', number]
    .filter((word) => word !== false)
    .join(' ')
}
/** 'salvo 2': the second one that was launched, also after it is gone. */
export const salvoName = ({ launched }: Pick<Table, 'launched'>, id: string): string => `salvo ${launched.indexOf(id) + 1}`
/** The name of a ship without its owner, of a group or of a salvo. The numbers of groups and salvoes are unique in the match. */
function ownName(table: Table, id: string): string {
  const [ship, group] = [table.ships[id], table.groups[id]]
  return ship?.name ?? (group ? groupText(group) : salvoName(table, id))
}
/** The name of a ship, group or salvo; with its owner where two seats have a ship of that name. */
export function nameOf(table: Table, id: string): string {
  const ship = table.ships[id]
  const isShared = ship && Object.values(table.ships).some(({ seat, name }) => seat !== ship.seat && name === ship.name)
  return isShared ? fullName(table, id) : ownName(table, id)
}
export const seatOfThing = ({ ships, groups, salvoes }: Table, id: string): Color | null =>
  (ships[id] ?? groups[id] ?? salvoes[id])?.seat ?? null
export const placeOfThing = ({ ships, groups, salvoes }: Table, id: string): Place | undefined =>
  (ships[id] ?? groups[id] ?? salvoes[id])?.at
/** With its owner: 'Red Osprey'. */
export const fullName = (table: Table, id: string): string => {
  const seat = seatOfThing(table, id)
  return seat ? `${COLORS[seat]} ${ownName(table, id)}` : ownName(table, id)
}

const KIND_NAMES: Readonly<Record<SystemPart['kind'], string>> = {
  ...PART_TITLES,
  drive: 'main drive',
  ftl: 'FTL drive',
  screen: 'screen',
  bridge: 'bridge',
  lifeSupport: 'life support',
  powerCore: 'power core',
}
/** 'beam-3', 'point defence' */
export const shortName = (part: SystemPart): string => (part.kind === 'beam' ? `beam-${part.class}` : KIND_NAMES[part.kind])
/** 'beam-3 (FP F FS)', 'main drive' */
export function systemName(ship: Pick<Ship, 'design'>, id: string): string {
  const part = systemOf(ship, id)?.part
  if (!part) return id
  return 'arcs' in part ? `${shortName(part)} (${arcsText(part.arcs)})` : shortName(part)
}

/** '14.25 MU', or '14 MU' on hexes, where one unit is one hex. */
export function rangeText(table: Pick<Table, 'setup'>, from: Place, to: Place): string {
  const surface = surfaceOf(table)
  const units = table.setup.settings.surface === 'hex' ? String(surface.gap(from, to)) : unitsText(hundredthsBetween(from, to))
  return `${units} MU`
}
/** The direction in minutes of the clock: 200 is 3:20. */
export const minutesTo = (table: Pick<Table, 'setup'>, from: Place, to: Place): number => {
  const surface = surfaceOf(table)
  return polarOffset(surface.pointOf(from), surface.pointOf(to)).minutes
}
/** The direction by the clock: '3:20'. */
export const bearingText = (table: Pick<Table, 'setup'>, from: Place, to: Place): string => clockText(minutesTo(table, from, to))
/** '0304' on hexes; on the plane the place from the centre: '12.5 MU from the centre, at 3:20 on the clock'. */
export function placeName(table: Pick<Table, 'setup'>, place: Place): string {
  if (table.setup.settings.surface === 'hex') return makeHexNumber(place)
  const centre: Place = [0, 0]
  return place[0] === 0 && place[1] === 0
    ? 'the centre'
    : `${rangeText(table, centre, place)} from the centre, at ${bearingText(table, centre, place)} on the clock`
}
/** 'course 3, velocity 8' */
export const motionText = ({ course, velocity }: Pick<Ship, 'course' | 'velocity'>): string =>
  velocity === 0 ? `facing ${course}, at rest` : `course ${course}, velocity ${velocity}`
/** 'port 2' */
export const legText = ({ to, points: count }: TurnLeg): string => `${to} ${count}`
/** An order in words: 'port 2, then starboard 1, velocity 9'. */
export function plotWords({ velocity }: Pick<Ship, 'velocity'>, plot: ShipPlot): string {
  const { turns, change, roll, excess, ftl, flight, disengage, ram } = plot
  return [
    roll && 'roll',
    turns.map(legText).join(', then ') || 'straight on',
    `velocity ${velocity + change}`,
    excess && 'excess thrust',
    ftl && 'FTL',
    flight === 'launch' && 'launch fighters',
    flight === 'land' && 'take fighters in',
    disengage && 'disengage',
    ram !== null && 'ram',
  ]
    .filter(Boolean)
    .join(', ')
}
/** The changes of an order, without its announcements: 'roll, port 2, 3 faster'. Empty if the ship flies straight on. */
export const changeWords = ({ turns, change, roll, excess }: ShipPlot): string =>
  [
    roll && 'roll',
    turns.map(legText).join(', then '),
    change !== 0 && `${Math.abs(change)} ${change > 0 ? 'faster' : 'slower'}`,
    excess && 'excess thrust',
  ]
    .filter(Boolean)
    .join(', ')
export const points = (count: number): string => plural(count, 'point')
