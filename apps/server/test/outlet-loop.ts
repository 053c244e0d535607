// A store and a loop whose notices leave by webhooks and push services, for tests.
import type { Store } from '@admiralty/store'
import { onTestFinished } from 'vitest'
import { ErrandLoop } from '../src/errands/errand-loop.ts'
import { noticeHandlers } from '../src/errands/notices.ts'
import type { Poster } from '../src/outlets/poster.ts'
import { type PushKeys, pushChannel, pushKeysOf } from '../src/outlets/push.ts'
import { webhookChannel } from '../src/outlets/webhook.ts'
import { makeGameCatalog } from '../src/platform/game-catalog.ts'
import { systemRandom } from '../src/platform/ports.ts'
import { games, type ManualClock } from './tables.ts'

export const SITE = { publicUrl: 'https://play.example.org/games', secret: 'a secret of this server' }

interface OutletLoop {
  readonly loop: ErrandLoop
  readonly parked: string[]
  readonly keys: PushKeys
}
export async function outletLoop(store: Store, clock: ManualClock, poster: Poster): Promise<OutletLoop> {
  const parked: string[] = []
  const keys = await pushKeysOf(store, systemRandom)
  const ports = { ...SITE, store, clock, poster, keys, catalog: makeGameCatalog(games) }
  const loop = new ErrandLoop({
    store,
    clock,
    random: systemRandom,
    handlers: noticeHandlers({ ...ports, channels: [webhookChannel(ports), pushChannel(ports)], digest: async () => ({ kind: 'done' }) }),
    ended: () => undefined,
    reportParked: ({ key }, why) => parked.push(`${key}: ${why}`),
    reportFailure: (error) => {
      throw error
    },
  })
  onTestFinished(() => loop.stop())
  return { loop, parked, keys }
}
