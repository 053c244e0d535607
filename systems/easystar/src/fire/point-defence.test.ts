import { describe, expect, test } from 'vitest'
import { battle, battleshipAt, defend, forcedOrder, type PositionShip, pass, refused, shot } from '../battle-for-tests.ts'
import { view } from '../game.ts'

const turret = { kind: 'pointDefence', mount: 'dorsal' } as const
const yellow = battleshipAt('yellow', [10, 10])
const blue = battleshipAt('blue', [10, 9])
const launcher = yellow([{ kind: 'missile' }])
const incoming = (items: PositionShip['items'], more: Partial<PositionShip> = {}) =>
  battle({ y: launcher, b: blue(items, more) }).go(shot('y', 'missile-1', 'b'))

describe('point defence', () => {
  test('ES-PDF-01: the defender is asked at every announced missile, before any die', () => {
    const fought = incoming([turret])
    expect(fought.asked).toBe('blue: pointDefence')
    expect(fought.eventTypes).toEqual(['shotDeclared'])
  })
  test('ES-PDF-01: without a turret that bears the answer is forced on the owner’s view, but not on the public one', () => {
    const bare = battle(
      { y: launcher, b: blue() },
      {
        at: [{ step: 'pointDefence' }, { step: 'attack' }, { step: 'shotEnd' }],
        shot: { from: 'y', weapon: missile, at: 'b', powerUp: null, salvo: 0, natural: null },
      },
    )
    expect(bare.asked).toBe('blue: pointDefence')
    expect(forcedOrder(bare, 'blue')).toEqual(defend())
    expect(forcedOrder(bare, 'public')).toBeUndefined()
    expect(forcedOrder(incoming([turret]), 'blue')).toBeUndefined()
  })
  test('ES-PDF-01: nobody is asked about beams and torpedoes', () => {
    for (const kind of ['beam', 'torpedo'] as const)
      expect(battle({ y: yellow([{ kind }]), b: blue([turret]) }).go(shot('y', `${kind}-1`, 'b'), 1).asked).toBe('blue: fire')
  })
  test('ES-PDF-02: only unfired turrets on the target may fire, each once', () => {
    const field = battle({ y: launcher, b: blue([turret, turret], { fired: { 'pointDefence-2': 1 } }), other: blue([turret]) }).go(
      shot('y', 'missile-1', 'b'),
    )
    expect(refused(field, defend('pointDefence-1'))).toBeUndefined()
    expect(refused(field, defend('pointDefence-2'))).toBe('ES-PDF-02')
    expect(refused(field, defend('pointDefence-1', 'pointDefence-1'))).toBe('ES-CMB-01')
    expect(refused(field, defend('pointDefence-9'))).toBe('ES-PDF-03')
    expect(refused(field, defend('pointDefence-2', 'pointDefence-9'))).toBe('ES-PDF-02')
  })
  test('ES-AUX-TGT-01, ES-DES-11: turrets that fire show the targeting pod of their ship', () => {
    const known = (fought: ReturnType<typeof incoming>) => fought.state.ships.b?.known.map(({ kind }) => kind)
    const aimed = incoming([turret, { kind: 'targeting' }, { kind: 'shield' }])
    expect(known(aimed.go(defend('pointDefence-1'), 6))).toEqual(['pointDefence', 'targeting'])
    expect(known(aimed.go(defend(), 1))).toEqual([])
  })
  test('ES-PDF-02: turrets are committed together and rolled one by one; unneeded ones stay unfired, but are revealed', () => {
    const fought = incoming([turret, turret, turret]).go(defend('pointDefence-1', 'pointDefence-2', 'pointDefence-3'), 4, 5)
    expect(fought.eventsOf('pointDefenceFired').map(({ turret: id, hit }) => [id, hit])).toEqual([
      ['pointDefence-1', false],
      ['pointDefence-2', true],
    ])
    expect(fought.state.ships.b?.fired).toEqual({ 'pointDefence-1': 1, 'pointDefence-2': 1 })
    expect(fought.state.ships.b?.known).toHaveLength(3)
  })
  test('ES-PDF-03: a turret must bear on the firing ship, at any range', () => {
    const axial = { kind: 'pointDefence', mount: 'axial' } as const
    expect(refused(incoming([axial, turret]), defend('pointDefence-1'))).toBe('ES-PDF-03')
    expect(refused(incoming([axial, turret], { facing: 3 }), defend('pointDefence-1'))).toBeUndefined()
    const far = battle({ y: yellow([{ kind: 'missile', range: 5 }]), b: blue([turret], { hex: [10, 5] }) }).go(shot('y', 'missile-1', 'b'))
    expect(refused(far, defend('pointDefence-1'))).toBeUndefined()
  })
  test('ES-PDF-03: only dorsal turrets bear on a missile from the same hex', () => {
    const field = battle(
      { b: blue([turret, { kind: 'pointDefence', mount: 'axial' }]) },
      { fighters: { f: { seat: 'yellow', hex: [10, 9], kind: 'attackCraft' } } },
    ).go(shot('f', 'missile', 'b'))
    expect(refused(field, defend('pointDefence-1'))).toBeUndefined()
    expect(refused(field, defend('pointDefence-2'))).toBe('ES-PDF-03')
  })
  test('ES-PDF-04, ES-WPN-04: a 5 or more shoots the missile down: no attack die, no damage', () => {
    expect(incoming([turret]).go(defend('pointDefence-1'), 5).eventTypes).toEqual(['turretsCommitted', 'pointDefenceFired', 'shotEnded'])
    const through = incoming([turret]).go(defend('pointDefence-1'), 4, 3)
    expect(through.eventsOf('pointDefenceFired')[0]).toMatchObject({ hit: false, needed: { total: 5 } })
    expect(through.eventsOf('damaged')).toHaveLength(1)
  })
  test('ES-CMB-01, ES-PDF-05: a turret that has fired at a missile does not fire at a fighter this turn', () => {
    const field = battle({ y: launcher, b: blue([turret]) }, { fighters: { f: { seat: 'yellow', hex: [10, 8] } } })
    const fought = field.go(shot('y', 'missile-1', 'b'), defend('pointDefence-1'), 5)
    expect(refused(fought, shot('b', 'pointDefence-1', 'f'))).toBe('ES-CMB-01')
    expect(refused(field.go(pass), shot('b', 'pointDefence-1', 'f'))).toBeUndefined()
  })
  test('ES-PDF-01: the defender’s turrets change neither the attacker’s view nor the public one', () => {
    const known = (items: PositionShip['items']) => ({ ...view(incoming(items).state, 'yellow'), secret: {} })
    expect(known([turret])).toEqual(known([{ kind: 'pointDefence', mount: 'axial' }, turret]))
  })
})

const missile = { id: 'missile-1', kind: 'missile', mount: 'axial', range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 } as const
