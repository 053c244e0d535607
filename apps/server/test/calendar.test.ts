// The calendar of a person: which questions wait, and until when, at an address that can be withdrawn.
import type { NewCalendar, NewMatchRequest, Outlets } from '@admiralty/protocol'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { DUEL, type LocalServer, localServer, manualClock } from './tables.ts'

const DAY = 24 * 3600_000
const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const stamp = (time: number): string => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Red in a duel with these terms against blue, and red's calendar. */
async function scene(terms: Partial<NewMatchRequest> = { clock: { kind: 'answer', days: 3 } }) {
  const clock = manualClock()
  const local = await localServer({ clock, publicUrl: 'https://play.example.org/games' })
  const [red, blue] = [local.client(), local.client()]
  const id = await red.open({ ...DUEL, ...terms, seats: { red: 'me', blue: 'invite' } })
  const [invitation] = (await red.table(id)).invitations
  await blue.post(`/api/invitations/${invitation?.token}`, { value: 'ben as well' })
  return { clock, local, red, blue, id, path: await addressOf(red) }
}
/** The path of a new calendar address on this server. */
async function addressOf(client: Client): Promise<string> {
  const { status, body } = await client.post<NewCalendar>('/api/me/calendar', {})
  expect([status, body.address]).toEqual([201, expect.stringMatching(/^https:\/\/play\.example\.org\/games\/api\/calendar\/[\w-]+\.ics$/)])
  return new URL(body.address).pathname.replace('/games', '')
}
async function read({ url }: LocalServer, path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url + path, { headers })
  const text = await response.text()
  // Long lines of a calendar are folded.
  return { status: response.status, headers: response.headers, text: text.replaceAll('\r\n ', '') }
}

test('one event for each question that waits, until its deadline, without a cookie', async () => {
  const { clock, local, red, id, path } = await scene()
  const { status, headers, text } = await read(local, path)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(text).toContain(`DTSTART:${stamp(clock.now() + 3 * DAY - 30 * 60_000)}\r\nDTEND:${stamp(clock.now() + 3 * DAY)}`)
  expect(text).toContain('\r\nSUMMARY:Skirmish: Duel: setting up\r\n')
  expect(text).toContain(`https://play.example.org/games/table/${id}`)
  await red.order(id, 'red', '1/muster', CARDS)
  expect((await read(local, path)).text).not.toContain('VEVENT')
})

test('a question without a deadline is no event', async () => {
  const { local, path } = await scene({})
  expect((await read(local, path)).text).not.toContain('VEVENT')
})

test('the name of the file changes with its bytes only', async () => {
  const { clock, local, red, blue, id, path } = await scene()
  const etag = (await read(local, path)).headers.get('etag') ?? ''
  clock.advance(DAY)
  expect((await read(local, path)).headers.get('etag')).toBe(etag)
  for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
    const again = await read(local, path, { 'if-none-match': known })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
  }
  // What the opponent seals is a secret, so nothing changes.
  await blue.order(id, 'blue', '1/muster', CARDS)
  expect((await read(local, path)).headers.get('etag')).toBe(etag)
  await red.order(id, 'red', '1/muster', CARDS)
  expect((await read(local, path, { 'if-none-match': etag })).status).toBe(200)
})

test('texts of people are escaped, so that no title adds an event or a line', async () => {
  const title = 'A, b; c\\ nEND:VEVENT "d" <e>'
  const { local, path } = await scene({ title, clock: { kind: 'answer', days: 3 } })
  const { text } = await read(local, path)
  expect(text).toContain(String.raw`SUMMARY:A\, b\; c\\ nEND:VEVENT`)
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(1)
})

test('an address that is withdrawn or replaced shows nothing, and the account shows that there is one', async () => {
  const { local, red, blue, path } = await scene()
  expect((await red.get<Outlets>('/api/me/outlets')).body.calendar).not.toBeNull()
  expect((await blue.get<Outlets>('/api/me/outlets')).body.calendar).toBeNull()
  const next = await addressOf(red)
  expect([(await read(local, path)).status, (await read(local, next)).status]).toEqual([404, 200])
  expect((await blue.ask('DELETE', '/api/me/calendar')).status).toBe(200)
  expect((await read(local, next)).status).toBe(200)
  await red.ask('DELETE', '/api/me/calendar')
  expect((await red.get<Outlets>('/api/me/outlets')).body.calendar).toBeNull()
  const last = await addressOf(red)
  await red.ask('DELETE', '/api/me')
  expect([(await read(local, next)).status, (await read(local, last)).status]).toEqual([404, 404])
})
