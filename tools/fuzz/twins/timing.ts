// Times the answers to a viewer while another seat has a short or a long sealed order, and those to a stranger who asks for a closed match
// or an unknown id. Neither difference may show.
import { createHash } from 'node:crypto'
import { type Call, type Dice, die, NO_CALL, pick, type RuleSystem, seededDice } from '@admiralty/kernel'
import type { MatchInfo } from '@admiralty/protocol'
import { attempts, readings, type SealedMoment } from './other-viewers.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { correctedThreshold, type MeanDifference, welch } from './statistics.ts'
import { Connection, type RawRequest, RawStream } from './wire.ts'
import { answerOf } from './worlds.ts'

export interface TimingPlan {
  readonly system: RuleSystem
  /** Samples of each kind of request for the short order, and as many for the long one. As many for a closed match and an unknown id. */
  readonly samples: number
  readonly seed: number
  progress(line: () => string): void
}
interface TimingRow extends MeanDifference {
  /** The kind of request, such as `export, unloaded`. */
  readonly kind: string
}
/** Times are in ms. A positive difference means that answers are slower with the long order, or for a closed match. */
export interface TimingReport {
  readonly system: string
  readonly rows: readonly TimingRow[]
  /** The |z| that no row may exceed. */
  readonly threshold: number
}

/** A match of Yellow, whose order is sealed, and Blue, who sends the requests. */
interface TimedMatch {
  readonly moment: SealedMoment
  readonly cookie: string
  readonly long: boolean
  /** Whether a spectator's stream keeps the match in memory. */
  readonly loaded: boolean
}
/** A match that only its players may watch. */
interface ClosedMatch {
  readonly id: string
  readonly loaded: boolean
}
/** One kind of request, in two versions that must take equally long. */
interface Contest {
  readonly name: string
  readonly loaded: boolean
  /** The difference between the versions: the length of the sealed order, or whether the match exists. */
  readonly about: 'order' | 'closed'
}
interface Sample extends Contest {
  /** With the long order, or for the closed match. */
  readonly isFirst: boolean
}

/** Scenarios that begin with sealed orders of Yellow and Blue. */
const SCENARIOS: Readonly<Record<string, string>> = { easystar: 'battle', 'earth-expects': 'purchase' }
/** Matches of each sort, so that the place of one match in memory or on disk counts little. */
const MATCHES = 4
/** Random orders, of which the shortest and the longest are chosen. */
const TRIES = 20
/** The |z| for a single test. */
const SINGLE = 3
const EVENT_STREAM = { accept: 'text/event-stream' }

class TimedServer {
  readonly #plan: TimingPlan
  readonly #server: ServerProcess
  readonly #connection: Connection
  readonly #dice: Dice
  readonly #matches: TimedMatch[] = []
  readonly #closed: ClosedMatch[] = []
  readonly #open: RawStream[] = []
  #keys = 0
  #orders: readonly [unknown, unknown] | undefined

  constructor(plan: TimingPlan, server: ServerProcess) {
    this.#plan = plan
    this.#server = server
    this.#connection = new Connection(server.port)
    this.#dice = seededDice(plan.seed)
  }

