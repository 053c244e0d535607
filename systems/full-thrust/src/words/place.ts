// Rows that ask for a place on the chart: any point of a circle on the plane, or one of its hexes.
import { placeOn } from '@admiralty/forms'
import type { Place, RuleId } from '@admiralty/kernel'
import { surfaceOf } from '../measure.ts'
import type { View } from '../state.ts'
import type { Draft } from './draft.ts'
import { type GameRow, row } from './form.ts'

interface PlaceChoice {
  readonly key: string
  readonly rule: RuleId
  readonly label: string
  /** The middle of the circle, and its radius in movement units. */
  readonly from: Place
  readonly units: number
  /** What the rules allow beside the circle. */
  isLegal(place: Place): boolean
  withPlace(place: Place): Draft
}
export function placeRow(view: View, { key, rule, label, from, units, isLegal, withPlace }: PlaceChoice): GameRow {
  const surface = surfaceOf(view)
  const allows = (place: Place): boolean => surface.has(place) && surface.isWithin(from, place, units) && isLegal(place)
  const table = view.setup.settings.surface === 'plane' ? 'plane' : 'hexes'
  return row(
    key,
    rule,
    label,
    placeOn<Draft>(table, { region: { kind: 'disc', centre: from, radius: units }, now: null, allows, withPlace }),
  )
}
