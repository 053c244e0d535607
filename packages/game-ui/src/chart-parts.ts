// Parts that the charts of games share: plain and pencilled counters, tracks, marks of choices, what the choice under the pointer leads to.
import type { Counter, Scene, SideStyle, Track } from '@admiralty/board'
import type { Choice, Place } from '@admiralty/kernel'
import { hexKey } from '@admiralty/space'

/** A counter without damage and marks, unless `fields` has them. */
export const plainCounter = (
  fields: Pick<Counter, 'id' | 'at' | 'facing' | 'symbol' | 'sideStyle' | 'label' | 'title'> & Partial<Counter>,
): Counter => ({ look: 'plain', damage: null, marks: [], selected: false, ...fields })
/** The counter at its planned place, drawn in pencil. */
export const pencilled = (counter: Counter, { at, facing }: Pick<Counter, 'at' | 'facing'>, label: string): Counter => ({
  ...counter,
  at,
  facing,
  label,
  look: 'pencilled',
  damage: null,
  marks: [],
  selected: false,
})
/** A track without notes; none through fewer than two places. */
export const trackOf = (sideStyle: SideStyle, places: readonly Place[], style: Track['style']): readonly Track[] =>
  places.length > 1 ? [{ sideStyle, places, style, notes: [] }] : []

/** The places of choices, each once. `noteOf` receives all choices of a place. */
export function choiceMarks<C extends Choice>(
  choices: readonly C[],
  noteOf: (choices: readonly C[], at: Place) => string | null,
): Scene['marked'] {
  const found = new Map<string, { readonly at: Place; readonly of: C[] }>()
  for (const choice of choices)
    for (const spot of choice.spots) {
      if (spot.kind !== 'place') continue
      const { of } = found.get(hexKey(spot.at)) ?? { of: [] }
      found.set(hexKey(spot.at), { at: spot.at, of: [...of, choice] })
    }
  return [...found.values()].map(({ at, of }) => ({ at, kind: 'may', note: noteOf(of, at) }))
}

/** A draft has a kind; 'start' is an empty one. */
interface Kinded {
  readonly kind: string
}
interface Aiming<Order, Draft> {
  readonly draft: Draft | null
  readonly aimed: Choice<Order, Draft> | null
}
/** The draft that the choice under the pointer leads to, otherwise the current one. */
export const draftAhead = <Draft extends Kinded>({ draft, aimed }: Aiming<unknown, Draft>): Draft | null =>
  aimed?.then.kind === 'draft' && aimed.then.draft.kind !== 'start' ? aimed.then.draft : draft
/** The order that the choice under the pointer gives; null for none. */
export const orderAhead = <Order>({ aimed }: { readonly aimed: Choice<Order, unknown> | null }): Order | null =>
  aimed?.then.kind === 'order' ? aimed.then.order : null
