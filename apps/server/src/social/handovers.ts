// Seats that pass on to another person: their holder offers them, or the others look for somebody in place of an absent player.
// The person who comes has the seat when all others have agreed, or have not declined for some days.
import type { Seat } from '@admiralty/kernel'
import { checkAction, type MatchAction } from '@admiralty/match'
import type { OpenHandover } from '@admiralty/protocol'
import type { DraftOrder, Handover, HandoverTaker, MatchHandle, NewHolder, Vote } from '@admiralty/store'
import { type ActiveMatch, seatRecordOf } from '../seats/active-match.ts'
import { notNow } from '../seats/own-control.ts'
import { presentPlayers } from './clock-votes.ts'
import type { SeatVote, Votes } from './votes.ts'

type Seated = Extract<MatchAction, { readonly kind: 'seated' }>

export interface HandoverPorts {
  readonly handle: Pick<MatchHandle, 'putHandover' | 'dropHandover'>
  /** Milliseconds for which the others may decline a new player. */
  readonly consentAfter: number
  /** A token for the link of an offer. */
  newToken(): string
}
/** An offer that somebody has taken. */
interface TakenHandover extends Handover {
  readonly taker: HandoverTaker
}
const isTaken = (handover: Handover): handover is TakenHandover => handover.taker !== null

export class Handovers {
  readonly #ports: HandoverPorts
  readonly #match: string
  readonly #votes: Votes
  #all: readonly Handover[]

  constructor(
    match: string,
    ports: HandoverPorts,
    { votes, handovers }: { readonly votes: Votes; readonly handovers: readonly Handover[] },
  ) {
    this.#match = match
    this.#ports = ports
    this.#votes = votes
    this.#all = handovers
  }

  /** For how many milliseconds the others may decline somebody who has come. */
  get consentAfter(): number {
    return this.#ports.consentAfter
  }

