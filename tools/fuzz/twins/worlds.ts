// Two server processes with equal randomness that receive the same requests. Their responses must be equal bytes.

import { type ServerProcess, startServer } from './server-process.ts'
import type { TwinTally } from './tally.ts'
import { Connection, type RawRequest, RawStream } from './wire.ts'

/** A response of the first world. */
export interface RawAnswer {
  readonly status: number
  /** `admiralty=…`, if the response sets a cookie. */
  readonly cookie: string | undefined
  /** Parsed if it is JSON. The caller names its type; nothing checks it. */
  readonly body: unknown
}

/** How long both worlds may take to send the same number of bytes, in ms. */
const PATIENCE = 2_000

export function answerOf(response: string): RawAnswer {
  const end = response.indexOf('\r\n\r\n')
  const head = response.slice(0, end)
  const text = Buffer.from(response.slice(end + 4), 'latin1').toString()
  return {
    status: Number(head.slice(9, 12)),
    cookie: /^set-cookie: ([^;\r]+)/im.exec(head)?.[1],
    body: /^content-type: application\/(problem\+)?json/im.test(head) ? JSON.parse(text) : text,
  }
}

/** The same stream in both worlds. */
export interface StreamPair {
  /** The name in reports, such as `stream of blue`. */
  readonly name: string
  readonly streams: readonly [RawStream, RawStream]
}
/**
 * `exact`: all bytes. `settled`: all bytes but the statuses between two entries of one resolution, which depend on the moment at which the
 * stream looks. `none`: for the player whose secret differs.
 */
export type Strictness = 'exact' | 'settled' | 'none'
/** Everything that a stream has sent when it is up to date. */
export interface CaughtUp {
  readonly seq: number
  readonly notes: number
  /** The text of the last status. */
  readonly status: string
}

const isStatus = (chunk: string): boolean => /^[0-9a-f]+\r\nevent: status\n/.test(chunk)
const settled = (chunks: readonly string[]): readonly string[] => [
  ...chunks.filter((chunk) => !isStatus(chunk)),
  ...chunks.filter(isStatus).slice(-1),
]

export class TwinWorlds {
  readonly #servers: readonly [ServerProcess, ServerProcess]
  readonly #connections: readonly [Connection, Connection]
  readonly tally: TwinTally
  /** The present moment of the run, for the report of a difference. */
  moment = ''

  constructor(servers: readonly [ServerProcess, ServerProcess], tally: TwinTally) {
    this.#servers = servers
    this.#connections = [new Connection(servers[0].port), new Connection(servers[1].port)]
    this.tally = tally
  }

  /** Sends the same request to both worlds and compares the responses. */
  ask(kind: string, request: RawRequest): Promise<RawAnswer> {
    return this.askEach(kind, [request, request])
  }
  /** Sends one request to each world and compares the responses. */
  async askEach(kind: string, requests: readonly [RawRequest, RawRequest]): Promise<RawAnswer> {
    const [first, second] = this.#connections
    const responses = await Promise.all([first.send(requests[0]), second.send(requests[1])])
    this.tally.compare(kind, responses, () => this.moment)
    return answerOf(responses[0])
  }

  /** Opens a stream in both worlds and waits until it has sent its first status. */
  async open(name: string, request: RawRequest): Promise<StreamPair> {
    const [first, second] = this.#servers
    const streams = [new RawStream(first.port, request), new RawStream(second.port, request)] as const
    for (const { messages } of streams) await messages.status(() => true)
    return { name, streams }
  }

  /** Waits until both twins of the stream have sent everything, and compares it. */
  async compare({ name, streams: [one, other] }: StreamPair, how: Strictness): Promise<void> {
    const until = performance.now() + PATIENCE
    while (how === 'exact' && one.pending !== other.pending && performance.now() < until) {
      await (one.pending < other.pending ? one : other).change(until - performance.now())
    }
    const chunks = [one.take(), other.take()] as const
    if (how === 'none') return
    const [first, second] = chunks.map((sent) => (how === 'exact' ? sent : settled(sent)).join(''))
    if (first !== undefined && second !== undefined && first + second !== '') this.tally.compare(name, [first, second], () => this.moment)
  }

  /** The state of a stream that resumes after entry `seq`, in each world, when the stream is up to date. */
  async caughtUp(path: string, seq: number): Promise<readonly [CaughtUp, CaughtUp]> {
    const headers = { accept: 'text/event-stream', 'last-event-id': String(seq) }
    const pair = await this.open('stream, resumed', { method: 'GET', path, headers })
    await this.compare(pair, 'exact')
    for (const stream of pair.streams) stream.close()
    const [one, other] = pair.streams
    const reached = ({ messages: { all } }: RawStream): CaughtUp => ({
      status: all.at(-1)?.data ?? '',
      notes: all.filter(({ event }) => event === 'note').length,
      seq,
    })
    return [reached(one), reached(other)]
  }

  /** Closes streams and waits until both servers have noticed it. `left` streams remain open. */
  async closeStreams(pairs: readonly StreamPair[], left: number): Promise<void> {
    for (const { streams } of pairs) for (const stream of streams) stream.close()
    for (const server of this.#servers) await server.reaches('admiralty_streams_open', left)
  }

  async stop(): Promise<void> {
    for (const connection of this.#connections) connection.close()
    for (const server of this.#servers) await server.stop()
  }
}

/** Starts both worlds. A match leaves memory as soon as nobody has a stream of it. */
export async function startWorlds(seed: string, tally: TwinTally): Promise<TwinWorlds> {
  const options = { seed, clock: 'frozen', maxIdle: 0 } as const
  return new TwinWorlds([await startServer(options), await startServer(options)], tally)
}
