import { describe, expect, test } from 'vitest'
import { battle, battleshipAt, defend, displace, forcedOrder, type PositionShip, pass, refused, shot } from '../battle-for-tests.ts'
import type { Order } from '../orders.ts'
import { damageOf, neededToHit } from './firing.ts'
import { weaponsReady } from './targets.ts'

const yellow = battleshipAt('yellow', [10, 10])
const blue = battleshipAt('blue', [10, 9])
type Kind = NonNullable<PositionShip['items']>[number]['kind']

/** Yellow's one weapon against Blue's ship just ahead, which faces away. */
const at = (target: PositionShip, ...guns: NonNullable<PositionShip['items']>) => battle({ y: yellow(guns), b: target })
const dice = (faces: readonly number[], kind: Kind, target: PositionShip) =>
  faces.map(
    (face) =>
      at(target, { kind })
        .go(shot('y', `${kind}-1`, 'b'), face)
        .eventsOf('attackRolled')[0]?.hit,
  )

describe('hits', () => {
  test('ES-HIT-01, ES-WPN-01, ES-WPN-02, ES-WPN-06: a beam, missile or blaster hits a ship on 3 or more', () => {
    for (const kind of ['beam', 'missile', 'blaster'] as const) expect(dice([2, 3], kind, blue())).toEqual([false, true])
  })
  test('ES-HIT-01, ES-WPN-03: a torpedo hits a ship on 4 or more', () => {
    expect(dice([3, 4], 'torpedo', blue())).toEqual([false, true])
  })
  test('ES-HIT-01: the hull of the target does not matter', () => {
    for (const hull of ['scout', 'destroyer', 'leviathan'] as const) expect(dice([2, 3], 'beam', blue([], { hull }))).toEqual([false, true])
  })
  test('ES-HIT-01, ES-HIT-05: a beam hits a fighter on 4 or more, any hit destroys it, no critical is rolled', () => {
    const field = battle({ y: yellow([{ kind: 'beam' }, { kind: 'blaster' }]) }, { fighters: { f: { seat: 'blue', hex: [10, 9] } } })
    expect(field.go(shot('y', 'beam-1', 'f'), 3).eventTypes).toEqual(['shotDeclared', 'attackRolled', 'shotEnded'])
    expect(field.go(shot('y', 'beam-1', 'f'), 6).eventTypes).toEqual([
      'shotDeclared',
      'attackRolled',
      'fighterShotDown',
      'scored',
      'shotEnded',
    ])
    expect(field.go(shot('y', 'blaster-1', 'f'), 4).state.fighters.f?.status).toBe('lost')
  })
  test('ES-AUX-ECM-01: ECM takes 1 off the die of every weapon fired at its ship', () => {
    expect(dice([3, 4], 'beam', blue([{ kind: 'ecm' }]))).toEqual([false, true])
    expect(dice([4, 5], 'torpedo', blue([{ kind: 'ecm' }]))).toEqual([false, true])
    const twice = battle({ y: yellow([{ kind: 'beam' }, { kind: 'beam' }]), b: blue([{ kind: 'ecm' }]) })
    const fought = twice.go(shot('y', 'beam-1', 'b'), 3, pass, shot('y', 'beam-2', 'b'), 3)
    expect(fought.eventsOf('attackRolled').map(({ needed }) => needed.total)).toEqual([4, 4])
  })
  test('ES-AUX-ECM-01: ECM does not change the natural roll: a natural 6 is still a critical', () => {
    expect(
      at(blue([{ kind: 'ecm' }]), { kind: 'beam' })
        .go(shot('y', 'beam-1', 'b'), 6, 1)
        .eventsOf('criticalRolled'),
    ).toHaveLength(1)
  })
  test('ES-AUX-ECM-02: ECM does nothing for fighters beside its ship, nor against point defence', () => {
    const field = battle({ y: yellow([{ kind: 'beam' }]), b: blue([{ kind: 'ecm' }]) }, { fighters: { f: { seat: 'blue', hex: [10, 9] } } })
    expect(field.go(shot('y', 'beam-1', 'f'), 4).eventsOf('attackRolled')[0]?.needed.total).toBe(4)
    const missile = battle({ y: yellow([{ kind: 'missile' }, { kind: 'ecm' }]), b: blue([{ kind: 'pointDefence', mount: 'dorsal' }]) })
    expect(missile.go(shot('y', 'missile-1', 'b'), defend('pointDefence-1'), 5).eventsOf('pointDefenceFired')[0]?.needed.total).toBe(5)
  })
  test('ES-AUX-TGT-01: a targeting pod adds 1 to the die of every weapon of its ship', () => {
    expect(
      at(blue(), { kind: 'beam' }, { kind: 'targeting' })
        .go(shot('y', 'beam-1', 'b'), 2)
        .eventsOf('attackRolled')[0]?.hit,
    ).toBe(true)
    const turret = battle({ y: yellow([{ kind: 'missile' }]), b: blue([{ kind: 'pointDefence', mount: 'dorsal' }, { kind: 'targeting' }]) })
    expect(turret.go(shot('y', 'missile-1', 'b'), defend('pointDefence-1'), 4).eventsOf('pointDefenceFired')[0]).toMatchObject({
      hit: true,
      needed: { total: 4 },
    })
    const fighter = battle(
      { y: yellow([{ kind: 'pointDefence' }, { kind: 'targeting' }]) },
      { fighters: { f: { seat: 'blue', hex: [10, 9] } } },
    )
    expect(fighter.go(shot('y', 'pointDefence-1', 'f'), 3).eventsOf('fighterShotDown')).toHaveLength(1)
  })
  test('ES-AUX-TGT-02: a targeting pod and ECM cancel out', () => {
    const fought = at(blue([{ kind: 'ecm' }]), { kind: 'beam' }, { kind: 'targeting' }).go(shot('y', 'beam-1', 'b'), 3)
    expect(fought.eventsOf('attackRolled')[0]).toMatchObject({
      hit: true,
      needed: {
        total: 3,
        because: [
          ['beam against a ship', 3, 'ES-HIT-01'],
          ['ECM pod', 1, 'ES-AUX-ECM-01'],
          ['targeting pod', -1, 'ES-AUX-TGT-01'],
        ],
      },
    })
  })
  test('ES-HIT-02: a shot has announcement, point defence, die, displacer, damage, critical and end in this order', () => {
    const target = blue([{ kind: 'pointDefence', mount: 'dorsal' }, { kind: 'displacer' }])
    const fought = at(target, { kind: 'missile' }).go(shot('y', 'missile-1', 'b'), defend('pointDefence-1'), 1, 6, displace(true), 5, 1)
    expect(fought.eventTypes).toEqual([
      'shotDeclared',
      'turretsCommitted',
      'pointDefenceFired',
      'attackRolled',
      'displacerTried',
      'damaged',
      'criticalRolled',
      'navHit',
      'shotEnded',
    ])
    expect(fought.asked).toBe('blue: fire')
  })
  test('ES-DES-11: a fired weapon and a device that changes a public number are revealed', () => {
    const { state } = at(blue([{ kind: 'ecm' }, { kind: 'shield' }, { kind: 'jump' }]), { kind: 'beam' }, { kind: 'targeting' }).go(
      shot('y', 'beam-1', 'b'),
      4,
    )
    expect(state.ships.y?.known.map(({ id }) => id)).toEqual(['beam-1', 'targeting-1'])
    expect(state.ships.b?.known.map(({ id }) => id)).toEqual(['ecm-1', 'shield-1'])
  })
})

