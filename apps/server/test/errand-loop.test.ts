// The loop that runs errands, on both databases: pauses, ends between any two steps, and two nodes.
import { seededDice } from '@admiralty/kernel'
import { openPostgres, openSqlite, retryErrands, type Store, type StoreLocation } from '@admiralty/store'
import { type RealPostgres, startPostgres } from '@admiralty/store/real-postgres'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ERRAND_LEASE, type ErrandHandler, ErrandLoop, type ErrandLoopPorts } from '../src/errands/errand-loop.ts'
import { systemRandom } from '../src/platform/ports.ts'
import { errand, leaveErrands } from './stored-errands.ts'
import { freshFolder, type ManualClock, manualClock } from './tables.ts'

const MINUTE = 60_000
let postgres: RealPostgres
let databases = 0
beforeAll(async () => {
  postgres = await startPostgres(['-c', 'fsync=off'])
})
afterAll(() => postgres?.stop())

async function freshUrl(): Promise<string> {
  databases += 1
  return postgres.database(`errands${databases}`)
}
const open = async (location: StoreLocation): Promise<Store> => {
  const store = await ('url' in location ? openPostgres(location.url) : openSqlite(location.folder))
  onTestFinished(() => store.close())
  return store
}

/** A loop whose errands are all run by `handler`, and what it has told the operator. */
interface RunLoop {
  readonly loop: ErrandLoop
  readonly parked: string[]
  readonly ended: string[]
}
function loopOf(store: ErrandLoopPorts['store'], clock: ManualClock, handler: ErrandHandler): RunLoop {
  const [parked, ended]: [string[], string[]] = [[], []]
  const loop = new ErrandLoop({
    store,
    clock,
    random: systemRandom,
    handlers: { move: handler, last: handler, reminder: handler, digest: handler },
    ended: (_, outcome) => ended.push(outcome),
    reportParked: ({ key, tries }, why) => parked.push(`${key} after ${tries + 1} tries: ${why}`),
    reportFailure: (error) => {
      throw error
    },
  })
  return { loop, parked, ended }
}

test('an errand that fails is tried after 1, 5, 15 and 60 minutes, then every four hours, parked after a day, and retried by the operator', async () => {
  const folder = freshFolder()
  const clock = manualClock()
  const began = clock.now()
  const store = await openSqlite(folder)
  await leaveErrands(store, [errand('a', { due: began })])
  const tries: number[] = []
  const { loop, parked, ended } = loopOf(store, clock, async () => {
    tries.push((clock.now() - began) / MINUTE)
    return { kind: 'failed', why: 'the mail server\r\ndoes not answer' }
  })
  loop.look()
  for (const [index, pause] of [0, 1, 5, 15, 60, 240, 240, 240, 240, 240, 240].entries()) {
    clock.advance(pause * MINUTE)
    await expect.poll(() => ended.length).toBe(index + 1)
    await clock.timerSet(1800_000)
  }
  expect(tries).toEqual([0, 1, 6, 21, 81, 321, 561, 801, 1041, 1281, 1521])
  expect(parked).toEqual(['a after 11 tries: the mail server does not answer'])
  expect([await store.nextErrand(), await store.countErrands(clock.now())]).toEqual([null, { due: 0, parked: 1 }])
  await loop.stop()
  await store.close()

  expect(await retryErrands({ folder }, ['b'], clock.now())).toEqual([])
  expect(await retryErrands({ folder }, ['a'], clock.now())).toEqual(['a'])
  const again = await open({ folder })
  const retried = loopOf(again, clock, async () => ({ kind: 'done' }))
  retried.loop.look()
  await expect.poll(() => retried.ended).toEqual(['done'])
  await retried.loop.stop()
  expect(await again.countErrands(clock.now())).toEqual({ due: 0, parked: 0 })
})

test('an errand that no try can help is parked at once, and one that throws or hangs is tried again', async () => {
  const clock = manualClock()
  const store = await open({ folder: freshFolder() })
  await leaveErrands(store, [errand('hopeless'), errand('later'), errand('stalls')])
  const { loop, parked, ended } = loopOf(store, clock, async ({ key }) => {
    if (key === 'hopeless') return { kind: 'hopeless', why: 'the address is refused' }
    if (key === 'later') return { kind: 'later', due: clock.now() + 90 * MINUTE }
    return new Promise(() => undefined)
  })
  loop.look()
  await expect.poll(() => ended).toEqual(['parked'])
  expect(parked).toEqual(['hopeless after 1 tries: the address is refused'])
  clock.advance(2 * MINUTE)
  await expect.poll(() => ended).toEqual(['parked', 'failed'])
  await expect.poll(() => store.nextErrand()).toBe(clock.now() + MINUTE)
  await loop.stop()
})

