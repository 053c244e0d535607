// The route to which the operator's mail server passes the notices that come back.
import { z } from 'zod'
import { failureIn } from '../errands/bounces.ts'
import { RequestError } from '../platform/request-error.ts'
import type { Api, RouteContext } from './route-context.ts'

/** Characters of a returned mail at most. It quotes a notice, which is short. */
const MOST = 200_000

export function bounceRoutes(api: Api, context: RouteContext): void {
  void api.register(async (scope) => bounceRoute(scope, context))
}

/** The key in the path is the proof. The body is a mail, whatever type a mail server gives it. */
function bounceRoute(api: Api, { store }: RouteContext): void {
  const params = z.object({ key: z.string().max(100) })
  const response = z.object({ noted: z.boolean() })
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST }, (_, body, done) => done(null, body))
  api.post(
    '/api/bounces/:key',
    { schema: { summary: 'Report a mail that came back', params, response: { 200: response } }, bodyLimit: MOST },
    async (request) => {
      const why = typeof request.body === 'string' ? await failureIn(request.body) : undefined
      if (why === undefined) return { noted: false }
      if (!(await store.noteBounce({ bounce: request.params.key.toLowerCase(), why })))
        throw new RequestError('not-found', 'no mail of this server comes back under this key')
      return { noted: true }
    },
  )
}
