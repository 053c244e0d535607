// Plays one match over HTTP, on one server or several. Orders are sent twice, late, to another call, in competition, and by all seats at once.
// Afterwards the journal is checked: each decided order must be one that the acknowledgements allow.
import { randomBytes } from 'node:crypto'
import { type Call, type Dice, pick } from '@admiralty/kernel'
import { importJournal, sameJson, verifyJournal } from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'
import { Client, type Stream } from '../../apps/server/test/client.ts'

/** The scenarios with their seats: a duel, and a side of two whose plans wait for each other. */
const SCENARIOS = [
  ['duel', ['red', 'blue']],
  ['three', ['red', 'blue', 'white']],
] as const
type Seat = (typeof SCENARIOS)[number][1][number]

/** How an order is sent. `again`, `delayed`: the same key, at once or later. `late`: after its call. `new key`: late, with another key.
 * `misplaced`: the key for another call. `rival`, `rewritten`: another order of the seat, at once or after the acknowledgement. */
export const KINDS = ['first', 'again', 'delayed', 'late', 'new key', 'misplaced', 'rival', 'rewritten'] as const
export type SendingKind = (typeof KINDS)[number]

/** Counts and findings of a run. */
export interface OrderTally {
  /** For each kind: how often each status was the answer. */
  readonly kinds: Record<SendingKind, Record<string, number>>
  sent: number
  matches: number
  entries: number
  /** How often several seats sent within one millisecond. */
  together: number
  /** Orders that were acknowledged but never decided, because the match ended. */
  unopened: number
  readonly findings: string[]
}
export function makeTally(): OrderTally {
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, {}])) as OrderTally['kinds'] // one for each kind
  return { kinds, sent: 0, matches: 0, entries: 0, together: 0, unopened: 0, findings: [] }
}

/** One order with one key. If it takes effect, it does so between `sent` and `acknowledged`, both in ms of the run. */
interface SentOrder {
  readonly seat: Seat
  readonly call: string
  readonly order: unknown
  readonly key: string
  sent: number
  acknowledged: number
}
const NEVER = Number.POSITIVE_INFINITY
/** The longest delay of a delayed order, in ms. */
const DELAY = 30
/** Orders within this time count as sent together, in ms. */
const MOMENT = 1

/** How long a match may take to go on after all orders, in ms. */
const PATIENCE = 60_000

async function within<T>(ms: number, work: Promise<T>, words: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(words())), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The order with the times of sending and acknowledgement. */
const wordsOf = ({ order, sent, acknowledged }: SentOrder): string =>
  `${JSON.stringify(order)} ${sent.toFixed(1)} to ${acknowledged.toFixed(1)}`

/** Whether the answer is right for an order whose call another order may just have closed, postponed or changed. */
const mayBeLate = (status: number, words: string): boolean => status === 409 || (status === 422 && words.includes('urn:admiralty:refused'))

export interface ConcurrentSetup {
  readonly dice: Dice
  /** The addresses of one or several servers of the same matches. */
  readonly servers: readonly string[]
  readonly tally: OrderTally
}

/** One match of the run. */
export class ConcurrentMatch {
  readonly #dice: Dice
  readonly #tally: OrderTally
  readonly #clients: readonly [Client, ...Client[]]
  /** The orders sent, by call and seat. */
  readonly #given = new Map<string, readonly SentOrder[]>()
  #id = ''

  constructor({ dice, servers, tally }: ConcurrentSetup) {
    const [first = '', ...others] = servers
    this.#dice = dice
    this.#tally = tally
    this.#clients = [new Client(first), ...others.map((server) => new Client(server))]
  }

