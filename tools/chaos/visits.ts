// A steady load like that of real players: matches are opened, played against people and bots, watched, exported, conceded and abandoned;
// streams break off and resume.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Dice, pick } from '@admiralty/kernel'
import { importJournal, verifyJournal } from '@admiralty/match'
import type { SeatHolder } from '@admiralty/protocol'
import { system } from '@admiralty/systems/skirmish'
import { Client, type Stream } from '../../apps/server/test/client.ts'

/** State shared by all visits. `find` reports a finding. */
export interface SoakLoad {
  readonly url: string
  over: boolean
  readonly count: { opened: number; ended: number; left: number; orders: number; streams: number; exports: number }
  find(what: string): void
}

/** The average time before an order, in ms. */
const THINK = 250
const KINDS = ['people', 'bot', 'bots', 'given up', 'left'] as const
type Kind = (typeof KINDS)[number]
const HOLDERS: Readonly<Record<Kind, Readonly<Record<'red' | 'blue', SeatHolder>>>> = {
  people: { red: 'me', blue: 'invite' },
  bot: { red: 'me', blue: 'bot:ensign' },
  bots: { red: 'bot:ensign', blue: 'bot:ensign' },
  'given up': { red: 'me', blue: 'bot:ensign' },
  left: { red: 'me', blue: 'me' },
}

/** Plays one match after another, each with new players, until the load is over. */
export async function comeAndGo(load: SoakLoad, dice: Dice): Promise<void> {
  while (!load.over) {
    const kind = pick(dice, KINDS)
    await new Visit(load, dice, kind)
      .stay()
      .catch((error: unknown) => load.find(`${kind}: ${error instanceof Error ? error.message : error}`))
  }
}

class Visit {
  readonly #load: SoakLoad
  readonly #dice: Dice
  readonly #kind: Kind
  readonly #red: Client
  readonly #blue: Client
  #id = ''

  constructor(load: SoakLoad, dice: Dice, kind: Kind) {
    this.#load = load
    this.#dice = dice
    this.#kind = kind
    this.#red = new Client(load.url)
    this.#blue = new Client(load.url)
  }

  async stay(): Promise<void> {
    const { count } = this.#load
    await this.#open()
    if (this.#kind === 'left') {
      // The first order stays sealed.
      await this.#sit(this.#red, 'red', 1)
      count.left += 1
      return
    }
    const most = this.#kind === 'given up' ? 4 : Number.POSITIVE_INFINITY
    await Promise.all([
      ...(this.#kind === 'bots' ? [] : [this.#sit(this.#red, 'red', most)]),
      ...(this.#kind === 'people' ? [this.#sit(this.#blue, 'blue', most)] : []),
      this.#watch(this.#kind === 'given up' ? 3 : null),
    ])
    if (this.#kind === 'given up') await this.#red.post(`/api/matches/${this.#id}/concede`, { as: 'red' })
    if (!this.#load.over) await this.#verify()
  }

  async #open(): Promise<void> {
    this.#load.count.opened += 1
    this.#id = await this.#red.open({ system: 'skirmish', scenario: 'duel', seats: HOLDERS[this.#kind], value: 'luck' })
    const [invitation] = (await this.#red.table(this.#id)).invitations
    if (invitation) await this.#blue.post(`/api/invitations/${invitation.token}`, { value: 'luck' })
  }

  /** Plays a seat to the end, or for `most` orders. Sometimes the stream breaks off and is opened again. */
  async #sit(client: Client, seat: string, most: number): Promise<void> {
    let stream = await this.#listen(client, seat)
    for (let given = 0; given < most && !this.#load.over; ) {
      const { view, message } = stream.table()
      if (message.outcome) break
      const call = message.calls.find(({ seats }) => seats.includes(seat))
      if (call) {
        await sleep(THINK * 2 * this.#chance())
        // The view is what the server sent for this game.
        const order = system.randomOrder(view as Parameters<typeof system.randomOrder>[0], call, this.#dice)
        const { status } = await client.order(this.#id, seat, call.id, order)
        // 409 and 422: the match has gone on, and the order is no longer valid.
        if (![200, 409, 422].includes(status)) throw new Error(`an order: ${status}`)
        given += 1
        this.#load.count.orders += 1
      }
      if (this.#chance() < 0.1) {
        stream.close()
        stream = await this.#listen(client, seat)
      }
      if (given < most) await stream.entry(message.seq + 1)
    }
    stream.close()
  }

  /** Watches to the end, or for some entries, and exports the journal now and then. */
  async #watch(entries: number | null): Promise<void> {
    const somebody = new Client(this.#load.url)
    const stream = await this.#listen(somebody, 'public')
    for (let seq = 0; entries === null ? !stream.table().message.outcome : seq < entries; seq += 1) {
      if (this.#load.over) break
      await stream.entry(seq + 1)
      if (seq % 10 === 5) await this.#export(somebody)
    }
    stream.close()
  }

  async #verify(): Promise<void> {
    const imported = importJournal(await this.#export(this.#red), system)
    if ('refusal' in imported) throw new Error(imported.refusal.reason)
    const { findings } = verifyJournal(system, imported.journal)
    for (const finding of findings) this.#load.find(finding)
    this.#load.count.ended += 1
  }
  async #export(client: Client): Promise<object> {
    this.#load.count.exports += 1
    return (await client.get<object>(`/api/matches/${this.#id}/journal`)).body
  }
  async #listen(client: Client, as: string): Promise<Stream> {
    this.#load.count.streams += 1
    const stream = await client.listen(this.#id, as)
    await stream.entry(0)
    return stream
  }
  #chance(): number {
    return (this.#dice.roll(1, 1000, 'chance')[0] ?? 1) / 1000
  }
}
