// The information about a match that a user receives: a row of the list, or the whole page.
import { type Outcome, UMPIRE } from '@admiralty/kernel'
import { automaticOf, commitmentOf, initialStatus, type MatchStatus, outcomeOf, type PublicKeys, setupOf } from '@admiralty/match'
import type { MatchInfo, MatchSummary, SeatStatus } from '@admiralty/protocol'
import type { Handover, MatchRecord, ProgressSeat, PublicProgress, SeatRecord } from '@admiralty/store'
import { linkEndsOf } from '../match/complete-call.ts'
import type { MatchSession } from '../match/match-session.ts'
import { openCallsOf, playsAlone } from '../seats/active-match.ts'
import { visitorOf } from '../seats/visitor.ts'
import { presentPlayers } from '../social/clock-votes.ts'
import type { RouteContext } from './route-context.ts'

/** The matches of this person, as rows of a list. No match is opened for it. */
export async function summariesOf(
  { store, ...context }: RouteContext,
  records: readonly MatchRecord[],
  person: string,
): Promise<readonly MatchSummary[]> {
  const playing = records.filter(({ status }) => status === 'playing').map(({ id }) => id)
  const standings = new Map((await store.standings(playing)).map((standing) => [standing.match, standing]))
  return Promise.all(records.map((record) => summaryOf(context, { record, standing: standings.get(record.id) }, person)))
}

interface ListedMatch {
  readonly record: MatchRecord
  /** Undefined for a match that is not in play. */
  readonly standing: PublicProgress | undefined
}
async function summaryOf(
  { matches, catalog }: Pick<RouteContext, 'matches' | 'catalog'>,
  { record, standing }: ListedMatch,
  person: string,
): Promise<MatchSummary> {
  const { id, system, title, status, moment, updated } = record
  const rules = await catalog.game(system)
  const sides = rules ? sidesOf(rules.system.seats(setupOf(rules.system, record))) : {}
  const seats = record.seats.map((seat) => seatStatus(seat, { sides, person, status: { ...initialStatus, ...standing?.status } }))
  // A match that is stopped, or whose game is no longer installed, asks nobody. It must not hide the others.
  const asked = rules && !matches.isStopped(id) ? (standing?.asked ?? []) : []
  const owed = asked.filter(({ owes, isSealed, isHidden, seat }) => owes && !isSealed && !isHidden && isHolder(record, seat, person))
  const awaited = asked.filter(({ seat, isSealed }) => !isSealed || hidesOrders(record, seat))
  return { id, system, title, status, moment, updated, seats, owed: namesOf(owed), awaited: namesOf(awaited) }
}
const namesOf = (asked: readonly ProgressSeat[]): readonly string[] => asked.map(({ seat }) => seat)
const isHolder = ({ seats }: MatchRecord, seat: string, person: string): boolean =>
  seats.some((known) => known.seat === seat && known.person === person)
/** Whether a sealed order of the seat is shown only after a delay, with which the seat is no longer asked. */
const hidesOrders = (record: MatchRecord, seat: string): boolean =>
  record.seats.some((known) => known.seat === seat && known.auto) && !playsAlone(record, seat)

/** A match as its page needs it. Open invitations are for the user who created it. */
export async function infoOf({ store, host }: RouteContext, match: MatchSession, person: string | undefined): Promise<MatchInfo> {
  const { record, state, rules } = match
  const { id, system, title, scenario, status, secret, created, closing, watch, clock } = record
  const setup = setupOf(rules.system, record)
  const sides = sidesOf(rules.system.seats(setup))
  const creator = record.creator === person
  const open = creator ? (await store.invitationsOf(id)).filter((invitation) => !invitation.used) : []
  return {
    id,
    system,
    title,
    scenario,
    setup,
    status,
    seats: record.seats.map((seat) => seatStatus(seat, { sides, person, status: state?.status })),
    mine: record.seats.filter((seat) => seat.person === person).map(({ seat }) => seat),
    owed: person === undefined ? [] : match.owed(person),
    creator,
    invitations: open.map(({ seat, token }) => ({ seat, token })),
    commitment: commitmentOf(secret),
    seatValues: Object.fromEntries(record.seats.flatMap(({ seat, value }) => (value === null ? [] : [[seat, value]]))),
    keys: keysNow(match, host.publicKey),
    rekeyed: Object.keys(state?.status.rekeyed ?? {}),
    linkEnds: linkEndsOf(record),
    newLinkEnds: state?.status.newLinkEnds ?? {},
    ...handoversOf(match, person),
    consentAfter: match.handovers.consentAfter,
    closing,
    watch,
    clock,
    saved: person === undefined ? [] : match.savedAnswers(person),
    outcome: state ? plain(outcomeOf(rules.system, state)) : null,
    created,
    rematch: record.rematch,
  }
}

/** The tokens and drafts of seats that pass on, as far as they are for this user. */
function handoversOf({ active, handovers, record }: MatchSession, person: string | undefined): Pick<MatchInfo, 'offeredSeats' | 'drafts'> {
  if (!active) return { offeredSeats: [], drafts: [] }
  const { seats: mine } = visitorOf(record, person)
  const mayOffer = ({ seat, by }: Handover): boolean =>
    by === 'holder' ? mine.includes(seat) : record.watch === 'anyone' || presentPlayers(active).some((player) => player.person === person)
  const open = openCallsOf(active).map(({ id }) => id)
  return {
    offeredSeats: handovers.openOffers(active).flatMap((offer) => (mayOffer(offer) ? [{ seat: offer.seat, token: offer.token }] : [])),
    drafts: handovers.draftsOf(mine).filter(({ call }) => open.includes(call)),
  }
}

/** The keys of the seats that are taken; those that replaced lost ones included. */
export function keysNow({ record: { head, seats }, state }: MatchSession, host: string): PublicKeys | null {
  if (head && state) return head.keys ? { ...head.keys, seats: { ...head.keys.seats, ...state.status.rekeyed } } : null
  const taken = seats.filter(({ value }) => value !== null)
  return { host, seats: Object.fromEntries(taken.map(({ seat, key }) => [seat, key ?? host])) }
}

const plain = (outcome: Outcome | undefined): MatchInfo['outcome'] =>
  outcome ? { winners: outcome.winners, why: outcome.why, scores: outcome.scores && { ...outcome.scores } } : null

type Sides = Readonly<Record<string, string>>
const sidesOf = (seats: readonly { readonly seat: string; readonly side: string }[]): Sides =>
  Object.fromEntries(seats.map(({ seat, side }) => [seat, side]))

interface SeatContext {
  readonly sides: Sides
  readonly person: string | undefined
  readonly status: MatchStatus | undefined
}
function seatStatus({ seat, person, bot, name, auto, value }: SeatRecord, { sides, person: me, status }: SeatContext): SeatStatus {
  const mine = person !== null && person === me
  const holder = seat === UMPIRE ? 'umpire' : mine ? 'me' : person !== null ? 'other' : bot !== null ? 'bot' : 'open'
  const standIn = status?.standIns[seat] ?? null
  const conceded = status?.conceded.includes(seat) ?? false
  const rank = holder === 'bot' ? bot : null
  const { decisions, change } = automaticOf(status ?? initialStatus, seat)
  return {
    seat,
    side: sides[seat] ?? seat,
    holder,
    name,
    rank,
    auto: mine && auto,
    sat: value !== null,
    standIn,
    conceded,
    automatic: { decisions, change },
    vacations: status?.vacations[seat] ?? 0,
  }
}
