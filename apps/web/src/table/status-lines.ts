// What the table says of itself in words: the window's title, the last line of the log, the state of the connection.
import type { Outcome, Question, Seat } from '@admiralty/kernel'
import { sentence } from '../parts/sentence.ts'
import { seatName } from '../parts/side-style.tsx'
import type { Link } from './connection.ts'

interface TableStatus {
  readonly question: Question | undefined
  readonly next: Seat | undefined
  readonly outcome: Outcome | null
}

export function titleOf(title: string, { question, next, outcome }: TableStatus): string {
  if (outcome) return `Over: ${title} · Admiralty`
  if (question) return `● Your move: ${question.title} · ${title}`
  if (next !== undefined) return `● ${seatName(next)} to move · ${title}`
  return `${title} · Admiralty`
}

/** `waiting`: 'Blue is to fire'. Null: the log has said it all. */
export function nowLine({ question, outcome }: TableStatus, waiting: readonly string[]): string | null {
  if (outcome) return null
  if (question) return sentence(question.title)
  return waiting.length === 0 ? 'Please wait.' : sentence(waiting.join('; '))
}

export function linkLine(link: Link, seq: number): string {
  if (link === 'lost') return `Connection lost. Reconnecting… You see the match after entry ${seq}.`
  return link === 'catching up' ? 'Catching up…' : ''
}

/** The question as the announcer reads it. */
export const questionLine = ({ phase, title, text }: Question): string => `${phase}: ${sentence(title)} ${text}`.trim()
