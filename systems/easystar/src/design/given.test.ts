import { describe, expect, test } from 'vitest'
import { plainLimits } from '../setting/limits.ts'
import type { FleetDesign, ShipDesign, WeaponDesign } from '../state.ts'
import { layoutOf } from './boxes.ts'
import { checkFleet } from './check-fleet.ts'
import { checkShip } from './check-ship.ts'
import { weaponCost } from './cost.ts'
import { designOf } from './fit.ts'
import { readyFor } from './ready.ts'

const given = { range: 1, damage: 1, gift: true, giftRange: 0, giftDamage: 0 } as const
const fleetOf = (ship: ShipDesign, ...others: readonly ShipDesign[]): FleetDesign => ({
  name: '',
  ships: [ship, ...others],
  flagship: 0,
  damageControl: 0,
})
const armed = (weapons: readonly WeaponDesign[]): ShipDesign => ({ ...designOf('battleship', ''), weapons })
const rules = (fleet: FleetDesign, ...rows: readonly number[]) => checkFleet(fleet, { ...plainLimits(5000), rows }).map(({ rule }) => rule)

describe('a given weapon', () => {
  test('ES-FLG-08: has the rolled kind, mount and range', () => {
    const long: WeaponDesign = { ...given, kind: 'beam', mount: 'axial', range: 5, giftRange: 4 }
    expect(rules(fleetOf(armed([long])), 2)).toEqual([])
    expect(rules(fleetOf(armed([{ ...long, kind: 'blaster', damage: 5 }])), 2)).toContain('ES-FLG-08')
    expect(rules(fleetOf(armed([{ ...long, mount: 'ventral', range: 4, giftRange: 3 }])), 2)).toContain('ES-FLG-08')
    expect(rules(fleetOf(armed([{ ...long, mount: 'ventral', giftRange: 4 }])), 2)).toContain('ES-FLG-08')
    expect(rules(fleetOf(armed([{ ...long, range: 4, giftRange: 3 }])), 2)).toContain('ES-FLG-08')
  })
  test('ES-FLG-08: is refused if placed twice or if from another row', () => {
    const turret: WeaponDesign = { ...given, kind: 'pointDefence', mount: 'dorsal' }
    const torpedo: WeaponDesign = { ...given, kind: 'torpedo', mount: 'ventral' }
    expect(rules(fleetOf(armed([turret, torpedo])), 10)).toEqual([])
    expect(rules(fleetOf(armed([turret, turret])), 10)).toEqual(['ES-FLG-08'])
    expect(rules(fleetOf(armed([turret])), 9)).toEqual(['ES-FLG-08'])
  })
  test('ES-FLG-09: its own range is not a given unit; more units than rolled are refused', () => {
    const long: WeaponDesign = { ...given, kind: 'beam', mount: 'axial', range: 5, giftRange: 4 }
    expect(rules(fleetOf(armed([{ ...long, damage: 4, giftDamage: 3 }])), 2, 5)).toEqual([])
    expect(rules(fleetOf(armed([{ ...long, damage: 5, giftDamage: 4 }])), 2, 5)).toEqual(['ES-FLG-09'])
    expect(rules(fleetOf(armed([{ ...long, damage: 2, giftDamage: 1 }])), 2)).toEqual(['ES-FLG-09'])
    const bought: WeaponDesign = { ...given, gift: false, kind: 'beam', mount: 'axial', damage: 4, giftDamage: 3 }
    expect(rules(fleetOf(armed([bought])), 5)).toEqual([])
    expect(rules(fleetOf(armed([{ ...bought, damage: 5, giftDamage: 4 }])), 5)).toEqual(['ES-FLG-09'])
    expect(rules(fleetOf(armed([{ ...given, gift: false, kind: 'beam', mount: 'axial' }, bought])), 11)).toEqual(['ES-FLG-09'])
  })
})

