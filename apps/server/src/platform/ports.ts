// Time and randomness as the server uses them, so that tests can replace them, and the delays of automatic answers.
import { randomBytes, randomInt } from 'node:crypto'

/** Tells the time and sets timers. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls `wake` once, when this clock has moved on by `ms`, however long that is. The returned function cancels it. */
  after(ms: number, wake: () => void): () => void
}

/** Makes tokens, seeds and keys. The secret of a match's dice is a token. */
export interface Random {
  /** A secret of at least 128 bits. */
  token(): string
  /** A seed of 31 bits for a bot. */
  seed(): number
  /** The private key of the server: 32 bytes in hexadecimal. */
  serverKey(): string
}

/** Delays in milliseconds, so that the speed of an answer reveals nothing. */
export interface AnswerDelays {
  /** From the call to a bot's answer. */
  readonly bot: number
  /** From the call to the answer of a seat with automatic answers. Its player's own answers are delayed too. */
  readonly auto: number
}

/**
 * The time of day on a clock that never goes back. A system clock that is set back by an hour would otherwise stop every pause for an hour.
 * It follows a system clock that is ahead, for example after the machine has slept.
 */
export function steadyTime(wall: () => number, monotonic: () => number): () => number {
  let offset = Number.NEGATIVE_INFINITY
  return () => {
    const elapsed = monotonic()
    offset = Math.max(offset, wall() - elapsed)
    return Math.round(elapsed + offset)
  }
}

/**
 * The clock of a match. It shows no time before that of the last entry, which another server or a clock that was wrong then may have written.
 * It goes on from there, so no pause stops.
 */
export function clockAfter(clock: Clock, lastEntry: () => number): Clock {
  const earliest = steadyTime(lastEntry, clock.now)
  return { ...clock, now: () => Math.max(clock.now(), earliest()) }
}

/** The longest time for which a timer of Node is set, in ms. Beyond 24 days Node's timers end at once. */
const LONGEST_SLEEP = 3600 * 1000

/** Timers of a clock that never end early, made from ones that may. `sleep` is called with the ms that are left. */
export function exactTimers(now: Clock['now'], sleep: Clock['after']): Clock['after'] {
  return (ms, wake) => {
    const end = now() + ms
    let cancel = (): void => undefined
    const wait = (left: number): void => {
      cancel = sleep(Math.min(left, LONGEST_SLEEP), () => {
        const rest = end - now()
        if (rest <= 0) wake()
        else wait(rest)
      })
    }
    wait(ms)
    return () => cancel()
  }
}

const systemNow = steadyTime(
  () => Date.now(),
  () => performance.now(),
)
export const systemClock: Clock = {
  now: systemNow,
  after: exactTimers(systemNow, (ms, wake) => {
    const timer = setTimeout(wake, ms)
    timer.unref()
    return () => clearTimeout(timer)
  }),
}

export const systemRandom: Random = {
  token: () => randomBytes(24).toString('base64url'),
  seed: () => randomInt(2 ** 31),
  serverKey: () => randomBytes(32).toString('hex'),
}

/** Milliseconds without a stream after which a player counts as absent. */
export const DEFAULT_AWAY_AFTER = 60_000

/** Milliseconds for which the others may decline a new player of a seat: three days. */
export const DEFAULT_CONSENT_AFTER = 3 * 24 * 3600 * 1000

/** The delays of a server without other settings. */
export const DEFAULT_DELAYS: AnswerDelays = { bot: 500, auto: 1500 }
