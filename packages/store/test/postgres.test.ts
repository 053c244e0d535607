import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type AppendRequest, CannotOpen, type MatchHandle, type MatchRecord, openPostgres, StaleWrite, type Store } from '../src/index.ts'
import { describeStore } from './describe-store.ts'
import { type RealPostgres, startPostgres } from './real-postgres.ts'

let postgres: RealPostgres
let names = 0
const fresh = (): Promise<string> => {
  names += 1
  return postgres.database(`store${names}`)
}
beforeAll(async () => {
  postgres = await startPostgres(['-c', 'fsync=off'])
}, 120_000)
afterAll(() => postgres?.stop(), 60_000)

const table = (id: string): MatchRecord => ({
  id,
  system: 'skirmish',
  scenario: 'duel',
  title: 'A duel',
  setup: {},
  format: 1,
  secret: 'sesame',
  creator: 'anna',
  created: 1,
  updated: 1,
  status: 'waiting',
  moment: '',
  head: null,
  rematch: null,
  seats: [{ seat: 'red', session: 'anna', bot: null, seed: 2 ** 31 - 1, name: 'Anna', value: 'a', auto: false }],
})
const opening: AppendRequest = {
  match: 'm1',
  entry: { seq: 0, time: 10, version: 1, format: 1, call: null, orders: {}, events: [], rolls: [] },
  chain: 'h0',
  status: 'playing',
  moment: '',
  time: 10,
  head: null,
  settledVotes: [],
  request: null,
}

describeStore('PostgreSQL', async () => {
  const url = await fresh()
  return { open: () => openPostgres(url), remove: async () => undefined }
})

describe('two processes on one PostgreSQL', () => {
  const session = { id: 'anna', name: 'Anna', created: 1 }
  async function two(): Promise<{ readonly one: Store; readonly other: Store; readonly heard: string[]; readonly url: string }> {
    const url = await fresh()
    const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)])
    const heard: string[] = []
    other.subscribe({
      changed: (match, revision) => heard.push(`${match} ${revision}`),
      present: (match, sessions) => heard.push(`${match} has ${sessions.join()}`),
      missed: () => heard.push('missed'),
      peerGone: () => heard.push('gone'),
    })
    onTestFinished(async () => void (await Promise.allSettled([one.close(), other.close()])))
    await one.addSession(session, 'anna-token')
    await one.addMatch(table('m1'), [])
    return { one, other, heard, url }
  }

  test('both may start at the same moment, and see what the other writes', async () => {
    const { other } = await two()
    expect(await other.match('m1')).toEqual(table('m1'))
  })

  test('who has not heard of a change writes nothing, and may write when it has read', async () => {
    const { one, other } = await two()
    const [here, there] = [one.handle('m1'), other.handle('m1')]
    await Promise.all([here.read(-1), there.read(-1)])
    await here.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, null)
    await expect(there.seal('m1', { call: '1/fire', seat: 'red', order: 2 }, null)).rejects.toThrow(StaleWrite)
    await expect(there.addVote('m1', { kind: 'draw', voter: 'red' })).rejects.toThrow(StaleWrite)
    await expect(there.append(opening)).rejects.toThrow(StaleWrite)
    expect(await one.entries('m1')).toEqual([])
    expect((await there.read(-1))?.sealed).toEqual([{ call: '1/fire', seat: 'red', order: 1 }])
    await there.seal('m1', { call: '1/fire', seat: 'red', order: 2 }, null)
    await expect(here.unseal('m1', '1/fire', 'red')).rejects.toThrow(StaleWrite)
    expect(await one.sealed('m1')).toEqual([{ call: '1/fire', seat: 'red', order: 2 }])
  })

  test('of many who write at once, one wins each time; entries and notes are numbered without a gap', async () => {
    const { one, other } = await two()
    const persist = async (store: Store, write: (held: MatchHandle) => Promise<unknown>): Promise<void> => {
      const held = store.handle('m1')
      for (;;) {
        await held.read(-1)
        const done = await write(held).catch((error: unknown) => (error instanceof StaleWrite ? StaleWrite : Promise.reject(error)))
        if (done !== StaleWrite) return
      }
    }
    const note = { time: 5, seat: 'red', name: 'Anna', text: 'hello', signal: null }
    const stores = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? one : other))
    await Promise.all(stores.map((store) => persist(store, (held) => held.addNote('m1', note, 200))))
    expect((await one.notes('m1')).map(({ seq }) => seq)).toEqual(stores.map((_, index) => index + 1))
    const appended = await Promise.allSettled(stores.map((store) => store.append(opening)))
    expect(appended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await other.entries('m1')).toHaveLength(1)
  })

  test('a change is heard of by the other, with its number, and by the writer as well', async () => {
    const { one, heard } = await two()
    const held = one.handle('m1')
    await held.read(-1)
    await held.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, null)
    await one.rename('anna', 'Annika')
    await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toBe('m1 2')
    expect(held.revision).toBe(1)
  })

  test('who is at a match is said to the other, and nothing is written for it', async () => {
    const { one, heard } = await two()
    const held = one.handle('m1')
    await held.read(-1)
    held.announcePresence(['anna', 'ben'])
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('m1 has anna,ben')
    expect(await held.isStale()).toBe(false)
  })

  test('one that goes away is missed by the other', async () => {
    const { one, heard } = await two()
    await new Promise((resolve) => setTimeout(resolve, 4000))
    await one.close()
    await expect.poll(() => heard, { timeout: 15_000 }).toContain('gone')
  })

  test('a database that was killed is used again when it is back, and the news too', async () => {
    const { one, other, heard, url } = await two()
    // Many listen, some of them just looking who is there when the end comes.
    const listeners = await Promise.all(Array.from({ length: 8 }, () => openPostgres(url)))
    onTestFinished(async () => void (await Promise.allSettled(listeners.map((store) => store.close()))))
    const missed: Store[] = []
    const quiet = { changed: () => undefined, present: () => undefined, peerGone: () => undefined }
    for (const store of listeners) store.subscribe({ ...quiet, missed: () => missed.push(store) })
    await postgres.kill()
    await expect(one.match('m1')).rejects.toThrow()
    await postgres.restart()
    await expect.poll(() => one.match('m1').catch(() => undefined), { timeout: 10_000 }).toEqual(table('m1'))
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('missed')
    await expect.poll(() => new Set(missed).size, { timeout: 10_000 }).toBe(listeners.length)
    await other.setAuto('m1', 'red', true)
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('m1 1')
  })
})

