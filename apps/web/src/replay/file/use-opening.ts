// A file on its way through the worker; the last one chosen counts, and an opening may be called off.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FromWorker } from './opening.ts'

export interface OpeningState {
  /** Null: nothing is chosen. */
  readonly now: (FromWorker & { readonly name: string }) | null
  open(file: File): void
  close(): void
}

export function useOpening(): OpeningState {
  const [now, setNow] = useState<OpeningState['now']>(null)
  const worker = useRef<Worker | null>(null)
  const end = useCallback(() => {
    worker.current?.terminate()
    worker.current = null
  }, [])
  const open = useCallback(
    (file: File) => {
      end()
      const { name } = file
      setNow({ kind: 'stage', stage: 'read', share: 0, name })
      const mine = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      worker.current = mine
      mine.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (worker.current !== mine) return
        setNow({ ...data, name })
        if (data.kind !== 'stage') end()
      }
      mine.onerror = () => {
        if (worker.current !== mine) return
        end()
        setNow({ kind: 'refused', reason: 'It is too much for this browser.', findings: [], name })
      }
      mine.postMessage(file)
    },
    [end],
  )
  const close = useCallback(() => {
    end()
    setNow(null)
  }, [end])
  useEffect(() => end, [end])
  return { now, open, close }
}
