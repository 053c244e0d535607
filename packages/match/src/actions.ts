// Actions are entries of the journal that answer no call: conceding, agreeing on a draw, replacement by a bot, returning, a new key,
// automatic decisions, restoration.
// Their effect is computed from the journal alone.
import {
  type Call,
  list,
  type Outcome,
  playersAmong,
  plural,
  type Refusal,
  type Resolution,
  type RuleSystem,
  type Seat,
  type SeatInfo,
} from '@admiralty/kernel'
import { z } from 'zod'
import { type PublicKeys, publicKeySchema } from './keys.ts'
import { AUTOMATIC, CONCEDED, DRAWN, RESTORED, SIGNED, STAND_IN } from './rules.ts'
import { type StoredSetup, setupOf } from './upcasts.ts'

const seatSchema = z.string().min(1).max(200)
/** The rank of a bot, or the key of an automatic decision. */
const keySchema = z.string().min(1).max(40)
/** The schema of an action, as an entry of the journal stores it. */
export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('conceded'), seat: seatSchema }),
  /** `seats` are all seats that agreed. */
  z.strictObject({ kind: z.literal('drawn'), seats: z.array(seatSchema).min(1).readonly() }),
  /** A bot of the rank `by` answers for the seat. */
  z.strictObject({ kind: z.literal('replaced'), seat: seatSchema, by: keySchema }),
  z.strictObject({ kind: z.literal('returned'), seat: seatSchema }),
  /** The player has lost the key of the seat and signs with `key` from now on. */
  z.strictObject({ kind: z.literal('rekeyed'), seat: seatSchema, key: publicKeySchema }),
  /**
   * The seat leaves these decisions to fixed rules, and no others, until its next change. `change` counts the changes of the seat from 1, so an old
   * signature cannot be used again.
   */
  z.strictObject({
    kind: z.literal('automated'),
    seat: seatSchema,
    decisions: z.array(keySchema).readonly(),
    change: z.number(),
  }),
  /** The server may have lost later entries. `value` is random and public; all later dice depend on it, so none is rolled twice. */
  z.strictObject({ kind: z.literal('restored'), value: z.string().min(1).max(200) }),
])
export type MatchAction = z.infer<typeof actionSchema>

/** The decisions that a seat leaves to fixed rules, and the number of its last change; 0 before the first. */
export interface AutomaticDecisions {
  readonly decisions: readonly string[]
  readonly change: number
}
const NOTHING_AUTOMATIC: AutomaticDecisions = { decisions: [], change: 0 }
export const automaticOf = ({ automatic }: MatchStatus, seat: Seat): AutomaticDecisions => automatic[seat] ?? NOTHING_AUTOMATIC

/** The effect of all actions so far. Part of `MatchState`. */
export interface MatchStatus {
  readonly conceded: readonly Seat[]
  /** The ranks of the bots that replace players, by seat. */
  readonly standIns: Readonly<Record<Seat, string>>
  readonly drawn: boolean
  /** Keys that replace those of the head, by seat. */
  readonly rekeyed: Readonly<Record<Seat, string>>
  /** The automatic decisions of each seat; seats that never changed them are left out. */
  readonly automatic: Readonly<Record<Seat, AutomaticDecisions>>
  /** The value of the last restoration, on which the dice depend; null if there was none. */
  readonly restored: string | null
}
/** The status at the opening. */
export const initialStatus: MatchStatus = { conceded: [], standIns: {}, drawn: false, rekeyed: {}, automatic: {}, restored: null }

/** The status after one more action; the same status for an entry without an action. */
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
    case 'rekeyed':
      return { ...status, rekeyed: { ...status.rekeyed, [action.seat]: action.key } }
    case 'automated': {
      const { seat, decisions, change } = action
      return { ...status, automatic: { ...status.automatic, [seat]: { decisions, change } } }
    }
    case 'restored':
      return { ...status, restored: action.value }
  }
}
const without = (standIns: MatchStatus['standIns'], removed: Seat): MatchStatus['standIns'] =>
  Object.fromEntries(Object.entries(standIns).filter(([seat]) => seat !== removed))

/** The part of a match that its outcome depends on. */
export interface Played {
  readonly head: StoredSetup & { readonly keys?: PublicKeys | undefined }
  readonly state: unknown
  readonly status: MatchStatus
}

