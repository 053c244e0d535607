// Sessions of guests. A person has a random cookie, of which only the digest is stored. It is stored when its user first does something.
import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { LIMITS, type PersonalLink } from '@admiralty/protocol'
import type { Person, Store } from '@admiralty/store'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from './network.ts'
import type { Clock, Random } from './ports.ts'
import { makeRateLimiter } from './rate-limiter.ts'
import { RequestError, TooManyRequests } from './request-error.ts'

/** The name of the cookie. */
const COOKIE = 'admiralty'
/** Seconds for which a browser keeps the cookie. */
const YEAR = 365 * 24 * 3600
/** Milliseconds for which a personal link is valid. */
const LINK_LIFETIME = 15 * 60 * 1000
/** Number of cookies whose person ids are cached, and of sessions whose networks are. */
const MAX_CACHED = 10_000
/** New users of one network, and in how many milliseconds. */
const USER_RATE = { most: LIMITS.addressUsers, networkMost: LIMITS.addressUsers, within: 600_000 }
/** A cookie that this server may have set. */
const TOKEN = /^[\w-]{22,64}$/

/** The user of a request. */
interface Visitor {
  readonly person: Person
  /** Stores the person if it is new. Throws `too-many-requests` if its network has too many new ones. */
  keep(): Promise<void>
}

export interface Sessions {
  /** The person of the request's cookie; undefined without a valid one. Stores nothing. */
  current(request: FastifyRequest): Promise<Person | undefined>
  /** The person's id only, cached for frequent requests. */
  idOf(request: FastifyRequest): Promise<Person['id'] | undefined>
  /** The person of the request, or a new one that is not stored yet. The cookie alone determines its id and name. */
  visitor(request: FastifyRequest, reply: FastifyReply): Promise<Visitor>
  /** The person of the request, or a new one, stored. */
  currentOrNew(request: FastifyRequest, reply: FastifyReply): Promise<Person>
  /** The network from which the person last sent a request; undefined if that was long ago, or before the start. */
  lastNetwork(person: string): string | undefined
  /** Makes a link that signs in one more device, once. */
  makeLink(person: Person): Promise<PersonalLink>
  /** Signs in a device with a link. Throws `link-used` if the link is used or expired. */
  redeemLink(token: string, reply: FastifyReply): Promise<Person>
}

export interface SessionPorts {
  readonly store: Store
  readonly clock: Clock
  readonly random: Random
  /** The path of the cookie. */
  readonly path: string
  /** Whether limits per network apply. */
  readonly rateLimited: boolean
}

export async function makeSessions(server: FastifyInstance, ports: SessionPorts): Promise<Sessions> {
  const { store, clock, random, path } = ports
  await server.register(cookie)
  server.addHook('onRequest', (request, _, next) => {
    refuseForeignOrigin(request)
    next()
  })
  const networks = new Map<string, string>()
  const ids = new Map<string, string>()
  const seen = <T extends Pick<Person, 'id'>>(person: T | undefined, { ip }: FastifyRequest): T | undefined => {
    if (person) remember(networks, person.id, networkOf(ip))
    return person
  }
  const current = async (request: FastifyRequest): Promise<Person | undefined> => {
    const token = request.cookies[COOKIE]
    return token === undefined ? undefined : seen(await store.personOf(digest(token)), request)
  }
  const visitor = makeVisitors(ports, { current, seen })
  return {
    current,
    visitor,
    lastNetwork: (person) => networks.get(person),
    async idOf(request) {
      const token = request.cookies[COOKIE]
      if (token === undefined) return undefined
      const device = digest(token)
      const id = ids.get(device) ?? (await store.personOf(device))?.id
      // A cookie never changes its person.
      if (id !== undefined) remember(ids, device, id)
      return seen(id === undefined ? undefined : { id }, request)?.id
    },
    async currentOrNew(request, reply) {
      const { person, keep } = await visitor(request, reply)
      await keep()
      return person
    },
    async makeLink({ id }) {
      const token = random.token()
      const expires = clock.now() + LINK_LIFETIME
      await store.addLink({ token: digest(token), person: id, expires, address: null })
      return { token, expires }
    },
    async redeemLink(token, reply) {
      const device = random.token()
      const person = await store.redeemLink({
        token: digest(token),
        time: clock.now(),
        kind: 'personal',
        cookie: digest(device),
        device: '',
        current: undefined,
      })
      if (!person) throw new RequestError('link-used', 'the link has been used or is older than 15 minutes; make a new one')
      setCookie(reply, device, path)
      return person
    },
  }
}

interface Known {
  current(request: FastifyRequest): Promise<Person | undefined>
  seen(person: Person, request: FastifyRequest): Person | undefined
}
function makeVisitors({ store, clock, random, path, rateLimited }: SessionPorts, { current, seen }: Known): Sessions['visitor'] {
  const mayAdd = makeRateLimiter(clock, USER_RATE)
  /** Sessions that are being stored, because a new visitor may send several requests at once. */
  const storing = new Map<string, Promise<void>>()
  const add = async (person: Person, token: string, network: string): Promise<void> => {
    if (rateLimited && !mayAdd({ person: person.id, network }))
      throw new TooManyRequests(`at most ${USER_RATE.networkMost} new users of an address in 10 minutes`, 600)
    // Another server may have stored it first.
    await store.addPerson(person, digest(token)).catch(async (error: unknown) => {
      if (!(await store.personOf(digest(token)))) throw error
    })
  }
  return async (request, reply) => {
    const known = await current(request)
    if (known) return { person: known, keep: async () => undefined }
    const sent = request.cookies[COOKIE]
    const token = sent !== undefined && TOKEN.test(sent) ? sent : random.token()
    setCookie(reply, token, path)
    const person = personOfCookie(token, clock.now())
    const keep = async (): Promise<void> => {
      const stored = storing.get(person.id) ?? add(person, token, networkOf(request.ip)).finally(() => storing.delete(person.id))
      storing.set(person.id, stored)
      await stored
      seen(person, request)
    }
    return { person, keep }
  }
}

/** The person who a new cookie stands for. */
function personOfCookie(token: string, created: number): Person {
  const id = digest(`person ${token}`)
  return { id, name: defaultName(id), created }
}

/** The name of a person until its user chooses one. Several sessions may have the same. */
export const defaultName = (id: string): string => `Guest ${1000 + (Number.parseInt(hash('sha256', id).slice(0, 8), 16) % 9000)}`

/** Sets a value, and forgets the one that was set longest ago if there are too many. */
function remember(values: Map<string, string>, key: string, value: string): void {
  values.delete(key)
  values.set(key, value)
  for (const [oldest] of values) {
    if (values.size <= MAX_CACHED) return
    values.delete(oldest)
  }
}

const setCookie = (reply: FastifyReply, token: string, path: string): FastifyReply =>
  reply.setCookie(COOKIE, token, { path, httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: YEAR })
const digest = (token: string): string => hash('sha256', token, 'base64url')

/**
 * Refuses requests from pages of other sites, in addition to SameSite=Lax. Browsers send Sec-Fetch-Site or at least Origin. A client that
 * sends neither is not a browser, so it carries no other user's cookie.
 */
function refuseForeignOrigin({ method, headers, host }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return
  if (!isFromHere(headers, host)) throw new RequestError('foreign-origin', 'this request is allowed from pages of this server only')
}

/** Whether a page of this server, or no browser, has sent the request. `host`: the server's name in the request; undefined if it is not known. */
function isFromHere({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, host: string | undefined): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return origin === undefined || (host !== undefined && hostOf(origin) === host)
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)
