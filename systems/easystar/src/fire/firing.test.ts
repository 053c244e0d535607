import { describe, expect, test } from 'vitest'
import { battle, defend, displace, type PositionShip, refused, shot } from '../battle-for-tests.ts'
import { askedOf, view } from '../game.ts'
import { fighterWeapon } from './fighter-weapon.ts'
import { type Bonus, damageOf, type Firing, isOverloaded, neededToHit, rangeOf, rangeTo } from './firing.ts'
import { spreadOf } from './odds.ts'

type Gun = NonNullable<PositionShip['items']>[number]
const enemy: PositionShip = { seat: 'blue', hex: [10, 9], hull: 'cruiser', known: 'all' }
/** A shot of y's first weapon, by default at b. */
function firing(gun: Gun, powerUp: Bonus | null = null, more: Partial<PositionShip> = {}, target: Partial<PositionShip> = {}) {
  const y: PositionShip = { seat: 'yellow', hex: [10, 10], hull: 'battleship', items: [gun, { kind: 'powerUp' }], ...more }
  const { state } = battle({ y, b: { ...enemy, ...target } }, { fighters: { f: { seat: 'blue', hex: [10, 9] } } })
  const weapon = state.secret.yellow?.sheets.y?.items[0]
  if (!weapon) throw new Error('no weapon')
  const shot: Firing = { from: 'y', weapon, at: 'b', powerUp }
  return { state, shot }
}

describe('range and damage', () => {
  const reach = (gun: Gun, powerUp: Bonus | null = null, more: Partial<PositionShip> = {}) => {
    const { state, shot } = firing(gun, powerUp, more)
    return rangeOf(state, shot).because.map(([, amount, rule]) => [amount, rule])
  }
  test('ES-RNG-01, ES-WPN-03: a weapon has the range that was bought, a torpedo and a bank one more', () => {
    expect(reach({ kind: 'beam', range: 2 })).toEqual([[2, 'ES-RNG-01']])
    for (const kind of ['torpedo', 'bank'] as const)
      expect(reach({ kind, range: 1 })).toEqual([
        [1, 'ES-RNG-01'],
        [1, 'ES-WPN-03'],
      ])
  })
  test('ES-AUX-PWR-01, ES-AUX-PWR-05: a power-up for range adds one to both sides of the weapon and to no other weapon', () => {
    expect(reach({ kind: 'beam', range: 2 }, 'range')).toEqual([
      [2, 'ES-RNG-01'],
      [1, 'ES-AUX-PWR-01'],
    ])
    expect(reach({ kind: 'beam', range: 2 }, 'damage')).toEqual([[2, 'ES-RNG-01']])
    expect(reach({ kind: 'bdvm', range: 2 }, null, { powered: { item: 'bdvm-1', bonus: 'range' } })).toHaveLength(2)
    expect(reach({ kind: 'bdvm', range: 2 }, null, { powered: { item: 'other', bonus: 'range' } })).toHaveLength(1)
    expect(
      reach({ kind: 'bdvm', range: 2 }, null, { items: [{ kind: 'bdvm' }], powered: { item: 'bdvm-1', bonus: 'range' } }),
    ).toHaveLength(1)
  })
  test('ES-CMB-05: the same hex and the next one are at range 1', () => {
    expect([rangeTo([3, 3], [3, 3]), rangeTo([3, 3], [3, 4]), rangeTo([3, 3], [3, 5])]).toEqual([1, 1, 2])
  })
  test('ES-HIT-03: damage is as bought, plus missile and power-up, less shield and frontal armour', () => {
    const damages = (gun: Gun, powerUp: Bonus | null = null, target: Partial<PositionShip> = {}) => {
      const { state, shot } = firing(gun, powerUp, {}, target)
      return damageOf(state, shot).because.map(([, amount, rule]) => [amount, rule])
    }
    expect(damages({ kind: 'missile', damage: 2 }, 'damage')).toEqual([
      [2, 'ES-RNG-01'],
      [1, 'ES-WPN-02'],
      [1, 'ES-AUX-PWR-01'],
    ])
    expect(damages({ kind: 'pointDefence', mount: 'dorsal' }, 'damage')).toEqual([[1, 'ES-AUX-PWR-04']])
    const guarded: Partial<PositionShip> = { facing: 3, items: [{ kind: 'shield' }, { kind: 'armour' }] }
    expect(damages({ kind: 'beam', damage: 3 }, null, guarded)).toEqual([
      [3, 'ES-RNG-01'],
      [-1, 'ES-AUX-SHD-01'],
      [-1, 'ES-AUX-ARM-01'],
    ])
    expect(damages({ kind: 'beam', damage: 3 }, null, { ...guarded, facing: 0 })).toHaveLength(2)
  })
  test('ES-HIT-05: any hit destroys a fighter, with any weapon', () => {
    const { state, shot } = firing({ kind: 'beam', damage: 4 })
    expect(damageOf(state, { ...shot, at: 'f' })).toMatchObject({ total: 1, because: [[expect.any(String), 1, 'ES-HIT-05']] })
  })
  test('ES-HIT-01: each weapon has its numbers against ships and fighters', () => {
    const needs = (kind: 'beam' | 'missile' | 'torpedo' | 'pointDefence' | 'blaster' | 'bdvm' | 'bank') => {
      const { state, shot } = firing({ kind })
      return [shot, { ...shot, at: 'f' }].map((at) => neededToHit(state, at).total)
    }
    expect(needs('beam')).toEqual([3, 4])
    expect(needs('blaster')).toEqual([3, 4])
    expect(needs('missile')).toEqual([3, 0])
    expect(needs('bdvm')).toEqual([3, 0])
    expect(needs('torpedo')).toEqual([4, 0])
    expect(needs('bank')).toEqual([4, 0])
    expect(needs('pointDefence')).toEqual([0, 4])
  })
  test('ES-HIT-01: only the target’s ECM and the shooter’s targeting pod change the number', () => {
    const needed = (own: Gun[], theirs: Gun[]) => {
      const { state, shot } = firing({ kind: 'beam' }, null, { items: [{ kind: 'beam' }, ...own] }, { items: theirs })
      return neededToHit(state, shot).because.map(([, amount, rule]) => [amount, rule])
    }
    expect(needed([{ kind: 'targeting' }], [{ kind: 'ecm' }])).toEqual([
      [3, 'ES-HIT-01'],
      [1, 'ES-AUX-ECM-01'],
      [-1, 'ES-AUX-TGT-01'],
    ])
    expect(needed([{ kind: 'ecm' }], [{ kind: 'targeting' }])).toEqual([[3, 'ES-HIT-01']])
  })
})