  /** Replaces all by those in the store. */
  replace(handovers: readonly Handover[]): void {
    this.#all = handovers
  }
  /** With this token; undefined if there is none, or its offer has lost its reason. */
  withToken(active: ActiveMatch | null, token: string): Handover | undefined {
    return this.#all.find((one) => one.token === token && (one.former !== null || (active !== null && this.#isOpen(active, one))))
  }
  /** The offers for which somebody may still come. */
  openOffers(active: ActiveMatch): readonly Handover[] {
    return this.#offers.filter((one) => !one.taker && this.#isOpen(active, one))
  }
  /** When the seat passes on to who has come, unless somebody declines, in ms since 1970; null if nobody has come. */
  timeOf(handover: Handover): number | null {
    return isTaken(handover) ? handover.taker.time + this.#ports.consentAfter : null
  }
  /** The open offer of a seat. */
  offerOf(seat: Seat): Handover | undefined {
    return this.#offers.find((one) => one.seat === seat)
  }
  get #offers(): readonly Handover[] {
    return this.#all.filter(({ former }) => former === null)
  }
  /** The orders that the former holders of these seats have left. */
  draftsOf(seats: readonly Seat[]): readonly (DraftOrder & { readonly seat: Seat })[] {
    return this.#all.flatMap(({ seat, former, drafts }) =>
      former !== null && seats.includes(seat) ? drafts.map((draft) => ({ ...draft, seat })) : [],
    )
  }

  /** Offers a seat for its holder, or for the others. An offer that is open stays as it is. Returns its token. */
  async offer(active: ActiveMatch, seat: Seat, by: Handover['by']): Promise<string> {
    const known = this.offerOf(seat)
    if (known) return known.token
    requireKeys(active)
    const token = this.#ports.newToken()
    // The votes so far were about looking for somebody. Whether this person may come is asked anew.
    await this.#put({ token, seat, by, taker: null, former: null, drafts: [] }, this.#votesAbout(seat), null)
    return token
  }
  /** Closes the offer of a seat. */
  async close(seat: Seat): Promise<void> {
    const votes = this.#votesAbout(seat)
    const known = this.offerOf(seat)
    if (!known) return this.#votes.withdraw(votes)
    await this.#ports.handle.dropHandover(this.#match, known.token, votes)
    this.#votes.forget(votes)
    this.#all = this.#all.filter((one) => one !== known)
  }

  /** Records who wants a seat. Throws `not-now` if this person may not have it, or somebody was first. Coming twice changes nothing. */
  async take(active: ActiveMatch, token: string, taker: HandoverTaker, wake: number | null): Promise<void> {
    const handover = this.#offers.find((one) => one.token === token)
    if (!handover || !this.#isOpen(active, handover)) throw notNow('MATCH-SEATED', 'this seat is no longer offered')
    if (handover.taker?.person === taker.person) return
    if (handover.taker) throw notNow('MATCH-SEATED', 'somebody else has come for this seat')
    if (this.#hasHeld(active, taker.person))
      throw notNow('MATCH-SEATED', 'who holds or has held a seat of this match cannot take another one')
    const refusal = checkAction(active.system, active.match, seatedBy(handover.seat, taker), taker.time)
    if (refusal) throw notNow(refusal.rule, refusal.reason)
    await this.#put({ ...handover, taker }, [], wake)
  }
  #hasHeld({ seats }: ActiveMatch, person: string): boolean {
    return seats.some((seat) => seat.person === person) || this.#all.some(({ former }) => former === person)
  }
  async #put(handover: Handover, settled: readonly Vote[], wake: number | null): Promise<void> {
    await this.#ports.handle.putHandover(this.#match, handover, settled, wake)
    this.#votes.forget(settled)
    this.#all = [...this.#all.filter(({ token }) => token !== handover.token), handover]
  }
  /** A person who waits for a seat has another name. */
  rename(person: string, name: string): void {
    this.#all = this.#all.map((one) => (one.taker?.person === person ? { ...one, taker: { ...one.taker, name } } : one))
  }

  /** Throws `not-now` while the others look for somebody in this seat: its player ends that by answering, not by words. */
  checkOwn(seat: Seat): void {
    if (this.offerOf(seat)?.by === 'others')
      throw notNow('MATCH-SEATED', 'the others look for somebody in your seat; answer the open question, and it is yours again')
  }
  /** Throws `not-now` unless a player may vote about this seat. */
  checkVote(active: ActiveMatch, { voter, seat }: SeatVote): void {
    if (!presentPlayers(active).some((player) => player.seat === voter)) throw notNow('MATCH-ABSENT', 'only those who still play decide')
    if (!this.#voters(active, seat).includes(voter)) throw notNow('MATCH-SEATED', 'the other players decide about your seat')
    const offer = this.offerOf(seat)
    if (offer?.by === 'holder' && !offer.taker) throw notNow('MATCH-SEATED', 'nobody has come for this seat yet')
    if (!offer && !this.#votes.isVacant(active, seat))
      throw notNow('MATCH-ABSENT', 'the player of this seat has not been absent long enough')
    requireKeys(active)
  }

  /** The seat that passes on now: all others agree, or have not declined in time. */
  due(active: ActiveMatch, now: number): Seated | undefined {
    const taken = this.#offers.filter(isTaken).filter((one) => this.#isOpen(active, one) && isFree(active, one, now))
    const found = taken.find(
      (one) => now >= one.taker.time + this.#ports.consentAfter || this.#consent(active, one.seat).missing.length === 0,
    )
    return found && seatedBy(found.seat, found.taker)
  }
  /** When silence becomes consent next, in ms since 1970; null if nobody waits for it. */
  nextTime(active: ActiveMatch): number | null {
    const times = this.#offers.flatMap((one) => (this.#isOpen(active, one) ? (this.timeOf(one) ?? []) : []))
    return times.length > 0 ? Math.min(...times) : null
  }

  /** Opens a seat for which all others look for somebody, and closes offers and votes that have lost their reason. Returns whether it changed anything. */
  async settle(active: ActiveMatch): Promise<boolean> {
    const lapsed =
      this.#offers.find((one) => !this.#isOpen(active, one)) ??
      this.#seatVotes.find(({ seat }) => !this.offerOf(seat) && !this.#votes.isVacant(active, seat))
    if (lapsed) await this.close(lapsed.seat)
    const wanted = this.#proposed(active).find(({ missing, agree }) => missing.length === 0 && agree.length > 0)
    if (wanted) await this.offer(active, wanted.seat, 'others')
    return lapsed !== undefined || wanted !== undefined
  }
  /** The offer of an absent player's seat ends when the player answers, any offer when its player concedes. */
  #isOpen(active: ActiveMatch, { seat, by }: Handover): boolean {
    if (active.match.status.conceded.includes(seat)) return false
    return by === 'holder' ? !Object.hasOwn(active.match.status.standIns, seat) : this.#votes.isVacant(active, seat)
  }

  /** The new holder that comes with this entry, with the orders that the former one leaves; null for another entry. */
  newHolder({ seats }: Pick<ActiveMatch, 'seats'>, action: MatchAction | undefined, drafts: readonly DraftOrder[]): NewHolder | null {
    if (action?.kind !== 'seated') return null
    const offer = this.offerOf(action.seat)
    if (!offer?.taker) throw new Error(`nobody has come for seat ${action.seat}`)
    const { token, seat, taker } = offer
    return { token, seat, drafts, person: taker.person, name: taker.name, former: seatRecordOf({ seats }, seat)?.person ?? '' }
  }
  /** A seat has its new holder. */
  passed({ token, former, drafts }: NewHolder): void {
    this.#all = this.#all.map((one) => (one.token === token ? { ...one, former, drafts } : one))
  }

  /** What everybody at the match sees. */
  status(active: ActiveMatch): readonly OpenHandover[] {
    const offers = this.#offers.map((one): OpenHandover => {
      const { seat, by, taker } = one
      const stage = taker ? 'taken' : 'offered'
      return { seat, by, stage, taker: taker?.name ?? null, until: this.timeOf(one), ...this.#consent(active, seat) }
    })
    return [...this.#proposed(active), ...offers].toSorted((one, other) => (one.seat < other.seat ? -1 : 1))
  }
  /** Seats for which somebody wants to look for another person. */
  #proposed(active: ActiveMatch): readonly OpenHandover[] {
    const asked = new Set(this.#seatVotes.map(({ seat }) => seat))
    return [...asked]
      .filter((seat) => !this.offerOf(seat) && this.#votes.isVacant(active, seat))
      .map((seat) => ({ seat, by: 'others', stage: 'proposed', taker: null, until: null, ...this.#consent(active, seat) }))
  }

  get #seatVotes(): readonly SeatVote[] {
    return this.#votes.all.filter((vote) => vote.kind === 'seat')
  }
  #votesAbout(seat: Seat): readonly SeatVote[] {
    return this.#seatVotes.filter((vote) => vote.seat === seat)
  }
  /** The other players who have agreed, and those who have not yet. */
  #consent(active: ActiveMatch, seat: Seat): Pick<OpenHandover, 'agree' | 'missing'> {
    const agree = this.#votesAbout(seat)
      .map(({ voter }) => voter)
      .toSorted()
    return { agree, missing: this.#voters(active, seat).filter((voter) => !agree.includes(voter)) }
  }
  /** The seats of the other people who still play. */
  #voters(active: ActiveMatch, seat: Seat): readonly Seat[] {
    const owner = seatRecordOf(active, seat)?.person
    return presentPlayers(active).flatMap((player) => (player.person === owner ? [] : [player.seat]))
  }
}

/** Throws `not-now` in a match without keys: nothing would tell the new player from the old one. */
function requireKeys({ match: { head } }: ActiveMatch): void {
  if (!head.keys) throw notNow('MATCH-SEATED', 'this match has no keys, so no seat of it can pass on')
}
const seatedBy = (seat: Seat, { key, linkEnd }: HandoverTaker): Seated => ({ kind: 'seated', seat, key, linkEnd })
/** Whether the rules of matches still allow it: another seat may have taken the key meanwhile. */
const isFree = ({ system, match }: ActiveMatch, { seat, taker }: TakenHandover, now: number): boolean =>
  checkAction(system, match, seatedBy(seat, taker), now) === undefined
