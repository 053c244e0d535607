// What people at a table say and do besides playing, in words.
import type { Line, Part, Seat } from '@admiralty/kernel'
import type { Message } from '@admiralty/match'
import type { Note, Signal } from '../api/company.ts'
import { seatName } from '../parts/plate.tsx'
import { list } from '../parts/sentence.ts'

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

const who = (seat: Seat): Part => ({ kind: 'thing', id: seat, text: seatName(seat), seat })
const line = (seat: Seat | null, weight: Line['weight'], ...parts: readonly Part[]): Line => ({ seat, parts, rules: [], weight })

export const rankName = (rank: string): string => (rank === 'ensign' || rank === 'admiral' ? `an ${rank}` : `a ${rank}`)

/** A deed is told like what happens in the game, but no rule book knows it. */
export function deedLine(deed: NonNullable<Message['deed']>): Line {
  switch (deed.kind) {
    case 'conceded':
      return line(deed.seat, 'line', who(deed.seat), ' concedes.')
    case 'drawn':
      return line(null, 'heading', `${list(deed.seats.map(seatName))} agree to a draw.`)
    case 'replaced':
      return line(deed.seat, 'line', `The computer, ${rankName(deed.by)}, sits in for `, who(deed.seat), '.')
    case 'returned':
      return line(deed.seat, 'line', who(deed.seat), ' is back in the seat.')
  }
}
