// Missiles from launch to impact (EE-MIS, EE-FMI, EE-BAS-05).
import { sameHex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, fire, guide, hexesOf, impacts, refused, row, setupWith } from '../battle-for-tests.ts'
import { drawn } from '../design/design-for-tests.ts'
import { observe, view } from '../game.ts'
import type { Position } from '../position.ts'
import { words } from '../words.ts'
import { column, hulk, inLine, LOCKED, levelsOf, ship, struck } from './ships-for-tests.ts'
import { waysOf } from './ways.ts'

type Flying = NonNullable<Position['missiles']>[string]
const m = (more: Partial<Flying> = {}): Flying => ({ seat: 'yellow', from: 'a', target: 'b', hex: [0, 0], launched: 1, ...more })
const BOAT = column('MC')
const STILL = { points: { speedPower: 0, manoeuvrePower: 0 } } as const
const PAIR = inLine(BOAT, hulk(3), 4)
/** A battle with missiles that have reached their target. */
const home = (ships: Position['ships'], missiles: Readonly<Record<string, Flying>>, more: object = {}) =>
  battle(ships, { turn: 2, missiles, at: [{ step: 'impacts' }], ...more })
const HOME = { hex: [0, -4], entry: [0, -3] } as const

describe('launching', () => {
  test('EE-MIS-01, EE-MIS-02: a launch puts a missile in the ship’s hex and empties the launcher', () => {
    const open = battle(PAIR, { at: [{ step: 'commit' }] })
    const fired = open.go(fire('a', '0,0@b'))
    expect(Object.values(fired.state.missiles)).toMatchObject([{ from: 'a', target: 'b', hex: [0, 0], entry: null, lay: null }])
    expect(fired.state.ships.a?.deeds.fired).toEqual(['0,0'])
    expect(fired.state.secret.yellow?.empty.a).toEqual(['0,0'])
  })
  test('EE-MIS-01: a launcher needs no power, has an arc, and launches one missile', () => {
    const dark = battle(inLine(BOAT, hulk(3), 4, { a: { power: { lit: [] } } }))
    expect(dark.go(fire('a', '0,0@b')).eventsOf('missileLaunched')).toHaveLength(1)
    expect(refused(dark, fire('a', '0,0@b', '0,0@b'))).toBe('EE-WEP-03')
    const shut = column('HMC')
    expect(refused(battle({ ...inLine(shut, hulk(3), 4), c: ship('yellow', BOAT) }), fire('a', '0,1@b'))).toBe('EE-WEP-04')
  })
  test('EE-MIS-02: the target must be in the launcher’s arc', () => {
    const open = battle({ ...PAIR, c: ship('blue', hulk(1), { hex: [0, 3] }) })
    expect(refused(open, fire('a', '0,0@c'))).toBe('EE-WEP-04')
  })
  test('EE-MIS-03: the target is public, but only the own side knows the type before impact', () => {
    const fired = battle(PAIR).go(fire('a', '0,0!@b'))
    const [launched] = fired.eventsOf('missileLaunched')
    if (!launched) throw new Error('nothing was launched')
    expect(observe(launched, 'yellow')).toMatchObject({ nuclear: true })
    expect(observe(launched, 'blue')).toMatchObject({ nuclear: null, missile: { target: 'b' } })
    expect(JSON.stringify(view(fired.state, 'blue'))).toBe(JSON.stringify(view(battle(PAIR).go(fire('a', '0,0@b')).state, 'blue')))
    expect(
      home({ ...PAIR, b: { ...ship('blue', hulk(3), { hex: [0, -4] }), ...STILL } }, { m: m({ ...HOME, nuclear: true }) }).eventsOf(
        'warheadShown',
      ),
    ).toMatchObject([{ nuclear: true }])
    expect(refused(battle(inLine(column('lC'), hulk(2), 1)), fire('a', 'L1!@b'))).toBe('EE-MIS-03')
  })
  test('EE-MIS-04, EE-QRF-08: a missile is lost without a lock-on in the Sensors step after its launch', () => {
    expect(battle(PAIR, LOCKED).go(fire('a', '0,0@b')).eventsOf('missileLost')).toMatchObject([{ why: 'EE-MIS-04' }])
    const eyed = inLine(drawn('CT warship', 'M   S', '  C'), hulk(3), 4, { a: { power: { lit: ['2,-1'] } } })
    const locked = battle(eyed).go(fire('a', '0,0@b'))
    expect(locked.asked).toBe('yellow+blue: sense')
    const kept = locked.go({ order: 'sense', ships: { a: [{ sensors: ['2,-1'], at: 'b' }] } }, 6)
    expect(Object.keys(kept.state.missiles)).toHaveLength(1)
  })
  test('EE-MIS-05, EE-CTL-04: missiles beyond the number of usable control boxes are lost, chosen by the owner', () => {
    const twin = drawn('CT warship', 'M   M   S', '  C   H')
    const open = battle(inLine(twin, hulk(3), 4, { a: { power: { lit: ['4,-2'] } } }))
    const sensed = open.go(fire('a', '0,0@b', '2,-1@b')).go({ order: 'sense', ships: { a: [{ sensors: ['4,-2'], at: 'b' }] } }, 6)
    expect(sensed.asked).toBe('yellow: release')
    const [first = '', second = ''] = Object.keys(sensed.state.missiles)
    const fewer = sensed.go({ order: 'release', missiles: [first] })
    expect(fewer.eventsOf('missileLost')).toMatchObject([{ missile: first, why: 'EE-MIS-05' }])
    expect(Object.keys(fewer.state.missiles)).toEqual([second])
  })
})

