import { describe, expect, test } from 'vitest'
import { battle, displace, done, forcedOrder, lose, move, type PositionShip, refused, type TestBattle } from '../battle-for-tests.ts'

const yellowMoves = { at: { step: 'ships', seat: 'yellow' } } as const
const mover = (more: Partial<PositionShip> = {}): PositionShip => ({ seat: 'yellow', hex: [10, 10], ...more })
const ahead = (more: Partial<PositionShip> = {}): PositionShip => ({ seat: 'blue', hex: [10, 9], ...more })
/** Yellow's destroyer `y` is to move into the hex ahead, where `b` lies. */
const bump = (y: Partial<PositionShip> = {}, b: Partial<PositionShip> = {}): TestBattle => battle({ y: mover(y), b: ahead(b) }, yellowMoves)
const table = (ships: Record<string, PositionShip>): TestBattle => battle(ships, yellowMoves)
const on = move('y', 'F')
const ram = move('y', 'F', 0, 'b')
const met = (fight: TestBattle) => fight.eventsOf('collisionRolled').map(({ target }) => target)
const hits = (fight: TestBattle) => fight.eventsOf('collisionRolled').map(({ hit }) => hit)
const dealt = (fight: TestBattle) => fight.eventsOf('collided').flatMap(({ damage }) => damage.map(({ total }) => total))
const known = ({ state }: TestBattle, id: string) => state.ships[id]?.known.map(({ kind }) => kind)

describe('meeting', () => {
  test('ES-COL-01: entering the hex of an enemy, a friend or a wreck is a risk', () => {
    for (const more of [{}, { seat: 'yellow' }, { status: 'wreck' }] as const) expect(met(bump({}, more).go(on, 1))).toEqual(['b'])
  })
  test('ES-COL-01: in passing as well as in stopping, one roll for each hex entered', () => {
    const three = table({ y: mover({ speed: 3 }), b: ahead(), c: ahead({ hex: [10, 8] }) })
    expect(met(three.go(move('y', 'FFF'), 1, 1))).toEqual(['b', 'c'])
    expect(met(bump({}, { hex: [10, 8] }).go(on))).toEqual([])
  })
  test('ES-COL-02: an accident happens on a 6', () => {
    expect(hits(bump().go(on, 5))).toEqual([false])
    expect(hits(bump().go(on, 6, 1, 1, 1, 1))).toEqual([true])
  })
  test('ES-COL-03: an intended collision happens on 5 or 6', () => {
    expect(hits(bump().go(ram, 4))).toEqual([false])
    const rammed = bump().go(ram, 5, 1, 1, 1, 1)
    expect(rammed.eventsOf('collisionRolled')).toMatchObject([{ rammed: true, hit: true, needed: { total: 5 } }])
  })
  test('ES-COL-03: the intent is declared for a target that lies on the course', () => {
    expect(refused(bump({}, { hex: [10, 8] }), ram)).toBe('ES-COL-03')
    const two = table({ y: mover(), b: ahead(), c: ahead({ number: 7 }) })
    expect(
      two
        .go(move('y', 'F', 0, 'c'), 5, 4)
        .eventsOf('collisionRolled')
        .map(({ rammed }) => rammed),
    ).toEqual([false, true])
  })
  test('ES-COL-04, ES-SHP-07: nobody rams a smaller ship, an equal or bigger one he may', () => {
    expect(refused(bump({ hull: 'cruiser' }), ram)).toBe('ES-COL-04')
    expect(refused(bump(), ram)).toBeUndefined()
    expect(refused(bump({ hull: 'scout' }, { hull: 'leviathan' }), ram)).toBeUndefined()
  })
  test('ES-COL-04: a smaller one with its navigation hit, or that cannot move, may be rammed, and so may a wreck', () => {
    for (const more of [{ navHit: true }, { slowed: 3 }, { status: 'wreck' }] as const)
      expect(refused(bump({ hull: 'battleship' }, more), ram)).toBeUndefined()
    expect(refused(bump({ hull: 'battleship' }, { slowed: 2 }), ram)).toBe('ES-COL-04')
    expect(refused(bump({ hull: 'battleship' }, { speedTraded: 3 }), ram)).toBe('ES-COL-04')
  })
  test('ES-COL-04, ES-VP-05: a friend may never be rammed', () => {
    expect(refused(bump({}, { seat: 'yellow' }), ram)).toBe('ES-COL-04')
  })
  test('ES-COL-04, ES-COL-02: where ramming is not allowed the accident is still rolled for', () => {
    expect(hits(bump({ hull: 'cruiser' }).go(on, 6, 1, 1, 1, 1))).toEqual([true])
  })
  test('ES-COL-05, ES-AUX-ECM-02: the ship struck has no say and no device changes the roll', () => {
    const fought = bump({ items: [{ kind: 'targeting' }] }, { items: [{ kind: 'ecm' }] }).go(on, 5)
    expect(fought.eventsOf('collisionRolled')).toMatchObject([
      { hit: false, needed: { total: 6, because: [['collision', 6, 'ES-COL-02']] } },
    ])
    expect(fought.asked).toBe('yellow: ships')
  })
  test('ES-COL-11: several in a hex are rolled for until one collision happens', () => {
    const two = table({ y: mover(), b: ahead(), c: ahead() })
    expect(met(two.go(on, 1, 1))).toEqual(['b', 'c'])
    expect(met(two.go(on, 6, 1, 1, 1, 1))).toEqual(['b'])
  })
  test('ES-COL-11: each further hex is a new risk', () => {
    const two = table({
      y: mover({ speed: 2, hull: 'cruiser' }),
      b: ahead({ status: 'wreck' }),
      c: ahead({ hex: [10, 8], status: 'wreck' }),
    })
    const fought = two.go(move('y', 'FF'), 6, 1, 6, 6, 1, 6)
    expect(met(fought)).toEqual(['b', 'c'])
    expect(fought.eventsOf('collided')).toHaveLength(2)
  })
  test('ES-COL-12, ES-SHP-07: enemies before friends, bigger before smaller, lower numbers first, wrecks last', () => {
    const crowd = table({
      y: mover(),
      bigWreck: ahead({ hull: 'leviathan', status: 'wreck' }),
      smallWreck: ahead({ hull: 'scout', status: 'wreck' }),
      bigFriend: ahead({ seat: 'yellow', hull: 'battleship' }),
      friend: ahead({ seat: 'yellow' }),
      second: ahead({ number: 9 }),
      first: ahead({ number: 2 }),
      big: ahead({ hull: 'cruiser', number: 12 }),
    })
    expect(met(crowd.go(on, 1, 1, 1, 1, 1, 1, 1))).toEqual(['big', 'first', 'second', 'bigFriend', 'friend', 'bigWreck', 'smallWreck'])
  })
  test('ES-COL-17: fighters are no obstacle to ships, and no target', () => {
    const field = battle({ y: mover(), b: ahead({ hex: [20, 9] }) }, { ...yellowMoves, fighters: { f: { seat: 'blue', hex: [10, 9] } } })
    expect(met(field.go(on))).toEqual([])
    expect(refused(field, move('y', 'F', 0, 'f'))).toBe('ES-COL-03')
  })
})

