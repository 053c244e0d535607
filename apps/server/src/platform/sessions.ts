// Who is asking: a guest is a session, known by a cookie whose digest alone is stored.
import { hash } from 'node:crypto'
import type { PersonalLink } from '@admiralty/protocol'
import type { Session, Store } from '@admiralty/store'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../http/problems.ts'
import type { Clock, Random } from './ports.ts'

const COOKIE = 'admiralty'
const YEAR = 365 * 24 * 3600
/** ms for which a personal link is good. */
const LINK = 15 * 60 * 1000
/** Cookies whose owners are kept in mind. */
const REMEMBERED = 10_000

export interface Sessions {
  /** Undefined: nobody whom we know. Asks for nothing to be stored. */
  current(request: FastifyRequest): Promise<Session | undefined>
  /** Who that is, without more: for what is asked often. */
  idOf(request: FastifyRequest): Promise<Session['id'] | undefined>
  /** Makes a session for who has none. */
  currentOrNew(request: FastifyRequest, reply: FastifyReply): Promise<Session>
  /** Makes a link that lets another device in as this person, once. */
  makeLink(session: Session): Promise<PersonalLink>
  /** Throws `link-used`. */
  redeemLink(token: string, reply: FastifyReply): Promise<Session>
}

export interface SessionPorts {
  readonly store: Store
  readonly clock: Clock
  readonly random: Random
  /** Where the cookie is sent. */
  readonly path: string
}

export async function makeSessions(server: FastifyInstance, { store, clock, random, path }: SessionPorts): Promise<Sessions> {
  await server.register(cookie)
  server.addHook('onRequest', async (request) => refuseForeignOrigin(request))
  const known = async (request: FastifyRequest): Promise<Session | undefined> => {
    const held = request.cookies[COOKIE]
    return held === undefined ? undefined : store.sessionOf(digest(held))
  }
  const ids = new Map<string, string>()
  return {
    current: known,
    async idOf(request) {
      const held = request.cookies[COOKIE]
      if (held === undefined) return undefined
      const device = digest(held)
      const id = ids.get(device) ?? (await store.sessionOf(device))?.id
      if (id === undefined) return undefined
      // A cookie stays whose it is. The latest used last.
      ids.delete(device)
      ids.set(device, id)
      for (const [oldest] of ids) if (ids.size > REMEMBERED) ids.delete(oldest)
      return id
    },
    async currentOrNew(request, reply) {
      const back = await known(request)
      if (back) return back
      const token = random.token()
      const session: Session = { id: random.token(), name: `Guest ${1000 + (random.seed() % 9000)}`, created: clock.now() }
      await store.addSession(session, digest(token))
      remember(reply, token, path)
      return session
    },
    async makeLink({ id }) {
      const token = random.token()
      const expires = clock.now() + LINK
      await store.addLink({ token: digest(token), session: id, expires })
      return { token, expires }
    },
    async redeemLink(token, reply) {
      const device = random.token()
      const session = await store.redeemLink({ token: digest(token), time: clock.now(), device: digest(device) })
      if (!session) throw new RequestError('link-used', 'it has been used, or is older than a quarter of an hour')
      remember(reply, device, path)
      return session
    },
  }
}

const remember = (reply: FastifyReply, token: string, path: string): FastifyReply =>
  reply.setCookie(COOKIE, token, { path, httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: YEAR })
const digest = (token: string): string => hash('sha256', token, 'base64url')

/**
 * A page of another site must not act in a guest's name. Besides SameSite=Lax: a browser says whether a request comes from our own
 * page (Sec-Fetch-Site), or at least from which (Origin); what says neither is no browser, and carries nobody's cookie but its own.
 */
function refuseForeignOrigin(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  const ours = site === undefined ? origin === undefined || hostOf(origin) === request.host : site === 'same-origin' || site === 'none'
  if (!ours) throw new RequestError('foreign-origin', 'only pages of this server may ask this')
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)
