// Sides that concede in a match of three, and an admiral who answers instead of a team mate: over HTTP.
import { type Message, verifyJournal } from '@admiralty/match'
import * as flare from '@admiralty/systems/solar-flare'
import { about } from '@admiralty/systems/solar-flare/about'
import * as bots from '@admiralty/systems/solar-flare/bots'
import { expect, onTestFinished, test } from 'vitest'
import type { Client, Stream } from './client.ts'
import { localServer } from './tables.ts'

const games = { 'solar-flare': { about, rules: () => Promise.resolve(flare), bots: () => Promise.resolve(bots) } }
const { system } = flare

async function opened(
  scenario: string,
  seats: readonly string[],
): Promise<{ readonly anna: Client; readonly id: string; readonly stream: Stream }> {
  const { client } = await localServer({ games })
  const anna = client()
  const options = { anomalies: 'none' }
  const id = await anna.open({
    system: 'solar-flare',
    scenario,
    options,
    value: 'luck',
    seats: Object.fromEntries(seats.map((seat) => [seat, 'me'])),
  })
  const stream = await anna.listen(id, seats[0] ?? '')
  onTestFinished(() => stream.close())
  await stream.entry(0)
  return { anna, id, stream }
}

test('a side that concedes in its own turn is not waited for, and the match ends when one side is left', async () => {
  const { anna, id, stream } = await opened('three', ['red', 'blue', 'gold'])
  const { message } = await playTo(stream, anna, id, 'weapons')
  const [asked = ''] = message.calls[0]?.seats ?? []
  expect((await anna.post(`/api/matches/${id}/concede`, { as: asked })).status).toBe(200)
  const concession = await messageOf(stream, message.seq + 1)
  expect(concession).toMatchObject({ action: { kind: 'conceded', seat: asked }, calls: [{ kind: 'weapons', seats: [] }], outcome: null })
  const next = await messageOf(stream, message.seq + 2)
  const [other = ''] = next.calls[0]?.seats ?? []
  expect([next.action, next.calls.length, other === asked]).toEqual([null, 1, false])
  expect(await anna.table(id)).toMatchObject({ status: 'playing' })
  await anna.post(`/api/matches/${id}/concede`, { as: other })
  const [winner] = ['red', 'blue', 'gold'].filter((seat) => seat !== asked && seat !== other)
  expect(await messageOf(stream, message.seq + 3)).toMatchObject({ outcome: { winners: [winner] }, calls: [] })
  const journal = await anna.journal(id)
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true, findings: [] })
})

test('SF-TEAM-02: an admiral who has ended for himself is not awaited, and ends the phase for the team', async () => {
  const { anna, id, stream } = await opened('fleets', ['red', 'gold', 'blue', 'green'])
  const { message } = await playTo(stream, anna, id, 'weapons')
  const admiral = message.calls.some(({ seats }) => seats.includes('red')) ? 'red' : 'blue'
  const own = message.calls.find(({ seats }) => seats.includes(admiral))
  expect((await anna.order(id, admiral, own?.id ?? '', { order: 'end', all: false })).status).toBe(200)
  const after = await messageOf(stream, message.seq + 1)
  const [call] = after.calls
  expect(call?.instead).toEqual([admiral])
  expect((await anna.order(id, admiral, call?.id ?? '', { order: 'end', all: false })).status).toBe(422)
  expect((await anna.order(id, admiral, call?.id ?? '', { order: 'end', all: true })).status).toBe(200)
  const next = await messageOf(stream, message.seq + 2)
  expect(next.calls.map(({ kind }) => kind)).not.toContain('weapons')
  for (const seat of ['red', 'gold', 'blue']) await anna.post(`/api/matches/${id}/concede`, { as: seat })
  const journal = await anna.journal(id)
  expect(journal.entries[next.seq]?.call?.instead).toEqual([admiral])
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true, findings: [] })
})

const messageOf = async (stream: Stream, seq: number): Promise<Message> => JSON.parse((await stream.entry(seq)).data)

/** Gives default orders for all seats until a call of this kind is open. */
async function playTo(stream: Stream, client: Client, id: string, kind: string) {
  for (let seq = 0; ; ) {
    await stream.entry(seq)
    const { message, view } = stream.table()
    const call = message.calls[0]
    if (!call || call.kind === kind) return { message }
    for (const seat of call.seats) {
      const own = { ...(view as object), me: seat } as ReturnType<typeof system.view> // nothing of this game is secret
      await client.order(id, seat, call.id, system.defaultOrder(own, call))
    }
    seq = message.seq + 1
  }
}
