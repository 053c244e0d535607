// Random walks through a dialog, for tests.
import { type Choice, type Dice, likely, type PlaceRequest, pick, type SystemTypes, type Words } from '@admiralty/kernel'

/** A page that a walk has come to. */
export interface WalkedPage<Order, Draft> {
  /** Null at the start of the dialog. */
  readonly draft: Draft | null
  readonly choices: readonly Choice<Order, Draft>[]
}
/** A random walk through the dialog of an open call. */
export interface FormWalk<Order, Draft> {
  /** From the start to the last page, each after one choice. */
  readonly pages: readonly WalkedPage<Order, Draft>[]
  /** Null if no choice was left, or the walk has come to its last page without an order. */
  readonly order: Order | null
}
/** The part of a game's words that asks: forms as `formWords` makes them, or words without forms. */
type Asking<View, Order, Draft> = Pick<Words<SystemTypes & { readonly view: View; readonly order: Order }, Draft>, 'choices'>

/** Picks random choices, and the main button half of the time, until one gives an order. Ends on page `most`. *Back* is picked only where nothing else is. */
export function sampleForm<View, Order, Draft>(
  { choices: choicesOf }: Asking<View, Order, Draft>,
  view: View,
  dice: Dice,
  most: number,
): FormWalk<Order, Draft> {
  const pages: WalkedPage<Order, Draft>[] = []
  let draft: Draft | null = null
  while (pages.length < most) {
    const choices = choicesOf(view, draft)
    pages.push({ draft, choices })
    const able = choices.filter(({ then }) => then.kind !== 'place' || rotationsOf(then).length > 0)
    const forward = able.filter(({ role }) => role !== 'back')
    const usable = forward.length > 0 ? forward : able
    if (usable.length === 0) break
    const main = forward.find(({ role }) => role === 'main')
    const { then } = main && likely(dice, 1, 2) ? main : pick(dice, usable)
    if (then.kind === 'order') return { pages, order: then.order }
    draft = then.kind === 'draft' ? then.draft : placedAtRandom(then, dice)
  }
  return { pages, order: null }
}

/** The rotations in which the thing has a place. */
const rotationsOf = ({ within }: Pick<PlaceRequest, 'within'>): readonly number[] =>
  within.flatMap((places, turns) => (places.length > 0 ? [turns] : []))
function placedAtRandom<Draft>(request: PlaceRequest<Draft>, dice: Dice): Draft {
  const turns = pick(dice, rotationsOf(request))
  return request.withPlace({ at: pick(dice, request.within[turns] ?? []), turns })
}
