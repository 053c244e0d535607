// The actions of players besides orders: concede, offer a draw, vote for a stand-in, take a seat back, leave decisions to fixed rules, and
// proposals about the clock and about seats that pass on.
import type { Seat } from '@admiralty/kernel'
import { AUTOMATIC, type MatchAction, type Signature, type Signatures } from '@admiralty/match'
import type { HandoverRequest, HandoverResponse, ProposalRequest, StandInRequest } from '@admiralty/protocol'
import type { HandoverTaker } from '@admiralty/store'
import type { Clock } from '../platform/ports.ts'
import { isInQuietCall, openCallsOf, seatRecordOf } from '../seats/active-match.ts'
import { notNow, requireOwnControl } from '../seats/own-control.ts'
import { checkClockVote, isSameProposal } from '../social/clock-votes.ts'
import type { MatchJournal } from './match-journal.ts'
import type { MatchRunner } from './match-runner.ts'

export interface PlayerActionsPorts {
  readonly journal: MatchJournal
  readonly runner: MatchRunner
  readonly clock: Pick<Clock, 'now'>
  /** Runs a change of the match alone. */
  change<T>(change: () => Promise<T>): Promise<T>
}

export class PlayerActions {
  readonly #journal: MatchJournal
  readonly #runner: MatchRunner
  readonly #change: PlayerActionsPorts['change']
  readonly #now: () => number

  constructor({ journal, runner, change, clock }: PlayerActionsPorts) {
    this.#journal = journal
    this.#runner = runner
    this.#change = change
    this.#now = clock.now
  }

