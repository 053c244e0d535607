// The present while something with a deadline is shown. Only the component that uses it is drawn again.
import { useEffect, useState } from 'react'
import { serverNow } from '../api/server-time.ts'
import { untilNextChange } from './times.ts'

/** The time of the server: written again each second in the last hour before `due`, otherwise each minute. Null: the time stands still. */
export function useNow(due: number | null): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (due === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = () => {
      const present = serverNow()
      setNow(present)
      timer = setTimeout(next, untilNextChange(due - present))
    }
    next()
    return () => clearTimeout(timer)
  }, [due])
  return now
}
