// The status of a match that its streams send: whose streams are open, who has answered, whom a bot may replace.
import type { Seat } from '@admiralty/kernel'
import type { StreamStatus } from '@admiralty/protocol'
import { botAtSeat, owedAnswers } from '../seats/active-match.ts'
import type { AnswerCollector } from './answer-collector.ts'
import type { MatchJournal } from './match-journal.ts'

/** The status of a match. `isHere`: whether a stream of this seat is open. */
export function streamStatus(
  { record, active, social }: Pick<MatchJournal, 'record' | 'active' | 'social'>,
  answers: AnswerCollector,
  isHere: (seat: Seat) => boolean,
): StreamStatus {
  const seats = record.seats.map(({ seat }) => seat)
  const common = { here: seats.filter(isHere), rematch: record.rematch }
  if (!active)
    return { ...common, sealed: [], thinking: [], draw: [], offers: [], standIn: [], left: [], absent: [], proposals: [], handovers: [] }
  const counted = answers.countedAnswers(active)
  const owed = owedAnswers(active)
  const sealed = owed.filter(({ call, seat }) => counted.some((answer) => answer.call === call.id && answer.seat === seat))
  const answered = seats.filter((seat) => sealed.some((order) => order.seat === seat))
  return {
    ...common,
    sealed: answered,
    thinking: owed.filter((answer) => botAtSeat(active, answer.seat) && !sealed.includes(answer)).map(({ seat }) => seat),
    ...social.status(active, answered),
  }
}
