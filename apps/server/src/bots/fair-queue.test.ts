import { expect, test } from 'vitest'
import { FairQueue, type SharePath } from './fair-queue.ts'

/** Serves so many jobs, each of which is followed by another one of its path. Counts them by network. */
function serve(queue: FairQueue<string>, most: number, msOf: (served: number) => number = () => 10): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (let served = 0; served < most; served += 1) {
    const next = queue.take()
    if (!next) break
    queue.charge(next.path, msOf(served))
    queue.add(next.path, next.job)
    const [network = ''] = next.path
    counts[network] = (counts[network] ?? 0) + 1
  }
  return counts
}
const taken = (queue: FairQueue<string>, most: number): readonly string[] => Array.from({ length: most }, () => queue.take()?.job ?? '')

test('networks get equal shares, however many users and matches they have', () => {
  const queue = new FairQueue<string>()
  for (let match = 0; match < 100; match += 1) queue.add(['crowd', `user ${match % 20}`, `match ${match}`], 'job')
  queue.add(['home', 'anna', 'duel'], 'job')
  expect(serve(queue, 100)).toEqual({ crowd: 50, home: 50 })
})

test('a match that asks now and then is served next, before those that ask all the time', () => {
  const queue = new FairQueue<string>()
  for (let match = 0; match < 100; match += 1) queue.add(['home', `user ${match}`, 'match'], 'job')
  for (let round = 0; round < 5; round += 1) {
    serve(queue, 137, (served) => 10 + served / 100)
    queue.add(['home', 'anna', 'duel'], 'of anna')
    const next = queue.take()
    expect.soft(next?.job).toBe('of anna')
    queue.charge(next?.path ?? [], 10)
  }
})

test('nobody saves up time while away', () => {
  const queue = new FairQueue<string>()
  const [busy, away]: readonly SharePath[] = [
    ['busy', 'ben', 'one'],
    ['away', 'anna', 'two'],
  ]
  queue.add(busy ?? [], 'job')
  serve(queue, 1_000)
  queue.add(away ?? [], 'job')
  expect(serve(queue, 100)).toEqual({ busy: 50, away: 50 })
})

test('jobs of one match keep their sequence, and long jobs count for more', () => {
  const queue = new FairQueue<string>()
  for (const job of ['first', 'second', 'third']) queue.add(['home', 'anna', 'duel'], job)
  expect(taken(queue, 4)).toEqual(['first', 'second', 'third', ''])
  for (let job = 0; job < 10; job += 1) for (const network of ['slow', 'fast']) queue.add([network, 'user', 'match'], network)
  const served = Array.from({ length: 11 }, () => {
    const next = queue.take()
    queue.charge(next?.path ?? [], next?.job === 'slow' ? 90 : 10)
    return next?.job
  })
  expect(served.filter((job) => job === 'slow')).toHaveLength(2)
})

test('a network that may not be served waits, and others are served meanwhile', () => {
  const queue = new FairQueue<string>()
  for (const network of ['crowd', 'home']) queue.add([network, 'user', 'match'], network)
  const notCrowd = (network: string): boolean => network !== 'crowd'
  expect([queue.take(notCrowd)?.job, queue.take(notCrowd)?.job, queue.take()?.job]).toEqual(['home', undefined, 'crowd'])
})
