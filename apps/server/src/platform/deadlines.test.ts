// Waits on a clock that cannot be trusted.
import { type Dice, seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { manualClock } from '../../test/tables.ts'
import { Deadlines } from './deadlines.ts'
import { type Clock, exactTimers } from './ports.ts'

const fraction = (dice: Dice): number => ((dice.roll(1, 1_000_001, 'fraction')[0] ?? 1) - 1) / 1_000_000

interface UnsteadyClock extends Clock {
  /** Runs timers until none is set. Returns how many have run. */
  run(): number
}
/** A clock whose timers end up to 1 ms early or 40 ms late, and which is set back by up to `back` ms at every fifth look. */
function unsteadyClock(dice: Dice, back: number): UnsteadyClock {
  let time = 1_700_000_000_000
  let timers: readonly { readonly at: number; readonly wake: () => void }[] = []
  const now = (): number => {
    time += fraction(dice) < 0.2 ? -back * fraction(dice) : 0.3 * fraction(dice)
    return time
  }
  return {
    now,
    after(ms, wake) {
      const late = fraction(dice) < 0.5 ? -fraction(dice) : 40 * fraction(dice)
      const timer = { at: time + Math.max(0, ms + late), wake }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((known) => known !== timer)
      }
    },
    run() {
      for (let runs = 0; ; runs += 1) {
        const next = timers.reduce((first, timer) => (timer.at < first.at ? timer : first), timers[0] ?? { at: 0, wake: () => undefined })
        if (timers.length === 0) return runs
        timers = timers.filter((timer) => timer !== next)
        time = Math.max(time, next.at)
        next.wake()
      }
    },
  }
}

/** Makes `count` waits, two at a time, as a match does: it goes on until nothing is due, and again whenever it is woken. Returns how many ended. */
function endedWaits(clock: UnsteadyClock, dice: Dice, count: number): number {
  let [ended, begun] = [0, 0]
  let open: readonly number[] = []
  const settleOnce = (): boolean => {
    const waiting = open.filter((time) => !deadlines.hasCome(time))
    const isNew = begun < count && waiting.length < 2
    ended += open.length - waiting.length
    begun += isNew ? 1 : 0
    const settled = waiting.length < open.length || isNew
    open = isNew ? [...waiting, clock.now() + 1500 * fraction(dice)] : waiting
    return settled
  }
  const deadlines = new Deadlines(clock, () => {
    while (settleOnce());
  })
  while (settleOnce());
  clock.run()
  return ended
}

test.each([
  ['early and late', 0],
  ['early, late and set back by fractions of a millisecond', 0.9],
  ['early, late and set back by seconds', 3_000],
])('0 of 100,000 waits are lost on a clock whose timers end %s', (_, back) => {
  const dice = seededDice(32)
  expect(endedWaits(unsteadyClock(dice, back), dice, 100_000)).toBe(100_000)
})

test('a caller that asks too early is woken once, when the time has come, and not for the times that it has not asked about', () => {
  const clock = manualClock()
  let woken = 0
  const deadlines = new Deadlines(clock, () => {
    woken += 1
  })
  const start = clock.now()
  expect(deadlines.hasCome(start)).toBe(true)
  expect([deadlines.hasCome(start + 100), deadlines.hasCome(start + 50), deadlines.hasCome(start + 100)]).toEqual([false, false, false])
  clock.advance(49)
  expect(woken).toBe(0)
  clock.advance(1)
  expect([woken, deadlines.idle]).toEqual([1, false])
  clock.advance(1_000)
  expect([woken, deadlines.idle]).toEqual([2, true])
  clock.advance(1_000)
  expect(woken).toBe(2)
})

test('nobody is woken after a cancellation', () => {
  const clock = manualClock()
  const deadlines = new Deadlines(clock, () => expect.unreachable())
  deadlines.hasCome(clock.now() + 100)
  deadlines.cancel()
  expect(deadlines.idle).toBe(true)
  clock.advance(1_000)
})

/** Timers of Node, driven by hand: they end half a millisecond early, and at once when they are longer than Node allows. */
function nodeTimers() {
  const NODE_LIMIT = 2 ** 31 - 1
  let [now, set] = [0, 0]
  let next: { readonly at: number; readonly wake: () => void } | null = null
  const after = exactTimers(
    () => now,
    (ms, wake) => {
      set += 1
      next = { at: now + (ms > NODE_LIMIT ? 1 : Math.max(0.1, ms - 0.5)), wake }
      return () => {
        next = null
      }
    },
  )
  const run = (): void => {
    while (next) {
      const { at, wake } = next
      next = null
      now = at
      wake()
    }
  }
  return { after, run, now: () => now, set: () => set }
}

test.each([1, 1_500, 30 * 24 * 3_600_000, 400 * 24 * 3_600_000])('a timer of %d ms never ends early', (ms) => {
  const timers = nodeTimers()
  const ends: number[] = []
  timers.after(ms, () => ends.push(timers.now()))
  timers.run()
  expect(ends).toHaveLength(1)
  expect(ends[0]).toBeGreaterThanOrEqual(ms)
  expect(ends[0]).toBeLessThan(ms + 1)
})

test('a long timer can be cancelled at any time', () => {
  const timers = nodeTimers()
  const cancel = timers.after(30 * 24 * 3_600_000, () => expect.unreachable())
  cancel()
  timers.run()
  expect(timers.set()).toBe(1)
})
