import { describe, expect, test } from 'vitest'
import { battle, type PositionShip } from '../battle-for-tests.ts'
import { view } from '../game.ts'
import { hexChances } from './hex-chances.ts'
import { oddsOf, spreadOf } from './odds.ts'
import { weaponsReady } from './targets.ts'

type Items = NonNullable<PositionShip['items']>
const yellow = (items: Items): PositionShip => ({ seat: 'yellow', hex: [10, 10], hull: 'battleship', items })
const blue = (items: Items = [], more: Partial<PositionShip> = {}): PositionShip => ({
  seat: 'blue',
  hex: [10, 9],
  hull: 'cruiser',
  items,
  known: 'all',
  ...more,
})
function odds(items: Items, target: PositionShip, powerUp: 'range' | 'damage' | null = null) {
  const known = view(battle({ y: yellow(items), b: target }).state, 'yellow')
  const [gun] = weaponsReady(known, 'yellow')
  if (!gun) throw new Error('nothing to fire')
  return oddsOf(known, { ...gun, at: 'b', powerUp })
}

describe('the chances on the map', () => {
  /** Mean damage to an unprotected ship at an empty hex, in sixths. */
  const open = (...items: Items) => {
    const known = view(battle({ y: yellow(items), b: blue([], { hex: [20, 0] }) }).state, 'yellow')
    const [gun] = weaponsReady(known, 'yellow')
    const found = gun && hexChances(known, 'y', gun.weapon).find(({ hex: [q, r] }) => (q === 10 && r === 9) || (q === 11 && r === 9))
    return Math.round(6 * (found?.mean ?? 0))
  }
  test('ES-HIT-01, T3: depend on the weapon, its damage and a targeting pod', () => {
    expect(open({ kind: 'beam' })).toBe(4)
    expect(open({ kind: 'beam', damage: 3 })).toBe(4 * 3)
    expect(open({ kind: 'missile', damage: 3 })).toBe(4 * 4)
    expect(open({ kind: 'torpedo', damage: 2 })).toBe(3 * 2)
    expect(open({ kind: 'torpedo' }, { kind: 'targeting' })).toBe(4)
    expect(open({ kind: 'bank', mount: 'ventral' })).toBe(3 * 3)
    expect(open({ kind: 'bank', mount: 'ventral' }, { kind: 'targeting' })).toBe(3 * 4)
  })
  test('ES-HIT-01: are those of the enemy in the hex that takes most', () => {
    const guarded = blue([{ kind: 'shield' }, { kind: 'ecm' }])
    const field = battle({ y: yellow([{ kind: 'beam', damage: 2 }]), b: guarded, c: blue() })
    const [gun] = weaponsReady(field.state, 'yellow')
    const [hex] = gun ? hexChances(field.state, 'y', gun.weapon) : []
    expect(hex?.targets).toEqual(['b', 'c'])
    expect(hex?.mean).toBeCloseTo((4 / 6) * 2 + 1 / 36)
  })
  test('ES-WPN-04: a turret’s are its chances against fighters', () => {
    expect(open({ kind: 'pointDefence' })).toBe(3)
    expect(open({ kind: 'pointDefence' }, { kind: 'targeting' })).toBe(4)
  })
})

