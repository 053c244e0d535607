// Runs bots on one worker thread. The thread receives one seat's view and a seed.
import { Worker } from 'node:worker_threads'
import type { Call, RuleSystem, Seat, SystemId } from '@admiralty/kernel'
import { z } from 'zod'

declare const picked: unique symbol
/** The view of one seat. Only `seatViewOf` makes one, so the compiler refuses to send a bot the whole state. */
export interface SeatView {
  readonly [picked]: true
}
/** The only function that brands a view. */
export const seatViewOf = (system: RuleSystem, state: unknown, seat: Seat): SeatView => system.view(state, seat) as SeatView

/** The part that both questions to a bot share. */
interface BotTask {
  readonly system: SystemId
  readonly rank: string
  readonly view: SeatView
  /** Equal view and seed give the same decision. */
  readonly seed: number
}
/** Asks a bot for an order. */
export interface BotRequest extends BotTask {
  readonly call: Call
}
/** An order and its reason in words. The reason is published when the match is over. */
export interface BotDecision {
  readonly order: unknown
  readonly why: string | null
  /** Processor time of the decision, in ms. */
  readonly ms: number
}
/** Asks whether a seat agrees to a draw. */
export interface BotDrawRequest extends BotTask {
  readonly seat: Seat
  /** Seats of the other sides. */
  readonly against: readonly Seat[]
}
/** A message to the thread. */
export type WorkerRequest = { readonly id: number } & (
  | { readonly asks: 'order'; readonly request: BotRequest }
  | { readonly asks: 'draw'; readonly request: BotDrawRequest }
)
/** A message from the thread: the answer, or the text of the error. */
export type WorkerReply = { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly failed: string }

interface PendingReply {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}
type Without<Q> = Q extends { readonly id: number } ? Omit<Q, 'id'> : never
const botDecisionSchema = z.object({ order: z.unknown(), why: z.string().nullable(), ms: z.number() })
/** Memory limit of the thread. A bot that exceeds it ends the thread, not the server. */
const MEGABYTES = 512

/** A worker thread of the bots. It starts at the first request and again after it ends. */
export class BotWorker {
  readonly #script: URL
  readonly #waiting = new Map<number, PendingReply>()
  #worker: Worker | null = null
  #requests = 0

  constructor({ script = new URL('./bot-thread.ts', import.meta.url) }: { readonly script?: URL } = {}) {
    this.#script = script
  }

  /** Rejects if the thread ends or the bot fails. The next request starts another thread. */
  async decide(request: BotRequest): Promise<BotDecision> {
    return botDecisionSchema.parse(await this.#ask({ asks: 'order', request }))
  }
  /** Rejects like `decide`. */
  async agreesToDraw(request: BotDrawRequest): Promise<boolean> {
    return (await this.#ask({ asks: 'draw', request })) === true
  }

  /** Pending requests stay unanswered; the server makes them again after a restart. */
  async close(): Promise<void> {
    this.#waiting.clear()
    await this.#worker?.terminate()
  }

  #ask(message: Without<WorkerRequest>): Promise<unknown> {
    this.#requests += 1
    const id = this.#requests
    return new Promise((resolve, reject) => {
      this.#ensureWorker().postMessage({ id, ...message })
      this.#waiting.set(id, { resolve, reject })
    })
  }

  #ensureWorker(): Worker {
    if (this.#worker) return this.#worker
    const thread = new Worker(this.#script, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    })
    thread.unref()
    thread.on('message', (reply: WorkerReply) => this.#receive(reply))
    thread.on('error', (error) => this.#workerFailed(thread, error))
    thread.on('exit', () => this.#workerFailed(thread, new Error('the bot thread has ended')))
    this.#worker = thread
    return thread
  }

  #receive(reply: WorkerReply): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if ('failed' in reply) waiting?.reject(new Error(reply.failed))
    else waiting?.resolve(reply.answer)
  }

  #workerFailed(thread: Worker, error: unknown): void {
    if (this.#worker !== thread) return
    this.#worker = null
    const lost = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of lost) reject(error instanceof Error ? error : new Error(String(error)))
  }
}
