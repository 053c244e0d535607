// Random terms of all kinds of clocks, with which a match goes on within weeks.
import type { ClockTerms } from '@admiralty/clocks'
import { type Dice, pick } from '@admiralty/kernel'

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Auckland']
const VACATIONS = [
  { perMonth: 0, atMost: 0 },
  { perMonth: 2, atMost: 6 },
]
const WEEKDAYS = [
  [1, 2, 3, 4, 5, 6, 7],
  [1, 3, 5],
  [1, 2, 4, 6],
  [6, 7],
] as const
const KINDS = ['none', 'live', 'live', 'answer', 'answer', 'answer', 'answer', 'answer', 'calendar', 'calendar', 'calendar'] as const

/** The time limits of a new match. */
export function anyClock(dice: Dice): ClockTerms {
  switch (pick(dice, KINDS)) {
    case 'none':
      return { kind: 'none' }
    case 'live':
      return {
        kind: 'live',
        bank: pick(dice, [60, 600, 7200]),
        increment: pick(dice, [5, 60, 900]),
        grace: pick(dice, [0, 2, 30]),
        misses: pick(dice, [1, 2, 3]),
      }
    case 'answer':
      return {
        kind: 'answer',
        days: pick(dice, [0.25, 0.5, 1, 2]),
        bank: pick(dice, [0, 0, 6, 48]),
        weekends: pick(dice, ['count', 'count', 'rest']),
        zone: pick(dice, ZONES),
        short: pick(dice, [0.25, 0.5, 1]),
        ...slowTerms(dice),
      }
    case 'calendar':
      return {
        kind: 'calendar',
        weekdays: pick(dice, WEEKDAYS),
        at: pick(dice, ['00:00', '02:30', '12:15', '20:00', '23:59']),
        zone: pick(dice, ZONES),
        least: pick(dice, [1, 12, 24, 48]),
        early: pick(dice, ['when-ready', 'when-ready', 'only-at-its-time']),
        short: pick(dice, [0.25, 0.5, 1]),
        ...slowTerms(dice),
      }
  }
}
const slowTerms = (dice: Dice) => ({
  grace: pick(dice, [0, 10, 10, 10, 60, 3600]),
  misses: pick(dice, [1, 2, 3]),
  vacation: pick(dice, VACATIONS),
})
