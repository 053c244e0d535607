// A child process: so many matches on a server, a connection each, each with its next order on the way as soon as the last is acknowledged.
import { ordersWithoutEnd } from './siege.ts'
import { Ear, Wire } from './wire.ts'

const [address = '', matches = '1', streams = '', ms = '5000'] = process.argv.slice(2)
const url = new URL(address)
const WARM_MS = 2000
const SEATS = ['red', 'blue'] as const

/** All matches are asked the same in the same order. */
const due = ordersWithoutEnd()
const bodies: string[] = []
function body(number: number): string {
  while (bodies.length <= number) bodies.push(JSON.stringify(due.next().value))
  return bodies[number] ?? ''
}

const waits: number[] = []
let measuring = false
let over = false

class Player {
  readonly #wire = new Wire(url)
  readonly #ears: Ear[] = []
  #orders = 0
  #entries = 0

  /** Opens a match of which it holds both seats. */
  async open(): Promise<{ readonly path: string; readonly cookie: string }> {
    const { headers } = await this.#wire.ask('GET', '/api/me', '')
    const cookie = `cookie: ${/set-cookie: ([^;]+)/.exec(headers)?.[1]}\r\n`
    const wish = { system: 'siege', scenario: 'siege', seats: { red: 'me', blue: 'me' }, value: 'luck' }
    const opened = await this.#wire.ask('POST', '/api/matches', cookie, JSON.stringify(wish))
    if (opened.status !== 201) throw new Error(opened.body)
    const path = `/api/matches/${JSON.parse(opened.body).id}`
    if (streams !== '') for (const seat of SEATS) this.#ears.push(new Ear(url, `${path}/stream?as=${seat}`, cookie, () => undefined))
    return { path, cookie }
  }

  async play({ path, cookie }: { readonly path: string; readonly cookie: string }): Promise<void> {
    for (; !over; this.#orders += 1) {
      const sent = performance.now()
      const key = `idempotency-key: the-order-${this.#orders}\r\n`
      const { status, body: told } = await this.#wire.ask('POST', `${path}/orders`, cookie + key, body(this.#orders))
      if (status !== 200) throw new Error(`${status} ${told}`)
      if (measuring) waits.push(performance.now() - sent)
      this.#entries = JSON.parse(told).seq ?? this.#entries
    }
  }

  /** Every entry must have come to every stream. */
  async heard(): Promise<void> {
    for (const until = performance.now() + 10_000; this.#ears.some(({ count }) => count < this.#entries); ) {
      if (performance.now() > until) throw new Error('a stream has not been told everything')
      await new Promise(setImmediate)
    }
    for (const ear of this.#ears) ear.close()
    this.#wire.close()
  }
}

const players = Array.from({ length: Number(matches) }, () => new Player())
const tables = await Promise.all(players.map((player) => player.open()))
const playing = Promise.all(players.map((player, at) => player.play(tables[at] ?? { path: '', cookie: '' })))
const pause = (long: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, long))
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
await Promise.all(players.map((player) => player.heard()))
const sorted = Float64Array.from(waits).sort()
process.send?.({ orders: sorted.length, seconds, p50: sorted[sorted.length >> 1], p99: sorted[Math.floor(sorted.length * 0.99)] })
process.disconnect?.()
