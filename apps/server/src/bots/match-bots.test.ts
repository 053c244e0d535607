import * as skirmish from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { manualClock } from '../../test/tables.ts'
import type { SeatView } from './bot-worker.ts'
import { MatchBots } from './match-bots.ts'
import { defaultUmpire } from './umpire.ts'

/** A bot whose decisions take this much processor time, and its pauses on a clock of its own. */
function timedBot(delay = 500) {
  const clock = manualClock()
  let ms = 0
  let calls = 0
  const botWorker = { decide: async () => ({ order: null, why: null, ms }), agreesToDraw: async () => true }
  const bots = new MatchBots(skirmish, { botWorker, umpire: defaultUmpire, clock, delays: { bot: delay, auto: 0 } })
  /** The pause before the answer to a call of this kind. */
  const pause = async (kind: string, thinks: number, rank = 'ensign', pace: 'usual' | 'short' = 'usual'): Promise<number> => {
    ms = thinks
    calls += 1
    const began = clock.now()
    let answered = false
    const call = { id: `${calls}/${kind}`, kind, key: 'red', seats: ['red'], instead: [] }
    // The bot of this test looks at no view.
    const turn = { call, seat: 'red', view: {} as SeatView, seq: calls, pace }
    bots.decide({ seat: 'red', rank, seed: 1 }, turn, () => {
      answered = true
    })
    await clock.timerSet()
    for (let step = 0; !answered; step = 25) clock.advance(step)
    return clock.now() - began
  }
  return { pause }
}

test('the pause of a kind of answer is the same, however long the bot thinks about a position', async () => {
  const { pause } = timedBot()
  for (const thinks of [0, 1, 250, 499]) expect.soft(await pause('plan', thinks)).toBe(500)
})

test('a decision that takes longer doubles the pause of all later ones of its kind and rank, and of no others', async () => {
  const { pause } = timedBot()
  expect(await pause('plan', 1_200)).toBe(2_000)
  for (const thinks of [0, 600, 1_999]) expect.soft(await pause('plan', thinks)).toBe(2_000)
  expect(await pause('fire', 0)).toBe(500)
  expect(await pause('plan', 0, 'admiral')).toBe(500)
})

test('at the start of a match against the computer alone the pauses are ten times shorter, and still whole multiples', async () => {
  const { pause } = timedBot()
  expect(await pause('plan', 10, 'ensign', 'short')).toBe(50)
  expect(await pause('plan', 120, 'ensign', 'short')).toBe(200)
  expect(await pause('plan', 0, 'ensign', 'short')).toBe(200)
  expect(await pause('plan', 0)).toBe(500)
})

test('without a delay bots answer at once', async () => {
  expect(await timedBot(0).pause('plan', 1_200)).toBe(0)
})