  async play(): Promise<void> {
    const [host, ...others] = this.#clients
    const [scenario, seats] = pick(this.#dice, SCENARIOS)
    this.#id = await host.open({
      system: 'skirmish',
      scenario,
      seats: Object.fromEntries(seats.map((seat) => [seat, 'me'])),
      value: 'luck',
    })
    for (const other of others) other.cookie = host.cookie
    // The streams of the seats are spread over the servers.
    const streams = new Map<Seat, Stream>()
    for (const [place, seat] of seats.entries())
      streams.set(seat, await this.#listen(this.#clients[place % this.#clients.length] ?? host, seat))
    const [first] = streams.values()
    for (;;) {
      const message = first?.table().message
      if (!first || !message || message.outcome) break
      for (const stream of streams.values()) await stream.entry(message.seq)
      await this.#sendTogether([...streams].flatMap(([seat, stream]) => this.#decideAll(seat, stream)))
      await within(PATIENCE, first.entry(message.seq + 1), () => this.#stuck(message.seq))
    }
    for (const stream of streams.values()) stream.close()
    await this.#audit()
  }

  /** Makes orders for all open calls that this seat sees on its stream. */
  #decideAll(seat: Seat, stream: Stream): readonly (readonly SentOrder[])[] {
    const { calls } = stream.table().message
    return calls.filter((call) => call.seats.includes(seat)).map((call) => this.#decide(call, seat, stream))
  }

  async #listen(client: Client, seat: Seat): Promise<Stream> {
    const stream = await client.listen(this.#id, seat)
    await stream.entry(0)
    return stream
  }
  #stuck(seq: number): string {
    const lately = [...this.#given.values()].flat().slice(-4)
    const words = lately.map(({ call, seat, acknowledged }) => `${call} of ${seat} ${acknowledged < NEVER ? 'acknowledged' : 'refused'}`)
    return `match ${this.#id} does not go on after ${seq}: ${words.join(', ')}`
  }
  #roll(sides: number): number {
    return this.#dice.roll(1, sides, 'whim')[0] ?? 1
  }
  #find(what: string): void {
    this.#tally.findings.push(what)
  }

  /** Sends all orders at once, in random order, mixed with old ones. Sometimes a seat with two orders sends first, alone. */
  async #sendTogether(decided: readonly (readonly SentOrder[])[]): Promise<void> {
    const early = decided.length > 1 && this.#roll(2) === 1 ? decided.find(([, rival]) => rival) : undefined
    if (early) await this.#atOnce(this.#works(early))
    const rest = decided.filter((given) => given !== early)
    await this.#atOnce(rest.flatMap((given) => this.#works(given)))
    const moments = rest.flatMap(([given]) => (given ? [given.sent] : []))
    if (moments.length > 1 && Math.max(...moments) - Math.min(...moments) <= MOMENT) this.#tally.together += 1
  }
  #works([given, rival]: readonly SentOrder[]): readonly (() => Promise<void>)[] {
    if (!given) return []
    return [...(rival ? this.#against(given, rival) : [() => this.#first(given)]), ...this.#again(given), ...this.#old(given)]
  }
  async #atOnce(works: readonly (() => Promise<void>)[]): Promise<void> {
    const shuffled = works.map((work) => ({ work, place: this.#roll(1_000_000) })).toSorted((a, b) => a.place - b.place)
    await Promise.all(shuffled.map(({ work }) => work()))
  }

  /** Makes one order, or two in a third of the cases. The last unacknowledged order of a postponed call is sent again too. */
  #decide(call: Call, seat: Seat, stream: Stream): readonly SentOrder[] {
    const postponed = this.#given.get(`${call.id} ${seat}`)?.filter(({ acknowledged }) => acknowledged === NEVER) ?? []
    const fresh = Array.from({ length: this.#roll(3) === 1 ? 2 : 1 }, () => {
      // The view is what the server sent for this game.
      const order = system.randomOrder(stream.table().view as Parameters<typeof system.randomOrder>[0], call, this.#dice)
      return this.#keep({ seat, call: call.id, order })
    })
    return [...postponed.slice(-1), ...fresh].slice(-2)
  }
  #keep(wish: Pick<SentOrder, 'seat' | 'call' | 'order'>): SentOrder {
    const given = { ...wish, key: randomBytes(12).toString('hex'), sent: NEVER, acknowledged: NEVER }
    const name = `${given.call} ${given.seat}`
    this.#given.set(name, [...(this.#given.get(name) ?? []), given])
    return given
  }

  async #first(given: SentOrder, kind: SendingKind = 'first'): Promise<void> {
    const { status, words } = await this.#send(given, kind)
    if (status !== 200 && !mayBeLate(status, words)) this.#find(`${given.call} of ${given.seat}, ${kind}: ${words}`)
  }

  /** Sends two orders of one seat on two connections: at once, or the second one after the first is acknowledged. */
  #against(given: SentOrder, rival: SentOrder): readonly (() => Promise<void>)[] {
    if (this.#roll(2) === 1) return [() => this.#first(given), () => this.#first(rival, 'rival')]
    return [() => this.#first(given).then(() => this.#first(rival, 'rewritten'))]
  }

  /** Sends the same order with the same key, up to three more times. */
  #again(given: SentOrder): readonly (() => Promise<void>)[] {
    return Array.from({ length: this.#roll(4) - 1 }, () => async () => {
      const kind = this.#roll(2) === 1 ? 'again' : 'delayed'
      if (kind === 'delayed') await new Promise((resolve) => setTimeout(resolve, this.#roll(DELAY)))
      const before = given.acknowledged < NEVER
      const { status, words } = await this.#send(given, kind)
      // An order that was acknowledged must be acknowledged again.
      if (status !== 200 && (before || !mayBeLate(status, words)))
        this.#find(`${given.call} of ${given.seat} ${kind} with the same key: ${words}`)
    })
  }

  #old({ call }: SentOrder): readonly (() => Promise<void>)[] {
    const past = [...this.#given.values()].flat().filter((given) => given.call !== call && given.acknowledged < NEVER)
    const old = past[this.#roll(Math.max(1, past.length)) - 1]
    if (!old) return []
    const expecting = (given: SentOrder, kind: SendingKind, wanted: readonly number[]) => async () => {
      const { status, words } = await this.#send(given, kind)
      if (!wanted.includes(status)) this.#find(`${old.call} of ${old.seat}, ${kind}: ${words}`)
    }
    return [
      expecting(old, 'late', [200]),
      // The old call may still be open if another call came in between.
      () => expecting(this.#keep(old), 'new key', [200, 409])(),
      expecting({ ...old, call }, 'misplaced', [422]),
    ]
  }

  async #send(given: SentOrder, kind: SendingKind): Promise<{ readonly status: number; readonly words: string }> {
    const { seat, call, order, key } = given
    const client = this.#clients[this.#roll(this.#clients.length) - 1] ?? this.#clients[0]
    this.#tally.sent += 1
    given.sent = Math.min(given.sent, performance.now())
    const { status, body } = await client.order<object>(this.#id, seat, call, order, key)
    if (status === 200) given.acknowledged = Math.min(given.acknowledged, performance.now())
    const counts = this.#tally.kinds[kind]
    counts[status] = (counts[status] ?? 0) + 1
    return { status, words: `${status} ${JSON.stringify(body)}` }
  }

  /**
   * Whether the decided order may be this one: it was acknowledged, and no later order of the seat was acknowledged after it. Without any
   * acknowledgement the server has answered itself, which it does only if there is one possible order; then all sent orders equal it.
   */
  #mayBeDecided(given: readonly SentOrder[], order: unknown): boolean {
    const good = given.filter(({ acknowledged }) => acknowledged < NEVER)
    if (good.length === 0) return given.every((one) => sameJson(one.order, order))
    return good.some((one) => sameJson(one.order, order) && !good.some((other) => other.sent > one.acknowledged))
  }

  /** Checks the journal: every call decided once, with an allowed order; valid dice and hashes; the same journal on every server. */
  async #audit(): Promise<void> {
    const [body, ...others] = await Promise.all(
      this.#clients.map(async (client) => (await client.get(`/api/matches/${this.#id}/journal`)).body),
    )
    if (others.some((other) => !sameJson(body, other))) this.#find('two servers have different journals')
    const imported = importJournal(body, system)
    if ('refusal' in imported) return this.#find(`the journal: ${imported.refusal.reason}`)
    const { entries } = imported.journal
    const calls = entries.flatMap(({ call }) => (call ? [call.id] : []))
    if (new Set(calls).size !== calls.length) this.#find('a call was decided twice')
    const opened = new Set<string>()
    for (const { call, orders } of entries)
      for (const [seat, order] of Object.entries(orders)) {
        const name = `${call?.id} ${seat}`
        const given = this.#given.get(name)
        opened.add(name)
        if (given && !this.#mayBeDecided(given, order))
          this.#find(
            `${name}: the journal has ${JSON.stringify(order)}, not the order that was acknowledged last: ${given.map(wordsOf).join('; ')}`,
          )
      }
    for (const [name, given] of this.#given)
      if (!opened.has(name) && given.some(({ acknowledged }) => acknowledged < NEVER)) this.#tally.unopened += 1
    for (const finding of verifyJournal(system, imported.journal).findings) this.#find(finding)
    this.#tally.matches += 1
    this.#tally.entries += entries.length
  }
}
