import { expect, test } from 'vitest'
import { makeRouting, ownerOf } from './owner.ts'

test('a match belongs to the same process for ever, and processes have about as many matches', () => {
  expect(['a', 'b', 'c', 'w9Jv0Yt2'].map((id) => ownerOf(id, 4))).toEqual([3, 1, 3, 0])
  const owners = Array.from({ length: 4000 }, (_, number) => ownerOf(`match-${number}`, 4))
  for (const number of [0, 1, 2, 3]) expect(owners.filter((owner) => owner === number).length).toBeGreaterThan(900)
})

test('addresses of a match lead to its owner, those of metrics to the process that they name, all others to any', () => {
  const routing = makeRouting({ count: 4, base: '/games' })
  const owner = ownerOf('a-match', 4)
  for (const rest of ['', '/orders', '/stream?as=red', '?x=1']) {
    expect(routing(`/api/matches/a-match${rest}`)).toBe(owner)
    expect(routing(`/games/api/matches/a-match${rest}`)).toBe(owner)
  }
  expect([routing('/metrics?process=1'), routing('/games/metrics?process=4')]).toEqual([0, 3])
  const others = ['', '/', '/api/matches', '/api/matches?x=1', '/metrics', '/metrics?process=0', '/metrics?process=5', '/table/a-match']
  for (const url of [...others, '/api/matches/a match', '/api/matches/a-match%20', `/api/matches/${'x'.repeat(61)}`])
    expect.soft(routing(url)).toBe(null)
})
