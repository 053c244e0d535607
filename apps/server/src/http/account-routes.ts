// Routes for a person's account: mail address, signed-in devices, the sealed copy of the keys, tokens, deletion. No token may use them.
import {
  accountSchema,
  addressRequestSchema,
  addressResponseSchema,
  currentUserSchema,
  keyCopySchema,
  LIMITS,
  mailLinkSchema,
  newTokenSchema,
  redeemLinkRequestSchema,
  tokenRequestSchema,
} from '@admiralty/protocol'
import type { Person, SignedInDevice, TokenRecord } from '@admiralty/store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { digestOf } from '../platform/bearer.ts'
import { RequestError } from '../platform/request-error.ts'
import { makeMailLinks } from './mail-links.ts'
import type { Api, RouteContext } from './route-context.ts'

const DAY = 24 * 3600 * 1000
const byId = z.object({ id: z.string().max(LIMITS.token) })
const done = z.object({ done: z.literal(true) })
const DONE = { done: true } as const

export function accountRoutes(api: Api, context: RouteContext): void {
  overviewRoute(api, context)
  addressRoutes(api, context)
  deviceRoutes(api, context)
  keyRoutes(api, context)
  tokenRoutes(api, context)
  deletionRoute(api, context)
}

function overviewRoute(api: Api, { sessions, store, mailer }: RouteContext): void {
  api.get(
    '/api/me/account',
    { schema: { summary: 'Get your address, devices and tokens', response: { 200: accountSchema } } },
    async (request, reply) => {
      const { id, name } = (await sessions.visitor(request, reply)).person
      const [address, devices, tokens, copy] = await Promise.all([
        store.addressOf(id),
        store.devicesOf(id),
        store.tokensOf(id),
        store.keyCopy(id),
      ])
      const cookie = sessions.cookieOf(request)
      return {
        id,
        name,
        address: address?.address ?? null,
        sendsMail: mailer.sendsMail,
        hasKeyCopy: copy !== null,
        devices: devices.map((device) => shownDevice(device, cookie)),
        tokens: tokens.map(shownToken),
      }
    },
  )
}

/** The public id of a device. The digest of its cookie stays secret. */
const deviceId = (cookie: string): string => digestOf(`device ${cookie}`)
const shownDevice = ({ token, device, created, seen }: SignedInDevice, cookie: string | undefined) => ({
  id: deviceId(token),
  device,
  created,
  seen,
  current: token === cookie,
})
const shownToken = ({ id, name, scope, created, expires, seen }: TokenRecord) => ({ id, name, scope, created, expires, seen })

function addressRoutes(api: Api, context: RouteContext): void {
  const { sessions, store, mailer } = context
  const links = makeMailLinks(context)
  api.put(
    '/api/me/address',
    {
      schema: {
        summary: 'Ask for a mail with a link that confirms your address',
        description:
          'The link signs in one device, as the person who has the address already or else as you. A new link replaces your earlier one.',
        body: addressRequestSchema,
        response: { 200: addressResponseSchema },
      },
    },
    async (request, reply) => {
      const visitor = await sessions.visitor(request, reply)
      const expires = await links.send({ ...visitor, address: request.body.address, ip: request.ip })
      return { sendsMail: mailer.sendsMail, expires }
    },
  )
  api.delete('/api/me/address', { schema: { summary: 'Remove your address', response: { 200: done } } }, async (request) => {
    const person = await sessions.current(request)
    if (person) await store.removeAddress(person.id)
    return DONE
  })
  api.get(
    '/api/me/mail/:token',
    {
      schema: {
        summary: 'Get the link of a mail, without using it',
        params: z.object({ token: z.string().max(LIMITS.token) }),
        response: { 200: mailLinkSchema },
      },
    },
    async (request) => {
      const { address, owner, expires } = await links.find(request.params.token)
      return { address, name: owner.name, expires, mine: (await sessions.idOf(request)) === owner.id }
    },
  )
  api.post(
    '/api/me/mail',
    {
      schema: {
        summary: 'Confirm an address with the link of a mail, and sign in',
        body: redeemLinkRequestSchema,
        response: { 200: currentUserSchema },
      },
    },
    async (request, reply) => {
      const { id, name } = await sessions.redeemLink({ token: request.body.token, kind: 'mail' }, request, reply)
      return { id, name }
    },
  )
}

