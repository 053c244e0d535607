// Runs the errands of a server from its start to its end, and reports them to the operator.
import type { Store } from '@admiralty/store'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../platform/metrics.ts'
import type { Random } from '../platform/ports.ts'
import type { Channel } from './channel.ts'
import { digestHandler } from './digest.ts'
import { type ErrandHandler, type ErrandHandlers, ErrandLoop, type ErrandLoopPorts } from './errand-loop.ts'
import { mailChannel } from './mail-channel.ts'
import type { NoticeSite } from './notice-mail.ts'
import { type NoticePorts, noticeHandlers } from './notices.ts'
import type { NoticePost } from './smtp.ts'

/** The daily mail of a server without mail. */
const WITHOUT_MAIL: ErrandHandler = async () => ({ kind: 'done' })

export interface RunErrandsPorts extends Pick<ErrandLoopPorts, 'clock' | 'reportFailure'>, Pick<NoticePorts, 'catalog' | 'publicUrl'> {
  readonly store: Store
  readonly random: Random
  readonly metrics: Pick<Metrics, 'errands'>
  /** Sends notices; null for a server without mail. */
  readonly post: NoticePost | null
  /** The channels besides mail. */
  readonly channels: readonly Channel[]
  /** Replaces the handlers of notices; null for those that send them. */
  readonly handlers: ErrandHandlers | null
}
/** The errands of a running server. */
export interface RunningErrands {
  /** Tells the loop that an errand is stored, and when it is due, in ms since 1970. */
  stored(due: number): void
  /** What the links of notices are made of; null if this server sends none. */
  readonly notices: Pick<NoticeSite, 'secret'> | null
}

/** Runs errands while the server is ready. */
export async function runErrands(server: FastifyInstance, ports: RunErrandsPorts): Promise<RunningErrands> {
  const { store, clock, random, metrics, post, reportFailure } = ports
  const secret = await store.serverKey(random.serverKey())
  const mail = post && { ...ports, post, secret }
  const channels = [...(mail ? [mailChannel(mail)] : []), ...ports.channels]
  const digest = mail ? digestHandler(mail) : WITHOUT_MAIL
  const loop = new ErrandLoop({
    store,
    clock,
    random,
    handlers: ports.handlers ?? noticeHandlers({ ...ports, channels, digest }),
    ended: metrics.errands(() => store.countErrands(clock.now())),
    // Its reason stays in the table, because it may be about a person.
    reportParked: ({ kind, match }) => server.log.error({ errand: kind, match }, 'an errand is parked: npx admiralty errands says why'),
    reportFailure,
  })
  server.addHook('onReady', async () => loop.look())
  server.addHook('onClose', () => loop.stop())
  return { stored: (due) => loop.stored(due), notices: post && { secret } }
}
