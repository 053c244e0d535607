// What those at a table agree on: a draw, or a bot's sitting in for somebody who has left. A vote is durable before it counts.
import type { Seat } from '@admiralty/kernel'
import type { MatchAction } from '@admiralty/match'
import { rankSchema, type StreamStatus } from '@admiralty/protocol'
import type { MatchHandle, Vote } from '@admiralty/store'
import { RequestError } from '../http/problems.ts'
import { type ActiveMatch, activePlayers, botAtSeat, seatRecordOf } from '../match/active-match.ts'
import type { Presence } from './presence.ts'

type StandIn = Extract<Vote, { readonly kind: 'stand-in' }>

export class Votes {
  readonly #store: Pick<MatchHandle, 'addVote' | 'removeVotes'>
  readonly #match: string
  readonly #presence: Presence
  #votes: readonly Vote[]
  /** Bots that would call it a draw, and of which position. */
  #bots: { readonly seq: number; readonly seats: readonly Seat[] } = { seq: -1, seats: [] }

  constructor(
    store: Pick<MatchHandle, 'addVote' | 'removeVotes'>,
    match: string,
    { votes, presence }: { readonly votes: readonly Vote[]; readonly presence: Presence },
  ) {
    this.#store = store
    this.#match = match
    this.#votes = votes
    this.#presence = presence
  }

  get all(): readonly Vote[] {
    return this.#votes
  }

  async cast(vote: Vote): Promise<void> {
    await this.#store.addVote(this.#match, vote)
    this.#votes = [...this.#votes.filter((other) => !sameMatter(other, vote)), vote]
  }
  async withdraw(votes: readonly Vote[]): Promise<void> {
    if (votes.length === 0) return
    await this.#store.removeVotes(this.#match, votes)
    this.forget(votes)
  }
  /** As the store has them by now. */
  replace(votes: readonly Vote[]): void {
    this.#votes = votes
  }
  /** Gone from the store already. */
  forget(votes: readonly Vote[]): void {
    this.#votes = this.#votes.filter((vote) => !votes.includes(vote))
  }

  by(voter: Seat, kind: Vote['kind'], about: Seat | null = null): readonly Vote[] {
    return this.#votes.filter((vote) => vote.voter === voter && vote.kind === kind && (vote.kind === 'draw' || vote.seat === about))
  }

  /** Throws unless this voter may ask for it now. */
  checkStandIn(position: ActiveMatch, { voter, seat }: StandIn): void {
    const fighters = activePlayers(position)
    const absent = fighters.find((fighter) => fighter.seat === seat)
    if (!fighters.some((fighter) => fighter.seat === voter)) throw notNow('only who plays on has a vote')
    if (!absent) throw notNow('nobody has to sit in there')
    if (seatRecordOf(position, voter)?.session === absent.session) throw notNow('others have to ask for that')
    if (!this.#presence.hasLeft(absent.session)) throw notNow('its player has not been away for long enough')
  }

  /** What everybody has agreed on by now. */
  settledAction(position: ActiveMatch): MatchAction | undefined {
    const seats = this.#drawn(position)
    if (seats && this.undecidedBots(position).length === 0) return { kind: 'drawn', seats }
    const [agreed] = this.#standIns(position).filter(({ seat, agree }) => {
      const electors = this.#electors(position, seat)
      return electors.length > 0 && electors.every((one) => agree.includes(one))
    })
    return agreed && { kind: 'replaced', seat: agreed.seat, by: agreed.rank }
  }

  /** Bots on whom a draw hangs that all the people want. */
  undecidedBots(position: ActiveMatch): readonly Seat[] {
    const { seq } = position.match
    if (!this.#wanted(position)) return []
    const agreed = this.#bots.seq === seq ? this.#bots.seats : []
    return position.seats.flatMap(({ seat }) => (botAtSeat(position, seat) && !agreed.includes(seat) ? [seat] : []))
  }
  /** A bot says yes; or no, and then the offers are off. */
  async recordVerdict({ seq, seat, agrees }: { readonly seq: number; readonly seat: Seat; readonly agrees: boolean }): Promise<void> {
    if (!agrees) return this.withdraw(this.#votes.filter(({ kind }) => kind === 'draw'))
    const before = this.#bots.seq === seq ? this.#bots.seats : []
    this.#bots = { seq, seats: [...before, seat] }
  }

  status(position: ActiveMatch): Pick<StreamStatus, 'draw' | 'standIn'> {
    return {
      draw: this.#votes.flatMap(({ kind, voter }) => (kind === 'draw' ? [voter] : [])).toSorted(),
      standIn: this.#standIns(position).map(({ seat, rank, agree }) => ({ seat, rank: rankSchema.parse(rank), agree })),
    }
  }

  /** All the people who play on want a draw. */
  #wanted(position: ActiveMatch): boolean {
    const fighters = activePlayers(position)
    return fighters.length > 0 && fighters.every(({ seat }) => this.by(seat, 'draw').length > 0)
  }
  #drawn(position: ActiveMatch): readonly Seat[] | undefined {
    if (!this.#wanted(position)) return undefined
    const bots = position.seats.filter(({ seat }) => botAtSeat(position, seat))
    return [...activePlayers(position), ...bots].map(({ seat }) => seat)
  }

  /** Of those whose people are still away. */
  #standIns(position: ActiveMatch): readonly { readonly seat: Seat; readonly rank: string; readonly agree: readonly Seat[] }[] {
    const away = activePlayers(position).filter(({ session }) => this.#presence.hasLeft(session))
    return away.flatMap(({ seat }) => {
      const votes = this.#votes.filter((vote): vote is StandIn => vote.kind === 'stand-in' && vote.seat === seat)
      const [first] = votes
      return first ? [{ seat, rank: first.rank, agree: votes.map(({ voter }) => voter).toSorted() }] : []
    })
  }
  /** All others who play on and are there. */
  #electors(position: ActiveMatch, absent: Seat): readonly Seat[] {
    const gone = seatRecordOf(position, absent)?.session
    return activePlayers(position)
      .filter(({ session }) => session !== gone && !this.#presence.hasLeft(session))
      .map(({ seat }) => seat)
  }
}

const notNow = (why: string): RequestError => new RequestError('not-now', why)

/** The same voter on the same; or on the same seat another rank, which is put aside. */
function sameMatter(one: Vote, other: Vote): boolean {
  if (one.kind === 'draw' || other.kind === 'draw') return one.kind === other.kind && one.voter === other.voter
  return one.seat === other.seat && (one.voter === other.voter || one.rank !== other.rank)
}
