// Fleets that meet, their hexes, and their sizes compared.

import { armies } from '../groups/place.ts'
import { cardsOf, type ShipCard } from '../groups/ship-cards.ts'
import type { Holdings, TaskGroup } from '../holdings.ts'
import { WIDE_MAP } from '../land/geometry.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { Table } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { hasPact } from '../treaties/pacts.ts'
import type { RelativeSize, WeekEvent } from '../week/events.ts'

/** CR-X.4: whether two empires are hostile: all are but those with a pact. */
export const areEnemies = (table: Pick<Table, 'secret' | 'week'>, a: Color, b: Color): boolean => a !== b && !hasPact(table, a, b)

/** The groups of an empire in a hex. */
export interface HexFleet {
  readonly seat: Color
  readonly holdings: Holdings
  readonly groups: readonly TaskGroup[]
}
/** The fleets of a hex, in the order of the seats. */
export interface Gathering {
  readonly at: HexAddress
  readonly fleets: readonly HexFleet[]
}
/** The fleets of each hex where one is, in map order. Nobody is in FTL to be met (CR-5.3). */
export function gatherings(table: Pick<Table, 'setup' | 'empires' | 'secret'>): readonly Gathering[] {
  const places = new Map<HexAddress, Map<Color, TaskGroup[]>>()
  const all = armies(table)
  for (const [seat, { groups }] of all)
    for (const group of groups) {
      if (group.at === null) continue
      const here = places.get(group.at) ?? new Map<Color, TaskGroup[]>()
      const own = here.get(seat)
      if (own) own.push(group)
      else here.set(seat, [group])
      places.set(group.at, here)
    }
  const owners = new Map(all)
  return WIDE_MAP.flatMap((at) => {
    const here = places.get(at)
    if (!here) return []
    const fleets = [...here].flatMap(([seat, groups]): readonly HexFleet[] => {
      const holdings = owners.get(seat)
      return holdings ? [{ seat, holdings, groups }] : []
    })
    return [{ at, fleets }]
  })
}
/** CR-17.1: the hexes where fleets of several empires are, empty hexes included. Partners meet as others do. */
export const meetingsOf = (table: Pick<Table, 'setup' | 'empires' | 'secret'>): readonly Gathering[] =>
  gatherings(table).filter(({ fleets }) => fleets.length > 1)

/** CR-17.2a: larger from 3 : 2 on, smaller from 2 : 3 on (proposed). */
export function sizeOf(other: number, own: number): RelativeSize {
  if (other === own) return 'equal'
  if (2 * other >= 3 * own) return 'larger'
  return 3 * other <= 2 * own ? 'smaller' : 'equal'
}
/** CR-17.2b: a glaring difference of the mean mass of ships: twice or half (proposed). */
function shipSize(other: readonly ShipCard[], own: readonly ShipCard[]): RelativeSize | null {
  const [theirs, ours] = [other, own].map((cards) => cards.reduce((sum, { mass }) => sum + mass, 0))
  if (theirs === undefined || ours === undefined) return null
  const [a, b] = [theirs * own.length, ours * other.length]
  if (a >= 2 * b) return 'larger'
  return 2 * a <= b ? 'smaller' : null
}
const forceIn = (cards: readonly ShipCard[]): number => cards.reduce((sum, { force }) => sum + force, 0)

type Remark = Extract<WeekEvent, { readonly type: 'sized' }>['remarks'][number]
/** The remark that the owner of a fleet is told of another one. */
export function remarkOn(game: BattleGame, own: HexFleet, other: HexFleet): Remark {
  const [ours, theirs] = [cardsOf(game, own.holdings, own.groups), cardsOf(game, other.holdings, other.groups)]
  return { seat: other.seat, size: sizeOf(forceIn(theirs), forceIn(ours)), ships: shipSize(theirs, ours) }
}
/** CR-17.3: the size that counts against several hostile fleets: that of the largest. */
export function largestOf(sizes: readonly RelativeSize[]): RelativeSize {
  return (['larger', 'equal'] as const).find((size) => sizes.includes(size)) ?? 'smaller'
}