function deviceRoutes(api: Api, { sessions, store }: RouteContext): void {
  const end = async (request: FastifyRequest, reply: FastifyReply, isMeant: (device: SignedInDevice) => boolean): Promise<void> => {
    const person = await sessions.current(request)
    if (!person) return
    const cookies = (await store.devicesOf(person.id)).filter(isMeant).map(({ token }) => token)
    await sessions.endDevices(person.id, cookies)
    if (cookies.some((cookie) => cookie === sessions.cookieOf(request))) sessions.forgetCookie(reply)
  }
  api.delete(
    '/api/me/devices',
    { schema: { summary: 'Sign out all your other devices', response: { 200: done } } },
    async (request, reply) => {
      const own = sessions.cookieOf(request)
      await end(request, reply, ({ token }) => token !== own)
      return DONE
    },
  )
  api.delete(
    '/api/me/devices/:id',
    { schema: { summary: 'Sign out one of your devices', params: byId, response: { 200: done } } },
    async (request, reply) => {
      await end(request, reply, ({ token }) => deviceId(token) === request.params.id)
      return DONE
    },
  )
}

function keyRoutes(api: Api, { sessions, store }: RouteContext): void {
  api.get(
    '/api/me/keys',
    { schema: { summary: 'Get the sealed copy of your keys', response: { 200: z.object({ copy: z.string().nullable() }) } } },
    async (request) => {
      const person = await sessions.current(request)
      return { copy: person ? await store.keyCopy(person.id) : null }
    },
  )
  api.put(
    '/api/me/keys',
    { schema: { summary: 'Keep a copy of your keys that only a passphrase opens', body: keyCopySchema, response: { 200: done } } },
    async (request, reply) => {
      const { id } = await sessions.currentOrNew(request, reply)
      await store.setKeyCopy(id, request.body.copy)
      return DONE
    },
  )
  api.delete('/api/me/keys', { schema: { summary: 'Delete the copy of your keys', response: { 200: done } } }, async (request) => {
    const person = await sessions.current(request)
    if (person) await store.setKeyCopy(person.id, null)
    return DONE
  })
}

function tokenRoutes(api: Api, { sessions, store, clock, random }: RouteContext): void {
  api.post(
    '/api/me/tokens',
    {
      schema: {
        summary: 'Make a token with which a program reads or plays as you',
        body: tokenRequestSchema,
        response: { 201: newTokenSchema },
      },
    },
    async (request, reply) => {
      const { id: person } = await sessions.currentOrNew(request, reply)
      const { name, scope, days } = request.body
      const { token, digest } = sessions.bearer.make()
      const created = clock.now()
      const record = { token: digest, id: random.token(), person, name, scope, created, expires: created + days * DAY, seen: null }
      if (!(await store.addToken(record, LIMITS.tokens)))
        throw new RequestError('no-room', `you have ${LIMITS.tokens} tokens already; withdraw one first`)
      return reply.code(201).send({ ...shownToken(record), token })
    },
  )
  api.delete('/api/me/tokens/:id', { schema: { summary: 'Withdraw a token', params: byId, response: { 200: done } } }, async (request) => {
    const person = await sessions.current(request)
    const withdrawn = person && (await store.tokensOf(person.id)).find(({ id }) => id === request.params.id)
    if (person && withdrawn) {
      await store.removeToken(person.id, withdrawn.id)
      sessions.tokenEnded(withdrawn.token)
    }
    return DONE
  })
}

function deletionRoute(api: Api, { sessions, store, matches }: RouteContext): void {
  /** Ends everything by which the person could still be known. */
  const remove = async ({ id }: Person): Promise<void> => {
    const [devices, tokens] = [await store.devicesOf(id), await store.tokensOf(id)]
    await matches.deletePerson(id)
    await sessions.endDevices(
      id,
      devices.map(({ token }) => token),
    )
    for (const { token } of tokens) sessions.tokenEnded(token)
  }
  api.delete(
    '/api/me',
    {
      schema: {
        summary: 'Delete your account',
        description:
          'Your name, address, devices, tokens, designs and keys are deleted. Your matches stay, with a name that says that you are gone; the others may put a bot or another person in your seat.',
        response: { 200: done },
      },
    },
    async (request, reply) => {
      const person = await sessions.current(request)
      if (person) await remove(person)
      sessions.forgetCookie(reply)
      return DONE
    },
  )
}
