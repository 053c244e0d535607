// Effects of terrain on fire, missiles, point defence and lock-ons (EE-SUR, EE-INR, EE-AST, EE-ATM, EE-RAD).

import { addsUp } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, begun, defend, fire, hexesOf, type Placed, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import type { Design } from '../design/design.ts'
import { drawn } from '../design/design-for-tests.ts'
import { neededToDefend } from '../fire/defence.ts'
import { column, hulk, inLine, ship } from '../fire/ships-for-tests.ts'
import { weaponsOf } from '../fire/weapons.ts'
import type { Terrain } from '../setup.ts'
import { missileOf, shipOf } from '../table.ts'

const LASER = column('lC')
const within = (terrain: Terrain, ...hexes: readonly Hex[]) => setupWith([], { bodies: [hexesOf(terrain, ...hexes)] })

describe('fire from surface', () => {
  const GROUND = within('surface', [0, 0], [0, -2])
  const facing = (a: Partial<Placed>, b: Partial<Placed> = {}): TestBattle =>
    battle({ ...inLine(LASER, LASER, 2, { a, b }), c: ship('yellow', LASER, { hex: [0, 9] }) }, {}, GROUND)
  test('EE-SUR-03: a landed ship may not fire, a ship in low flight may', () => {
    expect(refused(facing({ landing: 'landed' }), fire('a', 'L1@b'), 'yellow')).toBe('EE-SUR-03')
    expect(refused(facing({ landing: 'low' }), fire('a', 'L1@b'), 'yellow')).toBeUndefined()
  })
  test('EE-SUR-03: a landed ship is a legal target', () => {
    expect(refused(facing({ landing: 'low' }, { landing: 'landed' }), fire('a', 'L1@b'), 'yellow')).toBeUndefined()
  })
  test('EE-SUR-03: a base on surface fires within its arcs', () => {
    const base = inLine(column('lC', { base: true }), LASER, 2)
    const astern = ship('blue', LASER, { hex: [0, 2] })
    const open = battle({ ...base, d: astern }, {}, GROUND)
    expect(refused(open, fire('a', 'L1@b'), 'yellow')).toBeUndefined()
    expect(refused(open, fire('a', 'L1@d'), 'yellow')).toBe('EE-WEP-04')
  })
})

describe('missiles', () => {
  /** A missile after its flight to a target 4 hexes ahead. */
  const flown = (terrain: Terrain, hexes: readonly Hex[], ...faces: readonly number[]): TestBattle => {
    const missiles = { m: { seat: 'yellow', from: 'a', target: 'b', hex: [0, 0], launched: 1 } } as const
    const position = { turn: 2, ships: inLine(LASER, hulk(3), 4), missiles, at: [{ step: 'guide', seat: 'yellow' } as const] }
    return begun(within(terrain, ...hexes), position, ...faces)
  }
  const lost = (battle: TestBattle): readonly string[] =>
    battle.eventsOf('missileLost').flatMap(({ missile, why }) => (missile === 'm' ? [why] : []))
  test('EE-AST-05: one die per dense hex, and a 1 destroys the missile', () => {
    expect(lost(flown('dense', [[0, -1]], 1))).toEqual(['EE-AST-05'])
    expect(lost(flown('dense', [[0, -1]], 2))).toEqual([])
    const three = [
      [0, -1],
      [0, -2],
      [0, -4],
    ] as const
    expect(lost(flown('dense', three, 2, 6, 1))).toEqual(['EE-AST-05'])
    expect(lost(flown('dense', three, 2, 6, 5))).toEqual([])
    expect(lost(flown('dense', [[0, 0]]))).toEqual([])
  })
  test('EE-AST-10: cinematic asteroids destroy a missile without a die', () => {
    expect(lost(flown('cinematic', [[0, -3]]))).toEqual(['EE-AST-10'])
  })
  test('EE-RAD-04: one die per radiation hex, and a 1 destroys the missile', () => {
    expect(lost(flown('radiation', [[0, -2]], 1))).toEqual(['EE-RAD-04'])
    const two = [
      [0, -2],
      [0, -3],
    ] as const
    expect(lost(flown('radiation', two, 2, 1))).toEqual(['EE-RAD-04'])
    expect(lost(flown('radiation', two, 2, 2))).toEqual([])
  })
  test('EE-INR-01: a missile inside a body is lost', () => {
    expect(lost(flown('interior', [[0, -2]]))).toEqual(['EE-INR-01'])
  })
  test('EE-SUR-03: surface on the way destroys a missile, surface at the target does not', () => {
    expect(lost(flown('surface', [[0, -2]]))).toEqual(['EE-SUR-03'])
    expect(lost(flown('surface', [[0, -4]]))).toEqual([])
  })
  test('EE-ATM-03: atmosphere ends the flight for the turn', () => {
    const stopped = flown('atmosphere', [
      [0, -2],
      [0, -3],
    ])
    expect(stopped.state.missiles.m?.hex).toEqual([0, -2])
  })
})

