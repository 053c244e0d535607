import { describe, expect, test } from 'vitest'
import { battle, battleshipAt, done, type PositionShip, pass, refused, shot, waive } from '../battle-for-tests.ts'
import { view } from '../game.ts'
import { bears, rangeOf } from './firing.ts'
import { mayFire } from './may-fire.ts'
import { cannotFire } from './shot-check.ts'
import { hasFired, sidesFired } from './slots.ts'
import { targetsOf, weaponsReady } from './targets.ts'

const yellow = battleshipAt('yellow', [10, 10])
const blue = (hex: readonly [number, number], more: Partial<PositionShip> = {}) => battleshipAt('blue', hex)([], more)

describe('legal shots', () => {
  test('ES-CMB-01: a weapon fires once a turn', () => {
    const fought = battle({ y: yellow([{ kind: 'beam' }]), b: blue([10, 9]) }).go(shot('y', 'beam-1', 'b'), 1, pass)
    expect(fought.asked).toBe('yellow: fire')
    expect(refused(fought, shot('y', 'beam-1', 'b'))).toBe('ES-CMB-01')
  })
  test('ES-CMB-02, ES-CMB-04: a target must be within range', () => {
    const far = battle({ y: yellow([{ kind: 'beam', range: 2 }]), b: blue([10, 7]), near: blue([10, 8]) })
    expect(refused(far, shot('y', 'beam-1', 'b'))).toBe('ES-CMB-04')
    expect(refused(far, shot('y', 'beam-1', 'near'))).toBeUndefined()
  })
  test('ES-CMB-02, ES-GEO-01, ES-GEO-02: a target must be within the arc', () => {
    const aside = battle({ y: yellow([{ kind: 'beam' }, { kind: 'beam', mount: 'ventral' }]), b: blue([11, 9]), bow: blue([10, 9]) })
    expect(refused(aside, shot('y', 'beam-1', 'b'))).toBe('ES-GEO-01')
    expect(refused(aside, shot('y', 'beam-2', 'b'))).toBeUndefined()
    expect(refused(aside, shot('y', 'beam-2', 'bow'))).toBe('ES-GEO-02')
  })
  test('ES-CMB-02, ES-VP-05: only hostile ships in play are targets, not friends, wrecks or dying ships', () => {
    const field = battle({
      y: yellow([{ kind: 'beam', mount: 'dorsal', range: 3 }]),
      friend: yellow([], { hex: [10, 9] }),
      wreck: blue([11, 9], { status: 'wreck' }),
      dying: blue([9, 10], { status: 'dying' }),
      b: blue([9, 11]),
    })
    expect(['friend', 'wreck', 'dying', 'b', 'nobody'].map((at) => refused(field, shot('y', 'beam-1', at)))).toEqual([
      'ES-CMB-02',
      'ES-CMB-02',
      'ES-CMB-02',
      undefined,
      'ES-CMB-02',
    ])
  })
  test('ES-CMB-02: a seat cannot fire with ships of others or weapons that are not aboard', () => {
    const field = battle({ y: yellow([{ kind: 'beam' }]), b: blue([10, 9], { items: [{ kind: 'beam' }], facing: 3 }) })
    expect(refused(field, shot('b', 'beam-1', 'y'))).toBe('ES-CMB-02')
    expect(refused(field, shot('y', 'beam-2', 'b'))).toBe('ES-CMB-01')
  })
  test('ES-SEQ-07: a dying ship fires its own owed weapons, not those of another dying ship', () => {
    const owed = (ship: string, item: string | null) => ({
      ship,
      item:
        item === null ? null : { id: item, kind: 'beam', mount: 'dorsal', range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 },
    })
    const dying = { ...yellow([{ kind: 'beam', mount: 'dorsal' }]), status: 'dying' } as const
    const field = battle(
      { y: dying, z: { ...dying, hex: [11, 9], items: [] }, b: blue([10, 9]) },
      { owed: { yellow: [owed('y', null), owed('y', 'beam-8'), owed('z', 'beam-9')] as never } },
    )
    expect(weaponsReady(view(field.state, 'yellow'), 'yellow').map(({ from, weapon }) => [from, weapon.id])).toEqual([
      ['y', 'beam-1'],
      ['y', 'beam-8'],
    ])
    expect(refused(field, shot('y', 'beam-5', 'b'))).toBe('ES-CMB-01')
    expect(refused(field, shot('z', 'beam-9', 'b'))).toBe('ES-SEQ-07')
  })
  test('ES-SEQ-05, ES-SEQ-06: only shots, passes and waived shots are answers, and an owed shot comes first', () => {
    const field = (owed: object = {}) => battle({ y: yellow([{ kind: 'beam' }, { kind: 'beam' }]), b: blue([10, 9]) }, owed)
    expect(refused(field(), done)).toBe('ES-SEQ-05')
    expect(refused(field(), waive)).toBe('ES-SEQ-06')
    const lost = { id: 'beam-7', kind: 'beam', mount: 'axial', range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 }
    const owing = field({ owed: { yellow: [{ ship: 'y', item: lost }] } })
    expect([shot('y', 'beam-1', 'b'), pass, shot('y', 'beam-7', 'b'), waive].map((order) => refused(owing, order))).toEqual([
      'ES-SEQ-06',
      'ES-SEQ-06',
      undefined,
      undefined,
    ])
  })
  test('ES-AUX-PWR-03, ES-SEQ-06: a weapon that is lost already cannot burn out', () => {
    const lost = { id: 'beam-7', kind: 'beam', mount: 'axial', range: 1, damage: 5, gift: false, giftRange: 0, giftDamage: 0 }
    const fight = (owed: object, items: PositionShip['items']) => battle({ y: yellow(items), b: blue([10, 9]) }, owed)
    const pod = { kind: 'powerUp' } as const
    const owing = fight({ owed: { yellow: [{ ship: 'y', item: lost }] } }, [pod])
    expect(owing.go(shot('y', 'beam-7', 'b', 'damage'), 1).eventTypes).not.toContain('burnedOut')
    const aboard = fight({}, [pod, { kind: 'beam', damage: 5 }])
    expect(aboard.go(shot('y', 'beam-1', 'b', 'damage'), 1).eventsOf('burnedOut')).toMatchObject([{ item: { id: 'beam-1' } }])
  })
  test('ES-WPN-03, ES-CMB-01: refusals of a bank at a fighter and of a weapon that has fired', () => {
    const flock = { f: { seat: 'blue', hex: [11, 9] } } as const
    const field = battle(
      { y: yellow([{ kind: 'bank' }, { kind: 'missile', mount: 'dorsal' }], { fired: { 'missile-1': 1 } }), b: blue([10, 9]) },
      { fighters: flock },
    )
    expect(refused(field, shot('y', 'bank-1', 'f'))).toBe('ES-WPN-03')
    const missile = field.state.secret.yellow?.sheets.y?.items.find(({ kind }) => kind === 'missile')
    if (!missile) throw new Error('a missile')
    expect(cannotFire(field.state, { from: 'y', weapon: missile, at: 'f', powerUp: null })?.rule).toBe('ES-WPN-02')
    expect(cannotFire(field.state, { from: 'y', weapon: missile, at: 'b', powerUp: null })?.rule).toBe('ES-CMB-01')
  })
  test('ES-WPN-07: the sides to which a bi-directional missile has fired', () => {
    const field = battle({
      y: yellow([{ kind: 'bdvm' }, { kind: 'beam' }], { fired: { 'bdvm-1:port': 1, 'beam-1': 1 } }),
      b: blue([10, 9]),
    })
    const ship = field.state.ships.y
    const items = field.state.secret.yellow?.sheets.y?.items ?? []
    expect(ship && items.map((item) => [item.id, sidesFired(ship, item), hasFired(ship, item)])).toEqual([
      ['bdvm-1', ['port'], true],
      ['beam-1', [], true],
    ])
  })
  test('ES-DES-11, ES-CMB-04: on public knowledge a seat may fire if any of its ships is within 7 hexes of any enemy', () => {
    const may = (...enemies: readonly (readonly [number, number])[]) => {
      const others = Object.fromEntries(enemies.map((hex, index) => [`b${index}`, blue(hex)]))
      const { state } = battle({ y: yellow([]), z: yellow([], { hex: [29, -10] }), ...others })
      return mayFire(view(state, 'public'), 'yellow')
    }
    expect(may([10, 3])).toBe(true)
    expect(may([10, 2])).toBe(false)
    expect(may([10, 2], [10, 4])).toBe(true)
    const wreck = battle({ y: yellow([]), w: blue([10, 9], { status: 'wreck' }), b: blue([10, 2]) })
    expect(mayFire(view(wreck.state, 'public'), 'yellow')).toBe(false)
    const lost = { id: 'beam-7', kind: 'beam', mount: 'dorsal', range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 }
    const last = (item: object | null, b: readonly [number, number]) =>
      battle(
        { y: yellow([], { status: 'dying', known: 'all' }), z: yellow([], { hex: [20, 0] }), b: blue(b), c: blue([20, -1]) },
        { owed: { yellow: [{ ship: 'y', item }] as never } },
      ).state
    expect(mayFire(view(last(null, [10, 9]), 'public'), 'yellow')).toBe(false)
    expect(mayFire(view(last(lost, [10, 9]), 'public'), 'yellow')).toBe(true)
    expect(mayFire(view(last(lost, [10, 8]), 'public'), 'yellow')).toBe(false)
    expect(may([29, -4], [0, 12])).toBe(true)
    expect(mayFire(view(battle({ y: yellow([]), b: blue([10, 9]) }).state, 'yellow'), 'yellow')).toBe(false)
  })
  test('ES-CMB-03: ships in between do not block fire', () => {
    const row = battle({
      y: yellow([{ kind: 'beam', range: 3 }]),
      friend: yellow([], { hex: [10, 9] }),
      wreck: blue([10, 8], { status: 'wreck' }),
      b: blue([10, 7]),
    })
    expect(row.go(shot('y', 'beam-1', 'b'), 3).eventsOf('attackRolled')[0]?.hit).toBe(true)
  })
  test('ES-CMB-05: in the same hex only dorsal weapons and fighters fire, at a range that counts as 1', () => {
    const stacked = battle(
      { y: yellow([{ kind: 'beam' }, { kind: 'beam', mount: 'ventral' }, { kind: 'beam', mount: 'dorsal' }]), b: blue([10, 10]) },
      { fighters: { 'y-int-1': { seat: 'yellow', hex: [10, 10], facing: 2 } } },
    )
    expect(['beam-1', 'beam-2', 'beam-3'].map((weapon) => refused(stacked, shot('y', weapon, 'b')))).toEqual([
      'ES-CMB-05',
      'ES-CMB-05',
      undefined,
    ])
    expect(refused(stacked, shot('y-int-1', 'beam', 'b'))).toBeUndefined()
  })
  test('ES-FTR-01: a fighter fires the weapon of its kind along its row; an attack craft cannot fire at fighters', () => {
    const field = battle(
      { b: blue([10, 9]) },
      {
        fighters: {
          'y-int-1': { seat: 'yellow', hex: [10, 10] },
          'y-atk-1': { seat: 'yellow', hex: [10, 10], kind: 'attackCraft' },
          'y-int-2': { seat: 'yellow', hex: [10, 10], facing: 1 },
          'b-int-1': { seat: 'blue', hex: [10, 9] },
        },
      },
    )
    expect(refused(field, shot('y-int-1', 'beam', 'b'))).toBeUndefined()
    expect(refused(field, shot('y-int-1', 'beam', 'b-int-1'))).toBeUndefined()
    expect(refused(field, shot('y-atk-1', 'missile', 'b'))).toBeUndefined()
    expect(refused(field, shot('y-atk-1', 'missile', 'b-int-1'))).toBe('ES-WPN-02')
    expect(refused(field, shot('y-int-2', 'beam', 'b'))).toBe('ES-GEO-01')
    const after = field.go(shot('y-int-1', 'beam', 'b-int-1'), 4, pass)
    expect(after.eventsOf('fighterShotDown')).toMatchObject([{ fighter: 'b-int-1', seat: 'blue', by: 'yellow' }])
    expect(refused(after, shot('y-int-1', 'beam', 'b'))).toBe('ES-CMB-01')
  })
  test('ES-FTR-04: fighters aboard cannot shoot', () => {
    const carrier = battle({ y: yellow([{ kind: 'bay' }], { fighters: [{ kind: 'interceptor', id: 'y-int-1' }] }), b: blue([10, 9]) })
    expect(weaponsReady(carrier.state, 'yellow')).toEqual([])
    expect(refused(carrier, shot('y-int-1', 'beam', 'b'))).toBe('ES-CMB-02')
  })
  test('ES-WPN-01, ES-WPN-06: beams and the blaster may fire at fighters, missiles and torpedoes may not', () => {
    const kinds = ['beam', 'missile', 'torpedo', 'blaster', 'pointDefence'] as const
    const field = battle(
      { y: yellow(kinds.map((kind) => ({ kind }))), b: blue([0, 0]) },
      { fighters: { f: { seat: 'blue', hex: [10, 9] } } },
    )
    expect(kinds.map((kind) => refused(field, shot('y', `${kind}-1`, 'f')))).toEqual([
      undefined,
      'ES-WPN-02',
      'ES-WPN-03',
      undefined,
      undefined,
    ])
  })
  test('ES-WPN-04: point defence never fires at ships', () => {
    const field = battle({ y: yellow([{ kind: 'pointDefence', mount: 'dorsal' }]), b: blue([10, 9]) })
    expect(refused(field, shot('y', 'pointDefence-1', 'b'))).toBe('ES-WPN-04')
  })
  test('ES-PDF-05: point defence fires at a hostile fighter in its arc at range 1, not at range 2', () => {
    const field = battle(
      { y: yellow([{ kind: 'pointDefence' }]), b: blue([0, 0]) },
      { fighters: { near: { seat: 'blue', hex: [10, 9] }, far: { seat: 'blue', hex: [10, 8] }, aside: { seat: 'blue', hex: [11, 9] } } },
    )
    expect(['near', 'far', 'aside'].map((at) => refused(field, shot('y', 'pointDefence-1', at)))).toEqual([
      undefined,
      'ES-CMB-04',
      'ES-GEO-01',
    ])
    const fought = field.go(shot('y', 'pointDefence-1', 'near'), 4)
    expect(fought.eventsOf('fighterShotDown')).toHaveLength(1)
    expect(fought.eventsOf('scored')).toMatchObject([{ side: 'yellow', points: { total: 10 } }])
    expect(field.go(shot('y', 'pointDefence-1', 'near'), 3).eventsOf('fighterShotDown')).toHaveLength(0)
  })
  test('ES-GLD-10, ES-LOC-04, ES-WPN-03: a torpedo runs one hex farther than bought, an axial one of range 5 to 6', () => {
    const field = battle({ y: yellow([{ kind: 'torpedo', range: 5 }]), b: blue([10, 4]), far: blue([10, 3]) })
    const [gun] = weaponsReady(field.state, 'yellow')
    expect(gun && rangeOf(field.state, { ...gun, powerUp: null })).toEqual({
      total: 6,
      because: [
        ['torpedo as bought', 5, 'ES-RNG-01'],
        ['torpedoes run farther', 1, 'ES-WPN-03'],
      ],
    })
    expect(gun && targetsOf(field.state, { ...gun, powerUp: null }).map(({ id }) => id)).toEqual(['b'])
    expect(gun && bears(field.state, 'y', gun.weapon, [10, 3])).toBe(true)
  })
  test('ES-RNG-01: an unmodified weapon reaches one hex', () => {
    const field = battle({ y: yellow([{ kind: 'beam' }]), b: blue([10, 9]), far: blue([10, 8]) })
    expect(['b', 'far'].map((at) => refused(field, shot('y', 'beam-1', at)))).toEqual([undefined, 'ES-CMB-04'])
  })
  test('ES-SEQ-05: the public view knows only revealed weapons', () => {
    const field = battle({ y: yellow([{ kind: 'beam' }]), b: blue([10, 9]) })
    expect(weaponsReady(view(field.state, 'public'), 'yellow')).toEqual([])
    expect(weaponsReady(view(field.state, 'yellow'), 'yellow')).toHaveLength(1)
  })
})