  /** Concedes for this seat. Does nothing if it has conceded already. */
  concede(seat: Seat, signature: Signature | undefined): Promise<void> {
    return this.#change(async () => {
      if (this.#journal.state?.status.conceded.includes(seat)) return
      const active = this.#journal.requireActive()
      requireOwnControl(active, seat)
      await this.#runner.perform(active, { kind: 'conceded', seat }, signedBy(seat, signature))
    })
  }
  /**
   * Leaves decisions of a seat to fixed rules. Throws `not-now` while an order of the seat is sealed, because the change may concern its call, and
   * while a quiet call asks the seat, because the change is public.
   */
  automate(action: Extract<MatchAction, { readonly kind: 'automated' }>, signature: Signature | undefined): Promise<void> {
    return this.#change(async () => {
      const { seat } = action
      const active = this.#journal.requireActive()
      requireOwnControl(active, seat)
      if (isInQuietCall(active, seat))
        throw notNow(AUTOMATIC, 'this cannot change before the open question is closed: it would tell whether you have answered')
      if (openCallsOf(active).some(({ id }) => this.#journal.sealedOrders.has(id, seat)))
        throw notNow(AUTOMATIC, 'your order is sealed: withdraw it, or wait until the question is closed')
      await this.#runner.perform(active, action, signedBy(seat, signature))
    })
  }
  /** Gives a seat back to its player. Does nothing if no bot stands in. */
  returnToSeat(seat: Seat, signature: Signature | undefined): Promise<void> {
    return this.#change(async () => {
      const active = this.#journal.requireActive()
      if (Object.hasOwn(active.match.status.standIns, seat))
        await this.#runner.perform(active, { kind: 'returned', seat }, signedBy(seat, signature))
    })
  }
  /** Replaces the key of a seat whose player has lost it. Does nothing if the seat has this key already. */
  replaceKey(seat: Seat, key: string): Promise<void> {
    return this.#change(async () => {
      const active = this.#journal.requireActive()
      const { head, status } = active.match
      if ((status.rekeyed[seat] ?? head.keys?.seats[seat]) !== key) await this.#runner.perform(active, { kind: 'rekeyed', seat, key })
    })
  }

  /** Offers a draw, or accepts the offers of the others. Throws `not-now` for an offer that comes too soon or too often. */
  offerDraw(seat: Seat, given: Signature | undefined): Promise<void> {
    return this.#change(() => {
      const active = this.#journal.requireActive()
      requireOwnControl(active, seat)
      const { votes } = this.#journal.social
      votes.checkDraw(active)
      const signature = this.#runner.signAction(active, { kind: 'drawn', seats: [seat] }, signedBy(seat, given))[seat]
      const vote = { kind: 'draw', voter: seat, ...(signature && { signature }) } as const
      return this.#castVote((wake) => votes.castDraw(vote, active.match.seq, wake))
    })
  }
  /** Withdraws your draw offer, or declines the opponents'. A draw needs every player, so declining removes all offers. */
  declineDraw(seat: Seat): Promise<void> {
    return this.#change(() => {
      requireOwnControl(this.#journal.requireActive(), seat)
      const { votes } = this.#journal.social
      const own = votes.by(seat, 'draw')
      return votes.withdraw(own.length > 0 ? own : votes.all.filter(({ kind }) => kind === 'draw'))
    })
  }
  /** Votes for a stand-in bot, or withdraws that vote. Throws `not-now` unless the vote is allowed. */
  voteStandIn({ as: voter, seat, rank, agree }: StandInRequest): Promise<void> {
    const { votes, presence } = this.#journal.social
    if (!agree) return this.#change(() => votes.withdraw(votes.by(voter, 'stand-in', seat)))
    return this.#change(() => {
      const vote = { kind: 'stand-in', seat, rank, voter } as const
      votes.checkStandIn(this.#journal.requireActive(), vote)
      const { person } = seatRecordOf(this.#journal.record, voter) ?? { person: null }
      if (person !== null) presence.touch(person)
      return this.#castVote((wake) => votes.cast(vote, wake))
    })
  }
  /** Proposes something about the clock or agrees to it, or withdraws or declines it: then the proposal is off. Throws `not-now` unless it is possible. */
  propose({ agree, ...request }: ProposalRequest): Promise<void> {
    return this.#change(() => {
      const active = this.#journal.requireActive()
      const { votes } = this.#journal.social
      const { as: voter, ...proposal } = request
      requireOwnControl(active, voter)
      const vote = { ...proposal, voter }
      if (!agree) return votes.withdraw(votes.all.filter((other) => isSameProposal(vote, other)))
      checkClockVote(active, vote, this.#now())
      return this.#castVote((wake) => votes.castPlain(vote, wake))
    })
  }
  /** Offers the own seat to another person or withdraws the offer; or agrees to look for somebody for another seat and to who has come, or declines. */
  handOver({ as, seat, agree }: HandoverRequest): Promise<HandoverResponse> {
    return this.#change(async () => {
      const active = this.#journal.requireActive()
      const { votes, handovers } = this.#journal.social
      requireOwnControl(active, as)
      const vote = { kind: 'seat', seat, voter: as } as const
      const own = as === seat
      if (own) handovers.checkOwn(seat)
      else handovers.checkVote(active, vote)
      if (!agree) await handovers.close(seat)
      else if (own) await handovers.offer(active, seat, 'holder')
      else await this.#castVote((wake) => votes.castPlain(vote, wake))
      return { token: own ? (handovers.offerOf(seat)?.token ?? null) : null }
    })
  }
  /** Records who wants a seat that is offered with this token. Throws `not-now` if this person may not have it. */
  takeOver(token: string, taker: Omit<HandoverTaker, 'time'>): Promise<void> {
    return this.#change(async () => {
      const active = this.#journal.requireActive()
      const { handovers } = this.#journal.social
      await this.#castVote((wake) => handovers.take(active, token, { ...taker, time: this.#now() }, wake))
    })
  }
  /** Takes days of vacation for a seat. */
  takeVacation(action: Extract<MatchAction, { readonly kind: 'vacation' }>, signature: Signature | undefined): Promise<void> {
    return this.#change(async () => {
      const active = this.#journal.requireActive()
      requireOwnControl(active, action.seat)
      await this.#runner.perform(active, action, signedBy(action.seat, signature))
    })
  }
  /** A vote may settle an action, which follows from it. */
  #castVote(write: (wake: number | null) => Promise<void>): Promise<void> {
    return this.#journal.leavingWork(this.#runner.wakes.afterChange(), write)
  }
}

const signedBy = (seat: Seat, signature: Signature | undefined): Signatures => (signature ? { [seat]: signature } : {})
