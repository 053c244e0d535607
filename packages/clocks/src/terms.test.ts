// Which time limits can be agreed on.
import { describe, expect, test } from 'vitest'
import { ANSWER, LIVE, NONE, RESTING, SUNDAYS } from './samples-for-tests.ts'
import { clockSchema, graceOf, newClockSchema } from './terms.ts'

const messages = (schema: typeof clockSchema | typeof newClockSchema, value: unknown): readonly string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

test.each([NONE, LIVE, ANSWER, RESTING, SUNDAYS])('stored terms of kind $kind are read as they are', (terms) => {
  expect(clockSchema.parse(terms)).toEqual(terms)
  expect(newClockSchema.parse(terms)).toEqual(terms)
})

describe('new terms have usual values', () => {
  test.each([
    [
      { kind: 'live', bank: 600, increment: 10 },
      { kind: 'live', bank: 600, increment: 10, grace: 2, misses: 2 },
    ],
    [
      { kind: 'answer', days: 3 },
      {
        kind: 'answer',
        days: 3,
        bank: 0,
        weekends: 'count',
        zone: 'UTC',
        short: 1,
        grace: 10,
        misses: 2,
        vacation: { perMonth: 0, atMost: 0 },
      },
    ],
    [
      { kind: 'calendar', weekdays: [7], at: '20:00', zone: 'Europe/Berlin' },
      { ...SUNDAYS, vacation: { perMonth: 0, atMost: 0 } },
    ],
  ])('%j', (chosen, terms) => {
    expect(newClockSchema.parse(chosen)).toEqual(terms)
    expect(messages(clockSchema, chosen).length).toBeGreaterThan(0)
  })
})

test('a zone must be known to choose it, but not to read it', () => {
  const lost = { ...SUNDAYS, zone: 'Moon/Tycho' }
  expect(clockSchema.parse(lost)).toEqual(lost)
  expect(messages(newClockSchema, lost)).toEqual(['the time zone Moon/Tycho is unknown here: choose one such as Europe/Berlin or UTC'])
})

describe('refused', () => {
  test.each([
    [{ ...LIVE, bank: 0 }, 'seconds of the time bank must be from 10 to 86400'],
    [{ ...LIVE, bank: Number.POSITIVE_INFINITY }, 'seconds of the time bank must be a number'],
    [{ ...LIVE, increment: 4 }, 'seconds per answer must be from 5 to 3600'],
    [{ ...LIVE, increment: 5.5 }, 'seconds per answer must be a whole number'],
    [{ ...LIVE, grace: -1 }, 'seconds of grace must be from 0 to 30'],
    [{ ...LIVE, misses: 0 }, 'misses in a row must be from 1 to 10'],
    [{ ...ANSWER, days: 0 }, 'days for an answer must be from 0.25 to 60'],
    [{ ...ANSWER, days: 61 }, 'days for an answer must be from 0.25 to 60'],
    [{ ...ANSWER, days: '3' }, 'days for an answer must be a number'],
    [{ ...ANSWER, short: 0 }, 'days for a short question must be from 0.25 to 14'],
    [{ ...ANSWER, bank: 721 }, 'hours of the time bank must be from 0 to 720'],
    [{ ...ANSWER, zone: '' }, 'a time zone has a name such as Europe/Berlin'],
    [{ ...ANSWER, zone: 'Europe/Berlin; x' }, 'a time zone has a name such as Europe/Berlin'],
    [{ ...ANSWER, vacation: { perMonth: 3, atMost: 2 } }, 'the days that can be saved must be at least those of a month'],
    [{ ...ANSWER, vacation: { perMonth: 0, atMost: 2 } }, 'without vacation per month no days can be saved'],
    [{ ...SUNDAYS, weekdays: [] }, 'choose at least one weekday'],
    [{ ...SUNDAYS, weekdays: [8] }, 'a weekday is a number from 1, Monday, to 7, Sunday'],
    [{ ...SUNDAYS, weekdays: [7, 7] }, 'list each weekday once, from Monday to Sunday'],
    [{ ...SUNDAYS, weekdays: [7, 1] }, 'list each weekday once, from Monday to Sunday'],
    [{ ...SUNDAYS, at: '24:00' }, 'a time of the day is written as 20:00'],
    [{ ...SUNDAYS, least: 0 }, 'hours until a deadline must be from 1 to 336'],
  ])('%j', (terms, message) => {
    expect(messages(clockSchema, terms)).toEqual([message])
  })

  test.each([{ ...NONE, days: 3 }, { ...LIVE, days: 3 }, { ...ANSWER, least: 48 }, { kind: 'hourglass' }, null])(
    'unknown members: %j',
    (terms) => {
      expect(clockSchema.safeParse(terms).success).toBe(false)
    },
  )
})

test('the time of grace is in ms', () => {
  expect([NONE, LIVE, ANSWER].map(graceOf)).toEqual([0, 2000, 10_000])
})
