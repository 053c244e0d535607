// The umpire, and matches that begin from a position: the scenario 'umpired' of the skirmish.
import { type Journal, servedIn, verifyJournal } from '@admiralty/match'
import { openSqlite } from '@admiralty/store'
import { type SkirmishEvent, system } from '@admiralty/systems/skirmish'
import { expect, onTestFinished, test } from 'vitest'
import type { Umpire, UmpireQuestion } from '../src/bots/umpire.ts'
import { Client } from './client.ts'
import { hostTable } from './host-table.ts'
import { spawnServer } from './spawn-server.ts'
import { freshFolder, type LocalServer, localServer, manualClock, play } from './tables.ts'

const SEATS = ['red', 'white', 'blue'] as const
const UMPIRED = {
  system: 'skirmish',
  scenario: 'umpired',
  value: 'luck',
  seats: { red: 'invite', white: 'invite', blue: 'invite' },
} as const
/** A position in mid-game, with cards that only one side knows. */
const POSITION = {
  at: [{ step: 'round' }],
  round: 2,
  squads: { red: { gear: ['shield', 'flare'] }, blue: { gear: ['decoy', 'shield'], strength: 1 } },
}

/** One player in each seat of a match. */
type Players = Readonly<Record<(typeof SEATS)[number], Client>>
async function seated(url: string, tokens: Readonly<Record<string, string>>): Promise<Players> {
  const sit = async (seat: string): Promise<Client> => {
    const client = new Client(url)
    const value = `${seat} wishes for luck`
    expect((await client.post(`/api/invitations/${tokens[seat]}`, { value })).status).toBe(200)
    return client
  }
  return { red: await sit('red'), white: await sit('white'), blue: await sit('blue') }
}
const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
/** A match with an umpire in which every squad has chosen its cards. */
async function withCards({ client }: LocalServer): Promise<Players & { readonly id: string }> {
  const host = client()
  const id = await host.open(UMPIRED)
  const tokens = Object.fromEntries((await host.table(id)).invitations.map(({ seat, token }) => [seat, token]))
  expect(Object.keys(tokens)).toEqual(['blue', 'red', 'white'])
  const players = await seated(host.base, tokens)
  for (const seat of SEATS) expect((await players[seat].order(id, seat, '1/muster', CARDS)).status).toBe(200)
  return { id, ...players }
}
const supplies = ({ entries }: Pick<Journal, 'entries'>) =>
  entries.flatMap(({ call, orders, rolls }) => (call?.kind === 'supply' ? [{ key: call.key, orders, rolls }] : []))

