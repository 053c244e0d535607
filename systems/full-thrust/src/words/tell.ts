// Log lines as tagged templates: names, places and dice become parts of a line.
import { type Counted, d6, type LogEntry, logDetail, type Part, type Place, type RuleId, seatLine } from '@admiralty/kernel'
import type { View } from '../state.ts'
import { isColor } from '../table.ts'
import { COLORS, nameOf, placeName, seatOfThing } from './say.ts'

type Late = (view: View) => Part
type Value = string | number | Part | readonly Part[] | Late
/** A ship, group, salvo or player in a log line. */
export const the =
  (id: string): Late =>
  (view) => ({ kind: 'thing', id, text: isColor(id) ? COLORS[id] : nameOf(view, id), seat: isColor(id) ? id : seatOfThing(view, id) })
/** A place in a log line. */
export const spot =
  (hex: Place): Late =>
  (view) => ({ kind: 'place', at: hex, text: placeName(view, hex) })
/** A face, and whether it passed. */
export type MarkedDie = readonly [face: number, counted: Counted]
/** Dice with spaces between. */
export const markedDice = (dice: readonly MarkedDie[]): readonly Part[] =>
  dice.flatMap(([face, counted], index) => [...(index > 0 ? [' '] : []), d6(face, counted)])
/** Dice that all have the same mark. */
export const diceOf = (faces: readonly number[], counted: Counted): readonly Part[] => markedDice(faces.map((face) => [face, counted]))

function partsOf(view: View, value: Value): readonly Part[] {
  if (typeof value === 'function') return [value(view)]
  if (Array.isArray(value)) return value
  return value === '' ? [] : [typeof value === 'number' ? String(value) : (value as Part)] // lists have been told apart
}
/** A template of a log entry: `about` is a player, a thing whose owner the line is about, or null. */
const template =
  (make: typeof seatLine) =>
  (view: View, about: string | null, ...rules: readonly RuleId[]) =>
  (texts: readonly string[], ...values: readonly Value[]): LogEntry => {
    const seat = about === null || isColor(about) ? about : seatOfThing(view, about)
    return make(seat, rules, ...texts.flatMap((text, at) => [...partsOf(view, text), ...partsOf(view, values[at] ?? '')]))
  }
/** A log entry that begins an action. */
export const line = template(seatLine)
/** A log entry for a detail of an action. */
export const detail = template(logDetail)
