// Random hands, pairs and left-over cards that fit what a viewer knows of the cards.
import { type Dice, die } from '@admiralty/kernel'
import { empireOf, seatsOf, secretOf } from '../lookup.ts'
import type { Color, DraftCard, Pair } from '../shapes.ts'
import type { Secret, Table } from '../state.ts'
import { drawn, isRed, packFor } from './cards.ts'

/** The cards of a seat. */
export type CardSecrets = Pick<Secret, 'cards' | 'pairs' | 'aside'>
export const NO_CARDS: CardSecrets = { cards: [], pairs: [], aside: [] }
/** The cards that a viewer cannot place: neither its own nor, before the left-over cards, those that were played. */
function unseenCards(table: Table, hidden: readonly Color[]): readonly DraftCard[] {
  const own = seatsOf(table).filter((seat) => !hidden.includes(seat))
  const held = own.flatMap((seat) => {
    const { cards, pairs, aside } = secretOf(table, seat)
    return [...cards, ...pairs.flat(), ...aside]
  })
  const played = table.claims.filter(({ extra }) => extra || table.stage !== 'extra').flatMap(({ pair }) => pair)
  const seen = new Set([...held, ...played])
  return packFor(seatsOf(table).length).filter((card) => !seen.has(card))
}
/** Hands, pairs and left-over cards of the hidden seats, in the numbers that everybody knows. */
export function drawnHands(table: Table, hidden: readonly Color[], dice: Dice): ReadonlyMap<Color, CardSecrets> {
  const unseen = unseenCards(table, hidden)
  let piles: Piles = { red: unseen.filter(isRed), black: unseen.filter((card) => !isRed(card)) }
  let pile = unseen
  const hands = new Map<Color, CardSecrets>()
  for (const seat of hidden) {
    const { cards, pairs } = empireOf(table, seat)
    const hand = drawn(pile, cards, dice)
    pile = hand.rest
    const made = drawnPairs(piles, pairs, dice)
    piles = made.piles
    hands.set(seat, { cards: hand.cards, pairs: made.pairs, aside: [] })
  }
  const counts = hidden.map((seat) => empireOf(table, seat).aside)
  const colours = coloursOf(counts, piles, dice)
  hidden.forEach((seat, index) => {
    const colour = colours[index] ?? 'red'
    const aside = drawn(piles[colour], counts[index] ?? 0, dice)
    piles = { ...piles, [colour]: aside.rest }
    hands.set(seat, { ...(hands.get(seat) ?? NO_CARDS), aside: aside.cards })
  })
  return hands
}
interface Piles {
  readonly red: readonly DraftCard[]
  readonly black: readonly DraftCard[]
}
function drawnPairs({ red, black }: Piles, count: number, dice: Dice): { readonly pairs: readonly Pair[]; readonly piles: Piles } {
  const [reds, blacks] = [drawn(red, count, dice), drawn(black, count, dice)]
  const pairs = reds.cards.flatMap((card, index): readonly Pair[] => {
    const other = blacks.cards[index]
    return other === undefined ? [] : [[card, other]]
  })
  return { pairs, piles: { red: reds.rest, black: blacks.rest } }
}
/** A colour for the left-over cards of each seat, such that there are enough cards: all of one seat have one colour. */
function coloursOf(counts: readonly number[], { red, black }: Piles, dice: Dice): readonly ('red' | 'black')[] {
  const ways = 2 ** counts.length
  const first = die(dice, ways, 'colours')
  const colours = (way: number) => counts.map((_, index): 'red' | 'black' => ((way >> index) & 1 ? 'red' : 'black'))
  const needed = (way: number, colour: string): number =>
    counts.filter((_, index) => colours(way)[index] === colour).reduce((total, count) => total + count, 0)
  for (let step = 0; step < ways; step += 1) {
    const way = (first + step) % ways
    if (needed(way, 'red') <= red.length && needed(way, 'black') <= black.length) return colours(way)
  }
  return colours(first)
}
