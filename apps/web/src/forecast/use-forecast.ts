// A forecast of the order in hand: asked anew whenever view or plan change, stopped when nobody looks.
import type { Prospect } from '@admiralty/bots'
import type { Seat } from '@admiralty/kernel'
import { useEffect, useRef, useState } from 'react'
import type { ForecastRequest, ForecastUpdate, WorkerMessage } from './messages.ts'

export interface ForecastState {
  readonly prospect: Prospect | null
  /** It is of what was wanted before. */
  readonly stale: boolean
  /** Still imagining battles. */
  readonly busy: boolean
  /** The worker could not be had. */
  readonly failed: boolean
}
const NOTHING: ForecastState = { prospect: null, stale: false, busy: false, failed: false }

export interface ForecastQuery {
  readonly system: string
  readonly view: unknown
  readonly seat: Seat
  readonly plan: readonly unknown[]
  readonly milliseconds: number
}

/** `wanted` is null while nobody looks: then nothing is loaded. It must stay the same object until something else is wanted. */
export function useForecast(wanted: ForecastQuery | null): ForecastState {
  const [thinking, setThinking] = useState(NOTHING)
  const worker = useRef<Worker | null>(null)
  const last = useRef(0)
  useEffect(() => () => worker.current?.terminate(), [])
  useEffect(() => {
    if (!wanted) return
    last.current += 1
    const asked: ForecastRequest = { id: last.current, ...wanted }
    worker.current ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const { current } = worker
    setThinking(({ prospect }) => ({ prospect, stale: true, busy: true, failed: false }))
    const hear = ({ data }: MessageEvent<ForecastUpdate>) => {
      if (data.id === last.current) setThinking({ prospect: data.prospect, stale: false, busy: !data.done, failed: false })
    }
    const fail = () => setThinking({ ...NOTHING, failed: true })
    current.addEventListener('message', hear)
    current.addEventListener('error', fail)
    current.postMessage(asked satisfies WorkerMessage)
    return () => {
      current.removeEventListener('message', hear)
      current.removeEventListener('error', fail)
      current.postMessage(null satisfies WorkerMessage)
    }
  }, [wanted])
  return wanted ? thinking : NOTHING
}
