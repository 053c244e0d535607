// An API client for tests and tools: a cookie, requests, and the streams of matches.
import {
  actionStatement,
  applyPatch,
  type Message,
  orderStatement,
  publicKeyOf,
  type Receipt,
  type Signature,
  seatPrivateKey,
  sign,
} from '@admiralty/match'
import type { MatchInfo, NewMatchRequest, OrderResponse, ProblemDetails, StreamBegin, StreamStatus } from '@admiralty/protocol'
import type { SeatKeys } from '@admiralty/store'

/** A response whose body has been read. */
export interface ApiAnswer<T> {
  readonly status: number
  /** The media type. */
  readonly type: string
  /** Parsed if it is JSON. The caller names its type; nothing checks it. */
  readonly body: T
}

/** One server-sent event. */
export interface ReceivedMessage {
  /** The sequence number of an entry; null for notes and statuses. */
  readonly id: string | null
  readonly event: string
  readonly data: string
}

/** One user. The first response that sets a cookie signs the client in. */
export class Client {
  /** The server's address, without a trailing slash. */
  readonly base: string
  /** `admiralty=…`; empty before the first response that sets one. */
  cookie = ''
  /** The secret of the device, from which the keys of its seats are made. Null: the server signs for this client. */
  device: string | null = null
  #keys = 0

  constructor(base: string) {
    this.base = base.replace(/\/$/, '')
  }

  /** Sends a request with a JSON body, or without a body. */
  async ask<T = ProblemDetails>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ApiAnswer<T>> {
    return this.send(method, path, body === undefined ? null : JSON.stringify(body), {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    })
  }

  /** Sends a request with any text as its body. */
  async send<T = ProblemDetails>(
    method: string,
    path: string,
    body: string | null,
    headers: Readonly<Record<string, string>>,
  ): Promise<ApiAnswer<T>> {
    const response = await fetch(this.base + path, { method, body, headers: { cookie: this.cookie, ...headers } })
    this.#keepCookie(response)
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    return { status: response.status, type, body: type.includes('json') ? JSON.parse(text) : text }
  }

  get = <T = ProblemDetails>(path: string): Promise<ApiAnswer<T>> => this.ask('GET', path)
  post = <T = ProblemDetails>(path: string, body: unknown): Promise<ApiAnswer<T>> => this.ask('POST', path, body)
  put = <T = ProblemDetails>(path: string, body: unknown): Promise<ApiAnswer<T>> => this.ask('PUT', path, body)
  /** Creates a match and returns its id. */
  open = async (request: NewMatchRequest): Promise<string> => {
    const keys = this.keysFor(Object.keys(request.seats), request.value)
    return (await this.post<{ id: string }>('/api/matches', { ...request, ...keys })).body.id
  }
  /** The public keys of these seats, as a request has them. */
  keysFor(seats: readonly string[], value: string): { readonly keys?: SeatKeys } {
    const { device } = this
    return device === null
      ? {}
      : { keys: Object.fromEntries(seats.map((seat) => [seat, publicKeyOf(seatPrivateKey(device, seat, value))])) }
  }
  /** Gets a match. */
  table = async (match: string): Promise<MatchInfo> => (await this.get<MatchInfo>(`/api/matches/${match}`)).body

  /** Sends an order, signed if this client has a device. */
  async order<T = OrderResponse>(match: string, as: string, call: string, order: unknown, key = this.key()): Promise<ApiAnswer<T>> {
    const signature = await this.#signature(match, as, (chain) => orderStatement({ match, seat: as, call, chain, order }))
    return this.ask('POST', `/api/matches/${match}/orders`, { as, call, order, ...signature }, { 'idempotency-key': key })
  }
  /** Concedes, signed if this client has a device. */
  async concede(match: string, as: string): Promise<ApiAnswer<ProblemDetails>> {
    const action = { kind: 'conceded', seat: as } as const
    const signature = await this.#signature(match, as, (chain) => actionStatement({ match, seat: as, chain, action }))
    return this.post(`/api/matches/${match}/concede`, { as, ...signature })
  }
  async #signature(match: string, seat: string, statement: (chain: string) => Uint8Array): Promise<{ readonly signature?: Signature }> {
    if (this.device === null) return {}
    const { chain, seats } = (await this.get<Receipt>(`/api/matches/${match}/receipt`)).body
    const [after = '', hash = ''] = Object.entries(chain)[0] ?? []
    const value = sign(statement(hash), seatPrivateKey(this.device, seat, seats[seat]?.value ?? ''))
    return { signature: { after: Number(after), value } }
  }
  withdraw<T = { withdrawn: boolean }>(match: string, as: string, call: string): Promise<ApiAnswer<T>> {
    return this.ask('DELETE', `/api/matches/${match}/orders`, { as, call })
  }
  /** A fresh idempotency key. */
  key(): string {
    this.#keys += 1
    return `key-${this.#keys}-${Math.random()}`
  }

  /** Opens a stream. Resumes after entry `lastEventId` if given. Throws the status and the problem if the server refuses. */
  async listen(match: string, as: string, lastEventId?: string): Promise<Stream> {
    const stop = new AbortController()
    const response = await fetch(`${this.base}/api/matches/${match}/stream?as=${as}`, {
      signal: stop.signal,
      headers: { cookie: this.cookie, accept: 'text/event-stream', ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    })
    this.#keepCookie(response)
    if (response.status !== 200 || !response.body) throw new Error(`${response.status} ${await response.text()}`)
    return new Stream(response, stop)
  }

  #keepCookie(response: Response): void {
    const [cookie] = response.headers.getSetCookie()
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? ''
  }
}