describe('overload', () => {
  test('ES-AUX-PWR-02: only the powered value is compared with the limit of the mount', () => {
    const overloaded = (gun: Gun, powerUp: Bonus | null) => {
      const { state, shot } = firing(gun, powerUp)
      return isOverloaded(state, shot)
    }
    for (const [mount, limit] of [
      ['axial', 5],
      ['ventral', 4],
      ['dorsal', 3],
    ] as const) {
      expect(overloaded({ kind: 'beam', mount, range: limit }, 'range')).toBe(true)
      expect(overloaded({ kind: 'beam', mount, range: limit - 1 }, 'range')).toBe(false)
      expect(overloaded({ kind: 'beam', mount, range: limit, damage: 1 }, 'damage')).toBe(false)
      expect(overloaded({ kind: 'beam', mount, damage: limit }, 'damage')).toBe(true)
      expect(overloaded({ kind: 'beam', mount, range: limit, damage: limit }, null)).toBe(false)
    }
    expect(overloaded({ kind: 'pointDefence', mount: 'dorsal' }, 'damage')).toBe(false)
  })
})

describe('a fighter’s weapon', () => {
  test('ES-FTR-01: is axial with range and damage 1, never improved and no gift', () => {
    const plain = { mount: 'axial', range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 }
    expect(fighterWeapon({ kind: 'interceptor' })).toEqual({ ...plain, id: 'beam', kind: 'beam' })
    expect(fighterWeapon({ kind: 'attackCraft' })).toEqual({ ...plain, id: 'missile', kind: 'missile' })
  })
})

describe('the offer', () => {
  test('ES-CMB-01, ES-CMB-02: has the weapons with a target, and a pass, or the waiver of an owed shot', () => {
    const y: PositionShip = { seat: 'yellow', hex: [10, 10], items: [{ kind: 'beam' }, { kind: 'beam', mount: 'ventral' }] }
    const { state } = battle({ y, b: enemy })
    const known = view(state, 'yellow')
    expect(askedOf(known)?.question.offer(known, 'yellow')).toEqual({ kind: 'fire', orders: ['fire', 'pass'], of: ['y/beam-1'] })
    const owing = view({ ...state, owed: { yellow: [{ ship: 'y', item: null }] } }, 'yellow')
    expect(askedOf(owing)?.question.offer(owing, 'yellow').orders).toEqual(['fire', 'waive'])
  })
})

