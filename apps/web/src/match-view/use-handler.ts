// A handler that keeps its identity.
import { useCallback, useLayoutEffect, useRef } from 'react'

/** A handler of events that keeps its identity, so that the chart is not drawn again for it, and runs its latest form. */
export function useHandler<Args extends readonly unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
