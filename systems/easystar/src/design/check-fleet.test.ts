import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { type FleetLimits, limitsOf, plainLimits } from '../setting/limits.ts'
import { scenarios } from '../setting/scenarios.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import type { FleetDesign, HullKind, ShipDesign } from '../state.ts'
import { checkFleet, isLegalFleet } from './check-fleet.ts'
import { designOf } from './fit.ts'
import { sampleFleet } from './sample.ts'
import { shipyard } from './shipyard.ts'

const fleetOf = (ships: readonly ShipDesign[], change: Partial<FleetDesign> = {}): FleetDesign => ({
  name: '',
  ships,
  flagship: 0,
  damageControl: 0,
  ...change,
})
const many = (hull: HullKind, count: number, fit = '') => Array.from({ length: count }, () => designOf(hull, fit))
const rules = (fleet: FleetDesign, limits: FleetLimits) => checkFleet(fleet, limits).map(({ rule }) => rule)
const RICH = plainLimits(100_000)

describe('a fleet', () => {
  test('ES-DES-01: may cost exactly the budget and no point more', () => {
    const ships = [designOf('destroyer', 'dorsal missile R3 D3')]
    expect(checkFleet(fleetOf(ships), plainLimits(60))).toEqual([])
    expect(checkFleet(fleetOf(ships), plainLimits(59))).toEqual([
      { rule: 'ES-DES-01', reason: 'the fleet costs 60 points, the budget is 59' },
    ])
  })
  test('ES-GEN-04: has at most eighteen ships, freighters included', () => {
    const all = [...many('scout', 3), ...many('destroyer', 6), ...many('cruiser', 6), ...many('battleship', 2)]
    const leviathans = { ...RICH, leviathans: true }
    expect(rules(fleetOf([...all, designOf('leviathan', '')]), leviathans)).toEqual([])
    expect(rules(fleetOf([...all, ...many('leviathan', 2)]), leviathans)).toContain('ES-GEN-04')
    expect(checkFleet(fleetOf(all.slice(0, 14)), { ...RICH, extra: 5 })).toEqual([
      { rule: 'ES-GEN-04', reason: 'at most 18 ships, not 14 and 5 freighters' },
    ])
  })
  test('ES-GEN-05: has no more hulls and fighters than counters', () => {
    expect(checkFleet(fleetOf(many('scout', 4)), RICH)).toEqual([{ rule: 'ES-GEN-05', reason: '4 scouts, but a side has 3' }])
    const wing = designOf('battleship', Array.from({ length: 4 }, () => 'bay (attackCraft attackCraft)').join(', '))
    expect(checkFleet(fleetOf([wing]), RICH)).toEqual([{ rule: 'ES-GEN-05', reason: '8 attack craft, but a side has 6' }])
  })
  test('ES-GEN-05, ES-GEN-06: may have any number of weapons and of range and damage counters', () => {
    const ships = [...many('cruiser', 6, 'axial beam R5 D5, ventral beam'), ...many('destroyer', 6, 'axial beam R5 D2')]
    expect(rules(fleetOf(ships), RICH)).toEqual([])
  })
  test('ES-SHP-05: has a leviathan only if allowed, and only one', () => {
    expect(rules(fleetOf(many('leviathan', 1)), RICH)).toEqual(['ES-SHP-05'])
    expect(rules(fleetOf(many('leviathan', 1)), { ...RICH, leviathans: true })).toEqual([])
    expect(rules(fleetOf(many('leviathan', 2)), { ...RICH, leviathans: true })).toEqual(['ES-SHP-05'])
  })
  test('ES-FLG-01: has one of its ships as flagship', () => {
    expect(rules(fleetOf([]), RICH)).toEqual(['ES-FLG-01'])
    expect(rules(fleetOf(many('scout', 1), { flagship: 1 }), RICH)).toEqual(['ES-FLG-01'])
  })
  test('ES-AUX-DC-01: has at most three damage-control counters, 10 points each', () => {
    expect(rules(fleetOf(many('scout', 1), { damageControl: 3 }), plainLimits(40))).toEqual([])
    expect(rules(fleetOf(many('scout', 1), { damageControl: 3 }), plainLimits(39))).toEqual(['ES-DES-01'])
    expect(rules(fleetOf(many('scout', 1), { damageControl: 4 }), RICH)).toEqual(['ES-AUX-DC-01'])
  })
  test('has the refusals of all its ships listed', () => {
    const bad = fleetOf([designOf('scout', 'ecm, ecm', 'Tern'), designOf('scout', 'dorsal beam', 'Gull')])
    expect(checkFleet(bad, RICH).map(({ reason }) => reason.split(':')[0])).toEqual(['Tern', 'Tern', 'Gull', 'Gull'])
  })
})

