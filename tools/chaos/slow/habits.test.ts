import { seededDice } from '@admiralty/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyHabit, HABITS, NEAR, ordersOf } from './habits.ts'

const NOW = 1_800_000_000_000
const seen = fc.record({ wait: fc.integer({ min: 5_000, max: 7 * 86_400_000 }), grace: fc.constantFrom(0, 2_000, 10_000, 3_600_000) })

test('only a player who is late or absent sends no order that counts', () => {
  fc.assert(
    fc.property(seen, fc.constantFrom(...HABITS), fc.nat(), ({ wait, grace }, habit, seed) => {
      const due = NOW + wait
      const orders = ordersOf(habit, { now: NOW, due, grace }, seededDice(seed))
      const counts = orders.filter(({ time }) => time >= NOW && time <= due + grace)
      expect(counts).toHaveLength(habit === 'late' || habit === 'absent' ? 0 : orders.length)
    }),
  )
})
test('orders of a player near the deadline come within 10 s of it, and at least half of all orders that count do', () => {
  let [near, all] = [0, 0]
  const dice = seededDice(3)
  for (let count = 0; count < 5_000; count += 1) {
    const habit = anyHabit(dice)
    const due = NOW + 86_400_000
    const last = ordersOf(habit, { now: NOW, due, grace: 10_000 }, dice).at(-1)
    if (!last || habit === 'late') continue
    all += 1
    if (Math.abs(last.time - due) <= NEAR) near += 1
    else expect(habit).not.toBe('near')
  }
  expect(near / all).toBeGreaterThan(0.55)
})
