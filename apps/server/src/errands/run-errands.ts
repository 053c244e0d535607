// Runs the errands of a server from its start to its end, and reports them to the operator.
import type { Store } from '@admiralty/store'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../platform/metrics.ts'
import { type ErrandHandlers, ErrandLoop, type ErrandLoopPorts } from './errand-loop.ts'

/** Handlers of a server without mail: nobody is told, so each errand is done at once. */
export const withoutMail: ErrandHandlers = {
  move: async () => ({ kind: 'done' }),
  reminder: async () => ({ kind: 'done' }),
}

export interface RunErrandsPorts extends Pick<ErrandLoopPorts, 'clock' | 'random' | 'handlers' | 'reportFailure'> {
  readonly store: ErrandLoopPorts['store'] & Pick<Store, 'countErrands'>
  readonly metrics: Pick<Metrics, 'errands'>
}

/** Runs errands while the server is ready. Returns their loop. */
export function runErrands(server: FastifyInstance, { metrics, ...ports }: RunErrandsPorts): Pick<ErrandLoop, 'stored'> {
  const loop = new ErrandLoop({
    ...ports,
    ended: metrics.errands(() => ports.store.countErrands(ports.clock.now())),
    // Its reason may name an address, so only the table and the command show it.
    reportParked: ({ kind, match }) => server.log.error({ errand: kind, match }, 'an errand is parked: npx admiralty errands says why'),
  })
  server.addHook('onReady', async () => loop.look())
  server.addHook('onClose', () => loop.stop())
  return loop
}
