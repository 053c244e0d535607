// What a player may ask for about the clock of a match, and what open proposals say. The server decides what is possible.
import { type ClockState, dueOf } from '@admiralty/clocks'
import { type Call, list, plural, type Seat } from '@admiralty/kernel'
import type { ProposalRequest } from '@admiralty/protocol'
import type { MatchInfo, StreamStatus } from '../api/types.ts'
import { personAt, playersIn } from '../parts/people.ts'

type OpenProposal = StreamStatus['proposals'][number]

interface Waiting {
  readonly clock: ClockState
  readonly calls: readonly Call[]
  /** The seats that are ready. */
  readonly ready: readonly Seat[]
}

/** The seats of people whose answers the match waits for, with a deadline that has not passed. */
export const seatsWaitedFor = (match: Pick<MatchInfo, 'seats'>, { clock, calls, ready }: Waiting): readonly Seat[] =>
  playersIn(match).flatMap(({ seat, holder }) => {
    const owes = calls.some(({ id }) => dueOf(clock, id, seat) !== null)
    return owes && (holder === 'me' || holder === 'other') && !ready.includes(seat) ? [seat] : []
  })

/** What a proposal is about. */
export function proposalTitle({ kind, seat, days }: OpenProposal, match: Pick<MatchInfo, 'seats'>): string {
  switch (kind) {
    case 'pause':
      return `Pause the match for ${plural(days ?? 1, 'day')}`
    case 'resume':
      return 'Go on before the pause ends'
    case 'extend':
      return `More time for ${personAt(match, seat ?? '')}`
    case 'end':
      return 'End the match without a winner'
  }
}

/** The text says who has agreed to a proposal, and whose agreement is missing. */
export function agreementText({ agree, missing }: OpenProposal, match: Pick<MatchInfo, 'seats'>, as: Seat | null): string {
  const names = (seats: readonly Seat[]): string => list(seats.map((seat) => (seat === as ? 'you' : personAt(match, seat))))
  const agreed = agree.length > 0 ? `Agreed: ${names(agree)}. ` : ''
  return `${agreed}${missing.length > 0 ? `Still missing: ${names(missing)}.` : ''}`.trim()
}

/** The request that agrees to a proposal, or withdraws or declines it. */
export function proposalAnswer({ kind, seat, days }: OpenProposal, as: Seat, { agree }: { readonly agree: boolean }): ProposalRequest {
  if (kind === 'pause') return { kind, as, days: days ?? 1, agree }
  return kind === 'extend' ? { kind, as, seat: seat ?? as, agree } : { kind, as, agree }
}