describe('damage', () => {
  const damage = (target: PositionShip, ...guns: NonNullable<PositionShip['items']>) => {
    const weapon = guns[0]?.kind
    return at(target, ...guns)
      .go(shot('y', `${weapon}-1`, 'b'), 5)
      .eventsOf('damaged')[0]?.damage.total
  }
  /** The pose of a target that faces Yellow's ship. */
  const facing = { facing: 3 } as const

  test('ES-HIT-03, ES-GLD-09, ES-LOC-04: a missile does one more damage than bought, from 2 to 6', () => {
    expect(damage(blue(), { kind: 'missile' })).toBe(2)
    expect(damage(blue(), { kind: 'missile', damage: 5 })).toBe(6)
    expect(damage(blue(), { kind: 'torpedo', damage: 3 })).toBe(3)
    expect(damage(blue(), { kind: 'beam', damage: 4 })).toBe(4)
    expect(damage(blue(), { kind: 'blaster' })).toBe(5)
  })
  test('ES-HIT-03, ES-GLD-12, ES-AUX-SHD-01, ES-AUX-SHD-03: a shield takes 1 off every hit, shield and armour 2 off a frontal one, never below 0', () => {
    expect(damage(blue([{ kind: 'shield' }]), { kind: 'beam', damage: 1 })).toBe(0)
    expect(damage(blue([{ kind: 'shield' }]), { kind: 'beam', damage: 3 })).toBe(2)
    expect(damage(blue([{ kind: 'shield' }, { kind: 'armour' }], facing), { kind: 'beam', damage: 3 })).toBe(1)
    const fought = at(blue([{ kind: 'shield' }, { kind: 'armour' }], facing), { kind: 'beam' }).go(shot('y', 'beam-1', 'b'), 5)
    expect(fought.eventsOf('damaged')[0]?.damage).toEqual({
      total: 0,
      because: [
        ['beam as bought', 1, 'ES-RNG-01'],
        ['deflector shield', -1, 'ES-AUX-SHD-01'],
        ['frontal armour', -1, 'ES-AUX-ARM-01'],
        ['not below 0', 1, 'ES-HIT-03'],
      ],
    })
  })
  test('ES-AUX-ARM-01, ES-AUX-01: armour takes 1 off a hit on the front only; a shield works in all directions', () => {
    expect(damage(blue([{ kind: 'armour' }], facing), { kind: 'missile' })).toBe(1)
    expect(damage(blue([{ kind: 'armour' }]), { kind: 'missile' })).toBe(2)
    for (const side of [0, 1, 2, 3, 4, 5] as const)
      expect(damage(blue([{ kind: 'shield' }], { facing: side }), { kind: 'missile' })).toBe(1)
  })
  test('ES-AUX-ARM-02: fire from the same hex is never frontal', () => {
    const fought = battle({ y: yellow([{ kind: 'beam', mount: 'dorsal' }]), b: blue([{ kind: 'armour' }], { hex: [10, 10] }) })
    expect(fought.go(shot('y', 'beam-1', 'b'), 4).eventsOf('damaged')[0]?.damage.total).toBe(1)
  })
  test('ES-AUX-ARM-03, ES-AUX-SHD-02, ES-CRT-01: a fully absorbed hit causes no critical, even on a natural 6', () => {
    for (const target of [blue([{ kind: 'armour' }], facing), blue([{ kind: 'shield' }])]) {
      const fought = at(target, { kind: 'beam' }).go(shot('y', 'beam-1', 'b'), 6)
      expect(fought.eventsOf('criticalRolled')).toEqual([])
      expect(fought.state.ships.b?.hurt).toBe(0)
    }
  })
  test('ES-AUX-ARM-01, ES-DES-11: armour stays secret when the hit comes from astern', () => {
    const fought = at(blue([{ kind: 'armour' }]), { kind: 'beam' }).go(shot('y', 'beam-1', 'b'), 5)
    expect(fought.eventsOf('revealed')).toEqual([])
    expect(
      at(blue([{ kind: 'armour' }], facing), { kind: 'beam' })
        .go(shot('y', 'beam-1', 'b'), 5)
        .eventsOf('revealed'),
    ).toMatchObject([{ ship: 'b', items: [{ kind: 'armour' }] }])
  })
  test('ES-HIT-03: the public damage is the damage done', () => {
    const field = at(blue([{ kind: 'shield' }], facing), { kind: 'missile', damage: 3 })
    const [gun] = weaponsReady(field.state, 'yellow')
    const firing = gun && { ...gun, at: 'b', powerUp: null }
    const fought = field.go(shot('y', 'missile-1', 'b'), 5)
    expect(fought.eventsOf('damaged')[0]?.damage).toEqual(firing && damageOf(field.state, firing))
    expect(fought.eventsOf('attackRolled')[0]?.needed).toEqual(firing && neededToHit(field.state, firing))
  })
})

