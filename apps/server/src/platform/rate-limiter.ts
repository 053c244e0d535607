// A sliding-window rate limiter.
import type { Clock } from './ports.ts'

/** Number of callers above which those without recent calls are forgotten. */
const MAX_CALLERS = 1_000

/** Returns a function that admits each caller `most` times within `within` milliseconds. It returns false beyond that. */
export function makeRateLimiter(
  clock: Clock,
  { most, within }: { readonly most: number; readonly within: number },
): (caller: string) => boolean {
  const admitted = new Map<string, readonly number[]>()
  return (caller) => {
    const now = clock.now()
    const recent = (times: readonly number[]): readonly number[] => times.filter((time) => time > now - within)
    if (admitted.size > MAX_CALLERS) for (const [name, times] of admitted) if (recent(times).length === 0) admitted.delete(name)
    const times = recent(admitted.get(caller) ?? [])
    if (times.length >= most) return false
    admitted.set(caller, [...times, now])
    return true
  }
}