describe('a database that cannot be used yet', () => {
  const patient = (ms: number) => {
    const said: string[] = []
    return { said, patience: { ms, waiting: (words: string) => said.push(words) } }
  }

  test('one that is away at the start is waited for, in words, and opened when it is there', async () => {
    const url = await fresh()
    const { said, patience } = patient(60_000)
    await postgres.kill()
    const opening = openPostgres(url, patience)
    await expect.poll(() => said, { timeout: 10_000 }).toHaveLength(1)
    await postgres.restart()
    const store = await opening
    onTestFinished(() => store.close())
    expect(await store.match('m1')).toBeUndefined()
    expect(said[0]).toMatch(/check that PostgreSQL runs.*Waiting for it, at most \d+ s/)
  }, 60_000)

  test('it is not waited for beyond that, and not at all where waiting does not help', async () => {
    const { said, patience } = patient(700)
    await expect(openPostgres('postgres://anna:secret@localhost:1/table', patience)).rejects.toThrow(CannotOpen)
    expect(said).toHaveLength(1)
    const wrong = new URL(await fresh())
    wrong.password = 'wrong'
    const hopeless = patient(60_000)
    await expect(openPostgres(wrong.href, hopeless.patience)).rejects.toThrow('user or password is wrong')
    wrong.password = 'sesame'
    wrong.pathname = '/nowhere'
    await expect(openPostgres(wrong.href, hopeless.patience)).rejects.toThrow('database does not exist')
    expect(hopeless.said).toEqual([])
  })

  test('one that is silent keeps nobody waiting for long, however many ask, and leaves no connection behind that does not work', async () => {
    const store = await openPostgres(await fresh())
    onTestFinished(() => store.close())
    const ask = async () => {
      const from = performance.now()
      await expect(store.match('m1')).rejects.toThrow()
      return performance.now() - from
    }
    // As many as there are connections, and more: each connection has been silent once.
    await Promise.all(Array.from({ length: 40 }, () => store.match('m1')))
    const wake = await postgres.silence()
    onTestFinished(wake)
    const all = await Promise.all(Array.from({ length: 40 }, ask))
    expect(Math.max(...all)).toBeLessThan(9000)
    // One after the other, as those who want the same match: they do not each wait anew.
    const from = performance.now()
    for (let turn = 0; turn < 20; turn += 1) await ask()
    expect(performance.now() - from).toBeLessThan(9000)
    wake()
    await expect.poll(() => store.match('m1').catch(() => 'away'), { timeout: 5000 }).toBeUndefined()
    await Promise.all(Array.from({ length: 40 }, () => store.match('m1')))
  }, 90_000)
})

describe('words for what is wrong', () => {
  const words = async (url: string): Promise<string> => {
    const error: unknown = await openPostgres(url).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(CannotOpen)
    return error instanceof Error ? error.message : ''
  }
  const changed = async (change: (url: URL) => void): Promise<string> => {
    const url = new URL(await fresh())
    change(url)
    return words(url.href)
  }

  test('nobody answers', async () => {
    const said = await words('postgres://anna:secret@localhost:1/table')
    expect(said).toContain('postgres://localhost:1/table')
    expect(said).toContain('check that PostgreSQL runs')
    expect(said).not.toContain('secret')
  })
  test('a wrong password', async () => {
    expect(await changed((url) => Object.assign(url, { password: 'wrong' }))).toContain('user or password is wrong')
  })
  test('no such database', async () => {
    expect(await changed((url) => Object.assign(url, { pathname: '/nowhere' }))).toContain('database does not exist')
  })
})
