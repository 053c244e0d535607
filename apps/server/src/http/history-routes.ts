// The route for earlier entries of a match, as one viewer received them.
import { historyQuerySchema, matchIdSchema } from '@admiralty/protocol'
import { z } from 'zod'
import { Overloaded } from '../platform/request-error.ts'
import { Turns } from '../platform/turns.ts'
import { isSpectator } from '../seats/visitor.ts'
import { type Api, type RouteContext, requireViewer } from './route-context.ts'

/** Pages that wait to be made. The next ones are refused. */
const MAX_WAITING = 500

export function historyRoutes(api: Api, { sessions, matches, load }: RouteContext): void {
  const turns = new Turns()
  api.get(
    '/api/matches/:id/history',
    {
      schema: {
        summary: 'Get earlier entries of a match, a page at a time',
        description:
          'The messages of the entries before `before`, oldest first, with the view before the first of them. Ask for the page before by `before=first` while `more` is true.',
        params: z.object({ id: matchIdSchema }),
        querystring: historyQuerySchema,
      },
    },
    async (request, reply) => {
      const session = await sessions.current(request)
      const { as: viewer, before = null, limit } = request.query
      const match = await matches.visibleTo(session?.id, request.params.id)
      requireViewer(match, session, viewer)
      if ((isSpectator(viewer) && load.busy) || turns.waiting >= MAX_WAITING) throw new Overloaded()
      await turns.next()
      return reply
        .type('application/json')
        .serializer(String)
        .send(await match.history(viewer, { before, limit }))
    },
  )
}
