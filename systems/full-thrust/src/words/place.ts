// Rows that ask for a place on the chart: any point of a circle on the plane, or one of its hexes.
import { placeOn } from '@admiralty/forms'
import type { Place, RuleId } from '@admiralty/kernel'
import { surfaceOf } from '../measure.ts'
import type { View } from '../state.ts'
import type { Draft } from './draft.ts'
import { type GameRow, row } from './form.ts'

interface PlaceChoice {
  readonly rule: RuleId
  /** The middle of the circle, and its radius in movement units. */
  readonly from: Place
  readonly units: number
  /** The limits of the rules beside the circle. */
  isLegal(place: Place): boolean
  withPlace(place: Place): Draft
}
export function placeRow(view: View, { rule, from, units, isLegal, withPlace }: PlaceChoice): GameRow {
  const surface = surfaceOf(view)
  const allows = (place: Place): boolean => surface.has(place) && surface.isWithin(from, place, units) && isLegal(place)
  const region = { kind: 'disc', centre: from, radius: units } as const
  const table = view.setup.settings.surface === 'plane' ? 'plane' : 'hexes'
  return row('place', rule, 'To a place on the chart', placeOn<Draft>(table, { region, now: null, allows, withPlace }))
}
