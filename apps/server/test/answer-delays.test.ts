// Delays: the speed of bots and of automatic answers reveals nothing.
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { DUEL, duel, freshFolder, localServer, manualClock, skirmishWith } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const DELAYS = { bot: 500, auto: 1500 }
/** Only bots wait. */
const BOTS_WAIT = { bot: 500, auto: 0 }

/** The pause of a bot in set-up and turn 1 against the computer alone: a tenth of the usual one. */
const AT_START = 50

test('a bot answers when its delay is over, not when it has decided; the delay is short at the start against the computer alone', async () => {
  const clock = manualClock()
  const { client } = await localServer({ clock, delays: BOTS_WAIT })
  const me = client()
  const id = await me.open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'me' } })
  const stream = await me.listen(id, 'blue')
  await stream.status(({ thinking }) => thinking.includes('red'))
  await clock.timerSet()
  clock.advance(AT_START - 1)
  expect((await me.order(id, 'blue', '1/muster', CARDS)).body).toEqual({ sealed: true, seq: null })
  await stream.status(({ sealed, thinking }) => sealed.includes('blue') && thinking.includes('red'))
  clock.advance(1)
  expect(JSON.parse((await stream.entry(1)).data).time).toBe(clock.now())
  stream.close()
})

test('a bot answers its open call after a restart, without a request', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder, delays: BOTS_WAIT, clock: manualClock() })
  await first.client().open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'me' } })
  await first.close()
  const clock = manualClock()
  await localServer({ folder, delays: BOTS_WAIT, clock })
  await expect(clock.timerSet()).resolves.toBeUndefined()
})

/** Skirmish, but a seat's own view shows that it can only rest. Other views do not show it. */
const restOnly: typeof skirmish.system = {
  ...skirmish.system,
  forcedOrder: (view, _, seat) => (view.me === seat && view.calls.some(({ kind }) => kind === 'plan') ? { order: 'rest' } : undefined),
}
const games = skirmishWith(restOnly)

async function restOnlyDuel() {
  const clock = manualClock()
  const { client } = await localServer({ clock, delays: DELAYS, games })
  const match = await duel(client)
  await match.blue.put(`/api/matches/${match.id}/seats/blue`, { auto: true })
  const stream = await match.red.listen(match.id, 'red')
  await match.red.order(match.id, 'red', '1/muster', CARDS)
  expect((await match.blue.order(match.id, 'blue', '1/muster', CARDS)).body).toEqual({ sealed: true, seq: null })
  await clock.timerSet()
  clock.advance(1500)
  await stream.entry(1)
  await clock.timerSet()
  return { ...match, clock, stream }
}

test('a seat with automatic answers gives its only possible order after the delay', async () => {
  const { id, red, blue, clock, stream } = await restOnlyDuel()
  expect((await blue.table(id)).seats[1]).toMatchObject({ seat: 'blue', auto: true })
  expect((await red.table(id)).seats[1]).toMatchObject({ seat: 'blue', auto: false })
  clock.advance(1499)
  expect((await red.order(id, 'red', '2/plan', { order: 'aim', at: 'blue', charge: false })).body).toEqual({ sealed: true, seq: 2 })
  clock.advance(1)
  expect(JSON.parse((await stream.entry(3)).data).time).toBe(clock.now())
  stream.close()
})

test('the player’s own answers have the same delay, and do not show as sealed before its end', async () => {
  const { id, blue, clock, stream } = await restOnlyDuel()
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

test('only the holder of a seat can switch automatic answers on, and a seat without them is not answered for', async () => {
  const clock = manualClock()
  const { client } = await localServer({ clock, delays: DELAYS, games })
  const { id, red, blue } = await duel(client)
  expect((await red.put(`/api/matches/${id}/seats/blue`, { auto: true })).status).toBe(403)
  await red.order(id, 'red', '1/muster', CARDS)
  await blue.order(id, 'blue', '1/muster', CARDS)
  clock.advance(10_000)
  expect((await blue.get<readonly { owed: string[] }[]>('/api/matches')).body[0]?.owed).toEqual(['blue'])
})

test('against the computer alone forced answers and the player’s own wait for no clock', async () => {
  const clock = manualClock()
  const { client } = await localServer({ clock, delays: DELAYS, games })
  const me = client()
  const id = await me.open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'me' } })
  expect((await me.table(id)).seats[1]).toMatchObject({ seat: 'blue', auto: true })
  const stream = await me.listen(id, 'blue')
  expect((await me.order(id, 'blue', '1/muster', CARDS)).body).toEqual({ sealed: true, seq: null })
  await stream.status(({ sealed }) => sealed.includes('blue'))
  await expect
    .poll(() => {
      clock.advance(100)
      return stream.all.some(({ event, data }) => event === 'entry' && JSON.parse(data).seq === 1)
    })
    .toBe(true)
  // The plan of blue is forced.
  await stream.status(({ sealed }) => sealed.includes('blue'))
  stream.close()
})

test('a second person at the table brings the delay back', async () => {
  const clock = manualClock()
  const { client } = await localServer({ clock, delays: DELAYS, games })
  const match = await duel(client)
  await match.blue.put(`/api/matches/${match.id}/seats/blue`, { auto: true })
  const stream = await match.red.listen(match.id, 'red')
  await match.blue.order(match.id, 'blue', '1/muster', CARDS)
  const { data } = await stream.until(({ event }) => event === 'status')
  expect(JSON.parse(data).sealed).toEqual([])
  clock.advance(DELAYS.auto)
  await stream.status(({ sealed }) => sealed.includes('blue'))
  stream.close()
})
