// HTTP over a plain socket, so that every byte can be compared: status lines, headers, the sizes of chunks and bodies.
import { connect, type Socket } from 'node:net'
import { Stream } from '../../../apps/server/test/client.ts'

/** A request as it is sent. */
export interface RawRequest {
  readonly method: string
  readonly path: string
  /** Empty for a stranger. */
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

function textOf({ method, path, cookie = '', headers = {}, body }: RawRequest): string {
  const content = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: twins',
    ...(cookie === '' ? [] : [`cookie: ${cookie}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(content)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${content}`
}

/** Only the date of a response depends on the time of day. */
const withoutDate = (text: string): string => text.replace(/^date: .*$/im, 'date: …')
/** Comments that keep a stream open, sent by a timer. */
const HEARTBEAT = /^:[^\n]*\n+$/

/** The end of the first complete response in the text; -1 if it is not complete. */
function endOfResponse(text: string): number {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return -1
  const length = /^content-length: (\d+)$/im.exec(text.slice(0, head))?.[1]
  if (length !== undefined) return text.length >= head + 4 + Number(length) ? head + 4 + Number(length) : -1
  if (!/^transfer-encoding: chunked$/im.test(text.slice(0, head))) return head + 4
  const end = text.indexOf('\r\n0\r\n\r\n', head)
  return end < 0 ? -1 : end + 7
}

/** One connection that stays open. Requests on it are answered one at a time. */
export class Connection {
  readonly #socket: Socket
  #received = ''
  #wake = (): void => undefined
  #closed = false

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (chunk) => {
      this.#received += chunk.toString('latin1')
      this.#wake()
    })
    this.#socket.on('error', () => undefined)
    this.#socket.once('close', () => {
      this.#closed = true
      this.#wake()
    })
  }

  /** Sends a request and resolves to the whole response as text, one character a byte, without its date. */
  async send(request: RawRequest): Promise<string> {
    this.#socket.write(textOf(request))
    for (;;) {
      const end = endOfResponse(this.#received)
      if (end >= 0) {
        const response = this.#received.slice(0, end)
        this.#received = this.#received.slice(end)
        return withoutDate(response)
      }
      if (this.#closed) throw new Error(`the server closed the connection: ${request.method} ${request.path}`)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
  close(): void {
    this.#socket.destroy()
  }
}

/** A stream of a match on a connection of its own: its bytes for comparison, and its messages for the player. */
export class RawStream {
  readonly #socket: Socket
  readonly messages: Stream
  /** Chunks that have not been taken yet, with their framing; first the head of the response. Heartbeats are left out. */
  #chunks: string[] = []
  #pending = 0
  /** The received part of an incomplete chunk. */
  #rest = ''
  #began = false
  #wake = (): void => undefined

  constructor(port: number, request: RawRequest) {
    const stop = new AbortController()
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => this.#socket.write(textOf(request)))
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#socket.on('data', (chunk) => {
          for (const data of this.#read(chunk.toString('latin1'))) controller.enqueue(Buffer.from(data, 'latin1'))
          this.#wake()
        })
        this.#socket.on('error', () => undefined)
        this.#socket.once('close', () => {
          controller.close()
          this.#wake()
        })
      },
    })
    this.messages = new Stream(new Response(body), { stop, onFixed: () => undefined })
  }

  /** The contents of the complete chunks. */
  #read(text: string): readonly string[] {
    this.#rest += text
    const contents: string[] = []
    if (!this.#began) {
      const end = this.#rest.indexOf('\r\n\r\n')
      if (end < 0) return []
      this.#began = true
      this.#keep(withoutDate(this.#rest.slice(0, end + 4)))
      this.#rest = this.#rest.slice(end + 4)
    }
    for (;;) {
      const line = this.#rest.indexOf('\r\n')
      const size = Number.parseInt(this.#rest.slice(0, line), 16)
      const end = line + 2 + size + 2
      if (line < 0 || Number.isNaN(size) || this.#rest.length < end) return contents
      const content = this.#rest.slice(line + 2, end - 2)
      if (!HEARTBEAT.test(content)) {
        this.#keep(this.#rest.slice(0, end))
        contents.push(content)
      }
      this.#rest = this.#rest.slice(end)
    }
  }

  #keep(chunk: string): void {
    this.#chunks.push(chunk)
    this.#pending += chunk.length
  }

  /** Number of bytes that have not been taken. */
  get pending(): number {
    return this.#pending
  }
  take(): readonly string[] {
    const taken = this.#chunks
    this.#chunks = []
    this.#pending = 0
    return taken
  }
  /** Resolves when more bytes arrive or `ms` have passed. */
  async change(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      this.#wake = resolve
      timer = setTimeout(resolve, ms)
    })
    clearTimeout(timer)
  }
  close(): void {
    this.#socket.destroy()
  }
}
