// Links over the wire: devices answer the digest of fixed orders, and the dice depend on what they answer.
import { digestStatement, isSigned, type Journal, ordersDigest, verifyJournal } from '@admiralty/match'
import { type FixedEntry, LIMITS } from '@admiralty/protocol'
import { system } from '@admiralty/systems/skirmish'
import { expect, onTestFinished, test } from 'vitest'
import { Client, type Stream } from './client.ts'
import { spawnServer } from './spawn-server.ts'
import { DUEL, duel, localServer, manualClock, play } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const OTHER_CARDS = { order: 'muster', gear: ['decoy', 'flare'] }
const CALL = '1/muster'
const WAIT = LIMITS.links * 1000

/** Makes clients with devices that answer by themselves. `silent` ones have a chain, but answer only when the test says so. */
const linked = (client: () => Client, { silent = false } = {}) => {
  let devices = 0
  return (): Client => {
    devices += 1
    const made = Object.assign(client(), { device: `device ${devices}`, linked: true })
    return silent ? Object.assign(made, { listen: (...where: Parameters<Client['listen']>) => listenOnly(made, where) }) : made
  }
}
/** A stream that answers nothing. */
async function listenOnly(client: Client, where: Parameters<Client['listen']>): Promise<Stream> {
  const plain = new Client(client.base)
  plain.cookie = client.cookie
  return plain.listen(...where)
}
/** A duel on silent devices in which red has given its order, and the stream of red. */
async function silentDuel() {
  const clock = manualClock()
  const { client } = await localServer({ clock })
  const { id, red, blue } = await duel(linked(client, { silent: true }))
  const stream = await red.listen(id, 'red')
  await stream.entry(0)
  await red.order(id, 'red', CALL, CARDS)
  return { clock, id, red, blue, stream }
}
const fixedIn = async (stream: Stream, seq = 1): Promise<FixedEntry> => {
  const { data } = await stream.until(({ event, data: text }) => event === 'fixed' && JSON.parse(text).seq === seq)
  return JSON.parse(data)
}
/** For which entries the devices of the seats gave links. */
const linksIn = (journal: Journal) =>
  Object.fromEntries(verifyJournal(system, journal).account.seats.map(({ seat, links }) => [seat, links[0]?.tally ?? null]))
/** The finished journal of a match in which blue concedes. */
async function finished(blue: Client, id: string): Promise<Journal> {
  expect((await blue.concede(id, 'blue')).status).toBe(200)
  const journal = await blue.journal(id)
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true, findings: [] })
  return journal
}

test('two connected devices give a link for every answer, and nobody waits', async () => {
  const { client } = await localServer({ clock: manualClock() })
  const { id, red, blue } = await duel(linked(client))
  const streams = await Promise.all([play({ client: red, match: id, seat: 'red' }), play({ client: blue, match: id, seat: 'blue' })])
  const journal = await red.journal(id)
  expect(verifyJournal(system, journal).findings).toEqual([])
  const entries = journal.entries.filter((entry) => entry.links).map(({ seq }) => seq)
  expect(entries.length).toBeGreaterThan(3)
  expect(linksIn(journal)).toEqual({ red: { given: entries, missed: [] }, blue: { given: entries, missed: [] } })
  for (const stream of streams) stream.close()
})

test('the digest is signed, is that of the orders, and comes after all earlier entries', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(linked(client))
  const streams = await Promise.all([red.listen(id, 'red'), blue.listen(id, 'blue')])
  await red.order(id, 'red', CALL, CARDS)
  expect((await blue.order(id, 'blue', CALL, OTHER_CARDS)).body).toEqual({ sealed: true, seq: 1 })
  const fixed = await fixedIn(streams[0])
  expect(fixed.seats).toEqual(['red'])
  expect((await fixedIn(streams[1])).digest).toBe(fixed.digest)
  const kinds = streams[0].all.map(({ event, id: seq }) => seq ?? event)
  expect(kinds.indexOf('0')).toBeLessThan(kinds.indexOf('fixed'))
  for (const stream of streams) stream.close()
  const { head, secret, entries } = await finished(blue, id)
  expect(isSigned(digestStatement(id, 1, fixed.digest), fixed.signature, head.keys?.host ?? '')).toBe(true)
  const orders = { red: CARDS, blue: OTHER_CARDS }
  expect(fixed.digest).toBe(ordersDigest(secret ?? '', { match: id, answer: 1, call: CALL, orders }))
  expect(Object.keys(entries[1]?.links?.given ?? {}).sort()).toEqual(['blue', 'red'])
})

