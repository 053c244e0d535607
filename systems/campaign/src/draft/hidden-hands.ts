// Random hands, pairs and left-over cards that fit what a viewer knows of the cards.
import { type Dice, pick } from '@admiralty/kernel'
import { empireOf, seatsOf, secretOf } from '../lookup.ts'
import type { Secret } from '../secret.ts'
import type { Color, DraftCard, Pair } from '../shapes.ts'
import type { Table } from '../state.ts'
import { drawn, isRed, packFor } from './cards.ts'

/** The cards of a seat. */
export type CardSecrets = Pick<Secret, 'cards' | 'pairs' | 'aside'>
export const NO_CARDS: CardSecrets = { cards: [], pairs: [], aside: [] }
/** The cards that a viewer cannot place: neither its own nor, before the left-over cards, those that were played. */
function unseenCards(table: Table): readonly DraftCard[] {
  // A view has the cards of no other seat.
  const held = seatsOf(table).flatMap((seat) => {
    const { cards, pairs, aside } = secretOf(table, seat)
    return [...cards, ...pairs.flat(), ...aside]
  })
  const played = table.claims.filter(({ extra }) => extra || table.stage !== 'extra').flatMap(({ pair }) => pair)
  const seen = new Set([...held, ...played])
  return packFor(seatsOf(table).length).filter((card) => !seen.has(card))
}
/** Hands, pairs and left-over cards of the hidden seats, in the numbers that everybody knows. */
export function drawnHands(table: Table, hidden: readonly Color[], dice: Dice): ReadonlyMap<Color, CardSecrets> {
  let pile = unseenCards(table)
  let piles: Piles = { red: pile.filter(isRed), black: pile.filter((card) => !isRed(card)) }
  const hands = new Map<Color, CardSecrets>()
  for (const seat of hidden) {
    const { cards, pairs } = empireOf(table, seat)
    const hand = drawn(pile, cards, dice)
    pile = hand.rest
    const made = drawnPairs(piles, pairs, dice)
    piles = made.piles
    hands.set(seat, { cards: hand.cards, pairs: made.pairs, aside: [] })
  }
  const counts = hidden.map((seat) => ({ seat, count: empireOf(table, seat).aside }))
  for (const { seat, count, colour } of leftOvers(counts, piles, dice)) {
    const aside = drawn(piles[colour], count, dice)
    piles = { ...piles, [colour]: aside.rest }
    hands.set(seat, { ...(hands.get(seat) ?? NO_CARDS), aside: aside.cards })
  }
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

const COLOURS = ['red', 'black'] as const
interface LeftOverCount {
  readonly seat: Color
  readonly count: number
}
interface LeftOvers extends LeftOverCount {
  readonly colour: (typeof COLOURS)[number]
}
/** A colour for the left-over cards of each seat: all of one seat have one colour. As few cards as possible are lacking, in a real draft none. */
function leftOvers(counts: readonly LeftOverCount[], piles: Piles, dice: Dice): readonly LeftOvers[] {
  const ways = counts.reduce<readonly (readonly LeftOvers[])[]>(
    (all, one) => all.flatMap((way) => COLOURS.map((colour) => way.concat({ ...one, colour }))),
    [[]],
  )
  const lacking = (way: readonly LeftOvers[]): number =>
    COLOURS.reduce((total, colour) => {
      const needed = way.reduce((sum, one) => (one.colour === colour ? sum + one.count : sum), 0)
      return total + Math.max(0, needed - piles[colour].length)
    }, 0)
  const least = Math.min(...ways.map(lacking))
  return pick(
    dice,
    ways.filter((way) => lacking(way) === least),
    'colours',
  )
}
