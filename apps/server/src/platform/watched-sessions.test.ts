import { expect, test } from 'vitest'
import { manualClock } from '../../test/manual-clock.ts'
import { WatchedSessions } from './watched-sessions.ts'

/** A store of which only the digests in `valid` are signed in. */
function watching(isShared: boolean) {
  const clock = manualClock()
  const valid = new Set(['phone', 'desk'])
  const looked: number[] = []
  const validDigests = async (digests: readonly string[]) => {
    looked.push(digests.length)
    return digests.filter((digest) => valid.has(digest))
  }
  return { clock, valid, looked, watched: new WatchedSessions({ isShared, validDigests }, clock) }
}
const HALF_A_MINUTE = 30_000

test('a stream ends within half a minute when another process has signed its device out', async () => {
  const { clock, valid, watched } = watching(true)
  const ended: string[] = []
  const phone = new Promise<void>((resolve) => {
    watched.watch('phone', false, () => {
      ended.push('phone')
      resolve()
    })
  })
  watched.watch('desk', false, () => ended.push('desk'))
  valid.delete('phone')
  clock.advance(HALF_A_MINUTE)
  await phone
  expect(ended).toEqual(['phone'])
})

test('a database of one process is asked only because of streams that may expire', () => {
  const { clock, looked, watched } = watching(false)
  watched.watch('phone', false, () => undefined)
  clock.advance(HALF_A_MINUTE)
  expect(looked).toEqual([])
  watched.watch('desk', true, () => undefined)
  clock.advance(HALF_A_MINUTE)
  expect(looked).toEqual([2])
})

test('a stream that was closed is not ended, and each of several streams of a device is', () => {
  const { watched } = watching(false)
  const ended: number[] = []
  const stops = [1, 2, 3].map((number) => watched.watch('phone', false, () => ended.push(number)))
  stops[1]?.()
  watched.end(['phone', 'unknown'])
  expect(ended).toEqual([1, 3])
})