describe('interrupts', () => {
  const y: PositionShip = { seat: 'yellow', hex: [10, 10], items: [{ kind: 'missile', damage: 2 }] }
  const turret = { kind: 'pointDefence', mount: 'dorsal' } as const
  const target: PositionShip = { ...enemy, items: [turret, turret, { kind: 'displacer' }], fired: { 'pointDefence-2': 1 } }
  const asked = (fought: ReturnType<typeof battle>) => {
    const known = view(fought.state, 'blue')
    const question = askedOf(known)?.question
    return { offer: question?.offer(known, 'blue'), defaultOrder: question?.defaultOrder(known, 'blue') }
  }
  test('ES-PDF-01, ES-AUX-DSP-01: turrets that bear are offered, then the displacer; the default orders use neither', () => {
    const coming = battle({ y, b: target }).go(shot('y', 'missile-1', 'b'))
    expect(asked(coming)).toEqual({
      offer: { kind: 'pointDefence', orders: ['defend'], of: ['pointDefence-1'] },
      defaultOrder: { order: 'defend', turrets: [] },
    })
    const hit = coming.go(defend(), 4)
    expect(asked(hit)).toEqual({ offer: { kind: 'displacer', orders: ['displace'], of: [] }, defaultOrder: displace(false) })
  })
  test('ES-PDF-02, ES-PDF-03, ES-CMB-01: fired, missing and repeated turrets are refused', () => {
    const coming = battle({ y, b: target }).go(shot('y', 'missile-1', 'b'))
    expect(refused(coming, defend('pointDefence-2'))).toBe('ES-PDF-02')
    expect(refused(coming, defend('pointDefence-3'))).toBe('ES-PDF-03')
    expect(refused(coming, defend('pointDefence-1', 'pointDefence-1'))).toBe('ES-CMB-01')
    expect(refused(coming, displace(false))).toBe('ES-PDF-01')
    expect(refused(coming, defend('pointDefence-1'))).toBeUndefined()
  })
})

describe('the spread of a shot', () => {
  const ends = (gun: Gun, target: Partial<PositionShip> = {}) => {
    const { state, shot } = firing(gun, null, {}, target)
    return spreadOf(state, shot)
  }
  const sixths = (gun: Gun, target: Partial<PositionShip> = {}) =>
    ends(gun, target).ends.map(({ value, chance }) => [value, Math.round(chance * 216)])
  test('ES-HIT-01, ES-CRT-02: a beam of damage 2 does 0, 2, or 3 with the critical’s point', () => {
    expect(sixths({ kind: 'beam', damage: 2 })).toEqual([
      [0, 72],
      [2, 138],
      [3, 6],
    ])
  })
  test('ES-PDF-04: a missile that is shot down counts as 0 damage', () => {
    const turret: Partial<PositionShip> = { items: [{ kind: 'pointDefence', mount: 'dorsal' }] }
    expect(sixths({ kind: 'missile' }, turret)).toEqual([
      [0, 120],
      [2, 92],
      [3, 4],
    ])
    expect(ends({ kind: 'missile' }, turret).also.map(({ what, rule }) => [what, rule])).toEqual([
      ['hits', 'ES-HIT-01'],
      ['shot down on the way', 'ES-PDF-04'],
      ['a critical hit', 'ES-CRT-01'],
    ])
  })
  test('ES-DST-01, ES-HIT-05: the chance to destroy the target is listed with its rule', () => {
    const said = (gun: Gun, at: string, target: Partial<PositionShip> = {}) => {
      const { state, shot } = firing(gun, null, {}, target)
      return spreadOf(state, { ...shot, at }).also.find(({ what }) => what === 'destroys it')
    }
    expect(said({ kind: 'beam' }, 'b')).toBeUndefined()
    expect(said({ kind: 'beam' }, 'b', { hurt: 7 })).toMatchObject({ rule: 'ES-DST-01' })
    expect(said({ kind: 'beam' }, 'f')).toMatchObject({ rule: 'ES-HIT-05', chance: 0.5 })
  })
})
