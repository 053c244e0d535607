import type { ClockTerms } from '@admiralty/clocks'
import { describe, expect, test } from 'vitest'
import { clockProblem, earning, NO_CLOCK, presetOf, presetsFor, zoneNames } from './clock-choice.ts'

const presets = presetsFor('Asia/Kathmandu')
const byKind = (kind: ClockTerms['kind']) => presets.flatMap(({ terms }) => (terms.kind === kind ? [terms] : []))

describe('the time limits of a new game', () => {
  test('begin with none, and offer live, slow and weekly ones', () => {
    expect(presets[0]?.terms).toEqual(NO_CLOCK)
    expect(byKind('live').map((terms) => 'bank' in terms && terms.bank)).toContain(900)
    expect(byKind('answer').map((terms) => 'days' in terms && terms.days)).toEqual([1, 3, 7])
    expect(byKind('calendar')).toHaveLength(1)
  })
  test('are set in the zone of the browser, and all of them can be used', () => {
    expect(byKind('calendar').map((terms) => 'zone' in terms && terms.zone)).toEqual(['Asia/Kathmandu'])
    expect(presets.map(({ terms }) => clockProblem(terms))).toEqual(presets.map(() => null))
  })
  test('are the player’s own as soon as one setting differs', () => {
    const [weekly] = byKind('calendar')
    expect(weekly && presetOf(presets, weekly)?.terms).toEqual(weekly)
    expect(weekly?.kind === 'calendar' && presetOf(presets, { ...weekly, at: '19:00' })).toBeUndefined()
  })
  test('say what is wrong with a number, and with none', () => {
    const [slow] = byKind('answer')
    if (slow?.kind !== 'answer') throw new Error('there is no slow clock')
    expect(clockProblem({ ...slow, days: 90 })).toMatch(/^Days for an answer must be/)
    expect(clockProblem({ ...slow, days: Number.NaN })).toMatch(/^Days for an answer must be/)
  })
})
test('as many days of vacation can be saved as are earned', () => {
  expect(earning({ perMonth: 2, atMost: 3 }, 5)).toEqual({ perMonth: 5, atMost: 5 })
  expect(earning({ perMonth: 2, atMost: 10 }, 1)).toEqual({ perMonth: 1, atMost: 10 })
  expect(earning({ perMonth: 2, atMost: 10 }, 0)).toEqual({ perMonth: 0, atMost: 0 })
})
test('the list of zones has the chosen one, even if the browser does not list it', () => {
  expect(zoneNames('Etc/Elsewhere')).toContain('Etc/Elsewhere')
  expect(zoneNames('UTC').filter((name) => name === 'UTC')).toEqual(['UTC'])
})