describe('the displacer', () => {
  const displacer = { items: [{ kind: 'displacer' }] } as const
  test('ES-COL-06, ES-AUX-DSP-03: on 4 or more the collision is off', () => {
    const off = bump(displacer).go(on, 6, displace(true), 4)
    expect(off.eventsOf('collisionDodged')).toMatchObject([{ ship: 'y', die: 4, worked: true }])
    expect(off.eventsOf('collided')).toEqual([])
    expect(bump(displacer).go(on, 6, displace(true), 3, 1, 1, 1, 1).eventsOf('collided')).toHaveLength(1)
  })
  test('ES-AUX-DSP-03: the mover decides first, then the ship that is struck', () => {
    const both = bump(displacer, displacer).go(on, 6)
    expect(both.asked).toBe('yellow: slipMover')
    const next = both.go(displace(false))
    expect(next.asked).toBe('blue: slipTarget')
    expect(next.go(displace(true), 6).eventTypes).toEqual(['collisionDodged'])
  })
  test('ES-AUX-DSP-03: everybody is asked, and nobody else can tell who carries one', () => {
    const asked = bump(displacer).go(on, 6)
    expect(forcedOrder(asked, 'yellow')).toBeUndefined()
    expect(forcedOrder(asked, 'blue')).toBeUndefined()
    expect(refused(asked.go(displace(false), 1, 1, 1, 1), displace(true))).toBe('ES-SEQ-04')
  })
  test('ES-AUX-DSP-03: once in all movement of a turn, whether it works or not', () => {
    const two = table({ y: mover({ ...displacer, speed: 2 }), b: ahead({ status: 'wreck' }), c: ahead({ hex: [10, 8], status: 'wreck' }) })
    const fought = two.go(move('y', 'FF'), 6, displace(true), 4, 6, 1, 1)
    expect(fought.eventsOf('collisionDodged')).toHaveLength(1)
    expect(fought.eventsOf('collided')).toMatchObject([{ target: 'c' }])
    expect(fought.state.ships.y?.displaced).toBe('collision')
  })
  test('ES-COL-12, ES-COL-06: a displaced collision does not count, so the next in the hex is rolled for', () => {
    const two = table({ y: mover(displacer), b: ahead(), c: ahead() })
    expect(hits(two.go(on, 6, displace(true), 4, 6, 1, 1, 1, 1))).toEqual([true, true])
  })
})

