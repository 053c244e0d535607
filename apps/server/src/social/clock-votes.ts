// Proposals about the clock of a match. One becomes an action once all who still play have agreed.
import { deadlineOf, oneExtension } from '@admiralty/clocks'
import type { Seat } from '@admiralty/kernel'
import { checkAction, isAbsent, type MatchAction } from '@admiralty/match'
import type { OpenProposal } from '@admiralty/protocol'
import type { Vote } from '@admiralty/store'
import { type ActiveMatch, activePlayers, openCallsOf, seatRecordOf } from '../seats/active-match.ts'
import { notNow } from '../seats/own-control.ts'

export type ClockVote = Extract<Vote, { readonly kind: OpenProposal['kind'] }>
const isClockVote = (vote: Vote): vote is ClockVote => vote.kind !== 'draw' && vote.kind !== 'stand-in' && vote.kind !== 'seat'

const DAY = 24 * 3600 * 1000

/** The seats of people who still play: they have not conceded, no bot stands in, and they have not missed too many answers. */
export const presentPlayers = (active: ActiveMatch): ReturnType<typeof activePlayers> =>
  activePlayers(active).filter(({ seat }) => !isAbsent(active.match, seat))
/** The seats of people who have missed too many answers. */
export const absentPlayers = (active: ActiveMatch): readonly Seat[] =>
  activePlayers(active).flatMap(({ seat }) => (isAbsent(active.match, seat) ? [seat] : []))

/** Whether two votes are about the same proposal, whoever gave them. */
export const isSameProposal = (vote: ClockVote, other: Vote): boolean =>
  vote.kind === other.kind && (vote.kind !== 'extend' || (other.kind === 'extend' && vote.seat === other.seat))

/** The open proposals. */
export function proposalsIn(active: ActiveMatch, votes: readonly Vote[]): readonly OpenProposal[] {
  const open = new Map<string, OpenProposal>()
  for (const vote of votes.filter(isClockVote)) {
    const seat = vote.kind === 'extend' ? vote.seat : null
    const key = `${vote.kind} ${seat}`
    const agree = [...(open.get(key)?.agree ?? []), vote.voter].toSorted()
    const missing = votersOn(active, vote).filter((one) => !agree.includes(one))
    open.set(key, { kind: vote.kind, seat, days: vote.kind === 'pause' ? vote.days : null, agree, missing })
  }
  return [...open.values()]
}

/** The action of the first proposal on which all have agreed; undefined if there is none. */
export function agreedProposal(active: ActiveMatch, votes: readonly Vote[], now: number): MatchAction | undefined {
  const agreed = proposalsIn(active, votes).find(({ missing, agree }) => missing.length === 0 && agree.length > 0)
  const vote = agreed && votes.filter(isClockVote).find(({ kind, voter }) => kind === agreed.kind && agreed.agree.includes(voter))
  const action = vote && actionOf(active, vote, now)
  return action && !checkAction(active.system, active.match, action, now) ? action : undefined
}

/** Throws `not-now` unless this vote is possible. */
export function checkClockVote(active: ActiveMatch, vote: ClockVote, now: number): void {
  if (active.match.head.clock.kind === 'none') throw notNow('MATCH-CLOCK', 'this match has no clock')
  if (!presentPlayers(active).some(({ seat }) => seat === vote.voter)) throw notNow('MATCH-ABSENT', 'only those who still play decide')
  const action = actionOf(active, vote, now)
  const refusal = action && checkAction(active.system, active.match, action, now)
  if (!action || refusal) throw notNow(refusal?.rule ?? 'MATCH-CLOCK', refusal?.reason ?? 'there is nothing to decide')
}

/** The seats that have to agree. The other people decide about more time for a seat; against bots alone, the seat itself. */
function votersOn(active: ActiveMatch, vote: ClockVote): readonly Seat[] {
  const present = presentPlayers(active)
  if (vote.kind !== 'extend') return present.map(({ seat }) => seat)
  const owner = seatRecordOf(active, vote.seat)?.person
  const others = present.filter(({ person }) => person !== owner).map(({ seat }) => seat)
  return others.length > 0 ? others : [vote.seat]
}

/** Undefined if the vote has no effect now. */
function actionOf(active: ActiveMatch, vote: ClockVote, now: number): MatchAction | undefined {
  const absent = absentPlayers(active)
  switch (vote.kind) {
    case 'pause':
      return { kind: 'paused', until: now + vote.days * DAY }
    case 'resume':
      return { kind: 'resumed' }
    case 'end':
      return absent.length > 0 ? { kind: 'ended', absent } : undefined
    case 'extend': {
      const { clock, head } = active.match
      const call = openCallsOf(active).find(({ seats }) => seats.includes(vote.seat))
      const deadline = call && deadlineOf(clock, call.id, vote.seat)
      return call && deadline && !deadline.lapsed
        ? { kind: 'extended', seats: [vote.seat], until: oneExtension(head.clock, clock, call.id, vote.seat), why: 'agreed' }
        : undefined
    }
  }
}
