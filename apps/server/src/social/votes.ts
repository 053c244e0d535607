// Votes on a draw, or on a bot that stands in for an absent player. A vote is durable before it counts.
import { isRefusal, type Seat } from '@admiralty/kernel'
import { drawRefusal, isAbsent, type MatchAction, type Signatures } from '@admiralty/match'
import { rankSchema, type StreamStatus } from '@admiralty/protocol'
import type { DrawOffers, MatchHandle, StoredMatch, Vote } from '@admiralty/store'
import { RequestError } from '../platform/request-error.ts'
import { type ActiveMatch, activePlayers, ownBots, seatRecordOf } from '../seats/active-match.ts'
import { absentPlayers, agreedProposal, type ClockVote, presentPlayers, proposalsIn } from './clock-votes.ts'
import { countedOffer, shownOffers } from './draw-offers.ts'
import type { Presence } from './presence.ts'

type DrawVote = Extract<Vote, { readonly kind: 'draw' }>
type StandIn = Extract<Vote, { readonly kind: 'stand-in' }>
export type SeatVote = Extract<Vote, { readonly kind: 'seat' }>

/** Milliseconds for which a player who has left still has a voice in a match without a clock. */
const VOICE_AFTER = 3600 * 1000

export class Votes {
  readonly #store: Pick<MatchHandle, 'addVote' | 'removeVotes'>
  readonly #match: string
  readonly #presence: Presence
  #votes: readonly Vote[]
  #offers: readonly DrawOffers[]
  /** Bots that agree to a draw, and the sequence number of the state they judged. */
  #bots: { readonly seq: number; readonly seats: readonly Seat[] } = { seq: -1, seats: [] }

  constructor(
    store: Pick<MatchHandle, 'addVote' | 'removeVotes'>,
    match: string,
    { votes, offers, presence }: Pick<StoredMatch, 'votes' | 'offers'> & { readonly presence: Presence },
  ) {
    this.#store = store
    this.#match = match
    this.#votes = votes
    this.#offers = offers
    this.#presence = presence
  }

  get all(): readonly Vote[] {
    return this.#votes
  }

