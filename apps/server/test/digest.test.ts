// The daily mail: one mail with all open questions, at the hour of day of its receiver, whatever clocks are changed.
import { DEFAULT_CHOICE, type NoticeChoice, type Store } from '@admiralty/store'
import { expect, test } from 'vitest'
import { nextDigest } from '../src/errands/digest-time.ts'
import { noticeLoop, openMail, openStore, URL_OF_SERVER, verify } from './mail-loop.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { askAnna, errand } from './stored-errands.ts'
import { type ManualClock, manualClock } from './tables.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3600_000, 86_400_000]
const DAILY: NoticeChoice = { ...DEFAULT_CHOICE, move: { answer: 'daily', calendar: 'daily' }, hour: 18, zone: 'Europe/Berlin' }

interface DailyMail {
  readonly store: Store
  readonly clock: ManualClock
  readonly server: MailServer
  /** Adds a match that asks Anna now, for so long in ms; null for ever. */
  ask(match: string, length: number | null): Promise<void>
  /** Moves the clock on to a time and runs what is due. */
  until(time: number): Promise<void>
  subjects(): readonly (string | undefined)[]
}
/** Anna has chosen these notices. `now` is in ms since 1970. */
async function dailyMail(choice: NoticeChoice, now: number): Promise<DailyMail> {
  const [store, clock, server] = [await openStore(), manualClock(now), await startMailServer(() => 'take')]
  await store.addPerson({ id: 'anna', name: 'Anna', created: 1 }, 'the digest of her cookie')
  await verify(store, 'anna@example.org')
  await store.setNoticeChoice('anna', choice)
  const { loop } = noticeLoop(store, clock, openMail(server.url))
  return {
    store,
    clock,
    server,
    ask(match, length) {
      const time = clock.now()
      const due = length === null ? null : time + length
      return askAnna(store, { match, due, time }, [errand(`move:${match}:0:red`, { match, due: time + 2 * MINUTE })])
    },
    async until(time) {
      await expect
        .poll(async () => {
          loop.look()
          const next = await store.nextErrand()
          if (next !== null && (await store.countErrands(clock.now())).due === 0) clock.advance(Math.min(next, time) - clock.now())
          return next === null || next > time
        })
        .toBe(true)
      clock.advance(time - clock.now())
    },
    subjects: () => server.taken.map(({ subject }) => subject),
  }
}
const NOON = Date.UTC(2026, 11, 1, 12)
/** 18:00 in Berlin in winter. */
const EVENING = NOON + 5 * HOUR

test('all open questions are in one mail at the hour of its receiver, those due first in front, without the one that is answered', async () => {
  const { store, ask, until, server, subjects } = await dailyMail(DAILY, NOON)
  await ask('m1', 9 * DAY)
  await ask('m2', 3 * DAY)
  await ask('m3', 4 * DAY)
  await until(EVENING - 1)
  expect(subjects()).toEqual([])
  expect(await store.waitingNotices('anna', 9)).toEqual([{ kind: 'digest', match: null, title: null, due: EVENING, why: null }])
  await store.seal('m3', { call: '1/muster', seat: 'red', order: 1 }, null, null)
  await until(EVENING + HOUR)
  expect(subjects()).toEqual(['2 questions wait for you'])
  const links = [...(server.taken[0]?.text ?? '').matchAll(/\/table\/(m\d)/g)].map(([, match]) => match)
  expect(links).toEqual(['m2', 'm1'])
  expect(server.taken[0]?.text).toContain('A duel (Skirmish)\nRound 1: choose cards. Until Friday')
  expect(server.taken[0]?.html).toContain(`<a href="${URL_OF_SERVER}/table/m2">A duel</a>`)
  expect(await store.noticesOf('anna', 9)).toMatchObject([{ kind: 'digest', match: null, seat: null, time: EVENING, state: 'sent' }])
})

test('a question is told of once: the mail of the next day leaves only if another one has come, and then has all that are open', async () => {
  const { ask, until, subjects } = await dailyMail(DAILY, NOON)
  await ask('m1', null)
  await until(EVENING + 2 * DAY)
  expect(subjects()).toEqual(['1 question waits for you'])
  await ask('m2', null)
  await until(EVENING + 3 * DAY)
  expect(subjects()).toEqual(['1 question waits for you', '2 questions wait for you'])
})

