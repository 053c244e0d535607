import { expect, test } from 'vitest'
import { SimulatedClock } from './simulated-clock.ts'

test('timers end when the clock has been moved so far, the earliest first, and never when they were cancelled', () => {
  const clock = new SimulatedClock(1_000)
  const ended: string[] = []
  clock.after(20, () => ended.push(`late at ${clock.now()}`))
  clock.after(10, () => ended.push(`early at ${clock.now()}`))
  clock.after(5, () => ended.push('cancelled'))()
  clock.moveTo(1_009)
  expect(ended).toEqual([])
  clock.moveTo(1_030)
  expect(ended).toEqual(['early at 1030', 'late at 1030'])
})
test('a timer that an ended one cancels does not end', () => {
  const clock = new SimulatedClock(0)
  const ended: string[] = []
  let cancel = (): void => undefined
  clock.after(1, () => {
    ended.push('first')
    cancel()
  })
  cancel = clock.after(2, () => ended.push('second'))
  clock.moveTo(10)
  expect(ended).toEqual(['first'])
})
test('a timer of no time ends although the clock stands still, and the clock never goes back', async () => {
  const clock = new SimulatedClock(1_000)
  const ended = new Promise<number>((resolve) => clock.after(0, () => resolve(clock.now())))
  clock.moveTo(500)
  expect(await ended).toBe(1_000)
})
test('the clock knows whether a timer is due', async () => {
  const clock = new SimulatedClock(0)
  const ended = new Promise<void>((resolve) => clock.after(0, resolve))
  expect(clock.isDue).toBe(true)
  await ended
  expect(clock.isDue).toBe(false)
})
