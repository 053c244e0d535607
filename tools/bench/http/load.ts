// A child process: plays many matches on a server, each on its own connection. It sends the next order when the last is acknowledged, or
// when it is due at a fixed rate: then the time is measured from when it was due, so a slow answer makes the later ones late too.
import { setTimeout as pause } from 'node:timers/promises'
import { Guest, SEATS } from './guest.ts'
import type { EventCounter } from './wire.ts'

/** `rate`: orders of each match that are due in a second; '' sends the next one at once. */
const [url = '', matches = '1', streams = '', ms = '5000', rate = ''] = process.argv.slice(2)
const WARM_MS = 2000
const PATIENCE_MS = 20_000

const waits: number[] = []
let measuring = false
let over = false

async function playClosed(guest: Guest): Promise<void> {
  while (!over) {
    const sent = performance.now()
    await guest.order()
    if (measuring) waits.push(performance.now() - sent)
  }
}

/** The first orders of the matches are spread over the time between two orders. */
async function playAtRate(guest: Guest, at: number): Promise<void> {
  const between = 1000 / Number(rate)
  const began = performance.now() + (between * at) / Number(matches)
  for (let sent = 0; !over; sent += 1) {
    const due = began + sent * between
    const early = due - performance.now()
    if (early > 0) await pause(early)
    const counts = measuring
    await guest.order()
    // A timer may end up to a millisecond early.
    if (counts) waits.push(performance.now() - Math.min(due, performance.now()))
  }
}

/** Waits until every stream has received every entry, and closes the streams. */
async function closeStreams({ entries }: Guest, streams: readonly EventCounter[]): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; streams.some(({ count }) => count < entries); await pause(5))
    if (performance.now() > until) throw new Error('a stream has not received every entry')
  for (const stream of streams) stream.close()
}

const guests = Array.from({ length: Number(matches) }, () => new Guest(new URL(url)))
await Promise.all(guests.map((guest) => guest.open()))
const counters = guests.map((guest) => (streams === '' ? [] : SEATS.map((seat) => guest.listen(seat))))
// A stream begins with the present, so it must have begun before the first entry that it is to receive.
while (counters.flat().some(({ begun }) => !begun)) await pause(5)
const playing = Promise.all(guests.map(rate === '' ? playClosed : playAtRate))
await pause(WARM_MS)
measuring = true
process.send?.({ measuring })
const began = performance.now()
await pause(Number(ms))
measuring = false
process.send?.({ measuring })
const seconds = (performance.now() - began) / 1000
over = true
await playing
await Promise.all(guests.map((guest, at) => closeStreams(guest, counters[at] ?? [])))
for (const guest of guests) guest.close()
const sorted = Float64Array.from(waits).sort()
process.send?.({ orders: sorted.length, seconds, p50: sorted[sorted.length >> 1], p99: sorted[Math.floor(sorted.length * 0.99)] })
process.disconnect?.()