describe('odds', () => {
  test('ES-HIT-01: a beam at a ship hits four times in six, a critical once in six', () => {
    expect(odds([{ kind: 'beam' }], blue())).toMatchObject({ needed: { total: 3 }, intercepted: 0, destroyed: 0 })
    const { miss, hit, critical, mean } = odds([{ kind: 'beam' }], blue())
    expect([miss, hit, critical].map((chance) => Math.round(chance * 36))).toEqual([12, 24, 6])
    expect(mean * 36).toBeCloseTo(24 + 1)
  })
  test('ES-HIT-02: the chances to be intercepted, to miss and to hit add up to 1', () => {
    const ways: Items[] = [
      [],
      [{ kind: 'pointDefence', mount: 'dorsal' }],
      [{ kind: 'displacer' }],
      [{ kind: 'ecm' }, { kind: 'displacer' }, { kind: 'pointDefence', mount: 'dorsal' }],
    ]
    for (const items of ways)
      for (const gun of [{ kind: 'missile' }, { kind: 'beam' }] as const) {
        const { intercepted, miss, hit } = odds([gun], blue(items))
        expect(intercepted + miss + hit).toBeCloseTo(1)
      }
  })
  test('ES-PDF-04: a known turret that bears shoots a missile down two times in six', () => {
    expect(odds([{ kind: 'missile' }], blue([{ kind: 'pointDefence', mount: 'dorsal' }])).intercepted).toBeCloseTo(1 / 3)
    expect(odds([{ kind: 'missile' }], blue([{ kind: 'pointDefence', mount: 'axial' }])).intercepted).toBe(0)
    expect(odds([{ kind: 'missile' }], blue([{ kind: 'pointDefence', mount: 'dorsal' }], { known: [] })).intercepted).toBe(0)
  })
  test('ES-AUX-DSP-01: a known displacer is included for each face', () => {
    const faces = [3, 4, 5, 6].map((face) => (1 - (7 - face) / 6) / 6)
    expect(odds([{ kind: 'beam' }], blue([{ kind: 'displacer' }])).hit).toBeCloseTo(faces.reduce((sum, chance) => sum + chance, 0))
    expect(odds([{ kind: 'beam' }], blue([{ kind: 'displacer' }], { displaced: 'attack' })).hit).toBeCloseTo(4 / 6)
  })
  test('ES-DST-01, ES-CRT-02: the hit or the critical’s extra point may destroy the target', () => {
    expect(odds([{ kind: 'beam' }], blue([], { hurt: 7 })).destroyed).toBeCloseTo(4 / 6)
    expect(odds([{ kind: 'beam' }], blue([], { hurt: 6 })).destroyed).toBeCloseTo(1 / 36)
    expect(odds([{ kind: 'beam' }], blue([], { hurt: 7 })).critical).toBe(0)
  })
  test('ES-AUX-SHD-02: a fully absorbed hit has mean damage 0 and no critical', () => {
    expect(odds([{ kind: 'beam' }], blue([{ kind: 'shield' }]))).toMatchObject({
      critical: 0,
      destroyed: 0,
      mean: 0,
      damageIfHit: { total: 0 },
    })
  })
  test('ES-WPN-08: a bank’s three torpedoes count together', () => {
    const field = battle({ y: yellow([{ kind: 'bank' }]), b: blue([], { hex: [11, 9] }) })
    const [gun] = weaponsReady(field.state, 'yellow')
    const bank = gun && oddsOf(field.state, { ...gun, at: 'b', powerUp: null })
    expect(bank?.miss).toBeCloseTo(1 / 8)
    expect(bank?.mean).toBeCloseTo(3 * (0.5 + 1 / 36))
    expect(bank?.critical).toBeCloseTo(1 - (5 / 6) ** 3)
  })
  test('ES-WPN-08, ES-AUX-DSP-01: a displacer avoids at most one torpedo of a bank', () => {
    const field = battle({ y: yellow([{ kind: 'bank' }]), b: blue([{ kind: 'displacer' }], { hex: [11, 9] }) })
    const [gun] = weaponsReady(field.state, 'yellow')
    const bank = gun && oddsOf(field.state, { ...gun, at: 'b', powerUp: null })
    // The first hit, which happens in 7 of 8, is a 4, 5 or 6 alike; the displacer works with 3, 2 and 1 faces of six.
    const saved = (7 / 8) * (6 / 18)
    const lostSixes = (7 / 8) * (1 / 18)
    expect(bank?.dodged).toBeCloseTo(saved)
    expect(bank?.mean).toBeCloseTo(3 / 2 - saved + (3 / 6 - lostSixes) / 6)
  })
  test('ES-HIT-05: a hit destroys a fighter without a critical', () => {
    const flock = { f: { seat: 'blue', hex: [10, 9] } } as const
    const field = battle({ y: yellow([{ kind: 'beam' }]), b: blue([], { hex: [20, 0] }) }, { fighters: flock })
    const [gun] = weaponsReady(field.state, 'yellow')
    const found = gun && oddsOf(field.state, { ...gun, at: 'f', powerUp: null })
    expect([found?.hit, found?.destroyed, found?.critical, found?.mean]).toEqual([0.5, 0.5, 0, 0.5])
  })
  test('ES-HIT-03: a spread has only points that can happen', () => {
    const field = battle({ y: yellow([{ kind: 'beam', damage: 3 }]), b: blue([], { hurt: 5 }) })
    const [gun] = weaponsReady(field.state, 'yellow')
    const found = gun && spreadOf(field.state, { ...gun, at: 'b', powerUp: null })
    expect(found?.ends.map(({ value, chance }) => [value, Math.round(chance * 6)])).toEqual([
      [0, 2],
      [3, 4],
    ])
    expect(found?.also.map(({ what }) => what)).toEqual(['hits', 'destroys it'])
  })
  test('ES-AUX-PWR-03: with overload a natural 1 misses even with a targeting pod', () => {
    expect(odds([{ kind: 'beam', damage: 5 }, { kind: 'targeting' }, { kind: 'powerUp' }], blue(), 'damage').hit).toBeCloseTo(5 / 6)
  })
  test('ES-DES-11: secret items do not change the viewer’s odds', () => {
    const secret = [{ kind: 'ecm' }, { kind: 'shield' }, { kind: 'displacer' }, { kind: 'gunMount' }] as const
    expect(odds([{ kind: 'missile' }], blue([...secret], { known: [] }))).toEqual(odds([{ kind: 'missile' }], blue()))
  })
  test('ES-RNG-01: soundings cover every hex on the map in arc and range', () => {
    const field = battle({
      y: { ...yellow([{ kind: 'beam', range: 3, damage: 2 }]), hex: [10, -3] },
      b: blue([{ kind: 'shield' }], { hex: [10, -4] }),
    })
    const [gun] = weaponsReady(field.state, 'yellow')
    const depths = gun ? hexChances(field.state, 'y', gun.weapon) : []
    expect(depths.map(({ hex }) => hex)).toEqual([
      [10, -4],
      [10, -5],
    ])
    expect(depths[0]).toMatchObject({ targets: ['b'] })
    expect(depths[0]?.mean).toBeCloseTo(4 / 6 + 1 / 36)
    expect(depths[1]?.mean).toBeCloseTo(8 / 6)
  })
})
