// Dates of zones. The long test reads a hundred years of them.
import { expect, test } from 'vitest'
import { zoneIsKnown } from './zone-names.ts'
import { firstDate } from './zones.ts'

/** Names of before, which runtimes know but do not list. */
const LINKS = [
  'Asia/Calcutta',
  'Europe/Kiev',
  'US/Eastern',
  'GB',
  'Japan',
  'Etc/GMT+5',
  'EST5EDT',
  'GMT',
  'Etc/UTC',
  'UTC',
  'europe/berlin',
]

test('a date is computed in every zone that the runtime knows, and shows the time of day there', () => {
  const zones = [...Intl.supportedValuesOf('timeZone'), ...LINKS]
  const wrong = zones.filter((zone) => {
    const due = firstDate({ weekdays: [3], at: '12:00', zone }, Date.UTC(2026, 5, 1))
    return (
      new Intl.DateTimeFormat('en-GB', {
        timeZone: zone,
        weekday: 'short',
        timeStyle: undefined,
        hour: '2-digit',
        minute: '2-digit',
      }).format(due) !== 'Wed 12:00'
    )
  })
  expect(wrong).toEqual([])
  expect(zones.every(zoneIsKnown)).toBe(true)
  expect(['Moon/Tycho', '', 'Europe/'].some(zoneIsKnown)).toBe(false)
})

test.each([
  ['that summer time skips comes later by the skipped hour', 'Europe/Berlin', '02:30', Date.UTC(2026, 2, 29), Date.UTC(2026, 2, 29, 1, 30)],
  ['that winter time repeats is the first of the two', 'Europe/Berlin', '02:30', Date.UTC(2026, 9, 25), Date.UTC(2026, 9, 25, 0, 30)],
  [
    'of a skipped Friday is on the Saturday, even for a call that opens then',
    'Pacific/Apia',
    '20:00',
    Date.UTC(2011, 11, 30, 20),
    Date.UTC(2011, 11, 31, 6),
  ],
  ['in a zone with half an hour of summer time', 'Australia/Lord_Howe', '02:15', Date.UTC(2026, 9, 3, 10), Date.UTC(2026, 9, 3, 15, 45)],
])('a date %s', (_, zone, at, from, due) => {
  const weekdays = zone === 'Pacific/Apia' ? ([5] as const) : ([7] as const)
  expect(firstDate({ weekdays, at, zone }, from)).toBe(due)
})

test('without weekdays a date is at once, so that no clock waits for ever', () => {
  expect(firstDate({ weekdays: [], at: '20:00', zone: 'UTC' }, 5)).toBe(5)
})
