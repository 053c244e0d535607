// Routes for notices by mail: a person's choice and what was sent, and the link in each mail that ends such notices.
import { LIMITS, noticeChoiceSchema, noticesSchema } from '@admiralty/protocol'
import { z } from 'zod'
import { isStopped } from '../errands/bounces.ts'
import { parseEndToken, withoutMails } from '../errands/end-token.ts'
import { RequestError } from '../platform/request-error.ts'
import type { Api, RouteContext } from './route-context.ts'

/** Notices that are listed at most. */
const MOST = 100
const OWN = '/api/me/notices'
/** Characters of a token that ends notices. */
const END_TOKEN = 400

export function noticeRoutes(api: Api, context: RouteContext): void {
  ownRoutes(api, context)
  void api.register(async (scope) => endRoutes(scope, context))
}

function ownRoutes(api: Api, { sessions, store, notices }: RouteContext): void {
  api.get(
    OWN,
    { schema: { summary: 'Get what is mailed to you, and what was', response: { 200: noticesSchema } } },
    async (request, reply) => {
      const { id } = (await sessions.visitor(request, reply)).person
      const [choice, found] = [await store.noticeChoice(id), await store.addressOf(id)]
      const [waiting, sent] = [await store.waitingNotices(id, MOST), await store.noticesOf(id, MOST)]
      const address = found ? { address: found.address, isStopped: isStopped(found) } : { address: null, isStopped: false }
      return { sendsNotices: notices !== null, ...address, choice, waiting: [...waiting], sent: [...sent] }
    },
  )
  api.put(
    OWN,
    { schema: { summary: 'Choose which notices are mailed to you', body: noticeChoiceSchema, response: { 200: noticeChoiceSchema } } },
    async (request, reply) => {
      const { id } = await sessions.currentOrNew(request, reply)
      await store.setNoticeChoice(id, request.body)
      return request.body
    },
  )
}

/** The link works without a cookie, and without JSON, because programs of mail use it (RFC 8058). A GET changes nothing, because mail scanners follow links. */
function endRoutes(api: Api, { store, notices }: RouteContext): void {
  const params = z.object({ token: z.string().max(END_TOKEN) })
  const found = (token: string) => {
    const end = notices && parseEndToken(notices, token)
    if (!end) throw new RequestError('not-found', 'this link does not belong to a notice of this server')
    return end
  }
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    api.addContentTypeParser(type, { parseAs: 'string', bodyLimit: LIMITS.headers }, (_, __, done) => done(null, undefined))
  api.get('/api/notices/:token', { schema: { summary: 'Ask whether to end the notices of a mail', params } }, async (request, reply) => {
    found(request.params.token)
    return reply.type('text/html; charset=utf-8').send(page('<form method="post"><button>Send me no more mails like this</button></form>'))
  })
  api.post('/api/notices/:token', { schema: { summary: 'End the notices of a mail', params } }, async (request, reply) => {
    const { person, mails } = found(request.params.token)
    await store.setNoticeChoice(person, withoutMails(await store.noticeChoice(person), mails))
    return reply.type('text/html; charset=utf-8').send(page('<p>You get no more mails like this.</p>'))
  })
}

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Admiralty</title><meta name="viewport" content="width=device-width"></head><body>${body}</body></html>`
