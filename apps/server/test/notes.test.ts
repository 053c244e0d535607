// Words across the table.
import type { Note } from '@admiralty/protocol'
import { expect, test } from 'vitest'
import type { Client, Stream } from './client.ts'
import { duel, freshFolder, localServer, manualClock } from './tables.ts'

const say = (client: Client, id: string, words: object) => client.post(`/api/matches/${id}/notes`, words)
const notesIn = (stream: Stream): readonly Note[] => stream.all.flatMap(({ event, data }) => (event === 'note' ? [JSON.parse(data)] : []))
const heard = (stream: Stream, seq: number) => stream.until(({ event, data }) => event === 'note' && JSON.parse(data).seq === seq)

test('a note goes to everybody as it was said, and is there for who comes later, after a restart too', async () => {
  const folder = freshFolder()
  const clock = manualClock()
  const first = await localServer({ folder, clock })
  const { id, red, blue } = await duel(first.client)
  await red.put('/api/me', { name: 'Anna' })
  const stream = await blue.listen(id, 'blue')
  expect((await say(red, id, { as: 'red', text: ' good luck, <b>Ben</b> ' })).body).toEqual({})
  expect((await say(blue, id, { as: 'blue', signal: 'thanks' })).body).toEqual({})
  await heard(stream, 2)
  const notes = [
    { seq: 1, time: clock.now(), seat: 'red', name: 'Anna', text: 'good luck, <b>Ben</b>', signal: null },
    { seq: 2, time: clock.now(), seat: 'blue', name: expect.any(String), text: null, signal: 'thanks' },
  ]
  expect(notesIn(stream)).toEqual(notes)
  expect(stream.all.filter(({ event, id: seq }) => event === 'note' && seq !== null)).toEqual([])
  stream.close()
  await first.close()
  const { client } = await localServer({ folder, clock })
  const later = await client().listen(id, 'public', '0')
  await heard(later, 2)
  expect(notesIn(later)).toEqual(notes)
  later.close()
})

test('only who sits there speaks, in one line or a signal; spectators read', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  expect((await say(blue, id, { as: 'red', text: 'I am red' })).status).toBe(403)
  expect((await say(client(), id, { as: 'red', text: 'I am red' })).status).toBe(403)
  expect((await say(client(), id, { as: 'public', text: 'boo' })).status).toBe(403)
  for (const words of [{}, { text: 'two\nlines' }, { text: 'x'.repeat(201) }, { signal: 'boo' }, { text: 'a', signal: 'thanks' }])
    expect((await say(red, id, { as: 'red', ...words })).status).toBe(400)
})

test('six notes in half a minute, at all tables together', async () => {
  const clock = manualClock()
  const { client } = await localServer({ clock })
  const { id, red, blue } = await duel(client)
  const other = await red.open({ system: 'skirmish', scenario: 'duel', seats: { red: 'me', blue: 'me' }, value: 'x' })
  for (const table of [id, other, id, other, id, other]) expect((await say(red, table, { as: 'red', text: 'hello' })).status).toBe(200)
  expect(await say(red, id, { as: 'red', text: 'hello' })).toMatchObject({ status: 429, body: { type: 'urn:admiralty:too-many-requests' } })
  expect((await say(blue, id, { as: 'blue', text: 'hello' })).status).toBe(200)
  clock.advance(30_000)
  expect((await say(red, id, { as: 'red', text: 'hello' })).status).toBe(200)
})

test('one may speak before it begins and after it is over', async () => {
  const { client } = await localServer()
  const red = client()
  const id = await red.open({ system: 'skirmish', scenario: 'duel', seats: { red: 'me', blue: 'invite' }, value: 'x' })
  const stream = await red.listen(id, 'red')
  await say(red, id, { as: 'red', signal: 'greetings' })
  await heard(stream, 1)
  await red.post(`/api/invitations/${(await red.table(id)).invitations[0]?.token}`, { value: 'me again' })
  await red.post(`/api/matches/${id}/concede`, { as: 'blue' })
  expect((await red.table(id)).status).toBe('over')
  await say(red, id, { as: 'red', signal: 'well-played' })
  await heard(stream, 2)
  stream.close()
})