/**
 * The outcome of the game, or the one that the actions led to. Undefined while the match is in play. A player who has conceded is no winner,
 * even if a partner wins.
 */
export function outcomeOf(system: RuleSystem, match: Played): Outcome | undefined {
  const { conceded, drawn } = match.status
  const outcome = system.outcome(match.state) ?? (drawn ? { winners: [], why: DRAWN, scores: null } : outcomeByConceding(system, match))
  if (!outcome || conceded.length === 0) return outcome
  return { ...outcome, winners: outcome.winners.filter((seat) => !conceded.includes(seat)) }
}
/** The last side of which somebody plays on wins. Undefined while there are two. */
function outcomeByConceding(system: RuleSystem, { head, status }: Played): Outcome | undefined {
  if (status.conceded.length === 0) return undefined
  const players = playersOf(system, head)
  const sides = new Set(players.filter(({ seat }) => !status.conceded.includes(seat)).map(({ side }) => side))
  if (sides.size > 1) return undefined
  return { winners: players.filter(({ side }) => sides.has(side)).map(({ seat }) => seat), why: CONCEDED, scores: null }
}

/**
 * The seats that an action takes out of the match: those of a side whose last player concedes while two or more other sides play on. None if
 * the match ends by it, or a partner plays on.
 */
export function surrenderedBy(system: RuleSystem, match: Played, action: MatchAction): readonly Seat[] {
  if (action.kind !== 'conceded') return []
  const status = statusAfter(match.status, action)
  const players = playersOf(system, match.head)
  const side = players.find(({ seat }) => seat === action.seat)?.side
  const seats = players.filter((player) => player.side === side).map(({ seat }) => seat)
  return seats.every((seat) => status.conceded.includes(seat)) && !outcomeOf(system, { ...match, status }) ? seats : []
}
const NO_EVENTS: Pick<Resolution<unknown, unknown>, 'events' | 'states'> = { events: [], states: [] }
/** The events and states to which an action leads in the game: a side that leaves the match loses all that it has. */
export function resolutionOf(system: RuleSystem, match: Played, action: MatchAction): typeof NO_EVENTS {
  const seats = surrenderedBy(system, match, action)
  return seats.length > 0 ? system.surrender(match.state, seats) : NO_EVENTS
}

/** Why the action is not allowed now; undefined if it is. */
export function checkAction(system: RuleSystem, match: Played, action: MatchAction): Refusal | undefined {
  const { status } = match
  const seats = playersOf(system, match.head).map(({ seat }) => seat)
  const named = seatsIn(action)
  const rule = RULES[action.kind]
  if (outcomeOf(system, match)) return { rule, reason: 'the match is over' }
  if (new Set(named).size < named.length) return { rule, reason: 'each seat agrees only once' }
  const stranger = named.find((seat) => !seats.includes(seat))
  if (stranger !== undefined) return { rule, reason: `${stranger} is not a player of this match` }
  const absent = named.find((seat) => status.conceded.includes(seat))
  if (absent !== undefined) return { rule, reason: `${absent} has conceded` }
  if (action.kind === 'restored') return undefined
  if (action.kind === 'drawn') return checkDraw(system, match, action)
  const hasStandIn = Object.hasOwn(status.standIns, action.seat)
  if (action.kind === 'conceded' && hasStandIn) return { rule: STAND_IN, reason: `a bot replaces ${action.seat}, and a bot never concedes` }
  if (action.kind === 'replaced' && hasStandIn) return { rule, reason: `a bot already replaces ${action.seat}` }
  if (action.kind === 'returned' && !hasStandIn) return { rule, reason: `no bot replaces ${action.seat}` }
  if (action.kind === 'automated') return checkAutomated(system, status, action)
  if (action.kind === 'rekeyed' && !match.head.keys) return { rule, reason: 'this match has no keys' }
  return undefined
}

/** The seats that decide on a draw: those of players who have not conceded, and whose seat no bot holds for them. */
const voicesIn = (seats: readonly SeatInfo[], { conceded, standIns }: MatchStatus): readonly SeatInfo[] =>
  seats.filter(({ seat }) => !conceded.includes(seat) && !Object.hasOwn(standIns, seat))
