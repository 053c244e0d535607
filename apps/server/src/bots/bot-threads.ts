// The threads of the bots, and whose bot decides next. A slow bot delays bots of the same user first, and never all threads are busy for one network.
import { availableParallelism } from 'node:os'
import { type BotDecision, type BotDrawRequest, type BotRequest, BotWorker } from './bot-worker.ts'
import { FairQueue, type SharePath } from './fair-queue.ts'

/**
 * The number of threads for each of several servers that share this machine. One core of each is for the server itself. Two threads are
 * needed, so that one is free for the next network.
 */
export const threadsAmong = (servers: number): number => Math.max(2, Math.min(4, Math.floor(availableParallelism() / servers) - 1))

/** Decides for bots. `share` says for whom, so that all get their share. */
export interface SharedBots {
  decide(request: BotRequest, share: SharePath): Promise<BotDecision>
  agreesToDraw(request: BotDrawRequest, share: SharePath): Promise<boolean>
  close(): Promise<void>
}
/** Decides for the bots of one match. */
export type MatchBotWorker = {
  readonly decide: (request: BotRequest) => Promise<BotDecision>
  readonly agreesToDraw: (request: BotDrawRequest) => Promise<boolean>
}

/** The bots of one match, which share the threads with all others. */
export const botsOfMatch = (bots: SharedBots, share: () => SharePath): MatchBotWorker => ({
  decide: (request) => bots.decide(request, share()),
  agreesToDraw: (request) => bots.agreesToDraw(request, share()),
})

type Job = (worker: BotWorker) => Promise<void>

/** Serves one request at a time on each thread. A thread starts when all others are busy. */
export class BotThreads implements SharedBots {
  readonly #workers: readonly BotWorker[]
  readonly #idle: BotWorker[]
  readonly #queue = new FairQueue<Job>()
  /** Number of threads that work for each network. */
  readonly #serving = new Map<string, number>()

  constructor({ script, threads = threadsAmong(1) }: { readonly script?: URL; readonly threads?: number } = {}) {
    this.#workers = Array.from({ length: threads }, () => new BotWorker(script ? { script } : {}))
    this.#idle = [...this.#workers]
  }

  /** Rejects if the thread ends or the bot fails. */
  decide(request: BotRequest, share: SharePath): Promise<BotDecision> {
    return this.#run(share, (worker) => worker.decide(request))
  }
  /** Rejects like `decide`. */
  agreesToDraw(request: BotDrawRequest, share: SharePath): Promise<boolean> {
    return this.#run(share, (worker) => worker.agreesToDraw(request))
  }
  /** Pending requests stay unanswered; the server makes them again after a restart. */
  async close(): Promise<void> {
    this.#idle.length = 0
    await Promise.all(this.#workers.map((worker) => worker.close()))
  }

  #run<T>(share: SharePath, work: (worker: BotWorker) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#queue.add(share, (worker) => work(worker).then(resolve, reject))
      this.#serve()
    })
  }

  #serve(): void {
    const most = Math.max(1, this.#workers.length - 1)
    const mayServe = (network: string): boolean => this.#servingOf(network) < most
    while (this.#idle.length > 0) {
      const next = this.#queue.take(mayServe)
      const worker = next && this.#idle.shift()
      if (!worker) return
      void this.#work(worker, next)
    }
  }
  async #work(worker: BotWorker, { path, job }: { readonly path: SharePath; readonly job: Job }): Promise<void> {
    const [network = ''] = path
    this.#serving.set(network, this.#servingOf(network) + 1)
    const began = performance.now()
    await job(worker)
    this.#queue.charge(path, performance.now() - began)
    const left = this.#servingOf(network) - 1
    if (left > 0) this.#serving.set(network, left)
    else this.#serving.delete(network)
    // The thread that worked last is warm, so it works next.
    this.#idle.unshift(worker)
    this.#serve()
  }
  #servingOf(network: string): number {
    return this.#serving.get(network) ?? 0
  }
}
