// Parts that the charts of games share: plain and pencilled counters, tracks, marks of choices, what the choice under the pointer leads to.
import type { Counter, Scene, SideStyle, Track } from '@admiralty/board'
import type { Choice } from '@admiralty/kernel'
import { type Hex, hexKey } from '@admiralty/space'

/** A counter without damage and marks, unless `fields` has them. */
export const plainCounter = (
  fields: Pick<Counter, 'id' | 'hex' | 'facing' | 'symbol' | 'sideStyle' | 'label' | 'title'> & Partial<Counter>,
): Counter => ({ look: 'plain', damage: null, marks: [], selected: false, ...fields })
/** The counter in another place, in pencil: where it will be. */
export const pencilled = (counter: Counter, { hex, facing }: Pick<Counter, 'hex' | 'facing'>, label: string): Counter => ({
  ...counter,
  ...{ hex, facing, label, look: 'pencilled', damage: null, marks: [], selected: false },
})
/** A track without notes; none through fewer than two hexes. */
export const trackOf = (sideStyle: SideStyle, hexes: readonly Hex[], style: Track['style']): readonly Track[] =>
  hexes.length > 1 ? [{ sideStyle, hexes, style, notes: [] }] : []

/** The hexes of choices, each once. `noteOf` receives all choices of a hex. */
export function choiceMarks<C extends Choice>(
  choices: readonly C[],
  noteOf: (choices: readonly C[], hex: Hex) => string | null,
): Scene['marked'] {
  const found = new Map<string, { readonly hex: Hex; readonly of: C[] }>()
  for (const choice of choices)
    for (const spot of choice.spots) {
      if (spot.kind !== 'hex') continue
      const { of } = found.get(hexKey(spot.hex)) ?? { of: [] }
      found.set(hexKey(spot.hex), { hex: spot.hex, of: [...of, choice] })
    }
  return [...found.values()].map(({ hex, of }) => ({ hex, kind: 'may', note: noteOf(of, hex) }))
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
