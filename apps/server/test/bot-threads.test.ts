// The threads of the bots are shared fairly.
import { NO_CALL } from '@admiralty/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { BotThreads } from '../src/bots/bot-threads.ts'
import type { SeatView } from '../src/index.ts'

const script = new URL('./holding-thread.ts', import.meta.url)

function threadsOf(threads: number) {
  const bots = new BotThreads({ script, threads })
  onTestFinished(() => bots.close())
  // The thread of this test looks at no field of a view.
  const ask = async (network: string, view: string, match = view): Promise<unknown> =>
    (
      await bots.decide({ system: 'skirmish', rank: 'ensign', view: view as unknown as SeatView, call: NO_CALL, seed: 1 }, [
        network,
        network,
        match,
      ])
    ).order
  return { bots, ask }
}

test('one thread stays free for other networks, however much one asks for', async () => {
  const { ask } = threadsOf(2)
  for (let match = 0; match < 10; match += 1) void ask('crowd', 'hold', `match ${match}`)
  for (const view of ['first', 'second']) expect(await ask('home', view)).toBe(view)
})

test('a network that has had little is served before one that has had much', async () => {
  const { ask } = threadsOf(1)
  const answered: unknown[] = []
  const crowd = ['crowd 1', 'crowd 2', 'crowd 3'].map(async (view) => answered.push(await ask('crowd', view)))
  const home = ask('home', 'home').then((view) => answered.push(view))
  await Promise.all([...crowd, home])
  expect(answered).toEqual(['crowd 1', 'home', 'crowd 2', 'crowd 3'])
})

test('a server without a second thread serves one network too', async () => {
  const { ask } = threadsOf(1)
  expect(await Promise.all(['one', 'two', 'three'].map((view) => ask('home', view)))).toEqual(['one', 'two', 'three'])
})
