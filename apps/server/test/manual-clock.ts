// The time of a server in a test.
import type { Clock } from '../src/index.ts'

/** A clock that moves only when the test advances it. */
export interface ManualClock extends Clock {
  advance(ms: number): void
  /** Resolves when a timer of at most `ms` is set. The default ignores timers of a minute, which watch for absent players. */
  timerSet(ms?: number): Promise<void>
}
export function manualClock(time = 1_700_000_000_000): ManualClock {
  let now = time
  let waiting: readonly { readonly by: number; readonly resolve: () => void }[] = []
  let timers: readonly { readonly at: number; readonly wake: () => void }[] = []
  return {
    now: () => now,
    after(ms, wake) {
      const timer = { at: now + ms, wake }
      timers = [...timers, timer]
      for (const { by, resolve } of waiting) if (timer.at <= by) resolve()
      return () => {
        timers = timers.filter((known) => known !== timer)
      }
    },
    timerSet(ms = 59_000) {
      const by = now + ms
      if (timers.some(({ at }) => at <= by)) return Promise.resolve()
      return new Promise((resolve) => {
        waiting = [...waiting, { by, resolve }]
      })
    },
    advance(ms) {
      now += ms
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.filter(({ at }) => at > now)
      for (const { wake } of due) wake()
    },
  }
}
