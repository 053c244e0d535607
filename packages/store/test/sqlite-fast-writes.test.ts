// When the frequent writes go to the thread of the database, and when others may use the connection between them.
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { BatchWrite } from '../src/sqlite-batch.ts'
import { sqliteFastWrites } from '../src/sqlite-fast-writes.ts'

/** A thread that answers a batch on command. */
function heldThread() {
  const sizes: number[] = []
  const answers: (() => void)[] = []
  const held = { count: 0, isWanted: false }
  const link = {
    get isWanted() {
      return held.isWanted
    },
    acquire: async () => {
      held.count += 1
      return () => {
        held.count -= 1
      }
    },
    write: (writes: readonly BatchWrite[]) => {
      sizes.push(writes.length)
      return new Promise<'written'[]>((resolve) => answers.push(() => resolve(writes.map(() => 'written'))))
    },
  }
  const unused = (): never => {
    throw new Error('no other write is expected')
  }
  const writes = sqliteFastWrites({ link, write: unused, recorded: unused })
  const seal = (number: number): Promise<number> =>
    writes.seal(`m${number}`, { sealed: { call: '1', seat: 'red', order: {} }, request: null, wake: null }, 0)
  const sealMany = (count: number): Promise<number[]> => Promise.all(Array.from({ length: count }, (_, number) => seal(number)))
  return { sizes, held, sealMany, answerNext: () => answers.shift()?.() }
}

test('the writes of one tick share a batch, and those that come while it is written share the next one', async () => {
  const { sizes, held, sealMany, answerNext } = heldThread()
  const first = sealMany(3)
  expect(sizes).toEqual([])
  await turn()
  expect([sizes, held.count]).toEqual([[3], 1])
  const second = sealMany(5)
  await turn()
  expect(sizes).toEqual([3])
  answerNext()
  await first
  await turn()
  expect(sizes).toEqual([3, 5])
  answerNext()
  await second
  expect(held.count).toBe(0)
})

test('a full batch is sent in the middle of a tick, also while others are written', async () => {
  const { sizes, held, sealMany, answerNext } = heldThread()
  const sealed = [sealMany(64)]
  await Promise.resolve()
  expect(sizes).toEqual([64])
  sealed.push(sealMany(72))
  expect(sizes).toEqual([64, 64])
  for (const _ of [1, 2]) {
    expect(held.count).toBe(1)
    answerNext()
    await turn()
  }
  expect([sizes, held.count]).toEqual([[64, 64, 8], 1])
  answerNext()
  await Promise.all(sealed)
  expect(held.count).toBe(0)
})

test('somebody who waits for the connection gets it before the next full batch', async () => {
  const { sizes, held, sealMany, answerNext } = heldThread()
  const first = sealMany(64)
  await Promise.resolve()
  held.isWanted = true
  const second = sealMany(128)
  expect(sizes).toEqual([64])
  answerNext()
  await first
  await turn()
  expect(sizes).toEqual([64, 128])
  answerNext()
  await second
})
