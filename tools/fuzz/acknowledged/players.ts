// Players who give random orders over HTTP, and keep each order that was acknowledged: also orders that a forced answer might replace, orders
// that they replace or withdraw, and orders of seats that have conceded.
import { sampleForm } from '@admiralty/forms'
import { type Call, likely, pick, sameJson, type Words } from '@admiralty/kernel'
import type { Journal } from '@admiralty/match'
import { type PlayedMatch, type Player, waitForEntry } from '../played-match.ts'
import { type AcknowledgedOrder, accountOf, type OrderAccount, OrderLedger } from './ledger.ts'

/** The observations of the tool. */
export interface AcknowledgedTally {
  /** Orders sent, by the status of the answer. */
  readonly answers: Record<string, number>
  /** Acknowledged orders that differ from one that the seat's view forced. */
  unforced: number
  forced: number
  replaced: number
  withdrawn: number
  /** Orders that no longer count, as the player has learnt: the seat owes an answer again. */
  announced: number
  resolved: number
  unanswered: number
  overtaken: number
}
export const makeTally = (): AcknowledgedTally => ({
  answers: {},
  unforced: 0,
  forced: 0,
  replaced: 0,
  withdrawn: 0,
  announced: 0,
  resolved: 0,
  unanswered: 0,
  overtaken: 0,
})

/** One in this many acknowledged orders to an open call is withdrawn, and one is replaced. */
const [WITHDRAW, REPLACE] = [12, 12]
/** Steps of a walk through a dialog. */
const STEPS = 16
/** Orders to one kind of call that a player remembers. */
const REMEMBERED = 6

export class OrderingMatch {
  readonly #match: PlayedMatch
  readonly #words: Pick<Words, 'choices'>
  readonly #tally: AcknowledgedTally
  readonly #ledger = new OrderLedger()
  readonly #earlier = new Map<string, readonly unknown[]>()
  readonly #findings: string[] = []
  /** The calls of the last state before the end that a player has seen. */
  #open: readonly string[] = []

  constructor(match: PlayedMatch, words: Pick<Words, 'choices'>, tally: AcknowledgedTally) {
    this.#match = match
    this.#words = words
    this.#tally = tally
  }

  /** Plays until the match is over. Players begin to concede after entry `most`. Returns what is wrong. */
  async play(most: number): Promise<readonly string[]> {
    const { system, id, players } = this.#match
    const name = `${system.id} ${id}`
    try {
      for (let seen = -1; ; ) {
        for (const { stream } of players) await waitForEntry(stream, seen + 1, name)
        if (players[0].stream.table().message.outcome) break
        seen = Math.min(...players.map(({ stream }) => stream.table().message.seq))
        for (const player of players) await this.#act(player, seen >= most)
      }
      return [...this.#findings, ...(await this.#account()).losses].map((finding) => `${name}: ${finding}`)
    } finally {
      for (const { stream } of players) stream.close()
    }
  }
  /** The journal as the server exports it. Other tools check what it says of itself. */
  async #journal(): Promise<Pick<Journal, 'entries'>> {
    const { id, players } = this.#match
    const { status, body } = await players[0].client.get<Pick<Journal, 'entries'>>(`/api/matches/${id}/journal`)
    if (status !== 200) throw new Error(`${id}: the journal gives ${status} ${JSON.stringify(body)}`)
    return body
  }
  async #account(): Promise<OrderAccount> {
    const account = accountOf(this.#ledger.all, await this.#journal(), this.#open)
    this.#tally.resolved += account.resolved
    this.#tally.unanswered += account.unanswered
    this.#tally.overtaken += account.overtaken
    return account
  }

  async #act(player: Player, ends: boolean): Promise<void> {
    const { dice } = this.#match
    const { message } = player.stream.table()
    if (message.outcome) return
    this.#open = message.calls.map(({ id }) => id)
    for (const call of message.calls.filter(({ seats }) => seats.includes(player.seat))) await this.#answer(player, call)
    if (ends && !this.#match.conceded.has(player.seat) && likely(dice, 1, 2)) await this.#concede(player)
  }

