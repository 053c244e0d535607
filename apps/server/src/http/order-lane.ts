// The short way of an order: one that is usual in every respect is answered without the framework, whose work for a request costs more
// than the order itself. Everything else goes to the framework's route, which alone knows how to refuse a request.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { IDEMPOTENCY_HEADER, isIdempotencyKey, isOrderRequest, LIMITS, type OrderRequest, PROBLEM_MEDIA_TYPE } from '@admiralty/protocol'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../platform/metrics.ts'
import type { RequestCounts } from '../platform/request-counts.ts'
import { COOKIE, isFromHere } from '../platform/sessions.ts'
import { ORDERS_ROUTE } from './order-routes.ts'
import { failureOf } from './problems.ts'
import type { RouteContext } from './route-context.ts'
import { submitOrder } from './submit-order.ts'

export interface OrderLanePorts {
  readonly context: RouteContext
  readonly counts: RequestCounts
  readonly metrics: Metrics
  /** Path prefix of the server. */
  readonly base: string
  readonly trustProxy: boolean
  /** Headers of every response. */
  readonly headers: ReadonlyMap<string, string>
}

/** The parts of a usual request's head. */
interface OrderHead {
  readonly match: string
  readonly key: string
  readonly token: string
  readonly ip: string
  /** Bytes of the body. */
  readonly length: number
}

const MATCH_ID = `[\\w-]{1,${LIMITS.id}}`
/** The first cookie of this server, in a usual header. */
const TOKEN = new RegExp(`^(?:(?!${COOKIE}=)[^;]*; )*${COOKIE}=([\\w-]+)(?:;|$)`)
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i
/** Names that the framework refuses in JSON, also if they are written with escapes. */
const SUSPICIOUS = /__proto__|constructor|\\u/

/** Lets the orders that `server` receives take the short way. Call this when all routes are registered. */
export function openOrderLane(server: FastifyInstance, ports: OrderLanePorts): void {
  const lane = new OrderLane(server, ports)
  const http = server.server
  const framework = http.listeners('request') as RequestListener[] // Node does not type listeners by their event
  http.removeAllListeners('request')
  http.on('request', (request, response) => {
    const toFramework = (): void => {
      for (const listen of framework) listen.call(http, request, response)
    }
    if (!lane.take(request, response, toFramework)) toFramework()
  })
  server.addHook('preClose', async () => lane.close())
}

class OrderLane {
  readonly #server: FastifyInstance
  readonly #ports: OrderLanePorts
  readonly #path: RegExp
  /** Names and values by turns, as `writeHead` takes them fastest. */
  readonly #headers: readonly string[]
  #closed = false

  constructor(server: FastifyInstance, ports: OrderLanePorts) {
    this.#server = server
    this.#ports = ports
    this.#path = new RegExp(`^${RegExp.escape(ports.base)}/api/matches/(${MATCH_ID})/orders$`)
    this.#headers = [...ports.headers, ['cache-control', 'no-store'] as const].flat()
  }

  close(): void {
    this.#closed = true
  }

  /** Answers the request if it is usual. Otherwise returns false, or calls `toFramework` when the body has shown it. */
  take(request: IncomingMessage, response: ServerResponse, toFramework: () => void): boolean {
    const head = this.#closed ? null : this.#headOf(request)
    if (!head) return false
    const began = performance.now()
    readBody(request, head.length, (bytes) => {
      const body = orderIn(bytes)
      if (body) {
        this.#ports.counts.add(head.ip)
        void this.#submit(head, body).then(({ status, type, text, retryAfter }) => {
          const length = Buffer.byteLength(text)
          const headers = [...this.#headers, 'content-type', type, 'content-length', String(length)]
          if (retryAfter !== null) headers.push('retry-after', String(retryAfter))
          // Plain characters are written faster in this encoding, which gives the same bytes.
          response.writeHead(status, headers).end(text, length === text.length ? 'latin1' : 'utf8')
          this.#report(status, performance.now() - began)
        })
        return
      }
      request.pause()
      request.unshift(bytes)
      toFramework()
    })
    return true
  }

  /** Returns null unless the head is usual. */
  #headOf({ method, url = '', headers, socket }: IncomingMessage): OrderHead | null {
    const match = method === 'POST' ? this.#path.exec(url)?.[1] : undefined
    if (match === undefined || headers.upgrade !== undefined || !JSON_TYPE.test(headers['content-type'] ?? '')) return null
    const key = headers[IDEMPOTENCY_HEADER]
    const token = TOKEN.exec(headers.cookie ?? '')?.[1]
    const length = Number(headers['content-length'])
    const ip = this.#addressOf(headers, socket.remoteAddress)
    if (!isIdempotencyKey(key) || token === undefined || !(length > 0 && length <= LIMITS.body) || ip === undefined) return null
    // Behind a proxy, another header may name the server.
    const host = this.#ports.trustProxy ? undefined : headers.host
    return isFromHere(headers, host) && this.#ports.counts.hasRoom(ip) ? { match, key, token, ip, length } : null
  }

  /** The first address that proxies name, like `request.ip` of the framework. */
  #addressOf({ 'x-forwarded-for': forwarded }: IncomingMessage['headers'], remote: string | undefined): string | undefined {
    if (!this.#ports.trustProxy || forwarded === undefined) return remote
    return String(forwarded)
      .split(',')
      .map((address) => address.trim())
      .find((address) => address !== '')
  }

  async #submit({ match, key, token, ip }: OrderHead, body: OrderRequest): Promise<OrderAnswer> {
    const { context } = this.#ports
    try {
      const session = await context.sessions.idOf({ token, ip })
      const text = JSON.stringify(await submitOrder(context, { session, match, key, body }))
      return { status: 200, type: 'application/json; charset=utf-8', text, retryAfter: null }
    } catch (error) {
      const { problem, retryAfter } = failureOf(error, this.#server.log)
      return { status: problem.status, type: PROBLEM_MEDIA_TYPE, text: JSON.stringify(problem), retryAfter }
    }
  }

  #report(status: number, ms: number): void {
    this.#ports.metrics.answered({ method: 'POST', route: ORDERS_ROUTE, status, ms })
    this.#server.log.info({ method: 'POST', route: ORDERS_ROUTE, status, ms: Math.round(ms) }, 'answered')
  }
}

interface OrderAnswer {
  readonly status: number
  readonly type: string
  readonly text: string
  /** Seconds after which to retry; null if nothing is said. */
  readonly retryAfter: number | null
}

/** Calls `done` with a body of this length before the stream ends, so that the body can be put back. A client that goes away gets no call. */
function readBody(request: IncomingMessage, length: number, done: (bytes: Buffer) => void): void {
  const parts: Buffer[] = []
  let received = 0
  const read = (part: Buffer): void => {
    parts.push(part)
    received += part.length
    if (received < length) return
    request.off('data', read)
    done(parts.length === 1 ? part : Buffer.concat(parts))
  }
  request.on('data', read)
}

/** The order in a body; undefined unless the body is usual. */
function orderIn(bytes: Buffer): OrderRequest | undefined {
  const text = bytes.toString()
  if (SUSPICIOUS.test(text)) return undefined
  try {
    const body: unknown = JSON.parse(text)
    return isOrderRequest(body) ? body : undefined
  } catch {
    return undefined
  }
}
