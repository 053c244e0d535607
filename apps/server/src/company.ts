// The people at one table beside the game: who is there, what they say to each other, what they agree on.
import type { Seat } from '@admiralty/kernel'
import type { MatchAction } from '@admiralty/match'
import { LIMITS, type StreamStatus } from '@admiralty/protocol'
import type { MatchHandle, NoteRecord, Vote } from '@admiralty/store'
import { Alarm } from './alarm.ts'
import type { Clock } from './ports.ts'
import { askedIn, fightersIn, type Position } from './position.ts'
import { Presence } from './presence.ts'
import { Votes } from './votes.ts'

export interface CompanyPorts {
  readonly held: Pick<MatchHandle, 'addNote' | 'addVote' | 'removeVotes'>
  readonly clock: Clock
  /** ms without a stream after which somebody has left. */
  readonly away: number
}

/** An entry that has just been made, as votes hang on it. */
export interface News {
  readonly action: MatchAction | undefined
  readonly over: boolean
  /** Play stands elsewhere than before, in the game's own words. */
  readonly moved: boolean
}

export class Company {
  readonly presence: Presence
  readonly votes: Votes
  readonly #ports: CompanyPorts
  readonly #match: string
  readonly #alarm: Alarm
  #notes: readonly NoteRecord[]

  constructor(
    match: string,
    ports: CompanyPorts,
    { notes, votes }: { readonly notes: readonly NoteRecord[]; readonly votes: readonly Vote[] },
  ) {
    this.#ports = ports
    this.#match = match
    this.#notes = notes
    this.#alarm = new Alarm(ports.clock)
    this.presence = new Presence(ports.clock, ports.away)
    this.votes = new Votes(ports.held, match, { votes, presence: this.presence })
  }

  get idle(): boolean {
    return this.#alarm.idle
  }
  rest(): void {
    this.#alarm.callOff()
  }

  /** The latest ones, in order. */
  get notes(): readonly NoteRecord[] {
    return this.#notes
  }
  async note(note: Pick<NoteRecord, 'seat' | 'name' | 'text' | 'signal'>): Promise<void> {
    const numbered = await this.#ports.held.addNote(this.#match, { time: this.#ports.clock.now(), ...note }, LIMITS.notes)
    this.#notes = [...this.#notes, numbered].slice(-LIMITS.notes)
  }

  /** As the store has them by now. */
  learn({ notes, votes }: { readonly notes: readonly NoteRecord[]; readonly votes: readonly Vote[] }): void {
    this.#notes = notes
    this.votes.learn(votes)
  }

  status(position: Position, sealed: readonly Seat[]): Pick<StreamStatus, 'draw' | 'standIn' | 'left'> {
    return { ...this.votes.status(position), left: this.#left(position, sealed) }
  }

  /** Votes that are over with an entry: an offer of a draw stands while play stands where it stood. */
  fallen({ action, over, moved }: News): readonly Vote[] {
    const about = action && action.kind !== 'drawn' ? action.seat : null
    return this.votes.all.filter(
      (vote) => over || (moved && vote.kind === 'draw') || vote.voter === about || (vote.kind === 'stand-in' && vote.seat === about),
    )
  }

  /** Somebody is back: nobody has to sit in for them. */
  async back(position: Position, session: string): Promise<void> {
    const mine = position.seats.filter((record) => record.session === session).map(({ seat }) => seat)
    await this.votes.withdraw(this.votes.all.filter((vote) => vote.kind === 'stand-in' && mine.includes(vote.seat)))
  }

  /** Wakes somebody when the next one has been away for long enough to matter. */
  watch(position: Position, wake: () => void): void {
    const asked = askedIn(position).map(({ seat }) => seat)
    const matters = (seat: Seat): boolean =>
      asked.includes(seat) || this.votes.all.some((vote) => vote.kind === 'stand-in' && vote.seat === seat)
    const away = fightersIn(position).flatMap(({ seat, session }) => (matters(seat) ? [this.presence.since(session)] : []))
    this.#alarm.set(
      away.flatMap((since) => (since === null ? [] : [since + this.presence.away])),
      wake,
    )
  }

  /** Who owes an answer and has left. */
  #left(position: Position, sealed: readonly Seat[]): StreamStatus['left'] {
    const owing = new Set(askedIn(position).flatMap(({ seat }) => (sealed.includes(seat) ? [] : [seat])))
    return fightersIn(position).flatMap(({ seat, session }) => {
      const since = this.presence.since(session)
      return owing.has(seat) && since !== null && this.presence.hasLeft(session) ? [{ seat, since }] : []
    })
  }
}
