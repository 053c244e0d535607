// Texts about the match: the title of the window, the last line of the log, the state of the connection.
import { list, type Outcome, type Question, type Seat } from '@admiralty/kernel'
import { endingWords } from '../parts/ending.ts'
import { seatName } from '../parts/seat.tsx'
import { sentence } from '../parts/sentence.ts'
import type { Link } from './connection.ts'

interface TableStatus {
  readonly question: Question | undefined
  readonly outcome: Outcome | null
}
interface TitleStatus extends TableStatus {
  /** The seats of the player. */
  readonly mine: readonly Seat[]
  /** The seats without a sealed order. */
  readonly awaited: readonly Seat[]
}

/** The title of the window: whose turn it is, or who has won, then the match. */
export function titleOf(title: string, status: TitleStatus): string {
  return [...momentOf(status), title, 'Admiralty'].join(' · ')
}
function momentOf({ question, outcome, mine, awaited }: TitleStatus): readonly string[] {
  if (outcome) return [endingWords(outcome, mine)]
  if (question) return ['Your turn']
  return awaited.length === 0 ? [] : [`${list(awaited.map(seatName))} to move`]
}

/** The last line of the log; null after the end. `waiting` contains lines such as 'Blue is to fire'. */
export function nowLine({ question, outcome }: TableStatus, waiting: readonly string[]): string | null {
  if (outcome) return null
  if (question) return sentence(question.title)
  return waiting.length === 0 ? 'Please wait.' : sentence(waiting.join('; '))
}

/** '' while the connection is fine. `seq` is the last entry received. */
export function linkLine(link: Link, seq: number): string {
  if (link === 'lost') return `Connection lost. Reconnecting… You see the match after entry ${seq}.`
  return link === 'catching up' ? 'Catching up…' : ''
}

/** How far the viewer's own orders are, while others have not answered. */
export function givenLine({ isTimed, isSaved }: { readonly isTimed: boolean; readonly isSaved: boolean }): string {
  if (isSaved) return 'Saved. Your orders count at the deadline. '
  return isTimed ? 'Ready. Your orders are sealed. ' : 'Your orders are sealed. '
}

/** The question as the announcer reads it. */
export const questionLine = ({ phase, title, text }: Question): string => `${phase}: ${sentence(title)} ${text}`.trim()
