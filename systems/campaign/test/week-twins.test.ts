// Two hundred twin weeks. `week-twins.long.test.ts` has thousands.
import { expect, test } from 'vitest'
import { system } from './battle-game.ts'
import { compareWeeks, type Observer } from './week-twins-for-tests.ts'

test('CR-O.1, CR-X.2, CR-15.3: in 200 twin weeks nobody receives a byte that depends on a meeting, a dummy, a pact or a treasury of others', () => {
  const { twins, different, by, skipped } = compareWeeks(200)
  expect(different).toEqual([])
  expect(skipped).toBeLessThan(10)
  expect(Object.entries(by).filter(([, count]) => count < twins / 2)).toEqual([])
})

/** Events of others that a host would show to everybody. */
const LEAKS = ['sized', 'agreed', 'accounted', 'shipsJoined'] as const
test.each(LEAKS)('CR-O.1: a host that shows %s of others would be noticed', (type) => {
  const observe: Observer = (event, viewer) => (event.type === type ? system.observe(event, 'referee') : system.observe(event, viewer))
  expect(compareWeeks(20, 1, observe).different).not.toEqual([])
})
test('CR-15.3: a host that shows the groups behind counters would be noticed', () => {
  const observe: Observer = (event, viewer) => system.observe(event, event.type === 'placed' ? 'referee' : viewer)
  expect(compareWeeks(20, 1, observe).different).not.toEqual([])
})
