// What people at a table say and do besides playing, in words.
import type { LogEntry } from '@admiralty/kernel'
import { actionText, type MatchAction } from '@admiralty/match'
import type { Note, Signal } from '../api/social.ts'
import { seatName } from '../parts/side-style.tsx'

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

export const rankName = (rank: string): string => (rank === 'ensign' || rank === 'admiral' ? `an ${rank}` : `a ${rank}`)

/** An action is told like what happens in the game, but no rule book knows it. */
export const actionEntry = (action: MatchAction): LogEntry => ({
  seat: action.kind === 'drawn' ? null : action.seat,
  parts: [actionText(action, seatName)],
  rules: [],
  weight: action.kind === 'drawn' ? 'heading' : 'line',
})