describe('flying', () => {
  const flight = (hex: readonly [number, number], target: readonly [number, number], setup = setupWith()) => {
    const { state } = battle(
      { a: ship('yellow', BOAT), b: ship('blue', hulk(2), { hex: [...target] }) },
      { turn: 2, missiles: { m: m({ hex: [...hex] }) }, at: [{ step: 'sever' }] },
      setup,
    )
    const { m: missile } = state.missiles
    if (!missile) throw new Error('no missile')
    return waysOf(state, missile)
  }
  test('EE-MIS-06: along a row there is one entry hex, otherwise two, by one turn or one drift', () => {
    expect(flight([0, 0], [0, -4]).map(({ entry }) => entry)).toEqual([[0, -3]])
    const ways = flight([0, 0], [2, -5])
    expect(new Set(ways.map(({ entry }) => entry.join())).size).toBe(2)
    for (const { path } of flight([0, 0], [1, -5])) expect(path).toHaveLength(6)
    expect(flight([0, 0], [1, -5]).length).toBeGreaterThan(2)
  })
  test('EE-MIS-06: a missile in the hex of a target that moved enters opposite to the target’s entry', () => {
    const ships = {
      a: ship('yellow', BOAT, { hex: [5, 5] }),
      b: ship('blue', hulk(2), {
        deeds: {
          path: [
            [0, 1],
            [0, 0],
          ],
          speed: 1,
        },
      }),
    }
    const flown = battle(ships, { turn: 2, missiles: { m: m() }, at: 'guide' })
    expect(flown.eventsOf('missileMoved')).toMatchObject([{ entry: [0, -1] }])
  })
  test('EE-MIS-06: a missile in the hex of a target that did not move enters from the side of its ship at launch', () => {
    const flown = battle(
      { a: ship('yellow', BOAT, { hex: [5, 5] }), b: ship('blue', hulk(2)) },
      { turn: 2, missiles: { m: m({ lay: [1, -1] }) }, at: 'guide' },
    )
    expect(flown.eventsOf('missileMoved')).toMatchObject([{ entry: [-1, 1] }])
  })
  test('EE-MIS-02, EE-SHX-01: a launch in the target’s hex stores the deemed displacement', () => {
    const fired = battle(inLine(BOAT, hulk(2), 0), { deemed: { 'a b': [0, -1] } }).go(fire('a', '0,0@b'))
    expect(fired.eventsOf('missileLaunched')).toMatchObject([{ missile: { lay: [0, -1] } }])
  })
  test('EE-MIS-06: the owner chooses the route of each missile', () => {
    const ships = { a: ship('yellow', BOAT), b: ship('blue', hulk(2), { hex: [2, -5] }) }
    const open = battle(ships, { turn: 2, missiles: { m: m() }, at: 'guide' })
    expect(open.asked).toBe('yellow: guide')
    expect(refused(open, guide({ m: 99 }))).toBe('EE-MIS-06')
    const [one] = open.go(guide({ m: 0 })).eventsOf('missileMoved')
    const [other] = open.go(guide({ m: 1 })).eventsOf('missileMoved')
    expect(one && other && sameHex(one.entry, other.entry)).toBe(false)
  })
  test('EE-MIS-07: a missile flies and hits after the loss of its ship', () => {
    const ships = { ...PAIR, a: ship('yellow', BOAT, { status: 'destroyed' }), c: ship('yellow', hulk(1), { hex: [9, 9] }) }
    const flown = battle(ships, { turn: 2, missiles: { m: m() }, at: 'guide' })
    expect(flown.asked).toBe('yellow: row')
    expect(struck(flown.go(row(0, 'left'), 3, 4, 1, 1))).toHaveLength(2)
  })
  test('EE-MIS-10: atmosphere stops a missile for the turn without damage', () => {
    const air = setupWith([], { bodies: [hexesOf('atmosphere', [0, -2])] })
    const flown = battle(PAIR, { turn: 2, missiles: { m: m() }, at: [{ step: 'guide', seat: 'yellow' }, { step: 'impacts' }] }, air)
    expect(flown.state.missiles.m).toMatchObject({ hex: [0, -2], entry: [0, -1] })
    expect(flown.eventTypes).not.toContain('warheadShown')
  })
  test('EE-MIS-18: a missile cannot pass an interface hex and is lost without another route', () => {
    const wall = setupWith([], { bodies: [hexesOf('interface', [0, -2])] })
    expect(battle(PAIR, { turn: 2, missiles: { m: m() }, at: 'guide' }, wall).eventsOf('missileLost')).toMatchObject([{ why: 'EE-MIS-18' }])
    const at = setupWith([], { bodies: [hexesOf('interface', [0, -4])] })
    expect(battle(PAIR, { turn: 2, missiles: { m: m() }, at: 'guide' }, at).eventsOf('missileMoved')).toHaveLength(1)
  })
  test('EE-MIS-06: a missile whose target is destroyed is lost', () => {
    const gone = { ...PAIR, b: ship('blue', hulk(3), { hex: [0, -4], status: 'destroyed' }) }
    expect(battle(gone, { turn: 2, missiles: { m: m() }, at: 'guide' }).eventsOf('missileLost')).toMatchObject([{ why: 'EE-MIS-06' }])
  })
})

