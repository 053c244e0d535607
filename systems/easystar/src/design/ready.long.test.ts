import { describe, expect, test } from 'vitest'
import { CLASSES } from '../../data/classes.ts'
import { FLEETS, STYLES } from '../../data/fleets.ts'
import { limitsOf, plainLimits } from '../setting/limits.ts'
import { scenarios } from '../setting/scenarios.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import { checkFleet } from './check-fleet.ts'
import { checkShip } from './check-ship.ts'
import { costOf, fleetCost } from './cost.ts'
import { designOf } from './fit.ts'
import { defaultFleet, READY, readyFor } from './ready.ts'

const DEMAND = { battle: 'none', hunt: 'none', quality: 'oneLeviathan', starbase: 'starbase', convoy: 'none', carriers: 'sixBays' } as const

describe('ready fleets', () => {
  test.each(READY.map((ready) => [ready.fleet.name, ready] as const))('ES-DES-01: %s is legal and spends nearly all points', (_, ready) => {
    const { budget, scenario, fleet } = ready
    const limits = {
      ...plainLimits(budget),
      leviathans: scenario === 'quality',
      demand: DEMAND[scenario],
      extra: scenario === 'convoy' ? 5 : 0,
    }
    const cost = fleetCost(fleet)
    expect(checkFleet(fleet, limits), `${fleet.name} costs ${cost.total} of ${budget}`).toEqual([])
    // Bots take no fleet that spends less.
    expect(cost.total).toBeGreaterThanOrEqual(budget * 0.9)
    expect(new Set(fleet.ships.map(({ name }) => name)).size).toBe(fleet.ships.length)
  })
  test('every common budget has every style, and every purpose two fleets', () => {
    for (const budget of [250, 500, 750, 1000]) {
      const styles = FLEETS.filter((fleet) => fleet.scenario === 'battle' && fleet.budget === budget).map(({ style }) => style)
      expect(new Set(styles), `budget ${budget}`).toEqual(new Set(STYLES))
    }
    for (const scenario of ['hunt', 'quality', 'starbase', 'convoy', 'carriers'])
      expect(FLEETS.filter((fleet) => fleet.scenario === scenario).length, scenario).toBeGreaterThanOrEqual(2)
  })
  test('ES-GLD-01, ES-GLD-02, ES-GLD-03, ES-GLD-04, ES-GLD-05: one fleet has all five sample destroyers', () => {
    const flotilla = Object.keys(FLEETS.find(({ name }) => name === 'Sample Flotilla')?.ships ?? {})
    expect(flotilla).toEqual(expect.arrayContaining(['allRounder', 'torpedoBoat', 'oneShot', 'escortCarrier', 'lancer']))
  })
  test('every class is legal and has every part of its text', () => {
    for (const [name, { hull, fit }] of Object.entries(CLASSES)) {
      const design = designOf(hull, fit, name)
      expect(checkShip(design, { leviathanSpaces: 40 }), `${name} costs ${costOf(design).total}`).toEqual([])
      expect(design.weapons.length + design.auxiliaries.length + Number(design.speedTraded > 0)).toBe(fit.split(',').length)
    }
    for (const wrong of ['sideways beam', 'ecm (interceptor)', 'bay (kite)']) expect(() => designOf('cruiser', wrong)).toThrow()
  })
  test('the default fleet is legal in every scenario, for every budget and leviathan option', () => {
    const choices = [250, 500, 1000, 2000, 5000].flatMap((budget) => [30, 40, 50].map((leviathanSpaces) => ({ budget, leviathanSpaces })))
    const setups = scenarios.flatMap(({ id }) => choices.map((choice) => setupFor(id, choice)))
    for (const { setup, seat } of setups.flatMap((each) => each.seats.map((place) => ({ setup: each, seat: place.seat })))) {
      const limits = limitsOf(setup, seat)
      const fleet = defaultFleet(limits)
      expect(checkFleet(fleet, limits)).toEqual([])
      if (limits.budget <= 2000) expect(fleetCost(fleet).total, `${setup.scenario} ${seat}`).toBeGreaterThanOrEqual(limits.budget * 0.9)
    }
    expect(readyFor(plainLimits(500)).length).toBeGreaterThan(4)
  })
})
