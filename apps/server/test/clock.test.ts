// The times in a journal follow the order of its entries, although the clock of the machine may be set back.
import { verifyJournal } from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { DUEL, freshFolder, localServer, manualClock } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const HOUR = 3_600_000
const START = 1_700_000_000_000

test('a server whose clock was set back by an hour writes no entry before the last one, and its bots answer after their pause', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder, clock: manualClock(START), delays: { bot: 500, auto: 0 } })
  const me = first.client()
  const id = await me.open({ ...DUEL, seats: { red: 'bot:ensign', blue: 'me' } })
  await first.close()

  const clock = manualClock(START - HOUR)
  const server = await localServer({ folder, clock, delays: { bot: 500, auto: 0 } })
  const again = server.client()
  again.cookie = me.cookie
  const stream = await again.listen(id, 'blue')
  await again.order(id, 'blue', '1/muster', CARDS)
  await clock.timerSet()
  clock.advance(500)
  expect(JSON.parse((await stream.entry(1)).data)).toMatchObject({ seq: 1, time: START + 500 })
  clock.advance(-2 * HOUR)
  expect((await again.post(`/api/matches/${id}/concede`, { as: 'blue' })).status).toBe(200)
  stream.close()
  const journal = await again.journal(id)
  const times = journal.entries.map(({ time }) => time)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(verifyJournal(system, journal, { now: START })).toMatchObject({ findings: [] })
})

test('a match that was created when the clock was ahead has no opening before that', async () => {
  const clock = manualClock(START)
  const { client } = await localServer({ clock })
  const [red, blue] = [client(), client()]
  const id = await red.open({ ...DUEL, seats: { red: 'me', blue: 'invite' } })
  const [invitation] = (await red.table(id)).invitations
  clock.advance(-HOUR)
  await blue.post(`/api/invitations/${invitation?.token}`, { value: 'luck' })
  await blue.post(`/api/matches/${id}/concede`, { as: 'blue' })
  const journal = await red.journal(id)
  expect(journal.entries.map(({ time }) => time)).toEqual([START, START])
  expect(verifyJournal(system, journal, { now: START }).findings.filter((finding) => finding.includes('older'))).toEqual([])
})