describe('hitting', () => {
  test('EE-MIS-09: remaining missiles hit without a roll, one after another', () => {
    const both = home(PAIR, { m: m(HOME), n: m(HOME) }).go(impacts('m', 'n'))
    expect(both.eventsOf('attackRolled')).toMatchObject([{ hit: true, dice: [], attack: { missile: 'm' } }])
    const first = both.go(row(0, 'left'), 3, 4, 1, 1)
    expect(first.eventsOf('attackRolled')).toMatchObject([{ attack: { missile: 'n' } }])
  })
  const THREE = { m: m(HOME), n: m(HOME), o: m(HOME) }
  const HIT = [row(0, 'left'), 3, 4, 1, 1] as const
  const strikes = (at: ReturnType<typeof battle>) => at.eventsOf('warheadShown').map(({ missile }) => missile)
  test('EE-MIS-09: the owner chooses the next missile after each hit', () => {
    const open = home(PAIR, THREE)
    expect(open.asked).toBe('yellow: impacts')
    const last = open.go(impacts('o'))
    expect(strikes(last)).toEqual(['o'])
    const again = last.go(...HIT)
    expect(again.asked).toBe('yellow: impacts')
    const next = again.go(impacts('n'))
    expect(strikes(next)).toEqual(['n'])
    expect(strikes(next.go(...HIT))).toEqual(['m'])
  })
  test('EE-MIS-09: the owner may choose the whole order at once', () => {
    const first = home(PAIR, THREE).go(impacts('n', 'o', 'm'))
    const second = first.go(...HIT)
    const third = second.go(...HIT)
    expect([first, second, third].map(strikes)).toEqual([['n'], ['o'], ['m']])
    const two = home(PAIR, THREE).go(impacts('n', 'o'))
    expect([two, two.go(...HIT)].map(strikes)).toEqual([['n'], ['o']])
  })
  test('EE-MIS-09: refuses missiles at another ship and duplicates', () => {
    const others = { ...THREE, x: m({ ...HOME, target: 'c' }) }
    const open = home({ ...PAIR, c: ship('blue', hulk(1), { hex: [0, -4] }) }, others)
    expect([impacts('x'), impacts('m', 'm'), impacts('nothing')].map((order) => refused(open, order))).toEqual(Array(3).fill('EE-MIS-09'))
    expect(refused(open, impacts('o', 'm'))).toBeUndefined()
  })
  test('EE-MIS-09, EE-DOC-11: missiles at docked ships hit one record and have one order', () => {
    const docked = {
      b: ship('blue', hulk(3), { hex: [0, -4], docked: [{ to: 'd', offset: [1, 0], active: false }] }),
      d: ship('blue', hulk(3), { hex: [0, -4], docked: [{ to: 'b', offset: [-1, 0], active: true }] }),
    }
    const three = { ...THREE, x: m({ ...HOME, target: 'd' }) }
    const open = home({ ...PAIR, ...docked }, three)
    expect(words.question(view(open.state, 'yellow'), null)?.title).toBe(
      '4 missiles of yours at Blue Test 2 and Blue Test 3: which strikes first?',
    )
    const first = open.go(impacts('x', 'm'))
    expect(first.eventsOf('attackRolled')).toMatchObject([{ attack: { missile: 'x', at: 'd' } }])
    const apart = home({ ...PAIR, d: { ...docked.d, docked: [] } }, three)
    expect(refused(apart, impacts('x'))).toBe('EE-MIS-09')
  })
  test('EE-MIS-09: nobody is asked about one missile per owner, or with automatic rows', () => {
    expect(home(PAIR, { m: m(HOME), y: m({ ...HOME, launched: 2 }) }).asked).toBe('yellow: row')
    const policies = { yellow: { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'middle' } } as const
    const left = home(PAIR, { n: m({ ...HOME, nuclear: true }), m: m({ ...HOME, nuclear: true }) }, { policies })
    expect(strikes(left)).toEqual(['n'])
  })
  test('EE-MIS-13: the line of fire comes from the missile’s entry hex', () => {
    const aside = home(PAIR, { m: m({ hex: [0, -4], entry: [1, -4] }) })
    expect(aside.state.attack?.headings).toEqual([2])
  })
  test('EE-MIS-14, EE-MIS-15: a missile shifted off the ship turns once; shifted off again it misses', () => {
    const wide = drawn('CA warship', 'H   H', '', 'H   H')
    const turned = home({ ...PAIR, b: ship('blue', wide, { hex: [0, -4], facing: 3 }) }, { m: m(HOME) })
    const missed = turned.go(row(0, 'left'), 6, 6)
    expect(missed.eventsOf('impactRolled')).toMatchObject([{ box: null }])
    expect(missed.eventsOf('impactRolled')[0]?.turnedAt).not.toBeNull()
    expect(missed.eventTypes).not.toContain('damageRolled')
  })
  test('EE-MIS-16, EE-MIS-17: all points go to one box, and the rest spills only if it is destroyed', () => {
    expect(struck(home(PAIR, { m: m(HOME) }).go(row(0, 'left'), 3, 4, 2, 1))).toEqual(['0,0', '0,0', '0,0'])
    const spilt = home(PAIR, { m: m(HOME) }).go(row(0, 'left'), 3, 4, 3, 3)
    expect(struck(spilt)).toEqual([...Array(4).fill('0,0'), '0,1', '0,1'])
  })
  test('EE-MIS-16: newly destroyed boxes add their neighbours; without boxes left the rest is wasted', () => {
    const small = { ...PAIR, b: ship('blue', hulk(2), { hex: [0, -4], facing: 3 }) }
    const gone = home(small, { m: m(HOME) }).go(row(0, 'left'), 3, 4, 6, 6)
    expect(levelsOf(gone, 'b')).toEqual({ '0,0': 'destroyed', '0,1': 'destroyed' })
    expect(gone.eventsOf('boxesHit')).toMatchObject([{ wasted: 4 }])
  })
  test('EE-CRQ-02: damage uses the dice of the launching crew', () => {
    const ships = { ...PAIR, a: ship('yellow', BOAT, { crew: 'crack' }) }
    expect(
      home(ships, { m: m(HOME) })
        .go(row(0, 'left'), 3, 4, 10, 1)
        .eventsOf('damageRolled'),
    ).toMatchObject([{ damage: { total: 11 } }])
  })
})

