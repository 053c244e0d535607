// A sliding-window rate limiter.
import type { Clock } from './ports.ts'

/** Callers beyond which those without recent calls are forgotten. */
const MAX_CALLERS = 1_000

export function makeRateLimiter(
  clock: Clock,
  { most, within }: { readonly most: number; readonly within: number },
): (who: string) => boolean {
  const passed = new Map<string, readonly number[]>()
  return (who) => {
    const now = clock.now()
    const fresh = (times: readonly number[]): readonly number[] => times.filter((time) => time > now - within)
    if (passed.size > MAX_CALLERS) for (const [name, times] of passed) if (fresh(times).length === 0) passed.delete(name)
    const lately = fresh(passed.get(who) ?? [])
    if (lately.length >= most) return false
    passed.set(who, [...lately, now])
    return true
  }
}
