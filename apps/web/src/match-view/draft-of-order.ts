// The way back from an order to the form: the draft from whose page one press gives this order. A game only says which choices a draft has, so
// this tries choices, first those whose draft has most in common with the order. Pure.
import { type Call, type Choice, type Place, type Refusals, type RuleSystem, sameJson, type Words } from '@admiralty/kernel'
import type { DraftSteps } from './answers.ts'

/** Drafts whose choices are looked at before the search ends. */
const MOST_DRAFTS = 600

/** How much more a value that is too many counts than a missing one. */
const TOO_MANY = 4

interface OpenForm {
  readonly words: Pick<Words, 'choices'>
  readonly view: unknown
}
interface Candidate extends DraftSteps {
  /** How far the draft is from the order. */
  readonly distance: number
}

/** The draft on whose page a choice gives this order, and the drafts before it; undefined if none is found. */
export function draftOfOrder({ words, view }: OpenForm, order: unknown): DraftSteps | undefined {
  const wanted = valuesIn(order)
  const places = placesIn(order)
  const seen = new Set(['null'])
  /** The nearest last. */
  const open: Candidate[] = [{ draft: null, earlier: [], distance: 0 }]
  for (let looked = 0; looked < MOST_DRAFTS; looked += 1) {
    const now = open.pop()
    if (!now) return undefined
    const choices = words.choices(view, now.draft)
    if (choices.some(({ then }) => then.kind === 'order' && sameJson(then.order, order))) return { draft: now.draft, earlier: now.earlier }
    for (const draft of choices.flatMap((choice) => draftsAfter(choice, places))) {
      const text = JSON.stringify(draft)
      if (seen.has(text)) continue
      seen.add(text)
      const distance = differences(wanted, valuesIn(draft))
      const at = open.findLastIndex((other) => other.distance >= distance) + 1
      open.splice(at, 0, { draft, earlier: [...now.earlier, now.draft], distance })
    }
  }
  return undefined
}

/** What becomes of an order that somebody else has written: it is in the form, the form cannot show it, or the rules refuse it by now. */
export type UsedOrder =
  | { readonly kind: 'filled'; readonly draft: unknown }
  | { readonly kind: 'as it is' }
  | { readonly kind: 'refused'; readonly refusals: Refusals }

/** Puts an order for this call into the form. */
export function usedOrder(
  { words, system }: { readonly words: OpenForm['words']; readonly system: Pick<RuleSystem, 'check'> },
  { view, call }: { readonly view: unknown; readonly call: Call },
  order: unknown,
): UsedOrder {
  const refusals = system.check(view, call, order)
  if (refusals) return { kind: 'refused', refusals }
  const steps = draftOfOrder({ words, view }, order)
  return steps ? { kind: 'filled', draft: steps.draft } : { kind: 'as it is' }
}

/** The drafts that a choice leads to. Of the places that it may ask for, only those that the order names. */
function draftsAfter({ then }: Choice, places: readonly Place[]): readonly unknown[] {
  switch (then.kind) {
    case 'order':
      return []
    case 'draft':
      return [then.draft]
    case 'place':
      return then.within.flatMap((within, turns) =>
        within.filter((at) => places.some((place) => sameJson(at, place))).map((at) => then.withPlace({ at, turns })),
      )
    case 'region':
      return places.flatMap((place) => (sameJson(then.nearest(place), place) ? [then.withPlace(place)] : []))
  }
}

/** All pairs of numbers in a value: each may be a place. */
function placesIn(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return []
  const items: readonly unknown[] = Object.values(value)
  const [a, b] = items
  if (items.length === 2 && typeof a === 'number' && typeof b === 'number') return [[a, b]]
  return items.flatMap(placesIn)
}

/** How often each value occurs with the name of its field, in any place of its lists and in this one. */
function valuesIn(value: unknown): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const count = (text: string): unknown => counts.set(text, (counts.get(text) ?? 0) + 1)
  const visit = (part: unknown, name: string, place: string): void => {
    if (typeof part !== 'object' || part === null) {
      count(`${name} ${JSON.stringify(part)}`)
      if (place !== '') count(`${name} ${place} ${JSON.stringify(part)}`)
    } else if (Array.isArray(part)) for (const [at, item] of part.entries()) visit(item, name, `${place}#${at}`)
    else for (const [key, item] of Object.entries(part)) visit(item, key, place)
  }
  visit(value, '', '')
  return counts
}
/** How far a draft is from an order. A value that is missing may still come; one that is too many mostly leads nowhere. */
function differences(order: ReadonlyMap<string, number>, draft: ReadonlyMap<string, number>): number {
  const names = new Set([...order.keys(), ...draft.keys()])
  const distances = [...names].map((name) => (order.get(name) ?? 0) - (draft.get(name) ?? 0))
  return distances.reduce((sum, missing) => sum + (missing > 0 ? missing : -missing * TOO_MANY), 0)
}
