import { describe, expect, test } from 'vitest'
import { battle, battleshipAt, defend, displace, pass, refused, shot } from '../battle-for-tests.ts'

const yellow = battleshipAt('yellow', [10, 10])
const blue = battleshipAt('blue', [11, 9])
const AHEAD = { hex: [10, 9] } as const
const PORT = { hex: [9, 10] } as const

describe('special weapons', () => {
  test('ES-WPN-06: the blaster reaches five hexes along its row, cannot be intercepted and does 5', () => {
    const field = battle({
      y: yellow([{ kind: 'blaster' }]),
      b: blue([{ kind: 'pointDefence', mount: 'dorsal' }], { hex: [10, 5] }),
      far: blue([], { hex: [10, 4] }),
    })
    expect(refused(field, shot('y', 'blaster-1', 'far'))).toBe('ES-CMB-04')
    expect(field.go(shot('y', 'blaster-1', 'b'), 3).eventsOf('damaged')[0]?.damage.total).toBe(5)
  })
  test('ES-WPN-07: a BDVM fires once to each side in a turn, in two opportunities', () => {
    const field = battle({ y: yellow([{ kind: 'bdvm' }]), b: blue(), p: blue([], PORT) })
    const once = field.go(shot('y', 'bdvm-1', 'b'), 3, pass)
    expect(once.eventsOf('damaged')[0]?.damage.total).toBe(2)
    expect(refused(once, shot('y', 'bdvm-1', 'b'))).toBe('ES-WPN-07')
    const twice = once.go(shot('y', 'bdvm-1', 'p'), 3, pass)
    expect(twice.state.ships.y?.fired).toEqual({ 'bdvm-1:starboard': 1, 'bdvm-1:port': 1 })
    expect(refused(twice, shot('y', 'bdvm-1', 'p'))).toBe('ES-CMB-01')
  })
  test('ES-WPN-07: each of its shots is a separate attack with its own point defence and displacer', () => {
    const both = [{ kind: 'pointDefence', mount: 'dorsal' }, { kind: 'displacer' }] as const
    const field = battle({ y: yellow([{ kind: 'bdvm' }]), b: blue([...both]), p: blue([...both], PORT) })
    const fought = field.go(
      shot('y', 'bdvm-1', 'b'),
      defend('pointDefence-1'),
      1,
      3,
      displace(true),
      3,
      pass,
      shot('y', 'bdvm-1', 'p'),
      defend('pointDefence-1'),
      5,
    )
    expect(fought.eventsOf('displacerTried')).toHaveLength(1)
    expect(fought.eventsOf('pointDefenceFired').map(({ ship, hit }) => [ship, hit])).toEqual([
      ['b', false],
      ['p', true],
    ])
  })
  test('ES-WPN-08: a bank makes three attacks one after another in one opportunity, range 2, damage 1', () => {
    const field = battle({ y: yellow([{ kind: 'bank' }]), b: blue([], { hex: [12, 8] }), far: blue([], { hex: [13, 7] }) })
    expect(refused(field, shot('y', 'bank-1', 'far'))).toBe('ES-CMB-04')
    const fought = field.go(shot('y', 'bank-1', 'b'), 4, 3, 5)
    expect(fought.eventsOf('attackRolled').map(({ hit }) => hit)).toEqual([true, false, true])
    expect(fought.state.ships.b?.hurt).toBe(2)
    expect(fought.asked).toBe('blue: fire')
  })
  test('ES-WPN-08: displacer and critical are resolved for each torpedo before the next', () => {
    const field = battle({ y: yellow([{ kind: 'bank' }]), b: blue([{ kind: 'displacer' }]) })
    const fought = field.go(shot('y', 'bank-1', 'b'), 4, displace(true), 4, 6, /* critical: nav */ 1, 5)
    expect(fought.eventsOf('damaged')).toHaveLength(2)
    expect(fought.eventTypes.filter((type) => type === 'salvoWentOn')).toHaveLength(2)
    expect(fought.eventTypes.indexOf('criticalRolled')).toBeLessThan(fought.eventTypes.lastIndexOf('salvoWentOn'))
  })
  test('ES-WPN-08: remaining torpedoes are wasted once the target is destroyed', () => {
    const fought = battle({ y: yellow([{ kind: 'bank' }]), b: blue([], { hull: 'scout', hurt: 1 }) }).go(shot('y', 'bank-1', 'b'), 4)
    expect(fought.eventsOf('attackRolled')).toHaveLength(1)
    expect(fought.eventsOf('destroyed')).toHaveLength(1)
  })
})

