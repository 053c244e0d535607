import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('requests begin in their sequence, a few in each turn of the event loop', async () => {
  const turns = new Turns()
  const begun: number[] = []
  const all = Array.from({ length: 100 }, (_, number) => turns.next().then(() => begun.push(number)))
  let between = 0
  while (begun.length < 100) {
    between += 1
    await turn()
  }
  await Promise.all(all)
  expect(begun).toEqual(Array.from({ length: 100 }, (_, number) => number))
  expect(between).toBeGreaterThan(5)
  expect(turns.waiting).toBe(0)
})