/** The server-sent events of one match for one viewer. Reads until it is closed or the server ends it. */
export class Stream {
  /** Every byte received, as text. */
  raw = ''
  readonly headers: Headers
  readonly #stop: AbortController
  readonly #received: ReceivedMessage[] = []
  /** The view after the first `upTo` messages. */
  #folded: { readonly view: unknown; readonly message: Message; readonly upTo: number } | undefined
  #wake = (): void => undefined
  #over = false

  constructor(response: Response, stop: AbortController) {
    this.#stop = stop
    this.headers = response.headers
    void this.#read(response)
  }

  async #read(response: Response): Promise<void> {
    const decoder = new TextDecoder()
    let rest = ''
    try {
      for await (const chunk of response.body ?? []) {
        const text = decoder.decode(chunk, { stream: true })
        this.raw += text
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        this.#received.push(...blocks.filter((block) => !block.startsWith(':')).map(parseMessage))
        this.#wake()
      }
    } catch {
      // The server was killed, or the stream was closed here.
    }
    this.#over = true
    this.#wake()
  }

  /** The messages so far. The array grows. */
  get all(): readonly ReceivedMessage[] {
    return this.#received
  }
  /** Whether the stream has ended. */
  get over(): boolean {
    return this.#over
  }

  /** Resolves to the first message that satisfies the condition, past messages included. Throws if the stream ends without one. */
  async until(holds: (message: ReceivedMessage, index: number) => boolean): Promise<ReceivedMessage> {
    for (;;) {
      const found = this.#received.find(holds)
      if (found) return found
      if (this.#over) throw new Error('the stream ended')
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
  /** Waits for the entry with this sequence number. */
  entry(seq: number): Promise<ReceivedMessage> {
    return this.until(({ id }) => id === String(seq))
  }
  /** Waits for a status that satisfies the condition, past ones included. */
  async status(holds: (status: StreamStatus) => boolean): Promise<void> {
    await this.until(({ event, data }) => event === 'status' && holds(JSON.parse(data)))
  }
  /** Waits for a status that satisfies the condition and has not been received yet. */
  next(holds: (status: StreamStatus) => boolean): Promise<ReceivedMessage> {
    const received = this.#received.length
    return this.until(({ event, data }, index) => index >= received && event === 'status' && holds(JSON.parse(data)))
  }
  close(): void {
    this.#stop.abort()
  }

  /** The viewer's current view and last message, computed from the messages alone. Throws before the match begins. */
  table(): { readonly view: unknown; readonly message: Message } {
    let { view, message } = this.#folded ?? { view: undefined, message: undefined }
    for (const { event, data } of this.#received.slice(this.#folded?.upTo ?? 0)) {
      if (event === 'begin') {
        const begin: StreamBegin = JSON.parse(data)
        view = begin.view
        message = begin.message
      }
      if (event !== 'entry') continue
      const next: Message = JSON.parse(data)
      for (const { patch } of next.steps) if (patch) view = applyPatch(view, patch)
      message = next
    }
    if (!message) throw new Error('the match has not begun')
    this.#folded = { view, message, upTo: this.#received.length }
    return { view, message }
  }
}

function parseMessage(block: string): ReceivedMessage {
  const field = (name: string): string | null => {
    const line = block.split('\n').find((text) => text.startsWith(`${name}: `))
    return line === undefined ? null : line.slice(name.length + 2)
  }
  return { id: field('id'), event: field('event') ?? '', data: field('data') ?? '' }
}