describe('the crash', () => {
  test('ES-COL-07: a die for each ship, the mover’s first: odd 1, even 2; then a critical for each', () => {
    const fought = bump().go(on, 6, 4, 3, 1, 4)
    expect(fought.eventsOf('collided')).toMatchObject([{ mover: 'y', target: 'b', dice: [4, 3] }])
    expect(dealt(fought)).toEqual([2, 1])
    expect(fought.eventsOf('criticalRolled').map(({ ship, result }) => [ship, result])).toEqual([
      ['y', 'nav'],
      ['b', 'slow1'],
    ])
  })
  test('ES-COL-07: no critical for a ship that did not survive', () => {
    const fought = bump({}, { hurt: 3 }).go(on, 6, 1, 1, 1)
    expect(fought.eventsOf('criticalRolled').map(({ ship }) => ship)).toEqual(['y'])
  })
  test('ES-COL-08, ES-AUX-ARM-04: for the mover the contact is always in front; with nothing left no critical is rolled', () => {
    const armoured = { items: [{ kind: 'armour' }] } as const
    const saved = bump(armoured).go(on, 6, 1, 1, 1)
    expect(dealt(saved)).toEqual([0, 1])
    expect(saved.eventsOf('criticalRolled').map(({ ship }) => ship)).toEqual(['b'])
    expect(saved.eventsOf('damaged').map(({ ship }) => ship)).toEqual(['b'])
    expect(known(saved, 'y')).toEqual(['armour'])
    expect(dealt(bump(armoured).go(on, 6, 2, 1, 1, 1))).toEqual([1, 1])
  })
  test('ES-COL-08, ES-AUX-ARM-04: for the ship that is struck it is when the mover comes straight against its facing', () => {
    const armoured = { items: [{ kind: 'armour' }] } as const
    expect(dealt(bump({}, { ...armoured, facing: 3 }).go(on, 6, 1, 1, 1))).toEqual([1, 0])
    for (const facing of [0, 2, 4] as const) {
      const fought = bump({}, { ...armoured, facing }).go(on, 6, 1, 1, 1, 1)
      expect(dealt(fought)).toEqual([1, 1])
      expect(known(fought, 'b')).toEqual([])
    }
  })
  test('ES-COL-09: shields do nothing', () => {
    const shield = { items: [{ kind: 'shield' }] } as const
    expect(dealt(bump(shield, { ...shield, facing: 3 }).go(on, 6, 1, 1, 1, 1))).toEqual([1, 1])
  })
  test('ES-COL-10: the mover finishes its move, even with its top speed lowered, and may end beside another', () => {
    const fought = bump({ speed: 2 }, { status: 'wreck' }).go(move('y', 'FF'), 6, 1, 5)
    expect(fought.eventsOf('slowed')).toMatchObject([{ by: 2 }])
    expect(fought.state.ships.y).toMatchObject({ hex: [10, 8], speed: 2 })
    expect(bump().go(on, 6, 1, 1, 1, 1).state.ships.y?.hex).toEqual([10, 9])
  })
  test('ES-COL-10: a mover that is destroyed stops there', () => {
    const fought = bump({ speed: 3, hurt: 3 }, { status: 'wreck' }).go(move('y', 'FFF'), 6, 1)
    expect(fought.state.ships.y).toMatchObject({ hex: [10, 9], status: 'wreck' })
    expect(fought.eventsOf('shipMoved').map(({ path }) => path)).toEqual(['F'])
  })
  test('ES-COL-15, ES-VP-04, ES-CRT-04: nothing scores; a weapon lost is removed without a shot', () => {
    const guns = { items: [{ kind: 'beam' }, { kind: 'ecm' }] } as const
    const fought = bump({}, { ...guns, hull: 'cruiser' }).go(on, 6, 1, 1, 1, 2, lose('beam-1'))
    expect(fought.eventsOf('itemLost')).toMatchObject([{ ship: 'b', chooser: 'blue', owed: false }])
    expect(fought.eventsOf('scored')).toEqual([])
    expect(fought.state.owed.blue ?? []).toEqual([])
    const dead = bump({}, { hurt: 3 }).go(on, 6, 1, 1, 1)
    expect(dead.eventsOf('destroyed')).toMatchObject([{ ship: 'b', dying: false }])
    expect(dead.eventsOf('scored')).toEqual([])
  })
  test('ES-CRT-04, ES-COL-07: where the attacker chooses it is the owner of the other ship, against a wreck the opponent', () => {
    const guns = { items: [{ kind: 'beam' }, { kind: 'ecm' }] } as const
    expect(bump({}, guns).go(on, 6, 1, 1, 1, 3).asked).toBe('yellow: loseItem')
    expect(bump(guns).go(on, 6, 1, 1, 3).asked).toBe('blue: loseItem')
    const wreck = table({ y: mover(guns), w: ahead({ seat: 'yellow', status: 'wreck' }), b: ahead({ hex: [20, 9] }) })
    expect(wreck.go(on, 6, 1, 3).asked).toBe('blue: loseItem')
  })
  test('ES-COL-16: a wreck takes no damage, the ship that strikes it does', () => {
    const fought = bump({}, { status: 'wreck' }).go(on, 6, 2, 1)
    expect(dealt(fought)).toEqual([2])
    expect(fought.eventsOf('damaged').map(({ ship }) => ship)).toEqual(['y'])
    expect(fought.state.ships.b).toMatchObject({ status: 'wreck', hurt: 0 })
  })
  test('ES-COL-18: exactly 0 left makes a wreck, less an explosion', () => {
    expect(bump({}, { hurt: 3 }).go(on, 6, 1, 1, 1).state.ships.b?.status).toBe('wreck')
    expect(bump({}, { hurt: 3 }).go(on, 6, 1, 2, 1).state.ships.b?.status).toBe('exploded')
  })
  test('ES-COL-18: the new wreck is in the way at once, the debris of an explosion is not', () => {
    const second = { ...mover({ hex: [10, 8], facing: 3 }) }
    const after = (face: number) =>
      met(table({ y: mover(), z: second, b: ahead({ hurt: 3 }) }).go(on, 6, 1, face, 1, move('z', 'F'), 1, ...(face === 1 ? [1] : [])))
    expect(after(1)).toEqual(['b', 'y', 'b'])
    expect(after(2)).toEqual(['b', 'y'])
  })
})

