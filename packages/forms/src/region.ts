// A place anywhere in a region of the open plane: what a form says, and the request that screen, terminal and walks answer.
import type { Place, PlaceRequest, Region, RegionRequest } from '@admiralty/kernel'
import {
  aheadOnPlane,
  CLOCK_POINTS,
  clockText,
  MOVEMENT_UNIT,
  makeHexNumber,
  pointAtPolar,
  polarOffset,
  squaredGap,
  unitsText,
  vectorTo,
  within,
} from '@admiralty/space'

/** A row that asks for a place in a region. */
export interface RegionRow<Draft> {
  readonly region: Region
  /** Where the draft has the thing now; null if nowhere yet. */
  readonly now: Place | null
  /** Whether the rules allow a place. The region only says where to look. */
  allows(place: Place): boolean
  withPlace(place: Place): Draft
}

/** Shares of the radius at which examples are: whole units along the twelve courses. */
const SHARES = [1, 0.75, 0.5, 0.25] as const
function examplesIn({ region: { centre, radius }, allows }: RegionRow<unknown>): readonly Place[] {
  const distances = [...new Set(SHARES.map((share) => Math.floor(radius * share)))].filter((units) => units > 0)
  const around = distances.flatMap((units) => CLOCK_POINTS.map((course) => aheadOnPlane(centre, course, units)))
  return [...around, centre].filter(allows)
}

/** A place that is at most this part farther away than the radius is taken to be at the edge. */
const SLACK = 0.1
/** The point of the same ray that is just inside the radius. */
function pulledIn({ centre, radius }: Region, place: Place): Place | null {
  const far = Math.sqrt(squaredGap(centre, place)) / MOVEMENT_UNIT
  if (far <= radius || far > radius * (1 + SLACK)) return null
  const [x, y] = vectorTo(centre, place)
  const pulled = (n: number): number => Math.trunc((n * radius) / far)
  return [centre[0] + pulled(x), centre[1] + pulled(y)]
}

/** '3:20, 14.25' in any wording: 'course 3:20, 14.25 MU', 'bearing 3 14'. */
const TYPED = /^\D*(\d{1,2})(?::(\d{2}))?[^\d.]+(\d+(?:\.\d+)?)\D*$/
/** A typed course and distance as a point; null for other texts. */
function pointTyped(centre: Place, text: string): Place | null {
  const [found, hour, minutes = '0', units] = TYPED.exec(text) ?? []
  if (found === undefined || Number(hour) < 1 || Number(hour) > 12 || Number(minutes) > 59) return null
  return pointAtPolar(centre, { minutes: (Number(hour) % 12) * 60 + Number(minutes), hundredths: Math.round(Number(units) * 100) })
}

/** The request of a row. */
export function regionRequest<Draft>(row: RegionRow<Draft>): RegionRequest<Draft> {
  const { region, now, allows } = row
  const { centre } = region
  return {
    kind: 'region',
    region,
    now,
    examples: examplesIn(row),
    nearest(place) {
      const near = allows(place) ? place : pulledIn(region, place)
      return near && allows(near) ? near : null
    },
    nameOf(place) {
      const { minutes, hundredths } = polarOffset(centre, place)
      return `${clockText(minutes)}, ${unitsText(hundredths)} MU`
    },
    placeOf(text) {
      const typed = pointTyped(centre, text)
      return typed && allows(typed) ? typed : null
    },
    withPlace: (place) => row.withPlace(place),
  }
}

/** The effect of a row for a game that is played on the plane or on hexes: a region, or the allowed hexes of the same reach. */
export function placeOn<Draft>(
  table: 'plane' | 'hexes',
  row: RegionRow<Draft>,
): { readonly region: RegionRow<Draft> } | { readonly place: Omit<PlaceRequest<Draft>, 'kind'> } {
  if (table === 'plane') return { region: row }
  const { region, now, allows } = row
  const hexes = within(region.centre, Math.floor(region.radius)).filter(allows)
  const withPlace: PlaceRequest<Draft>['withPlace'] = ({ at }) => row.withPlace(at)
  return { place: { within: [hexes], now: now && { at: now, turns: 0 }, nameOf: makeHexNumber, withPlace } }
}
