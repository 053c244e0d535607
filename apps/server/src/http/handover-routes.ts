// Seats that pass on to another person: offers and consent, and what an invitation with the token of an offer shows and does.
import { dueAnswers } from '@admiralty/clocks'
import { UMPIRE } from '@admiralty/kernel'
import { type AcceptInvitationRequest, handoverRequestSchema, handoverResponseSchema, type OfferedSeat } from '@admiralty/protocol'
import type { Person } from '@admiralty/store'
import type { MatchSession } from '../match/match-session.ts'
import { RequestError } from '../platform/request-error.ts'
import { asHolder } from './match-scope.ts'
import type { Api, RouteContext } from './route-context.ts'

export function handoverRoutes(api: Api): void {
  api.post(
    '/handover',
    {
      schema: {
        summary: 'Offer your seat to another person, or withdraw the offer; or agree to another person in a seat, or decline',
        description:
          'About your own seat: the answer has the token of a link with which one person takes it. About the seat of a player who has missed too many answers, or for whom a bot stands in: when all others who still play agree, the seat is offered, to everybody who may watch. Whoever comes has the seat when all other players agree, or when none of them has declined for three days (setting CONSENT_AFTER). Declining closes the offer.',
        body: handoverRequestSchema,
        response: { 200: handoverResponseSchema },
      },
    },
    async (request) => asHolder(request, request.body.as).match.actions.handOver(request.body),
  )
}

/** A seat that an invitation offers although somebody has held it. */
export interface InvitedSeat {
  readonly match: MatchSession
  readonly seat: string
  readonly offered: OfferedSeat
}

/** The seat that is offered with this token, as this user sees it; undefined if it is no token of an offer. Throws `invitation-used`. */
export async function seatOfferedWith(
  { matches }: Pick<RouteContext, 'matches'>,
  token: string,
  person: string | undefined,
): Promise<InvitedSeat | undefined> {
  const match = await matches.withOffer(token)
  if (!match) return undefined
  const handover = match.handovers.withToken(match.active, token)
  const record = match.record.seats.find(({ seat }) => seat === handover?.seat)
  if (!handover || !record) throw invitationUsed()
  const stage = handover.former !== null ? 'yours' : handover.taker ? 'waiting' : 'open'
  // An open offer is for everybody who has its token, later stages are for one person.
  const expected = { open: person, waiting: handover.taker?.person, yours: record.person }[stage]
  if (expected !== person) throw invitationUsed()
  const { seat, by } = handover
  const until = stage === 'yours' ? null : match.handovers.timeOf(handover)
  const holder = { holder: record.name ?? seat, by, value: record.value ?? '' }
  return { match, seat, offered: { ...holder, stage, until, ...situationOf(match, seat) } }
}

/** What a person may know of a match before taking a seat of it: everything that all who are at it know. */
function situationOf(
  { active, handovers, record }: MatchSession,
  seat: string,
): Omit<OfferedSeat, 'holder' | 'by' | 'value' | 'stage' | 'until'> {
  const times = active ? dueAnswers(active.match.clock) : []
  return {
    consentAfter: handovers.consentAfter,
    moment: record.moment,
    due: times.find((answer) => answer.seat === seat)?.due ?? null,
    players: record.seats.flatMap((one) => (one.seat === UMPIRE ? [] : [{ seat: one.seat, name: one.name }])),
  }
}

/** Comes for the seat that is offered with this token. */
export async function takeOfferedSeat(
  { matches }: Pick<RouteContext, 'matches'>,
  person: Person,
  { match, seat }: InvitedSeat,
  { token, keys = {}, linkEnds = {} }: AcceptInvitationRequest & { readonly token: string },
): Promise<void> {
  const key = keys[seat]
  if (key === undefined) throw new RequestError('bad-request', 'a seat that somebody has held is taken with a public key')
  await matches.takeOver(person, match, { token, key, linkEnd: linkEnds[seat] ?? null })
}

export const invitationUsed = (): RequestError => new RequestError('invitation-used', 'somebody has already taken this seat')
