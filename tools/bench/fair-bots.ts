// A hundred matches of bots from one address: whether a bot at another table still answers in time.
import { seededDice } from '@admiralty/kernel'
import { Client, type Stream } from '../../apps/server/test/client.ts'
import { type BenchFigure, type BenchItem, type ReportProgress, share } from './figure.ts'
import { inFreshFolder, program, run, serve } from './http/program.ts'
import { easystar } from './http/stock.ts'

const TABLES = 100
/** Answers of the bot that are measured, with the other tables and without them. */
const ANSWERS = 40
const TABLE = { system: 'easystar', scenario: 'battle', seats: { yellow: 'me', blue: 'bot:captain' }, value: 'luck' } as const

const system = await easystar()
const dice = seededDice(1)

/** Plays against a bot with random orders, and measures how long the bot takes for an answer. */
class BotWatch {
  readonly #client: Client
  #match = ''
  #stream: Stream | undefined

  constructor(url: string) {
    this.#client = new Client(url)
  }

  /** Waiting times in ms: from the entry that opens a call of the bot until the entry that closes it. */
  async answers(most: number): Promise<readonly number[]> {
    const waits: number[] = []
    const opened = new Map<string, number>()
    while (waits.length < most) {
      const stream = this.#stream ?? (await this.#open())
      const { message } = stream.table()
      const calls = message.calls.filter(({ seats }) => seats.includes('blue')).map(({ id }) => id)
      for (const [id, began] of opened) {
        if (calls.includes(id)) continue
        opened.delete(id)
        waits.push(performance.now() - began)
      }
      for (const id of calls) if (!opened.has(id)) opened.set(id, performance.now())
      if (message.outcome) {
        this.close()
        opened.clear()
      } else await this.#play(stream)
    }
    return waits
  }
  close(): void {
    this.#stream?.close()
    this.#stream = undefined
  }

  async #open(): Promise<Stream> {
    this.#match = await this.#client.open(TABLE)
    // A seat with automatic answers has a pause of its own.
    await this.#client.put(`/api/matches/${this.#match}/seats/yellow`, { auto: false })
    this.#stream = await this.#client.listen(this.#match, 'yellow')
    await this.#stream.entry(0)
    return this.#stream
  }
  /** Gives an order if one is due, and waits for the next entry. */
  async #play(stream: Stream): Promise<void> {
    const { view, message } = stream.table()
    const due = message.calls.find(({ seats }) => seats.includes('yellow'))
    if (due) {
      const { status, body } = await this.#client.order(this.#match, 'yellow', due.id, system.randomOrder(view, due, dice))
      // 409: another entry has closed the call meanwhile.
      if (status !== 200 && status !== 409) throw new Error(JSON.stringify(body))
    }
    await stream.entry(message.seq + 1)
  }
}

/** Median waiting times, without the other tables and with them. */
function measured(address: string, progress: ReportProgress): Promise<readonly [quiet: readonly number[], crowded: readonly number[]]> {
  return inFreshFolder(async (folder) => {
    const server = await serve(program('server.ts'), [folder, '200', 'limited'])
    const watch = new BotWatch(server.url)
    // The first answers are slow, because the code is not compiled yet.
    await watch.answers(ANSWERS / 2)
    const quiet = await watch.answers(ANSWERS)
    const tables = run(program('bot-tables.ts'), [server.url, address, String(TABLES)])
    const { seconds } = await tables.hear<{ readonly seconds: number }>()
    progress(`fair-bots: ${TABLES} tables opened from ${address} in ${seconds.toFixed(1)} s`)
    const crowded = await watch.answers(ANSWERS)
    watch.close()
    await tables.end()
    await server.end()
    return [quiet, crowded]
  })
}

export const item: BenchItem = {
  title: 'Bots beside a hundred tables of bots',
  about: `A client plays EasyStar against a captain with random orders. Then another process opens ${TABLES} matches of admirals from one address and watches them all. The server has its normal limits and delays. Each median is of ${ANSWERS} answers, from the entry that asks the bot until the entry that contains its answer.`,
  async figures(progress) {
    const figures: BenchFigure[] = []
    for (const [address, whose] of [
      ['127.0.0.2', 'another address'],
      ['127.0.0.1', 'the same address'],
    ] as const) {
      const [quiet, crowded] = await measured(address, progress)
      const medians = [share(quiet, 0.5), share(crowded, 0.5)] as const
      figures.push(
        { what: `${whose}: a bot answers when it is quiet, median`, value: medians[0], unit: 'ms' },
        { what: `${whose}: a bot answers beside ${TABLES} tables, median`, value: medians[1], unit: 'ms' },
        { what: `${whose}: longest`, value: Math.max(...crowded), unit: 'ms', note: `${Math.round(Math.max(...quiet))} when it is quiet` },
        { what: `${whose}: compared with quiet`, value: medians[1] / medians[0], unit: 'times', aim: { most: 1.5 } },
      )
    }
    return figures
  },
}
