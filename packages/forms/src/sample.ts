// Random walks through a dialog, for tests.
import {
  type Choice,
  type ChoiceResult,
  type Dice,
  die,
  likely,
  type Place,
  type PlaceRequest,
  pick,
  type RegionRequest,
  type SystemTypes,
  type Words,
} from '@admiralty/kernel'
import { MOVEMENT_UNIT } from '@admiralty/space'

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
    const able = choices.filter(({ then }) => hasPlaces(then))
    const forward = able.filter(({ role }) => role !== 'back')
    const usable = forward.length > 0 ? forward : able
    if (usable.length === 0) break
    const main = forward.find(({ role }) => role === 'main')
    const { then } = main && likely(dice, 1, 2) ? main : pick(dice, usable)
    if (then.kind === 'order') return { pages, order: then.order }
    draft = draftAfter(then, dice)
  }
  return { pages, order: null }
}

function hasPlaces(then: ChoiceResult): boolean {
  if (then.kind === 'place') return rotationsOf(then).length > 0
  return then.kind !== 'region' || then.examples.length > 0
}
type Unfinished<Draft> = Exclude<ChoiceResult<never, Draft>, { readonly kind: 'order' }>
function draftAfter<Draft>(then: Unfinished<Draft>, dice: Dice): Draft {
  if (then.kind === 'draft') return then.draft
  return then.kind === 'place' ? placedAtRandom(then, dice) : then.withPlace(anywhereIn(then, dice))
}

/** Random points that are tried before an example is taken. */
const TRIES = 12
/** A random place of a region, with sub-units. */
function anywhereIn({ region, examples, nearest }: RegionRequest, dice: Dice): Place {
  const far = Math.ceil(region.radius * MOVEMENT_UNIT)
  const beside = (middle: number): number => middle + die(dice, 2 * far + 1, 'place') - far - 1
  for (let tries = 0; tries < TRIES; tries += 1) {
    const place = nearest([beside(region.centre[0]), beside(region.centre[1])])
    if (place) return place
  }
  return pick(dice, examples)
}

/** The rotations in which the thing has a place. */
const rotationsOf = ({ within }: Pick<PlaceRequest, 'within'>): readonly number[] =>
  within.flatMap((places, turns) => (places.length > 0 ? [turns] : []))
function placedAtRandom<Draft>(request: PlaceRequest<Draft>, dice: Dice): Draft {
  const turns = pick(dice, rotationsOf(request))
  return request.withPlace({ at: pick(dice, request.within[turns] ?? []), turns })
}
