// Quiet calls: before all have answered, nobody receives a byte that depends on who has.
import type { Store } from '@admiralty/store'
import { describe, expect, test } from 'vitest'
import type { Client } from './client.ts'
import { CARDS, QUIET, type QuietWorld, type Received, receivedIn } from './quiet-worlds.ts'
import { DUEL, duel, games, localServer, manualClock, type TestServerOptions } from './tables.ts'
import { sealedIn } from './twin-matches.ts'

/** The channels by which others learn whether a player has answered. */
async function leaks(world: Omit<QuietWorld, 'isAnswered'>): Promise<readonly string[]> {
  const [silent, answered] = [await receivedIn({ ...world, isAnswered: false }), await receivedIn({ ...world, isAnswered: true })]
  const channels = Object.keys(silent) as (keyof Received)[] // keys of a record
  return channels.filter((channel) => silent[channel] !== answered[channel])
}

describe('a quiet call', () => {
  test.each(['red', 'blue'] as const)('nobody else receives a byte that depends on whether %s has answered', async (actor) => {
    expect(await leaks({ actor })).toEqual([])
  })

  test('a player sees that the own orders are sealed, in every stream and with every seat of the same person', async () => {
    const { client } = await localServer({ games: QUIET })
    const [me, spectator] = [client(), client()]
    const id = await me.open({ ...DUEL, seats: { red: 'me', blue: 'me' } })
    const own = [await me.listen(id, 'red'), await me.listen(id, 'blue')]
    await me.order(id, 'red', '1/muster', CARDS)
    for (const stream of own) await stream.status(({ sealed }) => sealed.join() === 'red')
    const watching = await spectator.listen(id, 'public')
    await watching.status(({ here }) => here.length === 2)
    expect(watching.raw).not.toContain('"sealed":["')
    await me.withdraw(id, 'red', '1/muster')
    for (const stream of own) await stream.until(() => sealedIn(stream).length === 0)
    for (const stream of [...own, watching]) stream.close()
  })

  test('a bot is never shown as thinking, so nobody sees when it has decided', async () => {
    const clock = manualClock()
    const { client } = await localServer({ games: QUIET, clock, delays: { bot: 500, auto: 0 } })
    const me = client()
    const id = await me.open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'me' } })
    const stream = await me.listen(id, 'blue')
    await stream.status(({ here }) => here.includes('blue'))
    await clock.timerSet()
    clock.advance(500)
    await me.order(id, 'blue', '1/muster', CARDS)
    await stream.entry(1)
    const before = stream.all.slice(
      0,
      stream.all.findIndex(({ event, id }) => event === 'entry' && id === '1'),
    )
    expect(before.filter(({ event, data }) => event === 'status' && JSON.parse(data).thinking.length > 0)).toEqual([])
    stream.close()
  })

  test('a player leaves no decision to a fixed rule meanwhile, because everybody would see that no order is sealed', async () => {
    const { client } = await localServer({ games: QUIET })
    const { id, red } = await duel(client)
    const before = await red.automate(id, 'red', ['brace'], 1)
    expect(before).toMatchObject({ status: 409, body: { refusals: [{ rule: 'MATCH-AUTOMATIC' }] } })
    await red.order(id, 'red', '1/muster', CARDS)
    expect((await red.automate(id, 'red', ['brace'], 1)).body).toEqual(before.body)
  })
})

/** A store whose lists show every stored order. */
const openLists = (store: Store): Store => ({
  ...store,
  standings: async (matches) =>
    (await store.standings(matches)).map((one) => ({
      ...one,
      asked: one.asked.map((seat) => ({ ...seat, isSealed: seat.isSealed || seat.isHidden })),
    })),
})
/** A store that lists what every player owes to everybody. */
const sharedDebts = (store: Store): Store => {
  const matches: string[] = []
  return {
    ...store,
    addMatch(record, ...rest) {
      matches.push(record.id)
      return store.addMatch(record, ...rest)
    },
    async owed(_, limit, after) {
      const records = await Promise.all(matches.map((id) => store.match(id)))
      const people = records.flatMap((record) => record?.seats.flatMap(({ person }) => person ?? []) ?? [])
      return (await Promise.all(people.map((person) => store.owed(person, limit, after)))).flat()
    },
  }
}
async function automates(actor: Client, match: string): Promise<void> {
  await actor.withdraw(match, 'red', '1/muster')
  await actor.automate(match, 'red', ['brace'], 1)
}
const PLANTED: readonly (readonly [string, readonly string[], Pick<QuietWorld, 'options' | 'betrays'>])[] = [
  ['a game that has no quiet calls', ['streams', 'lists'], { options: { games } }],
  ['lists that show every stored order', ['lists'], { options: { wrapStore: openLists } satisfies TestServerOptions }],
  ['a list of what others owe', ['owed'], { options: { wrapStore: sharedDebts } satisfies TestServerOptions }],
  ['another name with the answer', ['info'], { betrays: (actor) => actor.put('/api/me', { name: 'answered' }) }],
  ['an entry with the answer', ['history'], { options: { games }, betrays: automates }],
]
test.each(PLANTED)('a planted leak is noticed: %s', async (_, channels, plant) => {
  expect(await leaks({ actor: 'red', ...plant })).toEqual(expect.arrayContaining([...channels]))
})
