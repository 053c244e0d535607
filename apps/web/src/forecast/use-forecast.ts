// The forecast of a plan. It is requested again when view or plan change, and stopped when the panel closes.
import type { Projection } from '@admiralty/bots'
import type { Seat } from '@admiralty/kernel'
import { useEffect, useRef, useState } from 'react'
import type { ForecastRequest, ForecastUpdate, WorkerMessage } from './messages.ts'

export interface ForecastState {
  readonly prospect: Projection | null
  /** The forecast belongs to an earlier query. */
  readonly stale: boolean
  /** The worker is still simulating. */
  readonly busy: boolean
  /** The worker did not start. */
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

/** `query` is null while the panel is closed; then no worker is loaded. It must stay the same object until the query changes. */
export function useForecast(query: ForecastQuery | null): ForecastState {
  const [state, setState] = useState(NOTHING)
  const worker = useRef<Worker | null>(null)
  const last = useRef(0)
  useEffect(() => () => worker.current?.terminate(), [])
  useEffect(() => {
    if (!query) return
    last.current += 1
    const request: ForecastRequest = { id: last.current, ...query }
    worker.current ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const { current } = worker
    setState(({ prospect }) => ({ prospect, stale: true, busy: true, failed: false }))
    const receive = ({ data }: MessageEvent<ForecastUpdate>) => {
      if (data.id === last.current) setState({ prospect: data.prospect, stale: false, busy: !data.done, failed: false })
    }
    const fail = () => setState({ ...NOTHING, failed: true })
    current.addEventListener('message', receive)
    current.addEventListener('error', fail)
    current.postMessage(request satisfies WorkerMessage)
    return () => {
      current.removeEventListener('message', receive)
      current.removeEventListener('error', fail)
      current.postMessage(null satisfies WorkerMessage)
    }
  }, [query])
  return query ? state : NOTHING
}
