// Plays a match over the API until a given moment. One guest holds all seats, and `choose` makes their orders.
import type { Call } from '@admiralty/kernel'
import { applyPatch, type Message } from '@admiralty/match'
import type { OrderResponse, ProblemDetails, StreamBegin } from '@admiralty/protocol'
import type { Client, Stream } from '../../apps/server/test/client.ts'

/** The view and the open calls of one seat after entry `seq`. */
export interface SeatObservation<View> {
  readonly view: View
  readonly calls: readonly Call[]
  readonly seq: number
  readonly over: boolean
}
type Chooser<View> = (view: View, seat: string, call: Call) => unknown

/** The stream of one seat. Applies the patches of its messages to a view. */
class Seated<View> {
  readonly #stream: Stream
  #applied = 0
  #seen: SeatObservation<View> | undefined

  constructor(stream: Stream) {
    this.#stream = stream
  }
  async at(seq: number): Promise<SeatObservation<View>> {
    await this.#stream.until(({ event, id }) => (event === 'begin' || event === 'entry') && Number(id) >= seq)
    for (const { event, data } of this.#stream.all.slice(this.#applied)) {
      this.#applied += 1
      if (event !== 'begin' && event !== 'entry') continue
      const message: StreamBegin | Message = JSON.parse(data)
      let view: unknown = 'view' in message ? message.view : this.#seen?.view
      if ('steps' in message) for (const { patch } of message.steps) if (patch) view = applyPatch(view, patch)
      // The server made the view with the code of this game.
      this.#seen = { view: view as View, calls: message.calls, seq: message.seq, over: message.outcome !== null }
    }
    if (!this.#seen) throw new Error('the stream has not begun')
    return this.#seen
  }
  close(): void {
    this.#stream.close()
  }
}

/** The seat that is asked at the moment, and what it sees. */
export interface Driven<View> {
  readonly seat: string
  readonly seen: SeatObservation<View>
}
interface Drive<View> {
  readonly client: Client
  readonly match: string
  readonly seats: readonly string[]
  readonly choose: Chooser<View>
  /** Whether to stop here: before this seat answers this call. */
  stop(seen: SeatObservation<View>, seat: string, call: Call): boolean
}

interface GivenOrder {
  readonly seat: string
  readonly call: Call
  readonly order: unknown
  /** The entry after which the order was chosen. */
  readonly seq: number
}
/** Sends an order. Returns the entry that it led to, or that closed the call before it; null while others owe theirs. */
async function sent(
  { client, match }: Pick<Drive<never>, 'client' | 'match'>,
  { seat, call, order, seq }: GivenOrder,
): Promise<number | null> {
  const { status, body } = await client.order<OrderResponse | ProblemDetails>(match, seat, call.id, order)
  if ('sealed' in body) return body.seq
  // A forced answer may close a call after the view was sent.
  if (body.type === 'urn:admiralty:call-over') return seq + 1
  throw new Error(`${seat} at ${call.id}: ${status} ${JSON.stringify(body)}`)
}

/** Plays until `stop` is true. Undefined if the match ended before that. */
export async function drive<View>({ client, match, seats, choose, stop }: Drive<View>): Promise<Driven<View> | undefined> {
  const streams = new Map<string, Seated<View>>()
  for (const seat of seats) streams.set(seat, new Seated<View>(await client.listen(match, seat)))
  const lookAs = async (seat: string, seq: number): Promise<SeatObservation<View>> => {
    const stream = streams.get(seat)
    if (!stream) throw new Error(`no stream for the seat ${seat}`)
    return stream.at(seq)
  }
  try {
    let seq = 0
    for (;;) {
      const { calls, over, seq: latest } = await lookAs(seats[0] ?? '', seq)
      seq = latest
      if (over) return undefined
      const [call] = calls
      if (!call) throw new Error('no call is open')
      for (const seat of call.seats) {
        const seen = await lookAs(seat, seq)
        // The stream of this seat has entries that the first one has not received yet.
        if (seen.seq > seq) {
          seq = seen.seq
          break
        }
        if (stop(seen, seat, call)) return { seat, seen }
        const resolved = await sent({ client, match }, { seat, call, order: choose(seen.view, seat, call), seq })
        if (resolved === null) continue
        // The call is resolved, perhaps by one answer of several seats: the next view says who is asked now.
        seq = resolved
        break
      }
    }
  } finally {
    for (const stream of streams.values()) stream.close()
  }
}
