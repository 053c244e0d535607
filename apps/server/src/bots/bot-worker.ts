// Bots think on a thread of their own, so that nobody at any table waits while they do. What goes there is one seat's view and a seed.
import { Worker } from 'node:worker_threads'
import type { RuleSystem, Seat, SystemId } from '@admiralty/kernel'
import { z } from 'zod'

declare const picked: unique symbol
/** What a seat may know. Only `seenBy` makes one, so a bot cannot be handed a host's state by mistake. */
export interface SeatView {
  readonly [picked]: true
}
export const seatViewOf = (system: RuleSystem, state: unknown, seat: Seat): SeatView => system.view(state, seat) as SeatView // the mark is given here alone

export interface BotRequest {
  readonly system: SystemId
  readonly rank: string
  readonly view: SeatView
  /** The same view and seed are the same order again. */
  readonly seed: number
}
/** An order, and why in plain words; the words leave the host when the match is over. */
export interface BotDecision {
  readonly order: unknown
  readonly why: string | null
}
/** Whether a seat would call it a draw. */
export interface BotDrawRequest extends BotRequest {
  readonly seat: Seat
  /** Seats of the other sides. */
  readonly against: readonly Seat[]
}
/** What travels to the thread and back. */
export type WorkerRequest = { readonly id: number } & (
  | { readonly asks: 'order'; readonly thought: BotRequest }
  | { readonly asks: 'draw'; readonly thought: BotDrawRequest }
)
export type WorkerReply = { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly failed: string }

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (why: Error) => void
}
type Without<Q> = Q extends { readonly id: number } ? Omit<Q, 'id'> : never
const botDecisionSchema = z.object({ order: z.unknown(), why: z.string().nullable() })
/** More than any thought needs; a thread that outgrows it falls alone. */
const MEGABYTES = 512

export class BotWorker {
  readonly #script: URL
  readonly #waiting = new Map<number, Waiting>()
  #thread: Worker | null = null
  #asked = 0

  constructor({ script = new URL('./bot-thread.ts', import.meta.url) }: { readonly script?: URL } = {}) {
    this.#script = script
  }

  /** Rejects if the thread falls or the bot fails; the next question wakes another thread. */
  async decide(thought: BotRequest): Promise<BotDecision> {
    return botDecisionSchema.parse(await this.#ask({ asks: 'order', thought }))
  }
  async agreesToDraw(thought: BotDrawRequest): Promise<boolean> {
    return (await this.#ask({ asks: 'draw', thought })) === true
  }

  /** What is being thought stays unanswered: after a restart it is asked again. */
  async close(): Promise<void> {
    this.#waiting.clear()
    await this.#thread?.terminate()
  }

  #ask(question: Without<WorkerRequest>): Promise<unknown> {
    this.#asked += 1
    const id = this.#asked
    return new Promise((resolve, reject) => {
      this.#awake().postMessage({ id, ...question })
      this.#waiting.set(id, { resolve, reject })
    })
  }

  #awake(): Worker {
    if (this.#thread) return this.#thread
    const thread = new Worker(this.#script, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    })
    thread.unref()
    thread.on('message', (reply: WorkerReply) => this.#settle(reply))
    thread.on('error', (error) => this.#fallen(thread, error))
    thread.on('exit', () => this.#fallen(thread, new Error('the thread that thinks has ended')))
    this.#thread = thread
    return thread
  }

  #settle(reply: WorkerReply): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if ('failed' in reply) waiting?.reject(new Error(reply.failed))
    else waiting?.resolve(reply.answer)
  }

  #fallen(thread: Worker, why: unknown): void {
    if (this.#thread !== thread) return
    this.#thread = null
    const lost = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of lost) reject(why instanceof Error ? why : new Error(String(why)))
  }
}
