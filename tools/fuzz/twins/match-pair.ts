// Plays one random match in both worlds. Its histories are equal; at many moments one seat has a different sealed order in each world.
import { type Call, type Choices, type Dice, likely, pick, playersAmong, type RuleSystem } from '@admiralty/kernel'
import { orderStatement, publicKeyOf, type Receipt, sameJson, seatPrivateKey, sign } from '@admiralty/match'
import type { MatchInfo, MatchSummary, OrderResponse } from '@admiralty/protocol'
import type { Stream } from '../../../apps/server/test/client.ts'
import { attempts, type OtherViewer, readings, type SealedMoment } from './other-viewers.ts'
import type { RawRequest } from './wire.ts'
import type { CaughtUp, StreamPair, TwinWorlds } from './worlds.ts'

export interface MatchPairPorts {
  readonly worlds: TwinWorlds
  readonly system: RuleSystem
  readonly dice: Dice
  /** Calls after which the match is left. It bounds memory. */
  readonly calls: number
}
/** A player. The cookies are equal in both worlds. */
interface TwinPlayer {
  readonly seat: string
  readonly cookie: string
  readonly value: string
  /** The secret of the player's device; null if the server signs. */
  readonly device: string | null
}

/** Random orders, of which the shortest and the longest are chosen. */
const TRIES = 6
/** Pairs of orders that the hider seals for one call, each in place of the one before. */
const PAIRS = 3
/** How long a stream may take to send what another one has sent, in ms. */
const PATIENCE = 20_000
const EVENT_STREAM = { accept: 'text/event-stream' }

export class MatchPair {
  readonly #ports: MatchPairPorts
  #id = ''
  #keys = 0
  #players: readonly TwinPlayer[] = []
  #streams: readonly StreamPair[] = []
  /** Moments at which the worlds differed. */
  sealed = 0

  constructor(ports: MatchPairPorts) {
    this.#ports = ports
  }

  async play(): Promise<void> {
    const { worlds, dice, calls } = this.#ports
    await this.#open()
    for (let call = 0; call < calls; call += 1) {
      const owing = await this.#owing()
      const [first] = owing
      if (!first) break
      const hider = pick(dice, owing)
      const asked = this.#callOf(hider)
      if (!asked) break
      worlds.moment = `${worlds.moment.split(',')[0]}, ${asked.id} of ${hider.seat}`
      const others = owing.filter((player) => player !== hider && asked.seats.includes(player.seat))
      await this.#decide(asked, hider, others)
    }
    await this.#listen([])
  }

