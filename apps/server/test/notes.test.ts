// Notes and signals between the people of a match.
import type { Note } from '@admiralty/protocol'
import { expect, test } from 'vitest'
import type { Client, Stream } from './client.ts'
import { duel, freshFolder, localServer, manualClock } from './tables.ts'

const send = (client: Client, id: string, note: object) => client.post(`/api/matches/${id}/notes`, note)
const notesIn = (stream: Stream): readonly Note[] => stream.all.flatMap(({ event, data }) => (event === 'note' ? [JSON.parse(data)] : []))
const noteReceived = (stream: Stream, seq: number) => stream.until(({ event, data }) => event === 'note' && JSON.parse(data).seq === seq)

test('sends a note to every viewer unchanged, and again to those who come later, even after a restart', async () => {
  const folder = freshFolder()
  const clock = manualClock()
  const first = await localServer({ folder, clock })
  const { id, red, blue } = await duel(first.client)
  await red.put('/api/me', { name: 'Anna' })
  const stream = await blue.listen(id, 'blue')
  expect((await send(red, id, { as: 'red', text: ' good luck, <b>Ben</b> ' })).body).toEqual({})
  expect((await send(blue, id, { as: 'blue', signal: 'thanks' })).body).toEqual({})
  await noteReceived(stream, 2)
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
  await noteReceived(later, 2)
  expect(notesIn(later)).toEqual(notes)
  later.close()
})

test('accepts notes only from the holder of a seat, as one line or one signal', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  expect((await send(blue, id, { as: 'red', text: 'I am red' })).status).toBe(403)
  expect((await send(client(), id, { as: 'red', text: 'I am red' })).status).toBe(403)
  expect((await send(client(), id, { as: 'public', text: 'boo' })).status).toBe(403)
  for (const note of [{}, { text: 'two\nlines' }, { text: 'x'.repeat(201) }, { signal: 'boo' }, { text: 'a', signal: 'thanks' }])
    expect((await send(red, id, { as: 'red', ...note })).status).toBe(400)
})

test('accepts six notes of one user in 30 seconds, in all matches together', async () => {
  const clock = manualClock()
  const { client } = await localServer({ clock })
  const { id, red, blue } = await duel(client)
  const other = await red.open({ system: 'skirmish', scenario: 'duel', seats: { red: 'me', blue: 'me' }, value: 'x' })
  for (const match of [id, other, id, other, id, other]) expect((await send(red, match, { as: 'red', text: 'hello' })).status).toBe(200)
  expect(await send(red, id, { as: 'red', text: 'hello' })).toMatchObject({
    status: 429,
    body: { type: 'urn:admiralty:too-many-requests' },
  })
  expect((await send(blue, id, { as: 'blue', text: 'hello' })).status).toBe(200)
  clock.advance(30_000)
  expect((await send(red, id, { as: 'red', text: 'hello' })).status).toBe(200)
})

test('accepts notes before a match begins and after it is over', async () => {
  const { client } = await localServer()
  const red = client()
  const id = await red.open({ system: 'skirmish', scenario: 'duel', seats: { red: 'me', blue: 'invite' }, value: 'x' })
  const stream = await red.listen(id, 'red')
  await send(red, id, { as: 'red', signal: 'greetings' })
  await noteReceived(stream, 1)
  await red.post(`/api/invitations/${(await red.table(id)).invitations[0]?.token}`, { value: 'me again' })
  await red.post(`/api/matches/${id}/concede`, { as: 'blue' })
  expect((await red.table(id)).status).toBe('over')
  await send(red, id, { as: 'red', signal: 'well-played' })
  await noteReceived(stream, 2)
  stream.close()
})
