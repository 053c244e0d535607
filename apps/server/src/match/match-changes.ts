// The changes of a match, one after another. A change ends when its entries are stored, so it waits here for the links of devices.
// Reads run between the parts of a change and never wait for devices.
import { StaleWrite } from '@admiralty/store'
import type { Clock } from '../platform/ports.ts'
import { TaskQueue } from '../platform/task-queue.ts'
import type { LinkExchange } from './link-exchange.ts'
import type { MatchJournal } from './match-journal.ts'
import type { MatchRunner } from './match-runner.ts'

export interface MatchChangesPorts {
  readonly clock: Clock
  readonly journal: Pick<MatchJournal, 'catchUp' | 'question' | 'requireProven' | 'requireSound'>
  readonly runner: Pick<MatchRunner, 'appendFixed' | 'settle'>
  readonly exchange: LinkExchange
  /** Reports a failure of work that nobody waits for. */
  reportFailure(error: unknown): void
  /** Called when the match may look different to its viewers. */
  changed(): void
}

/** Attempts of one change while other servers keep writing first. Each attempt means that one of them made progress. */
const MAX_ATTEMPTS = 25

export class MatchChanges {
  readonly #ports: MatchChangesPorts
  /** Whole changes. */
  readonly #changes: TaskQueue
  /** Their parts, and reads. */
  readonly #parts: TaskQueue

  constructor(ports: MatchChangesPorts) {
    this.#ports = ports
    this.#changes = new TaskQueue(ports.clock, ports.reportFailure)
    this.#parts = new TaskQueue(ports.clock, ports.reportFailure)
  }

  /** True when nothing runs, waits or is to be retried. */
  get idle(): boolean {
    return this.#changes.idle && this.#parts.idle
  }
  /** Resolves when all queued work is done. */
  async drain(): Promise<void> {
    await this.#changes.drain()
    await this.#parts.drain()
  }

  /** Runs work that leads to no entry. */
  part<T>(work: () => Promise<T>): Promise<T> {
    return this.#parts.run(work)
  }
  /** Runs a change, then continues the match. */
  run<T>(change: () => Promise<T>): Promise<T> {
    return this.#changes.run(() =>
      this.#whole(async () => {
        const result = await this.retryWhenStale(change)
        await this.#settle()
        return result
      }),
    )
  }
  /** Runs work that nobody waits for. */
  runInBackground(job: () => Promise<void>): void {
    const { journal, changed } = this.#ports
    const first = async (): Promise<void> => {
      await this.retryWhenStale(job)
      changed()
    }
    // The failed work may have been a change of another server, which is announced only once.
    const again = async (): Promise<void> => {
      await journal.catchUp()
      await this.#settle()
    }
    this.#changes.runInBackground(
      () => this.#whole(first),
      () => this.#whole(again),
    )
  }
  /** Another server has changed the match. It may have stored the entry whose links are waited for here. */
  changedElsewhere(isNew: boolean): void {
    const { exchange, journal, reportFailure } = this.#ports
    if (!exchange.fixed) return
    const look = async (): Promise<void> => {
      if (isNew) await journal.catchUp()
      if (!journal.question) exchange.stop()
    }
    this.#parts.run(look).catch(reportFailure)
  }

  /** Runs the work. If another server wrote first, reads its changes and runs the work again. */
  async retryWhenStale<T>(work: () => Promise<T>): Promise<T> {
    const { journal } = this.#ports
    journal.requireSound()
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof StaleWrite) || attempt === MAX_ATTEMPTS) throw error
        await journal.catchUp()
      }
    }
  }

  /** Nothing happens between fixed orders and their entry. A crash may have left such orders. */
  async #whole<T>(work: () => Promise<T>): Promise<T> {
    // Nothing is added to a journal that may be damaged. Not in a part, because the match is shown meanwhile.
    await this.#ports.journal.requireProven()
    await this.#finishFixed()
    const result = await this.#parts.run(work)
    await this.#finishFixed()
    return result
  }
  /** Asks the devices about fixed orders and appends their entry. */
  async #finishFixed(): Promise<void> {
    const { journal, runner, exchange, changed } = this.#ports
    for (let { question } = journal; question; question = journal.question) {
      let counted = false
      try {
        const asked = exchange.ask(question)
        changed()
        const links = await asked
        counted = await this.#parts.run(async () => {
          const appended = await this.retryWhenStale(() => runner.appendFixed(links))
          await this.#settle()
          return appended
        })
      } finally {
        exchange.close(counted)
      }
    }
  }
  async #settle(): Promise<void> {
    const { runner, changed } = this.#ports
    await this.retryWhenStale(() => runner.settle())
    changed()
  }
}
