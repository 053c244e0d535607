// `npm run fuzz:orders -- --orders 50000 --seed 1`: whole matches over the wire whose orders come twice, late, in another turn's place, and from
// both seats in the same moment. Each must take effect once: the same key hears the same, and the journal holds every order as it was given, once.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type Dice, seededDice } from '@admiralty/kernel'
import { importJournal, sameJson, verifyJournal } from '@admiralty/match'
import { system } from '@admiralty/testkit/skirmish'
import { Client, type Stream } from '../apps/server/test/client.ts'
import { spawnServer } from '../apps/server/test/spawn-server.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '8' },
    json: { type: 'boolean', default: false },
  },
})
const [wanted, seed, jobs] = [Number(values.orders), Number(values.seed), Number(values.jobs)]

const SEATS = ['red', 'blue'] as const
type Seat = (typeof SEATS)[number]
/** An order as it was first sent. */
interface Given {
  readonly seat: Seat
  readonly call: string
  readonly order: unknown
  readonly key: string
}
const sum = { sent: 0, matches: 0, entries: 0, repeated: 0, late: 0, crossed: 0, unopened: 0 }
const findings: string[] = []
const find = (what: string): void => {
  findings.push(what)
}

const server = await spawnServer()
const begun = performance.now()

class Match {
  readonly #dice: Dice
  readonly #client = new Client(server.url)
  readonly #given = new Map<string, Given>()
  readonly #acknowledged = new Set<string>()
  #id = ''
  constructor(dice: Dice) {
    this.#dice = dice
  }

  async play(): Promise<void> {
    this.#id = await this.#client.open({ system: 'skirmish', scenario: 'duel', seats: { red: 'me', blue: 'me' }, value: 'luck' })
    const streams = { red: await this.#listen('red'), blue: await this.#listen('blue') }
    for (;;) {
      const { message } = streams.red.table()
      if (message.outcome) break
      await streams.blue.entry(message.seq)
      const asked = message.calls.flatMap((call) =>
        SEATS.filter((seat) => call.seats.includes(seat)).map((seat) => ({ call: call.id, seat })),
      )
      const fresh = asked.map(({ call, seat }) => this.#decide(call, seat, streams[seat]))
      // All of them in one moment, some of them twice, with old ones between.
      await Promise.all(fresh.flatMap((given) => [...this.#again(given), ...this.#old(given)]))
      await streams.red.entry(message.seq + 1)
    }
    for (const stream of Object.values(streams)) stream.close()
    await this.#audit()
  }

  async #listen(seat: Seat): Promise<Stream> {
    const stream = await this.#client.listen(this.#id, seat)
    await stream.entry(0)
    return stream
  }
  #roll(sides: number): number {
    return this.#dice.roll(1, sides, 'whim')[0] ?? 1
  }

  #decide(call: string, seat: Seat, stream: Stream): Given {
    const known = this.#given.get(`${call} ${seat}`)
    if (known) return known
    // The view is what the server sent for this game.
    const order = system.sample(stream.table().view as Parameters<typeof system.sample>[0], this.#dice)
    const given = { seat, call, order, key: randomBytes(12).toString('hex') }
    this.#given.set(`${call} ${seat}`, given)
    return given
  }

  /** The same with the same key, one to four times. */
  #again(given: Given): readonly Promise<void>[] {
    const times = this.#roll(4)
    sum.repeated += times - 1
    return Array.from({ length: times }, async () => {
      const before = this.#acknowledged.has(given.key)
      const { status } = await this.#send(given)
      if (status === 200) this.#acknowledged.add(given.key)
      // What another order has just put off may be answered later; what was acknowledged stays so.
      else if (status !== 409 || before) find(`${given.call} of ${given.seat} with its own key: ${status}`)
    })
  }

  /** What was answered long ago, with its key; with a new key; and with its key for another question. */
  #old({ call }: Given): readonly Promise<void>[] {
    const past = [...this.#given.values()].filter((given) => given.call !== call && this.#acknowledged.has(given.key))
    const old = past[this.#roll(Math.max(1, past.length)) - 1]
    if (!old) return []
    sum.late += 1
    sum.crossed += 2
    return [
      this.#send(old).then(({ status }) => {
        if (status !== 200) find(`${old.call} of ${old.seat}, late: ${status}`)
      }),
      this.#send({ ...old, key: randomBytes(12).toString('hex') }).then(({ status, body }) => {
        if (status !== 409 && status !== 200) find(`${old.call} of ${old.seat} with a new key: ${status} ${JSON.stringify(body)}`)
      }),
      this.#send({ ...old, call }).then(({ status }) => {
        if (status !== 422) find(`the key of ${old.call} for ${call}: ${status}`)
      }),
    ]
  }

  #send({ seat, call, order, key }: Given) {
    sum.sent += 1
    return this.#client.order<{ seq: number | null }>(this.#id, seat, call, order, key)
  }

  /** Every order once, where it was given; the dice and the chain as they should be. */
  async #audit(): Promise<void> {
    const { body } = await this.#client.get<object>(`/api/matches/${this.#id}/journal`)
    const imported = importJournal(body, system)
    if ('refusal' in imported) return find(`the journal: ${imported.refusal.reason}`)
    const { entries } = imported.journal
    // Acknowledged and never decided: only where the match ended before the question was closed.
    for (const { call, seat, key } of this.#given.values())
      if (this.#acknowledged.has(key) && !entries.some((entry) => entry.call?.id === call && Object.hasOwn(entry.orders, seat)))
        sum.unopened += 1
    const calls = entries.flatMap(({ call }) => (call ? [call.id] : []))
    if (new Set(calls).size !== calls.length) find('a question was answered twice')
    for (const { call, orders } of entries)
      for (const [seat, order] of Object.entries(orders)) {
        const given = this.#given.get(`${call?.id} ${seat}`)
        if (given && !sameJson(given.order, order)) find(`${call?.id} of ${seat} is not as it was given`)
      }
    const { findings: wrong } = verifyJournal(system, imported.journal)
    for (const finding of wrong) find(finding)
    sum.matches += 1
    sum.entries += entries.length
  }
}

async function job(number: number): Promise<void> {
  for (let match = 0; sum.sent < wanted; match += 1) {
    try {
      await new Match(seededDice(seed * 1_000_003 + number * 10_007 + match)).play()
    } catch (error) {
      find(String(error))
      return
    }
  }
}
await Promise.all(Array.from({ length: jobs }, (_, number) => job(number)))
if ((await server.stop()) !== 0) find('the server did not end well')

const seconds = (performance.now() - begun) / 1000
if (values.json) console.log(JSON.stringify({ ...sum, seed, findings, seconds }))
else {
  for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`)
  console.log(
    `${sum.sent} orders in ${sum.matches} matches, ${sum.entries} entries: ${sum.repeated} sent again at once, ${sum.late} late, ${sum.crossed} crossed, ${sum.unopened} still sealed at the end; ${findings.length} findings; ${seconds.toFixed(0)} s`,
  )
}
process.exitCode = findings.length > 0 ? 1 : 0