describe('nuclear missiles', () => {
  const at = (more: object, ships: Position['ships'] = {}) =>
    home({ ...PAIR, b: ship('blue', hulk(3), { hex: [0, -4], ...more }), ...ships }, { m: m({ ...HOME, nuclear: true }) })
  test('EE-MIS-11: a nuclear missile does nothing to a ship with movement power', () => {
    for (const points of [{ speedPower: 2 }, { manoeuvrePower: 1 }]) expect(at({ points }).state.ships.b?.status).toBe('flying')
  })
  test('EE-MIS-12: a nuclear missile destroys a ship without movement power', () => {
    const gone = at(STILL)
    expect(gone.eventsOf('shipDestroyed')).toMatchObject([{ ship: 'b', why: 'EE-MIS-12' }])
    expect(gone.eventTypes).not.toContain('impactRolled')
  })
  test('EE-MIS-03: a nuclear missile that hits is removed from the secrets', () => {
    const two = { m: m({ ...HOME, nuclear: true }), n: m({ hex: [9, 9], nuclear: true }) }
    const spent = home(PAIR, two)
    expect(spent.eventsOf('warheadShown')).toMatchObject([{ missile: 'm', nuclear: true, destroys: true }])
    expect(spent.state.secret.yellow?.nuclear).toEqual(['n'])
  })
  test('EE-MIS-12: docked ships are destroyed together, unless one of them had movement power', () => {
    const pair = (points: object) =>
      at(
        { docked: [{ to: 'd', offset: [1, 0], active: false }] },
        { d: ship('blue', hulk(3), { hex: [0, -4], docked: [{ to: 'b', offset: [-1, 0], active: true }], points }) },
      )
    expect(
      pair({})
        .eventsOf('shipDestroyed')
        .map(({ ship: id }) => id),
    ).toEqual(['b', 'd'])
    expect(pair({ speedPower: 4 }).eventsOf('shipDestroyed')).toEqual([])
  })
  test('EE-BAS-05: a base needs engine power of its speed cost', () => {
    const base = { ...hulk(3), base: true, hull: 'CA' }
    const under = (speedPower: number) =>
      home({ ...PAIR, b: ship('blue', base, { hex: [0, -4], points: { speedPower } }) }, { m: m({ ...HOME, nuclear: true }) })
    expect(under(3).eventsOf('shipDestroyed')).toMatchObject([{ why: 'EE-BAS-05' }])
    expect(under(4).eventsOf('shipDestroyed')).toEqual([])
  })
})

