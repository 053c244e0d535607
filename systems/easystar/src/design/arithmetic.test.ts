import { addsUp } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import * as tables from '../../data/tables.ts'
import type { ShipDesign, WeaponDesign } from '../state.ts'
import { layoutOf } from './boxes.ts'
import { checkShip } from './check-ship.ts'
import { auxiliaryCost, costOf, fleetCost, itemCost, weaponCost } from './cost.ts'
import { designOf } from './fit.ts'
import { itemsOfDesign } from './roster.ts'
import { damageOf, isStationDesign, spacesOf, speedOf, weaponSpaces } from './spaces.ts'
import { countersOf, effective } from './units.ts'

const OPTIONS = { leviathanSpaces: 40 } as const
const weapon = (fit: string): WeaponDesign => {
  const [found] = designOf('leviathan', fit).weapons
  if (!found) throw new Error(fit)
  return found
}
const figures = (ship: ShipDesign) => {
  const { used, allowed } = spacesOf(ship, OPTIONS)
  for (const number of [costOf(ship), used, allowed, damageOf(ship), speedOf(ship)]) expect(addsUp(number)).toBe(true)
  return { cost: costOf(ship).total, spaces: [used.total, allowed.total], damage: damageOf(ship).total, speed: speedOf(ship).total }
}
const price = (fit: string) => [weaponCost(weapon(fit)).total, weaponSpaces(weapon(fit)).total]

describe('the sample destroyers of the book', () => {
  test('ES-GLD-01, ES-SHP-02: axial missile, ventral torpedo, dorsal point defence: 55 points, 4 spaces of 4', () => {
    const ship = designOf('destroyer', 'axial missile, ventral torpedo, dorsal pointDefence')
    expect(figures(ship)).toEqual({ cost: 55, spaces: [4, 4], damage: 4, speed: 3 })
    expect(checkShip(ship, OPTIONS)).toEqual([])
  })
  test('ES-GLD-02, ES-WPN-03: two ventral torpedoes: 50 points, 4 spaces, range 2 in combat', () => {
    const ship = designOf('destroyer', 'ventral torpedo, ventral torpedo')
    expect(figures(ship)).toEqual({ cost: 50, spaces: [4, 4], damage: 4, speed: 3 })
    expect(ship.weapons.map(effective)).toEqual([
      { range: 2, damage: 1 },
      { range: 2, damage: 1 },
    ])
    expect(checkShip(ship, OPTIONS)).toEqual([])
  })
  test('ES-GLD-03, ES-WPN-02: a dorsal missile R3 D3: 60 points, 4 spaces, 4 damage, which destroys a plain destroyer', () => {
    const ship = designOf('destroyer', 'dorsal missile R3 D3')
    expect(figures(ship)).toEqual({ cost: 60, spaces: [4, 4], damage: 4, speed: 3 })
    expect(ship.weapons.map((fitted) => effective(fitted).damage)).toEqual([damageOf(designOf('destroyer', '')).total])
    expect(checkShip(ship, OPTIONS)).toEqual([])
  })
  test('ES-GLD-04, ES-DES-04, ES-DES-06, ES-DES-12: speed given up, beam R3 D2, three bays, six fighters: 70 and 60 points, 6 spaces of 6, all twelve boxes', () => {
    const fit = 'axial beam R3 D2, bay (attackCraft attackCraft), bay (attackCraft attackCraft), bay (interceptor interceptor), speed -1'
    const ship = designOf('destroyer', fit)
    expect(figures(ship)).toEqual({ cost: 70 + 60, spaces: [6, 6], damage: 4, speed: 2 })
    expect(checkShip(ship, OPTIONS)).toEqual([])
    expect(layoutOf(ship).blocks.map(({ boxes }) => boxes.length)).toEqual([3, 3, 3, 3])
    expect(checkShip(designOf('destroyer', fit.replace('R3 D2', 'R2 D3')), OPTIONS).map(({ rule }) => rule)).toContain('ES-DES-03')
  })
  test('ES-GLD-05, ES-AUX-GUN-01, ES-DES-07, ES-DES-16: gun mount, beam R5 D3, manoeuvring pod: 90 points, 6 spaces of 6, 5 damage, five boxes', () => {
    const ship = designOf('destroyer', 'axial beam R5 D3, manoeuvring, gunMount')
    expect(figures(ship)).toEqual({ cost: 90, spaces: [6, 6], damage: 5, speed: 3 })
    expect(checkShip(ship, OPTIONS)).toEqual([])
    expect(layoutOf(ship).blocks.flatMap(({ boxes }) => boxes)).toHaveLength(5)
    for (const split of ['R4 D4', 'R3 D5'])
      expect(checkShip(designOf('destroyer', `axial beam ${split}, manoeuvring, gunMount`), OPTIONS)).toMatchObject([{ rule: 'ES-DES-03' }])
  })
})

