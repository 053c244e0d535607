// Routes about the clock of a match: proposals to all who still play, and vacations.
import { emptyResponseSchema, LIMITS, proposalRequestSchema, vacationRequestSchema } from '@admiralty/protocol'
import { asHolder } from './match-scope.ts'
import type { Api } from './route-context.ts'

const response = { 200: emptyResponseSchema }

export function clockRoutes(api: Api): void {
  api.post(
    '/proposals',
    {
      schema: {
        summary: 'Propose a pause, its end, more time for a seat or an end of the match, or agree (agree: true), or decline (agree: false)',
        description: `A proposal takes effect when all who still play have agreed: whoever has missed too many answers in a row has no voice, nor have bots. More time for a seat is decided by the other players; against bots alone by the seat itself. It is one regular period, and at most four for one answer. A pause lasts at most ${LIMITS.pauseDays} days. An end of the match is possible while somebody is absent: it has no winner. Declining removes the proposal.`,
        body: proposalRequestSchema,
        response,
      },
    },
    async (request) => {
      await asHolder(request, request.body.as).match.actions.propose(request.body)
      return {}
    },
  )
  api.post(
    '/vacation',
    {
      schema: {
        summary: 'Take days of vacation',
        description:
          'The open deadlines of the seat move by these days, and calls that open meanwhile count from the end. The days must have been earned. The seat may answer during its vacation.',
        body: vacationRequestSchema,
        response,
      },
    },
    async (request) => {
      const { as, days, number, signature } = request.body
      await asHolder(request, as).match.actions.takeVacation({ kind: 'vacation', seat: as, days, number }, signature)
      return {}
    },
  )
}
