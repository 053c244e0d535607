// The errands of matches with slow clocks, from the entry to their handler.
import type { ClaimedErrand } from '@admiralty/store'
import { expect, test } from 'vitest'
import type { ErrandHandler } from '../src/errands/errand-loop.ts'
import { duel, type LocalServer, localServer, manualClock, type TestServerOptions } from './tables.ts'

const TOKEN = 'a-token-for-the-figures'
const MINUTE = 60_000
const CARDS = { order: 'muster', gear: ['shield', 'flare'] }

interface ErrandServer extends LocalServer {
  readonly told: ClaimedErrand[]
}
async function errandServer(options: TestServerOptions): Promise<ErrandServer> {
  const told: ClaimedErrand[] = []
  const handler: ErrandHandler = async (errand) => {
    told.push(errand)
    return { kind: 'done' }
  }
  return { ...(await localServer({ ...options, errands: { move: handler, last: handler, reminder: handler, digest: handler } })), told }
}

test('each player of a slow match is told two minutes after the question, and reminded in time, with ids only', async () => {
  const clock = manualClock()
  const began = clock.now()
  const { client, told } = await errandServer({ clock })
  const { id } = await duel(client, { clock: { kind: 'answer', days: 3 } })
  clock.advance(2 * MINUTE - 1)
  expect(told).toEqual([])
  await expect
    .poll(() => {
      clock.advance(1)
      return told.length
    })
    .toBe(2)
  expect(
    told
      .map(({ kind, match, seq, call, seat, due }) => ({ kind, match, seq, call, seat, due }))
      .toSorted((a, b) => (a.seat < b.seat ? -1 : 1)),
  ).toEqual(['blue', 'red'].map((seat) => ({ kind: 'move', match: id, seq: 0, call: '1/muster', seat, due: began + 2 * MINUTE })))
  clock.advance(48 * 60 * MINUTE)
  await expect.poll(() => told.map(({ kind }) => kind)).toEqual(['move', 'move', 'reminder', 'reminder'])
})

test('a match without a clock leaves no errand, and a server without mail does all at once and counts them', async () => {
  const clock = manualClock()
  const { client } = await localServer({ clock, metricsToken: TOKEN })
  const figures = async (): Promise<string> =>
    (await client().ask<string>('GET', '/metrics', undefined, { authorization: `Bearer ${TOKEN}` })).body
  const { id, red } = await duel(client)
  await red.order(id, 'red', '1/muster', CARDS)
  clock.advance(3 * MINUTE)
  expect(await figures()).toContain('admiralty_errands_due 0')
  await duel(client, { clock: { kind: 'answer', days: 3 } })
  await expect
    .poll(async () => {
      clock.advance(MINUTE)
      return figures()
    })
    .toContain('admiralty_errands_total{kind="move",outcome="done"} 2')
  expect(await figures()).toContain('admiralty_errands_parked 0')
})