test('a server that stops releases the errands that it runs, without a try', async () => {
  const clock = manualClock()
  const store = await open({ folder: freshFolder() })
  await leaveErrands(store, [errand('a')])
  const started: number[] = []
  const { loop, ended } = loopOf(store, clock, ({ tries }) => {
    started.push(tries)
    return new Promise(() => undefined)
  })
  loop.look()
  await expect.poll(() => started).toEqual([0])
  await loop.stop()
  const claim = { now: clock.now(), leased: clock.now(), until: clock.now() + 1, lease: 'other', limit: 1 }
  expect(await store.claimErrands(claim)).toMatchObject([{ key: 'a', tries: 0 }])
  expect(ended).toEqual([])
})

/** A server that is killed after so many steps: from then on nothing answers. */
interface Killed {
  readonly store: ErrandLoopPorts['store']
  /** Resolves when the server is dead. */
  readonly dead: Promise<void>
  step<T>(work: () => Promise<T>): Promise<T>
}
function killedAfter(store: Store, steps: number): Killed {
  let left = steps
  let die = (): void => undefined
  const dead = new Promise<void>((resolve) => {
    die = resolve
  })
  const never = new Promise<never>(() => undefined)
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    if (left <= 0) return never
    left -= 1
    const isLast = left === 0
    const result = await work()
    if (!isLast) return result
    die()
    return never
  }
  return {
    dead,
    step,
    store: {
      isShared: store.isShared,
      nextErrand: () => store.nextErrand(),
      claimErrands: (claim) => step(() => store.claimErrands(claim)),
      endErrand: (...end) => step(() => store.endErrand(...end)),
    },
  }
}

describe.each<[string, () => Promise<StoreLocation>]>([
  ['SQLite', async () => ({ folder: freshFolder() })],
  ['PostgreSQL', async () => ({ url: await freshUrl() })],
])('on %s', (_, makeLocation) => {
  test('200 ends of a server between any two steps: each errand is run at least once, and no end of one is lost', async () => {
    const [clock, dice] = [manualClock(), seededDice(7)]
    const store = await open(await makeLocation())
    const keys = Array.from({ length: 1500 }, (_, index) => `errand ${String(index).padStart(4, '0')}`)
    await leaveErrands(
      store,
      keys.map((key) => errand(key)),
    )
    const runs = new Map<string, number>()
    const run: ErrandHandler = async ({ key, tries }) => {
      expect(tries).toBe(0)
      runs.set(key, (runs.get(key) ?? 0) + 1)
      return { kind: 'done' }
    }
    for (let kills = 0; kills < 200; kills += 1) {
      const killed = killedAfter(store, dice.roll(1, 12, 'steps')[0] ?? 1)
      loopOf(killed.store, clock, (...one) => killed.step(() => run(...one))).loop.look()
      await killed.dead
      clock.advance(ERRAND_LEASE)
    }
    const { loop, ended } = loopOf(store, clock, run)
    const left = (await store.countErrands(clock.now())).due
    loop.look()
    await expect.poll(() => ended.length).toBe(left)
    await loop.stop()
    expect(await store.countErrands(clock.now())).toEqual({ due: 0, parked: 0 })
    expect([...runs.keys()].toSorted()).toEqual(keys)
    const repeated = [...runs.values()].reduce((sum, times) => sum + times - 1, 0)
    // A kill repeats at most the errands that were run at the same time.
    expect(repeated).toBeGreaterThan(0)
    expect(repeated).toBeLessThanOrEqual(200 * 8)
  })
})

test('two nodes never run the same errand at the same time, and each errand is run once', async () => {
  const url = await freshUrl()
  const [one, other] = await Promise.all([open({ url }), open({ url })])
  const clock = manualClock()
  const keys = Array.from({ length: 400 }, (_, index) => `errand ${index}`)
  await leaveErrands(
    one,
    keys.map((key) => errand(key)),
  )
  const running = new Set<string>()
  const runs: string[] = []
  const nodes = new Set<string>()
  const run =
    (node: string): ErrandHandler =>
    async ({ key }) => {
      expect(running.has(key)).toBe(false)
      running.add(key)
      await new Promise(setImmediate)
      running.delete(key)
      runs.push(key)
      nodes.add(node)
      return { kind: 'done' }
    }
  const loops = [loopOf(one, clock, run('one')), loopOf(other, clock, run('other'))]
  for (const { loop } of loops) loop.look()
  await expect.poll(() => one.nextErrand()).toBeNull()
  await expect.poll(() => loops.flatMap(({ ended }) => ended).length).toBe(400)
  for (const { loop } of loops) await loop.stop()
  expect(runs.toSorted()).toEqual(keys.toSorted())
  expect(nodes.size).toBe(2)
})
