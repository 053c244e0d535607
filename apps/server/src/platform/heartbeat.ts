// Marks in the store that a server runs, so that time without one can be given back to players with deadlines.
import type { TimeSpan } from '@admiralty/clocks'
import { LONGEST_GAP, type Store } from '@admiralty/store'
import type { FastifyInstance } from 'fastify'
import type { Clock } from './ports.ts'

/** Milliseconds between two marks. */
const MARK_EVERY = 60_000

export interface HeartbeatPorts {
  readonly store: Pick<Store, 'markRunning'>
  readonly clock: Clock
  reportFailure(error: unknown): void
}

/**
 * Marks at the start, before anything is decided, and every minute until the server closes. Returns the known outages. An outage of the database
 * is one too: no mark could be made.
 */
export function keepMarking(server: FastifyInstance, { store, clock, reportFailure }: HeartbeatPorts): () => readonly TimeSpan[] {
  let outages: readonly TimeSpan[] = []
  let marked: number | null = null
  let cancel = (): void => undefined
  const mark = async (): Promise<void> => {
    try {
      const now = clock.now()
      outages = await store.markRunning(now)
      marked = now
    } catch (error) {
      reportFailure(error)
    }
    cancel = clock.after(MARK_EVERY, () => void mark())
  }
  server.addHook('onReady', mark)
  server.addHook('onClose', async () => cancel())
  return () => {
    const now = clock.now()
    // A machine that wakes from sleep decides nothing before it knows that it slept.
    return marked !== null && now - marked > LONGEST_GAP ? [...outages, { from: marked, to: now }] : outages
  }
}
