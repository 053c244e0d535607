// Pages of other sites may change nothing in the name of their visitors.
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { RequestError } from './request-error.ts'

/**
 * Refuses requests from pages of other sites, in addition to SameSite=Lax. Browsers send Sec-Fetch-Site or at least Origin. A client that
 * sends neither is not a browser, so it carries no other user's cookie.
 */
export function refuseForeignOrigin({ method, headers, host }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return
  if (!isFromHere(headers, host)) throw new RequestError('foreign-origin', 'this request is allowed from pages of this server only')
}

/** Whether a page of this server, or no browser, has sent the request. `host`: the server's name in the request; undefined if it is not known. */
function isFromHere({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, host: string | undefined): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return origin === undefined || (host !== undefined && hostOf(origin) === host)
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)
