// Actions of players that are no orders of the game: conceding, agreeing on a draw, being replaced by a bot, returning.
// Each is an entry of the journal, and their effect is computed from the journal alone.
import type { Outcome, Refusal, RuleSystem, Seat } from '@admiralty/kernel'
import { z } from 'zod'
import { CONCEDED, DRAWN, STAND_IN } from './rules.ts'
import { type StoredSetup, setupOf } from './upcasts.ts'

const seatSchema = z.string().min(1).max(200)
export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('conceded'), seat: seatSchema }),
  /** `seats`: the seats that agreed. */
  z.strictObject({ kind: z.literal('drawn'), seats: z.array(seatSchema).min(1).readonly() }),
  /** A bot of the rank `by` replaces the player. */
  z.strictObject({ kind: z.literal('replaced'), seat: seatSchema, by: z.string().min(1).max(40) }),
  z.strictObject({ kind: z.literal('returned'), seat: seatSchema }),
])
export type MatchAction = z.infer<typeof actionSchema>

/** The effect of all actions so far. */
export interface MatchStatus {
  readonly conceded: readonly Seat[]
  /** The rank of the bot that replaces a player, by seat. */
  readonly standIns: Readonly<Record<Seat, string>>
  readonly drawn: boolean
}
export const initialStatus: MatchStatus = { conceded: [], standIns: {}, drawn: false }

export function statusAfter(status: MatchStatus, action: MatchAction | undefined): MatchStatus {
  if (!action) return status
  switch (action.kind) {
    case 'conceded':
      return { ...status, conceded: [...status.conceded, action.seat], standIns: without(status.standIns, action.seat) }
    case 'drawn':
      return { ...status, drawn: true }
    case 'replaced':
      return { ...status, standIns: { ...status.standIns, [action.seat]: action.by } }
    case 'returned':
      return { ...status, standIns: without(status.standIns, action.seat) }
  }
}
const without = (standIns: MatchStatus['standIns'], gone: Seat): MatchStatus['standIns'] =>
  Object.fromEntries(Object.entries(standIns).filter(([seat]) => seat !== gone))

/** The part of a match that its outcome depends on. */
export interface Played {
  readonly head: StoredSetup
  readonly state: unknown
  readonly status: MatchStatus
}

/** The outcome of the game, or the one that the actions led to. */
export function outcomeOf(system: RuleSystem, { head, state, status }: Played): Outcome | undefined {
  const played = system.outcome(state)
  if (played) return played
  if (status.drawn) return { winners: [], why: DRAWN, scores: null }
  if (status.conceded.length === 0) return undefined
  const places = playersOf(system, head)
  const left = new Set(places.filter(({ seat }) => !status.conceded.includes(seat)).map(({ side }) => side))
  if (left.size > 1) return undefined
  return { winners: places.filter(({ side }) => left.has(side)).map(({ seat }) => seat), why: CONCEDED, scores: null }
}

/** Why the action is not allowed now; undefined if it is. */
export function checkAction(system: RuleSystem, match: Played, action: MatchAction): Refusal | undefined {
  const { status } = match
  const seats = playersOf(system, match.head).map(({ seat }) => seat)
  const about = action.kind === 'drawn' ? action.seats : [action.seat]
  const rule = RULES[action.kind]
  if (outcomeOf(system, match)) return { rule, reason: 'the match is over' }
  if (new Set(about).size < about.length) return { rule, reason: 'each seat agrees only once' }
  const stranger = about.find((seat) => !seats.includes(seat))
  if (stranger !== undefined) return { rule, reason: `${stranger} does not play` }
  const gone = about.find((seat) => status.conceded.includes(seat))
  if (gone !== undefined) return { rule, reason: `${gone} has conceded` }
  const standIn = action.kind !== 'drawn' && Object.hasOwn(status.standIns, action.seat)
  if (action.kind === 'replaced' && standIn) return { rule, reason: `a bot already replaces ${action.seat}` }
  if (action.kind === 'returned' && !standIn) return { rule, reason: `no bot replaces ${action.seat}` }
  return undefined
}

const RULES = { conceded: CONCEDED, drawn: DRAWN, replaced: STAND_IN, returned: STAND_IN } as const

const playersOf = (system: RuleSystem, head: StoredSetup) => system.seats(setupOf(system, head)).filter(({ kind }) => kind === 'player')

/** The log line of an action. */
export function actionText(action: MatchAction, nameOf: (seat: Seat) => string): string {
  switch (action.kind) {
    case 'conceded':
      return `${nameOf(action.seat)} concedes.`
    case 'drawn':
      return `${new Intl.ListFormat('en').format(action.seats.map(nameOf))} ${action.seats.length > 1 ? 'agree' : 'agrees'} on a draw.`
    case 'replaced':
      return `A bot (${action.by}) replaces ${nameOf(action.seat)}.`
    case 'returned':
      return `${nameOf(action.seat)} has returned.`
  }
}