/** Why no draw is possible now: the players of a side are all replaced, so nobody can agree for it. Undefined if one is. */
export function drawRefusal(system: RuleSystem, { head, status }: Played): Refusal | undefined {
  const players = playersOf(system, head)
  const voices = voicesIn(players, status)
  const silent = players.find(({ seat, side }) => !status.conceded.includes(seat) && !voices.some((voice) => voice.side === side))
  return silent && { rule: STAND_IN, reason: `a bot replaces ${silent.seat}, so nobody of that side can agree to a draw` }
}
function checkDraw(
  system: RuleSystem,
  match: Played,
  { seats: agreed }: Extract<MatchAction, { readonly kind: 'drawn' }>,
): Refusal | undefined {
  const { head, status } = match
  const replaced = agreed.find((seat) => Object.hasOwn(status.standIns, seat))
  if (replaced !== undefined) return { rule: STAND_IN, reason: `a bot replaces ${replaced}, and has no voice in a draw` }
  const missing = voicesIn(playersOf(system, head), status).find(({ seat }) => !agreed.includes(seat))
  return missing ? { rule: DRAWN, reason: `${missing.seat} has not agreed to the draw` } : drawRefusal(system, match)
}

function checkAutomated(
  system: RuleSystem,
  status: MatchStatus,
  { seat, decisions, change }: Extract<MatchAction, { readonly kind: 'automated' }>,
): Refusal | undefined {
  const next = automaticOf(status, seat).change + 1
  const isKnown = (decision: string): boolean => system.automatic.some(({ key }) => key === decision)
  if (change === next && decisions.every(isKnown)) return undefined
  return { rule: AUTOMATIC, reason: `expected change ${next} of ${seat}, and decisions of this game` }
}

/** The order that a seat has left to a fixed rule; undefined if it decides the call itself. `view`: the public view. */
export function automaticOrder(
  system: RuleSystem,
  status: MatchStatus,
  { view, call, seat }: { readonly view: unknown; readonly call: Call; readonly seat: Seat },
): unknown {
  const { decisions } = automaticOf(status, seat)
  return system.automatic.find(({ key, kind }) => kind === call.kind && decisions.includes(key))?.order(view, call, seat)
}

/** The clause that allows each kind of action. */
const RULES = {
  conceded: CONCEDED,
  drawn: DRAWN,
  replaced: STAND_IN,
  returned: STAND_IN,
  rekeyed: SIGNED,
  automated: AUTOMATIC,
  restored: RESTORED,
} as const

/** The seats that an action names. They sign it, or the host does in their place. */
export function seatsIn(action: MatchAction): readonly Seat[] {
  if (action.kind === 'restored') return []
  return action.kind === 'drawn' ? action.seats : [action.seat]
}

/** The seat whose sealed orders an action deletes: it has conceded, or whoever signed them no longer signs for it. */
export const seatToAnswerAgain = (action: MatchAction | undefined): Seat | undefined =>
  action?.kind === 'conceded' || action?.kind === 'returned' || action?.kind === 'rekeyed' ? action.seat : undefined

/** The players of a match, without seats of other kinds. */
const playersOf = (system: RuleSystem, head: StoredSetup): readonly SeatInfo[] => playersAmong(system.seats(setupOf(system, head)))

/** The log line of an action. */
export function actionText(action: MatchAction, nameOf: (seat: Seat) => string): string {
  switch (action.kind) {
    case 'conceded':
      return `${nameOf(action.seat)} concedes.`
    case 'drawn':
      return `${list(action.seats.map(nameOf))} ${action.seats.length > 1 ? 'agree' : 'agrees'} on a draw.`
    case 'replaced':
      return `A bot (${action.by}) replaces ${nameOf(action.seat)}.`
    case 'returned':
      return `${nameOf(action.seat)} has returned.`
    case 'rekeyed':
      return `${nameOf(action.seat)} lost the key of the seat and signs with a new one.`
    case 'automated':
      return `${nameOf(action.seat)} now leaves ${plural(action.decisions.length, 'kind')} of decisions to fixed rules.`
    case 'restored':
      return 'The server has restored this match. Later orders may be lost, and all dice from here on are new.'
  }
}
