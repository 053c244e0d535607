// The result of a match as text, including concessions and agreed draws.
import { list, type Outcome, type Rulebook } from '@admiralty/kernel'
import { seatName } from './side-style.tsx'

/** 'Yellow and Blue won' */
export const endingWords = ({ winners }: Outcome): string => (winners.length === 0 ? 'Draw' : `${list(winners.map(seatName))} won`)

/** Endings without a clause. */
const WITHOUT_CLAUSE: Readonly<Record<string, string>> = {
  'MATCH-CONCEDED': 'The match was conceded.',
  'MATCH-DRAWN': 'All players agreed to a draw.',
}

/** The reason of the result; `rule` is null if no clause decided it. */
export function endingWhy({ why }: Outcome, book: Rulebook): { readonly text: string; readonly rule: string | null } {
  const text = WITHOUT_CLAUSE[why]
  if (text !== undefined) return { text, rule: null }
  const clause = book.chapters.flatMap(({ clauses }) => clauses).find(({ id }) => id === why)
  return { text: clause?.heading ?? '', rule: why }
}

/** In one line: 'Yellow won by concession' */
export const endedWords = (outcome: Outcome): string =>
  outcome.why === 'MATCH-CONCEDED'
    ? `${endingWords(outcome)} by concession`
    : outcome.why === 'MATCH-DRAWN'
      ? 'Draw by agreement'
      : endingWords(outcome)
