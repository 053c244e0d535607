// The rings of a lesson: hexes on the map and items on the record. A click on a ring is the next pick of the lesson.
import { type Choice, onHex, onItem, type Place, type Spot } from '@admiralty/kernel'
import type { Look } from '@admiralty/lessons'

const isHex = (look: Look): look is Place => Array.isArray(look)
export const isThing = (look: Look): look is string => typeof look === 'string'
/** The ids of the ringed items. */
export const itemsOf = (look: readonly Look[]): readonly string[] => look.flatMap((one) => (isThing(one) || isHex(one) ? [] : [one.item]))
export const hexesOf = (look: readonly Look[]): readonly Place[] => look.filter(isHex)

const same = (a: Spot, b: Spot): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The choices with the ringed places as further targets of `next`, unless another choice has them. */
export function withRings(choices: readonly Choice[], look: readonly Look[], next: Choice | undefined): readonly Choice[] {
  const record = look.find(isThing)
  const rings = [...hexesOf(look).map(onHex), ...itemsOf(look).flatMap((item) => (record === undefined ? [] : [onItem(record, item)]))]
  const free = rings.filter((ring) => !choices.some(({ spots }) => spots.some((spot) => same(spot, ring))))
  return choices.map((choice) => (choice.key === next?.key ? { ...choice, spots: [...choice.spots, ...free] } : choice))
}
