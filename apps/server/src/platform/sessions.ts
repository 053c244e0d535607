// Sessions of guests. A session has a random cookie, of which only the digest is stored.
import { hash } from 'node:crypto'
import type { PersonalLink } from '@admiralty/protocol'
import type { Session, Store } from '@admiralty/store'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../http/problems.ts'
import type { Clock, Random } from './ports.ts'

const COOKIE = 'admiralty'
/** Seconds for which a browser keeps the cookie. */
const YEAR = 365 * 24 * 3600
/** Milliseconds for which a personal link is valid. */
const LINK_LIFETIME = 15 * 60 * 1000
/** Number of cookies whose session ids are cached. */
const MAX_CACHED = 10_000

export interface Sessions {
  /** The session of the request's cookie; undefined without a valid one. Stores nothing. */
  current(request: FastifyRequest): Promise<Session | undefined>
  /** The session's id only, cached for frequent requests. */
  idOf(request: FastifyRequest): Promise<Session['id'] | undefined>
  /** The session of the request, or a new one. */
  currentOrNew(request: FastifyRequest, reply: FastifyReply): Promise<Session>
  /** Makes a link that signs in one more device, once. */
  makeLink(session: Session): Promise<PersonalLink>
  /** Signs in a device with a link. Throws `link-used` if the link is used or expired. */
  redeemLink(token: string, reply: FastifyReply): Promise<Session>
}

export interface SessionPorts {
  readonly store: Store
  readonly clock: Clock
  readonly random: Random
  /** The path of the cookie. */
  readonly path: string
}

export async function makeSessions(server: FastifyInstance, { store, clock, random, path }: SessionPorts): Promise<Sessions> {
  await server.register(cookie)
  server.addHook('onRequest', async (request) => refuseForeignOrigin(request))
  const current = async (request: FastifyRequest): Promise<Session | undefined> => {
    const token = request.cookies[COOKIE]
    return token === undefined ? undefined : store.sessionOf(digest(token))
  }
  const ids = new Map<string, string>()
  return {
    current,
    async idOf(request) {
      const token = request.cookies[COOKIE]
      if (token === undefined) return undefined
      const device = digest(token)
      const id = ids.get(device) ?? (await store.sessionOf(device))?.id
      if (id === undefined) return undefined
      // A cookie never changes its session. Re-inserting keeps the most recently used last.
      ids.delete(device)
      ids.set(device, id)
      for (const [oldest] of ids) if (ids.size > MAX_CACHED) ids.delete(oldest)
      return id
    },
    async currentOrNew(request, reply) {
      const existing = await current(request)
      if (existing) return existing
      const token = random.token()
      const session: Session = { id: random.token(), name: `Guest ${1000 + (random.seed() % 9000)}`, created: clock.now() }
      await store.addSession(session, digest(token))
      setCookie(reply, token, path)
      return session
    },
    async makeLink({ id }) {
      const token = random.token()
      const expires = clock.now() + LINK_LIFETIME
      await store.addLink({ token: digest(token), session: id, expires })
      return { token, expires }
    },
    async redeemLink(token, reply) {
      const device = random.token()
      const session = await store.redeemLink({ token: digest(token), time: clock.now(), device: digest(device) })
      if (!session) throw new RequestError('link-used', 'the link has been used or is older than 15 minutes; make a new one')
      setCookie(reply, device, path)
      return session
    },
  }
}

const setCookie = (reply: FastifyReply, token: string, path: string): FastifyReply =>
  reply.setCookie(COOKIE, token, { path, httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: YEAR })
const digest = (token: string): string => hash('sha256', token, 'base64url')

/**
 * Refuses requests from pages of other sites, in addition to SameSite=Lax. Browsers send Sec-Fetch-Site or at least Origin. A client that
 * sends neither is not a browser, so it carries no other user's cookie.
 */
function refuseForeignOrigin(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  const ours = site === undefined ? origin === undefined || hostOf(origin) === request.host : site === 'same-origin' || site === 'none'
  if (!ours) throw new RequestError('foreign-origin', 'this request is allowed from pages of this server only')
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)
