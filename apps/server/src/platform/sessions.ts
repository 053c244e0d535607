// Sessions: devices on which a person is signed in. A session has a random cookie, of which only the digest is stored. A guest is stored when
// it first does something. A program shows a bearer token instead of a cookie.
import { hash } from 'node:crypto'
import { LIMITS, type PersonalLink } from '@admiralty/protocol'
import type { LinkRedemption, Person, Store } from '@admiralty/store'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type BearerTokens, checkBearerTokens, digestOf } from './bearer.ts'
import { deviceName } from './device-name.ts'
import { refuseForeignOrigin } from './foreign-origin.ts'
import { networkOf } from './network.ts'
import type { Clock, Random } from './ports.ts'
import { makeRateLimiter } from './rate-limiter.ts'
import { RequestError, TooManyRequests } from './request-error.ts'
import { WatchedSessions } from './watched-sessions.ts'

/** The name of the cookie. */
const COOKIE = 'admiralty'
/** Seconds for which a browser keeps the cookie. */
const YEAR = 365 * 24 * 3600
/** Milliseconds for which a personal link is valid. */
const LINK_LIFETIME = 15 * 60 * 1000
/** Milliseconds for which the person of a cookie is cached. Another process may have signed it out meanwhile. */
const CACHED_FOR = 5_000
const DAY = 24 * 3600 * 1000
/** Number of cookies whose people are cached, and of people whose networks are. */
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

/** A link that somebody has opened. */
interface OpenedLink {
  readonly token: string
  readonly kind: LinkRedemption['kind']
}

export interface Sessions {
  /** The person of the request's token or cookie; undefined without a valid one. Stores nothing. */
  current(request: FastifyRequest): Promise<Person | undefined>
  /** The person's id only, cached for frequent requests. */
  idOf(request: FastifyRequest): Promise<Person['id'] | undefined>
  /** The person of the request, or a new one who is not stored yet. The cookie alone determines the new id and name. */
  visitor(request: FastifyRequest, reply: FastifyReply): Promise<Visitor>
  /** The person of the request, or a new one, stored. */
  currentOrNew(request: FastifyRequest, reply: FastifyReply): Promise<Person>
  /** The network from which the person last sent a request; undefined if that was long ago, or before the start. */
  lastNetwork(person: string): string | undefined
  /** Makes a link that signs in one more device, once. */
  makeLink(person: Person): Promise<PersonalLink>
  /** Signs in the device of the request with a link of this kind. Throws `link-used` if the link is used or expired. */
  redeemLink(link: OpenedLink, request: FastifyRequest, reply: FastifyReply): Promise<Person>
  /** The digest of the request's cookie; undefined without one. */
  cookieOf(request: FastifyRequest): string | undefined
  /** Signs out devices of a person. Their streams end. */
  endDevices(person: string, cookies: readonly string[]): Promise<void>
  /** Ends the streams of a token that is withdrawn. */
  tokenEnded(digest: string): void
  /** Removes the cookie from the browser of the request. */
  forgetCookie(reply: FastifyReply): void
  /** Calls `ended` when the device is signed out or the token of the request is withdrawn. The returned function stops that. */
  watch(request: FastifyRequest, ended: () => void): () => void
  readonly bearer: BearerTokens
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
  const bearer = checkBearerTokens(server, ports)
  const watched = new WatchedSessions(store, clock)
  server.addHook('onClose', async () => watched.stop())
  const known = new KnownCookies(ports)
  const seen = <T extends Pick<Person, 'id'>>(person: T | undefined, { ip }: FastifyRequest): T | undefined => {
    if (person) known.remember(person.id, networkOf(ip))
    return person
  }
  const current = async (request: FastifyRequest): Promise<Person | undefined> => {
    const digest = cookieOf(request)
    const person = bearer.userOf(request)?.person ?? (digest === undefined ? undefined : await known.personOf(digest))
    return seen(person, request)
  }
  const visitor = makeVisitors(ports, { current, seen })
  return {
    current,
    visitor,
    cookieOf,
    bearer,
    lastNetwork: (person) => known.networkOf(person),
    async idOf(request) {
      const user = bearer.userOf(request)
      const digest = cookieOf(request)
      const id = user?.person.id ?? (digest === undefined ? undefined : await known.idOf(digest))
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
      await store.addLink({ token: digestOf(token), person: id, expires, address: null })
      return { token, expires }
    },
    async redeemLink({ token, kind }, request, reply) {
      const fresh = random.token()
      const before = await current(request)
      const device = deviceName(request.headers['user-agent'])
      const use = { token: digestOf(token), time: clock.now(), kind, cookie: digestOf(fresh), device }
      // A personal link is for another device, so it always makes a session.
      const person = await store.redeemLink({ ...use, current: kind === 'mail' ? before?.id : undefined })
      if (!person) throw linkUsed()
      if (kind === 'personal' || before?.id !== person.id) setCookie(reply, fresh, path)
      return person
    },
    async endDevices(person, cookies) {
      await store.endDevices(person, cookies)
      known.forget(cookies)
      watched.end(cookies)
    },
    tokenEnded: (digest) => watched.end([digest]),
    forgetCookie: (reply) => void reply.clearCookie(COOKIE, { path }),
    watch(request, ended) {
      const token = bearer.userOf(request)?.token.token
      const digest = token ?? cookieOf(request)
      return digest === undefined ? () => undefined : watched.watch(digest, token !== undefined, ended)
    },
  }
}

