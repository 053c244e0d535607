// Plays a match by the API until a moment worth drawing: both seats are held by one guest and answered by a bot.
import type { Call } from '@admiralty/kernel'
import { applyPatch, type Message } from '@admiralty/match'
import type { StreamBegin } from '@admiralty/protocol'
import type { Client, Stream } from '../../apps/server/test/client.ts'

/** What one seat sees now. */
export interface SeatObservation<View> {
  readonly view: View
  readonly calls: readonly Call[]
  readonly seq: number
  readonly over: boolean
}
type Chooser<View> = (view: View, seat: string, call: Call) => unknown

/** A seat's stream, folded message by message. */
class Seated<View> {
  readonly #stream: Stream
  #folded = 0
  #seen: SeatObservation<View> | undefined

  constructor(stream: Stream) {
    this.#stream = stream
  }
  async at(seq: number): Promise<SeatObservation<View>> {
    await this.#stream.until(({ event, id }) => (event === 'begin' || event === 'entry') && Number(id) >= seq)
    for (const { event, data } of this.#stream.all.slice(this.#folded)) {
      this.#folded += 1
      if (event !== 'begin' && event !== 'entry') continue
      const begin: StreamBegin | undefined = event === 'begin' ? JSON.parse(data) : undefined
      const message: Message = begin?.message ?? JSON.parse(data)
      let view: unknown = begin ? begin.view : this.#seen?.view
      if (!begin) for (const { patch } of message.steps) if (patch) view = applyPatch(view, patch)
      // A view is what the game's own code made it.
      this.#seen = { view: view as View, calls: message.calls, seq: message.seq, over: message.outcome !== null }
    }
    if (!this.#seen) throw new Error('the stream has not begun')
    return this.#seen
  }
  close(): void {
    this.#stream.close()
  }
}

export interface Driven<View> {
  readonly seat: string
  readonly seen: SeatObservation<View>
}
interface Drive<View> {
  readonly client: Client
  readonly match: string
  readonly seats: readonly string[]
  readonly choose: Chooser<View>
  /** Whether the picture is of this: a seat that is asked, and what it sees. */
  stop(seen: SeatObservation<View>, seat: string, call: Call): boolean
}

/** Undefined when the match ended without such a moment. */
export async function drive<View>({ client, match, seats, choose, stop }: Drive<View>): Promise<Driven<View> | undefined> {
  const streams = new Map<string, Seated<View>>()
  for (const seat of seats) streams.set(seat, new Seated<View>(await client.listen(match, seat)))
  const lookAs = async (seat: string, seq: number): Promise<SeatObservation<View>> => {
    const stream = streams.get(seat)
    if (!stream) throw new Error(`nobody watches as ${seat}`)
    return stream.at(seq)
  }
  try {
    let seq = 0
    for (;;) {
      const { calls, over } = await lookAs(seats[0] ?? '', seq)
      if (over) return undefined
      const [call] = calls
      if (!call) throw new Error('nobody is asked')
      for (const seat of call.seats) {
        const seen = await lookAs(seat, seq)
        if (stop(seen, seat, call)) return { seat, seen }
        const { status, body } = await client.order(match, seat, call.id, choose(seen.view, seat, call))
        if (status !== 200) throw new Error(`${seat} at ${call.id}: ${status} ${JSON.stringify(body)}`)
        seq = body.seq ?? seq
      }
    }
  } finally {
    for (const stream of streams.values()) stream.close()
  }
}
