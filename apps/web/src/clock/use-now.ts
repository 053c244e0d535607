// The present while something with a deadline is shown. Only the component that uses it is drawn again.
import { useEffect, useState } from 'react'
import { serverNow } from '../api/server-time.ts'
import { untilNextChange } from './times.ts'

/**
 * The time of the server: written again each second in the last hour before `base` and before `due`, otherwise each minute. Without `due` the time
 * stands still; `base` is an earlier time that matters, or null.
 */
export function useNow(due: number | null, base: number | null = null): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (due === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = () => {
      const present = serverNow()
      setNow(present)
      timer = setTimeout(next, untilNextChange((base !== null && present < base ? base : due) - present))
    }
    next()
    return () => clearTimeout(timer)
  }, [due, base])
  return now
}
