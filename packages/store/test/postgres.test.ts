import { type Entry, entryText } from '@admiralty/match'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type AppendRequest, CannotOpen, type MatchHandle, type MatchRecord, openPostgres, StaleWrite, type Store } from '../src/index.ts'
import { openRawDatabase } from '../src/raw-database.ts'
import { describeStore } from './describe-store.ts'
import { type RealPostgres, startPostgres } from './real-postgres.ts'
import { match as sample, seat } from './samples.ts'

let postgres: RealPostgres
let databases = 0
const freshDatabase = (): Promise<string> => {
  databases += 1
  return postgres.database(`store${databases}`)
}
beforeAll(async () => {
  postgres = await startPostgres(['-c', 'fsync=off'])
})
afterAll(() => postgres?.stop())

const match = (id: string): MatchRecord =>
  sample(id, { setup: {}, seats: [seat('red', { person: 'anna', seed: 2 ** 31 - 1, name: 'Anna', value: 'a' })] })
const entry: Entry = { seq: 0, time: 10, version: 1, format: 1, call: null, orders: {}, events: [], rolls: [] }
const opening: AppendRequest = {
  match: 'm1',
  entry,
  text: entryText(entry),
  chain: 'h0',
  status: 'playing',
  moment: '',
  time: 10,
  head: null,
  settledVotes: [],
  request: null,
  wake: null,
  asked: [],
  standing: null,
  newHolder: null,
  errands: [],
}

/** No limits: two hundred transactions wait for sixteen connections, and how long each waits depends on the machine. */
const PATIENT = { connect: 0, answer: 0 }

describeStore('PostgreSQL', async () => {
  const url = await freshDatabase()
  return { location: { url }, open: () => openPostgres(url, undefined, PATIENT), remove: async () => undefined }
})

