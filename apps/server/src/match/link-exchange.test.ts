import { expect, test } from 'vitest'
import { manualClock } from '../../test/tables.ts'
import { LinkExchange } from './link-exchange.ts'

const fixed = { seq: 7, answer: 7, digest: 'd', signature: 's', seats: ['red'] }

test('a link that comes after the wait does not count, although its entry is not stored yet', async () => {
  const clock = manualClock()
  const exchange = new LinkExchange(clock)
  const links = exchange.ask({ fixed, isLink: () => true })
  clock.advance(10_000)
  expect(await links).toEqual({})
  const late = exchange.answer(fixed, { red: 'x' })
  exchange.close(true)
  expect(await late).toBe(false)
})
test('a link that comes in time counts once its entry is stored', async () => {
  const exchange = new LinkExchange(manualClock())
  const links = exchange.ask({ fixed, isLink: () => true })
  const answer = exchange.answer(fixed, { red: 'x' })
  expect(await links).toEqual({ red: 'x' })
  exchange.close(true)
  expect(await answer).toBe(true)
})
