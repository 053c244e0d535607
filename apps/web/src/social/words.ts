// What people at a table say and do besides playing, in words.
import type { Line } from '@admiralty/kernel'
import { type Deed, deedLine as deedWords } from '@admiralty/match'
import type { Note, Signal } from '../api/company.ts'
import { seatName } from '../parts/plate.tsx'

export const SIGNAL_WORDS: Readonly<Record<Signal, string>> = {
  greetings: 'Greetings!',
  'good-luck': 'Good luck!',
  'well-played': 'Well played.',
  thinking: 'I am thinking.',
  'one-moment': 'One moment, please.',
  sorry: 'Sorry.',
  thanks: 'Thank you.',
  farewell: 'Farewell!',
}
export const noteWords = ({ text, signal }: Note): string => text ?? (signal === null ? '' : SIGNAL_WORDS[signal])

export const rankName = (rank: string): string => (rank === 'ensign' || rank === 'admiral' ? `an ${rank}` : `a ${rank}`)

/** A deed is told like what happens in the game, but no rule book knows it. */
export const deedLine = (deed: Deed): Line => ({
  seat: deed.kind === 'drawn' ? null : deed.seat,
  parts: [deedWords(deed, seatName)],
  rules: [],
  weight: deed.kind === 'drawn' ? 'heading' : 'line',
})
