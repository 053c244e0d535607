// Texts about the match: the title of the window, the last line of the log, the state of the connection.
import type { Outcome, Question, Seat } from '@admiralty/kernel'
import { sentence } from '../parts/sentence.ts'
import { seatName } from '../parts/side-style.tsx'
import type { Link } from './connection.ts'

interface TableStatus {
  readonly question: Question | undefined
  /** The seat that gets the screen next. */
  readonly next: Seat | undefined
  readonly outcome: Outcome | null
}

/** The title of the window. */
export function titleOf(title: string, { question, next, outcome }: TableStatus): string {
  if (outcome) return `Match over: ${title} · Admiralty`
  if (question) return `● Your move: ${question.title} · ${title}`
  if (next !== undefined) return `● ${seatName(next)} to move · ${title}`
  return `${title} · Admiralty`
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

/** The question as the announcer reads it. */
export const questionLine = ({ phase, title, text }: Question): string => `${phase}: ${sentence(title)} ${text}`.trim()