describe('two processes on one PostgreSQL', () => {
  const person = { id: 'anna', name: 'Anna', created: 1 }
  async function openTwo(): Promise<{ readonly one: Store; readonly other: Store; readonly notices: string[]; readonly url: string }> {
    const url = await freshDatabase()
    const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)])
    const notices: string[] = []
    other.subscribe({
      changed: (match, revision) => notices.push(`${match} ${revision}`),
      present: (match, people) => notices.push(`${match} has ${people.join()}`),
      missed: () => notices.push('missed'),
      peerFound: () => notices.push('peer found'),
      peerGone: () => notices.push('peer gone'),
    })
    onTestFinished(async () => void (await Promise.allSettled([one.close(), other.close()])))
    await one.addPerson(person, 'anna-token')
    await one.addMatch(match('m1'), [])
    return { one, other, notices, url }
  }

  test('both can start at the same moment, and each reads what the other writes', async () => {
    const { other } = await openTwo()
    expect(await other.match('m1')).toEqual(match('m1'))
  })

  test('a handle that has missed a change writes nothing until it has read the change', async () => {
    const { one, other } = await openTwo()
    const [here, there] = [one.handle('m1'), other.handle('m1')]
    await Promise.all([here.read(-1), there.read(-1)])
    await here.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, null, null)
    await expect(there.seal('m1', { call: '1/fire', seat: 'red', order: 2 }, null, null)).rejects.toThrow(StaleWrite)
    await expect(there.addVote('m1', { kind: 'draw', voter: 'red' }, null, null)).rejects.toThrow(StaleWrite)
    await expect(there.append(opening)).rejects.toThrow(StaleWrite)
    // An entry with which a seat passes on takes another way.
    const newHolder = { token: 'come', seat: 'red', person: 'ben', name: 'Ben', former: 'anna', drafts: [] }
    await expect(there.append({ ...opening, newHolder })).rejects.toThrow(StaleWrite)
    expect((await one.match('m1'))?.seats[0]).toMatchObject({ person: 'anna' })
    await expect(there.sealedFor(['1/fire'])).rejects.toThrow(StaleWrite)
    expect(await one.entries('m1')).toEqual([])
    expect((await there.read(-1))?.sealed).toEqual([{ call: '1/fire', seat: 'red' }])
    expect(await there.sealedFor(['1/fire'])).toEqual([{ call: '1/fire', seat: 'red', order: 1 }])
    await there.seal('m1', { call: '1/fire', seat: 'red', order: 2 }, null, null)
    await expect(here.unseal('m1', '1/fire', 'red')).rejects.toThrow(StaleWrite)
    expect(await one.sealed('m1')).toEqual([{ call: '1/fire', seat: 'red', order: 2 }])
  })

  test('a match is read without the column of the orders', async () => {
    const { one, url } = await openTwo()
    await one.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, null, null)
    const { db, close } = openRawDatabase({ url })
    await db.schema.alterTable('sealed').renameColumn('order', 'elsewhere').execute()
    await close()
    const handle = one.handle('m1')
    expect((await handle.read(-1))?.sealed).toEqual([{ call: '1/fire', seat: 'red' }])
    await expect(handle.sealedFor(['1/fire'])).rejects.toThrow('order')
  })

  test('only one of several simultaneous writes succeeds, and entries and notes are numbered without a gap', async () => {
    const { one, other } = await openTwo()
    const writeWithRetries = async (store: Store, write: (handle: MatchHandle) => Promise<unknown>): Promise<void> => {
      const handle = store.handle('m1')
      for (;;) {
        await handle.read(-1)
        const done = await write(handle).catch((error: unknown) => (error instanceof StaleWrite ? StaleWrite : Promise.reject(error)))
        if (done !== StaleWrite) return
      }
    }
    const note = { time: 5, seat: 'red', name: 'Anna', text: 'hello', signal: null }
    const stores = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? one : other))
    await Promise.all(stores.map((store) => writeWithRetries(store, (handle) => handle.addNote('m1', note, 200))))
    expect((await one.notes('m1')).map(({ seq }) => seq)).toEqual(stores.map((_, index) => index + 1))
    const appended = await Promise.allSettled(stores.map((store) => store.append(opening)))
    expect(appended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await other.entries('m1')).toHaveLength(1)
  })

  test('a change is announced to the other process with its revision', async () => {
    const { one, notices } = await openTwo()
    const handle = one.handle('m1')
    await handle.read(-1)
    await handle.seal('m1', { call: '1/fire', seat: 'red', order: 1 }, null, null)
    await one.rename('anna', 'Annika')
    await expect.poll(() => notices).toContain('m1 2')
    expect(handle.revision).toBe(1)
  })

  test('connected people are announced to the other process without a write', async () => {
    const { one, notices } = await openTwo()
    const handle = one.handle('m1')
    await handle.read(-1)
    handle.announcePresence(['anna', 'ben'])
    await expect.poll(() => notices).toContain('m1 has anna,ben')
    expect(await handle.isStale()).toBe(false)
  })

  test('the end of a process is reported to the other', async () => {
    const { one, notices } = await openTwo()
    await expect.poll(() => notices).toContain('peer found')
    await one.close()
    await expect.poll(() => notices).toContain('peer gone')
  })

  test('reads, writes and notices work again after the database was killed and restarted', async () => {
    const { one, other, notices, url } = await openTwo()
    // With many listeners, some are checking the connected processes when the database dies.
    const listeners = await Promise.all(Array.from({ length: 8 }, () => openPostgres(url)))
    onTestFinished(async () => void (await Promise.allSettled(listeners.map((store) => store.close()))))
    const missed: Store[] = []
    const ignore = { changed: () => undefined, present: () => undefined, peerFound: () => undefined, peerGone: () => undefined }
    for (const store of listeners) store.subscribe({ ...ignore, missed: () => missed.push(store) })
    await postgres.kill()
    await expect(one.match('m1')).rejects.toThrow()
    await postgres.restart()
    await expect.poll(() => one.match('m1').catch(() => undefined)).toEqual(match('m1'))
    await expect.poll(() => notices).toContain('missed')
    await expect.poll(() => new Set(missed).size).toBe(listeners.length)
    await other.setAuto('m1', 'red', true, null)
    await expect.poll(() => notices).toContain('m1 1')
  })
})

