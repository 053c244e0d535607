// Routes for a person's outlets: the address of the calendar, the webhook, and browsers that show notifications; and the calendar itself.
import {
  deliverySchema,
  LIMITS,
  newCalendarSchema,
  newWebhookSchema,
  outletsSchema,
  pushRequestSchema,
  webhookRequestSchema,
} from '@admiralty/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { calendarFile } from '../outlets/calendar.ts'
import { deliver, webhookSecret } from '../outlets/webhook.ts'
import { digestOf } from '../platform/bearer.ts'
import { deviceName } from '../platform/device-name.ts'
import { networkOf } from '../platform/network.ts'
import { makeRateLimiter } from '../platform/rate-limiter.ts'
import { RequestError, TooManyRequests } from '../platform/request-error.ts'
import type { Api, RouteContext } from './route-context.ts'

const HOUR = 3600
const DONE = { done: true } as const
const done = z.object({ done: z.literal(true) })
const byId = z.object({ id: z.string().max(LIMITS.token) })

export function outletRoutes(api: Api, context: RouteContext): void {
  const mayChange = changeLimit(context)
  overviewRoute(api, context)
  calendarRoutes(api, context, mayChange)
  webhookRoutes(api, context, mayChange)
  pushRoutes(api, context, mayChange)
}

/** The person of a request that may make an outlet or use one. A new person if there is none. */
type ChangingPerson = (request: FastifyRequest, reply: FastifyReply) => Promise<string>
function changeLimit({ sessions, clock, rateLimited }: RouteContext): ChangingPerson {
  const most = { most: LIMITS.outletChanges, networkMost: LIMITS.addressOutletChanges, within: HOUR * 1000 }
  const mayAsk = makeRateLimiter(clock, most)
  return async (request, reply) => {
    const { id } = await sessions.currentOrNew(request, reply)
    if (!mayAsk({ person: id, network: rateLimited ? networkOf(request.ip) : null }))
      throw new TooManyRequests('too many changes and tests in the last hour; try again later', HOUR)
    return id
  }
}

function overviewRoute(api: Api, { sessions, store, outlets }: RouteContext): void {
  api.get(
    '/api/me/outlets',
    { schema: { summary: 'Get your calendar, webhook and browsers with notifications', response: { 200: outletsSchema } } },
    async (request, reply) => {
      const { id } = (await sessions.visitor(request, reply)).person
      const [calendar, webhook, deliveries, browsers] = await Promise.all([
        store.calendarOf(id),
        store.webhookOf(id),
        store.deliveriesOf(id),
        store.pushDevicesOf(id),
      ])
      return {
        calendar: calendar ? { created: calendar.created } : null,
        webhook: webhook ? { url: webhook.url, created: webhook.created, ended: webhook.ended, deliveries: [...deliveries] } : null,
        push: {
          key: outlets.keys.publicKey,
          browsers: browsers.map(({ id: browser, device, created }) => ({ id: browser, device, created })),
        },
      }
    },
  )
}

function calendarRoutes(
  api: Api,
  { sessions, store, clock, random, publicUrl, outlets, catalog }: RouteContext,
  mayChange: ChangingPerson,
): void {
  api.post(
    '/api/me/calendar',
    {
      schema: {
        summary: 'Make an address at which a calendar program reads your deadlines',
        description: 'It replaces your earlier address. Whoever knows it reads which games wait for you, and until when.',
        response: { 201: newCalendarSchema },
      },
    },
    async (request, reply) => {
      const person = await mayChange(request, reply)
      const token = random.token()
      await store.setCalendar({ person, token: digestOf(token), created: clock.now() })
      return reply.code(201).send({ address: `${publicUrl}/api/calendar/${token}.ics` })
    },
  )
  api.delete(
    '/api/me/calendar',
    { schema: { summary: 'Withdraw the address of your calendar', response: { 200: done } } },
    async (request) => {
      const person = await sessions.current(request)
      if (person) await store.removeCalendar(person.id)
      return DONE
    },
  )
  api.get(
    '/api/calendar/:token.ics',
    { schema: { summary: 'Get a calendar by its secret address', params: z.object({ token: z.string().max(LIMITS.token) }) } },
    async ({ params, headers }, reply) => {
      const calendar = await store.calendar(digestOf(params.token))
      if (!calendar) throw new RequestError('not-found', 'there is no calendar at this address; it may have been withdrawn')
      const { text, etag } = await calendarFile({ store, catalog, publicUrl, secret: outlets.secret }, calendar.person)
      // A program may keep it, but must ask each time whether it has changed.
      void reply.header('cache-control', 'private, no-cache').header('etag', etag)
      const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
      if (known.includes(etag)) return reply.code(304).send()
      return reply.type('text/calendar; charset=utf-8').send(text)
    },
  )
}

function webhookRoutes(api: Api, context: RouteContext, mayChange: ChangingPerson): void {
  const { sessions, store, clock, random, outlets } = context
  const path = '/api/me/webhook'
  api.put(
    path,
    {
      schema: {
        summary: 'Choose an address to which your notices are posted',
        description: 'Messages are signed as Standard Webhooks describes it. The key is new with each choice, and is shown once.',
        body: webhookRequestSchema,
        response: { 200: newWebhookSchema },
      },
    },
    async (request, reply) => {
      const person = await mayChange(request, reply)
      const { url } = request.body
      const salt = random.token()
      await store.setWebhook({ person, url, salt, created: clock.now(), failing: null, ended: null })
      return { url, secret: webhookSecret(outlets, { person, salt }) }
    },
  )
  api.delete(path, { schema: { summary: 'Remove your webhook', response: { 200: done } } }, async (request) => {
    const person = await sessions.current(request)
    if (person) await store.removeWebhook(person.id)
    return DONE
  })
  api.post(
    `${path}/test`,
    { schema: { summary: 'Post a test message to your webhook', response: { 200: deliverySchema } } },
    async (request, reply) => {
      const person = await mayChange(request, reply)
      const webhook = await store.webhookOf(person)
      if (!webhook) throw new RequestError('not-found', 'you have no webhook; choose its address first')
      const message = { id: `msg_${random.token()}`, kind: 'test', data: { text: 'A test of your webhook.' } }
      return deliver({ ...outlets, store, clock }, webhook, message, outlets.stopping)
    },
  )
}

function pushRoutes(api: Api, { sessions, store, clock, random }: RouteContext, mayChange: ChangingPerson): void {
  api.post(
    '/api/me/push',
    {
      schema: {
        summary: 'Show your notices as notifications of this browser',
        description: 'The body is the subscription that the browser has made with the key of this server.',
        body: pushRequestSchema,
        response: { 201: z.object({ id: z.string() }) },
      },
    },
    async (request, reply) => {
      const person = await mayChange(request, reply)
      const { endpoint, keys } = request.body
      const id = random.token()
      const device = {
        id,
        person,
        endpoint,
        ...keys,
        device: deviceName(request.headers['user-agent']),
        created: clock.now(),
        failing: null,
      }
      if (!(await store.addPushDevice(device, LIMITS.pushBrowsers)))
        throw new RequestError('no-room', `you have ${LIMITS.pushBrowsers} browsers with notifications already; remove one first`)
      return reply.code(201).send({ id })
    },
  )
  api.delete(
    '/api/me/push/:id',
    { schema: { summary: 'Show no notifications in one of your browsers', params: byId, response: { 200: done } } },
    async (request) => {
      const person = await sessions.current(request)
      if (person) await store.removePushDevice(person.id, request.params.id)
      return DONE
    },
  )
}
