// A program at the table: a cookie, requests, and the news as it comes over the wire.
import { applyPatch, type Message } from '@admiralty/match'
import type { MatchInfo, NewMatchRequest, OrderResponse, ProblemDetails, StreamBegin, StreamStatus } from '@admiralty/protocol'

export interface ApiAnswer<T> {
  readonly status: number
  readonly type: string
  /** As the caller expects it; tests assert on it. */
  readonly body: T
}

export interface ReceivedMessage {
  readonly id: string | null
  readonly event: string
  readonly data: string
}

export class Client {
  readonly base: string
  cookie = ''
  #keys = 0

  constructor(base: string) {
    this.base = base.replace(/\/$/, '')
  }

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

  async send<T = ProblemDetails>(
    method: string,
    path: string,
    body: string | null,
    headers: Readonly<Record<string, string>>,
  ): Promise<ApiAnswer<T>> {
    const response = await fetch(this.base + path, { method, body, headers: { cookie: this.cookie, ...headers } })
    this.#keep(response)
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    return { status: response.status, type, body: type.includes('json') ? JSON.parse(text) : text }
  }

  get = <T = ProblemDetails>(path: string): Promise<ApiAnswer<T>> => this.ask('GET', path)
  post = <T = ProblemDetails>(path: string, body: unknown): Promise<ApiAnswer<T>> => this.ask('POST', path, body)
  put = <T = ProblemDetails>(path: string, body: unknown): Promise<ApiAnswer<T>> => this.ask('PUT', path, body)
  open = async (wish: NewMatchRequest): Promise<string> => (await this.post<{ id: string }>('/api/matches', wish)).body.id
  table = async (match: string): Promise<MatchInfo> => (await this.get<MatchInfo>(`/api/matches/${match}`)).body

  order<T = OrderResponse>(match: string, as: string, call: string, order: unknown, key = this.key()): Promise<ApiAnswer<T>> {
    return this.ask('POST', `/api/matches/${match}/orders`, { as, call, order }, { 'idempotency-key': key })
  }
  withdraw<T = { withdrawn: boolean }>(match: string, as: string, call: string): Promise<ApiAnswer<T>> {
    return this.ask('DELETE', `/api/matches/${match}/orders`, { as, call })
  }
  key(): string {
    this.#keys += 1
    return `key-${this.#keys}-${Math.random()}`
  }

  async listen(match: string, as: string, lastEventId?: string): Promise<Stream> {
    const stop = new AbortController()
    const response = await fetch(`${this.base}/api/matches/${match}/stream?as=${as}`, {
      signal: stop.signal,
      headers: { cookie: this.cookie, accept: 'text/event-stream', ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    })
    this.#keep(response)
    if (response.status !== 200 || !response.body) throw new Error(`${response.status} ${await response.text()}`)
    return new Stream(response, stop)
  }

  #keep(response: Response): void {
    const [set] = response.headers.getSetCookie()
    if (set !== undefined) this.cookie = set.split(';')[0] ?? ''
  }
}

export class Stream {
  /** As it came over the wire. */
  raw = ''
  readonly headers: Headers
  readonly #stop: AbortController
  readonly #seen: ReceivedMessage[] = []
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
        this.#seen.push(...blocks.filter((block) => !block.startsWith(':')).map(parseMessages))
        this.#wake()
      }
    } catch {
      // The server was killed, or we closed.
    }
    this.#over = true
    this.#wake()
  }

  get all(): readonly ReceivedMessage[] {
    return this.#seen
  }
  get over(): boolean {
    return this.#over
  }

  /** The first news of which this holds; throws when the stream ends without it. */
  async until(holds: (news: ReceivedMessage, index: number) => boolean): Promise<ReceivedMessage> {
    for (;;) {
      const found = this.#seen.find(holds)
      if (found) return found
      if (this.#over) throw new Error('the stream ended')
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
  entry(seq: number): Promise<ReceivedMessage> {
    return this.until(({ id }) => id === String(seq))
  }
  async status(holds: (status: StreamStatus) => boolean): Promise<void> {
    await this.until(({ event, data }) => event === 'status' && holds(JSON.parse(data)))
  }
  /** Like `until`, of what is yet to come. */
  next(holds: (status: StreamStatus) => boolean): Promise<ReceivedMessage> {
    const seen = this.#seen.length
    return this.until(({ event, data }, index) => index >= seen && event === 'status' && holds(JSON.parse(data)))
  }
  close(): void {
    this.#stop.abort()
  }

  /** What this viewer sees now, from the messages alone. */
  table(): { readonly view: unknown; readonly message: Message } {
    let { view, message } = this.#folded ?? { view: undefined, message: undefined }
    for (const { event, data } of this.#seen.slice(this.#folded?.upTo ?? 0)) {
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
    if (!message) throw new Error('nothing has begun')
    this.#folded = { view, message, upTo: this.#seen.length }
    return { view, message }
  }
}

function parseMessages(block: string): ReceivedMessage {
  const field = (name: string): string | null => {
    const line = block.split('\n').find((text) => text.startsWith(`${name}: `))
    return line === undefined ? null : line.slice(name.length + 2)
  }
  return { id: field('id'), event: field('event') ?? '', data: field('data') ?? '' }
}