describe('price and spaces of weapons', () => {
  test('ES-RNG-01, ES-WPN-01, ES-WPN-09: a plain weapon is R1 D1, takes one space and costs its base price', () => {
    expect(price('axial beam')).toEqual([10, 1])
    expect(price('axial missile')).toEqual([10, 1])
    expect(price('axial torpedo')).toEqual([10, 1])
    expect(price('dorsal pointDefence')).toEqual([5, 1])
    expect(price('axial blaster')).toEqual([45, 6])
    expect(price('ventral bdvm')).toEqual([20, 4])
    expect(price('ventral bank')).toEqual([30, 4])
    expect(effective(weapon('axial beam'))).toEqual({ range: 1, damage: 1 })
  })
  test('ES-RNG-02, ES-DES-02: each added unit of range or damage costs 5 points', () => {
    expect(price('axial beam R2')[0]).toBe(15)
    expect(price('axial beam D2')[0]).toBe(15)
    expect(price('axial beam R5 D5')[0]).toBe(50)
  })
  test('ES-RNG-03, ES-RNG-04, ES-DES-03: every unit of damage takes a space, and range does so at 2 and 4', () => {
    const grid = [1, 2, 3, 4, 5].map((range) => [1, 2, 3, 4, 5].map((damage) => price(`axial torpedo R${range} D${damage}`)[1]))
    expect(grid).toEqual([
      [1, 2, 3, 4, 5],
      [2, 3, 4, 5, 6],
      [2, 3, 4, 5, 6],
      [3, 4, 5, 6, 7],
      [3, 4, 5, 6, 7],
    ])
  })
  test('ES-LOC-02, ES-WPN-04: a ventral mount takes one more space, also for point defence', () => {
    expect(price('ventral beam R2')).toEqual([15, 3])
    expect(price('ventral pointDefence')).toEqual([5, 2])
  })
  test('ES-GLD-06, ES-WPN-06: the centreline blaster is 5 points and a space cheaper than the beam R5 D5', () => {
    expect(price('axial beam R5 D5')).toEqual([50, 7])
    expect(price('axial blaster')).toEqual([45, 6])
    expect(effective(weapon('axial blaster'))).toEqual({ range: 5, damage: 5 })
  })
  test('ES-GLD-07, ES-WPN-08: a torpedo bank costs as much as three ventral torpedoes and takes 4 spaces instead of 6', () => {
    const [cost = 0, spaces = 0] = price('ventral torpedo')
    expect(price('ventral bank')).toEqual([3 * cost, 4])
    expect(3 * spaces).toBe(6)
    expect(effective(weapon('ventral bank'))).toEqual({ range: 2, damage: 1 })
  })
  test('ES-GLD-08, ES-WPN-07: a bi-directional missile costs as much as two missiles, and is improved once for both sides', () => {
    const [cost = 0, spaces = 0] = price('ventral missile')
    expect(price('ventral bdvm')).toEqual([2 * cost, 2 * spaces])
    const [better = 0, room = 0] = price('ventral missile R2')
    expect([2 * better, 2 * room]).toEqual([30, 6])
    expect(price('ventral bdvm R2')).toEqual([25, 5])
  })
  test('ES-GLD-09, ES-GLD-10, ES-LOC-04, ES-DES-05: a missile does up to 6 damage and a torpedo reaches up to 6, though the design has 5', () => {
    expect(effective(weapon('axial missile'))).toEqual({ range: 1, damage: 2 })
    expect(effective(weapon('axial missile D5'))).toEqual({ range: 1, damage: 6 })
    expect(effective(weapon('axial torpedo R5'))).toEqual({ range: 6, damage: 1 })
    expect(price('axial missile D5')).toEqual([30, 5])
    expect(checkShip(designOf('cruiser', 'axial missile D5'), OPTIONS)).toEqual([])
  })
  test('ES-DES-08: range 1 and damage 1 need no counter', () => {
    expect(countersOf(weapon('axial beam'))).toEqual({ range: false, damage: false })
    expect(countersOf(weapon('axial beam R2'))).toEqual({ range: true, damage: false })
    expect(countersOf(weapon('axial beam R2 D2'))).toEqual({ range: true, damage: true })
    expect(countersOf(weapon('axial blaster'))).toEqual({ range: false, damage: false })
  })
})