describe('power-up', () => {
  const pod = { kind: 'powerUp' } as const

  test('ES-AUX-PWR-01: one weapon gets 1 more range or damage, declared with the shot, once a turn', () => {
    const field = battle({ y: yellow([{ kind: 'beam' }, { kind: 'beam' }, pod]), b: blue([], { hex: [10, 8] }), near: blue([], AHEAD) })
    expect(refused(field, shot('y', 'beam-1', 'b'))).toBe('ES-CMB-04')
    expect(refused(field, shot('y', 'beam-1', 'b', 'damage'))).toBe('ES-CMB-04')
    const fought = field.go(shot('y', 'beam-1', 'b', 'range'), 3, pass)
    expect(fought.eventsOf('damaged')[0]?.damage.total).toBe(1)
    expect(fought.state.ships.y?.known.map(({ kind }) => kind)).toEqual(['beam', 'powerUp'])
    expect(refused(fought, shot('y', 'beam-2', 'near', 'damage'))).toBe('ES-AUX-PWR-01')
    const hard = field.go(shot('y', 'beam-1', 'near', 'damage'), 3)
    expect(hard.eventsOf('damaged')[0]?.damage.total).toBe(2)
  })
  test('ES-AUX-PWR-01: ships without the pod and fighters have no power-up', () => {
    const field = battle({ y: yellow([{ kind: 'beam' }]), b: blue([], AHEAD) }, { fighters: { f: { seat: 'yellow', hex: [10, 10] } } })
    expect(refused(field, shot('y', 'beam-1', 'b', 'damage'))).toBe('ES-AUX-PWR-01')
    expect(refused(field, shot('f', 'beam', 'b', 'damage'))).toBe('ES-AUX-PWR-01')
  })
  test('ES-AUX-PWR-02, ES-AUX-PWR-03, ES-GLD-13: a dorsal beam of range 3 powered to 4 burns out on a natural 1, and nobody scores', () => {
    const field = battle({ y: yellow([{ kind: 'beam', mount: 'dorsal', range: 3 }, pod]), b: blue([], { hex: [10, 6] }) })
    const burnt = field.go(shot('y', 'beam-1', 'b', 'range'), 1)
    expect(burnt.eventsOf('burnedOut')).toMatchObject([{ ship: 'y', item: { id: 'beam-1' } }])
    expect(burnt.eventsOf('attackRolled')[0]?.hit).toBe(false)
    expect(burnt.eventsOf('scored')).toEqual([])
    expect(burnt.state.secret.yellow?.sheets.y?.items.map(({ kind }) => kind)).toEqual(['powerUp'])
    expect(field.go(shot('y', 'beam-1', 'b', 'range'), 2).eventsOf('burnedOut')).toEqual([])
  })
  test('ES-AUX-PWR-02, ES-AUX-PWR-03: only axial 6, ventral 5 and dorsal 4 exceed the limit and may burn out', () => {
    const limits = [
      ['axial', 5],
      ['ventral', 4],
      ['dorsal', 3],
    ] as const
    for (const [mount, most] of limits) {
      const target = blue([], mount === 'axial' ? AHEAD : {})
      for (const [damage, burns] of [
        [most, 1],
        [most - 1, 0],
      ] as const) {
        const field = battle({ y: yellow([{ kind: 'beam', mount, damage }, pod]), b: target })
        expect(field.go(shot('y', 'beam-1', 'b', 'damage'), 1).eventsOf('burnedOut')).toHaveLength(burns)
      }
    }
  })
  test('ES-AUX-PWR-02: the extra of missiles and torpedoes does not count towards the limit', () => {
    const torpedo = battle({ y: yellow([{ kind: 'torpedo', mount: 'dorsal', range: 2 }, pod]), b: blue([], { hex: [10, 6] }) })
    expect(torpedo.go(shot('y', 'torpedo-1', 'b', 'range'), 1).eventsOf('burnedOut')).toEqual([])
  })
  test('ES-AUX-PWR-03: a missile that is shot down rolls no die and cannot burn out', () => {
    const field = battle({ y: yellow([{ kind: 'missile', damage: 5 }, pod]), b: blue([{ kind: 'pointDefence', mount: 'dorsal' }], AHEAD) })
    const fought = field.go(shot('y', 'missile-1', 'b', 'damage'), defend('pointDefence-1'), 5)
    expect(fought.eventsOf('attackRolled')).toEqual([])
    expect(fought.eventsOf('burnedOut')).toEqual([])
  })
  test('ES-AUX-PWR-04: point defence powered for range hits fighters at 2; for damage it is a beam of range 1 and damage 1', () => {
    const turret = { kind: 'pointDefence', mount: 'dorsal' } as const
    const field = battle(
      { y: yellow([turret, pod]), b: blue([], AHEAD), far: blue([], { hex: [10, 8] }) },
      { fighters: { f: { seat: 'blue', hex: [10, 8] } } },
    )
    expect(refused(field, shot('y', 'pointDefence-1', 'f'))).toBe('ES-CMB-04')
    expect(field.go(shot('y', 'pointDefence-1', 'f', 'range'), 4).eventsOf('fighterShotDown')).toHaveLength(1)
    expect(refused(field, shot('y', 'pointDefence-1', 'b', 'range'))).toBe('ES-WPN-04')
    expect(refused(field, shot('y', 'pointDefence-1', 'far', 'damage'))).toBe('ES-CMB-04')
    const beam = field.go(shot('y', 'pointDefence-1', 'b', 'damage'), 3)
    expect(beam.eventsOf('attackRolled')[0]?.needed).toEqual({
      total: 3,
      because: [['point defence powered up to a beam', 3, 'ES-AUX-PWR-04']],
    })
    expect(beam.eventsOf('damaged')[0]?.damage.total).toBe(1)
    expect(field.go(shot('y', 'pointDefence-1', 'b', 'damage'), 1).eventsOf('burnedOut')).toEqual([])
  })
  test('ES-AUX-PWR-05: the bonus applies to all torpedoes of a bank and both sides of a BDVM', () => {
    const bank = battle({ y: yellow([{ kind: 'bank' }, pod]), b: blue() }).go(shot('y', 'bank-1', 'b', 'damage'), 4, 4, 4)
    expect(bank.eventsOf('damaged').map(({ damage }) => damage.total)).toEqual([2, 2, 2])
    const both = battle({ y: yellow([{ kind: 'bdvm' }, pod]), b: blue(), p: blue([], { hex: [8, 10] }) })
    const fought = both.go(shot('y', 'bdvm-1', 'b', 'range'), 4, pass, shot('y', 'bdvm-1', 'p'), 4)
    expect(fought.eventsOf('shotDeclared').map(({ shot: { powerUp } }) => powerUp)).toEqual(['range', 'range'])
  })
})
