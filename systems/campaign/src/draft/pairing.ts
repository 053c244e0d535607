// Pairs from a hand: what a player may seal, and the pairing that hits the most valuable worlds.
import { firstRefusal, type Refusal, refuse } from '@admiralty/kernel'
import { around, worldsOf } from '../land/geometry.ts'
import type { Land } from '../land/world.ts'
import { secretOf } from '../lookup.ts'
import type { OrderOf } from '../orders.ts'
import type { Color, DraftCard, HexAddress, Pair } from '../shapes.ts'
import type { Table } from '../state.ts'
import { cardName, hexOfPair, isRed, pairsIn } from './cards.ts'
import { proposedRanking, worldValue } from './ranking.ts'

/** CR-1.3c, CR-1.3g: why these pairs cannot be made from a hand. */
export function pairsFault(hand: readonly DraftCard[], pairs: readonly Pair[]): Refusal | undefined {
  const used = pairs.flat()
  const wrong = firstRefusal(pairs, ([red, black]) => {
    if (!isRed(red)) return refuse('CR-1.3c', `the first card of a pair is red, not the ${cardName(red)}`)
    return isRed(black) ? refuse('CR-1.3c', `the second card of a pair is black, not the ${cardName(black)}`) : undefined
  })
  if (wrong) return wrong
  const stranger = used.find((card) => !hand.includes(card))
  if (stranger !== undefined) return refuse('CR-1.3c', `the ${cardName(stranger)} is not in your hand`)
  const twice = used.find((card, index) => used.indexOf(card) < index)
  if (twice !== undefined) return refuse('CR-1.3c', `the ${cardName(twice)} is in two pairs`)
  const needed = pairsIn(hand)
  return pairs.length === needed ? undefined : refuse('CR-1.3g', `your hand makes ${needed} pairs, not ${pairs.length}`)
}
/** CR-1.3c: why a ranking is refused. */
export function rankingFault({ land, setup }: Pick<Table, 'land' | 'setup'>, ranking: readonly HexAddress[]): Refusal | undefined {
  if (setup.settings.claims === 'turn')
    return ranking.length === 0 ? undefined : refuse('CR-1.3c', 'claims are made in turn, so there is no ranking')
  const seen = new Set<HexAddress>()
  const wrong = firstRefusal(ranking, (at) => {
    if (!land.worlds[at]) return refuse('CR-1.3c', `${at} has no world`)
    if (seen.has(at)) return refuse('CR-1.3c', `${at} is in the ranking twice`)
    seen.add(at)
    return undefined
  })
  if (wrong) return wrong
  const missing = worldsOf(land).find(({ at }) => !seen.has(at))
  return missing && refuse('CR-1.3c', `the ranking lacks ${missing.at}: it has every world of the map`)
}

/** The value of the hex of a pair: that of its world, or a third of that of the best neighbour. */
function pairValue(land: Land, pair: Pair): number {
  const hex = hexOfPair(pair)
  const world = land.worlds[hex]
  if (world) return worldValue(land, world, []).total * 3
  return Math.max(0, ...around(hex, 1).flatMap((at) => (land.worlds[at] ? [worldValue(land, land.worlds[at], []).total] : [])))
}
/** Pairs from a hand, the most valuable hex first. */
export function proposedPairs(land: Land, hand: readonly DraftCard[]): readonly Pair[] {
  const black = hand.filter((card) => !isRed(card))
  const all = hand.filter(isRed).flatMap((red) => black.map((card): Pair => [red, card]))
  const valued = all.map((pair) => ({ pair, value: pairValue(land, pair) })).toSorted((a, b) => b.value - a.value)
  const used = new Set<DraftCard>()
  return valued.flatMap(({ pair }) => {
    if (pair.some((card) => used.has(card))) return []
    for (const card of pair) used.add(card)
    return [pair]
  })
}
/** The ranking that an order of pairs must have: none where claims are made in turn. */
export const rankingFor = ({ land, setup }: Pick<Table, 'land' | 'setup'>): readonly HexAddress[] =>
  setup.settings.claims === 'turn' ? [] : proposedRanking(land, [])
/** The proposed answer of a seat to the call for pairs. */
export const proposedPairsOrder = (table: Pick<Table, 'land' | 'setup' | 'secret'>, seat: Color): OrderOf<'pairs'> => ({
  order: 'pairs',
  pairs: proposedPairs(table.land, secretOf(table, seat).cards),
  ranking: rankingFor(table),
})