describe('hulls and devices', () => {
  test('ES-SHP-01, ES-SHP-02, ES-SHP-03, ES-SHP-04, ES-SHP-06: hulls have the book’s cost, damage, speed, spaces and dorsal positions', () => {
    const rows = tables.HULLS.map((hull) => ({ hull, ...figures(designOf(hull, '')), dorsal: tables.SHIPS[hull].dorsal }))
    expect(rows).toEqual([
      { hull: 'scout', cost: 10, damage: 2, speed: 4, spaces: [0, 1], dorsal: 0 },
      { hull: 'destroyer', cost: 30, damage: 4, speed: 3, spaces: [0, 4], dorsal: 1 },
      { hull: 'cruiser', cost: 55, damage: 8, speed: 3, spaces: [0, 9], dorsal: 2 },
      { hull: 'battleship', cost: 80, damage: 12, speed: 2, spaces: [0, 15], dorsal: 3 },
      { hull: 'leviathan', cost: 200, damage: 18, speed: 2, spaces: [0, 40], dorsal: 5 },
    ])
  })
  test('ES-SHP-05: a leviathan has 40 spaces, or 30 or 50 by option', () => {
    const allowed = ([30, 40, 50] as const).map((leviathanSpaces) => spacesOf(designOf('leviathan', ''), { leviathanSpaces }).allowed.total)
    expect(allowed).toEqual([30, 40, 50])
  })
  test('ES-GLD-11, ES-AUX-GUN-01, ES-SHP-07: a gun mount costs 5 times the size and adds as many spaces as the size, and 1 damage', () => {
    const mounts = (['scout', 'destroyer', 'cruiser', 'battleship'] as const).map((hull) => {
      const [with_, without] = [figures(designOf(hull, 'gunMount')), figures(designOf(hull, ''))]
      return [with_.cost - without.cost, (with_.spaces[1] ?? 0) - (without.spaces[1] ?? 0), with_.damage - without.damage]
    })
    expect(mounts).toEqual([
      [5, 1, 1],
      [10, 2, 1],
      [15, 3, 1],
      [20, 4, 1],
    ])
  })
  test('ES-RNG-01, ES-RNG-03, ES-RNG-04: only what takes a space is a reason', () => {
    const reasons = (fit: string) => weaponSpaces(weapon(fit)).because.map(([, amount, rule]) => [amount, rule])
    expect(reasons('axial beam')).toEqual([[1, 'ES-RNG-01']])
    expect(reasons('ventral beam R3 D2')).toEqual([
      [1, 'ES-RNG-01'],
      [1, 'ES-LOC-02'],
      [1, 'ES-RNG-03'],
      [1, 'ES-RNG-04'],
    ])
    expect(reasons('axial blaster')).toEqual([[6, 'ES-WPN-05']])
    expect(spacesOf(designOf('cruiser', 'engine, shield'), OPTIONS).used.because.map(([, amount]) => amount)).toEqual([1])
    const plain = designOf('cruiser', '')
    expect(spacesOf(plain, OPTIONS).allowed.because.map(([, amount]) => amount)).toEqual([9])
    expect(speedOf(plain).because.map(([, amount]) => amount)).toEqual([3])
  })
  test('ES-AUX-01: devices have no mount', () => {
    expect(itemsOfDesign(designOf('cruiser', 'ecm'))).toEqual([
      { id: 'ecm-1', kind: 'ecm', mount: null, range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 },
    ])
    expect(itemsOfDesign(designOf('cruiser', 'axial beam, ecm, shield')).map(({ mount }) => mount)).toEqual(['axial', null, null])
  })
  test('ES-AUX-03, ES-AUX-04: devices have the book’s prices and spaces, and only some can be knocked out', () => {
    const rows = Object.entries(tables.AUXILIARIES).map(([kind, { cost, spaces, losable }]) => [kind, cost, spaces, losable])
    expect(rows).toEqual([
      ['armour', 5, 1, false],
      ['ecm', 10, 1, true],
      ['targeting', 10, 1, true],
      ['jump', 10, 1, true],
      ['manoeuvring', 10, 1, true],
      ['displacer', 10, 1, true],
      ['powerUp', 10, 1, true],
      ['shield', 20, 1, true],
      ['engine', 10, 0, false],
      ['gunMount', 5, 0, false],
      ['bay', 5, 1, true],
    ])
    expect(figures(designOf('cruiser', 'ecm, shield, engine, bay')).spaces).toEqual([3, 9])
    expect(figures(designOf('cruiser', 'ecm, shield, engine, bay')).cost).toBe(55 + 10 + 20 + 10 + 5)
  })
  test('ES-AUX-ENG-01: an engine adds 1 speed, up to 4', () => {
    expect(
      ['destroyer', 'cruiser', 'battleship', 'leviathan', 'scout'].map(
        (hull) => speedOf(designOf(hull as ShipDesign['hull'], 'engine')).total,
      ),
    ).toEqual([4, 4, 3, 3, 4])
  })
  test('ES-DES-09, ES-SHP-07: each speed given up adds as many spaces as the size', () => {
    const gained = tables.HULLS.map((hull) => figures(designOf(hull, 'speed -1')).spaces[1])
    expect(gained).toEqual([2, 6, 12, 19, 45])
    expect(figures(designOf('destroyer', 'speed -1')).speed).toBe(2)
  })
  test('ES-GLD-15, ES-DES-10: a battleship that gives up all speed has 23 spaces and is a station', () => {
    const base = designOf('battleship', 'speed -2')
    expect(figures(base)).toEqual({ cost: 80, spaces: [0, 23], damage: 12, speed: 0 })
    expect(isStationDesign(base)).toBe(true)
    expect(isStationDesign(designOf('battleship', 'speed -1'))).toBe(false)
  })
  test('ES-GLD-16: a side has counters for eighteen hulls', () => {
    expect(tables.HULLS.reduce((sum, hull) => sum + tables.SHIPS[hull].counters, 0)).toBe(18)
  })
  test('ES-GLD-14, ES-FTR-01: six bays and twelve fighters cost 150 points', () => {
    const load = Array.from({ length: 6 }, () => 'bay (interceptor attackCraft)').join(', ')
    const carrier = designOf('battleship', load)
    expect(costOf(carrier).total - tables.SHIPS.battleship.cost).toBe(150)
    expect(figures(carrier).spaces[0]).toBe(6)
    expect(tables.FIGHTERS.interceptor).toMatchObject({ cost: 10, points: 5, weapon: 'beam' })
    expect(tables.FIGHTERS.attackCraft).toMatchObject({ cost: 10, points: 5, weapon: 'missile' })
  })
  test('ES-DES-01: a fleet costs the sum of its ships and damage control', () => {
    const ships = [designOf('scout', 'axial beam', 'Midge'), designOf('destroyer', 'gunMount')]
    const cost = fleetCost({ name: '', ships, flagship: 0, damageControl: 2 })
    expect(cost.because.map(([what, amount]) => [what, amount])).toEqual([
      ['Midge', 20],
      ['destroyer', 40],
      ['2 damage control', 20],
    ])
    expect(cost.total).toBe(80)
  })
  test('ES-VP-06, ES-FLG-03: an item aboard is worth its price, and a gift nothing', () => {
    const [beam, mount] = itemsOfDesign(designOf('cruiser', 'axial beam R3 D2, gunMount'))
    if (!beam || !mount) throw new Error('two items')
    expect(itemCost('cruiser', beam).total).toBe(25)
    expect(itemCost('cruiser', mount).total).toBe(15)
    expect(itemCost('cruiser', { ...beam, gift: true, giftRange: 2, giftDamage: 0 }).total).toBe(5)
    expect(auxiliaryCost('cruiser', { kind: 'gunMount', gift: true }).total).toBe(0)
    expect(Object.keys(tables.WEAPONS)).toHaveLength(7)
  })
})
