// The status of a match that its streams send: whose streams are open, who has answered, whom a bot may replace.
import { isQuiet, type Seat } from '@admiralty/kernel'
import type { StreamStatus } from '@admiralty/protocol'
import { botAtSeat, type OwedAnswer, owedAnswers, seatRecordOf } from '../seats/active-match.ts'
import type { AnswerCollector } from './answer-collector.ts'
import type { MatchJournal } from './match-journal.ts'

export interface StatusReader {
  /** Whether a stream of this seat is open. */
  isHere(seat: Seat): boolean
  /** The person who receives the status, and who alone learns of the own answers to a quiet call. Null for a spectator. */
  readonly person: string | null
}

/** The status of a match for a reader. */
export function streamStatus(
  { record, active, social }: Pick<MatchJournal, 'record' | 'active' | 'social'>,
  answers: AnswerCollector,
  { isHere, person }: StatusReader,
): StreamStatus {
  const seats = record.seats.map(({ seat }) => seat)
  const common = { here: seats.filter(isHere), rematch: record.rematch }
  if (!active)
    return { ...common, sealed: [], thinking: [], draw: [], offers: [], standIn: [], left: [], absent: [], proposals: [], handovers: [] }
  const counted = answers.countedAnswers(active)
  const owed = owedAnswers(active)
  const sealed = owed.filter(({ call, seat }) => counted.some((answer) => answer.call === call.id && answer.seat === seat))
  const isPublic = ({ call }: OwedAnswer): boolean => !isQuiet(active.system, call)
  const isOwn = (seat: Seat): boolean => person !== null && seatRecordOf(active, seat)?.person === person
  const seatsAmong = (known: readonly OwedAnswer[]): readonly Seat[] => seats.filter((seat) => known.some((order) => order.seat === seat))
  return {
    ...common,
    sealed: seatsAmong(sealed.filter((order) => isPublic(order) || isOwn(order.seat))),
    thinking: owed
      .filter((answer) => isPublic(answer) && botAtSeat(active, answer.seat) && !sealed.includes(answer))
      .map(({ seat }) => seat),
    ...social.status(active, seatsAmong(sealed.filter(isPublic))),
  }
}
