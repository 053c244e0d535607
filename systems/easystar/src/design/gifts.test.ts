import { scriptedDice, seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { GIFTS } from '../../data/gifts.ts'
import { plainLimits } from '../setting/limits.ts'
import type { AuxiliaryKind, FleetDesign, HullKind, ShipDesign } from '../state.ts'
import { checkFleet } from './check-fleet.ts'
import { costOf } from './cost.ts'
import { designOf } from './fit.ts'
import { giftOf, piecesOf, placeGifts } from './gifts.ts'
import { damageOf, isStationDesign, spacesOf, speedOf } from './spaces.ts'
import { rollAdvantage } from './steps.ts'

const fleetOf = (flagship: ShipDesign, ...others: readonly ShipDesign[]): FleetDesign => ({
  name: '',
  ships: [flagship, ...others],
  flagship: 0,
  damageControl: 0,
})
const after = (rows: readonly number[]) => ({ ...plainLimits(500), leviathans: true, rows })
const rules = (fleet: FleetDesign, rows: readonly number[] | null) => checkFleet(fleet, { ...after([]), rows }).map(({ rule }) => rule)
const placed = (hull: HullKind, fit: string, ...rows: readonly number[]): ShipDesign => {
  const legal = (fleet: FleetDesign) => checkFleet(fleet, after(rows)).length === 0
  const [ship] = placeGifts(fleetOf(designOf(hull, fit)), rows, legal, null).ships
  if (!ship) throw new Error('the flagship')
  return ship
}
const gifts = (ship: ShipDesign) => [
  ...[...ship.weapons, ...ship.auxiliaries].filter(({ gift }) => gift).map(({ kind }) => kind),
  ...ship.fighters.filter(({ gift }) => gift).map(({ kind }) => kind),
]

describe('the roll', () => {
  test('ES-FLG-02, ES-GEN-02: the sum of two dice is the row', () => {
    expect(rollAdvantage('yellow', scriptedDice(3, 4))).toEqual({ rolls: [[3, 4]], rows: [7] })
  })
  test('ES-FLG-02: a 12 brings two rolls, where a 12 or a repeated result is rolled again', () => {
    const dice = scriptedDice(6, 6, 6, 6, 2, 3, 1, 4, 6, 6, 5, 5)
    expect(rollAdvantage('blue', dice)).toEqual({
      rolls: [
        [6, 6],
        [6, 6],
        [2, 3],
        [1, 4],
        [6, 6],
        [5, 5],
      ],
      rows: [5, 10],
    })
    expect(dice.left()).toEqual([])
  })
})

describe('the gift', () => {
  test('ES-FLG-02: every row from 2 to 11 can be placed', () => {
    expect(Object.keys(GIFTS).map(Number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    const got = [2, 3, 4, 7, 8, 9, 10, 11].map((row) => gifts(placed('battleship', '', row)))
    expect(got).toEqual([
      ['beam'],
      ['bay', 'interceptor', 'interceptor'],
      ['shield'],
      ['armour'],
      ['manoeuvring'],
      ['ecm'],
      ['pointDefence', 'torpedo'],
      ['gunMount'],
    ])
  })
  test('ES-FLG-03: costs no points and no spaces', () => {
    for (const row of [2, 3, 4, 7, 8, 9, 10]) {
      const ship = placed('destroyer', 'ventral torpedo, ventral torpedo', row)
      expect(gifts(ship).length, `row ${row}`).toBeGreaterThan(0)
      expect(costOf(ship).total, `row ${row}`).toBe(50)
      expect(spacesOf(ship, { leviathanSpaces: 40 }), `row ${row}`).toMatchObject({ used: { total: 4 }, allowed: { total: 4 } })
    }
  })
  test('ES-FLG-04: may be a second dorsal weapon on one dorsal position', () => {
    const ship = placed('destroyer', 'dorsal beam', 10)
    expect(ship.weapons.filter(({ mount }) => mount === 'dorsal').map(({ kind, gift }) => [kind, gift])).toEqual([
      ['beam', false],
      ['pointDefence', true],
    ])
    expect(rules(fleetOf(designOf('destroyer', 'dorsal beam, dorsal pointDefence')), [10])).toEqual(['ES-LOC-03'])
  })
  test('ES-FLG-05: cannot be placed without free boxes', () => {
    const full = 'axial beam R3 D2, bay (attackCraft attackCraft), bay (attackCraft attackCraft), bay (interceptor interceptor), speed -1'
    const shield = {
      ...designOf('destroyer', full),
      auxiliaries: [...designOf('destroyer', full).auxiliaries, { kind: 'shield', gift: true } as const],
    }
    expect(rules(fleetOf(shield), [4])).toEqual(['ES-FTR-03'])
    expect(gifts(placed('destroyer', full, 4))).toEqual([])
    expect(gifts(placed('scout', 'axial beam', 10))).toEqual(['torpedo'])
  })
  test('ES-FLG-06: may be any of several kinds', () => {
    for (const kind of ['manoeuvring', 'jump', 'displacer'] as const) {
      const ship = { ...designOf('destroyer', ''), auxiliaries: [{ kind, gift: true }] }
      expect(rules(fleetOf(ship), [8]), kind).toEqual([])
      expect(rules(fleetOf(ship), [9]), kind).toEqual(['ES-FLG-08'])
    }
    const torpedo = placed('cruiser', '', 2)
    const chosen = { ...torpedo, weapons: torpedo.weapons.map((weapon) => ({ ...weapon, kind: 'torpedo' }) as const) }
    expect(rules(fleetOf(chosen), [2])).toEqual([])
    expect(chosen.weapons).toMatchObject([{ mount: 'axial', range: 5, giftRange: 4, damage: 1 }])
  })
  test('ES-FLG-06: a placed part gives way to another kind, and can be taken off; bought parts stay', () => {
    for (const [row, bought] of [
      [7, 'armour'],
      [2, 'axial beam R5'],
    ] as const) {
      const ship = designOf('cruiser', bought)
      for (const { ways, aboard, remove } of piecesOf(giftOf([row]))) {
        expect([aboard(ship), remove(ship)]).toEqual([null, ship])
        const each = ways.map(({ place }) => place(remove(ways[0]?.place(ship) ?? ship)))
        expect(each.map(aboard)).toEqual(ways.map(({ kind }) => kind))
        expect(each.map(gifts)).toEqual(ways.map(({ kind }) => [kind]))
        expect(each.map(remove)).toEqual(ways.map(() => ship))
      }
    }
  })
  test('ES-FLG-07: fighters are forfeited without counters, unless another ship gives some up', () => {
    const carrier = designOf('battleship', Array.from({ length: 6 }, () => 'bay (interceptor attackCraft)').join(', '))
    const limits = after([3])
    const legal = (fleet: FleetDesign) => checkFleet(fleet, limits).length === 0
    const crowded = placeGifts(fleetOf(designOf('cruiser', ''), carrier), [3], legal, null)
    expect(crowded.ships[0] && gifts(crowded.ships[0])).toEqual(['bay'])
    const lighter = { ...carrier, fighters: carrier.fighters.slice(0, 10) }
    const fits = placeGifts(fleetOf(designOf('cruiser', ''), lighter), [3], legal, null)
    expect(fits.ships[0] && gifts(fits.ships[0])).toEqual(['bay', 'interceptor', 'attackCraft'])
  })
  test('ES-FLG-08, ES-FLG-02: must match the roll, on the flagship, after the roll', () => {
    const shielded: ShipDesign = { ...designOf('cruiser', ''), auxiliaries: [{ kind: 'shield', gift: true }] }
    expect(rules(fleetOf(shielded), [4])).toEqual([])
    expect(checkFleet(fleetOf(shielded), after([9]))).toEqual([
      { rule: 'ES-FLG-08', reason: 'the dice gave an ECM or a targeting pod, not shield' },
    ])
    expect(rules(fleetOf(shielded), null)).toEqual(['ES-FLG-02'])
    expect(rules(fleetOf(designOf('scout', ''), shielded), [4])).toEqual(['ES-FLG-02'])
    expect(rules(fleetOf(designOf('battleship', 'speed -1')), [4])).toEqual([])
  })
  test('ES-FLG-09: given units go on any weapon, take no space and may exceed the mount limit, but not 5', () => {
    const ship = placed('destroyer', 'dorsal missile R3 D3', 5)
    expect(ship.weapons).toMatchObject([{ damage: 5, giftDamage: 2, range: 4, giftRange: 1 }])
    expect(costOf(ship).total).toBe(60)
    expect(spacesOf(ship, { leviathanSpaces: 40 }).used.total).toBe(4)
    const greedy = { ...ship, weapons: ship.weapons.map((weapon) => ({ ...weapon, range: 5, giftRange: 2 })) }
    expect(rules(fleetOf(greedy), [5])).toEqual(['ES-FLG-09'])
    expect(gifts(placed('destroyer', 'dorsal pointDefence', 5))).toEqual([])
    expect(placed('destroyer', 'dorsal pointDefence', 5).weapons).toMatchObject([{ range: 1, damage: 1 }])
  })
  test('ES-FLG-09: damage may be bought for a given axial weapon, at the usual price and spaces', () => {
    const ship = placed('cruiser', '', 2)
    const better = { ...ship, weapons: ship.weapons.map((weapon) => ({ ...weapon, damage: 3 })) }
    expect(rules(fleetOf(better), [2])).toEqual([])
    expect(costOf(better).total).toBe(55 + 10)
    expect(spacesOf(better, { leviathanSpaces: 40 }).used.total).toBe(2)
  })
  test('ES-FLG-09, ES-LEV-04: a given gun mount works on a leviathan, a given engine never lifts speed above 4', () => {
    const leviathan = placed('leviathan', '', 11)
    expect(gifts(leviathan)).toEqual(['gunMount'])
    expect([spacesOf(leviathan, { leviathanSpaces: 40 }).allowed.total, damageOf(leviathan).total]).toEqual([45, 19])
    const scout: ShipDesign = { ...designOf('scout', ''), auxiliaries: [{ kind: 'engine', gift: true }] }
    expect(rules(fleetOf(scout), [7])).toEqual([])
    expect(speedOf(scout).total).toBe(4)
  })
  test('ES-FLG-04, ES-AUX-ENG-01: an engine may be given to a ship that gave up speed: 1 more than what is left', () => {
    const gifted = (hull: HullKind, fit: string): ShipDesign => {
      const ship = designOf(hull, fit)
      return { ...ship, auxiliaries: [...ship.auxiliaries, { kind: 'engine', gift: true }] }
    }
    const slow = gifted('destroyer', 'speed -1')
    expect(rules(fleetOf(slow), [7])).toEqual([])
    expect(speedOf(slow).total).toBe(3)
    const station = gifted('destroyer', 'speed -3')
    expect(rules(fleetOf(station), [7])).toEqual([])
    expect([speedOf(station).total, isStationDesign(station), isStationDesign(designOf('destroyer', 'speed -3'))]).toEqual([1, false, true])
    expect(rules(fleetOf(gifted('destroyer', 'engine, speed -1')), [7])).toEqual(['ES-AUX-ENG-01'])
  })
  test('ES-FLG-04, ES-AUX-02: a given device may stand beside a bought one of its kind; two do not add up', () => {
    const twice = (hull: HullKind, kind: AuxiliaryKind): ShipDesign => ({
      ...designOf(hull, kind),
      auxiliaries: [
        { kind, gift: false },
        { kind, gift: true },
      ],
    })
    for (const [row, kind] of [
      [4, 'shield'],
      [7, 'armour'],
      [7, 'engine'],
      [8, 'displacer'],
      [9, 'ecm'],
      [11, 'gunMount'],
    ] as const)
      expect(rules(fleetOf(twice('destroyer', kind)), [row]), kind).toEqual([])
    expect(speedOf(twice('cruiser', 'engine')).total).toBe(4)
    expect(speedOf(twice('battleship', 'engine')).total).toBe(3)
    const mounted = twice('destroyer', 'gunMount')
    expect([spacesOf(mounted, { leviathanSpaces: 40 }).allowed.total, damageOf(mounted).total]).toEqual([6, 5])
    expect(rules(fleetOf(twice('leviathan', 'gunMount')), [11])).toEqual(['ES-LEV-04'])
    const three = {
      ...twice('destroyer', 'ecm'),
      auxiliaries: [...twice('destroyer', 'ecm').auxiliaries, { kind: 'ecm', gift: false } as const],
    }
    expect(rules(fleetOf(three), [9])).toEqual(['ES-AUX-02'])
  })
  test('ES-FLG-06: without a choice, a device that the flagship lacks goes before a second one', () => {
    expect(gifts(placed('cruiser', 'armour', 7))).toEqual(['engine'])
    expect(gifts(placed('cruiser', 'armour, engine', 7))).toEqual(['armour'])
  })
  test('ES-FLG-06: two bays are no second device', () => {
    expect(gifts(placed('cruiser', 'armour, bay, bay', 7))).toEqual(['engine'])
  })
  test('ES-FLG-08, ES-FLG-09: the refusal names the pieces that were not given, and counts the range of a weapon that was not given', () => {
    const devices = { ...designOf('cruiser', ''), auxiliaries: (['shield', 'engine'] as const).map((kind) => ({ kind, gift: true })) }
    expect(checkFleet(fleetOf(devices), after([7])).map(({ reason }) => reason)).toEqual([
      'the dice gave frontal armour or an engine, not shield',
    ])
    const beam = { kind: 'beam', mount: 'axial', range: 5, damage: 1, gift: true, giftRange: 4, giftDamage: 0 } as const
    expect(rules(fleetOf({ ...designOf('cruiser', ''), weapons: [beam] }), [5])).toEqual(['ES-FLG-08', 'ES-FLG-09'])
  })
  test('ES-SCN-02: the starbase takes no engine', () => {
    const base: ShipDesign = { ...designOf('battleship', 'speed -2'), auxiliaries: [{ kind: 'engine', gift: true }] }
    const limits = { ...after([7]), demand: 'starbase' } as const
    expect(checkFleet(fleetOf(base), limits).map(({ rule }) => rule)).toEqual(['ES-SCN-02'])
    expect(checkFleet(fleetOf({ ...base, auxiliaries: [{ kind: 'armour', gift: true }] }), limits)).toEqual([])
  })
  test('ES-FLG-02: given fighters start in the given bay', () => {
    expect(placed('cruiser', 'ecm, bay', 3).fighters.map(({ bay }) => bay)).toEqual([1, 1])
    const ship = placed('cruiser', 'bay', 3)
    expect(ship.fighters.map(({ bay, gift }) => [bay, gift])).toEqual([
      [1, true],
      [1, true],
    ])
    const astray = { ...ship, fighters: ship.fighters.map((fighter) => ({ ...fighter, bay: 0 })) }
    expect(rules(fleetOf(astray), [3])).toEqual(['ES-FLG-02'])
  })
  test('random placement is legal and leaves out some parts', () => {
    const legal = (rows: readonly number[]) => (fleet: FleetDesign) => checkFleet(fleet, after(rows)).length === 0
    const outcomes = new Set<string>()
    for (let seed = 0; seed < 60; seed += 1) {
      const rows = [[3, 8], [11], [2, 10]][seed % 3] ?? []
      const fleet = placeGifts(fleetOf(designOf('cruiser', 'dorsal beam')), rows, legal(rows), seededDice(seed))
      expect(checkFleet(fleet, after(rows))).toEqual([])
      outcomes.add(JSON.stringify(fleet))
    }
    expect(outcomes.size).toBeGreaterThan(15)
  })
})
