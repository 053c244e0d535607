// A minimal HTTP client on one kept connection. It uses little processor time, so that the server is what is measured.
import { connect, type Socket } from 'node:net'

/** An answer; `headers` is the unparsed text. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: string
  readonly body: string
}
const END = '\r\n\r\n'
const CLOSES = /\nconnection: close(?:\r|$)/i

/** One request at a time, on one connection. If the server closes it, the next request opens another one. */
export class KeptConnection {
  readonly #url: URL
  readonly #localAddress: string | undefined
  #socket: Socket
  #received = ''
  #answer: ((answer: HttpAnswer) => void) | null = null
  #broken: ((error: Error) => void) | null = null

  /** `localAddress`: an address of this machine to connect from. */
  constructor(url: URL, localAddress?: string) {
    this.#url = url
    this.#localAddress = localAddress
    this.#socket = this.#connect()
  }

  #connect(): Socket {
    const localAddress = this.#localAddress
    const socket = connect({
      host: this.#url.hostname,
      port: Number(this.#url.port),
      noDelay: true,
      ...(localAddress !== undefined && { localAddress }),
    })
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => this.#hear(chunk))
    const broken = (error: Error): void => {
      if (socket === this.#socket) this.#broken?.(error)
    }
    socket.on('error', broken)
    socket.on('close', () => broken(new Error('the connection was closed')))
    return socket
  }

  /** Sends a request; only one may be open. `headers` are whole lines. */
  ask(method: string, path: string, headers: string, body = ''): Promise<HttpAnswer> {
    const length = method === 'GET' ? '' : `content-type: application/json\r\ncontent-length: ${body.length}\r\n`
    return new Promise((answer, broken) => {
      this.#answer = answer
      this.#broken = broken
      this.#socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${this.#url.host}\r\n${headers}${length}\r\n${body}`, 'latin1')
    })
  }
  close(): void {
    this.#broken = null
    this.#socket.destroy()
  }

  #hear(chunk: string): void {
    this.#received += chunk
    const head = this.#received.indexOf(END)
    if (head < 0) return
    const headers = this.#received.slice(0, head)
    const from = head + END.length
    const body = this.#received.slice(from, from + lengthIn(headers))
    if (body.length < lengthIn(headers)) return
    this.#received = this.#received.slice(from + body.length)
    if (CLOSES.test(headers)) this.#socket = this.#connect()
    this.#answer?.({ status: Number(headers.slice(9, 12)), headers, body })
  }
}

const lengthIn = (headers: string): number => {
  const at = headers.indexOf('content-length: ')
  return at < 0 ? 0 : Number.parseInt(headers.slice(at + 'content-length: '.length), 10)
}

interface EventCounterOptions {
  readonly onEntry?: () => void
  /** An address of this machine to connect from. */
  readonly localAddress?: string
}

/** Opens a stream of server-sent events and counts its entries. */
export class EventCounter {
  readonly #socket: Socket
  #rest = ''
  #count = 0
  #begun = false

  constructor(url: URL, path: string, headers: string, { onEntry = () => undefined, localAddress }: EventCounterOptions = {}) {
    this.#socket = connect({ host: url.hostname, port: Number(url.port), ...(localAddress !== undefined && { localAddress }) })
    this.#socket.setEncoding('latin1')
    this.#socket.write(`GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\naccept: text/event-stream\r\n${headers}\r\n`)
    this.#socket.on('error', () => undefined)
    this.#socket.on('data', (chunk: string) => {
      const before = this.#count
      this.#hear(chunk)
      if (this.#count > before) onEntry()
    })
  }

  /** Whether the first event has arrived. */
  get begun(): boolean {
    return this.#begun
  }
  /** The number of entries so far. */
  get count(): number {
    return this.#count
  }
  close(): void {
    this.#socket.destroy()
  }

  #hear(chunk: string): void {
    const text = this.#rest + chunk
    this.#begun ||= text.includes('event: begin\n')
    let from = 0
    for (let at = text.indexOf(ENTRY); at >= 0; at = text.indexOf(ENTRY, from)) {
      this.#count += 1
      from = at + ENTRY.length
    }
    this.#rest = text.slice(Math.max(from, text.length - ENTRY.length + 1))
  }
}
const ENTRY = 'event: entry\n'
