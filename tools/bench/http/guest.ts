// A client with one kept connection: opens an endless match, holds both seats, and sends the orders one after another.
import { ordersWithoutEnd } from './endless-skirmish.ts'
import { EventCounter, KeptConnection } from './wire.ts'

export const SEATS = ['red', 'blue'] as const

/** All matches have the same calls in the same sequence. */
const due = ordersWithoutEnd()
const bodies: string[] = []
function body(number: number): string {
  while (bodies.length <= number) bodies.push(JSON.stringify(due.next().value))
  return bodies[number] ?? ''
}

/** A client of the load and spectator programs. Call `open` first. */
export class Guest {
  readonly #url: URL
  readonly #wire: KeptConnection
  #cookie = ''
  #path = ''
  #orders = 0
  #entries = 0

  constructor(url: URL) {
    this.#url = url
    this.#wire = new KeptConnection(url)
  }

  /** The number of the last entry that an order led to. */
  get entries(): number {
    return this.#entries
  }
  get path(): string {
    return this.#path
  }

  async open(): Promise<void> {
    const { headers } = await this.#wire.ask('GET', '/api/me', '')
    this.#cookie = `cookie: ${/set-cookie: ([^;]+)/.exec(headers)?.[1]}\r\n`
    const wish = { system: 'siege', scenario: 'siege', seats: { red: 'me', blue: 'me' }, value: 'luck' }
    const { status, body: answer } = await this.#wire.ask('POST', '/api/matches', this.#cookie, JSON.stringify(wish))
    if (status !== 201) throw new Error(answer)
    this.#path = `/api/matches/${JSON.parse(answer).id}`
  }

  listen(as: string): EventCounter {
    return new EventCounter(this.#url, `${this.#path}/stream?as=${as}`, this.#cookie)
  }
  /** Opens a spectator stream. */
  watch(onEntry: () => void): EventCounter {
    return new EventCounter(this.#url, `${this.#path}/stream`, '', { onEntry })
  }

  /** Sends the next order; resolves when it is acknowledged. */
  async order(): Promise<void> {
    const key = `idempotency-key: the-order-${this.#orders}\r\n`
    const { status, body: answer } = await this.#wire.ask('POST', `${this.#path}/orders`, this.#cookie + key, body(this.#orders))
    if (status !== 200) throw new Error(`${status} ${answer}`)
    this.#orders += 1
    this.#entries = JSON.parse(answer).seq ?? this.#entries
  }

  close(): void {
    this.#wire.close()
  }
}
