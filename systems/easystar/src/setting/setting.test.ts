import type { Choices } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { stateOf } from '../position.ts'
import { stateSchema, wholeSetupSchema } from '../schema.ts'
import { optionsSchema, type Setup, setupSchema } from '../state.ts'
import { limitsOf, plainLimits } from './limits.ts'
import { rectangle } from './maps.ts'
import { OPTIONS } from './options.ts'
import { scenarios, seats } from './scenarios.ts'
import { setupFault } from './setup-fault.ts'
import { setupFor } from './setup-for-tests.ts'

const refused = (id: string, choices: Choices) => scenarios.find((scenario) => scenario.id === id)?.setup(choices)

describe('budgets', () => {
  test('ES-GEN-03: are multiples of 250 without a maximum', () => {
    expect(setupFor('battle', { budget: 250 }).seats.map(({ budget }) => budget)).toEqual([250, 250])
    expect(setupFor('battle', { budget: 100_000 }).seats[0]?.budget).toBe(100_000)
    expect(refused('battle', { map: 'custom', columns: 250 })).toMatchObject({ rule: 'ES-MAP-02' })
    expect(setupFor('battle', { budget: 12_500 }).seats[0]?.budget).toBe(12_500)
    for (const budget of [0, -250, 300, 'many', '500', 100_250]) expect(refused('battle', { budget })).toMatchObject({ rule: 'ES-GEN-03' })
    expect(setupSchema.safeParse({ ...setupFor('battle'), seats: [{ seat: 'yellow', side: 'yellow', budget: 251 }] }).success).toBe(false)
  })
  test('ES-SCN-01, ES-SCN-02, ES-SCN-04, ES-SCN-03: are fixed in scenarios: 500 points each, 250 in the convoy', () => {
    const budgets = ['quality', 'starbase', 'carriers', 'convoy'].map((id) =>
      setupFor(id, { budget: 1000 }).seats.map(({ budget }) => budget),
    )
    expect(budgets).toEqual([
      [500, 500],
      [500, 500],
      [500, 500],
      [250, 250],
    ])
  })
  test('ES-SCN-01, ES-SCN-02, ES-SCN-03, ES-SCN-04: what the scenario demands of each side', () => {
    const demands = ['battle', 'quality', 'starbase', 'convoy', 'carriers', 'squadrons'].map((id) =>
      (['yellow', 'blue'] as const).map((seat) => {
        const { demand, extra, leviathans } = limitsOf(setupFor(id, { leviathans: true }), seat)
        return [demand, extra, leviathans]
      }),
    )
    const free = ['none', 0, true]
    expect(demands).toEqual([
      [free, free],
      [
        ['oneLeviathan', 0, true],
        ['none', 0, false],
      ],
      [
        ['starbase', 0, true],
        ['none', 0, false],
      ],
      [['none', 5, true], free],
      [
        ['sixBays', 0, true],
        ['sixBays', 0, true],
      ],
      [free, free],
    ])
  })
  test('ES-SCN-05: are at least 500 points for squadrons', () => {
    expect(refused('squadrons', { budget: 250 })).toEqual({ rule: 'ES-SCN-05', reason: 'the budget must be at least 500 points, not 250' })
    expect(setupFor('squadrons', { budget: 500 }).seats.map(({ budget }) => budget)).toEqual([500, 500])
  })
  test('ES-MPL-04, ES-MPL-07: are the sum of the others for a lone player, and equal for four players', () => {
    expect(setupFor('three', { budget: 500 }).seats.map(({ seat, budget }) => [seat, budget])).toEqual([
      ['yellow', 1000],
      ['blue', 500],
      ['red', 500],
    ])
    expect(setupFor('three-yellow', { budget: 250 }).seats.map(({ budget }) => budget)).toEqual([250, 500, 250])
    expect(setupFor('four', { budget: 750 }).seats.map(({ budget }) => budget)).toEqual([750, 750, 750, 750])
  })
})

describe('players and sides', () => {
  test('ES-GEN-01, ES-MPL-01, ES-MPL-02, ES-MPL-06: two to four play, Yellow and Blue never on one side', () => {
    const sides = scenarios.map(({ id }) => seats(setupFor(id)).map(({ seat, side }) => `${seat} ${side}`))
    expect(new Set(sides.map((places) => places.length))).toEqual(new Set([2, 3, 4]))
    for (const places of sides) expect(places.slice(0, 2)).toEqual(['yellow yellow', 'blue blue'])
    expect(seats(setupFor('three')).map(({ side }) => side)).toEqual(['yellow', 'blue', 'blue'])
    expect(seats(setupFor('three-yellow')).map(({ side }) => side)).toEqual(['yellow', 'blue', 'yellow'])
    expect(seats(setupFor('four')).map(({ side }) => side)).toEqual(['yellow', 'blue', 'yellow', 'blue'])
    for (const scenario of scenarios) expect(scenario.seats).toEqual(seats(setupFor(scenario.id)))
  })
  test('ES-SHP-05: leviathans are off by default, except in Quality against Quantity', () => {
    expect(plainLimits(500)).toEqual({ budget: 500, leviathans: false, leviathanSpaces: 40, demand: 'none', extra: 0, rows: null })
    const on = scenarios.filter(({ id }) => setupFor(id).options.leviathans).map(({ id }) => id)
    expect(on).toEqual(['quality'])
    expect(setupFor('battle', { leviathans: true, leviathanSpaces: 30 }).options).toMatchObject({ leviathans: true, leviathanSpaces: 30 })
  })
  test('every option of every scenario gives a valid setup', () => {
    for (const scenario of scenarios)
      for (const { name, values, default: usual } of OPTIONS.filter((option) => scenario.options.includes(option.name)))
        for (const value of values) {
          const setup = setupFor(scenario.id, { [name]: value })
          expect(setupSchema.parse(JSON.parse(JSON.stringify(setup)))).toEqual(setup)
          expect(values).toContain(usual)
        }
    expect(Object.keys(optionsSchema.unwrap().shape).filter((name) => !OPTIONS.some((option) => option.name === name))).toEqual([])
    expect(refused('battle', { turning: 'square' })).toMatchObject({ rule: 'ES-TRN-01' })
  })
})

