// Whether the server has more work than it can do in time. New work is then refused, so that matches in play go on.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { threadMs } from './thread-time.ts'

/** How busy the server is. */
export interface ServerLoad {
  /** Whether to refuse new matches, new spectators and downloads. */
  readonly busy: boolean
}

/** Milliseconds for which requests wait on average in a busy server, unless a setting says otherwise. */
export const BUSY_AFTER = 500
/** The share of the period for which the main thread of a busy server has worked. Less means that other programs use the machine. */
const WORKING = 0.5
/** Milliseconds over which the averages are taken. Two late periods in a row are busy; one may be a start that loads its code. */
const PERIOD = 1_000
/** Milliseconds between two measurements, which their results include. */
const RESOLUTION = 20

/** Measures how late the event loop is. A server is never busy with `busyAfter` 0. `stop` ends the measurement. */
export function measureLoad(busyAfter: number): ServerLoad & { stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  let [busy, wasLate] = [false, false]
  let [since, before] = [performance.now(), threadMs()]
  const timer = setInterval(() => {
    const [now, after] = [performance.now(), threadMs()]
    const isLate = busyAfter > 0 && delay.mean / 1e6 - RESOLUTION > busyAfter && (after - before) / (now - since) > WORKING
    busy = isLate && wasLate
    wasLate = isLate
    ;[since, before] = [now, after]
    delay.reset()
  }, PERIOD).unref()
  return {
    get busy() {
      return busy
    },
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}