describe('the displacer', () => {
  const target = blue([{ kind: 'displacer' }])
  const volley = (face: number, ...rest: readonly (Order | number)[]) =>
    at(target, { kind: 'beam' }).go(shot('y', 'beam-1', 'b'), face, ...rest)

  test('ES-AUX-DSP-01, ES-HIT-04: after a hit and before damage, a die of at least the natural roll turns it into a miss', () => {
    expect(volley(4, displace(true), 4).eventsOf('displacerTried')).toMatchObject([{ worked: true, needed: { total: 4 } }])
    expect(volley(4, displace(true), 4).eventsOf('damaged')).toEqual([])
    expect(volley(4, displace(true), 3).eventsOf('damaged')).toHaveLength(1)
  })
  test('ES-AUX-DSP-01: modifiers do not count, only the natural roll', () => {
    const aimed = at(target, { kind: 'beam' }, { kind: 'targeting' }).go(shot('y', 'beam-1', 'b'), 2, displace(true), 2)
    expect(aimed.eventsOf('displacerTried')[0]?.worked).toBe(true)
  })
  test('ES-AUX-DSP-02: a natural 6 needs a 6, and the displaced hit causes no critical', () => {
    expect(volley(6, displace(true), 5, 1).eventsOf('criticalRolled')).toHaveLength(1)
    expect(volley(6, displace(true), 6).eventsOf('criticalRolled')).toEqual([])
  })
  test('ES-AUX-DSP-02: the displacer is used once a turn, successful or not, and is revealed', () => {
    const twice = battle({ y: yellow([{ kind: 'beam' }, { kind: 'beam' }]), b: target })
    const fought = twice.go(shot('y', 'beam-1', 'b'), 3, displace(true), 1, pass, shot('y', 'beam-2', 'b'), 3)
    expect(fought.eventsOf('damaged')).toHaveLength(2)
    expect(fought.eventsOf('displacerTried')).toHaveLength(1)
    expect(fought.state.ships.b).toMatchObject({ displaced: 'attack', known: [{ kind: 'displacer' }] })
  })
  test('ES-AUX-DSP-02, ES-AUX-DSP-03: after use in a collision it is not available in combat, and nobody is asked', () => {
    const tried = at(blue([{ kind: 'displacer' }], { displaced: 'collision' }), { kind: 'beam' }).go(shot('y', 'beam-1', 'b'), 3)
    expect(tried.eventsOf('damaged')).toHaveLength(1)
  })
  test('ES-AUX-DSP-01: a displacer that was declined may be used on the next hit', () => {
    const twice = battle({ y: yellow([{ kind: 'beam' }, { kind: 'beam' }]), b: target })
    const fought = twice.go(shot('y', 'beam-1', 'b'), 3, displace(false), pass, shot('y', 'beam-2', 'b'), 3, displace(true), 5)
    expect(fought.eventsOf('damaged')).toHaveLength(1)
  })
  test('ES-AUX-DSP-01: every hit on a ship asks its owner; without the pod the answer is forced, but not on the public view', () => {
    const bare = battle(
      { y: yellow([{ kind: 'beam' }]), b: blue() },
      {
        at: [{ step: 'displacer' }, { step: 'damage' }, { step: 'shotEnd' }],
        shot: {
          from: 'y',
          weapon: { id: 'beam-1', kind: 'beam', mount: 'axial', range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 },
          at: 'b',
          powerUp: null,
          salvo: 0,
          natural: 4,
        },
      },
    )
    expect(bare.asked).toBe('blue: displacer')
    expect(refused(bare, displace(true))).toBe('ES-AUX-DSP-01')
    expect(forcedOrder(bare, 'blue')).toEqual(displace(false))
    expect(forcedOrder(bare, 'public')).toBeUndefined()
  })
})
