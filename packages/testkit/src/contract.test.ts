// The comments of the contract: they name every law of the suite, and their example runs.
import { readFileSync } from 'node:fs'
import { seededDice } from '@admiralty/kernel'
import { system } from '@admiralty/systems/skirmish'
import { expect, test, vi } from 'vitest'
import { playAtRandom } from '../test/play-at-random.ts'
import { blindnessLaws } from './blindness.ts'
import { PLAIN_LAWS } from './laws.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const contract = read('../../kernel/src/contract.ts')

test('each law of the suite stands beside a member of the contract, and no other', () => {
  const named = [...contract.matchAll(/Law: \*(.*?)\*\./g)].map(([, title]) => title)
  const laws = [...PLAIN_LAWS, ...blindnessLaws({ private: {}, shared: {} } as never).laws]
  expect(named.toSorted()).toEqual(laws.map(({ title }) => title).toSorted())
})

test('the example above the contract is the file that this test runs, and plays a match to its end', () => {
  const example = /```ts\n(.*?) \* ```/s.exec(contract)?.[1]?.replaceAll(/^ \* ?/gm, '')
  expect(example).toBe(read('../test/play-at-random.ts'))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const outcome = playAtRandom(system, 'duel', seededDice(3))
  const lines = log.mock.calls.length
  log.mockRestore()
  expect(outcome.winners.length).toBeLessThan(2)
  expect(lines).toBeGreaterThan(10)
})
