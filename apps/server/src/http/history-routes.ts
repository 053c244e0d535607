// The route for earlier entries of a match, as one viewer received them.
import { historyQuerySchema } from '@admiralty/protocol'
import { Overloaded } from '../platform/request-error.ts'
import { Turns } from '../platform/turns.ts'
import { isSpectator } from '../seats/visitor.ts'
import { asViewer } from './match-scope.ts'
import type { Api, RouteContext } from './route-context.ts'

/** Pages that wait to be made. The next ones are refused. */
const MAX_WAITING = 500

export function historyRoutes(api: Api, { load }: RouteContext): void {
  const turns = new Turns()
  api.get(
    '/history',
    {
      schema: {
        summary: 'Get earlier entries of a match, a page at a time',
        description:
          'The messages of the entries before `before`, oldest first, with the view before the first of them. Ask for the page before by `before=first` while `more` is true.',
        querystring: historyQuerySchema,
      },
    },
    async (request, reply) => {
      const { as: viewer, before = null, limit } = request.query
      const { match } = asViewer(request, viewer)
      if ((isSpectator(viewer) && load.busy) || turns.waiting >= MAX_WAITING) throw new Overloaded()
      await turns.next()
      return reply
        .type('application/json')
        .serializer(String)
        .send(await match.streams.history(viewer, { before, limit }))
    },
  )
}
