// Bearer tokens of programs. A token acts as its person on the same routes, but never on those of the account.
import { hash } from 'node:crypto'
import type { Person, Store, TokenRecord } from '@admiralty/store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock, Random } from './ports.ts'
import { RequestError } from './request-error.ts'

/** The beginning of every token, so that the server ignores the tokens of others, such as a proxy's. */
const PREFIX = 'adm_'
const DAY = 24 * 3600 * 1000
const BEARER = /^Bearer (adm_[\w-]{1,96})$/i
/** The routes of the account: all of `/api/me` but the question who one is. */
const ACCOUNT = /^\/api\/me(\/|$)/

/** A program that has shown a valid token. */
interface BearerUser {
  readonly person: Person
  readonly token: TokenRecord
}
/** Bearer tokens of a server. */
export interface BearerTokens {
  /** The user of the request's token; undefined without one. */
  userOf(request: FastifyRequest): BearerUser | undefined
  /** A fresh token, and the digest that is stored. */
  make(): { readonly token: string; readonly digest: string }
}

const USER = 'bearerUser'
export const digestOf = (token: string): string => hash('sha256', token, 'base64url')

/** Checks the token of each request before its route runs. */
export function checkBearerTokens(
  server: FastifyInstance,
  { store, clock, random }: { readonly store: Store; readonly clock: Clock; readonly random: Random },
): BearerTokens {
  server.decorateRequest(USER)
  server.addHook('onRequest', async (request) => {
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? []
    if (token === undefined) return
    const user = await userOfToken(store, token, clock.now())
    checkScope(user.token, request)
    request.setDecorator<BearerUser>(USER, user)
    const today = Math.floor(clock.now() / DAY) * DAY
    if ((user.token.seen ?? 0) < today) await store.tokenSeen(user.token.token, today)
  })
  return {
    userOf: (request) => request.getDecorator<BearerUser | undefined>(USER),
    make() {
      const token = `${PREFIX}${random.token()}`
      return { token, digest: digestOf(token) }
    },
  }
}

async function userOfToken(store: Store, sent: string, now: number): Promise<BearerUser> {
  const token = await store.token(digestOf(sent))
  const person = token && (await store.person(token.person))
  if (!token || !person) throw new RequestError('token-refused', 'this token is unknown or has been withdrawn; make a new one on your page')
  if (token.expires <= now) throw new RequestError('token-refused', 'this token has expired; make a new one on your page')
  return { person, token }
}

function checkScope({ scope }: TokenRecord, { method, routeOptions: { url = '' } }: FastifyRequest): void {
  const reads = method === 'GET' || method === 'HEAD'
  if (ACCOUNT.test(url) && !(reads && url === '/api/me'))
    throw new RequestError('token-scope', 'no token gives access to the account; sign in with a browser')
  if (scope === 'read' && !reads) throw new RequestError('token-scope', 'this token only reads; make one that may play')
}
