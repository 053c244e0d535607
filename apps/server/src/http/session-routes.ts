// Routes for the user's person, the list of games and the health of the server.
import {
  currentUserSchema,
  gameDescriptionSchema,
  personalLinkSchema,
  redeemLinkRequestSchema,
  renameRequestSchema,
} from '@admiralty/protocol'
import { z } from 'zod'
import { RequestError } from '../platform/request-error.ts'
import type { Api, RouteContext } from './route-context.ts'

/** Milliseconds within which a write must be durable for the readiness check. */
const READY_TIMEOUT = 2_000

export function sessionRoutes(api: Api, context: RouteContext): void {
  userRoutes(api, context)
  healthRoutes(api, context)
  api.get(
    '/api/games',
    { schema: { summary: 'List the games with their scenarios and options', response: { 200: z.array(gameDescriptionSchema) } } },
    async () => [...(await context.catalog.games())],
  )
}

function userRoutes(api: Api, { sessions, matches }: RouteContext): void {
  api.get('/api/me', { schema: { summary: 'Get the current user', response: { 200: currentUserSchema } } }, async (request, reply) => {
    const { id, name } = (await sessions.visitor(request, reply)).person
    return { id, name }
  })
  api.put(
    '/api/me',
    {
      schema: {
        summary: 'Change your name',
        description:
          'A name that looks like that of a bot, of the server or of another player at a table where you have a seat is refused. So is one without a letter, digit or symbol.',
        body: renameRequestSchema,
        response: { 200: currentUserSchema },
      },
    },
    async (request, reply) => {
      const { id } = await sessions.currentOrNew(request, reply)
      const { name } = request.body
      await matches.rename(id, name)
      return { id, name }
    },
  )
  api.post(
    '/api/me/link',
    {
      schema: {
        summary: 'Create a link that signs in one more device',
        description: 'The link works once and expires after 15 minutes. A new link replaces the previous one.',
        response: { 200: personalLinkSchema },
      },
    },
    async (request, reply) => sessions.makeLink(await sessions.currentOrNew(request, reply)),
  )
  api.post(
    '/api/me/take',
    { schema: { summary: 'Sign in on this device with a link', body: redeemLinkRequestSchema, response: { 200: currentUserSchema } } },
    async (request, reply) => {
      const { id, name } = await sessions.redeemLink({ token: request.body.token, kind: 'personal' }, request, reply)
      return { id, name }
    },
  )
}

function healthRoutes(api: Api, { store, clock }: RouteContext): void {
  const healthy = z.object({ ok: z.literal(true) })
  /** The write that is under way. All requests that arrive meanwhile wait for it, so polling costs little. */
  let checking: Promise<boolean> | null = null
  const checkWrites = (): Promise<boolean> => {
    checking ??= store
      .checkWrites(clock.now())
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        checking = null
      })
    return checking
  }
  api.get('/healthz', { schema: { summary: 'Check that the server runs', response: { 200: healthy } } }, async () => ({
    ok: true as const,
  }))
  api.get('/readyz', { schema: { summary: 'Check that the server can write to its store', response: { 200: healthy } } }, async () => {
    const { promise: late, resolve } = Promise.withResolvers<false>()
    const cancel = clock.after(READY_TIMEOUT, () => resolve(false))
    const written = await Promise.race([checkWrites(), late]).finally(cancel)
    if (!written) throw new RequestError('unavailable', 'the store cannot be written')
    return { ok: true as const }
  })
}
