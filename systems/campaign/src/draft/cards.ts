// The cards of the draft: packs, colours, and the hex that a pair names.
import { type Dice, die } from '@admiralty/kernel'
import { hexAt, makeHexNumber } from '@admiralty/space'
import { CARDS, type DraftCard, type HexAddress, type Pair } from '../shapes.ts'

/** CR-1.3b: cards of a hand. */
export const HAND = 12
/** CR-1.3b: one pack serves so many players. */
const ONE_PACK_UP_TO = 4
/** The cards of one pack, or of two. */
export const packFor = (players: number): readonly DraftCard[] => (players > ONE_PACK_UP_TO ? CARDS : CARDS.slice(0, CARDS.length / 2))
/** Hearts and diamonds are red. */
export const isRed = (card: DraftCard): boolean => card.startsWith('H') || card.startsWith('D')
/** From 1 for an ace to 13 for a king. */
const rankOf = (card: DraftCard): number => Number(/\d+/.exec(card)?.[0] ?? 0)
/** CR-1.3a: the hex that a pair names: the red card is the row, the black card the column. */
export const hexOfPair = ([red, black]: Pair): HexAddress => makeHexNumber(hexAt({ column: rankOf(black) - 1, row: rankOf(red) - 1 }))
/** Cards drawn from a pile without looking, and what is left of it. Fewer are drawn if the pile ends. */
export function drawn(
  pile: readonly DraftCard[],
  count: number,
  dice: Dice,
): { readonly cards: readonly DraftCard[]; readonly rest: readonly DraftCard[] } {
  const rest = [...pile]
  const cards: DraftCard[] = []
  while (cards.length < count && rest.length > 0) cards.push(...rest.splice(die(dice, rest.length, 'a card') - 1, 1))
  return { cards, rest }
}
/** The number of pairs that a hand makes: all cards of the rarer colour are paired (CR-1.3g). */
export function pairsIn(hand: readonly DraftCard[]): number {
  const red = hand.filter(isRed).length
  return Math.min(red, hand.length - red)
}
/** A card in words: 'the 5 of hearts'. */
const SUITS: Readonly<Record<string, string>> = { H: 'hearts', D: 'diamonds', S: 'spades', C: 'clubs' }
const PICTURES: Readonly<Record<number, string>> = { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' }
export const cardName = (card: DraftCard): string => `${PICTURES[rankOf(card)] ?? rankOf(card)} of ${SUITS[card.charAt(0)] ?? 'no suit'}`