  /** Answers a call, unless an order of the seat is sealed. A seat that has conceded is refused. */
  async #answer(player: Player, call: Call): Promise<void> {
    const answer = { call: call.id, seat: player.seat }
    const sealed = this.#ledger.find(answer)
    if (sealed && !(await this.#isOwedAgain(player, sealed))) return
    if (!(await this.#send(player, call))) return
    if (likely(this.#match.dice, 1, REPLACE)) await this.#send(player, call)
    if (likely(this.#match.dice, 1, WITHDRAW) && (await this.#withdraw(player, answer))) await this.#send(player, call)
  }
  /** Whether the player's list of matches says that the seat is to move, although its order was acknowledged. The order must be illegal by now. */
  async #isOwedAgain({ client, seat }: Player, { call, order }: AcknowledgedOrder): Promise<boolean> {
    const { id } = this.#match
    const { body } = await client.get<readonly { readonly id: string; readonly owed: readonly string[] }[]>('/api/matches')
    if (!body.some((match) => match.id === id && match.owed.includes(seat))) return false
    const { status } = await client.order(id, seat, call, order)
    // The call may have ended since the list was made.
    if (status === 409) return false
    if (status === 200) this.#findings.push(`${seat} owes an answer to ${call} again, although the acknowledged order is still legal`)
    this.#tally.announced += 1
    return this.#ledger.forget({ call, seat })
  }

  /** Sends random orders until one is acknowledged. Returns false if the call is over, or the view is not up to date. */
  async #send({ seat, client, stream }: Player, call: Call): Promise<boolean> {
    const { id, system } = this.#match
    const { view, message } = stream.table()
    if (!message.calls.some(({ id: open, seats }) => open === call.id && seats.includes(seat))) return false
    const forced = system.forcedOrder(view, call, seat)
    for (const order of this.#orders(view, call, seat)) {
      const { status, body } = await client.order<{ readonly seq: number | null }>(id, seat, call.id, order)
      this.#tally.answers[status] = (this.#tally.answers[status] ?? 0) + 1
      if (status === 200) {
        if (forced !== undefined) this.#tally[sameJson(forced, order) ? 'forced' : 'unforced'] += 1
        if (this.#ledger.acknowledged({ call: call.id, seat, order, seq: body.seq })) this.#tally.replaced += 1
        this.#earlier.set(call.kind, [order, ...(this.#earlier.get(call.kind) ?? [])].slice(0, REMEMBERED))
        return body.seq === null
      }
      // 409: the call is over. 422: the rules refuse the order, or the seat has conceded.
      if (status === 409) return false
      if (status !== 422) throw new Error(`${system.id} ${id}: an order gives ${status} ${JSON.stringify(body)}`)
    }
    return false
  }
  /** Orders to try in turn: earlier ones to such a call, one from the dialog, a random one, and the default. */
  *#orders(view: unknown, call: Call, seat: string): Generator<unknown> {
    const { system, dice } = this.#match
    const earlier = this.#earlier.get(call.kind) ?? []
    if (earlier.length > 0 && likely(dice, 1, 3)) yield pick(dice, earlier)
    if (likely(dice, 1, 3)) yield sampleForm(this.#words, view, dice, STEPS).order ?? system.randomOrder(view, call, dice)
    yield system.randomOrder(view, call, dice)
    if (!this.#match.conceded.has(seat)) yield system.defaultOrder(view, call)
  }

  async #withdraw({ seat, client }: Player, answer: { readonly call: string; readonly seat: string }): Promise<boolean> {
    const { status, body } = await client.withdraw<{ readonly withdrawn: boolean }>(this.#match.id, seat, answer.call)
    if (status !== 200 || !body.withdrawn) return false
    this.#tally.withdrawn += 1
    return this.#ledger.forget(answer)
  }
  /** A concession withdraws the sealed orders of its seat. */
  async #concede({ seat, client, stream }: Player): Promise<void> {
    // The concession may end a call at once, so the calls are read before it.
    const { calls } = stream.table().message
    const { status, body } = await client.concede(this.#match.id, seat)
    // 409: an entry that was under way has ended the match.
    if (status === 409) return
    if (status !== 200) throw new Error(`${this.#match.system.id} ${this.#match.id}: conceding gives ${status} ${JSON.stringify(body)}`)
    this.#match.conceded.add(seat)
    for (const { id: call } of calls) if (this.#ledger.forget({ call, seat })) this.#tally.withdrawn += 1
  }
}
