import { openSqlite } from '@admiralty/store'

/** Seals an order in a data folder and reads it again after a restart. */
export async function example(folder: string): Promise<void> {
  const store = await openSqlite(folder)
  await store.addPerson({ id: 'anna', name: 'Anna', created: 0 }, 'the digest of her cookie')
  const seat = { seat: 'red', person: 'anna', bot: null, seed: 1, name: 'Anna', value: 'any text', key: null, linkEnd: null, auto: false }
  const times = { created: 0, updated: 0 }
  const game = { system: 'skirmish', scenario: 'duel', setup: {}, format: 1 }
  const progress = { status: 'waiting', moment: '', head: null, rematch: null, position: null } as const
  const terms = { closing: 'open', watch: 'anyone', clock: { kind: 'none' } } as const
  await store.addMatch(
    { id: 'm1', title: 'A duel', creator: 'anna', secret: 'random', ...game, ...progress, ...terms, ...times, seats: [seat] },
    [],
  )
  await store.seal('m1', { call: '1/aim', seat: 'red', order: { order: 'rest' } }, null, null)
  await store.close()

  const reopened = await openSqlite(folder)
  console.log(await reopened.sealed('m1')) // [{ call: '1/aim', seat: 'red', order: { order: 'rest' } }]
  await reopened.close()
}
