// Every zone that `Intl` knows can be used for deadlines.
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
