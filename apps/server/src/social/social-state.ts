// Presence, notes and votes of the people in one match.
import type { Seat } from '@admiralty/kernel'
import { coveredAfter, type Entry, hasLapsed, isHostSeat, type MatchAction, type MatchState } from '@admiralty/match'
import { LIMITS, type StreamStatus } from '@admiralty/protocol'
import type { MatchHandle, NoteRecord, StoredMatch, Vote } from '@admiralty/store'
import { type ActiveMatch, activePlayers, owedAnswers } from '../seats/active-match.ts'
import type { ClockVote } from './clock-votes.ts'
import { type HandoverPorts, Handovers } from './handovers.ts'
import { Presence, type PresencePorts } from './presence.ts'
import { Votes } from './votes.ts'

export interface SocialPorts extends PresencePorts, HandoverPorts {
  readonly handle: HandoverPorts['handle'] & Pick<MatchHandle, 'addNote' | 'addVote' | 'removeVotes'>
}

type StoredSocial = Pick<StoredMatch, 'notes' | 'votes' | 'offers' | 'handovers'>

/** The facts of a new entry that votes depend on. */
export interface EntrySummary {
  readonly entry: Entry
  /** The match after it. */
  readonly match: Pick<MatchState, 'head' | 'status'>
  /** Whether the match has ended. */
  readonly over: boolean
  /** Whether play has moved to another turn or step. */
  moved(): boolean
}

export class SocialState {
  readonly presence: Presence
  readonly votes: Votes
  readonly handovers: Handovers
  readonly #ports: SocialPorts
  readonly #match: string
  #notes: readonly NoteRecord[]

  constructor(match: string, ports: SocialPorts, { notes, votes, offers, handovers }: StoredSocial) {
    this.#ports = ports
    this.#match = match
    this.#notes = notes
    this.presence = new Presence(ports)
    this.votes = new Votes(ports.handle, match, { votes, offers, presence: this.presence })
    this.handovers = new Handovers(match, ports, { votes: this.votes, handovers })
  }

  /** The latest notes, oldest first. */
  get notes(): readonly NoteRecord[] {
    return this.#notes
  }
  async addNote(note: Pick<NoteRecord, 'seat' | 'name' | 'text' | 'signal'>): Promise<void> {
    const numbered = await this.#ports.handle.addNote(this.#match, { time: this.#ports.clock.now(), ...note }, LIMITS.notes)
    this.#notes = [...this.#notes, numbered].slice(-LIMITS.notes)
  }

  replaceNotes(notes: readonly NoteRecord[]): void {
    this.#notes = notes
  }

  /** Replaces notes, votes, offers and seats that pass on by those in the store. */
  replace({ notes, votes, offers, handovers }: StoredSocial): void {
    this.#notes = notes
    this.votes.replace(votes, offers)
    this.handovers.replace(handovers)
  }

  /** The action on which people have decided, by votes or by silence; undefined if there is none. */
  settledAction(active: ActiveMatch, now: number): MatchAction | undefined {
    return this.votes.settledAction(active, now) ?? this.handovers.due(active, now)
  }

  status(
    active: ActiveMatch,
    sealed: readonly Seat[],
  ): Pick<StreamStatus, 'draw' | 'offers' | 'standIn' | 'absent' | 'proposals' | 'handovers' | 'left'> {
    return { ...this.votes.status(active), handovers: this.handovers.status(active), left: this.#left(active, sealed) }
  }

  /** Votes that an entry ends. A draw offer lapses when play moves to another turn or step, or with a later order of its seat. */
  votesSettledBy({ entry, match: { head, status }, over, moved }: EntrySummary): readonly Vote[] {
    if (this.votes.all.length === 0) return []
    const { action } = entry
    const about = action && 'seat' in action ? action.seat : null
    const covered = coveredAfter({}, entry)
    // The orders of a player without a key are not signed, and count as given after the entry before.
    const unsigned = Object.keys(entry.orders).filter((seat) => isHostSeat(head.keys, status, seat))
    const since = { ...Object.fromEntries(unsigned.map((seat) => [seat, entry.seq - 1])), ...covered }
    const isSettled = (vote: Vote): boolean => {
      if (vote.kind === 'draw') return moved() || (vote.signature !== undefined && hasLapsed(since, vote.voter, vote.signature))
      if (vote.kind === 'stand-in') return vote.seat === about
      if (vote.kind === 'seat') return vote.seat === about && (action?.kind === 'seated' || action?.kind === 'conceded')
      return isProposalSettled(vote, entry)
    }
    return this.votes.all.filter((vote) => over || vote.voter === about || isSettled(vote))
  }

  /** A player has returned: removes the votes for a stand-in. */
  async playerReturned(active: ActiveMatch, person: string): Promise<void> {
    const own = active.seats.filter((record) => record.person === person).map(({ seat }) => seat)
    await this.votes.withdraw(this.votes.all.filter((vote) => vote.kind === 'stand-in' && own.includes(vote.seat)))
  }

  /** Absent players who owe an answer. */
  #left(active: ActiveMatch, sealed: readonly Seat[]): StreamStatus['left'] {
    const owing = new Set(owedAnswers(active).flatMap(({ seat }) => (sealed.includes(seat) ? [] : [seat])))
    return activePlayers(active).flatMap(({ seat, person }) => {
      const since = this.presence.awaySince(person)
      return owing.has(seat) && since !== null && this.presence.hasLeft(person) ? [{ seat, since }] : []
    })
  }
}

/** Whether an entry ends a proposal about the clock: by the action itself, or because the seat has answered. */
function isProposalSettled(vote: ClockVote, { action, orders }: Entry): boolean {
  switch (vote.kind) {
    case 'pause':
      return action?.kind === 'paused'
    case 'resume':
      return action?.kind === 'resumed'
    case 'end':
      return action?.kind === 'ended'
    case 'extend':
      return Object.hasOwn(orders, vote.seat) || (action?.kind === 'extended' && action.seats.includes(vote.seat))
  }
}
