// Parts of choices: the places where a press picks one, and a choice without details.
import type { Choice, Place, Spot } from './words.ts'

export const onPlace = (at: Place): Spot => ({ kind: 'place', at })
export const onThing = (id: string): Spot => ({ kind: 'thing', id })
export const onItem = (id: string, item: string): Spot => ({ kind: 'item', id, item })

/** A row without places, chances, costs and notes. */
export const PLAIN_CHOICE = {
  spots: [],
  odds: null,
  oddsTo: null,
  spread: null,
  because: [],
  cost: null,
  note: null,
  role: 'row',
} as const satisfies Omit<Choice, 'key' | 'label' | 'rule' | 'then'>
