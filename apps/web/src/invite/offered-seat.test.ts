import { expect, test } from 'vitest'
import { zoneOf } from '../clock/clock-facts.ts'
import { threeDays } from '../clock/clock-for-tests.ts'
import { dateWords } from '../clock/times.ts'
import { dueWords, whyOffered } from './offered-seat.tsx'

test('the page of an offered seat says who gives it away, or who no longer plays it', () => {
  const offered = { holder: 'Anna', by: 'holder', stage: 'open' } as const
  expect(whyOffered(offered, 'red')).toBe('Anna wants to give the seat Red to another person.')
  expect(whyOffered({ ...offered, by: 'others' }, 'red')).toContain('Anna no longer plays Red')
  expect(whyOffered({ ...offered, stage: 'yours' }, 'red')).toContain('you play Red from now on')
})
test('it says by when orders are due, and the least time of a new player', () => {
  const due = Date.UTC(2026, 11, 3, 12)
  expect(dueWords({ clock: threeDays }, { due })).toBe(
    `By ${dateWords(due, zoneOf(threeDays))}, or two days after you get the seat if that is later.`,
  )
  expect(dueWords({ clock: threeDays }, { due: null })).toBe('No order is due now.')
  expect(dueWords({ clock: { kind: 'none' } }, { due: null })).toBe('There are no deadlines.')
})
