import { connect } from 'node:net'
import { diceOf } from '@admiralty/kernel'
import { type Journal, verifyJournal } from '@admiralty/match'
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { DUEL, duel, localServer, manualClock, play, skirmishWith } from './tables.ts'

const { system } = skirmish

const numbers = (ids: readonly (string | null)[]): readonly number[] => ids.filter((id) => id !== null).map(Number)

test('two people play a whole match from their streams alone, and the journal proves every die', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  const streams = await Promise.all([play({ client: red, match: id, seat: 'red' }), play({ client: blue, match: id, seat: 'blue' })])
  const last = streams[0].table().message
  expect(last.outcome?.why).toMatch(/^SK-END-/)
  for (const stream of streams) {
    expect(numbers(stream.all.map((message) => message.id))).toEqual(Array.from({ length: last.seq + 1 }, (_, seq) => seq))
    expect(stream.all[0]?.event).toBe('begin')
  }
  const { status, outcome, seatValues, commitment } = await red.table(id)
  expect(status).toBe('over')
  expect(outcome).toEqual(last.outcome)
  const journal = (await blue.get<Journal>(`/api/matches/${id}/journal?as=blue`)).body
  expect(journal.head).toMatchObject({ seatValues, commitment, playedHere: true })
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true, findings: [] })
})

test('a spectator can stream a match as the public, but not as a seat', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  const guest = client()
  const stream = await guest.listen(id, 'public')
  expect(JSON.parse((await stream.entry(0)).data).view).toEqual(system.view(await stateOf(id, red), 'public'))
  await expect(guest.listen(id, 'blue')).rejects.toThrow('not-your-seat')
  await expect(blue.listen(id, 'red')).rejects.toThrow('not-your-seat')
  stream.close()
})

/** The state of a match that has just begun, computed from its setup. Nothing is secret yet. */
async function stateOf(id: string, red: Awaited<ReturnType<typeof duel>>['red']) {
  const { setup } = await red.table(id)
  return system.begin(
    { setup: system.schema.setup.parse(setup), position: null },
    diceOf(() => []),
  ).state
}

test('Last-Event-ID resumes a stream after that entry, without repeating one', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  const [first] = await Promise.all([play({ client: red, match: id, seat: 'red' }), play({ client: blue, match: id, seat: 'blue' })])
  const whole = first.all.filter((message) => message.id !== null)
  const resumed = await red.listen(id, 'red', '2')
  await resumed.entry(whole.length - 1)
  expect(resumed.all.filter((message) => message.id !== null)).toEqual(whole.slice(3))
  const repeated = await red.listen(id, 'red')
  const begin = await repeated.entry(0)
  expect(begin).toMatchObject({ id: String(whole.length - 1), event: 'begin' })
  expect(repeated.table()).toMatchObject({ view: first.table().view, message: { chain: first.table().message.chain, calls: [] } })
  expect(repeated.headers.get('x-accel-buffering')).toBe('no')
  for (const stream of [first, resumed, repeated]) stream.close()
})

test('a person who holds both seats receives on each stream only what that seat may know', async () => {
  const { client } = await localServer()
  const both = client()
  const id = await both.open({ ...DUEL, seats: { red: 'me', blue: 'me' } })
  expect(await both.table(id)).toMatchObject({ status: 'playing', mine: ['red', 'blue'], invitations: [] })
  expect((await both.get('/api/matches')).body).toMatchObject([{ id, owed: ['red', 'blue'], moment: expect.any(String) }])
  const streams = await Promise.all([play({ client: both, match: id, seat: 'red' }), play({ client: both, match: id, seat: 'blue' })])
  const steps = streams.map((stream) => JSON.parse(stream.all.find((message) => message.id === '1')?.data ?? '').steps)
  expect(JSON.stringify(steps[0])).not.toEqual(JSON.stringify(steps[1]))
})

test('a match against a bot is played to its end', async () => {
  const { client } = await localServer()
  const me = client()
  const id = await me.open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'me' } })
  const stream = await play({ client: me, match: id, seat: 'blue' })
  expect(stream.table().message.outcome).not.toBeNull()
  expect((await me.table(id)).seats).toMatchObject([
    { seat: 'red', holder: 'bot', name: 'Ensign' },
    { seat: 'blue', holder: 'me', auto: true },
  ])
})

test('disconnects a client that does not read, and the others see that it has left', async () => {
  const clock = manualClock()
  const heavy: typeof system = { ...system, view: (state, viewer) => ({ ...system.view(state, viewer), ballast: ballastFor(viewer) }) }
  const games = skirmishWith(heavy)
  const { client, url } = await localServer({ clock, games })
  const { id, red, blue } = await duel(client)
  const stream = await blue.listen(id, 'blue')
  const stalled = connect(Number(new URL(url).port), '127.0.0.1')
  stalled.on('error', () => undefined)
  stalled.write(
    `GET /api/matches/${id}/stream?as=red HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\ncookie: ${red.cookie}\r\n\r\n`,
  )
  await stream.status(({ here }) => here.includes('red'))
  await clock.timerSet(60_000)
  clock.advance(60_000)
  const all = stream.all.length
  await stream.until(({ event, data }, index) => index >= all && event === 'status' && !JSON.parse(data).here.includes('red'))
  expect((await blue.table(id)).status).toBe('playing')
  stalled.destroy()
  stream.close()
})
const ballastFor = (viewer: string): string => (viewer === 'red' ? 'x'.repeat(30_000_000) : '')
