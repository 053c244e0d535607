// Bots run on a worker thread. If the thread ends, the default order is used and the match continues.
import { NO_CALL, seededDice } from '@admiralty/kernel'
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
  umpire: false,
} as const satisfies skirmish.Setup
const { state } = system.begin({ setup, position: null }, seededDice(1))
const seat = 'red'
const call = state.play.calls[0] ?? NO_CALL

function botWorker(script?: URL): BotWorker {
  const worker = new BotWorker(script ? { script } : {})
  onTestFinished(() => worker.close())
  return worker
}
const failing = new URL('./failing-thread.ts', import.meta.url)

test('the same view and seed give the same legal order', async () => {
  const bot = botWorker()
  const request = { system: 'skirmish', rank: 'captain', view: seatViewOf(system, state, seat), call, seed: 5 }
  const decision = await bot.decide(request)
  const { order, why } = decision
  expect(await bot.decide(request)).toMatchObject({ order, why })
  expect(decision.why).toMatch(/\w+ \w+/)
  expect(system.check(system.view(state, seat), call, system.schema.order.parse(decision.order))).toBeUndefined()
})

test('a bot agrees to a draw unless it evaluates its own position as better', async () => {
  const bot = botWorker()
  const agrees = (own: number, other: number): Promise<boolean> => {
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
  expect(await agrees(2, 2)).toBe(true)
  expect(await agrees(1, 3)).toBe(true)
  expect(await agrees(3, 1)).toBe(false)
})

test('the compiler refuses to send the whole state to a bot', async () => {
  // @ts-expect-error only `seatViewOf` makes a view for a bot
  await expect(botWorker().decide({ system: 'skirmish', rank: 'captain', view: state, call, seed: 5 })).rejects.toThrow()
})

test('an unknown game rejects the request and leaves the thread running', async () => {
  const bot = botWorker()
  const view = seatViewOf(system, state, seat)
  await expect(bot.decide({ system: 'chess', rank: 'ensign', view, call, seed: 1 })).rejects.toThrow("no game 'chess'")
  expect(await bot.decide({ system: 'skirmish', rank: 'ensign', view, call, seed: 1 })).toBeDefined()
})

test('the main thread continues while a bot decides', async () => {
  let turns = 0
  const decision = botWorker().decide({ system: 'skirmish', rank: 'admiral', view: seatViewOf(system, state, seat), call, seed: 1 })
  let thinking = true
  void decision.finally(() => {
    thinking = false
  })
  while (thinking) {
    turns += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(turns).toBeGreaterThan(10)
})

test('a thread that ends rejects its request, and the next request starts another thread', async () => {
  const bot = botWorker(failing)
  const view = seatViewOf(system, state, seat)
  await expect(bot.decide({ system: 'skirmish', rank: 'ensign', view, call, seed: 1 })).rejects.toThrow('too hard')
  await expect(bot.decide({ system: 'skirmish', rank: 'ensign', view, call, seed: 2 })).rejects.toThrow('too hard')
})

test('a match continues with default orders when every decision of a bot fails', async () => {
  const { client } = await localServer({ botWorker: botWorker(failing) })
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
