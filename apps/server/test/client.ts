// An API client for tests and tools: a cookie, requests, and the streams of matches.
import {
  actionStatement,
  applyPatch,
  type HistoryPage,
  type Journal,
  linkChain,
  type Message,
  orderStatement,
  publicKeyOf,
  type Receipt,
  type SeatLinks,
  type Signature,
  seatPrivateKey,
  sign,
} from '@admiralty/match'
import {
  type FixedEntry,
  LIMITS,
  type MatchInfo,
  type NewMatchRequest,
  type OrderResponse,
  type ProblemDetails,
  type StreamBegin,
  type StreamStatus,
} from '@admiralty/protocol'
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
  /** Whether the device has link chains for the seats that it takes, and answers the events `fixed` of its streams. */
  linked = false
  readonly #chains = new Map<string, readonly string[]>()
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
  keysFor(seats: readonly string[], value: string): { readonly keys?: SeatKeys; readonly linkEnds?: SeatLinks } {
    const { device } = this
    if (device === null) return {}
    const keys = Object.fromEntries(seats.map((seat) => [seat, publicKeyOf(seatPrivateKey(device, seat, value))]))
    return { keys, ...(this.linked && { linkEnds: this.#linksAt(0, seats, () => value) }) }
  }
  #linksAt(answer: number, seats: readonly string[], valueAt: (seat: string) => string): SeatLinks {
    return Object.fromEntries(seats.map((seat) => [seat, this.#chain(seat, valueAt(seat))[answer] ?? '']))
  }
  #chain(seat: string, value: string): readonly string[] {
    const key = JSON.stringify([this.device, seat, value])
    const chain = this.#chains.get(key) ?? linkChain(this.device ?? '', seat, value)
    this.#chains.set(key, chain)
    return chain
  }
  /** Gives the links that an event `fixed` asks for. */
  async giveLinks<T = { counted: boolean }>(match: string, { answer, digest, seats }: FixedEntry): Promise<ApiAnswer<T>> {
    const { seatValues } = await this.table(match)
    return this.post(`/api/matches/${match}/links`, {
      answer,
      digest,
      links: this.#linksAt(answer, seats, (seat) => seatValues[seat] ?? ''),
    })
  }
  /** The journal of a match, as the public may have it. */
  journal = async (match: string): Promise<Journal> => (await this.get<Journal>(`/api/matches/${match}/journal`)).body
  /** Gets a match. */
  table = async (match: string): Promise<MatchInfo> => (await this.get<MatchInfo>(`/api/matches/${match}`)).body

  /** Sends an order, signed if this client has a device. */
  async order<T = OrderResponse>(match: string, as: string, call: string, order: unknown, key = this.key()): Promise<ApiAnswer<T>> {
    const signature = await this.signOrder(match, as, call, order)
    return this.ask('POST', `/api/matches/${match}/orders`, { as, call, order, ...signature }, { 'idempotency-key': key })
  }
  /** The signature of an order; none without a device. */
  signOrder(match: string, as: string, call: string, order: unknown): Promise<{ readonly signature?: Signature }> {
    return this.#signature(match, as, (chain) => orderStatement({ match, seat: as, call, chain, order }))
  }
  /** Concedes, signed if this client has a device. */
  async concede(match: string, as: string): Promise<ApiAnswer<ProblemDetails>> {
    const action = { kind: 'conceded', seat: as } as const
    const signature = await this.#signature(match, as, (chain) => actionStatement({ match, seat: as, chain, action }))
    return this.post(`/api/matches/${match}/concede`, { as, ...signature })
  }
  /** Leaves decisions to fixed rules, signed if this client has a device. */
  async automate(match: string, as: string, decisions: readonly string[], change: number): Promise<ApiAnswer<ProblemDetails>> {
    const action = { kind: 'automated', seat: as, decisions, change } as const
    const signature = await this.#signature(match, as, (chain) => actionStatement({ match, seat: as, chain, action }))
    return this.post(`/api/matches/${match}/automatic`, { as, decisions, change, ...signature })
  }
  async #signature(match: string, seat: string, statement: (chain: string) => Uint8Array): Promise<{ readonly signature?: Signature }> {
    if (this.device === null) return {}
    const { chain, seats } = (await this.get<Receipt>(`/api/matches/${match}/receipt`)).body
    const [after = '', hash = ''] = Object.entries(chain)[0] ?? []
    const value = sign(statement(hash), seatPrivateKey(this.device, seat, seats[seat]?.value ?? ''))
    return { signature: { after: Number(after), value } }
  }
  /** Gets a page of earlier messages. `before` null: the latest ones. */
  async history(match: string, as: string, before: number | null, limit: number = LIMITS.page): Promise<HistoryPage> {
    const until = before === null ? '' : `&before=${before}`
    return (await this.get<HistoryPage>(`/api/matches/${match}/history?as=${as}&limit=${limit}${until}`)).body
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
    const answer = (fixed: FixedEntry): void => void this.giveLinks(match, fixed).catch(() => undefined)
    return new Stream(response, { stop, onFixed: this.linked ? answer : () => undefined })
  }

  #keepCookie(response: Response): void {
    const [cookie] = response.headers.getSetCookie()
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? ''
  }
}

/** The comment that keeps a stream open. */
const HEARTBEAT = ': heartbeat'

/** The server-sent events of one match for one viewer. Reads until it is closed or the server ends it. */
export class Stream {
  /** The text of every complete event and comment, without heartbeats: a timer sends those, so their number depends on the machine. */
  raw = ''
  readonly headers: Headers
  readonly #stop: AbortController
  readonly #onFixed: (fixed: FixedEntry) => void
  readonly #received: ReceivedMessage[] = []
  /** The table after the first `upTo` messages. */
  #folded: (ReceivedTable & { readonly upTo: number }) | undefined
  #waiting: (() => void)[] = []
  #over = false

  constructor(response: Response, { stop, onFixed }: { readonly stop: AbortController; onFixed(fixed: FixedEntry): void }) {
    this.#stop = stop
    this.#onFixed = onFixed
    this.headers = response.headers
    void this.#read(response)
  }

  async #read(response: Response): Promise<void> {
    const decoder = new TextDecoder()
    let rest = ''
    try {
      for await (const chunk of response.body ?? []) {
        const text = decoder.decode(chunk, { stream: true })
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) if (block !== HEARTBEAT) this.raw += `${block}\n\n`
        const messages = blocks.filter((block) => !block.startsWith(':')).map(parseMessage)
        this.#received.push(...messages)
        for (const { event, data } of messages) if (event === 'fixed') this.#onFixed(JSON.parse(data))
        this.#wake()
      }
    } catch {
      // The server was killed, or the stream was closed here.
    }
    this.#over = true
    this.#wake()
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
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
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }
  /** Waits until the stream has sent this entry, or has begun after it. */
  entry(seq: number): Promise<ReceivedMessage> {
    return this.until(({ id }) => id !== null && Number(id) >= seq)
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

  /** The viewer's current view and what the last message says of the match, computed from the messages alone. Throws before the match begins. */
  table(): ReceivedTable {
    let { view, message } = this.#folded ?? { view: undefined, message: undefined }
    for (const { event, data } of this.#received.slice(this.#folded?.upTo ?? 0)) {
      if (event === 'begin') {
        const begin: StreamBegin = JSON.parse(data)
        view = begin.view
        message = begin
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

/** A match as its stream has described it. */
export interface ReceivedTable {
  readonly view: unknown
  readonly message: Pick<Message, 'seq' | 'chain' | 'calls' | 'outcome'>
}

function parseMessage(block: string): ReceivedMessage {
  const field = (name: string): string | null => {
    const line = block.split('\n').find((text) => text.startsWith(`${name}: `))
    return line === undefined ? null : line.slice(name.length + 2)
  }
  return { id: field('id'), event: field('event') ?? '', data: field('data') ?? '' }
}