  /** Creates the match in both worlds. All seats are taken by different users. */
  async #open(): Promise<void> {
    const { worlds, system, dice } = this.#ports
    const { scenario, options, seats } = this.#setup()
    const signed = likely(dice, 1, 2)
    worlds.moment = `${system.id} ${scenario} ${JSON.stringify(options).replaceAll(',', ' ')}`
    const parts = seats.map((seat) => ({ seat, value: `luck of ${seat}`, device: signed ? `device of ${seat}` : null }))
    const keys = signed && { keys: Object.fromEntries(parts.map((part) => [part.seat, publicKeyOf(privateKeyOf(part))])) }
    const [host, ...guests] = parts
    if (!host) throw new Error(`${scenario} has no seats`)
    const holders = Object.fromEntries(seats.map((seat) => [seat, seat === host.seat ? 'me' : 'invite']))
    const request = { system: system.id, scenario, options, seats: holders, value: host.value, ...keys }
    const created = await this.#ask('creation', { method: 'POST', path: '/api/matches', body: request })
    this.#id = (created.body as { readonly id: string }).id // the answer of this route
    const cookie = created.cookie ?? ''
    const players = [{ ...host, cookie }]
    const { body } = await this.#ask('match page', { method: 'GET', path: `/api/matches/${this.#id}`, cookie })
    // The answer of this route.
    for (const { seat, token } of (body as MatchInfo).invitations) {
      const guest = guests.find((part) => part.seat === seat)
      if (!guest) continue
      const path = `/api/invitations/${token}`
      await this.#ask('invitation', { method: 'GET', path })
      const taken = await this.#ask('invitation', { method: 'POST', path, body: { value: guest.value, ...keys } })
      players.push({ ...guest, cookie: taken.cookie ?? '' })
    }
    this.#players = players
    await this.#listen(players)
  }
  #setup(): { readonly scenario: string; readonly options: Choices; readonly seats: readonly string[] } {
    const { system, dice } = this.#ports
    for (;;) {
      const scenario = pick(dice, system.scenarios)
      const chosen = system.options.filter(({ name }) => scenario.options.includes(name))
      const options = Object.fromEntries(chosen.map(({ name, values }) => [name, pick(dice, values)]))
      const { data: setup, success } = system.schema.setup.safeParse(scenario.setup(options))
      if (!success) continue
      const seats = playersAmong(system.seats(setup))
      return { scenario: scenario.id, options, seats: seats.map(({ seat }) => seat) }
    }
  }

  /** Closes all streams, and opens those of the players and of a spectator. */
  async #listen(players: readonly TwinPlayer[]): Promise<void> {
    const { worlds } = this.#ports
    await worlds.closeStreams(this.#streams, 0)
    const viewers = players.length === 0 ? [] : [...players, { seat: 'public', cookie: '' }]
    const streams: StreamPair[] = []
    for (const { seat, cookie } of viewers) streams.push(await this.#stream(seat, cookie))
    this.#streams = streams
    if (viewers.length > 0) await this.#compareStreams(null)
  }
  #stream(seat: string, cookie: string): Promise<StreamPair> {
    const name = seat === 'public' ? 'stream, spectator' : 'stream, player'
    const path = `/api/matches/${this.#id}/stream?as=${seat}`
    return this.#ports.worlds.open(name, { method: 'GET', path, cookie, headers: EVENT_STREAM })
  }

  /** The players who owe an answer, as their lists show. */
  async #owing(): Promise<readonly TwinPlayer[]> {
    const owing: TwinPlayer[] = []
    for (const player of this.#players) {
      const { body } = await this.#ask('list', { method: 'GET', path: '/api/matches', cookie: player.cookie })
      if ((body as readonly MatchSummary[])[0]?.owed.includes(player.seat)) owing.push(player) // the answer of this route
    }
    return owing
  }
  #tableOf(seat: string) {
    const stream = this.#streams[this.#players.findIndex((player) => player.seat === seat)]
    if (!stream) throw new Error(`there is no stream of ${seat}`)
    return stream.streams[0].messages.table()
  }
  #callOf({ seat }: TwinPlayer): Call | undefined {
    return this.#tableOf(seat).message.calls.find(({ seats }) => seats.includes(seat))
  }
  #randomOrder({ seat }: TwinPlayer, call: Call): unknown {
    return this.#ports.system.randomOrder(this.#tableOf(seat).view, call, this.#ports.dice)
  }

  /** Decides a call. If it waits for others too, the hider's orders differ between the worlds for a while. */
  async #decide(call: Call, hider: TwinPlayer, others: readonly TwinPlayer[]): Promise<void> {
    if (others.length > 0) await this.#hide(call, hider)
    for (const player of [hider, ...others]) {
      const order = this.#randomOrder(player, call)
      await this.#give(call, player, [order, order])
    }
  }
  /** A short and a long order, in random order; undefined if the player has no choice. */
  #unlikeOrders(hider: TwinPlayer, call: Call): readonly [unknown, unknown] | undefined {
    const drawn = Array.from({ length: TRIES }, () => this.#randomOrder(hider, call))
    const byLength = drawn.toSorted((one, other) => JSON.stringify(one).length - JSON.stringify(other).length)
    const [short, long] = [byLength[0], byLength.at(-1)]
    if (sameJson(short, long)) return undefined
    return likely(this.#ports.dice, 1, 2) ? [short, long] : [long, short]
  }

  /** Seals a different order in each world, several times, looks at everything that the others receive, and withdraws the last orders. */
  async #hide(call: Call, hider: TwinPlayer): Promise<void> {
    const { worlds, dice } = this.#ports
    const others: readonly OtherViewer[] = [...this.#players.filter((player) => player !== hider), { seat: null, cookie: '' }]
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const orders = this.#unlikeOrders(hider, call)
      if (!orders) continue
      worlds.tally.sealed = true
      const key = await this.#give(call, hider, orders)
      const moment: SealedMoment = { match: this.#id, call: call.id, hider: hider.seat, key, order: orders[0] }
      for (const viewer of others) await this.#look(moment, viewer)
      if (likely(dice, 1, 4)) await this.#leave(moment, others)
      this.sealed += 1
    }
    if (!worlds.tally.sealed) return
    const body = { as: hider.seat, call: call.id }
    await worlds.ask('withdrawal', { method: 'DELETE', path: `/api/matches/${this.#id}/orders`, cookie: hider.cookie, body })
    await this.#compareStreams(hider.seat)
    worlds.tally.sealed = false
  }
  async #look(moment: SealedMoment, viewer: OtherViewer): Promise<void> {
    const { worlds } = this.#ports
    for (const [kind, request] of readings(moment, viewer)) await worlds.ask(kind, request)
    for (const [kind, request] of attempts(moment, viewer)) await worlds.ask(kind, request)
    await this.#compareStreams(moment.hider)
    const begun = await this.#stream(viewer.seat ?? 'public', viewer.cookie)
    await worlds.compare(begun, 'exact')
    await worlds.closeStreams([begun], this.#streams.length)
  }
  /** Closes all streams, so that the match leaves memory, and reads everything again. */
  async #leave(moment: SealedMoment, others: readonly OtherViewer[]): Promise<void> {
    const { worlds } = this.#ports
    await worlds.closeStreams(this.#streams, 0)
    this.#streams = []
    for (const viewer of others) for (const [kind, request] of readings(moment, viewer)) await worlds.ask(`${kind}, unloaded`, request)
    await this.#listen(this.#players)
  }

  /** Gives one order in each world and waits for the entries that follow. Returns the idempotency key. */
  async #give(call: Call, player: TwinPlayer, orders: readonly [unknown, unknown]): Promise<string> {
    const { worlds } = this.#ports
    const { seat } = player
    this.#keys += 1
    const key = `key of ${this.#id} ${this.#keys}`.replaceAll(/[^\w-]/g, '-')
    const chain = (await this.#receipt()).chain
    const request = (order: unknown): RawRequest => {
      const body = { as: seat, call: call.id, order, ...this.#signatureOf(player, { chain, call: call.id, order }) }
      return { method: 'POST', path: `/api/matches/${this.#id}/orders`, cookie: player.cookie, headers: { 'idempotency-key': key }, body }
    }
    const { status, body } = await worlds.askEach('order', [request(orders[0]), request(orders[1])])
    // 409: another order has closed or postponed the call meanwhile.
    if (status !== 200 && status !== 409) throw new Error(`${worlds.moment}: ${status} ${JSON.stringify(body)}`)
    // The status 200 comes with this body.
    if (status === 200 && (body as OrderResponse).seq === null && !sameJson(orders[0], orders[1])) await this.#compareStreams(seat)
    else await this.#compareStreams(null)
    return key
  }
  #signatureOf({ seat, value, device }: TwinPlayer, { chain, call, order }: Pick<Receipt, 'chain'> & { call: string; order: unknown }) {
    const [[after, hash] = ['0', '']] = Object.entries(chain)
    if (device === null) return {}
    const statement = orderStatement({ match: this.#id, seat, call, chain: hash, order })
    return { signature: { after: Number(after), value: sign(statement, privateKeyOf({ seat, value, device })) } }
  }
  async #receipt(): Promise<Receipt> {
    // The answer of this route.
    return (await this.#ask('receipt', { method: 'GET', path: `/api/matches/${this.#id}/receipt` })).body as Receipt
  }

  /** Waits until every stream is up to date and compares them, without the stream of the player whose order differs. */
  async #compareStreams(hider: string | null): Promise<void> {
    const { worlds } = this.#ports
    const [seq = '0'] = Object.keys((await this.#receipt()).chain)
    const reached = await worlds.caughtUp(`/api/matches/${this.#id}/stream`, Number(seq))
    for (const [index, pair] of this.#streams.entries()) {
      for (const [world, { messages }] of pair.streams.entries()) await upTo(messages, reached[world] ?? reached[0])
      const hides = hider !== null && this.#players[index]?.seat === hider
      await worlds.compare(pair, hides ? 'none' : hider === null ? 'settled' : 'exact')
    }
  }

  async #ask(kind: string, request: RawRequest) {
    const answer = await this.#ports.worlds.ask(kind, request)
    if (answer.status >= 300) throw new Error(`${this.#ports.worlds.moment}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer
  }
}

/** Waits until the stream has sent everything that the other one has. Throws if that takes too long. */
async function upTo(stream: Stream, { seq, notes, status }: CaughtUp): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`a stream did not reach entry ${seq} with the status ${status}`)), PATIENCE)
  })
  const arrived = stream.until(() => {
    const { all } = stream
    const last = all.findLast(({ event }) => event === 'status')?.data
    const numbered = all.findLast(({ id }) => id !== null)
    return last === status && Number(numbered?.id) >= seq && all.filter(({ event }) => event === 'note').length >= notes
  })
  await Promise.race([arrived, late]).finally(() => clearTimeout(timer))
}

const privateKeyOf = ({
  device,
  seat,
  value,
}: {
  readonly device: string | null
  readonly seat: string
  readonly value: string
}): Uint8Array => seatPrivateKey(device ?? '', seat, value)
