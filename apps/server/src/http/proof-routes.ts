// Routes for receipts, for links of devices, and for a seat whose key is lost.
import { commitmentOf, nothingSeen, type Receipt, receiptSchema, receiptStatement } from '@admiralty/match'
import { emptyResponseSchema, linksRequestSchema, linksResponseSchema, newKeyRequestSchema } from '@admiralty/protocol'
import type { MatchSession } from '../match/match-session.ts'
import { keysNow } from './match-info.ts'
import { asHolder, foundMatch } from './match-scope.ts'
import type { Api, RouteContext } from './route-context.ts'

export function proofRoutes(api: Api, { host }: RouteContext): void {
  api.get(
    '/receipt',
    {
      schema: {
        summary: 'Get a receipt, signed by the server',
        description:
          'Commitment, dice values, keys and the latest hash of the match. It holds no secrets. Keep it: a journal that differs from it is not this match.',
        response: { 200: receiptSchema },
      },
    },
    async (request) => {
      const { match } = foundMatch(request)
      await match.requireProven()
      const seen = seenOf(match, host.publicKey)
      return { ...seen, signature: host.sign(receiptStatement(seen)) }
    },
  )
  api.post(
    '/links',
    {
      schema: {
        summary: 'Add the links of your seats to the dice of an entry whose orders are fixed',
        description:
          'The answer to the event `fixed` of the stream. Give links only for the next entry, and only for one digest: see the page on fair dice. The reply comes when the entry is stored.',
        body: linksRequestSchema,
        response: { 200: linksResponseSchema },
      },
    },
    async (request) => {
      for (const seat of Object.keys(request.body.links)) asHolder(request, seat)
      return { counted: await foundMatch(request).match.giveLinks(request.body) }
    },
  )
  api.post(
    '/key',
    {
      schema: {
        summary: 'Sign with a new key from now on, because the key of your seat is lost',
        description: 'Everybody is told, and the journal says so.',
        body: newKeyRequestSchema,
        response: { 200: emptyResponseSchema },
      },
    },
    async (request) => {
      const { as: seat, key } = request.body
      await asHolder(request, seat).match.actions.replaceKey(seat, key)
      return {}
    },
  )
}

function seenOf(match: MatchSession, host: string): Receipt {
  const { record, state } = match
  const keys = keysNow(match, host)
  return {
    ...nothingSeen(record.id),
    commitment: commitmentOf(record.secret),
    host: keys?.host ?? null,
    seats: Object.fromEntries(
      record.seats.flatMap(({ seat, value, linkEnd }) =>
        value === null ? [] : [[seat, { value, key: (state ? state.head.keys : keys)?.seats[seat] ?? null, linkEnd }]],
      ),
    ),
    chain: state ? { [state.seq]: state.chain } : {},
  }
}