describe('companions', () => {
  const companions = (more: Partial<PositionShip> = {}, others: Record<string, PositionShip> = {}) =>
    table({
      y: mover({ speed: 2, ...more }),
      z: mover({ speed: 2, ...more }),
      x: mover({ speed: 2, ...more }),
      b: ahead({ hex: [20, 9] }),
      ...others,
    })
  test('ES-COL-13: of ships that start and end together each later one rolls once for all that are there', () => {
    const fought = companions().go(move('y', 'FF'), move('z', 'FF'), 1, move('x', 'FF'), 1)
    expect(fought.eventsOf('collisionRolled').map(({ mover: late, target }) => [late, target])).toEqual([
      ['z', 'y'],
      ['x', 'y'],
    ])
  })
  test('ES-COL-13, ES-COL-12: it rolls against the first of them in the usual order', () => {
    const mixed = table({ y: mover(), z: mover({ hull: 'cruiser' }), x: mover(), b: ahead({ hex: [20, 9] }) })
    expect(met(mixed.go(on, move('z', 'F'), 1, move('x', 'F'), 1))).toEqual(['y', 'z'])
  })
  test('ES-COL-13: strangers in the hex are rolled for apart', () => {
    const fought = companions({}, { b: ahead({ hex: [10, 8] }) }).go(move('y', 'FF'), 1, move('z', 'FF'), 1, 1)
    expect(met(fought)).toEqual(['b', 'b', 'y'])
  })
  test('ES-COL-13: ships by another course, at another speed or from another hex are strangers', () => {
    const other = table({ y: mover(), z: mover(), x: mover({ hex: [10, 8], facing: 3 }), b: ahead({ hex: [20, 9] }) })
    expect(met(other.go(on, move('z', 'F'), 1, move('x', 'F'), 1, 1))).toEqual(['y', 'y', 'z'])
  })
  test('ES-COL-13, ES-COL-18: a companion that was wrecked there is rolled for as a wreck', () => {
    const frail = table({ y: mover({ hurt: 3 }), z: mover(), x: mover(), b: ahead({ hex: [20, 9] }) })
    expect(met(frail.go(on, move('z', 'F'), 6, 1, 1, 1, move('x', 'F'), 1, 1))).toEqual(['y', 'z', 'y'])
  })
  test('ES-COL-13: a collision among companions is one like any other', () => {
    const fought = companions().go(move('y', 'FF'), move('z', 'FF'), 6, 1, 1, 1, 1)
    expect(fought.eventsOf('collided')).toMatchObject([{ mover: 'z', target: 'y' }])
  })
  test('ES-COL-14: ships that stay together do not collide, nor does one that moves off', () => {
    const idle = table({ y: mover({ speed: 0 }), z: mover({ speed: 0 }), b: ahead({ hex: [20, 9] }) })
    expect(met(idle.go(done))).toEqual([])
    expect(met(companions().go(move('y', 'FF')))).toEqual([])
  })
})
