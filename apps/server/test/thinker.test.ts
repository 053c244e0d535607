// Bots think on a thread of their own; if it falls, what stands when nobody answers is played, and the match goes on.
import { seededDice } from '@admiralty/kernel'
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, onTestFinished, test } from 'vitest'
import { BotWorker, seatViewOf } from '../src/index.ts'
import { DUEL, localServer } from './tables.ts'

const { system } = skirmish
const setup = {
  seats: [
    { seat: 'red', side: 'dawn' },
    { seat: 'blue', side: 'dusk' },
  ],
  strength: 4,
  rounds: 6,
  ambushes: true,
} as const satisfies skirmish.Setup
const { state } = system.begin({ setup, position: null }, seededDice(1))
const seat = 'red'

function thinker(script?: URL): BotWorker {
  const made = new BotWorker(script ? { script } : {})
  onTestFinished(() => made.close())
  return made
}
const falling = new URL('./falling.ts', import.meta.url)

test('a thought travels as a view and comes back as an order, the same for the same seed', async () => {
  const bot = thinker()
  const thought = { system: 'skirmish', rank: 'captain', view: seatViewOf(system, state, seat), seed: 5 }
  const opinion = await bot.decide(thought)
  expect(await bot.decide(thought)).toEqual(opinion)
  expect(opinion.why).toMatch(/ideas|thought/)
  expect(system.check(system.view(state, seat), system.schema.order.parse(opinion.order))).toBeUndefined()
})

test('whether it would call it a draw hangs on who fares better as it imagines things', async () => {
  const bot = thinker()
  const judged = (own: number, other: number): Promise<boolean> => {
    const uneven: skirmish.State = system.schema.state.parse({
      ...state,
      squads: { red: { ...state.squads.red, strength: own }, blue: { ...state.squads.blue, strength: other } },
    })
    return bot.agreesToDraw({
      system: 'skirmish',
      rank: 'captain',
      view: seatViewOf(system, uneven, seat),
      seed: 5,
      seat,
      against: ['blue'],
    })
  }
  expect(await judged(2, 2)).toBe(true)
  expect(await judged(1, 3)).toBe(true)
  expect(await judged(3, 1)).toBe(false)
})

test('a state is no view: the thread cannot be sent one', async () => {
  // @ts-expect-error only `seenBy` makes what a bot may see
  await expect(thinker().decide({ system: 'skirmish', rank: 'captain', view: state, seed: 5 })).rejects.toThrow()
})

test('a game that is not on the shelf is an error, not an end', async () => {
  const bot = thinker()
  const view = seatViewOf(system, state, seat)
  await expect(bot.decide({ system: 'chess', rank: 'ensign', view, seed: 1 })).rejects.toThrow("no game 'chess'")
  expect(await bot.decide({ system: 'skirmish', rank: 'ensign', view, seed: 1 })).toBeDefined()
})

test('this thread goes on while the other thinks', async () => {
  let turns = 0
  const thought = thinker().decide({ system: 'skirmish', rank: 'admiral', view: seatViewOf(system, state, seat), seed: 1 })
  let thinking = true
  void thought.finally(() => {
    thinking = false
  })
  while (thinking) {
    turns += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(turns).toBeGreaterThan(10)
})

test('a thread that falls rejects what it was thinking, and the next question wakes another', async () => {
  const bot = thinker(falling)
  const view = seatViewOf(system, state, seat)
  await expect(bot.decide({ system: 'skirmish', rank: 'ensign', view, seed: 1 })).rejects.toThrow('too hard')
  await expect(bot.decide({ system: 'skirmish', rank: 'ensign', view, seed: 2 })).rejects.toThrow('too hard')
})

test('when every thought fails a match goes on with what stands', async () => {
  const { client } = await localServer({ botWorker: thinker(falling) })
  const me = client()
  const id = await me.open({ ...DUEL, seats: { red: 'bot:captain', blue: 'me' } })
  const stream = await me.listen(id, 'blue')
  await stream.entry(0)
  expect((await me.order(id, 'blue', '1/muster', { order: 'muster', gear: ['shield', 'flare'] })).status).toBe(200)
  await stream.entry(1)
  const { body } = await me.get<{ readonly status: string }>(`/api/matches/${id}`)
  expect(body.status).toBe('playing')
  stream.close()
})
