// The people at one table beside the game: who is there, what they say to each other, what they agree on.
import type { Seat } from '@admiralty/kernel'
import type { MatchAction } from '@admiralty/match'
import { LIMITS, type StreamStatus } from '@admiralty/protocol'
import type { MatchHandle, NoteRecord, Vote } from '@admiralty/store'
import { type ActiveMatch, activePlayers, owedAnswers } from '../match/active-match.ts'
import type { Clock } from '../platform/ports.ts'
import { Timer } from '../platform/timer.ts'
import { Presence } from './presence.ts'
import { Votes } from './votes.ts'

export interface SocialPorts {
  readonly handle: Pick<MatchHandle, 'addNote' | 'addVote' | 'removeVotes'>
  readonly clock: Clock
  /** ms without a stream after which somebody has left. */
  readonly awayAfter: number
}

/** An entry that has just been made, as votes hang on it. */
export interface EntrySummary {
  readonly action: MatchAction | undefined
  readonly over: boolean
  /** Play stands elsewhere than before, in the game's own words. */
  readonly moved: boolean
}

export class SocialState {
  readonly presence: Presence
  readonly votes: Votes
  readonly #ports: SocialPorts
  readonly #match: string
  readonly #alarm: Timer
  #notes: readonly NoteRecord[]

  constructor(
    match: string,
    ports: SocialPorts,
    { notes, votes }: { readonly notes: readonly NoteRecord[]; readonly votes: readonly Vote[] },
  ) {
    this.#ports = ports
    this.#match = match
    this.#notes = notes
    this.#alarm = new Timer(ports.clock)
    this.presence = new Presence(ports.clock, ports.awayAfter)
    this.votes = new Votes(ports.handle, match, { votes, presence: this.presence })
  }

  get idle(): boolean {
    return this.#alarm.idle
  }
  stopWatching(): void {
    this.#alarm.cancel()
  }

  /** The latest ones, in order. */
  get notes(): readonly NoteRecord[] {
    return this.#notes
  }
  async addNote(note: Pick<NoteRecord, 'seat' | 'name' | 'text' | 'signal'>): Promise<void> {
    const numbered = await this.#ports.handle.addNote(this.#match, { time: this.#ports.clock.now(), ...note }, LIMITS.notes)
    this.#notes = [...this.#notes, numbered].slice(-LIMITS.notes)
  }

  /** As the store has them by now. */
  replace({ notes, votes }: { readonly notes: readonly NoteRecord[]; readonly votes: readonly Vote[] }): void {
    this.#notes = notes
    this.votes.replace(votes)
  }

  status(position: ActiveMatch, sealed: readonly Seat[]): Pick<StreamStatus, 'draw' | 'standIn' | 'left'> {
    return { ...this.votes.status(position), left: this.#left(position, sealed) }
  }

  /** Votes that are over with an entry: an offer of a draw stands while play stands where it stood. */
  votesSettledBy({ action, over, moved }: EntrySummary): readonly Vote[] {
    const about = action && action.kind !== 'drawn' ? action.seat : null
    return this.votes.all.filter(
      (vote) => over || (moved && vote.kind === 'draw') || vote.voter === about || (vote.kind === 'stand-in' && vote.seat === about),
    )
  }

  /** Somebody is back: nobody has to sit in for them. */
  async playerReturned(position: ActiveMatch, session: string): Promise<void> {
    const mine = position.seats.filter((record) => record.session === session).map(({ seat }) => seat)
    await this.votes.withdraw(this.votes.all.filter((vote) => vote.kind === 'stand-in' && mine.includes(vote.seat)))
  }

  /** Wakes somebody when the next one has been away for long enough to matter. */
  watch(position: ActiveMatch, wake: () => void): void {
    const asked = owedAnswers(position).map(({ seat }) => seat)
    const matters = (seat: Seat): boolean =>
      asked.includes(seat) || this.votes.all.some((vote) => vote.kind === 'stand-in' && vote.seat === seat)
    const away = activePlayers(position).flatMap(({ seat, session }) => (matters(seat) ? [this.presence.awaySince(session)] : []))
    this.#alarm.set(
      away.flatMap((since) => (since === null ? [] : [since + this.presence.awayAfter])),
      wake,
    )
  }

  /** Who owes an answer and has left. */
  #left(position: ActiveMatch, sealed: readonly Seat[]): StreamStatus['left'] {
    const owing = new Set(owedAnswers(position).flatMap(({ seat }) => (sealed.includes(seat) ? [] : [seat])))
    return activePlayers(position).flatMap(({ seat, session }) => {
      const since = this.presence.awaySince(session)
      return owing.has(seat) && since !== null && this.presence.hasLeft(session) ? [{ seat, since }] : []
    })
  }
}
