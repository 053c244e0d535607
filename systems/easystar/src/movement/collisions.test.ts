import { describe, expect, test } from 'vitest'
import { battle, displace, done, forcedOrder, lose, move, type PositionShip, refused, type TestBattle } from '../battle-for-tests.ts'
import { view } from '../game.ts'
import { setupFor } from '../setting/setup-for-tests.ts'

const yellowMoves = { at: { step: 'ships', seat: 'yellow' } } as const
const mover = (more: Partial<PositionShip> = {}): PositionShip => ({ seat: 'yellow', hex: [10, 10], ...more })
const ahead = (more: Partial<PositionShip> = {}): PositionShip => ({ seat: 'blue', hex: [10, 9], ...more })
/** Yellow's destroyer `y` is about to move into the hex ahead, where `b` is. */
const bump = (y: Partial<PositionShip> = {}, b: Partial<PositionShip> = {}): TestBattle => battle({ y: mover(y), b: ahead(b) }, yellowMoves)
const table = (ships: Record<string, PositionShip>): TestBattle => battle(ships, yellowMoves)
const on = move('y', 'F')
const ram = move('y', 'F', 0, 'b')
const met = (fight: TestBattle) => fight.eventsOf('collisionRolled').map(({ target }) => target)
const hits = (fight: TestBattle) => fight.eventsOf('collisionRolled').map(({ hit }) => hit)
const dealt = (fight: TestBattle) => fight.eventsOf('collided').flatMap(({ damage }) => damage.map(({ total }) => total))
const known = ({ state }: TestBattle, id: string) => state.ships[id]?.known.map(({ kind }) => kind)