test('fixed orders cannot be withdrawn or replaced, and a device that does not answer is waited for once', async () => {
  const { clock, id, red, blue, stream } = await silentDuel()
  const last = blue.order(id, 'blue', CALL, OTHER_CARDS)
  const fixed = await fixedIn(stream)
  const [withdrawn, replaced] = [red.withdraw(id, 'red', CALL), red.order(id, 'red', CALL, OTHER_CARDS)]
  expect((await red.table(id)).status).toBe('playing')
  clock.advance(WAIT)
  expect((await last).body).toEqual({ sealed: true, seq: 1 })
  expect([(await withdrawn).status, (await replaced).status]).toEqual([409, 409])
  // Too late: the entry has no link, and this one leads to no later entry.
  expect((await red.giveLinks(id, fixed)).body).toEqual({ counted: false })
  const journal = await finished(blue, id)
  expect(journal.entries[1]?.orders).toEqual({ red: CARDS, blue: OTHER_CARDS })
  expect(journal.entries[1]).not.toHaveProperty('links')
  expect(linksIn(journal)).toMatchObject({ red: { given: [], missed: [1] }, blue: { missed: [1] } })
  stream.close()
})

test('while a device is asked, its stream sends no other status: the next one follows the entry', async () => {
  const { clock, id, blue, stream } = await silentDuel()
  await stream.status(({ sealed }) => sealed.join() === 'red')
  const last = blue.order(id, 'blue', CALL, OTHER_CARDS)
  await fixedIn(stream)
  clock.advance(WAIT)
  await last
  await stream.entry(1)
  const sealed = stream.all.flatMap(({ event, data }) => (event === 'status' ? [JSON.parse(data).sealed] : []))
  expect(sealed).not.toContainEqual(['red', 'blue'])
  const asked = stream.all.findIndex(({ event }) => event === 'fixed')
  expect(stream.all[asked + 1]).toMatchObject({ event: 'entry', id: '1' })
  stream.close()
})

test('a silent device slows a match only once', async () => {
  const clock = manualClock()
  const { client } = await localServer({ clock })
  const make = linked(client, { silent: true })
  const players = [make(), client()]
  const { id, red, blue } = await duel(() => players.shift() ?? client())
  const stream = await red.listen(id, 'red')
  // A new stream would be waited for again.
  Object.assign(red, { listen: async () => stream })
  const whole = Promise.all([play({ client: red, match: id, seat: 'red' }), play({ client: blue, match: id, seat: 'blue' })])
  await fixedIn(stream)
  clock.advance(WAIT)
  for (const open of await whole) open.close()
  const journal = await red.journal(id)
  expect(verifyJournal(system, journal).ok).toBe(true)
  const links = linksIn(journal)
  expect(links.red?.given).toEqual([])
  expect(links.red?.missed.length).toBeGreaterThan(3)
})

test('a wrong link does not count, and nobody can give the link of another seat', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(linked(client, { silent: true }))
  const streams = await Promise.all([red.listen(id, 'red'), blue.listen(id, 'blue')])
  await red.order(id, 'red', CALL, CARDS)
  const last = blue.order(id, 'blue', CALL, CARDS)
  const [fixed, forBlue] = await Promise.all([fixedIn(streams[0]), fixedIn(streams[1])])
  const { answer, digest } = fixed
  const give = (client: Client, links: unknown) => client.post<{ counted?: boolean }>(`/api/matches/${id}/links`, { answer, digest, links })
  expect((await give(red, { blue: 'ab'.repeat(32) })).status).toBe(403)
  expect((await give(client(), { blue: 'ab'.repeat(32) })).status).toBe(403)
  expect((await give(red, { red: 'no link' })).status).toBe(400)
  expect((await red.giveLinks(id, { ...fixed, digest: 'cd'.repeat(32) })).body).toEqual({ counted: false })
  const wrong = give(red, { red: 'ab'.repeat(32) })
  const right = await Promise.all([red.giveLinks(id, fixed), blue.giveLinks(id, forBlue)])
  expect(right.map(({ body }) => body)).toEqual([{ counted: true }, { counted: true }])
  expect((await wrong).body).toEqual({ counted: false })
  expect((await last).body).toEqual({ sealed: true, seq: 1 })
  for (const stream of streams) stream.close()
  expect(linksIn(await finished(blue, id))).toMatchObject({ red: { given: [1] }, blue: { given: [1] } })
})

