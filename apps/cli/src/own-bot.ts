// A bot of one's own: a program that reads questions and writes orders as lines of JSON. It knows what a player in its seat knows.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { type Call, type Dice, type Outcome, type Refusals, type RuleSystem, type Seat, seededDice } from '@admiralty/kernel'
import { fail } from './fail.ts'

/** What the bot reads, one JSON object in a line. `docs/api.md` describes each. */
type BotMessage =
  | { readonly type: 'begin'; readonly game: string; readonly seats: readonly Seat[] }
  | {
      readonly type: 'call'
      readonly seat: Seat
      readonly call: Call
      readonly view: unknown
      readonly offer: unknown
      /** A random legal order, so that a simple bot always has an answer. */
      readonly legal: unknown
    }
  | { readonly type: 'refused'; readonly seat: Seat; readonly refusals: Refusals }
  | { readonly type: 'over'; readonly outcome: Outcome }

/** Orders that the rules may refuse for one question. After them the seat gets its default order. */
const MOST_REFUSED = 3

/** A question to the bot. */
export interface BotQuestion {
  readonly call: Call
  readonly seat: Seat
  /** The view of this seat. */
  readonly view: unknown
}

interface OwnBotTerms {
  readonly system: RuleSystem
  /** The seats that the bot plays. */
  readonly seats: readonly Seat[]
  /** For the legal orders that it is offered. */
  readonly seed: number
}

/** A running bot. */
export class OwnBot {
  readonly #command: string
  readonly #system: RuleSystem
  readonly #stdin: Writable
  readonly #lines: AsyncIterator<string>
  readonly #dice: Dice

  /** Starts the command in a shell. What it writes to standard error is shown. */
  constructor(command: string, { system, seats, seed }: OwnBotTerms) {
    this.#command = command
    this.#system = system
    this.#dice = seededDice(seed)
    const { stdin, stdout } = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    this.#stdin = stdin
    // A bot that ends early breaks its pipe; the next question says so.
    stdin.on('error', () => undefined)
    this.#lines = createInterface({ input: stdout })[Symbol.asyncIterator]()
    this.#send({ type: 'begin', game: system.id, seats })
  }

  /** Asks until the bot gives a legal order. Ends the program if the bot ends or writes no JSON. */
  async order({ call, seat, view }: BotQuestion): Promise<unknown> {
    const offer = this.#system.offer(view, call) ?? null
    const legal = this.#system.randomOrder(view, call, this.#dice)
    this.#send({ type: 'call', seat, call, view, offer, legal })
    for (let refused = 0; refused < MOST_REFUSED; refused += 1) {
      const order = await this.#read()
      const refusals = this.#system.check(view, call, order)
      if (!refusals) return order
      this.#send({ type: 'refused', seat, refusals })
    }
    console.error(`The rules refused ${MOST_REFUSED} orders of the bot '${this.#command}' for ${call.id}. ${seat} gets its default order.`)
    return this.#system.defaultOrder(view, call)
  }

  /** Tells the result and closes the bot's input, so that it can end. */
  end(outcome: Outcome): void {
    this.#send({ type: 'over', outcome })
    this.#stdin.end()
  }

  #send(message: BotMessage): void {
    this.#stdin.write(`${JSON.stringify(message)}\n`)
  }
  async #read(): Promise<unknown> {
    const { value, done } = await this.#lines.next()
    if (done) return fail(`the bot '${this.#command}' ended before the match; it reads a line of JSON and writes one for each question`)
    try {
      const answer: unknown = JSON.parse(value)
      if (typeof answer === 'object' && answer !== null && 'order' in answer) return answer.order
    } catch {
      // The message below is for text that is no JSON, too.
    }
    return fail(`the bot '${this.#command}' wrote '${value.slice(0, 80)}' instead of an object like {"order": …} in one line`)
  }
}

/** A value of `--bot`: a rank or a command, and the seat that it is for; null for all other seats. */
export interface BotChoice {
  readonly seat: Seat | null
  readonly text: string
}
/** Parses `blue=captain` or `captain`. Only a seat of the match may stand before the sign, because a command may have one too. */
export function parseBotChoice(text: string, seats: readonly Seat[]): BotChoice {
  const [, seat = '', rest = ''] = /^([^=\s]+)=(.+)$/.exec(text) ?? []
  return seats.includes(seat) ? { seat, text: rest } : { seat: null, text }
}
/** Whether a value of `--bot` is a command. A single word without a path is the name of a rank. */
export const isCommand = (text: string): boolean => /[\s/\\]/.test(text)
