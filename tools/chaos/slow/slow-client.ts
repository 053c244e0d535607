// The people of a slow run: they send each request to any server that runs, and repeat it on any other if it is not answered.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ProblemDetails, StreamBegin } from '@admiralty/protocol'
import { type ApiAnswer, Client } from '../../../apps/server/test/client.ts'
import type { ClockedCluster } from './clocked-cluster.ts'

/** Real time until a request without an answer is repeated, in ms, and how often it is at most. */
const [AGAIN, MOST_TIMES] = [20, 1000]

/** The end of the path of an order. */
const ORDERS = '/orders'

/** Requests of a run. `again` counts those that were repeated. */
export interface RequestTotals {
  sent: number
  again: number
}

export class SlowPerson {
  readonly #cluster: ClockedCluster
  readonly #count: RequestTotals
  readonly #clients = new Map<string, Client>()
  #cookie = ''

  constructor(cluster: ClockedCluster, count: RequestTotals) {
    this.#cluster = cluster
    this.#count = count
  }

  /** Signs in with a new person. */
  async signIn(): Promise<void> {
    const client = await this.#answered(async (any) => {
      await any.get('/api/me')
      return any.cookie === '' ? undefined : any
    })
    this.#cookie = client.cookie
  }
  get = <T>(path: string): Promise<ApiAnswer<T>> => this.#sent('GET', path)
  post = <T = ProblemDetails>(path: string, body: unknown): Promise<ApiAnswer<T>> => this.#sent('POST', path, body)
  /** Sends an order; a server may be killed while it answers. */
  order = <T = ProblemDetails>(match: string, order: unknown): Promise<ApiAnswer<T>> =>
    this.#sent('POST', `/api/matches/${match}${ORDERS}`, order)
  /** The present of a match as a seat has it; null if the match has not begun. */
  present(match: string, seat: string): Promise<StreamBegin> {
    return this.#answered(async (client) => {
      const stream = await client.listen(match, seat)
      const begin = await stream.until(({ event }) => event === 'begin')
      stream.close()
      return JSON.parse(begin.data) as StreamBegin // the server sends it under this name
    })
  }

  /** Every request has a key, so that it changes nothing when it is repeated. */
  #sent<T>(method: string, path: string, body?: unknown): Promise<ApiAnswer<T>> {
    const key = randomBytes(12).toString('hex')
    return this.#answered(async (client) => {
      if (path.endsWith(ORDERS)) this.#cluster.orderComes(client.base)
      const answer = await client.ask<T>(method, path, body, { 'idempotency-key': key })
      return answer.status >= 500 ? undefined : answer
    })
  }
  async #answered<T>(ask: (client: Client) => Promise<T | undefined>): Promise<T> {
    let failure: unknown
    for (let times = 0; times < MOST_TIMES; times += 1) {
      if (times > 0) {
        this.#count.again += 1
        await sleep(AGAIN)
      }
      const url = this.#cluster.anyUrl()
      if (url === undefined) continue
      this.#count.sent += 1
      const answer = await ask(this.#clientAt(url)).catch((error: unknown) => {
        failure = error
        return undefined
      })
      if (answer !== undefined) return answer
    }
    throw failure ?? new Error('no server answers')
  }
  #clientAt(url: string): Client {
    const client = this.#clients.get(url) ?? new Client(url)
    this.#clients.set(url, client)
    if (this.#cookie !== '') client.cookie = this.#cookie
    return client
  }
}
