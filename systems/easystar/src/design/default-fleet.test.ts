import { describe, expect, test } from 'vitest'
import { CLASSES } from '../../data/classes.ts'
import { battle } from '../battle-for-tests.ts'
import { limitsOf, plainLimits } from '../setting/limits.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import type { FleetDesign } from '../state.ts'
import { shipOf, strength, topSpeed } from '../table.ts'
import { checkFleet } from './check-fleet.ts'
import { fleetCost } from './cost.ts'
import { designOf } from './fit.ts'
import { placeGifts } from './gifts.ts'
import { defaultFleet, READY_SHIPS, readyFor } from './ready.ts'
import { spacesOf } from './spaces.ts'

describe('the default fleet', () => {
  test.each([250, 500, 750, 1000, 1700, 3000])(
    'ES-DES-01, ES-AUX-DC-01: uses up %i points: no further ship of its classes and no counter would be legal',
    (budget) => {
      const limits = plainLimits(budget)
      const fleet = defaultFleet(limits)
      expect(checkFleet(fleet, limits)).toEqual([])
      for (const ship of fleet.ships) expect(checkFleet({ ...fleet, ships: [...fleet.ships, ship] }, limits)).not.toEqual([])
      expect(checkFleet({ ...fleet, damageControl: fleet.damageControl + 1 }, limits)).not.toEqual([])
      expect(new Set(fleet.ships.map(({ name }) => name)).size).toBe(fleet.ships.length)
      const more = fleet.ships.map(({ name }) => name).filter((name) => / I+$/.test(name))
      for (const name of more) expect(fleet.ships.some((ship) => ship.name === name.replace(/ I+$/, ''))).toBe(true)
      for (const name of more.filter((one) => !one.endsWith(' II'))) expect(more).toContain(name.slice(0, -1))
    },
  )
})

describe('ready fleets and ships', () => {
  test('ES-DES-01: fleets for the scenario come first, then those for any battle, dearest first', () => {
    const convoy = readyFor(limitsOf(setupFor('convoy'), 'yellow'))
    expect(convoy.every(({ cost, scenario }) => cost <= 250 && (scenario === 'convoy' || scenario === 'battle'))).toBe(true)
    const [special, common] = (['convoy', 'battle'] as const).map((wanted) => convoy.filter(({ scenario }) => scenario === wanted))
    expect([special?.length, common?.length].every(Boolean)).toBe(true)
    expect(convoy).toEqual([...(special ?? []), ...(common ?? [])])
    for (const part of [special, common]) {
      const costs = part?.map(({ cost }) => cost) ?? []
      expect(costs).toEqual([...costs].sort((a, b) => b - a))
    }
  })
  test('ES-SCN-01: the side with the leviathan has that one and damage control', () => {
    const limits = limitsOf(setupFor('quality'), 'yellow')
    const [best] = readyFor(limits)
    expect(best?.scenario).toBe('quality')
    const fleet = defaultFleet(limits)
    expect(fleet.ships).toEqual(best?.fleet.ships)
    expect(checkFleet({ ...fleet, damageControl: fleet.damageControl + 1 }, limits)).not.toEqual([])
  })
  test('a ready ship has the hull and the fit of its class and no name', () => {
    expect(READY_SHIPS.map(({ title }) => title)).toEqual(Object.keys(CLASSES))
    expect(READY_SHIPS[0]).toEqual({
      title: 'allRounder',
      design: designOf('destroyer', 'axial missile, ventral torpedo, dorsal pointDefence'),
    })
  })
  test('ES-DES-12: a bay may be empty, and fighters belong to their own bay', () => {
    const { auxiliaries, fighters } = designOf('cruiser', 'bay, bay (interceptor)')
    expect([auxiliaries.length, fighters]).toEqual([2, [{ kind: 'interceptor', bay: 1, gift: false }]])
  })
})

describe('placement of given units', () => {
  test.each([0, 1, 2, 3, 4, 5])('ES-FLG-09: units go on a weapon that can take them, also after %i turrets', (turrets) => {
    const fit = [...Array.from({ length: turrets }, () => 'axial pointDefence'), 'ventral beam'].join(', ')
    const fleet: FleetDesign = { name: '', ships: [designOf('leviathan', fit)], flagship: 0, damageControl: 0 }
    const limits = { ...plainLimits(5000), leviathans: true, rows: [5] }
    const placed = placeGifts(fleet, [5], (candidate) => checkFleet(candidate, limits).length === 0, null)
    const beam = placed.ships[0]?.weapons.at(-1)
    expect((beam?.giftRange ?? 0) + (beam?.giftDamage ?? 0)).toBe(3)
  })
  test('ES-FLG-09: no unit goes beyond 5', () => {
    const fleet: FleetDesign = { name: '', ships: [designOf('leviathan', 'axial beam R5 D4')], flagship: 0, damageControl: 0 }
    const beam = placeGifts(fleet, [5], () => true, null).ships[0]?.weapons[0]
    expect([beam?.range, beam?.damage, beam?.giftRange, beam?.giftDamage]).toEqual([5, 5, 0, 1])
  })
})

describe('reasons', () => {
  test('ES-SHP-06: a plain ship’s numbers have the hull as their only reason', () => {
    const { state } = battle({ a: { seat: 'yellow', hex: [10, 10] } })
    expect(topSpeed(state, shipOf(state, 'a')).because).toEqual([['destroyer hull', 3, 'ES-SHP-06']])
    expect(strength(state, shipOf(state, 'a')).because).toEqual([['destroyer hull', 4, 'ES-SHP-06']])
    const plain = designOf('destroyer', '')
    expect(fleetCost({ name: '', ships: [plain], flagship: 0, damageControl: 0 }).because).toEqual([['destroyer', 30, 'ES-DES-01']])
    expect(fleetCost({ name: '', ships: [plain], flagship: 0, damageControl: 2 }).because).toHaveLength(2)
  })
  test('ES-DES-09, ES-AUX-ENG-01, ES-CRT-07: speed given up, an engine and battle losses each add a reason', () => {
    const lines = (more: object) => {
      const { state } = battle({ a: { seat: 'yellow', hex: [10, 10], ...more } })
      return topSpeed(state, shipOf(state, 'a')).because.map(([, amount, rule]) => [amount, rule])
    }
    expect(lines({ speedTraded: 1 })).toEqual([
      [3, 'ES-SHP-06'],
      [-1, 'ES-DES-09'],
    ])
    expect(lines({ items: [{ kind: 'engine' }] })).toEqual([
      [3, 'ES-SHP-06'],
      [1, 'ES-AUX-ENG-01'],
    ])
    expect(lines({ slowed: 2 })).toEqual([
      [3, 'ES-SHP-06'],
      [-2, 'ES-CRT-07'],
    ])
  })
  test('ES-LEV-01: a leviathan has the spaces of the option', () => {
    for (const leviathanSpaces of [30, 40] as const)
      expect(spacesOf(designOf('leviathan', ''), { leviathanSpaces }).allowed.total).toBe(leviathanSpaces)
  })
})
