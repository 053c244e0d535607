// The loop that opens matches at their time, on 2,000 stored matches.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite, type Store, waitingSince } from '@admiralty/store'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type ManualClock, manualClock } from '../../test/tables.ts'
import { AT_HAND } from './wake-time.ts'
import { type WakeReason, Waker, type WakerPorts } from './waker.ts'

const STORED = 2000
const HOUR = 3600_000
const MINUTE = 60_000
/** The time at which a manual clock begins. */
const BEGAN = manualClock().now()
const ids = Array.from({ length: STORED }, (_, number) => `m${number}`)

const folder = mkdtempSync(join(tmpdir(), 'admiralty-waker-'))
let store: Store
beforeAll(async () => {
  store = await openSqlite(folder)
  await store.addPerson({ id: 'anna', name: 'Anna', created: 1 }, 'anna-token')
  const seat = { seat: 'red', person: null, bot: null, seed: 1, name: null, value: null, key: null, linkEnd: null, auto: false }
  const terms = { system: 'skirmish', scenario: 'duel', title: '', setup: {}, format: 1, secret: '', position: null } as const
  const record = {
    ...terms,
    creator: 'anna',
    ...waitingSince(1),
    status: 'playing',
    closing: 'open',
    watch: 'anyone',
    clock: { kind: 'none' },
    seats: [seat],
  } as const
  await Promise.all(ids.map((id) => store.addMatch({ id, ...record }, [])))
})
beforeEach(async () => {
  for (const id of await store.claimWakes({ due: 2 * BEGAN, leased: 2 * BEGAN, until: 0, limit: STORED, mayClaim: () => true }))
    await store.setWake(id, null)
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Opened {
  readonly id: string
  readonly reason: WakeReason
}
/** A waker, and what it has opened. A match that is opened has nothing left to do, unless the test says something else. */
function wakerOf(more: Partial<WakerPorts> = {}) {
  const sleeps: number[] = []
  const failures: unknown[] = []
  const opened: Opened[] = []
  const manual = manualClock()
  const clock: ManualClock = {
    ...manual,
    after(ms, wake) {
      sleeps.push(ms)
      return manual.after(ms, wake)
    },
  }
  const waker = new Waker({
    store,
    clock,
    owns: () => true,
    async open(id, reason) {
      opened.push({ id, reason })
      await store.setWake(id, null)
    },
    reportFailure: (error) => void failures.push(error),
    ...more,
  })
  onTestFinished(() => waker.stop())
  /** Resolves when the waker sleeps for the nth time. */
  const sleeping = (times: number) => expect.poll(() => sleeps.length).toBe(times)
  return { waker, clock, opened, failures, sleeps, sleeping }
}
const idsOf = (opened: readonly Opened[]): readonly string[] => opened.map(({ id }) => id)

test('of 2,000 matches only those that are due are opened, a few at a time, and the next one at its time', async () => {
  const due = ids.filter((_, number) => number % 20 === 0)
  for (const [index, id] of due.entries()) await store.setWake(id, BEGAN - index)
  await store.setWake('m7', BEGAN + 7 * MINUTE)
  let open = 0
  let most = 0
  const opened: string[] = []
  const { waker, clock, sleeps, sleeping } = wakerOf({
    async open(id) {
      open += 1
      most = Math.max(most, open)
      opened.push(id)
      await store.setWake(id, null)
      open -= 1
    },
  })
  waker.look('due')
  await sleeping(1)
  expect(opened.toSorted()).toEqual(due.toSorted())
  expect(opened[0]).toBe(due.at(-1))
  expect(most).toBe(4)
  expect(sleeps).toEqual([7 * MINUTE])
  clock.advance(7 * MINUTE - 1)
  expect(opened).toHaveLength(due.length)
  clock.advance(1)
  await sleeping(2)
  expect(opened.at(-1)).toBe('m7')
})

test('a time that comes during a look is looked at without a pause', async () => {
  await store.setWake('m7', BEGAN + MINUTE)
  let pass = (): void => undefined
  const slow: WakerPorts['store'] = {
    ...store,
    async nextWake() {
      const next = await store.nextWake()
      pass()
      pass = () => undefined
      return next
    },
  }
  const { waker, clock, opened, sleeps, sleeping } = wakerOf({ store: slow })
  pass = () => clock.advance(MINUTE)
  waker.look('due')
  await sleeping(1)
  expect([idsOf(opened), sleeps.length]).toEqual([['m7'], 1])
})

test('a server sleeps for an hour at most, and for 20 seconds where another one may store an earlier time', async () => {
  await store.setWake('m1', BEGAN + 30 * 24 * HOUR)
  const alone = wakerOf()
  alone.waker.look('due')
  await alone.sleeping(1)
  expect(alone.sleeps[0]).toBeLessThanOrEqual(HOUR)
  const shared = wakerOf({ store: { ...store, isShared: true } })
  shared.waker.look('due')
  await shared.sleeping(1)
  expect(shared.sleeps).toEqual([20_000])
  expect([...alone.opened, ...shared.opened]).toEqual([])
})

test('an earlier time that this server stores shortens its sleep, also during a look', async () => {
  const { waker, clock, opened, sleeps, sleeping } = wakerOf({ store: { ...store, nextWake: async () => BEGAN + 9 * MINUTE } })
  waker.look('due')
  waker.stored(BEGAN + 3 * MINUTE)
  await sleeping(1)
  await store.setWake('m3', BEGAN + MINUTE)
  waker.stored(BEGAN + MINUTE)
  waker.stored(BEGAN + 2 * MINUTE)
  expect(sleeps.slice(-1)).toEqual([MINUTE])
  clock.advance(MINUTE)
  await expect.poll(() => idsOf(opened)).toEqual(['m3'])
})

test('what an ended server had at hand is opened at once, whoever has claimed it, and what is due later is not', async () => {
  for (const [id, wake] of [
    ['m1', BEGAN],
    // Its answer was held back for a second.
    ['m2', BEGAN + AT_HAND + 1000],
    ['m3', BEGAN + AT_HAND + MINUTE],
  ] as const)
    await store.setWake(id, wake)
  await store.claimWakes({ due: BEGAN, leased: BEGAN, until: BEGAN + 20_000, limit: 1, mayClaim: () => true })
  for (const isShared of [true, false]) {
    const due = wakerOf({ store: { ...store, isShared }, open: () => Promise.reject(new Error('nothing is due')) })
    due.waker.look('due')
    await due.sleeping(1)
    expect(due.failures).toEqual([])
  }
  const { waker, opened, sleeping } = wakerOf({ store: { ...store, isShared: true } })
  waker.look('taken over')
  await sleeping(1)
  expect(opened).toEqual([
    { id: 'm1', reason: 'taken over' },
    { id: 'm2', reason: 'taken over' },
  ])
})

test('what a server has claimed just before its end is opened half a minute after the claim', async () => {
  await store.setWake('m1', BEGAN)
  const shared = { ...store, isShared: true }
  let release = (): void => undefined
  const gone = new Promise<void>((resolve) => {
    release = resolve
  })
  const ended = wakerOf({ store: shared, open: () => gone })
  ended.waker.look('due')
  await expect.poll(() => store.nextWake()).toBe(BEGAN + 30_000)
  const { waker, clock, opened, sleeps, sleeping } = wakerOf({ store: shared })
  clock.advance(6_000)
  waker.look('taken over')
  for (let time = 1; clock.now() < BEGAN + 30_000; time += 1) {
    await sleeping(time)
    expect(opened).toEqual([])
    clock.advance(sleeps.at(-1) ?? 0)
  }
  await expect.poll(() => idsOf(opened)).toEqual(['m1'])
  expect(clock.now()).toBe(BEGAN + 30_000)
  release()
})

test('two servers that take over at the same time open each match once', async () => {
  const due = ids.slice(0, 300)
  for (const id of due) await store.setWake(id, BEGAN)
  const keeping: string[] = []
  // The matches stay due, as if their work took long.
  const keep = async (id: string): Promise<void> => void keeping.push(id)
  const shared = { ...store, isShared: true, claimWakes: store.claimWakes }
  const servers = [wakerOf({ store: shared, open: keep }), wakerOf({ store: shared, open: keep })]
  for (const { waker } of servers) waker.look('taken over')
  await Promise.all(servers.map(({ sleeping }) => sleeping(1)))
  expect(keeping.toSorted()).toEqual(due.toSorted())
})

test('a match of another process is opened only when it is late', async () => {
  await store.setWake('m1', BEGAN)
  await store.setWake('m2', BEGAN)
  const { waker, clock, opened, sleeping } = wakerOf({ owns: (id) => id === 'm2' })
  waker.look('taken over')
  await sleeping(1)
  expect(idsOf(opened)).toEqual(['m2'])
  clock.advance(5000)
  await sleeping(2)
  expect(idsOf(opened)).toEqual(['m2', 'm1'])
})

test('a match that cannot be opened is reported once, and opened again after pauses that grow to an hour', async () => {
  await store.setWake('m1', BEGAN)
  let tries = 0
  const { waker, clock, failures, sleeps, sleeping } = wakerOf({
    async open() {
      tries += 1
      throw new Error('it is damaged')
    },
  })
  waker.look('due')
  for (let time = 1; time <= 9; time += 1) {
    await sleeping(time)
    const [pause = 0] = sleeps.slice(-1)
    expect(pause).toBeLessThanOrEqual(HOUR)
    clock.advance(pause)
  }
  expect(failures).toHaveLength(1)
  expect(sleeps.slice(0, 5)).toEqual([1, 2, 4, 8, 16].map((minutes) => minutes * MINUTE))
  expect(tries).toBeLessThanOrEqual(9)
  expect(await store.nextWake()).toBeLessThanOrEqual(clock.now() + HOUR)
})

test('a look that the database interrupts is repeated soon, and takes over again', async () => {
  await store.setWake('m1', BEGAN + AT_HAND)
  let isAway = true
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  const { waker, clock, opened, failures, sleeping } = wakerOf({
    store: { ...store, claimWakes: (claim) => (isAway ? Promise.reject(away) : store.claimWakes(claim)) },
  })
  waker.look('taken over')
  await sleeping(1)
  expect(failures).toEqual([away])
  isAway = false
  clock.advance(2000)
  await sleeping(2)
  expect(opened).toEqual([{ id: 'm1', reason: 'taken over' }])
})

test('a waker that is stopped opens nothing more', async () => {
  await store.setWake('m1', BEGAN)
  const { waker, clock, opened } = wakerOf()
  await waker.stop()
  waker.look('due')
  clock.advance(HOUR)
  expect(opened).toEqual([])
  expect(await store.nextWake()).toBe(BEGAN)
})
