// How fleets come in: entry points, formations and frozen groups (FT-SET-01 to FT-SET-07, FT-HEX-08).
import { type OrderVerdict, type Place, type Refusal, refusalsOfParts, refuse } from '@admiralty/kernel'
import { type ClockPoint, MOVEMENT_UNIT, pointAtOffset, turnedClock } from '@admiralty/space'
import { surfaceOf } from '../measure.ts'
import type { EntryPlan, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { EnteredGroup, EntryGroup, Ship, Table } from '../state.ts'
import { byId, type KnownTable, planOf, shipOf } from '../table.ts'

/** FT-SET-07: how near the centre defences without drives stand, in MU. */
const STANDING = 6
const CENTRE: Place = [0, 0]
type Offset = EntryPlan['offsets'][string]
export const NO_OFFSET: Offset = { back: 0, right: 0 }

const coming = (table: Table, seat: Color): readonly Ship[] =>
  Object.values(table.ships)
    .filter((ship) => ship.seat === seat && ship.status === 'coming')
    .toSorted(byId)
/** FT-SET-06: the formation that a group keeps, as far as the reader of the table knows it. A scenario or a campaign gives it. */
export function formationOf({ formations, setup, secret }: KnownTable, group: string): EntryGroup['frozen'] {
  const planned = setup.seats.flatMap(({ entries }) => entries).find(({ id }) => id === group)?.frozen
  const told = Object.values(secret).find(({ frozen }) => frozen[group])?.frozen[group]
  return formations[group] ?? planned ?? told ?? null
}
/** The entry groups of a seat with their ships. A chosen fleet is the first group. */
export function groupsToEnter(table: KnownTable, seat: Color): readonly EntryGroup[] {
  const { entries: plans, budget } = planOf(table, seat)
  const entries = plans.map((group) => ({ ...group, frozen: formationOf(table, group.id) }))
  const chosen = budget === null ? [] : coming(table, seat).filter(({ design }) => design.thrust > 0)
  const groups = entries.map((group, index) => (index === 0 && budget !== null ? { ...group, ships: chosen.map(({ id }) => id) } : group))
  return groups.filter(({ ships }) => ships.length > 0)
}
/** FT-SET-07: the ships of a seat that are in no group. */
export function standingShips(table: KnownTable, seat: Color): readonly Ship[] {
  const grouped = groupsToEnter(table, seat).flatMap(({ ships }) => ships)
  return coming(table, seat).filter(({ id }) => !grouped.includes(id))
}
/** The ship that leads a frozen group: the heaviest, then the lowest id (FT-FTL-08). */
function leaderOf(table: Table, ships: readonly string[]): Ship | undefined {
  return ships.map((id) => shipOf(table, id)).toSorted((a, b) => b.design.mass - a.design.mass || byId(a, b))[0]
}

/** A ship as it comes in. */
interface Arrival {
  readonly ship: string
  readonly at: Place
  readonly course: ClockPoint
  readonly velocity: number
}
/** FT-SET-01: the point of an entry, and its course towards the centre (FT-SET-02). */
// FT-HEX-08: on hexes a corner clock point is half of the steps along each neighbouring side.
export const entryPoint = (table: Pick<Table, 'setup'>, { clock, distance }: Pick<EnteredGroup, 'clock' | 'distance'>) => ({
  at: surfaceOf(table).ahead(CENTRE, clock as ClockPoint, distance), // the schema has 1 to 12
  course: turnedClock(clock as ClockPoint, 6),
})
/** FT-SET-03: a place behind and beside the entry point. */
function formedPlace(table: Table, entry: EnteredGroup, { back, right }: Offset): Place {
  const surface = surfaceOf(table)
  const { at, course } = entryPoint(table, entry)
  const behind = surface.ahead(at, turnedClock(course, 6), back)
  return right < 0 ? surface.ahead(behind, turnedClock(course, -3), -right) : surface.ahead(behind, turnedClock(course, 3), right)
}
/** FT-SET-06: places as they were recorded, the foremost ship on the line of the entry point. */
function frozenArrivals(table: Table, entry: EnteredGroup, frozen: NonNullable<EntryGroup['frozen']>): readonly Arrival[] {
  const { at, course } = entryPoint(table, entry)
  const recordedAhead = entry.ships.flatMap((ship) => frozen[ship]?.ahead ?? [])
  const foremost = recordedAhead.length > 0 ? Math.max(...recordedAhead) : 0
  return entry.ships.map((ship) => {
    const recorded = frozen[ship] ?? { ahead: foremost, right: 0, course: 0, velocity: entry.speed }
    const offset = { forward: recorded.ahead - foremost, right: recorded.right }
    const place = table.setup.settings.surface === 'plane' ? pointAtOffset(at, course, offset) : hexAtOffset(table, entry, offset)
    return { ship, at: place, course: turnedClock(course, recorded.course), velocity: recorded.velocity }
  })
}
/** The hex of a recorded offset, in whole hexes ahead and to the right. */
function hexAtOffset(table: Table, entry: EnteredGroup, { forward, right }: { readonly forward: number; readonly right: number }): Place {
  const hexes = (dot: number): number => Math.round(dot / MOVEMENT_UNIT ** 2)
  return formedPlace(table, entry, { back: -hexes(forward), right: hexes(right) })
}
/** Where and how the ships of an entry come in. */
export function arrivalsOf(table: KnownTable, id: string, entry: EnteredGroup): readonly Arrival[] {
  const frozen = formationOf(table, id)
  if (frozen) return frozenArrivals(table, entry, frozen)
  const { course } = entryPoint(table, entry)
  return entry.ships.map((ship) => {
    const at = formedPlace(table, entry, table.offsets[ship] ?? NO_OFFSET)
    return { ship, at, course, velocity: entry.speed }
  })
}

/** Why a seat may not come in like this; undefined if it may. */
export function entryFault(table: KnownTable, seat: Color, { groups, standing }: OrderOf<'enter'>): OrderVerdict {
  const plans = groupsToEnter(table, seat)
  const stray = Object.keys(groups).find((id) => !plans.some((plan) => plan.id === id))
  if (stray !== undefined) return refuse('FT-SET-01', `${stray} is no entry group of yours`)
  const fault = refusalsOfParts(
    plans,
    ({ id }) => id,
    (plan) => {
      const entry = groups[plan.id]
      return entry ? groupFault(table, plan, entry) : refuse('FT-SET-01', `the group ${plan.id} needs an entry point`)
    },
  )
  return fault ?? standingFault(table, seat, standing)
}
function groupFault(table: KnownTable, plan: EntryGroup, entry: EntryPlan): Refusal | undefined {
  const { clock, speed, offsets } = entry
  if (!plan.clocks.includes(clock)) return refuse('FT-SET-01', `entry point ${clock} is not one of ${plan.clocks.join(', ')}`)
  if (plan.frozen) return frozenFault(table, plan, entry)
  const { maxEntrySpeed } = table.setup.settings
  if (speed > maxEntrySpeed) return refuse('FT-SET-04', `speed ${speed} is above the highest entry speed of ${maxEntrySpeed}`)
  const stray = Object.keys(offsets).find((id) => !plan.ships.includes(id))
  if (stray !== undefined) return refuse('FT-SET-03', `${stray} is not in the group ${plan.id}`)
  const taken = new Set<string>()
  for (const id of plan.ships) {
    const { back, right } = offsets[id] ?? NO_OFFSET
    const place = `${back}/${right}`
    if (taken.has(place)) return refuse('FT-SET-03', `two ships of ${plan.id} share a place: ${back} back, ${right} to the right`)
    taken.add(place)
  }
  return undefined
}
function frozenFault(table: KnownTable, { id, ships }: EntryGroup, { speed, offsets }: EntryPlan): Refusal | undefined {
  const recorded = frozenSpeed(table, ships, id)
  return Object.keys(offsets).length > 0 || speed !== recorded
    ? refuse('FT-SET-06', `the group ${id} comes in as it was: without offsets, at speed ${recorded}`)
    : undefined
}
/** FT-SET-06: the recorded velocity of the leader of a frozen group. */
export function frozenSpeed(table: KnownTable, ships: readonly string[], group: string): number {
  return formationOf(table, group)?.[leaderOf(table, ships)?.id ?? '']?.velocity ?? 0
}
function standingFault(table: KnownTable, seat: Color, places: OrderOf<'enter'>['standing']): Refusal | undefined {
  const surface = surfaceOf(table)
  const ships = standingShips(table, seat)
  const stray = Object.keys(places).find((id) => !ships.some((ship) => ship.id === id))
  if (stray !== undefined) return refuse('FT-SET-07', `${stray} is no defence of yours without a drive`)
  for (const { id, name } of ships) {
    const at = places[id]
    if (!at) return refuse('FT-SET-07', `${name} needs a place`)
    if (!surface.has(at) || !surface.isWithin(CENTRE, at, STANDING))
      return refuse('FT-SET-07', `${name} stands within ${STANDING} MU of the centre`)
    if (ships.some((other) => other.id !== id && surface.gap(places[other.id] ?? at, at) === 0 && places[other.id]))
      return refuse('FT-SET-03', `${name} shares a place with another ship`)
  }
  return undefined
}
/** A free place near the centre for the defence of this number. */
export const standingPlace = (table: Table, number: number): Place =>
  number === 0 ? CENTRE : surfaceOf(table).ahead(CENTRE, (((number - 1) % 12) + 1) as ClockPoint, number <= 12 ? 3 : 5) // 1 to 12
