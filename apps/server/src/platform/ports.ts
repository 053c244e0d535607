// What the server takes from the world, so that a test can give it something else: time, luck, and how long a pause is.
import { randomBytes, randomInt } from 'node:crypto'

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Wakes once, unless called off. */
  after(ms: number, wake: () => void): () => void
}

export interface Random {
  /** 128 bits or more that nobody can guess. */
  token(): string
  /** 31 bits: a bot's own luck. */
  seed(): number
}

/** Pauses in ms that keep speed from telling anything. */
export interface AnswerDelays {
  /** From the question to a bot's answer. */
  readonly bot: number
  /** From the question to the answer of a seat that answers by itself where it has no choice; its real answers keep it too. */
  readonly auto: number
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, wake) {
    const timer = setTimeout(wake, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

export const systemRandom: Random = {
  token: () => randomBytes(24).toString('base64url'),
  seed: () => randomInt(2 ** 31),
}

/** ms without a stream after which somebody has left. */
export const DEFAULT_AWAY_AFTER = 60_000

export const DEFAULT_DELAYS: AnswerDelays = { bot: 500, auto: 1500 }
