// Opens a chosen file in the worker. A new file or `close` cancels the one before.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FromWorker } from './opening.ts'

export interface OpeningState {
  /** Null if no file is chosen. */
  readonly now: (FromWorker & { readonly name: string }) | null
  open(file: File): void
  close(): void
}

export function useOpening(): OpeningState {
  const [now, setNow] = useState<OpeningState['now']>(null)
  const worker = useRef<Worker | null>(null)
  const stopWorker = useCallback(() => {
    worker.current?.terminate()
    worker.current = null
  }, [])
  const open = useCallback(
    (file: File) => {
      stopWorker()
      const { name } = file
      setNow({ kind: 'stage', stage: 'read', share: 0, name })
      const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      worker.current = started
      started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (worker.current !== started) return
        setNow({ ...data, name })
        if (data.kind !== 'stage') stopWorker()
      }
      started.onerror = () => {
        if (worker.current !== started) return
        stopWorker()
        setNow({
          kind: 'refused',
          isWrong: false,
          reason: 'The browser could not check the file. It may be too large for this device.',
          findings: [],
          name,
        })
      }
      started.postMessage(file)
    },
    [stopWorker],
  )
  const close = useCallback(() => {
    stopWorker()
    setNow(null)
  }, [stopWorker])
  useEffect(() => stopWorker, [stopWorker])
  return { now, open, close }
}