describe('given fighters', () => {
  const bay = { kind: 'bay', gift: true } as const
  const fighter = { kind: 'interceptor', bay: 0, gift: true } as const
  const carrier = (auxiliaries: ShipDesign['auxiliaries'], fighters: ShipDesign['fighters']): ShipDesign => ({
    ...designOf('battleship', ''),
    auxiliaries,
    fighters,
  })
  test('ES-FLG-02: are at most two, in the given bay', () => {
    expect(rules(fleetOf(carrier([bay], [fighter, fighter])), 3)).toEqual([])
    expect(rules(fleetOf(carrier([bay, { kind: 'bay', gift: false }], [fighter, { ...fighter, bay: 1 }])), 3)).toEqual(['ES-FLG-02'])
    expect(rules(fleetOf(carrier([{ kind: 'bay', gift: false }], [fighter])), 3)).toEqual(['ES-FLG-02'])
    expect(rules(fleetOf(carrier([{ kind: 'ecm', gift: false }, bay], [fighter])), 3)).toEqual([])
    expect(rules(fleetOf(carrier([bay, { kind: 'bay', gift: false }], [fighter, fighter, { ...fighter, bay: 1 }])), 3)).toHaveLength(2)
  })
  test('ES-SCN-04: are additional to the twelve in six bays', () => {
    const six = designOf('battleship', Array.from({ length: 3 }, () => 'bay (interceptor attackCraft)').join(', '))
    const strike = { ...plainLimits(5000), demand: 'sixBays', rows: [3] } as const
    const with2 = {
      ...six,
      auxiliaries: [...six.auxiliaries, bay],
      fighters: [...six.fighters, { ...fighter, bay: 3 }, { ...fighter, bay: 3 }],
    }
    expect(checkFleet(fleetOf(with2, six), strike).filter(({ rule }) => rule === 'ES-SCN-04')).toEqual([])
    expect(checkFleet(fleetOf(six), strike).filter(({ rule }) => rule === 'ES-SCN-04')).toHaveLength(1)
  })
  test('ES-FLG-02: only the flagship may have a gift', () => {
    const plain = designOf('destroyer', '')
    expect(rules(fleetOf(plain, carrier([bay], [fighter])), 3)).toEqual(['ES-FLG-02'])
    const widened: ShipDesign = armed([{ ...given, gift: false, kind: 'beam', mount: 'axial', range: 2, giftRange: 1 }])
    expect(rules(fleetOf(plain, widened), 5)).toEqual(['ES-FLG-02'])
  })
})