export const linkUsed = (): RequestError => new RequestError('link-used', 'the link has been used or has expired; ask for a new one')

const cookieOf = (request: FastifyRequest): string | undefined => {
  const token = request.cookies[COOKIE]
  return token === undefined ? undefined : digestOf(token)
}

/** A person whose cookie was looked up. */
interface CachedPerson {
  readonly id: string
  /** In ms since 1970. */
  readonly until: number
}

/** The people of recent cookies, and their networks. */
class KnownCookies {
  readonly #ports: SessionPorts
  readonly #networks = new Map<string, string>()
  readonly #people = new Map<string, CachedPerson>()
  /** The day on which a cookie was last recorded as used. */
  readonly #days = new Map<string, number>()

  constructor(ports: SessionPorts) {
    this.#ports = ports
  }

  async personOf(cookie: string): Promise<Person | undefined> {
    const person = await this.#ports.store.personOf(cookie)
    if (person) await this.#recordUse(cookie)
    return person
  }
  async idOf(cookie: string): Promise<string | undefined> {
    const now = this.#ports.clock.now()
    const cached = this.#people.get(cookie)
    if (cached && cached.until > now) return cached.id
    const id = (await this.personOf(cookie))?.id
    if (id !== undefined) remember(this.#people, cookie, { id, until: now + CACHED_FOR })
    return id
  }
  forget(cookies: readonly string[]): void {
    for (const cookie of cookies) this.#people.delete(cookie)
  }
  remember(person: string, network: string): void {
    remember(this.#networks, person, network)
  }
  networkOf(person: string): string | undefined {
    return this.#networks.get(person)
  }

  /** Records once a day that a device is used. A failure is repeated on the next day. */
  async #recordUse(cookie: string): Promise<void> {
    const { store, clock } = this.#ports
    const today = Math.floor(clock.now() / DAY) * DAY
    if (this.#days.get(cookie) === today) return
    remember(this.#days, cookie, today)
    await store.deviceSeen(cookie, today).catch(() => undefined)
  }
}

interface Known {
  current(request: FastifyRequest): Promise<Person | undefined>
  seen(person: Person, request: FastifyRequest): Person | undefined
}
/** A guest who is about to be stored. */
interface NewGuest {
  readonly person: Person
  readonly token: string
}
function makeVisitors({ store, clock, random, path, rateLimited }: SessionPorts, { current, seen }: Known): Sessions['visitor'] {
  const mayAdd = makeRateLimiter(clock, USER_RATE)
  /** People who are being stored, because a new visitor may send several requests at once. */
  const storing = new Map<string, Promise<void>>()
  const add = async ({ person, token }: NewGuest, { ip, headers }: FastifyRequest): Promise<void> => {
    const network = networkOf(ip)
    if (rateLimited && !mayAdd({ person: person.id, network }))
      throw new TooManyRequests(`at most ${USER_RATE.networkMost} new users of an address in 10 minutes`, 600)
    // Another server may have stored it first.
    await store.addPerson(person, digestOf(token), deviceName(headers['user-agent'])).catch(async (error: unknown) => {
      if (!(await store.personOf(digestOf(token)))) throw error
    })
  }
  /** The cookie that the browser has, unless it was signed out: its person exists, but not for this browser. */
  const freshToken = async (sent: string | undefined): Promise<string> => {
    if (sent === undefined || !TOKEN.test(sent)) return random.token()
    const isTaken = await store.isPerson(personOfCookie(sent, 0).id)
    return isTaken && !(await store.personOf(digestOf(sent))) ? random.token() : sent
  }
  return async (request, reply) => {
    const known = await current(request)
    if (known) return { person: known, keep: async () => undefined }
    const token = await freshToken(request.cookies[COOKIE])
    setCookie(reply, token, path)
    const person = personOfCookie(token, clock.now())
    const keep = async (): Promise<void> => {
      const stored = storing.get(person.id) ?? add({ person, token }, request).finally(() => storing.delete(person.id))
      storing.set(person.id, stored)
      await stored
      seen(person, request)
    }
    return { person, keep }
  }
}

/** The guest for whom a new cookie stands. */
function personOfCookie(token: string, created: number): Person {
  const id = digestOf(`session ${token}`)
  return { id, name: defaultName(id), created }
}

/** The name of a person who has not chosen one. Several may have the same. */
export const defaultName = (id: string): string => `Guest ${1000 + (Number.parseInt(hash('sha256', id).slice(0, 8), 16) % 9000)}`

/** Sets a value, and forgets the one that was set longest ago if there are too many. */
function remember<T>(values: Map<string, T>, key: string, value: T): void {
  values.delete(key)
  values.set(key, value)
  for (const [oldest] of values) {
    if (values.size <= MAX_CACHED) return
    values.delete(oldest)
  }
}

const setCookie = (reply: FastifyReply, token: string, path: string): FastifyReply =>
  reply.setCookie(COOKIE, token, { path, httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: YEAR })