test('only devices that are connected are asked, spectators never, and a table without any does not wait', async () => {
  const { client } = await localServer({ clock: manualClock() })
  const { id, red, blue } = await duel(linked(client))
  await red.order(id, 'red', CALL, CARDS)
  expect((await blue.order(id, 'blue', CALL, CARDS)).body).toEqual({ sealed: true, seq: 1 })
  const spectator = await client().listen(id, 'public')
  const stream = await red.listen(id, 'red')
  const played = await Promise.all([
    play({ client: red, match: id, seat: 'red', most: 1 }),
    play({ client: blue, match: id, seat: 'blue', most: 1 }),
  ])
  for (const open of [stream, ...played]) open.close()
  expect(spectator.all.some(({ event }) => event === 'fixed')).toBe(false)
  spectator.close()
  const journal = await finished(blue, id)
  expect(journal.entries[1]).not.toHaveProperty('links')
})

test('against a bot the device gives links and the bot none; one person who holds all seats is not asked', async () => {
  const { client } = await localServer()
  const player = linked(client)()
  for (const seats of [
    { red: 'me', blue: 'me' },
    { red: 'me', blue: 'bot:ensign' },
  ] as const) {
    const id = await player.open({ ...DUEL, seats })
    const own = Object.entries(seats).flatMap(([seat, holder]) => (holder === 'me' ? [seat] : []))
    expect(Object.keys((await player.table(id)).linkEnds).sort()).toEqual([...own].sort())
    const streams = await Promise.all(own.map((seat) => play({ client: player, match: id, seat })))
    const journal = await player.journal(id)
    expect(verifyJournal(system, journal).findings).toEqual([])
    const links = linksIn(journal)
    const known = Object.keys(links).filter((seat) => links[seat] !== null)
    expect(known.sort()).toEqual([...own].sort())
    const given = own.map((seat) => (links[seat]?.given.length ?? 0) > 0)
    expect(given).toEqual(own.map(() => own.length === 1))
    for (const stream of streams) stream.close()
  }
})

test('after kill -9 between digest and entry the same digest is made again, and nothing acknowledged is lost', async () => {
  const server = await spawnServer()
  onTestFinished(async () => void (await server.stop()))
  const { id, red, blue } = await duel(linked(() => new Client(server.url), { silent: true }))
  const stream = await red.listen(id, 'red')
  expect((await red.order(id, 'red', CALL, CARDS)).body).toEqual({ sealed: true, seq: null })
  const lost = blue.order(id, 'blue', CALL, OTHER_CARDS, 'the-last-order').catch(() => null)
  const fixed = await fixedIn(stream)
  await server.kill()
  await lost
  await server.restart()
  const again = [red, blue].map((client) => {
    const user = new Client(server.url)
    return Object.assign(user, { cookie: client.cookie, device: client.device, linked: true })
  })
  const [anna, ben] = again
  if (!anna || !ben) throw new Error('two players')
  const reopened = await anna.listen(id, 'red')
  const refused = anna.withdraw(id, 'red', CALL)
  expect(await fixedIn(reopened)).toEqual(fixed)
  await reopened.entry(1)
  expect((await refused).status).toBe(409)
  expect((await ben.order(id, 'blue', CALL, OTHER_CARDS, 'the-last-order')).body).toEqual({ sealed: true, seq: 1 })
  for (const open of [stream, reopened]) open.close()
  const { entries } = await finished(ben, id)
  expect(entries[1]?.orders).toEqual({ red: CARDS, blue: OTHER_CARDS })
  expect(entries[1]?.links).toMatchObject({ digest: fixed.digest, given: { red: expect.any(String) } })
})
