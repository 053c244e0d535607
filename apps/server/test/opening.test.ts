// Opening a match that has left memory must not take longer if an opponent's sealed order is large. So nothing judges it then.
// A server that starts opens the matches that are due, but listens first.
import { openSqlite, type Store } from '@admiralty/store'
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { DUEL, duel, freshFolder, localServer, skirmishWith } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const OTHER_CARDS = { order: 'muster', gear: ['decoy', 'shield'] }

/** The game, with a list of the seats whose orders the rules have judged. */
function watchedGame(): { readonly judged: string[]; readonly games: Parameters<typeof localServer>[0] } {
  const judged: string[] = []
  const system: typeof skirmish.system = {
    ...skirmish.system,
    check(view, call, order) {
      judged.push(view.me)
      return skirmish.system.check(view, call, order)
    },
  }
  return {
    judged,
    games: { games: skirmishWith(system) },
  }
}

test('a sealed order is not judged again when its match is opened and read, only when its call is complete', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const { id, red, blue } = await duel(first.client)
  expect((await red.order(id, 'red', '1/muster', CARDS)).body).toEqual({ sealed: true, seq: null })
  await first.close()

  const { judged, games } = watchedGame()
  const { client } = await localServer({ folder, ...games })
  const as = ({ cookie }: Client): Client => Object.assign(client(), { cookie })
  const ben = as(blue)
  expect((await ben.get(`/api/matches/${id}`)).status).toBe(200)
  expect((await ben.get('/api/matches')).body).toMatchObject([{ id, owed: ['blue'], awaited: ['blue'] }])
  const stream = await ben.listen(id, 'blue')
  await stream.status(({ sealed }) => sealed.join() === 'red')
  stream.close()
  expect(judged).toEqual([])
  expect((await ben.order(id, 'blue', '1/muster', CARDS)).body).toEqual({ sealed: true, seq: 1 })
  expect(new Set(judged)).toEqual(new Set(['blue', 'red']))
})

test('the order of a seat is answered without judging the orders of the others, unless it completes the call', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const me = first.client()
  const seats = { red: 'me', white: 'me', blue: 'me', black: 'me' } as const
  const id = await me.open({ ...DUEL, scenario: 'teams', seats })
  await me.order(id, 'red', '1/muster', CARDS)
  await first.close()

  const { judged, games } = watchedGame()
  const { client } = await localServer({ folder, ...games })
  const again = Object.assign(client(), { cookie: me.cookie })
  for (const seat of ['white', 'blue'])
    expect((await again.order(id, seat, '1/muster', OTHER_CARDS)).body).toEqual({ sealed: true, seq: null })
  expect(new Set(judged)).toEqual(new Set(['white', 'blue']))
  expect((await again.order(id, 'black', '1/muster', CARDS)).body).toEqual({ sealed: true, seq: 1 })
  expect(judged).toContain('red')
})

test('a server listens before it has opened all matches that are due, and idle ones leave memory', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const me = first.client()
  const ids: string[] = []
  for (let match = 0; match < 30; match += 1) ids.push(await me.open({ ...DUEL, seats: { red: 'me', blue: 'me' } }))
  await first.close()
  const store = await openSqlite(folder)
  for (const id of ids) await store.setWake(id, 0)
  await store.close()

  const opened: string[] = []
  const wrapStore = (store: Store): Store => ({
    ...store,
    match(id) {
      opened.push(id)
      return store.match(id)
    },
  })
  const { server } = await localServer({ folder, wrapStore, maxIdleMatches: 3, metricsToken: 'token' })
  expect(opened.length).toBeLessThan(ids.length)
  await expect.poll(() => opened.toSorted()).toEqual(ids.toSorted())
  const metrics = () => server.inject({ url: '/metrics', headers: { authorization: 'Bearer token' } })
  await expect.poll(async () => (await metrics()).body).toMatch(/^admiralty_matches_open 3$/m)
})
