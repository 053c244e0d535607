// The forecast of a plan. It is requested again when view or plan change, and stopped when the panel closes.
import type { Projection } from '@admiralty/bots'
import type { Seat } from '@admiralty/kernel'
import { useEffect, useRef, useState } from 'react'
import { FEWEST_BATTLES, type ForecastRequest, type ForecastUpdate, type WorkerMessage } from './messages.ts'

export interface ForecastState {
  /** From FEWEST_BATTLES or more. */
  readonly prospect: Projection | null
  /** Simulated battles of the current query so far. */
  readonly battles: number
  /** The forecast belongs to an earlier query. */
  readonly stale: boolean
  /** The worker is still simulating. */
  readonly busy: boolean
  /** The worker did not start. */
  readonly failed: boolean
}
const NOTHING: ForecastState = { prospect: null, battles: 0, stale: false, busy: false, failed: false }

export interface ForecastQuery {
  readonly system: string
  readonly view: unknown
  readonly seat: Seat
  readonly plan: readonly unknown[]
  readonly milliseconds: number
}

/** The figures of the earlier query stay, marked as stale, until there are enough battles. */
export function afterUpdate(before: ForecastState, { prospect, done }: ForecastUpdate): ForecastState {
  const battles = prospect?.battles ?? 0
  const known = prospect !== null && battles < FEWEST_BATTLES ? { prospect: before.prospect, stale: true } : { prospect, stale: false }
  return { ...known, battles, busy: !done, failed: false }
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
    setState(({ prospect }) => ({ prospect, battles: 0, stale: true, busy: true, failed: false }))
    const receive = ({ data }: MessageEvent<ForecastUpdate>) => {
      if (data.id === last.current) setState((before) => afterUpdate(before, data))
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
