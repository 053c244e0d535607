// A hundred years of dates in twelve zones, compared with the calendar of `Intl`.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstDate, type Weekday, weekendAfter } from './zones.ts'

const [M, H, D] = [60_000, 3_600_000, 86_400_000]
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Apia',
]
const FROM = Date.UTC(1980, 0, 1)
const TO = Date.UTC(2080, 0, 1)
/** The Friday that Apia skipped. */
const SKIPPED = Date.UTC(2011, 11, 30)
const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** What the wall clock of a zone shows, by `Intl`. */
function readerOf(timeZone: string): (time: number) => { readonly weekday: number; readonly at: string; readonly day: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  return (time) => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
    return {
      weekday: NAMES.indexOf(parts.weekday ?? '') + 1,
      at: parts.second === '00' ? `${parts.hour}:${parts.minute}` : 'between minutes',
      day: `${parts.year}-${parts.month}-${parts.day}`,
    }
  }
}

describe.each(ZONES)('in %s', (zone) => {
  const read = readerOf(zone)
  const isDate = (time: number, weekdays: readonly number[], at: string): boolean => {
    const wall = read(time)
    return weekdays.includes(wall.weekday) && wall.at === at
  }
  /** What the wall clock shows, as if it were UTC. */
  const wallOf = (time: number): number => Date.parse(`${read(time).day}T${read(time).at}Z`)
  const offset = (time: number): number => wallOf(time) - time
  /** The time by which the zone's clock was set forward in the 24 hours before; Apia skipped a whole day. */
  const jumpBefore = (time: number): number =>
    Math.max(...Array.from({ length: 24 * 4 }, (_, back) => offset(time) - offset(time - (back + 1) * 15 * M)))
  /** Whether the date that was meant, by its weekday and time of day, was skipped. */
  const isSkipped = (time: number, weekdays: readonly number[], at: string): boolean => {
    const jump = jumpBefore(time)
    const meant = new Date(wallOf(time) - jump)
    return jump > 0 && weekdays.includes(meant.getUTCDay() || 7) && meant.toISOString().slice(11, 16) === at
  }

  /** No date before a deadline is late enough: each quarter of an hour near it, and the same time of day farther away. */
  const expectNoneBefore = (due: number, from: number, weekdays: readonly number[], at: string): void => {
    for (let earlier = due - 15 * M; earlier >= Math.max(from, due - 2 * H); earlier -= 15 * M)
      expect(isDate(earlier, weekdays, at), new Date(due).toISOString()).toBe(false)
    for (let day = 1; due - day * D > from + H; day += 1)
      for (const shift of [-H, -H / 2, 0, H / 2, H]) expect(isDate(due - day * D + shift, weekdays, at)).toBe(false)
  }

  test.each<readonly [string, readonly Weekday[], number]>([
    ['20:00', [7], 48 * H],
    ['02:30', [1, 2, 3, 4, 5, 6, 7], H],
    ['00:00', [6, 7], 24 * H],
    ['23:45', [1, 5], 336 * H],
  ])('each deadline at %s on %j is a date of the calendar, and the first that is late enough', (at, weekdays, least) => {
    let [opened, dates, gaps] = [FROM, 0, 0]
    while (opened < TO) {
      const due = firstDate({ weekdays, at, zone }, opened + least)
      expect(due - opened).toBeGreaterThanOrEqual(least)
      if (isDate(due, weekdays, at)) dates += 1
      else {
        expect(isSkipped(due, weekdays, at), new Date(due).toISOString()).toBe(true)
        gaps += 1
      }
      if (dates % 10 === 0 || offset(opened) !== offset(due)) expectNoneBefore(due, opened + least, weekdays, at)
      // Calls open at different times of the day and of the week, and more often near a change of the clock.
      const isCalm = offset(due) === offset(due + 14 * D)
      opened = due + ((dates * 37) % (isCalm ? 240 : 20)) * H + (dates % 7) * M
    }
    expect(dates).toBeGreaterThan(1000)
    expect(gaps).toBeLessThan(at === '02:30' || at === '00:00' ? 150 : 3)
  })

  test('a weekend is from Saturday 00:00 to Monday 00:00, and the first that is not over', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: FROM, max: TO }), fc.integer({ min: SKIPPED - 9 * D, max: SKIPPED + 9 * D })), (time) => {
        const { begins, ends } = weekendAfter(time, zone)
        expect(ends).toBeGreaterThan(time)
        expect(begins - time).toBeLessThanOrEqual(5 * D + 2 * H)
        // Where 00:00 is skipped, the day begins when the clock goes on. Apia skipped a Friday.
        expect(read(begins).weekday).toBe(6)
        expect([4, 5]).toContain(read(begins - 1).weekday)
        expect([read(ends).weekday, read(ends - 1).weekday]).toEqual([1, 7])
      }),
      { numRuns: 500 },
    )
  })
})
