// Matches that the host's own code creates in a data folder, for example from a position. No request can do that.

import type { NewMatchRequest } from '@admiralty/protocol'
import { openSqlite } from '@admiralty/store'
import { defaultUmpire } from '../src/bots/umpire.ts'
import { BotWorker, DEFAULT_CONSENT_AFTER, DEFAULT_DELAYS, systemClock, systemRandom } from '../src/index.ts'
import { MatchRegistry } from '../src/match/match-registry.ts'
import { makeGameCatalog } from '../src/platform/game-catalog.ts'
import { loadGameModules } from '../src/platform/game-modules.ts'
import { hostSignerOf } from '../src/platform/host-signer.ts'

/** A waiting match and the tokens of its invitations, by seat. */
export interface HostTable {
  readonly id: string
  readonly tokens: Readonly<Record<string, string>>
}

/** Creates a match from a position in the folder of a server that is down. */
export async function hostTable(folder: string, request: NewMatchRequest, position: unknown): Promise<HostTable> {
  const store = await openSqlite(folder)
  const botWorker = new BotWorker()
  try {
    const matches = new MatchRegistry({
      store,
      botWorker,
      clock: systemClock,
      random: systemRandom,
      delays: DEFAULT_DELAYS,
      umpire: defaultUmpire,
      outages: () => [],
      host: await hostSignerOf(store, systemRandom),
      catalog: makeGameCatalog(await loadGameModules()),
      awayAfter: 60_000,
      consentAfter: DEFAULT_CONSENT_AFTER,
      maxIdle: 10,
      lastNetwork: () => undefined,
      errandStored: () => undefined,
      reportFailure(error) {
        throw error
      },
      owns: () => true,
      report: () => undefined,
    })
    const creator = { id: 'the host', name: 'Host', created: 0 }
    if (!(await store.personOf('no cookie'))) await store.addPerson(creator, 'no cookie')
    const id = await matches.create(creator, request, async () => systemRandom.token(), position)
    await matches.close()
    const invitations = await store.invitationsOf(id)
    return { id, tokens: Object.fromEntries(invitations.map(({ seat, token }) => [seat, token])) }
  } finally {
    await botWorker.close()
    await store.close()
  }
}