describe('fast missiles', () => {
  const fast = setupWith(['fastMissiles'])
  test('EE-FMI-01: fast missiles are launched, fly and hit in one step', () => {
    const shot = battle(PAIR, LOCKED, fast).go(fire('a', '0,0@b'))
    expect(shot.eventTypes).toEqual(expect.arrayContaining(['missileLaunched', 'missileMoved', 'warheadShown']))
    const hit = shot.go(row(0, 'left'), 3, 4, 1, 1)
    expect(hit.state.missiles).toEqual({})
  })
  test('EE-FMI-02: a launch needs a lock-on, and no manoeuvre point may be spent', () => {
    const also = { ...PAIR, c: ship('yellow', column('lC')) }
    expect(refused(battle(also, {}, fast), fire('a', '0,0@b'))).toBe('EE-FMI-02')
    const made = (manoeuvre: number, unspent: number) => {
      const moved = ship('yellow', BOAT, { points: { manoeuvrePower: 24, manoeuvre, unspent } })
      return refused(battle({ ...also, a: moved }, LOCKED, fast), fire('a', '0,0@b'))
    }
    expect([made(2, 2), made(2, 1), made(2, 0), made(0, 0)]).toEqual([undefined, 'EE-FMI-02', 'EE-FMI-02', undefined])
    expect(refused(battle(also, LOCKED, fast), fire('a', '0,0@b'))).toBeUndefined()
  })
  test('EE-FMI-02: points kept in the plot allow a launch, a turn does not', () => {
    const moved = (path: string) => {
      const a = ship('yellow', BOAT, { points: { speedPower: 4, speed: 1, manoeuvrePower: 4, manoeuvre: 1, unspent: 1 } })
      const flown = battle({ ...inLine(BOAT, hulk(3), 6), a, c: ship('yellow', column('lC')) }, { ...LOCKED, at: 'plot' }, fast)
      return refused(flown.go({ yellow: { order: 'plot', ships: { a: { path, glide: false } } } }).until('commit'), fire('a', '0,0@b'))
    }
    expect([moved('F'), moved('lF')]).toEqual([undefined, 'EE-FMI-02'])
  })
  test('EE-FMI-03: launchers need no loading, but control boxes limit launches', () => {
    const empty = { ...PAIR, a: ship('yellow', BOAT, { empty: ['0,0'] }) }
    expect(refused(battle(empty, LOCKED, fast), fire('a', '0,0@b'))).toBeUndefined()
    const twin = inLine(drawn('CT warship', 'M   M', '', 'C'), hulk(3), 4)
    expect(refused(battle(twin, LOCKED, fast), fire('a', '0,0@b', '2,-1@b'))).toBe('EE-MIS-05')
  })
})
