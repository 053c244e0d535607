// Me, the games, and whether the server is well.

import { setTimeout as sleep } from 'node:timers/promises'
import {
  currentUserSchema,
  gameDescriptionSchema,
  personalLinkSchema,
  redeemLinkRequestSchema,
  renameRequestSchema,
} from '@admiralty/protocol'
import { z } from 'zod'
import { RequestError } from './problems.ts'
import type { Api, RouteContext } from './route-context.ts'

/** No match has this id: the question alone matters. */
const NOBODYS = '-'
/** ms for which the store may think about it. */
const PATIENCE = 2_000

export function sessionRoutes(api: Api, { sessions: guests, store, matches: host, catalog: shelf }: RouteContext): void {
  api.get('/api/me', { schema: { summary: 'Who am I?', response: { 200: currentUserSchema } } }, async (request, reply) => {
    const { id, name } = await guests.currentOrNew(request, reply)
    return { id, name }
  })
  api.put(
    '/api/me',
    { schema: { summary: 'Take a name', body: renameRequestSchema, response: { 200: currentUserSchema } } },
    async (request, reply) => {
      const { id } = await guests.currentOrNew(request, reply)
      const { name } = request.body
      await store.rename(id, name)
      host.renamed(id, name)
      return { id, name }
    },
  )
  api.post(
    '/api/me/link',
    {
      schema: {
        summary: 'A link that makes another device mine: good once, for a quarter of an hour',
        response: { 200: personalLinkSchema },
      },
    },
    async (request, reply) => guests.makeLink(await guests.currentOrNew(request, reply)),
  )
  api.post(
    '/api/me/take',
    { schema: { summary: 'Be on this device who made the link', body: redeemLinkRequestSchema, response: { 200: currentUserSchema } } },
    async (request, reply) => {
      const { id, name } = await guests.redeemLink(request.body.token, reply)
      return { id, name }
    },
  )
  api.get('/api/games', { schema: { summary: 'The shelf', response: { 200: z.array(gameDescriptionSchema) } } }, async () => [
    ...(await shelf.games()),
  ])
  const well = z.object({ ok: z.literal(true) })
  api.get('/healthz', { schema: { summary: 'Is the server alive?', response: { 200: well } } }, async () => ({ ok: true as const }))
  api.get('/readyz', { schema: { summary: 'Does the store answer?', response: { 200: well } } }, async () => {
    const answered = await Promise.race([
      store.match(NOBODYS).then(
        () => true,
        () => false,
      ),
      sleep(PATIENCE, false, { ref: false }),
    ])
    if (!answered) throw new RequestError('unavailable', 'the store does not answer')
    return { ok: true as const }
  })
}