  /** The signatures under the votes for a draw. */
  get signatures(): Signatures {
    return Object.fromEntries(this.#votes.flatMap((vote) => (vote.kind === 'draw' && vote.signature ? [[vote.voter, vote.signature]] : [])))
  }

  /** Adds a vote for a stand-in and drops those that it replaces. `wake`: see `Store.seal`. */
  cast(vote: StandIn, wake: number | null): Promise<void> {
    return this.#add(vote, null, wake)
  }
  /** Adds a vote for a draw after entry `seq`. Throws `not-now` for an offer too many; the answer to an open offer is always possible. */
  castDraw(vote: DrawVote, seq: number, wake: number | null): Promise<void> {
    const isAnswer = this.#votes.some(({ kind }) => kind === 'draw')
    const offers = isAnswer ? null : countedOffer(this.#offers, vote.voter, seq)
    if (isRefusal(offers)) throw new RequestError('not-now', offers.reason, offers)
    return this.#add(vote, offers, wake)
  }
  async #add(vote: Vote, offers: DrawOffers | null, wake: number | null): Promise<void> {
    await this.#store.addVote(this.#match, vote, offers, wake)
    if (offers) this.#offers = [...this.#offers.filter(({ seat }) => seat !== offers.seat), offers]
    this.#votes = [...this.#votes.filter((other) => !replaces(vote, other)), vote]
  }
  async withdraw(votes: readonly Vote[]): Promise<void> {
    if (votes.length === 0) return
    await this.#store.removeVotes(this.#match, votes)
    this.forget(votes)
  }
  /** Replaces votes and offers by those in the store. */
  replace(votes: readonly Vote[], offers: readonly DrawOffers[]): void {
    this.#votes = votes
    this.#offers = offers
  }
  /** Removes votes that the store has already deleted. */
  forget(votes: readonly Vote[]): void {
    this.#votes = this.#votes.filter((vote) => !votes.includes(vote))
  }

  /** The votes of a seat on one subject. `about`: the seat that needs a stand-in or more time. */
  by(voter: Seat, kind: Vote['kind'], about: Seat | null = null): readonly Vote[] {
    return this.#votes.filter((vote) => vote.voter === voter && vote.kind === kind && ('seat' in vote ? vote.seat : null) === about)
  }

  /** Throws `not-now` unless a draw is possible. */
  checkDraw({ system, match }: ActiveMatch): void {
    const impossible = drawRefusal(system, match)
    if (impossible) throw new RequestError('not-now', impossible.reason, impossible)
  }
  /** Adds a vote about the clock, or for another person in a seat. */
  castPlain(vote: ClockVote | SeatVote, wake: number | null): Promise<void> {
    return this.#add(vote, null, wake)
  }
  /** Throws `not-now` unless this vote is allowed. */
  checkStandIn(active: ActiveMatch, { voter, seat }: StandIn): void {
    const players = activePlayers(active)
    const absent = players.find((player) => player.seat === seat)
    if (!players.some((player) => player.seat === voter)) throw notNow('only active players have a vote')
    if (!absent) throw notNow('this seat needs no stand-in')
    if (seatRecordOf(active, voter)?.person === absent.person) throw notNow('you cannot vote for a stand-in of your own seat')
    if (!this.#isReplaceable(active, absent)) throw notNow('the player has not been absent long enough')
  }

  /** Whether the player of a seat may be replaced by another person: a bot stands in, or the player has missed too many answers. */
  isVacant({ match }: ActiveMatch, seat: Seat): boolean {
    return !match.status.conceded.includes(seat) && (Object.hasOwn(match.status.standIns, seat) || isAbsent(match, seat))
  }

  /** The action that everybody has agreed on, if any. */
  settledAction(active: ActiveMatch, now: number): MatchAction | undefined {
    if (this.#votes.length === 0) return undefined
    const seats = this.#drawSeats(active)
    if (seats && this.undecidedBots(active).length === 0) return { kind: 'drawn', seats }
    const [agreed] = this.#standIns(active).filter(({ seat, agree }) => {
      const electors = this.#electors(active, seat)
      return electors.length > 0 && electors.every((one) => agree.includes(one))
    })
    return agreed ? { kind: 'replaced', seat: agreed.seat, by: agreed.rank } : agreedProposal(active, this.#votes, now)
  }

  /** Bots that have not agreed yet to a draw that all active players want. */
  undecidedBots(active: ActiveMatch): readonly Seat[] {
    const { seq } = active.match
    if (!this.#isDrawWanted(active)) return []
    const agreed = this.#bots.seq === seq ? this.#bots.seats : []
    return ownBots(active).filter((seat) => !agreed.includes(seat))
  }
  /** Records a bot's verdict. A refusal removes all offers. */
  async recordVerdict({ seq, seat, agrees }: { readonly seq: number; readonly seat: Seat; readonly agrees: boolean }): Promise<void> {
    if (!agrees) return this.withdraw(this.#votes.filter(({ kind }) => kind === 'draw'))
    const before = this.#bots.seq === seq ? this.#bots.seats : []
    this.#bots = { seq, seats: [...before, seat] }
  }

  status(active: ActiveMatch): Pick<StreamStatus, 'draw' | 'offers' | 'standIn' | 'absent' | 'proposals'> {
    return {
      absent: absentPlayers(active),
      proposals: proposalsIn(active, this.#votes),
      offers: shownOffers(this.#offers),
      draw: this.#votes.flatMap(({ kind, voter }) => (kind === 'draw' ? [voter] : [])).toSorted(),
      standIn: this.#standIns(active).map(({ seat, rank, agree }) => ({ seat, rank: rankSchema.parse(rank), agree })),
    }
  }

  /** Whether all active players want a draw. */
  #isDrawWanted(active: ActiveMatch): boolean {
    if (this.#votes.length === 0) return false
    const players = activePlayers(active)
    if (drawRefusal(active.system, active.match)) return false
    return players.length > 0 && players.every(({ seat }) => this.by(seat, 'draw').length > 0)
  }
  /** The seats of a draw, if all active players want it. */
  #drawSeats(active: ActiveMatch): readonly Seat[] | undefined {
    if (!this.#isDrawWanted(active)) return undefined
    return [...activePlayers(active).map(({ seat }) => seat), ...ownBots(active)]
  }

  /** Votes for stand-ins of players who are still absent. */
  #standIns(active: ActiveMatch): readonly { readonly seat: Seat; readonly rank: string; readonly agree: readonly Seat[] }[] {
    const absent = activePlayers(active).filter((player) => this.#isReplaceable(active, player))
    return absent.flatMap(({ seat }) => {
      const votes = this.#votes.filter((vote): vote is StandIn => vote.kind === 'stand-in' && vote.seat === seat)
      const [first] = votes
      return first ? [{ seat, rank: first.rank, agree: votes.map(({ voter }) => voter).toSorted() }] : []
    })
  }
  /**
   * The other players who decide: with a clock all who still play, without one those who were here a short time ago. So nobody who happens to
   * be alone replaces all the others.
   */
  #electors(active: ActiveMatch, absent: Seat): readonly Seat[] {
    const own = seatRecordOf(active, absent)?.person
    const others = presentPlayers(active).filter(({ person }) => person !== own)
    const isTimed = active.match.head.clock.kind !== 'none'
    return others.filter(({ person }) => isTimed || !this.#presence.hasLeft(person, VOICE_AFTER)).map(({ seat }) => seat)
  }
  /** Whether a bot may stand in: with a clock after missed answers, without one when the player has left. */
  #isReplaceable({ match }: ActiveMatch, { seat, person }: { readonly seat: Seat; readonly person: string }): boolean {
    return match.head.clock.kind === 'none' ? this.#presence.hasLeft(person) : isAbsent(match, seat)
  }
}

const notNow = (why: string): RequestError => new RequestError('not-now', why)

/** Whether a new vote replaces the other: same voter and subject, another rank for the same seat, or a pause of another length. */
function replaces(vote: Vote, other: Vote): boolean {
  if (vote.kind !== other.kind) return false
  if (vote.kind === 'stand-in' && other.kind === 'stand-in')
    return vote.seat === other.seat && (vote.voter === other.voter || vote.rank !== other.rank)
  if (vote.kind === 'pause' && other.kind === 'pause' && vote.days !== other.days) return true
  const isSameSubject = !('seat' in vote) || ('seat' in other && vote.seat === other.seat)
  return isSameSubject && vote.voter === other.voter
}
