// The result of a match as text, including concessions and agreed draws.
import { list, type Outcome, type Rulebook, type Seat } from '@admiralty/kernel'
import { seatName } from './seat.tsx'

/** 'Yellow and Blue won' */
const winnersText = (winners: readonly Seat[]): string => `${list(winners.map(seatName))} won`

/** Null for spectators, for a draw, and for a player with seats on both sides. */
function ownResult({ winners }: Outcome, mine: readonly Seat[]): 'You won' | 'You lost' | null {
  if (winners.length === 0 || mine.length === 0) return null
  const won = mine.filter((seat) => winners.includes(seat)).length
  if (won === 0) return 'You lost'
  return won === mine.length ? 'You won' : null
}

/** The result for the player of the seats `mine`: 'You won', 'You lost', 'Draw'; for others 'Yellow won'. */
export const endingWords = (outcome: Outcome, mine: readonly Seat[]): string =>
  ownResult(outcome, mine) ?? (outcome.winners.length === 0 ? 'Draw' : winnersText(outcome.winners))

/** 'Yellow won.' where `endingWords` does not name the winners, else ''. */
export const winnersSentence = (outcome: Outcome, mine: readonly Seat[]): string =>
  ownResult(outcome, mine) === null ? '' : `${winnersText(outcome.winners)}.`

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

const HOW: Readonly<Record<string, string>> = { 'MATCH-CONCEDED': ' by concession', 'MATCH-DRAWN': ' by agreement' }
/** In one line: 'You lost by concession', 'Draw by agreement' */
export const endedWords = (outcome: Outcome, mine: readonly Seat[]): string => `${endingWords(outcome, mine)}${HOW[outcome.why] ?? ''}`
