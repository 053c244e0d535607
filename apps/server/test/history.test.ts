// A stream begins with the present; earlier entries come in pages. Snapshots make pages cheap and are never needed.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { applyPatch, type HistoryPage, type Message } from '@admiralty/match'
import { LIMITS, type StreamBegin } from '@admiralty/protocol'
import { describe, expect, test } from 'vitest'
import type { Client } from './client.ts'
import { storedDuel } from './long-match.ts'
import { DUEL, duel, localServer, play } from './tables.ts'

/** The view after the last message of a page. */
const foldedView = ({ view, messages }: HistoryPage): unknown =>
  messages.flatMap(({ steps }) => steps).reduce((before, { patch }) => (patch ? applyPatch(before, patch) : before), view)
/** All messages of a viewer, from pages of this size. */
async function allPages(client: Client, id: string, as: string, limit: number): Promise<readonly HistoryPage[]> {
  const pages = [await client.history(id, as, null, limit)]
  for (let [page] = pages; page?.more; [page] = pages) pages.unshift(await client.history(id, as, page.first, limit))
  return pages
}
async function beginOf(client: Client, id: string, as: string, lastEventId?: string): Promise<StreamBegin> {
  const stream = await client.listen(id, as, lastEventId)
  const { event, data } = await stream.entry(0)
  stream.close()
  expect(event).toBe('begin')
  return JSON.parse(data)
}

describe('pages of the history', () => {
  test('hold the messages of the stream, and lead from view to view up to the present', async () => {
    const { client } = await localServer()
    const { id, red, blue } = await duel(client)
    const watching = await client().listen(id, 'public')
    const streams = await Promise.all([play({ client: red, match: id, seat: 'red' }), play({ client: blue, match: id, seat: 'blue' })])
    const clients = { red, blue, public: client() }
    const { seq } = streams[0].table().message
    for (const [viewer, stream] of Object.entries({ red: streams[0], blue: streams[1], public: watching })) {
      await stream.entry(seq)
      const sent: readonly Message[] = stream.all.flatMap(({ event, data }) => (event === 'entry' ? [JSON.parse(data)] : []))
      const pages = await allPages(clients[viewer as keyof typeof clients], id, viewer, 3)
      const messages = pages.flatMap((page) => page.messages)
      expect(messages.map((message) => message.seq)).toEqual(Array.from({ length: seq + 1 }, (_, index) => index))
      expect(messages.slice(1)).toEqual(sent)
      expect(pages.slice(0, -1).map(foldedView)).toEqual(pages.slice(1).map(({ view }) => view))
      const begin = await beginOf(clients[viewer as keyof typeof clients], id, viewer)
      const last = pages.at(-1)
      expect(last && foldedView(last)).toEqual(begin.view)
      expect(begin).toMatchObject({ seq, chain: messages.at(-1)?.chain, calls: [], outcome: messages.at(-1)?.outcome })
      stream.close()
    }
  })

  test('are empty before a match begins, end with the last entry, and have at most the entries that were asked for', async () => {
    const { client } = await localServer()
    const red = client()
    const waiting = await red.open({ ...DUEL, seats: { red: 'me', blue: 'invite' } })
    expect(await red.history(waiting, 'red', null)).toEqual({ first: 0, view: null, messages: [], more: false })
    const id = await red.open({ ...DUEL, seats: { red: 'me', blue: 'me' } })
    expect(await red.history(id, 'red', 0)).toEqual({ first: 0, view: null, messages: [], more: false })
    expect(await red.history(id, 'red', 500)).toMatchObject({ first: 0, view: null, messages: [{ seq: 0 }], more: false })
    for (const limit of [0, LIMITS.page + 1, 1.5])
      expect((await red.get(`/api/matches/${id}/history?as=red&limit=${limit}`)).status).toBe(400)
  })
})

/** A folder with a duel of 252 entries, and the cookie of its player. */
async function longDuel() {
  const { folder, id, entries, cookie } = await storedDuel()
  expect(entries).toBe(252)
  const open = async () => {
    const { client, close } = await localServer({ folder })
    return { red: Object.assign(client(), { cookie }), close }
  }
  return { folder, id, entries, open }
}
function changeSnapshots<T>(folder: string, change: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(folder, 'admiralty.sqlite'))
  const result = change(database)
  database.close()
  return result
}

describe('a long match', () => {
  test('a stream that missed at most a page resumes, one that missed more begins again', async () => {
    const { id, entries, open } = await longDuel()
    const { red } = await open()
    const last = entries - 1
    const resumed = await red.listen(id, 'red', String(last - LIMITS.page))
    await resumed.entry(last)
    expect(resumed.all.flatMap(({ id: seq }) => (seq === null ? [] : [Number(seq)]))).toEqual(
      Array.from({ length: LIMITS.page }, (_, index) => last - LIMITS.page + 1 + index),
    )
    resumed.close()
    expect((await beginOf(red, id, 'red', String(last - LIMITS.page - 1))).seq).toBe(last)
    expect((await beginOf(red, id, 'red', String(last + 1))).seq).toBe(last)
  })

  test('pages are the same with snapshots, without them, and with useless ones', async () => {
    const { folder, id, open } = await longDuel()
    const read = async (): Promise<string> => {
      const { red, close } = await open()
      const text = JSON.stringify([await allPages(red, id, 'red', 70), await allPages(red, id, 'blue', 70)])
      await close()
      return text
    }
    const stored = (): unknown => changeSnapshots(folder, (database) => database.prepare('select * from snapshots order by seq').all())
    const without = await read()
    expect(stored()).toMatchObject([{ seq: 100 }])
    expect(await read()).toBe(without)
    for (const damage of [
      `update snapshots set state = replace(state, '"round":1', '"round":3')`,
      `update snapshots set digest = 'another'`,
      `update snapshots set state = '{}'`,
      'update snapshots set version = version + 1',
      'update snapshots set seq = seq + 1',
      'delete from snapshots',
    ]) {
      changeSnapshots(folder, (database) => database.exec(damage))
      expect(await read()).toBe(without)
    }
    expect(stored()).toMatchObject([{ seq: 100 }])
  })

  test('a match goes on from a snapshot as it does without one', async () => {
    const { folder, id, open } = await longDuel()
    const views: string[] = []
    for (const statement of ['select 1', 'delete from snapshots']) {
      const warm = await open()
      await allPages(warm.red, id, 'red', 70)
      await warm.close()
      changeSnapshots(folder, (database) => database.exec(statement))
      const { red, close } = await open()
      views.push(JSON.stringify(await beginOf(red, id, 'red')))
      await close()
    }
    expect(views[0]).toBe(views[1])
  })
})
