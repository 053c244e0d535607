// Changes of a draft of pairs and ranking. Pure.
import { proposedPairs, rankingFor } from '../../src/draft/pairing.ts'
import { secretOf } from '../../src/lookup.ts'
import type { Color, HexAddress, Pair } from '../../src/shapes.ts'
import type { View } from '../../src/state.ts'
import type { CampaignDraft, PairsDraft } from '../../src/words/draft.ts'

/** The draft so far; without one, the proposed pairs. */
export const pairsDraft = (view: View, seat: Color, draft: CampaignDraft | null): PairsDraft =>
  draft?.kind === 'pairs'
    ? draft
    : { kind: 'pairs', pairs: proposedPairs(view.land, secretOf(view, seat).cards), red: null, first: [], page: 'cards' }

const isSame = (a: Pair, b: Pair): boolean => a[0] === b[0] && a[1] === b[1]
export const hasPair = (pairs: readonly Pair[], pair: Pair): boolean => pairs.some((one) => isSame(one, pair))
/** The draft with a pair, which frees its cards from other pairs; without it if it was made already. */
export function withPair(draft: PairsDraft, pair: Pair): PairsDraft {
  const others = draft.pairs.filter((one) => !one.some((card) => pair.includes(card)))
  return { ...draft, red: null, page: 'cards', pairs: hasPair(draft.pairs, pair) ? others : [...others, pair] }
}

/** The whole ranking of a draft: the worlds that the player moved, then the others as proposed. */
export function rankingOf(view: View, { first }: PairsDraft): readonly HexAddress[] {
  return [...first, ...rankingFor(view).filter((at) => !first.includes(at))]
}
/** The draft with a world at another place of the ranking, counted from 0. */
export function withRank(view: View, draft: PairsDraft, at: HexAddress, place: number): PairsDraft {
  const before = rankingOf(view, draft)
  const others = before.filter((one) => one !== at)
  const to = Math.max(0, Math.min(place, others.length))
  const ranking = others.toSpliced(to, 0, at)
  // Worlds below both places stay as they are proposed.
  const kept = Math.max(to + 1, before.indexOf(at) + 1, draft.first.length)
  return { ...draft, first: ranking.slice(0, kept) }
}