describe('a database that cannot be used yet', () => {
  const waitFor = (ms: number) => {
    const messages: string[] = []
    return { messages, wait: { ms, waiting: (message: string) => messages.push(message) } }
  }

  test('is waited for with a message, and opened when it is up', async () => {
    const url = await freshDatabase()
    const { messages, wait } = waitFor(3_600_000)
    await postgres.kill()
    const opening = openPostgres(url, wait)
    await expect.poll(() => messages).toHaveLength(1)
    await postgres.restart()
    const store = await opening
    onTestFinished(() => store.close())
    expect(await store.match('m1')).toBeUndefined()
    expect(messages[0]).toMatch(/check that PostgreSQL runs.*Waiting for it, at most \d+ s/)
  })

  test('is not waited for beyond the limit, nor after an error that waiting does not solve', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const messages: string[] = []
    const passTheLimit = (message: string): void => {
      messages.push(message)
      vi.advanceTimersByTime(700)
    }
    const wait = { ms: 700, waiting: passTheLimit }
    await expect(openPostgres('postgres://anna:secret@localhost:1/table', wait)).rejects.toThrow(CannotOpen)
    expect(messages).toHaveLength(1)
    const wrong = new URL(await freshDatabase())
    wrong.password = 'wrong'
    const noRetry = waitFor(60_000)
    await expect(openPostgres(wrong.href, noRetry.wait)).rejects.toThrow('user or password is wrong')
    wrong.password = 'sesame'
    wrong.pathname = '/nowhere'
    await expect(openPostgres(wrong.href, noRetry.wait)).rejects.toThrow('database does not exist')
    expect(noRetry.messages).toEqual([])
  })

  /** Moves the clock of this process on until the work is done. Returns the time that it took by this clock, in ms. */
  const timeOf = async (work: Promise<unknown>): Promise<number> => {
    const from = performance.now()
    let isDone = false
    void work.finally(() => {
      isDone = true
    })
    while (!isDone) {
      await vi.advanceTimersByTimeAsync(50)
      await new Promise((resolve) => setImmediate(resolve))
    }
    return performance.now() - from
  }

  test('fails many queries in a limited time while it is silent, and leaves no broken connection behind', async () => {
    const url = await freshDatabase()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const store = await openPostgres(url)
    onTestFinished(() => store.close())
    const failure = () => expect(store.match('m1')).rejects.toThrow()
    // More queries than connections, so that every connection is open before the silence.
    await Promise.all(Array.from({ length: 40 }, () => store.match('m1')))
    const wake = await postgres.silence()
    onTestFinished(wake)
    expect(await timeOf(Promise.all(Array.from({ length: 40 }, failure)))).toBeLessThan(9000)
    // Queries one after another, as for the same match, do not each wait for the full timeout.
    const inTurn = async (): Promise<void> => {
      for (let turn = 0; turn < 20; turn += 1) await failure()
    }
    expect(await timeOf(inTurn())).toBeLessThan(9000)
    wake()
    vi.useRealTimers()
    await expect.poll(() => store.match('m1').catch(() => 'away')).toBeUndefined()
    await Promise.all(Array.from({ length: 40 }, () => store.match('m1')))
  })
})

describe('the explanation of an error', () => {
  const explanation = async (url: string): Promise<string> => {
    const error: unknown = await openPostgres(url).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(CannotOpen)
    return error instanceof Error ? error.message : ''
  }
  const explanationWith = async (change: (url: URL) => void): Promise<string> => {
    const url = new URL(await freshDatabase())
    change(url)
    return explanation(url.href)
  }

  test('says that nothing listens at the address, without the password', async () => {
    const message = await explanation('postgres://anna:secret@localhost:1/table')
    expect(message).toContain('postgres://localhost:1/table')
    expect(message).toContain('check that PostgreSQL runs')
    expect(message).not.toContain('secret')
  })
  test('says that the password is wrong', async () => {
    expect(await explanationWith((url) => Object.assign(url, { password: 'wrong' }))).toContain('user or password is wrong')
  })
  test('says that the database does not exist', async () => {
    expect(await explanationWith((url) => Object.assign(url, { pathname: '/nowhere' }))).toContain('database does not exist')
  })
})