describe('a setup that does not fit its scenario', () => {
  const rule = (id: string, change: (setup: Setup) => Partial<Setup>) => {
    const setup = setupFor(id)
    return setupFault({ ...setup, ...change(setup) })?.rule
  }
  const points =
    (...budgets: readonly number[]) =>
    ({ seats }: Setup) => ({ seats: seats.map((place, index) => ({ ...place, budget: budgets[index] ?? place.budget })) })
  const map = (columns: number, rows: number) => () => ({ map: rectangle(columns, rows) })
  test('every scenario makes setups that fit', () => {
    for (const { id } of scenarios) expect(setupFault(setupFor(id)), id).toBeUndefined()
  })
  test('ES-GEN-03: the sides of a battle have equal points', () => {
    expect(rule('battle', points(500, 750))).toBe('ES-GEN-03')
    expect(rule('battle', points(750, 750))).toBeUndefined()
  })
  test('ES-SCN-01, ES-SCN-02, ES-SCN-03, ES-SCN-04: points that the scenario fixes', () => {
    expect(rule('quality', points(500, 750))).toBe('ES-SCN-01')
    expect(rule('starbase', points(750, 750))).toBe('ES-SCN-02')
    expect(rule('convoy', points(500, 500))).toBe('ES-SCN-03')
    expect(rule('carriers', points(250, 250))).toBe('ES-SCN-04')
  })
  test('ES-SCN-01: Quality against Quantity needs leviathans', () => {
    expect(rule('quality', ({ options }) => ({ options: { ...options, leviathans: false } }))).toBe('ES-SCN-01')
  })
  test('ES-SCN-05: squadrons have equal points, 500 or more', () => {
    expect(rule('squadrons', points(500, 750))).toBe('ES-SCN-05')
    expect(rule('squadrons', points(250, 250))).toBe('ES-SCN-05')
  })
  test('ES-GEN-01, ES-MPL-02, ES-MPL-06: the seats and sides of two, three and four players', () => {
    expect(rule('three', ({ seats: [yellow, blue] }) => ({ seats: yellow && blue ? [yellow, blue] : [] }))).toBe('ES-MPL-02')
    expect(rule('battle', () => ({ seats: setupFor('three').seats }))).toBe('ES-GEN-01')
    const united = ({ seats }: Setup) => ({
      seats: seats.map((place) => (place.seat === 'green' ? { ...place, side: 'yellow' as const } : place)),
    })
    expect(rule('four', united)).toBe('ES-MPL-06')
    const crossed = ({ seats }: Setup) => ({
      seats: seats.map((place) => ({ ...place, side: place.side === 'yellow' ? ('blue' as const) : ('yellow' as const) })),
    })
    expect(rule('battle', crossed)).toBe('ES-GEN-01')
    const onSide = (side: 'yellow' | 'blue') => (setup: Setup) => ({ seats: setup.seats.map((place) => ({ ...place, side })) })
    for (const side of ['yellow', 'blue'] as const) expect(rule('battle', onSide(side))).toBe('ES-GEN-01')
  })
  test('ES-MPL-04, ES-MPL-07: points of three and four players', () => {
    expect(rule('three', points(500, 500, 500))).toBe('ES-MPL-04')
    expect(rule('three', points(1000, 250, 750))).toBeUndefined()
    expect(rule('four', points(500, 500, 750, 750))).toBe('ES-MPL-07')
  })
  test('ES-MAP-01, ES-MPL-05, ES-MPL-07: the shape and the least size of the map', () => {
    expect(rule('battle', map(14, 13))).toBe('ES-MAP-01')
    expect(rule('battle', map(13, 14))).toBe('ES-MAP-01')
    expect(rule('battle', map(30, 14))).toBeUndefined()
    expect(rule('battle', () => ({ map: { shape: 'triangle', tiers: 3 } }))).toBe('ES-MPL-05')
    expect(rule('three', map(28, 28))).toBe('ES-MPL-05')
    expect(rule('four', map(28, 27))).toBe('ES-MPL-07')
  })
  test('the schema says what was found and what was expected; a stored state with such a setup still opens', () => {
    const setup = { ...setupFor('starbase'), ...points(750, 750)(setupFor('starbase')) }
    expect(wholeSetupSchema.safeParse(setup).error?.issues).toMatchObject([
      {
        message: 'the setup does not fit the scenario starbase: each side must have 500 build points, not 750 (ES-SCN-02)',
        params: { rule: 'ES-SCN-02' },
      },
    ])
    expect(stateSchema.safeParse(stateOf(setup, { at: { step: 'turnEnd' } })).success).toBe(true)
  })
})