test('a question that came just before the mail is in it, and in no mail of the next day', async () => {
  const { ask, until, subjects } = await dailyMail(DAILY, NOON)
  await ask('m1', null)
  await until(EVENING - MINUTE)
  await ask('m2', null)
  await until(EVENING + 2 * DAY)
  expect(subjects()).toEqual(['2 questions wait for you'])
})

test('a question that is due before the daily mail, and a reminder, leave at once', async () => {
  const { store, ask, until, subjects } = await dailyMail(DAILY, NOON)
  await ask('m1', 5 * HOUR)
  await ask('m2', 3 * DAY)
  await store.addErrand(errand('reminder:m2:0:red', { kind: 'reminder', match: 'm2', due: NOON + HOUR }))
  await until(NOON + 2 * HOUR)
  expect(subjects()).toEqual(['A duel: your move', 'A duel: reminder: your move'])
})

test('after a change to mails at once, the question that waits for the daily mail is still told in it, and none after a change to no mails', async () => {
  const { store, ask, until, subjects } = await dailyMail(DAILY, NOON)
  await ask('m1', null)
  await until(NOON + HOUR)
  await store.setNoticeChoice('anna', { ...DAILY, move: { answer: 'each', calendar: 'each' } })
  await ask('m2', null)
  await until(EVENING + DAY)
  expect(subjects()).toEqual(['A duel: your move', '2 questions wait for you'])
  await store.setNoticeChoice('anna', { ...DAILY, move: { answer: 'none', calendar: 'daily' } })
  await ask('m3', null)
  await until(EVENING + 2 * DAY)
  expect(subjects()).toHaveLength(2)
})

test('the mail leaves at 18:00 in Berlin on the days before and after summer time begins', async () => {
  const saturday = Date.UTC(2027, 2, 27, 12)
  const { store, ask, until } = await dailyMail(DAILY, saturday)
  await ask('m1', null)
  await until(saturday + DAY)
  await ask('m2', null)
  await until(saturday + 2 * DAY)
  const times = (await store.noticesOf('anna', 9)).map(({ time }) => new Date(time).toISOString())
  expect(times).toEqual(['2027-03-28T16:00:00.000Z', '2027-03-27T17:00:00.000Z'])
})

test.each([
  ['a skipped hour comes an hour later', 'Europe/Berlin', 2, '2027-03-27T12:00Z', '2027-03-28T01:00Z'],
  ['a repeated hour counts once', 'Europe/Berlin', 2, '2027-10-30T12:00Z', '2027-10-31T00:00Z'],
  ['after a repeated hour comes the next day', 'Europe/Berlin', 2, '2027-10-31T00:00Z', '2027-11-01T01:00Z'],
  ['a zone with quarters of an hour', 'Asia/Kathmandu', 0, '2026-12-01T12:00Z', '2026-12-01T18:15Z'],
  ['a day that a zone skips', 'Pacific/Apia', 9, '2011-12-29T20:00Z', '2011-12-30T19:00Z'],
  ['at the hour itself, the next day', 'UTC', 18, '2026-12-01T18:00Z', '2026-12-02T18:00Z'],
  ['a millisecond before it', 'UTC', 18, '2026-12-01T17:59:59.999Z', '2026-12-01T18:00Z'],
])('%s', (_, zone, hour, now, next) => {
  expect(new Date(nextDigest({ zone, hour }, Date.parse(now))).toISOString()).toBe(new Date(next).toISOString())
})

test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Kolkata'])(
  'in a year of %s, each day has one mail for each hour of day',
  (zone) => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
    for (let hour = 0; hour < 24; hour += 1) {
      const days = new Set<string>()
      let time = Date.UTC(2027, 0, 1)
      for (let mails = 0; mails < 365; mails += 1) {
        time = nextDigest({ zone, hour }, time)
        days.add(day.format(time))
      }
      expect(days.size).toBe(365)
      expect(Math.abs(time - Date.UTC(2028, 0, 1))).toBeLessThan(DAY + HOUR)
    }
  },
)
