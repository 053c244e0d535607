import { describe, expect, test } from 'vitest'
import { fireCall, otherSeat, sealedBy } from '../api/match-for-tests.ts'
import { clockWith, threeDays, withLapse } from '../clock/clock-for-tests.ts'
import { agreementText, proposalAnswer, proposalTitle, seatsWaitedFor } from './clock-requests.ts'
import { isAsked, noticeOf } from './use-social.ts'

const match = { seats: [otherSeat('red', { holder: 'me' }), otherSeat('blue', { name: 'Ben' }), otherSeat('green', { holder: 'bot' })] }
const calls = [fireCall('1', 'red', 'blue', 'green')]
const clock = clockWith({ 1: { red: 1_000, blue: 2_000, green: 3_000 } })

describe('who may get more time', () => {
  test('are people who owe an answer and are not ready', () => {
    expect(seatsWaitedFor(match, { clock, calls, ready: [] })).toEqual(['red', 'blue'])
    expect(seatsWaitedFor(match, { clock, calls, ready: ['blue'] })).toEqual(['red'])
  })
  test('is nobody whose deadline has passed or who owes nothing', () => {
    expect(seatsWaitedFor(match, { clock: withLapse(clock, '1', 'blue'), calls, ready: [] })).toEqual(['red'])
    expect(seatsWaitedFor(match, { clock, calls: [], ready: [] })).toEqual([])
  })
})

describe('a proposal', () => {
  const extend = { kind: 'extend', seat: 'blue', days: null, agree: ['blue'], missing: ['red'] } as const
  const pause = { kind: 'pause', seat: null, days: 3, agree: ['red'], missing: ['blue'] } as const
  test('says what it is about', () => {
    expect(proposalTitle(extend, match)).toBe('More time for Ben (Blue)')
    expect(proposalTitle(pause, match)).toBe('Pause the match for 3 days')
  })
  test('says who has agreed, and whose agreement is missing', () => {
    expect(agreementText(extend, match, 'red')).toBe('Agreed: Ben (Blue). Still missing: you.')
    expect(agreementText({ ...pause, missing: [] }, match, null)).toBe('Agreed: Red.')
  })
  test('is answered about the same thing', () => {
    expect(proposalAnswer(extend, 'red', { agree: true })).toEqual({ kind: 'extend', as: 'red', seat: 'blue', agree: true })
    expect(proposalAnswer(pause, 'blue', { agree: false })).toEqual({ kind: 'pause', as: 'blue', days: 3, agree: false })
    expect(proposalAnswer({ ...pause, kind: 'end' }, 'blue', { agree: true })).toEqual({ kind: 'end', as: 'blue', agree: true })
  })
  test('is unread until it is seen, and is read aloud', () => {
    const timed = { ...match, clock: threeDays }
    const presence = { ...sealedBy(), proposals: [pause] }
    expect(isAsked(timed, 'blue', presence)).toBe(true)
    expect(noticeOf(timed, 'blue', presence)).toBe('A pause is proposed.')
  })
})

test('in a match with a clock missed deadlines count, and not who is away', () => {
  const presence = { ...sealedBy(), left: [{ seat: 'blue', since: 0 }] }
  expect(isAsked({ ...match, clock: threeDays }, 'red', presence)).toBe(false)
  expect(isAsked({ ...match, clock: { kind: 'none' } }, 'red', presence)).toBe(true)
  expect(noticeOf({ ...match, clock: threeDays }, 'red', presence)).toBe('')
  expect(noticeOf({ ...match, clock: threeDays }, 'red', { ...presence, absent: ['blue'] })).toMatch(
    /^Ben \(Blue\) has missed too many deadlines/,
  )
})
