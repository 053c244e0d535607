// Armed weapons, their strength and their targets (EE-GEN-06, EE-GEN-08, EE-WEP).
import { describe, expect, test } from 'vitest'
import { battle, fire, hexesOf, hold, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { drawn } from '../design/design-for-tests.ts'
import { shipOf } from '../table.ts'
import { column, hulk, inLine, ship } from './ships-for-tests.ts'
import { loadOf, strengthSum, weaponsOf } from './weapons.ts'

const armedOf = ({ state }: TestBattle, id = 'a') => weaponsOf(state, shipOf(state, id))
const kinds = (battle: TestBattle, id = 'a') => armedOf(battle, id).map(({ kind }) => kind)

describe('armed weapons', () => {
  test('EE-GEN-06: strength is the number of powered boxes', () => {
    const gun = column('iIIC')
    for (const [lit, strength] of [
      [['0,0', '0,1', '0,2'], 3],
      [['0,0', '0,1'], 2],
      [['0,0'], 1],
    ] as const) {
      const [weapon] = armedOf(battle({ a: ship('yellow', gun, { power: { lit: [...lit] } }) }))
      expect(weapon && strengthSum(weapon)).toBe(strength)
    }
  })
  test('EE-GEN-12, EE-DAM-07: a weapon whose primary box is damaged or unpowered cannot fire', () => {
    const gun = column('iIIC')
    expect(kinds(battle({ a: ship('yellow', gun, { power: { lit: ['0,1', '0,2'] } }) }))).toEqual([])
    expect(kinds(battle({ a: ship('yellow', gun, { levels: { '0,0': 'light' } }) }))).toEqual([])
  })
  test('EE-DAM-06: a lightly damaged box does not count, a moderately damaged one cuts off the boxes behind it', () => {
    const gun = column('iIIIC')
    const left = (level: 'light' | 'moderate') => armedOf(battle({ a: ship('yellow', gun, { levels: { '0,1': level } }) })).map(strengthSum)
    expect(left('light')).toEqual([3])
    expect(left('moderate')).toEqual([1])
  })
  test('EE-GEN-08: a launcher is armed when loaded, other weapons when they operate', () => {
    const both = column('MlC')
    expect(kinds(battle({ a: ship('yellow', both, { power: { lit: [] } }) }))).toEqual(['missile'])
    expect(kinds(battle({ a: ship('yellow', both, { empty: ['0,0'] }) }))).toEqual(['laser'])
  })
  test('EE-MIS-01, EE-AMI-03: each launcher and anti-missile is a weapon of strength 1 at its box', () => {
    const both = battle({ a: ship('yellow', column('MMAC'), { power: { lit: [] }, empty: ['0,1'] }) })
    const one = { aim: null, strengths: [1], rapid: false }
    expect(armedOf(both)).toEqual([
      { ...one, id: '0,0', kind: 'missile', primary: '0,0' },
      { ...one, id: '0,2', kind: 'antiMissile', primary: '0,2' },
    ])
  })
  test('EE-GEN-07, EE-AMI-01, EE-AMI-03: an anti-missile needs only an undamaged box', () => {
    const escort = column('AC')
    expect(kinds(battle({ a: ship('yellow', escort, { power: { lit: [] }, empty: ['0,0'] }) }))).toEqual(['antiMissile'])
    expect(kinds(battle({ a: ship('yellow', escort, { levels: { '0,0': 'light' } }) }))).toEqual([])
  })
  test('EE-DAM-05: a box damaged at the start of the turn cannot be used all turn, even after its repair', () => {
    const gun = column('lC')
    expect(kinds(battle({ a: ship('yellow', gun, { levels: {}, dark: ['0,0'] }) }))).toEqual([])
  })
  test('EE-MPB-02, EE-MPB-03: the chosen primary box fires even if another one is damaged', () => {
    const twin = column('lLC', {
      primaries: {
        L1: [
          { at: [0, 0], aim: null },
          { at: [0, 1], aim: null },
        ],
      },
    })
    const damaged = { levels: { '0,0': 'light' } } as const
    expect(kinds(battle({ a: ship('yellow', twin, damaged) }))).toEqual([])
    const chosen = ship('yellow', twin, { ...damaged, power: { lit: ['0,0', '0,1'], primaries: { L1: '0,1' } } })
    expect(armedOf(battle({ a: chosen }))).toMatchObject([{ primary: '0,1', strengths: [1] }])
  })
  test('EE-DOC-05: an inactive docked ship has no armed weapons', () => {
    const pair = {
      a: ship('yellow', column('lC'), { docked: [{ to: 'c', offset: [2, 0], active: false }] }),
      c: ship('yellow', hulk(2), { docked: [{ to: 'a', offset: [-2, 0], active: true }] }),
    }
    expect(kinds(battle(pair))).toEqual([])
  })
})

describe('laser arrays', () => {
  const array = {
    ...column('lLH'),
    boxes: [
      { at: [0, 0], type: 'L', system: 'L1' },
      { at: [0, 1], type: 'L', system: 'L1' },
      { at: [1, 0], type: 'L', system: 'L2' },
      { at: [-1, 1], type: 'L', system: 'L3' },
      { at: [0, 2], type: 'H', system: null },
    ],
    primaries: { L1: [{ at: [0, 0], aim: null }], L2: [{ at: [1, 0], aim: null }], L3: [{ at: [-1, 1], aim: null }] },
    arrays: [
      {
        id: 'Y1',
        lasers: ['L1', 'L2', 'L3'],
        first: 'L1',
        links: [
          { laser: 'L2', to: 'L1', through: [] },
          { laser: 'L3', to: 'L1', through: [] },
        ],
      },
    ],
  } as const
  const armed = (levels: Record<string, 'light' | 'moderate'> = {}) => armedOf(battle({ a: ship('yellow', array, { levels }) }))
  test('EE-LAR-03, EE-LAR-04: an array is one weapon that fires from the primary box of its first laser', () => {
    expect(armed()).toMatchObject([{ id: 'Y1', kind: 'laser', primary: '0,0', strengths: [2, 1, 1] }])
  })
  test('EE-LAR-03: only the primary box of the first laser decides the arc', () => {
    const turned = { ...array, arrays: [{ ...array.arrays[0], first: 'L2' }] }
    const open = (design: typeof array | typeof turned) =>
      refused(battle({ ...inLine(design, hulk(2), 2, { a: { facing: 4 } }), c: ship('yellow', column('lC')) }), fire('a', 'Y1@b'))
    expect([open(array), open(turned)]).toEqual(['EE-WEP-04', undefined])
  })
  test('EE-LAR-04: lasers of an array fire neither alone nor at two targets', () => {
    const open = battle({ ...inLine(array, hulk(2), 2), c: ship('blue', hulk(2), { hex: [0, -3] }) })
    expect(refused(open, fire('a', 'Y1@b'))).toBeUndefined()
    expect(refused(open, fire('a', 'L2@b'))).toBe('EE-GEN-08')
    expect(refused(open, fire('a', 'Y1@b', 'Y1@c'))).toBe('EE-WEP-03')
  })
  test('EE-LAR-02, EE-LAR-07: a damaged primary box stops its laser, the first one the whole array', () => {
    expect(armed({ '1,0': 'light' })).toMatchObject([{ strengths: [2, 1] }])
    expect(armed({ '0,1': 'light' })).toMatchObject([{ strengths: [1, 1, 1] }])
    expect(armed({ '1,0': 'light', '-1,1': 'light', '0,1': 'light' })).toMatchObject([{ strengths: [1] }])
    expect(armed({ '0,0': 'light' })).toEqual([])
  })
})

describe('targets', () => {
  const laser = column('lC')
  test('EE-WEP-04, EE-GEN-18: the target must be in arc', () => {
    const astern = battle(inLine(laser, hulk(2), 2, { a: { facing: 3 } }))
    expect(astern.asked).not.toContain('commit')
    const ahead = battle({ ...inLine(laser, hulk(2), 2), c: ship('blue', hulk(2), { hex: [0, 3] }) })
    expect(refused(ahead, fire('a', 'L1@b'))).toBeUndefined()
    expect(refused(ahead, fire('a', 'L1@c'))).toBe('EE-WEP-04')
  })
  test('EE-WEP-04: no lock-on is needed to fire', () => {
    expect(
      battle(inLine(laser, hulk(2), 2))
        .go(fire('a', 'L1@b'), 6)
        .eventsOf('attackRolled'),
    ).toHaveLength(1)
  })
  test('EE-WEP-04, EE-GEN-15: a blocked line of sight prevents fire', () => {
    const wall = setupWith([], { bodies: [hexesOf('interior', [0, -1])] })
    const round = battle({ ...inLine(laser, hulk(2), 2), c: ship('blue', hulk(2), { hex: [1, -1], facing: 3 }) }, {}, wall)
    expect(refused(round, fire('a', 'L1@b'))).toBe('EE-INR-02')
  })
  test('EE-WEP-08: ships do not block a line of sight', () => {
    const between = { ...inLine(laser, hulk(2), 4), c: ship('blue', hulk(2), { hex: [0, -2], facing: 3 }) }
    expect(refused(battle(between), fire('a', 'L1@b'))).toBeUndefined()
  })
  test('EE-WEP-03: a weapon is used once per turn', () => {
    const open = battle(inLine(laser, hulk(2), 2))
    expect(refused(open, fire('a', 'L1@b', 'L1@b'))).toBe('EE-WEP-03')
    expect(battle(inLine(laser, hulk(2), 2, { a: { deeds: { fired: ['L1'] } } })).asked).not.toContain('commit')
  })
  test('EE-WEP-02, EE-WEP-07: all targets are revealed before any die, and a ship may split its fire', () => {
    const ships = {
      a: ship('yellow', { ...drawn('CT warship', 'l   l') }),
      b: ship('blue', hulk(2), { hex: [0, -1], facing: 3 }),
      c: ship('blue', hulk(2), { hex: [0, -2], facing: 3 }),
    }
    const open = battle(ships)
    expect(open.asked).toBe('yellow+blue: commit')
    const fired = open.go(fire('a', 'L1@b', 'L2@c'), 1, 1)
    expect(fired.eventsOf('fireRevealed')[0]?.shots.map(({ at }) => at)).toEqual(['b', 'c'])
    expect(fired.eventTypes.indexOf('fireRevealed')).toBeLessThan(fired.eventTypes.indexOf('attackRolled'))
  })
  test('EE-AMI-01: anti-missiles cannot fire at ships', () => {
    const escort = { ...inLine(column('AC'), hulk(2), 1), c: ship('yellow', laser, { hex: [0, 1] }) }
    expect(refused(battle(escort), fire('a', '0,0@b'))).toBe('EE-AMI-01')
  })
  test('EE-HID-06: a hidden ship cannot be a target', () => {
    const ships = { ...inLine(laser, hulk(2), 2), c: ship('blue', hulk(2), { hex: [0, -1], hidden: true, power: { lit: [] } }) }
    expect(refused(battle(ships), fire('a', 'L1@c'))).toBe('EE-HID-06')
  })
  test('EE-RAI-02, EE-RAI-10, EE-BAS-08: a railgun fires along its row, a base’s railgun only at its marked base', () => {
    const gun = column('rC')
    expect(refused(battle({ ...inLine(gun, hulk(2), 3), c: ship('yellow', laser) }), fire('a', 'R1@b'))).toBeUndefined()
    const aside = battle({ a: ship('yellow', gun), b: ship('blue', hulk(2), { hex: [1, -3] }), c: ship('yellow', laser) })
    expect(refused(aside, fire('a', 'R1@b'))).toBe('EE-RAI-02')
    const base = column('rC', { base: true })
    const marked = {
      ...inLine(base, hulk(2), 3, { a: { marks: { R1: 'd' } } }),
      d: ship('blue', column('H', { base: true }), { hex: [0, -5] }),
    }
    expect(refused(battle(marked), fire('a', 'R1@d'))).toBeUndefined()
    expect(refused(battle(marked), fire('a', 'R1@b'))).toBe('EE-BAS-08')
  })
  test('EE-ION-09, EE-ATM-04: ion fire cannot go through, into or out of atmosphere', () => {
    for (const hex of [
      [0, 0],
      [0, -1],
      [0, -2],
    ] as const) {
      const air = setupWith([], { bodies: [hexesOf('atmosphere', hex)] })
      const ships = { ...inLine(column('iC'), hulk(2), 2), c: ship('yellow', laser) }
      expect(refused(battle(ships, {}, air), fire('a', 'I1@b'))).toBe('EE-ATM-04')
      expect(refused(battle(ships, {}, air), fire('c', 'L1@b'))).toBeUndefined()
    }
  })
  test('EE-ATM-05: railguns fire into and out of atmosphere, not through it', () => {
    const rule = (hex: readonly [number, number]) => {
      const air = setupWith([], { bodies: [hexesOf('atmosphere', hex)] })
      return refused(battle({ ...inLine(column('rC'), hulk(2), 2), c: ship('yellow', laser) }, {}, air), fire('a', 'R1@b'))
    }
    expect([rule([0, 0]), rule([0, -1]), rule([0, -2])]).toEqual([undefined, 'EE-ATM-05', undefined])
  })
  test('EE-CTL-01: a ship without control can fire', () => {
    expect(
      battle(inLine(column('l'), hulk(2), 2))
        .go(hold)
        .eventsOf('fireRevealed'),
    ).toHaveLength(1)
    expect(refused(battle(inLine(column('l'), hulk(2), 2)), fire('a', 'L1@b'))).toBeUndefined()
  })
})

test('EE-GEN-25: every working launcher is either loaded or empty', () => {
  const { state } = battle({
    a: ship('yellow', column('MMMC'), { empty: ['0,1'], levels: { '0,2': 'heavy' } }),
    b: ship('blue', column('lH')),
  })
  expect(loadOf(state, shipOf(state, 'a'))).toEqual({ loaded: 1, empty: 1 })
})