describe('legal designs', () => {
  test('ES-RNG-05: range and damage may not be less than those of the plain weapon', () => {
    const weak = (change: Partial<WeaponDesign>) =>
      checkShip(armed([{ ...given, gift: false, kind: 'beam', mount: 'axial', ...change }]), { leviathanSpaces: 40 }).map(
        ({ rule }) => rule,
      )
    expect(weak({})).toEqual([])
    expect(weak({ range: 0 })).toEqual(['ES-RNG-05'])
    expect(weak({ damage: 0 })).toEqual(['ES-RNG-05'])
    expect(weak({ range: 0, damage: 2 })).toEqual(['ES-RNG-05'])
  })
  test('ES-FTR-02: a fighter must be in a bay, not with another device', () => {
    const unberthed: ShipDesign = {
      ...designOf('battleship', 'ecm, bay (interceptor)'),
      fighters: [{ kind: 'interceptor', bay: 1, gift: false }],
    }
    expect(checkShip(unberthed, { leviathanSpaces: 40 }).map(({ rule }) => rule)).toEqual(['ES-FTR-02'])
  })
  test('ES-SCN-02: a starbase is a battleship without speed, and there may be more stations', () => {
    const starbase = { ...plainLimits(5000), demand: 'starbase' } as const
    const bases = (...fits: readonly (readonly ['battleship' | 'cruiser', string])[]) => {
      const [first = designOf('battleship', ''), ...others] = fits.map(([hull, fit]) => designOf(hull, fit))
      return checkFleet(fleetOf(first, ...others), starbase).map(({ rule }) => rule)
    }
    expect(bases(['battleship', 'speed -2'])).toEqual([])
    expect(bases(['battleship', 'speed -2'], ['cruiser', 'speed -3'])).toEqual([])
    expect(bases(['cruiser', 'speed -3'])).toEqual(['ES-SCN-02'])
    expect(bases(['battleship', 'speed -1'])).toEqual(['ES-SCN-02'])
    expect(bases(['battleship', 'speed -2'], ['battleship', 'speed -2'])).toEqual([])
  })
  test('ES-GEN-05: the refusal of too many fighters names their kind', () => {
    const wing = (kind: string) => {
      const ship = designOf('leviathan', Array.from({ length: 4 }, () => `bay (${kind} ${kind})`).join(', '))
      return checkFleet(fleetOf(ship), { ...plainLimits(5000), leviathans: true }).map(({ rule, reason }) => `${rule} ${reason}`)
    }
    expect(wing('interceptor')).toEqual(['ES-GEN-05 8 interceptors, but a side has 6'])
    expect(wing('attackCraft')).toEqual(['ES-GEN-05 8 attack craft, but a side has 6'])
  })
  test('ES-DES-08: a block has a counter for range or damage only if that was added', () => {
    const boxes = (fit: string) => layoutOf(designOf('battleship', fit)).blocks.flatMap(({ boxes: some }) => some.map(({ what }) => what))
    expect(boxes('axial beam R2')).toEqual(['weapon', 'range'])
    expect(boxes('axial beam D2')).toEqual(['weapon', 'damage'])
    expect(boxes('axial beam R2 D2')).toEqual(['weapon', 'range', 'damage'])
    expect(boxes('axial beam')).toEqual(['weapon'])
    expect(layoutOf(designOf('battleship', 'axial beam R2, axial beam, axial beam')).left).toEqual([])
  })
  test('ES-DES-06: improved weapons need a block each, three plain ones share one; devices without a box have another rule', () => {
    const refused = (fit: string) => checkShip(designOf('scout', fit), { leviathanSpaces: 40 }).map(({ rule }) => rule)
    expect(layoutOf(designOf('scout', 'axial beam R2, axial beam')).left).toEqual([{ what: 'weapon', weapon: 1 }])
    expect(layoutOf(designOf('scout', 'axial beam, axial beam, axial beam')).left).toEqual([])
    expect(refused('axial beam R2, axial beam')).toContain('ES-DES-06')
    expect(refused('axial beam, axial beam, axial beam, axial beam')).toContain('ES-DES-06')
    const full = 'axial beam, axial beam, axial beam, ventral beam, ventral beam, ventral beam'
    expect(refused(`${full}, ecm`)).toContain('ES-DES-16')
    expect(refused(`${full}, ecm`)).not.toContain('ES-DES-06')
  })
  test('ES-RNG-02: only added range and damage cost points, each with its own reason', () => {
    const lines = (change: Partial<WeaponDesign>) =>
      weaponCost({ ...given, gift: false, kind: 'beam', mount: 'axial', ...change }).because.map(([, points, rule]) => [points, rule])
    expect(lines({})).toEqual([[10, 'ES-WPN-01']])
    expect(lines({ range: 3 })).toEqual([
      [10, 'ES-WPN-01'],
      [10, 'ES-RNG-02'],
    ])
    expect(lines({ damage: 2 })).toEqual([
      [10, 'ES-WPN-01'],
      [5, 'ES-RNG-02'],
    ])
    expect(lines({ gift: true, range: 5, giftRange: 4 })).toEqual([[0, 'ES-FLG-03']])
  })
  test('ES-DES-02: a fit with an unknown part is refused as a whole', () => {
    for (const text of ['axial beam, nonsense', 'nonsense, axial beam', 'axial ecm', 'front beam', 'ecm (interceptor)', 'bay (beam)'])
      expect(() => designOf('scout', text), text).toThrow('no such')
    expect(designOf('scout', '')).toEqual({ hull: 'scout', name: '', weapons: [], auxiliaries: [], fighters: [], speedTraded: 0 })
    expect(designOf('scout', 'axial beam, , ecm').auxiliaries).toEqual([{ kind: 'ecm', gift: false }])
  })
})

describe('ready fleets', () => {
  test('ES-GEN-03: fleets for the scenario come first, then those for any battle, dearest first, none over the budget', () => {
    for (const limits of [plainLimits(500), { ...plainLimits(500), extra: 5 }, { ...plainLimits(500), demand: 'sixBays' } as const]) {
      const occasion = limits.extra > 0 ? 'convoy' : limits.demand === 'sixBays' ? 'carriers' : 'battle'
      const found = readyFor(limits)
      const special = found.filter(({ scenario }) => scenario === occasion)
      expect(found.length).toBeGreaterThan(0)
      expect(found.slice(0, special.length)).toEqual(special)
      expect(found.every(({ scenario }) => scenario === occasion || scenario === 'battle' || scenario === 'hunt')).toBe(true)
      expect(found.every(({ cost, fleet }) => cost <= 500 && checkFleet(fleet, limits).length === 0)).toBe(true)
      for (const some of [special, found.slice(special.length)])
        expect(some.map(({ cost }) => cost)).toEqual(some.map(({ cost }) => cost).toSorted((a, b) => b - a))
    }
    expect(readyFor(plainLimits(1))).toEqual([])
  })
})
