// Texts of messages and actions.
import { article, type LogEntry } from '@admiralty/kernel'
import { actionText, type MatchAction } from '@admiralty/match'
import type { Note, Signal } from '../api/social.ts'
import { seatName } from '../parts/seat.tsx'

export const SIGNAL_TEXTS: Readonly<Record<Signal, string>> = {
  greetings: 'Greetings!',
  'good-luck': 'Good luck!',
  'well-played': 'Well played.',
  thinking: 'I am thinking.',
  'one-moment': 'One moment, please.',
  sorry: 'Sorry.',
  thanks: 'Thank you.',
  farewell: 'Farewell!',
}
export const noteText = ({ text, signal }: Note): string => text ?? (signal === null ? '' : SIGNAL_TEXTS[signal])

export const rankName = (rank: string): string => article(rank)

/** A log entry for an action; it has no clause. */
export const actionEntry = (action: MatchAction): LogEntry => ({
  seat: 'seat' in action ? action.seat : null,
  parts: [actionText(action, seatName)],
  rules: [],
  weight: 'seat' in action ? 'line' : 'heading',
})
