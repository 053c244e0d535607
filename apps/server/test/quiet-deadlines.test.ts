// Quiet calls with a clock, and with automatic answers: neither a deadline nor a pause tells who has answered before all have.
import type { NewMatchRequest } from '@admiralty/protocol'
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import type { Client, Stream } from './client.ts'
import { CARDS, QUIET } from './quiet-worlds.ts'
import { countedRandom, duel, localServer, manualClock, skirmishWith, type TestServerOptions } from './tables.ts'
import { sealedIn } from './twin-matches.ts'
import { withoutHashes } from './twins.ts'

const DAY = 24 * 3600 * 1000
const THREE_DAYS: NewMatchRequest['clock'] = { kind: 'answer', days: 3 }
/** Past the grace of a deadline. */
const LATE = 60_000

/** A duel in which Blue's deadline is three days before Red's, watched by Red and a spectator. */
async function unequalDuel(options: TestServerOptions = {}) {
  const clock = manualClock()
  const { client } = await localServer({ games: QUIET, clock, random: countedRandom(), ...options })
  const match = await duel(client, { clock: THREE_DAYS })
  const streams = [await match.red.listen(match.id, 'red'), await client().listen(match.id, 'public')]
  await match.blue.post(`/api/matches/${match.id}/proposals`, { kind: 'extend', as: 'blue', seat: 'red', agree: true })
  for (const stream of streams) await stream.entry(1)
  return { ...match, clock, streams, at: `/api/matches/${match.id}` }
}
const noteReceived = async (client: Client, at: string, as: string, streams: readonly Stream[]): Promise<void> => {
  await client.post(`${at}/notes`, { as, signal: 'thinking' })
  for (const stream of streams) await stream.until(({ event }) => event === 'note')
}
const textOf = (streams: readonly Stream[]): string => withoutHashes(streams.map(({ raw }) => raw).join('\n'))

/** What Red and a spectator receive after Blue's deadline, and after Red's, whether or not Blue has answered. */
async function passedBlue(isAnswered: boolean, options: TestServerOptions = {}) {
  const { id, red, blue, clock, streams, at } = await unequalDuel(options)
  if (isAnswered) await blue.order(id, 'blue', '1/muster', CARDS)
  clock.advance(3 * DAY + LATE)
  const late = await blue.order<object>(id, 'blue', '1/muster', CARDS)
  await noteReceived(red, at, 'red', streams)
  const before = [textOf(streams), withoutHashes(JSON.stringify([(await red.get('/api/matches')).body, (await red.get(at)).body]))]
  clock.advance(3 * DAY)
  const entry = JSON.parse((await (streams[0] as Stream).entry(2)).data)
  for (const stream of streams) stream.close()
  return { before, late, action: entry.action }
}

test('the deadline of one seat passes in silence, and lapses when no other seat has time left', async () => {
  const [silent, answered] = [await passedBlue(false), await passedBlue(true)]
  expect(silent.before).toEqual(answered.before)
  expect([silent.late.status, answered.late.status]).toEqual([409, 409])
  expect(silent.action).toMatchObject({ kind: 'lapsed', seats: ['blue', 'red'] })
  expect(answered.action).toMatchObject({ kind: 'lapsed', seats: ['red'] })
})

test('a planted leak is noticed: a deadline that lapses alone', async () => {
  const { action } = await lapseOf(skirmish.system)
  expect(action).toMatchObject({ kind: 'lapsed', seats: ['blue'] })
})
async function lapseOf(system: typeof skirmish.system) {
  const { clock, streams } = await unequalDuel({ games: skirmishWith(system) })
  clock.advance(3 * DAY + LATE)
  const entry = JSON.parse((await (streams[0] as Stream).entry(2)).data)
  for (const stream of streams) stream.close()
  return entry
}

test('a deadline that has passed lapses as soon as all others have answered', async () => {
  const { id, red, clock, streams } = await unequalDuel()
  clock.advance(3 * DAY + LATE)
  await red.order(id, 'red', '1/muster', CARDS)
  const [stream] = streams
  await stream?.entry(3)
  const { action } = JSON.parse(stream?.all.find(({ id }) => id === '2')?.data ?? '{}')
  expect(action).toMatchObject({ kind: 'lapsed', seats: ['blue'] })
  for (const one of streams) one.close()
})

test('after an outage the deadline moves for a seat that has answered, too', async () => {
  const extended = async (isAnswered: boolean) => {
    const down = { from: 0, to: 0 }
    const { id, blue, clock, streams } = await unequalDuel({ outages: () => (down.to > 0 ? [down] : []) })
    if (isAnswered) await blue.order(id, 'blue', '1/muster', CARDS)
    Object.assign(down, { from: clock.now() + 2.5 * DAY, to: clock.now() + 3 * DAY + LATE / 2 })
    clock.advance(3 * DAY + LATE)
    for (const stream of streams) await stream.entry(2)
    for (const stream of streams) stream.close()
    return textOf(streams)
  }
  const silent = await extended(false)
  expect(silent).toContain('"why":"outage"')
  expect(await extended(true)).toBe(silent)
})

/** The skirmish, in which Blue's own view may show that it has no choice of cards. */
const forcing = (isForced: boolean) =>
  skirmishWith({
    ...skirmish.system,
    quietCalls: ['muster'],
    forcedOrder: (view, { kind }, seat) =>
      isForced && kind === 'muster' && seat === 'blue' && view.me === 'blue' ? { order: 'muster', gear: ['shield', 'flare'] } : undefined,
  })
/** What Red and a spectator receive after the pause of Blue's automatic answers, and what Blue owes then. */
async function pausedBlue(isForced: boolean) {
  const clock = manualClock()
  const { client } = await localServer({ games: forcing(isForced), clock, random: countedRandom(), delays: { bot: 0, auto: 1500 } })
  const { id, red, blue } = await duel(client, { clock: THREE_DAYS })
  await blue.put(`/api/matches/${id}/seats/blue`, { auto: true })
  const streams = [await red.listen(id, 'red'), await client().listen(id, 'public')]
  for (const stream of streams) await stream.entry(0)
  await clock.timerSet()
  clock.advance(1500)
  const own = await blue.listen(id, 'blue')
  if (isForced) await own.until(() => sealedIn(own).join() === 'blue')
  else await own.status(({ here }) => here.includes('blue'))
  await noteReceived(red, `/api/matches/${id}`, 'red', streams)
  const others = [textOf(streams), withoutHashes(JSON.stringify((await red.get('/api/matches')).body))]
  const owed = (await blue.get<{ readonly count: number }>('/api/owed')).body.count
  for (const stream of [...streams, own]) stream.close()
  return { others, owed }
}

test('nobody else sees that the pause of an automatic answer has ended, and its player no longer owes the answer', async () => {
  const [free, forced] = [await pausedBlue(false), await pausedBlue(true)]
  expect(forced.others).toEqual(free.others)
  expect([free.owed, forced.owed]).toEqual([1, 0])
})
