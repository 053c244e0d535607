// What all actions so far have led to, and the orders that follow from it.
import type { Call, RuleSystem, Seat } from '@admiralty/kernel'
import type { MatchAction } from './actions.ts'
import type { SeatLinks } from './link-schemas.ts'

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
  /** The vacations that each seat has taken; seats without one are left out. */
  readonly vacations: Readonly<Record<Seat, number>>
  /** The absent seats, if the others have ended the match because of them; null otherwise. */
  readonly endedFor: readonly Seat[] | null
  /** The ends of the link chains of new holders, by seat; null if the device of the new holder gives no links. */
  readonly newLinkEnds: Readonly<Record<Seat, string | null>>
}
/** Whether a player decides for a seat: it has not conceded, and no bot stands in. */
export const hasVoice = ({ conceded, standIns }: Pick<MatchStatus, 'conceded' | 'standIns'>, seat: Seat): boolean =>
  !conceded.includes(seat) && !Object.hasOwn(standIns, seat)

/** The status at the opening. */
export const initialStatus: MatchStatus = {
  conceded: [],
  standIns: {},
  drawn: false,
  rekeyed: {},
  automatic: {},
  restored: null,
  vacations: {},
  endedFor: null,
  newLinkEnds: {},
}

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
    case 'vacation':
      return { ...status, vacations: { ...status.vacations, [action.seat]: action.number } }
    case 'ended':
      return { ...status, endedFor: action.absent }
    case 'seated':
      return statusAfterSeating(status, action)
    case 'lapsed':
    case 'paused':
    case 'resumed':
    case 'extended':
      return status // the clock records them
  }
}
const without = (standIns: MatchStatus['standIns'], removed: Seat): MatchStatus['standIns'] =>
  Object.fromEntries(Object.entries(standIns).filter(([seat]) => seat !== removed))
/** A new holder begins without automatic decisions. Their changes are counted on, so no signature of the old holder can be used again. */
function statusAfterSeating(status: MatchStatus, { seat, key, linkEnd }: Extract<MatchAction, { readonly kind: 'seated' }>): MatchStatus {
  const { change } = automaticOf(status, seat)
  return {
    ...status,
    standIns: without(status.standIns, seat),
    rekeyed: { ...status.rekeyed, [seat]: key },
    automatic: change > 0 ? { ...status.automatic, [seat]: { decisions: [], change } } : status.automatic,
    newLinkEnds: { ...status.newLinkEnds, [seat]: linkEnd },
  }
}

/** The ends of the link chains of those who hold the seats now. */
export function linkEndsNow({ linkEnds = {} }: { readonly linkEnds?: SeatLinks | undefined }, { newLinkEnds }: MatchStatus): SeatLinks {
  const all = Object.entries({ ...linkEnds, ...newLinkEnds })
  return Object.fromEntries(all.flatMap(([seat, end]) => (end === null ? [] : [[seat, end]])))
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
