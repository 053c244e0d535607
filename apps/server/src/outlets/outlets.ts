// The outlets of a running server: its keys, the way to post, and the channels that use them.
import type { Store } from '@admiralty/store'
import type { FastifyInstance } from 'fastify'
import type { Channel } from '../errands/channel.ts'
import type { Clock, Random } from '../platform/ports.ts'
import { makePoster, type Poster } from './poster.ts'
import { type PushKeys, pushChannel, pushKeysOf } from './push.ts'
import { webhookChannel } from './webhook.ts'

export interface OutletPorts {
  readonly store: Store
  readonly clock: Clock
  readonly random: Random
  readonly publicUrl: string
  /** Posts to addresses that people have chosen; null for the public network. */
  readonly poster: Poster | null
}
/** What routes and errands need to use outlets. */
export interface OpenOutlets {
  /** A secret of this server, from which keys and ids follow. */
  readonly secret: string
  readonly keys: PushKeys
  readonly poster: Poster
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal
  readonly channels: readonly Channel[]
}

export async function openOutlets(server: FastifyInstance, ports: OutletPorts): Promise<OpenOutlets> {
  const { store, random } = ports
  const secret = await store.serverKey(random.serverKey())
  const keys = await pushKeysOf(store, random)
  const poster = ports.poster ?? makePoster()
  const stop = new AbortController()
  server.addHook('preClose', async () => stop.abort())
  const used = { ...ports, secret, keys, poster }
  return { secret, keys, poster, stopping: stop.signal, channels: [webhookChannel(used), pushChannel(used)] }
}