test('a match from a position, with an umpire, survives kill -9 between question and answer, keeps its secrets and is valid', async () => {
  const server = await spawnServer({ PACE_BOT: '600000' })
  onTestFinished(async () => void (await server.stop()))
  await server.kill()
  const { id, tokens } = await hostTable(server.folder, { ...UMPIRED, closing: 'kept', watch: 'seated' }, POSITION)
  await server.restart()
  const players = await seated(server.url, tokens)
  const asked = await players.red.listen(id, 'red')
  await asked.entry(0)
  const { calls } = asked.table().message
  expect(calls.map(({ kind, key, seats }) => [kind, key, ...seats])).toEqual(SEATS.map((seat) => ['supply', seat, 'umpire']))
  expect((await players.blue.get('/api/matches')).body).toMatchObject([{ id, owed: [], awaited: ['umpire'] }])

  await server.kill()
  await server.restart({ PACE_BOT: '1' })
  const streams = await Promise.all(SEATS.map((seat) => play({ client: players[seat], match: id, seat })))
  const stranger = new Client(server.url)
  const [info, unknown] = [await stranger.get(`/api/matches/${id}`), await stranger.get('/api/matches/unknown')]
  expect(info).toEqual(unknown)
  expect((await players.red.table(id)).seats).toMatchObject([
    {},
    {},
    {},
    { seat: 'umpire', holder: 'umpire', name: 'The umpire', sat: true },
  ])
  // Kept: each player has what was received, and nothing of the position or of the rolls of others.
  const file = (await players.red.get(`/api/matches/${id}/journal?as=red`)).body
  expect(file).toMatchObject({ viewer: 'red', head: { closing: 'kept' } })
  expect(JSON.stringify(file)).not.toMatch(/"position"|"secret":"|"rolls"/)
  expect((await players.red.get(`/api/matches/${id}/journal?as=referee`)).status).toBe(403)
  for (const stream of [asked, ...streams]) stream.close()

  await server.kill()
  const store = await openSqlite(server.folder)
  const record = await store.match(id)
  const entries = await store.entries(id)
  await store.close()
  if (!record?.head) throw new Error('the match has not begun')
  const journal = {
    head: record.head,
    entries: entries.map(({ entry }) => entry),
    chain: entries.map(({ chain }) => chain),
    secret: record.secret,
  }
  expect(record).toMatchObject({ status: 'over', head: { position: POSITION } })
  const unsignedEnd = verifyJournal(system, journal)
  expect(unsignedEnd.findings).toEqual(['the host has not signed its end'])
  expect(unsignedEnd).toMatchObject({ unchecked: 0, resolved: entries.length })
  expect(servedIn(unsignedEnd.account).toSorted()).toEqual(['blue', 'red', 'umpire', 'white'])
  const answered = supplies(journal)
  expect(answered.length).toBeGreaterThanOrEqual(3)
  for (const { key, orders, rolls } of answered) {
    expect(orders).toEqual({ umpire: { order: 'supply', dice: 1 } })
    expect(rolls).toMatchObject([{ at: key, count: 1, reason: `supply of ${key}` }])
  }
  expect(
    answered
      .slice(0, 3)
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual([...SEATS].toSorted())
})

test('the answers of an umpire are decided in the order in which they come, each exactly once, and replayed', async () => {
  const asked: UmpireQuestion[] = []
  const later: Record<string, () => void> = {}
  const umpire: Umpire = {
    async answer(question) {
      asked.push(question)
      const { key } = question.call
      if (asked.length <= 3) await new Promise<void>((resolve) => Object.assign(later, { [key]: resolve }))
      return { kind: 'order', order: { order: 'supply', dice: key === 'red' ? 2 : 1 } }
    },
  }
  const { id, ...players } = await withCards(await localServer({ umpire }))
  const stream = await players.red.listen(id, 'red')
  await expect.poll(() => Object.keys(later).toSorted()).toEqual(['blue', 'red', 'white'])
  for (const [index, key] of ['white', 'blue', 'red'].entries()) {
    later[key]?.()
    await stream.entry(2 + index)
  }
  await Promise.all(SEATS.map((seat) => play({ client: players[seat], match: id, seat })))
  const journal = await players.red.journal(id)
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true })
  const first = supplies(journal).slice(0, 3)
  expect(first.map(({ key, rolls }) => [key, rolls[0]?.at, rolls[0]?.count])).toEqual([
    ['white', 'white', 1],
    ['blue', 'blue', 1],
    ['red', 'red', 2],
  ])
  expect(new Set(asked.map(({ call }) => call.id)).size).toBe(asked.length)
  // The umpire of this game sees every secret; the players see their own side.
  const [{ view } = { view: null }] = asked
  expect(view).toMatchObject({ me: 'umpire', secret: { red: { gear: { 'red-1': 'shield' } }, blue: { gear: { 'blue-1': 'shield' } } } })
  const dice = (seat: string) =>
    journal.entries.flatMap(({ events }) =>
      (events as readonly SkirmishEvent[]).filter((event) => event.type === 'supplied' && event.seat === seat),
    )
  expect(dice('blue').length).toBeGreaterThan(0)
  expect(JSON.stringify(stream.all)).not.toContain(JSON.stringify(dice('blue')[0]))
  stream.close()
})

test.each<[string, Umpire]>([
  ['fails', { answer: () => Promise.reject(new Error('a bug')) }],
  ['gives an illegal order', { answer: async () => ({ kind: 'order', order: { order: 'rest' } }) }],
])('for an umpire that %s the default order is used', async (_, umpire) => {
  const { id, red } = await withCards(await localServer({ umpire }))
  const stream = await red.listen(id, 'red')
  await stream.entry(1)
  await expect.poll(() => stream.table().message.calls.map(({ kind }) => kind)).toEqual(['plan', 'plan'])
  stream.close()
})

test('an umpire that answers later is waited for, however long that is, and asked again with the next change of the match', async () => {
  const clock = manualClock()
  let asked = 0
  let isKnown = false
  const umpire: Umpire = {
    async answer({ system: rules, call, view }) {
      asked += 1
      return isKnown ? { kind: 'order', order: rules.defaultOrder(view, call) } : { kind: 'later' }
    },
  }
  const { id, red, blue } = await withCards(await localServer({ umpire, clock }))
  const stream = await red.listen(id, 'red')
  await stream.entry(1)
  const open = (): readonly string[] => stream.table().message.calls.map(({ kind }) => kind)
  await expect.poll(() => asked).toBe(3)
  for (let minutes = 0; minutes < 60 * 24; minutes += 60) clock.advance(3600_000)
  expect((await red.table(id)).status).toBe('playing')
  expect(open()).toEqual(['supply', 'supply', 'supply'])
  isKnown = true
  expect((await blue.put(`/api/matches/${id}/seats/blue`, { auto: true })).status).toBe(200)
  await expect
    .poll(() => {
      clock.advance(1_000)
      return open()
    })
    .toEqual(['plan', 'plan'])
  stream.close()
})