describe('point defence', () => {
  const SEEING = drawn('CT warship', 'l   S   S   S   S   S')
  const SENSORS = ['2,-1', '4,-2', '6,-3', '8,-4', '10,-5']
  /** Blue's `b` at the origin with a missile ahead. */
  const attacked = (design: Design, range: number, terrain: Terrain, ...hexes: readonly Hex[]): TestBattle => {
    const missiles = { m: { seat: 'yellow', from: 'a', target: 'b', hex: [0, -range], entry: [0, -range - 1], launched: 1 } } as const
    const ships = { a: ship('yellow', hulk(2), { hex: [0, -9] }), b: ship('blue', design) }
    return battle(
      ships,
      { turn: 2, missiles, at: [{ step: 'defend', seat: 'yellow', passed: [], chain: null }] },
      within(terrain, ...hexes),
    )
  }
  const needed = ({ state }: TestBattle): readonly number[] => {
    const b = shipOf(state, 'b')
    const [weapon] = weaponsOf(state, b)
    if (!weapon) throw new Error('no weapon')
    return [0, 1, 2, 3, 4, 5].map((sensors) => {
      const number = neededToDefend(state, b, weapon, missileOf(state, 'm'), { sensors, chain: null })
      expect(addsUp(number)).toBe(true)
      return number.total
    })
  }
  test('EE-AST-07: a dense hex adds 1 and needs two sensors to cancel, after ordinary hexes', () => {
    expect(needed(attacked(SEEING, 3, 'dense', [1, 1]))).toEqual([5, 4, 3, 2, 2, 2])
    expect(needed(attacked(SEEING, 3, 'dense', [0, -2]))).toEqual([5, 4, 3, 3, 2, 2])
    expect(needed(attacked(SEEING, 3, 'dense', [0, -1], [0, -2]))).toEqual([5, 4, 4, 3, 3, 2])
  })
  test('EE-AST-07, EE-GEN-03: the dense hex of the defender is no hex of the range', () => {
    expect(needed(attacked(SEEING, 3, 'dense', [0, 0]))).toEqual([5, 4, 3, 2, 2, 2])
    expect(needed(attacked(SEEING, 1, 'dense', [0, 0], [0, -1]))).toEqual([3, 3, 2, 2, 2, 2])
  })
  test('EE-AST-07: the roll uses this number', () => {
    const dense = attacked(SEEING, 3, 'dense', [0, -1], [0, -2])
    const met = dense.go(defend('b', 'L1', 'm', ...SENSORS.slice(0, 3)), 2)
    expect(met.eventsOf('defended')).toMatchObject([{ needed: { total: 3 }, hit: false }])
  })
  test('EE-RAD-05: a radiation hex counts as two', () => {
    expect(needed(attacked(SEEING, 3, 'radiation', [0, -1]))).toEqual([6, 5, 4, 3, 2, 2])
    expect(needed(attacked(SEEING, 2, 'radiation', [0, -1], [0, -2]))).toEqual([6, 5, 4, 3, 2, 2])
    expect(needed(attacked(SEEING, 2, 'radiation', [0, -2]))).toEqual([5, 4, 3, 2, 2, 2])
  })
  test('EE-RAD-05: the defender’s own hex is no hex of the range', () => {
    expect(needed(attacked(SEEING, 0, 'radiation', [0, 0]))).toEqual([2, 2, 2, 2, 2, 2])
    expect(needed(attacked(SEEING, 1, 'radiation', [0, 0]))).toEqual([3, 2, 2, 2, 2, 2])
    expect(needed(attacked(SEEING, 1, 'radiation', [0, 0], [0, -1]))).toEqual([4, 3, 2, 2, 2, 2])
  })
  test('EE-ATM-07: sensors cancel nothing with atmosphere on the line', () => {
    expect(refused(attacked(SEEING, 3, 'atmosphere', [0, -3]), defend('b', 'L1', 'm', '2,-1'))).toBe('EE-PD-05')
    expect(refused(attacked(SEEING, 3, 'atmosphere', [1, -2]), defend('b', 'L1', 'm', '2,-1'))).toBeUndefined()
  })
  test('EE-IFC-05: a laser fires through an interface, an anti-missile does not', () => {
    const open = attacked(drawn('CT warship', 'l   A'), 3, 'interface', [0, -2])
    expect([refused(open, defend('b', 'L1', 'm')), refused(open, defend('b', '2,-1', 'm'))]).toEqual([undefined, 'EE-IFC-05'])
  })
})

