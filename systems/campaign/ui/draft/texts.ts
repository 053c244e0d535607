// Sentences of the draft: what a card, a pair and a place in the ranking mean.
import { capital, type Explained, list } from '@admiralty/kernel'
import { cardName } from '../../src/draft/cards.ts'
import type { World } from '../../src/land/world.ts'
import type { DraftCard, Pair } from '../../src/shapes.ts'
import { resourceName } from '../../src/words/names.ts'
import { worldTitle } from '../../src/words/world-names.ts'
import type { PairReach } from './reach.ts'

const SIGNS: Readonly<Record<string, string>> = { H: '♥', D: '♦', S: '♠', C: '♣' }
const PICTURES: Readonly<Record<string, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }
/** A card as it is printed on the screen: 'K♥'. */
export function cardSign(card: DraftCard): string {
  const rank = card.replaceAll(/\D/g, '')
  return `${PICTURES[rank] ?? rank}${SIGNS[card.charAt(0)] ?? ''}`
}
export const pairName = (pair: Pair): string => pair.map(cardName).join(' and ')

const briefly = ({ at, base, resource }: World): string => `${worldTitle(at)} (${base}${resource ? `, ${resourceName(resource)}` : ''})`
/** The worlds that a pair may claim: 'Exactly Doroa 0202 (4). Beside it Malura 0101 (6, ore).' */
export function reachText({ hex, exact, near }: PairReach): string {
  const there = exact ? `Exactly ${briefly(exact)}.` : `No world in ${hex}.`
  return near.length === 0 ? `${there} None beside it.` : `${there} Beside it ${list(near.map(briefly))}.`
}
/** Why a world has its place: 'Value 76: 28 for income, 40 for a resource that the empire lacks.' */
export const valueText = ({ total, because }: Explained): string =>
  `Value ${total}: ${list(because.map(([what, amount]) => `${amount} for ${what}`)) || 'nothing speaks for it'}.`
/** 'Exactly', 'Beside its hex': how a claim found its world. */
const CLAIM_WORDS = {
  exact: 'exact',
  near: 'beside its hex',
  instead: 'instead of its hex',
  nearest: 'nearest free world',
  none: 'no world left',
} as const
export const claimWords = (by: keyof typeof CLAIM_WORDS): string => capital(CLAIM_WORDS[by])