  async prepare(): Promise<void> {
    // The short and the long order come first equally often, because the age of a match may count too.
    for (let match = 0; match < MATCHES; match += 1)
      for (const loaded of [true, false])
        for (const long of match % 2 === 0 ? [true, false] : [false, true]) await this.#make({ long, loaded })
    for (let match = 0; match < MATCHES; match += 1) for (const loaded of [true, false]) await this.#makeClosed(loaded)
    await this.sweep()
  }
  async #makeClosed(loaded: boolean): Promise<void> {
    const { system } = this.#plan
    const body = { system: system.id, scenario: SCENARIOS[system.id], seats: { yellow: 'me', blue: 'me' }, value: 'luck', watch: 'seated' }
    const created = await this.#ask({ method: 'POST', path: '/api/matches', body })
    const { id } = created.body as { readonly id: string } // the answer of this route
    if (loaded) await this.#watch(id, created.cookie)
    this.#closed.push({ id, loaded })
  }
  async #make({ long, loaded }: Pick<TimedMatch, 'long' | 'loaded'>): Promise<void> {
    const { system } = this.#plan
    const body = { system: system.id, scenario: SCENARIOS[system.id], options: {}, seats: { yellow: 'me', blue: 'invite' }, value: 'luck' }
    const created = await this.#ask({ method: 'POST', path: '/api/matches', body })
    const { id } = created.body as { readonly id: string } // the answer of this route
    const { cookie = '' } = created
    // The answer of this route.
    const { invitations } = (await this.#ask({ method: 'GET', path: `/api/matches/${id}`, cookie })).body as MatchInfo
    const taken = await this.#ask({ method: 'POST', path: `/api/invitations/${invitations[0]?.token}`, body: { value: 'luck' } })
    const stream = new RawStream(this.#server.port, {
      method: 'GET',
      path: `/api/matches/${id}/stream?as=yellow`,
      cookie,
      headers: EVENT_STREAM,
    })
    await stream.messages.status(() => true)
    const { view, message } = stream.messages.table()
    stream.close()
    const due = message.calls[0] ?? NO_CALL
    const [shortest, longest] = this.#ordersOf(view, due)
    const [order, call] = [long ? longest : shortest, due.id]
    const headers = { 'idempotency-key': `sealed-${id}` }
    await this.#ask({ method: 'POST', path: `/api/matches/${id}/orders`, cookie, headers, body: { as: 'yellow', call, order } })
    if (loaded) await this.#watch(id)
    // The attempts send the same order in all matches, because their own length counts.
    const moment = { match: id, call, hider: 'yellow', key: `key-of-${id}`, order: shortest }
    this.#matches.push({ moment, cookie: taken.cookie ?? '', long, loaded })
  }
  /** The shortest and the longest of some random orders. All matches begin alike, so these orders are legal in each. */
  #ordersOf(view: unknown, call: Call): readonly [unknown, unknown] {
    if (this.#orders) return this.#orders
    const drawn = Array.from({ length: TRIES }, () => this.#plan.system.randomOrder(view, call, this.#dice))
    const byLength = drawn.toSorted((one, other) => JSON.stringify(one).length - JSON.stringify(other).length)
    this.#orders = [byLength[0], byLength.at(-1)]
    return this.#orders
  }
  async #watch(id: string, cookie = ''): Promise<void> {
    const watching = new RawStream(this.#server.port, { method: 'GET', path: `/api/matches/${id}/stream`, cookie, headers: EVENT_STREAM })
    await watching.messages.status(() => true)
    this.#open.push(watching)
  }
  async #ask(request: RawRequest) {
    const answer = answerOf(await this.#connection.send(request))
    if (answer.status >= 300) throw new Error(`${request.path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer
  }

  /** Asks for a match that is in memory, after which the idle ones leave it, and waits until they have left. */
  async sweep(): Promise<void> {
    await this.#server.reaches('admiralty_streams_open', this.#open.length)
    await this.#touch()
    await this.#server.reaches('admiralty_matches_open', this.#open.length)
  }
  async #touch(): Promise<void> {
    const loaded = this.#matches.find((match) => match.loaded)
    await this.#connection.send({ method: 'GET', path: `/api/matches/${loaded?.moment.match}/receipt` })
  }

  /** The time of one answer, in ms. */
  async time(sample: Sample): Promise<number> {
    this.#keys += 1
    return sample.about === 'order' ? this.#timeOrder(sample) : this.#timeClosed(sample)
  }
  async #timeOrder({ name, loaded, isFirst: long }: Sample): Promise<number> {
    const match = pick(
      this.#dice,
      this.#matches.filter((one) => one.loaded === loaded && one.long === long),
    )
    const request = requestOf(name, { ...match.moment, key: `key-${this.#keys}` }, match.cookie)
    await this.#touch()
    if (name !== 'stream') return this.#answered(request)
    const started = performance.now()
    const stream = new RawStream(this.#server.port, request)
    await stream.messages.status(() => true)
    const ms = performance.now() - started
    stream.close()
    // The match leaves memory only when the server has noticed the end of the stream.
    if (!loaded) await this.sweep()
    return ms
  }
  /** The requests of a player of another match, who has no seat here. */
  async #timeClosed({ name, loaded, isFirst: exists }: Sample): Promise<number> {
    const { id } = pick(
      this.#dice,
      this.#closed.filter((one) => one.loaded === loaded),
    )
    const [another] = this.#matches
    if (!another) throw new Error('no match was prepared')
    const match = exists ? id : unknownLike(id)
    const request = requestOf(name, { ...another.moment, match, key: `key-${this.#keys}` }, another.cookie)
    await this.#touch()
    return this.#answered(request)
  }
  async #answered(request: RawRequest): Promise<number> {
    const started = performance.now()
    await this.#connection.send(request)
    return performance.now() - started
  }
  async stop(): Promise<void> {
    for (const stream of this.#open) stream.close()
    this.#connection.close()
    await this.#server.stop()
  }
}

type MakeRequest = (moment: SealedMoment, cookie: string) => RawRequest | undefined
const reading =
  (path: string): MakeRequest =>
  (moment, cookie) =>
    readings(moment, { seat: 'blue', cookie }).find(([, request]) => request.path === path.replace('ID', moment.match))?.[1]
const attempt =
  (method: string, path: string, as: string): MakeRequest =>
  (moment, cookie) =>
    attempts(moment, { seat: 'blue', cookie })
      .map(([, request]) => request)
      .find((request) => request.method === method && request.path.endsWith(path) && (path.includes(as) || isBy(request, as)))
const isBy = ({ body }: RawRequest, as: string): boolean => typeof body === 'object' && body !== null && 'as' in body && body.as === as

/** The request that Blue sends. */
const KINDS: Readonly<Record<string, MakeRequest>> = {
  'match page': reading('/api/matches/ID'),
  list: reading('/api/matches'),
  stream: ({ match }, cookie) => ({ method: 'GET', path: `/api/matches/${match}/stream?as=blue`, cookie, headers: EVENT_STREAM }),
  export: reading('/api/matches/ID/journal?as=blue'),
  receipt: reading('/api/matches/ID/receipt'),
  'refused export': reading('/api/matches/ID/journal?as=yellow'),
  'refused order': attempt('POST', '/orders', 'blue'),
  withdrawal: attempt('DELETE', '/orders', 'blue'),
  note: attempt('POST', '/notes', 'blue'),
  'seat preferences': attempt('PUT', '/seats/blue', 'blue'),
}

function requestOf(name: string, moment: SealedMoment, cookie: string): RawRequest {
  const request = KINDS[name]?.(moment, cookie)
  if (!request) throw new Error(`there is no request ${name}`)
  return request
}

/** An id of the same length and letters that no match has. */
const unknownLike = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, id.length)

/** The requests about one match. A stranger may ask for the list, which does not depend on the match. */
const CONTESTS: readonly Contest[] = (['order', 'closed'] as const).flatMap((about) =>
  Object.keys(KINDS)
    .filter((name) => about === 'order' || name !== 'list')
    .flatMap((name) => [true, false].map((loaded) => ({ name, loaded, about }))),
)

function shuffled<T>(dice: Dice, items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, place: die(dice, 1_000_000, 'place') }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

export async function timeAnswers(plan: TimingPlan): Promise<TimingReport> {
  const server = new TimedServer(plan, await startServer({ seed: `timing ${plan.seed}`, clock: 'system', maxIdle: 0 }))
  const dice = seededDice(plan.seed + 1)
  // Empty lists have no type of their own.
  const rows = CONTESTS.map((contest) => ({ contest, first: [] as number[], second: [] as number[] }))
  try {
    await server.prepare()
    const round = rows.flatMap((row) => [true, false].map((isFirst) => ({ row, isFirst })))
    // The first rounds let the server compile its code and fill its caches.
    const warm = Math.ceil(plan.samples / 10)
    for (let sample = -warm; sample < plan.samples; sample += 1) {
      for (const { row, isFirst } of shuffled(dice, round)) {
        const ms = await server.time({ ...row.contest, isFirst })
        if (sample >= 0) row[isFirst ? 'first' : 'second'].push(ms)
      }
      plan.progress(() => `${plan.system.id}: ${sample} of ${plan.samples} samples`)
    }
    await server.sweep()
  } finally {
    await server.stop()
  }
  return {
    system: plan.system.id,
    rows: rows.map(({ contest, first, second }) => ({ kind: kindOf(contest), ...welch(first, second) })),
    threshold: correctedThreshold(SINGLE, rows.length),
  }
}

const kindOf = ({ name, loaded, about }: Contest): string =>
  `${about === 'closed' ? 'closed: ' : ''}${name}, ${loaded ? 'loaded' : 'unloaded'}`

export const isTooSlow = ({ rows, threshold }: TimingReport): boolean => rows.some(({ z }) => Math.abs(z) > threshold)

/** The report as lines of a table, in microseconds. */
export function timingLines(report: TimingReport): readonly string[] {
  const { system, rows, threshold } = report
  const row = (name: string, cells: readonly string[]): string => `  ${name.padEnd(36)}${cells.map((cell) => cell.padStart(14)).join('')}`
  const micro = (ms: number): string => (ms * 1000).toFixed(1)
  return [
    `${system}: time of answers with a long sealed order, less that with a short one`,
    '  closed: time of answers to a stranger for a closed match, less that for an unknown id',
    row('', ['difference µs', 'error µs', 'z']),
    ...rows.map(({ kind, difference, error, z }) => row(kind, [micro(difference), micro(error), z.toFixed(2)])),
    `  no |z| may exceed ${threshold.toFixed(2)}: ${SINGLE} for a single test, corrected for ${rows.length} tests`,
  ]
}