describe('lock-ons', () => {
  const EYE = column('SC')
  const sensed = (range: number, terrain: Terrain, hexes: readonly Hex[], ...faces: readonly number[]) =>
    battle(inLine(EYE, hulk(2), range), { at: 'sense' }, within(terrain, ...hexes))
      .go({ order: 'sense', ships: { a: [{ sensors: ['0,0'], at: 'b' }] } }, ...faces)
      .eventsOf('lockRolled')
      .map(({ number, range: counted, locked }) => [number.total, counted, locked])
  test('EE-ATM-09: each atmosphere hex doubles the range', () => {
    expect(sensed(2, 'atmosphere', [[0, -2]], 4)).toEqual([[0, 4, false]])
    expect(sensed(2, 'atmosphere', [[0, -2]], 5)).toEqual([[0, 4, true]])
    expect(
      sensed(
        1,
        'atmosphere',
        [
          [0, 0],
          [0, -1],
        ],
        5,
      ),
    ).toEqual([[0, 4, true]])
  })
  test('EE-AST-01, EE-AST-06, EE-COM-02, EE-RAD-05: terrain is subtracted from the die', () => {
    expect(sensed(2, 'asteroids', [[0, -2]], 3)).toEqual([[-1, 2, false]])
    expect(
      sensed(
        2,
        'dense',
        [
          [0, -1],
          [0, -2],
        ],
        6,
      ),
    ).toEqual([[-3, 2, true]])
    expect(
      sensed(
        2,
        'tail',
        [
          [0, -1],
          [0, -2],
        ],
        4,
      ),
    ).toEqual([[-1, 2, true]])
    expect(
      sensed(
        2,
        'radiation',
        [
          [0, -1],
          [0, -2],
        ],
        4,
      ),
    ).toEqual([[-2, 2, false]])
  })
  const close = (crew: Placed['crew'], ...faces: readonly number[]) =>
    battle(
      { a: ship('yellow', EYE), b: ship('blue', hulk(2), { crew }) },
      { at: 'sense', deemed: { 'a b': [0, -1] } },
      within('cinematic', [0, 0]),
    )
      .go({ order: 'sense', ships: { a: [{ sensors: ['0,0'], at: 'b' }] } }, ...faces)
      .eventsOf('lockRolled')
      .map(({ number, locked }) => [number.total, locked])
  test('EE-AST-12: in one cinematic hex a die of the target’s crew is subtracted', () => {
    expect(close('standard', 5, 4)).toEqual([[-4, true]])
    expect(close('standard', 5, 5)).toEqual([[-5, false]])
    expect(close('elite', 6, 8)).toEqual([[-8, false]])
    expect(close('crack', 6, 10)).toEqual([[-10, false]])
  })
  test('EE-AST-11, EE-SUR-03, EE-INR-02: terrain that blocks the line allows no attempt', () => {
    for (const [terrain, where] of [
      ['cinematic', [0, -2]],
      ['surface', [0, -1]],
      ['interior', [0, -1]],
    ] as const) {
      const open = battle(
        { ...inLine(EYE, hulk(2), 2), c: ship('blue', hulk(1), { hex: [1, -2] }) },
        { at: 'sense' },
        within(terrain, where),
      )
      expect(refused(open, { order: 'sense', ships: { a: [{ sensors: ['0,0'], at: 'b' }] } }, 'yellow')).toBe('EE-SEN-01')
    }
  })
})