describe('the collision roll', () => {
  test('ES-COL-01: entering the hex of an enemy, a friend or a wreck rolls for a collision', () => {
    for (const more of [{}, { seat: 'yellow' }, { status: 'wreck' }] as const) expect(met(bump({}, more).go(on, 1))).toEqual(['b'])
  })
  test('ES-COL-01: each hex entered has one roll, in passing as well as in stopping', () => {
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
  test('ES-COL-03: a ram is declared for a target on the course', () => {
    expect(refused(bump({}, { hex: [10, 8] }), ram)).toBe('ES-COL-03')
    const two = table({ y: mover(), b: ahead(), c: ahead({ number: 7 }) })
    expect(
      two
        .go(move('y', 'F', 0, 'c'), 5, 4)
        .eventsOf('collisionRolled')
        .map(({ rammed }) => rammed),
    ).toEqual([false, true])
  })
  test('ES-COL-04, ES-SHP-07: a ship may ram an equal or bigger one, but not a smaller one', () => {
    expect(refused(bump({ hull: 'cruiser' }), ram)).toBe('ES-COL-04')
    expect(refused(bump(), ram)).toBeUndefined()
    expect(refused(bump({ hull: 'scout' }, { hull: 'leviathan' }), ram)).toBeUndefined()
  })
  test('ES-COL-04: a smaller ship with a navigation hit or that cannot move may be rammed, and so may a wreck', () => {
    for (const more of [{ navHit: true }, { slowed: 3 }, { status: 'wreck' }] as const)
      expect(refused(bump({ hull: 'battleship' }, more), ram)).toBeUndefined()
    expect(refused(bump({ hull: 'battleship' }, { slowed: 2 }), ram)).toBe('ES-COL-04')
  })
  test('ES-COL-04: a bigger ship may ram a station, which began at speed 0, but not a ship that stopped', () => {
    expect(refused(bump({ hull: 'battleship' }, { speedTraded: 3 }), ram)).toBeUndefined()
    expect(refused(bump({ hull: 'battleship' }, { speedTraded: 2, speed: 0 }), ram)).toBe('ES-COL-04')
  })
  test('ES-COL-04, ES-VP-05: a friend may never be rammed', () => {
    expect(refused(bump({}, { seat: 'yellow' }), ram)).toBe('ES-COL-04')
  })
  test('ES-COL-04, ES-COL-02: where ramming is not allowed the accident is still rolled for', () => {
    expect(hits(bump({ hull: 'cruiser' }).go(on, 6, 1, 1, 1, 1))).toEqual([true])
  })
  test('ES-COL-05, ES-AUX-ECM-02: the owner of the struck ship is not asked, and no device changes the roll', () => {
    const fought = bump({ items: [{ kind: 'targeting' }] }, { items: [{ kind: 'ecm' }] }).go(on, 5)
    expect(fought.eventsOf('collisionRolled')).toMatchObject([
      { hit: false, needed: { total: 6, because: [['collision', 6, 'ES-COL-02']] } },
    ])
    expect(fought.asked).toBe('yellow: ships')
  })
  test('ES-COL-11: several ships in a hex are rolled for until one collision happens', () => {
    const two = table({ y: mover(), b: ahead(), c: ahead() })
    expect(met(two.go(on, 1, 1))).toEqual(['b', 'c'])
    expect(met(two.go(on, 6, 1, 1, 1, 1))).toEqual(['b'])
  })
  test('ES-COL-11: each further hex has a new roll', () => {
    const two = table({
      y: mover({ speed: 2, hull: 'cruiser' }),
      b: ahead({ status: 'wreck' }),
      c: ahead({ hex: [10, 8], status: 'wreck' }),
    })
    const fought = two.go(move('y', 'FF'), 6, 1, 6, 6, 1, 6)
    expect(met(fought)).toEqual(['b', 'c'])
    expect(fought.eventsOf('collided')).toHaveLength(2)
  })
  test('ES-COL-12, ES-SHP-07: the order is enemies before friends, bigger before smaller, lower numbers first, wrecks last', () => {
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
  test('ES-COL-12: among wrecks the side does not matter, only the size', () => {
    const wrecks = table({
      y: mover(),
      theirs: ahead({ hull: 'scout', status: 'wreck' }),
      ours: ahead({ seat: 'yellow', hull: 'cruiser', status: 'wreck' }),
      b: ahead({ hex: [20, 9] }),
    })
    expect(met(wrecks.go(on, 1, 1))).toEqual(['ours', 'theirs'])
  })
  test('ES-DES-11, ES-COL-03: while a collision is decided, enemies do not see rams that are declared farther on', () => {
    const four = table({
      y: mover({ speed: 2, items: [{ kind: 'displacer' }] }),
      b: ahead(),
      c: ahead({ number: 7 }),
      d: ahead({ hex: [10, 8], number: 8 }),
    })
    const decided = four.go(move('y', 'FF', 0, 'c', 'd'), 6)
    expect(decided.asked).toBe('yellow: slipMover')
    const rams = (viewer: string) =>
      view(decided.state, viewer).agenda.flatMap((step) => ('rams' in step ? [[step.step, ...step.rams]] : []))
    expect(rams('blue')).toEqual([['slipMover', 'c'], ['slipTarget', 'c'], ['advance']])
    expect(rams('yellow')).toEqual([
      ['slipMover', 'c'],
      ['slipTarget', 'c'],
      ['advance', 'c', 'd'],
    ])
  })
  test('ES-COL-17: fighters are neither obstacles nor targets for ships', () => {
    const field = battle({ y: mover(), b: ahead({ hex: [20, 9] }) }, { ...yellowMoves, fighters: { f: { seat: 'blue', hex: [10, 9] } } })
    expect(met(field.go(on))).toEqual([])
    expect(refused(field, move('y', 'F', 0, 'f'))).toBe('ES-COL-03')
  })
})

describe('the displacer', () => {
  const displacer = { items: [{ kind: 'displacer' }] } as const
  test('ES-COL-06, ES-AUX-DSP-03: a 4 or more cancels the collision', () => {
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
    expect(both.go(displace(true), 4).asked).toBe('yellow: ships')
  })
  test('ES-AUX-DSP-03: both owners are asked, so opponents cannot tell who has a displacer', () => {
    const asked = bump(displacer).go(on, 6)
    expect(forcedOrder(asked, 'yellow')).toBeUndefined()
    expect(forcedOrder(asked, 'blue')).toBeUndefined()
    expect(refused(asked.go(displace(false), 1, 1, 1, 1), displace(true))).toBe('ES-SEQ-04')
  })
  test('ES-AUX-DSP-03: it may be used once in all movement of a turn, successful or not', () => {
    const two = table({ y: mover({ ...displacer, speed: 2 }), b: ahead({ status: 'wreck' }), c: ahead({ hex: [10, 8], status: 'wreck' }) })
    const fought = two.go(move('y', 'FF'), 6, displace(true), 4, 6, 1, 1)
    expect(fought.eventsOf('collisionDodged')).toHaveLength(1)
    expect(fought.eventsOf('collided')).toMatchObject([{ target: 'c' }])
    expect(fought.state.ships.y?.displaced).toBe('collision')
  })
  test('ES-COL-12, ES-COL-06: a displaced collision does not count, so the next ship in the hex is rolled for', () => {
    const two = table({ y: mover(displacer), b: ahead(), c: ahead() })
    expect(hits(two.go(on, 6, displace(true), 4, 6, 1, 1, 1, 1))).toEqual([true, true])
  })
})

describe('the damage of a collision', () => {
  test('ES-COL-07: each ship rolls a die, the mover first: odd 1, even 2; then each has a critical', () => {
    const fought = bump().go(on, 6, 4, 3, 1, 4)
    expect(fought.eventsOf('collided')).toMatchObject([{ mover: 'y', target: 'b', dice: [4, 3] }])
    expect(dealt(fought)).toEqual([2, 1])
    expect(fought.eventsOf('criticalRolled').map(({ ship, result }) => [ship, result])).toEqual([
      ['y', 'nav'],
      ['b', 'slow1'],
    ])
  })
  test('ES-COL-07: a ship that did not survive has no critical', () => {
    const fought = bump({}, { hurt: 3 }).go(on, 6, 1, 1, 1)
    expect(fought.eventsOf('criticalRolled').map(({ ship }) => ship)).toEqual(['y'])
  })
  test('ES-COL-08, ES-AUX-ARM-04: the mover’s contact is always frontal; without damage no critical is rolled', () => {
    const armoured = { items: [{ kind: 'ecm' }, { kind: 'armour' }] } as const
    const saved = bump(armoured).go(on, 6, 1, 1, 1)
    expect(dealt(saved)).toEqual([0, 1])
    expect(saved.eventsOf('criticalRolled').map(({ ship }) => ship)).toEqual(['b'])
    expect(saved.eventsOf('damaged').map(({ ship }) => ship)).toEqual(['b'])
    expect(known(saved, 'y')).toEqual(['armour'])
    expect(dealt(bump(armoured).go(on, 6, 2, 1, 1, 1))).toEqual([1, 1])
  })
  test('ES-COL-08, ES-AUX-ARM-04: the struck ship’s contact is frontal if the mover travels against its facing', () => {
    const armoured = { items: [{ kind: 'armour' }] } as const
    expect(dealt(bump({}, { ...armoured, facing: 3 }).go(on, 6, 1, 1, 1))).toEqual([1, 0])
    for (const facing of [0, 2, 4] as const) {
      const fought = bump({}, { ...armoured, facing }).go(on, 6, 1, 1, 1, 1)
      expect(dealt(fought)).toEqual([1, 1])
      expect(known(fought, 'b')).toEqual([])
    }
  })
  test('ES-COL-09: shields have no effect', () => {
    const shield = { items: [{ kind: 'shield' }] } as const
    expect(dealt(bump(shield, { ...shield, facing: 3 }).go(on, 6, 1, 1, 1, 1))).toEqual([1, 1])
  })
  test('ES-COL-10: the mover finishes its move, even with a lower top speed, and may end in another ship’s hex', () => {
    const fought = bump({ speed: 2 }, { status: 'wreck' }).go(move('y', 'FF'), 6, 1, 5)
    expect(fought.eventsOf('slowed')).toMatchObject([{ by: 2 }])
    expect(fought.state.ships.y).toMatchObject({ hex: [10, 8], speed: 2 })
    expect(bump().go(on, 6, 1, 1, 1, 1).state.ships.y?.hex).toEqual([10, 9])
  })
  test('ES-COL-10: a destroyed mover stops in that hex', () => {
    const fought = bump({ speed: 3, hurt: 3 }, { status: 'wreck' }).go(move('y', 'FFF'), 6, 1)
    expect(fought.state.ships.y).toMatchObject({ hex: [10, 9], status: 'wreck' })
    expect(fought.eventsOf('shipMoved').map(({ path }) => path)).toEqual(['F'])
  })
  test('ES-COL-15, ES-VP-04, ES-CRT-04: nothing scores, and a lost weapon is removed without a shot', () => {
    const guns = { items: [{ kind: 'beam' }, { kind: 'ecm' }] } as const
    const fought = bump({}, { ...guns, hull: 'cruiser' }).go(on, 6, 1, 1, 1, 2, lose('beam-1'))
    expect(fought.eventsOf('itemLost')).toMatchObject([{ ship: 'b', chooser: 'blue', owed: false }])
    expect(fought.eventsOf('scored')).toEqual([])
    expect(fought.state.owed.blue ?? []).toEqual([])
    const dead = bump({}, { hurt: 3 }).go(on, 6, 1, 1, 1)
    expect(dead.eventsOf('destroyed')).toMatchObject([{ ship: 'b', dying: false }])
    expect(dead.eventsOf('scored')).toEqual([])
  })
  test('ES-CRT-04, ES-COL-07: the attacker who chooses is the other ship’s owner, or the opponent for a wreck', () => {
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
  test('ES-COL-18: a ship with exactly 0 points left is a wreck; below 0 it explodes', () => {
    expect(bump({}, { hurt: 3 }).go(on, 6, 1, 1, 1).state.ships.b?.status).toBe('wreck')
    expect(bump({}, { hurt: 3 }).go(on, 6, 1, 2, 1).state.ships.b?.status).toBe('exploded')
  })
  test('ES-COL-18: a new wreck is an obstacle at once, an exploded ship is not', () => {
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
  test('ES-COL-13: each later companion rolls once for all companions already there', () => {
    const fought = companions().go(move('y', 'FF'), move('z', 'FF'), 1, move('x', 'FF'), 1)
    expect(fought.eventsOf('collisionRolled').map(({ mover: late, target }) => [late, target])).toEqual([
      ['z', 'y'],
      ['x', 'y'],
    ])
  })
  test('ES-COL-13, ES-COL-12: a companion rolls against the first of them in the usual order', () => {
    const mixed = table({ y: mover(), z: mover({ hull: 'cruiser' }), x: mover(), b: ahead({ hex: [20, 9] }) })
    expect(met(mixed.go(on, move('z', 'F'), 1, move('x', 'F'), 1))).toEqual(['y', 'z'])
  })
  test('ES-COL-13: turns on the way do not matter if the hexes are the same', () => {
    const fought = companions().go(move('y', 'FF'), move('z', 'FF'), 1, move('x', 'FRLF'), 1)
    expect(met(fought)).toEqual(['y', 'y'])
  })
  test('ES-COL-12: two enemies of one size and number are rolled for in a fixed order', () => {
    const crowd = {
      y: mover(),
      z: ahead({ number: 1 }),
      g: ahead({ seat: 'green', number: 1 }),
      r: ahead({ seat: 'red', hex: [20, 9] }),
    } as const
    expect(met(battle(crowd, yellowMoves, setupFor('four')).go(on, 1, 1))).toEqual(['g', 'z'])
  })
  test('ES-TRN-04, ES-MOV-03: a navigation hit on the way stops turns, not the ship', () => {
    const fought = bump({ speed: 2 }, { status: 'wreck' }).go(move('y', 'FLF'), 6, 1, 1)
    expect(fought.eventsOf('shipBalked')).toMatchObject([{ why: 'nav' }])
    expect(fought.state.ships.y).toMatchObject({ speed: 2, hex: [10, 8], facing: 0 })
  })
  test('ES-COL-13: other ships in the hex are rolled for separately', () => {
    const fought = companions({}, { b: ahead({ hex: [10, 8] }) }).go(move('y', 'FF'), 1, move('z', 'FF'), 1, 1)
    expect(met(fought)).toEqual(['b', 'b', 'y'])
  })
  test('ES-COL-13: ships with another course, speed or start are no companions', () => {
    const other = table({ y: mover(), z: mover(), x: mover({ hex: [10, 8], facing: 3 }), b: ahead({ hex: [20, 9] }) })
    expect(met(other.go(on, move('z', 'F'), 1, move('x', 'F'), 1, 1))).toEqual(['y', 'y', 'z'])
  })
  test('ES-COL-13, ES-COL-18: a wrecked companion is rolled for as a wreck', () => {
    const frail = table({ y: mover({ hurt: 3 }), z: mover(), x: mover(), b: ahead({ hex: [20, 9] }) })
    expect(met(frail.go(on, move('z', 'F'), 6, 1, 1, 1, move('x', 'F'), 1, 1))).toEqual(['y', 'z', 'y'])
  })
  test('ES-COL-13: a collision among companions does damage as usual', () => {
    const fought = companions().go(move('y', 'FF'), move('z', 'FF'), 6, 1, 1, 1, 1)
    expect(fought.eventsOf('collided')).toMatchObject([{ mover: 'z', target: 'y' }])
  })
  test('ES-COL-14: ships that stay in one hex do not collide, nor does one that leaves it', () => {
    const idle = table({ y: mover({ speed: 0 }), z: mover({ speed: 0 }), b: ahead({ hex: [20, 9] }) })
    expect(met(idle.go(done))).toEqual([])
    expect(met(companions().go(move('y', 'FF')))).toEqual([])
  })
})
