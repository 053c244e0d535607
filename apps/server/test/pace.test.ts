// Speed tells nothing: bots, and seats that answer by themselves, keep a pause of their own.
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { DUEL, duel, freshFolder, localServer, manualClock } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const PACE = { bot: 500, auto: 1500 }

test('a bot answers when its pause is over, not when it has thought', async () => {
  const clock = manualClock()
  const { client } = await localServer({ clock, delays: PACE })
  const me = client()
  const id = await me.open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'me' } })
  const stream = await me.listen(id, 'blue')
  await stream.status(({ thinking }) => thinking.includes('red'))
  await clock.timerSet()
  clock.advance(499)
  expect((await me.order(id, 'blue', '1/muster', CARDS)).body).toEqual({ sealed: true, seq: null })
  await stream.status(({ sealed, thinking }) => sealed.includes('blue') && thinking.includes('red'))
  clock.advance(1)
  expect(JSON.parse((await stream.entry(1)).data).time).toBe(clock.now())
  stream.close()
})

test('after a restart a bot takes up its question without anybody looking', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder, delays: PACE, clock: manualClock() })
  await first.client().open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'me' } })
  await first.close()
  const clock = manualClock()
  await localServer({ folder, delays: PACE, clock })
  await expect(clock.timerSet()).resolves.toBeUndefined()
})

/** Skirmish, but a seat sees for itself that it can only rest; nobody else does. */
const tired: typeof skirmish.system = {
  ...skirmish.system,
  forcedOrder: (view, seat) => (view.me === seat && view.play.calls.some(({ kind }) => kind === 'plan') ? { order: 'rest' } : undefined),
}
const shelf = { skirmish: { about: skirmish.about, rules: async () => ({ ...skirmish, system: tired }), bots: async () => skirmish } }

async function tiredDuel() {
  const clock = manualClock()
  const { client } = await localServer({ clock, delays: PACE, games: shelf })
  const table = await duel(client)
  await table.blue.put(`/api/matches/${table.id}/seats/blue`, { auto: true })
  const stream = await table.red.listen(table.id, 'red')
  await table.red.order(table.id, 'red', '1/muster', CARDS)
  expect((await table.blue.order(table.id, 'blue', '1/muster', CARDS)).body).toEqual({ sealed: true, seq: null })
  await clock.timerSet()
  clock.advance(1500)
  await stream.entry(1)
  await clock.timerSet()
  return { ...table, clock, stream }
}

test('a seat that wishes it answers by itself where it has no choice, after the pause', async () => {
  const { id, red, blue, clock, stream } = await tiredDuel()
  expect((await blue.table(id)).seats[1]).toMatchObject({ seat: 'blue', auto: true })
  expect((await red.table(id)).seats[1]).toMatchObject({ seat: 'blue', auto: false })
  clock.advance(1499)
  expect((await red.order(id, 'red', '2/plan', { order: 'aim', at: 'blue', charge: false })).body).toEqual({ sealed: true, seq: 2 })
  clock.advance(1)
  expect(JSON.parse((await stream.entry(3)).data).time).toBe(clock.now())
  stream.close()
})

test('its real answers keep the same pause: sealed, but not seen to be', async () => {
  const { id, blue, clock, stream } = await tiredDuel()
  const before = stream.all.length
  expect((await blue.order(id, 'blue', '3/plan', { order: 'rest' })).body).toEqual({ sealed: true, seq: null })
  expect((await blue.get<readonly { owed: string[] }[]>('/api/matches')).body[0]?.owed).toEqual([])
  const other = await blue.listen(id, 'blue')
  const { data } = await other.until(({ event }) => event === 'status')
  expect(JSON.parse(data).sealed).toEqual([])
  expect(stream.all.slice(before).filter(({ event }) => event === 'entry')).toEqual([])
  clock.advance(1500)
  expect(JSON.parse((await stream.entry(2)).data).time).toBe(clock.now())
  for (const open of [stream, other]) open.close()
})

test('nobody switches it on for another, and without it nothing is answered', async () => {
  const clock = manualClock()
  const { client } = await localServer({ clock, delays: PACE, games: shelf })
  const { id, red, blue } = await duel(client)
  expect((await red.put(`/api/matches/${id}/seats/blue`, { auto: true })).status).toBe(403)
  await red.order(id, 'red', '1/muster', CARDS)
  await blue.order(id, 'blue', '1/muster', CARDS)
  clock.advance(10_000)
  expect((await blue.get<readonly { owed: string[] }[]>('/api/matches')).body[0]?.owed).toEqual(['blue'])
})
