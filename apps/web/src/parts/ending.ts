// How a match ended, in words: those of the house, for endings that no rule book knows too.
import type { Outcome, Rulebook } from '@admiralty/kernel'
import { list } from './sentence.ts'
import { seatName } from './side-style.tsx'

/** 'Yellow and Blue won' */
export const endingWords = ({ winners }: Outcome): string => (winners.length === 0 ? 'A draw' : `${list(winners.map(seatName))} won`)

/** Endings by agreement or surrender: acts of people, not clauses. */
const AGREED: Readonly<Record<string, string>> = {
  'MATCH-CONCEDED': 'The match was conceded.',
  'MATCH-DRAWN': 'All who play agreed to a draw.',
}

/** Why it ended so; the rule is null where no rule said it. */
export function endingWhy({ why }: Outcome, book: Rulebook): { readonly text: string; readonly rule: string | null } {
  const agreed = AGREED[why]
  if (agreed !== undefined) return { text: agreed, rule: null }
  const clause = book.chapters.flatMap(({ clauses }) => clauses).find(({ id }) => id === why)
  return { text: clause?.heading ?? '', rule: why }
}

/** In one line: 'Yellow won, conceded' */
export const endedWords = (outcome: Outcome): string =>
  outcome.why === 'MATCH-CONCEDED'
    ? `${endingWords(outcome)}, conceded`
    : outcome.why === 'MATCH-DRAWN'
      ? 'A draw, agreed'
      : endingWords(outcome)