test('nobody can hold, view or play the seat of the umpire', async () => {
  const local = await localServer({ umpire: { answer: () => new Promise(() => undefined) } })
  const { id, red } = await withCards(local)
  const host = local.client()
  for (const holder of ['me', 'invite', 'bot:ensign'] as const)
    expect(await host.post('/api/matches', { ...UMPIRED, seats: { ...UMPIRED.seats, umpire: holder } })).toMatchObject({ status: 400 })
  expect(await host.post('/api/matches', { ...UMPIRED, position: POSITION })).toMatchObject({ status: 400 })
  const stream = await red.listen(id, 'red')
  await stream.entry(1)
  const [call] = stream.table().message.calls
  stream.close()
  expect(call).toMatchObject({ kind: 'supply', seats: ['umpire'] })
  for (const client of [red, host]) {
    expect((await client.order(id, 'umpire', call?.id ?? '', { order: 'supply', dice: 2 })).status).toBe(403)
    expect((await client.concede(id, 'umpire')).status).toBe(403)
    expect((await client.post(`/api/matches/${id}/draw`, { as: 'umpire', agree: true })).status).toBe(403)
    expect((await client.post(`/api/matches/${id}/sit`, { seat: 'umpire', value: 'v' })).status).toBe(403)
    expect((await client.get(`/api/matches/${id}/history?as=umpire`)).status).toBe(403)
    await expect(client.listen(id, 'umpire')).rejects.toThrow('403')
  }
  expect((await host.put('/api/me', { name: 'The Umpire' })).status).toBe(422)
})

test('a draw and a concession need no umpire, which never wins, and the rematch has one', async () => {
  const { id, ...players } = await withCards(await localServer())
  const stream = await players.red.listen(id, 'red')
  // An offer of a draw lapses when play moves on, and the umpire answers at once.
  await stream.entry(4)
  stream.close()
  for (const seat of SEATS) expect((await players[seat].post(`/api/matches/${id}/draw`, { as: seat, agree: true })).status).toBe(200)
  expect((await players.red.table(id)).outcome).toMatchObject({ why: 'MATCH-DRAWN', winners: [] })
  const again = await players.red.post<{ id: string }>(`/api/matches/${id}/rematch`, { as: 'red', value: 'again' })
  expect(again.status).toBe(200)
  const next = again.body.id
  expect((await players.red.table(next)).seats).toMatchObject([{}, {}, {}, { seat: 'umpire', holder: 'umpire', sat: true }])
  for (const seat of SEATS) {
    const own = (await players[seat].table(next)).mine[0]
    if (seat !== 'red') expect((await players[seat].post(`/api/matches/${next}/sit`, { seat: own, value: 'v' })).status).toBe(200)
  }
  expect((await players.red.table(next)).status).toBe('playing')
  const blue = SEATS.map((seat) => players[seat])
  for (const client of blue) {
    const info = await client.table(next)
    if (info.mine[0] === 'blue') expect((await client.concede(next, 'blue')).status).toBe(200)
  }
  expect((await players.red.table(next)).outcome).toEqual({ why: 'MATCH-CONCEDED', winners: ['red', 'white'], scores: null })
})

test('a position from which no match can begin makes no table, and one that fits is published at the end only', async () => {
  const folder = freshFolder()
  const refused = [
    { at: [], squads: {} },
    { at: [{ step: 'hit' }], squads: {} },
    { at: [{ step: 'roundEnd' }], round: 6, squads: {} },
    { at: [{ step: 'round' }], squads: { red: { strength: 99 } } },
  ]
  for (const position of refused) await expect(hostTable(folder, UMPIRED, position)).rejects.toThrow('cannot begin from this position')
  const store = await openSqlite(folder)
  expect(await store.matchesOf('the host', 10)).toEqual([])
  await store.close()
  const { id, tokens } = await hostTable(folder, UMPIRED, POSITION)
  const { url } = await localServer({ folder })
  const players = await seated(url, tokens)
  const before = [await players.red.table(id), await players.red.journal(id)]
  expect(JSON.stringify(before)).not.toMatch(/"position"|decoy/)
  const streams = await Promise.all(SEATS.map((seat) => play({ client: players[seat], match: id, seat })))
  const journal = await players.red.journal(id)
  expect(journal.head.position).toMatchObject(POSITION)
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true })
  for (const stream of streams) stream.close()
})
