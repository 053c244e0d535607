// Actions are entries of the journal that answer no call: what players do besides orders, and what the host records of deadlines and storage.
// Their effect is computed from the journal alone.
import { dueDate } from '@admiralty/clocks'
import { list, plural, type Seat } from '@admiralty/kernel'
import { z } from 'zod'
import { publicKeySchema } from './keys.ts'
import { linkSchema } from './link-schemas.ts'

const seatSchema = z.string().min(1).max(200)
/** The rank of a bot, or the key of an automatic decision. */
const keySchema = z.string().min(1).max(40)
/** Milliseconds since 1970. */
const time = z.int().min(0)
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
  /**
   * The seats did not answer the call by their deadlines, so the host answers for them. Those in `missed` get default orders and have missed an
   * answer; the orders of the others follow from what they had decided before.
   */
  z.strictObject({
    kind: z.literal('lapsed'),
    call: z.string().min(1).max(200),
    seats: z.array(seatSchema).min(1).readonly(),
    missed: z.array(seatSchema).readonly(),
  }),
  /** All clocks stand still until `until` at most. All who still play have agreed. */
  z.strictObject({ kind: z.literal('paused'), until: time }),
  z.strictObject({ kind: z.literal('resumed') }),
  /** The seat takes days of its vacation. `number` counts its vacations from 1, so an old signature cannot be used again. */
  z.strictObject({ kind: z.literal('vacation'), seat: seatSchema, days: z.int().min(1).max(366), number: z.int().min(1) }),
  /** The open deadlines of the seats move to `until`: the others have agreed, or no server ran for a part of the time. */
  z.strictObject({
    kind: z.literal('extended'),
    seats: z.array(seatSchema).min(1).readonly(),
    until: time,
    why: z.enum(['agreed', 'outage']),
  }),
  /** The match ends without a winner, because the seats `absent` have missed too many answers. */
  z.strictObject({ kind: z.literal('ended'), absent: z.array(seatSchema).min(1).readonly() }),
  /** Another person holds the seat from now on: with this key, and with links of a new chain; null for a device that gives none. */
  z.strictObject({ kind: z.literal('seated'), seat: seatSchema, key: publicKeySchema, linkEnd: linkSchema.nullable() }),
])
export type MatchAction = z.infer<typeof actionSchema>

/** The seats that an action is about. */
export function seatsIn(action: MatchAction): readonly Seat[] {
  switch (action.kind) {
    case 'restored':
    case 'paused':
    case 'resumed':
      return []
    case 'drawn':
    case 'lapsed':
    case 'extended':
      return action.seats
    case 'ended':
      return action.absent
    default:
      return [action.seat]
  }
}
/** The seats that sign an action, or for which the host signs it. What the host records alone is signed with the end of the match. */
export const signingSeats = (action: MatchAction): readonly Seat[] => (HOST_RECORDS.has(action.kind) ? [] : seatsIn(action))
const HOST_RECORDS: ReadonlySet<MatchAction['kind']> = new Set(['restored', 'lapsed', 'paused', 'resumed', 'extended', 'ended'])

/** The seat whose sealed orders an action deletes: it has conceded, or whoever signed them no longer signs for it. */
export const seatToAnswerAgain = (action: MatchAction | undefined): Seat | undefined =>
  action && 'seat' in action && ANSWERS_AGAIN.has(action.kind) ? action.seat : undefined
const ANSWERS_AGAIN: ReadonlySet<MatchAction['kind']> = new Set(['conceded', 'returned', 'rekeyed', 'seated'])

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
    case 'lapsed':
      return lapsedText(action, nameOf)
    case 'paused':
      return `The players pause the match until ${dueDate(action.until)} at most.`
    case 'resumed':
      return 'The match goes on after the pause.'
    case 'vacation':
      return `${nameOf(action.seat)} takes ${plural(action.days, 'day')} of vacation.`
    case 'extended':
      return action.why === 'agreed'
        ? `${list(action.seats.map(nameOf))} may answer until ${dueDate(action.until)}, as the others have agreed.`
        : `The server was not running, so ${list(action.seats.map(nameOf))} may answer until ${dueDate(action.until)}.`
    case 'ended':
      return `The others end the match without a winner, because ${list(action.absent.map(nameOf))} no longer ${action.absent.length > 1 ? 'answer' : 'answers'}.`
    case 'seated':
      return `Another person plays ${nameOf(action.seat)} from now on, and signs with another key.`
  }
}

function lapsedText({ seats, missed }: Extract<MatchAction, { readonly kind: 'lapsed' }>, nameOf: (seat: Seat) => string): string {
  const others = seats.filter((seat) => !missed.includes(seat))
  const passed = (some: readonly Seat[], order: string): readonly string[] =>
    some.length > 0 ? [`The deadline of ${list(some.map(nameOf))} has passed: ${order}.`] : []
  return [
    ...passed(missed, 'a default order is given'),
    ...passed(others, `${others.length > 1 ? 'their orders follow' : 'the order follows'} from the rules or from earlier decisions`),
  ].join(' ')
}