describe('fleets of the scenarios', () => {
  const limits = (scenario: string, seat: 'yellow' | 'blue', choices = {}) => limitsOf(setupFor(scenario, choices), seat)
  test('ES-SCN-01: Yellow buys exactly one ship, the leviathan; Blue buys anything else', () => {
    const one = fleetOf([designOf('leviathan', 'bay (interceptor interceptor)')], { damageControl: 2 })
    expect(rules(one, limits('quality', 'yellow'))).toEqual([])
    expect(rules(one, limits('quality', 'blue'))).toEqual(['ES-SHP-05'])
    expect(rules(fleetOf([...one.ships, designOf('scout', '')]), limits('quality', 'yellow'))).toEqual(['ES-SCN-01'])
    expect(rules(fleetOf(many('scout', 1)), limits('quality', 'yellow'))).toEqual(['ES-SCN-01'])
    expect(limits('quality', 'yellow').budget).toBe(500)
  })
  test('ES-SCN-02: one of Yellow’s ships is a battleship that gives up all its speed', () => {
    const base = designOf('battleship', 'speed -2')
    expect(rules(fleetOf([designOf('scout', ''), base]), limits('starbase', 'yellow'))).toEqual([])
    expect(checkFleet(fleetOf([designOf('battleship', 'speed -1')]), limits('starbase', 'yellow'))).toEqual([
      { rule: 'ES-SCN-02', reason: 'the fleet must have a starbase, a battleship that gives up all its speed and has no engine' },
    ])
    expect(rules(fleetOf([base, base]), limits('starbase', 'yellow'))).toEqual([])
    expect(rules(fleetOf(many('scout', 1)), limits('starbase', 'blue'))).toEqual([])
  })
  test('ES-SCN-02, ES-SHP-05: in starbase defence Blue never has a leviathan, and Yellow only with the option', () => {
    const withLeviathan = fleetOf([designOf('battleship', 'speed -2'), designOf('leviathan', '')])
    expect(rules(withLeviathan, limits('starbase', 'yellow'))).toEqual(['ES-SHP-05'])
    expect(rules(withLeviathan, limits('starbase', 'yellow', { leviathans: true }))).toEqual([])
    expect(rules(withLeviathan, limits('starbase', 'blue', { leviathans: true }))).toEqual(['ES-SHP-05'])
  })
  test('ES-SCN-03, ES-GEN-04: the five freighters are free and do not use up scout counters', () => {
    expect(limits('convoy', 'yellow')).toMatchObject({ budget: 250, extra: 5 })
    expect(limits('convoy', 'blue')).toMatchObject({ budget: 250, extra: 0 })
    expect(rules(fleetOf(many('scout', 3)), limits('convoy', 'yellow'))).toEqual([])
  })
  test('ES-SCN-04: both sides have six bays full of fighters', () => {
    const load = (bays: number, left = 0) =>
      Array.from({ length: bays }, (_, bay) => (bay < bays - left ? 'bay (interceptor attackCraft)' : 'bay')).join(', ')
    for (const seat of ['yellow', 'blue'] as const) {
      expect(rules(fleetOf([designOf('battleship', load(6))]), limits('carriers', seat))).toEqual([])
      expect(rules(fleetOf([designOf('battleship', load(5))]), limits('carriers', seat))).toEqual(['ES-SCN-04'])
      expect(rules(fleetOf([designOf('battleship', load(6, 1))]), limits('carriers', seat))).toEqual(['ES-SCN-04'])
    }
  })
})

describe('whether a fleet is legal', () => {
  const ships = many('destroyer', 2)
  const faulty = { ...RICH, demand: 'sixBays' } as const
  const illegal = designOf('scout', 'axial beam R5 D5')
  test('agrees with the list of its faults', () => {
    const fleets = [
      fleetOf(ships),
      fleetOf([]),
      fleetOf(ships, { flagship: 2 }),
      fleetOf(many('scout', 4)),
      fleetOf(ships, { damageControl: 4 }),
      fleetOf([illegal]),
      fleetOf([designOf('leviathan', '')]),
    ]
    for (const fleet of fleets)
      for (const limits of [RICH, faulty, plainLimits(50)]) expect(isLegalFleet(fleet, limits)).toBe(checkFleet(fleet, limits).length === 0)
  })
  test('judges no ship that is known as legal, but everything else', () => {
    expect(isLegalFleet(fleetOf([illegal]), RICH, [illegal])).toBe(true)
    expect(isLegalFleet(fleetOf([illegal, ...ships]), RICH, ships)).toBe(false)
    expect(isLegalFleet(fleetOf(ships), faulty, ships)).toBe(false)
  })
})

describe('random fleets', () => {
  test('random fleets are legal for every scenario and budget, and differ', () => {
    const seen = new Set<string>()
    let spent = 0
    const setups = scenarios.flatMap(({ id }) =>
      [250, 500, 1500].map((budget) => setupFor(id, { budget, leviathans: true, leviathanSpaces: 30 })),
    )
    const limits = setups.flatMap((setup) => setup.seats.map(({ seat }) => limitsOf(setup, seat)))
    for (const [index, limit] of limits.entries())
      for (let seed = 0; seed < 6; seed += 1) {
        const fleet = shipyard.randomDesign(seededDice(100 * index + seed), limit) as FleetDesign
        expect(checkFleet(fleet, limit)).toEqual([])
        expect(shipyard.schema.parse(fleet)).toEqual(fleet)
        seen.add(JSON.stringify(fleet))
        spent += shipyard.cost(fleet).total / limit.budget
      }
    expect(seen.size).toBeGreaterThan(limits.length * 4)
    expect(spent / (limits.length * 6)).toBeGreaterThan(0.5)
  })
  test('the same seed builds the same fleet', () => {
    expect(sampleFleet(seededDice(7), plainLimits(750))).toEqual(sampleFleet(seededDice(7), plainLimits(750)))
  })
})
