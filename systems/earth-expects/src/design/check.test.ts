import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOX_TYPES, CLASS_CODES, KINDS } from '../../data/tables.ts'
import { checkDesign, type Limits, PLAIN_RULES, WIDEST } from './check.ts'
import { type Design, designSchema } from './design.ts'
import { drawn, rulesAgainst } from './design-for-tests.ts'
import { shipNamed } from './ready.ts'
import { makeRecord } from './record-for-tests.ts'

const icarus = shipNamed('Icarus')
const hullOf = (count: number): Design['boxes'] =>
  Array.from({ length: count }, (_, r) => ({ at: [0, r] as const, type: 'H' as const, system: null }))
const platesOf = (count: number): Design['armour'] => Array.from({ length: count }, (_, r) => ({ at: [0, r] as const, side: 1 as const }))
const withLimits = (change: Partial<Limits>): Limits => ({ ...PLAIN_RULES, ...change })
const nothing = { primaries: {}, arrays: [], armour: [] } as const

describe('the drawing', () => {
  test('EE-GEN-11: a hex holds one box', () => {
    const twice = { ...icarus, boxes: [...icarus.boxes, { at: [0, 0] as const, type: 'H' as const, system: null }] }
    expect(checkDesign(twice)).toEqual([{ rule: 'EE-GEN-11', reason: 'two boxes share a hex at 0,0; keep one' }])
  })
  test('EE-ARM-01, EE-ARM-04: armour must be on a box, once per side', () => {
    expect(
      rulesAgainst({
        ...icarus,
        armour: [
          { at: [0, 0], side: 0 },
          { at: [0, 0], side: 0 },
        ],
      }),
    ).toEqual(['EE-ARM-04'])
    expect(rulesAgainst({ ...icarus, armour: [{ at: [7, 7], side: 0 }] })).toEqual(['EE-ARM-01'])
  })
  test('EE-DES-02, EE-ARM-03: a design has at most the boxes of its class; an armour side counts a sixth', () => {
    const ship = (boxes: number, plates: number): Design => ({
      ...icarus,
      ...nothing,
      hull: 'CT',
      boxes: hullOf(boxes),
      armour: platesOf(plates),
    })
    expect(rulesAgainst(ship(15, 0))).toEqual([])
    expect(rulesAgainst(ship(16, 0))).toEqual(['EE-DES-02'])
    expect(rulesAgainst(ship(14, 6))).toEqual([])
    expect(rulesAgainst(ship(14, 7))).toEqual(['EE-ARM-03'])
    expect(checkDesign(ship(14, 7))[0]?.reason).toBe(
      '14 boxes and 7 armour sides, six to a box, are more than the 15 of a corvette; remove 1, or choose a larger class',
    )
  })
  test('EE-DES-08: a ship must be one connected whole; armour connects', () => {
    expect(rulesAgainst(drawn('CT warship', 'H', '', '', '', 'H'))).toEqual(['EE-DES-08'])
    const joined = drawn('CT warship', 'H', '', 'H')
    expect(rulesAgainst({ ...joined, armour: [{ at: [0, 1], side: 0 }] })).toEqual([])
  })
})

describe('systems', () => {
  test('EE-GEN-13: engine and weapon boxes need a system of their kind, other boxes must not have one', () => {
    const without = (type: string, system: string | null): Design => ({
      ...icarus,
      boxes: icarus.boxes.map((box) => (box.type === type ? { ...box, system } : box)),
    })
    expect(rulesAgainst(without('E', null))).toEqual(['EE-GEN-13'])
    expect(rulesAgainst(without('C', 'E1'))).toEqual(['EE-GEN-13'])
    expect(rulesAgainst(without('E', 'L1'))).toEqual(['EE-GEN-13'])
    expect(rulesAgainst(icarus)).toEqual([])
  })
  test('EE-ENG-02, EE-RAI-01: engines and railguns must be in one column without a gap', () => {
    const bent = drawn('CA warship', 'H', '  H', 'E', '  E', 'system E1: 0,1 1,1')
    expect(rulesAgainst(bent)).toContain('EE-ENG-02')
    const gap = drawn('CA warship', 'r', '', 'H', '', 'R', '', 'H', 'system R1: 0,0 0,2')
    expect(rulesAgainst(gap)).toEqual(['EE-RAI-01'])
  })
  test('EE-DES-09: a weapon must be connected; armour separates its boxes', () => {
    const laser = drawn('CA warship', 'H', '', 'l', '', 'L', '', 'H')
    expect(rulesAgainst(laser)).toEqual([])
    expect(rulesAgainst({ ...laser, armour: [{ at: [0, 2], side: 0 }] })).toEqual(['EE-DES-09'])
  })
  test('EE-ENG-04, EE-BAS-03: an engine must be open to space behind, except on a base', () => {
    const blocked = drawn('CT warship', 'H', '', 'E', '', 'H')
    expect(rulesAgainst(blocked)).toEqual(['EE-ENG-04'])
    expect(rulesAgainst({ ...blocked, base: true })).toEqual([])
    const plate = { ...drawn('CT warship', 'H', '', 'E'), armour: [{ at: [0, 2] as const, side: 0 as const }] }
    expect(rulesAgainst(plate)).toEqual(['EE-ENG-04'])
  })
  test('EE-GEN-12: every weapon needs a primary box among its own boxes', () => {
    expect(rulesAgainst({ ...icarus, primaries: {} })).toEqual(['EE-GEN-12', 'EE-GEN-12'])
    expect(rulesAgainst({ ...icarus, primaries: { ...icarus.primaries, L1: [{ at: [0, 0], aim: null }] } })).toEqual(['EE-GEN-12'])
    expect(rulesAgainst({ ...icarus, primaries: { ...icarus.primaries, X: [{ at: [0, 0], aim: null }] } })).toEqual(['EE-GEN-12'])
    expect(rulesAgainst({ ...icarus, primaries: { ...icarus.primaries, E1: [{ at: [-1, 1], aim: null }] } })).toEqual(['EE-GEN-12'])
  })
  test('EE-RAI-03: a railgun must fire ahead or astern; other weapons have no aim', () => {
    const gun = drawn('CT warship', 'r', '', 'H')
    expect(rulesAgainst(gun)).toEqual([])
    expect(rulesAgainst({ ...gun, primaries: { R1: [{ at: [0, 0], aim: null }] } })).toEqual(['EE-RAI-03'])
    expect(rulesAgainst({ ...icarus, primaries: { ...icarus.primaries, L1: [{ at: [-2, 3], aim: 'ahead' }] } })).toEqual(['EE-RAI-03'])
  })
  test('EE-MPB-01, EE-MPB-04: several primary boxes need the option, and each fires in one direction', () => {
    const gun = drawn('CT warship', 'r', '', 'v', '', 'H', '', 'H')
    expect(rulesAgainst(gun)).toEqual(['EE-MPB-01'])
    expect(rulesAgainst(gun, WIDEST)).toEqual([])
    const both = {
      ...gun,
      primaries: {
        R1: [
          { at: [0, 0] as const, aim: 'ahead' as const },
          { at: [0, 0] as const, aim: 'astern' as const },
        ],
      },
    }
    expect(rulesAgainst(both, WIDEST)).toEqual(['EE-MPB-04'])
  })
})

describe('limits of class and kind', () => {
  test('EE-DES-03, EE-HEN-01: an engine must not exceed the class limit; half engines count half', () => {
    expect(rulesAgainst(drawn('SC warship', 'H', '', 'H', '', 'E', '', 'e'))).toEqual([])
    expect(checkDesign(drawn('SC warship', 'H', '', 'H', '', 'E', '', 'E'))).toEqual([
      {
        rule: 'EE-DES-03',
        reason: 'the two-box engine aft has 2 boxes and may have 1½; shorten it, split it in two, or mount engines of a larger class',
      },
    ])
    expect(rulesAgainst(drawn('SC warship', 'H', '', 'H', '', 'E', '', 'E', 'system E1: 0,2', 'system E2: 0,3'))).toEqual(['EE-ENG-04'])
  })
  test('EE-DES-04: engines of another class must be of a larger class', () => {
    expect(rulesAgainst(drawn('SC warship engines FF', 'H', '', 'H', '', 'E', '', 'E'))).toEqual([])
    expect(rulesAgainst(drawn('FF warship engines SC', 'H', '', 'H', '', 'E', '', 'E'))).toEqual(['EE-DES-04'])
    expect(rulesAgainst(drawn('SC warship engines DD', 'H', '', 'E'))).toEqual(['EE-DES-04'])
  })
  test('EE-DES-05, EE-HUL-02, EE-HEN-05: each engine and half engine box needs a hull box', () => {
    expect(checkDesign(drawn('SC warship', 'H', '', 'E', '', 'e'))).toEqual([
      { rule: 'EE-DES-05', reason: '2 engine and half engine boxes need as many hull boxes, but there are 1; add 1' },
    ])
  })
  test('EE-DES-06, EE-HUL-03: a weapon has at most as many boxes as the hull, and there are at most as many launchers', () => {
    expect(rulesAgainst(drawn('CA warship', 'l', '', 'L', '', 'H'))).toEqual(['EE-DES-06'])
    expect(rulesAgainst(drawn('CA warship', 'M', '', 'M', '', 'H'))).toEqual(['EE-HUL-03'])
    expect(rulesAgainst(drawn('CA warship', 'A', '', 'A', '', 'S', '', 'G', '', 'P'))).toEqual([])
  })
  test('EE-BAS-04: a base needs engines for the speed cost of its class, at least one box', () => {
    const base = (hull: string, engines: number): Design =>
      drawn(
        `${hull} warship base`,
        ...Array.from({ length: engines }, () => ['H', '']).flat(),
        'H',
        ...Array.from({ length: engines }, () => ['', 'E']).flat(),
      )
    expect(rulesAgainst(base('CT', 0))).toEqual(['EE-BAS-04'])
    expect(rulesAgainst(base('CT', 1))).toEqual([])
    expect(rulesAgainst(drawn('CT warship base', 'H', '', 'e'))).toEqual([])
    expect(rulesAgainst(base('BS-0', 4))).toEqual(['EE-BAS-04'])
    expect(rulesAgainst(base('BS-0', 5))).toEqual([])
  })
  test('EE-AUX-06: civilian ships mount none of five systems, and only lasers of one box', () => {
    for (const type of ['A', 'G', 'I', 'M', 'R']) {
      expect(rulesAgainst(drawn('CA passenger', type, '', 'H'))).toEqual(['EE-AUX-06'])
      expect(rulesAgainst(drawn('CA freighter', type, '', 'H'))).toEqual(['EE-AUX-06'])
      expect(rulesAgainst(drawn('CA auxiliary', type, '', 'H'))).toEqual([])
    }
    expect(rulesAgainst(drawn('CA passenger', 'l', '', 'H', '', 'l'))).toEqual([])
    expect(rulesAgainst(drawn('CA passenger', 'l', '', 'L', '', 'H', '', 'H'))).toEqual(['EE-AUX-06'])
  })
  test('EE-AUX-11: a light freighter mounts only engines, power, armour and hull', () => {
    for (const type of ['A', 'C', 'G', 'I', 'L', 'M', 'R', 'S'])
      expect(rulesAgainst(drawn('CA lightFreighter', type, '', 'H'))).toEqual(['EE-AUX-11'])
    for (const type of ['P', 'H', 'e', 'E']) expect(rulesAgainst(drawn('CA lightFreighter', 'H', '', type))).toEqual([])
  })
  test('EE-DES-08: all faults are reported at once', () => {
    const wreck = drawn('CT warship', 'M', '', 'E', '', 'H', '', '', '', 'l', '', 'L')
    expect(rulesAgainst(wreck)).toEqual(['EE-DES-08', 'EE-ENG-04', 'EE-DES-06'])
  })
})

describe('options', () => {
  test('EE-EXP-01: an engine may touch only armour and its own boxes', () => {
    const ship = drawn('CA warship', 'H', '', 'H', '', 'E', '', 'E')
    const limits = withLimits({ exposedByArmour: true })
    expect(rulesAgainst(ship, limits)).toEqual(['EE-EXP-01'])
    expect(rulesAgainst({ ...ship, armour: [{ at: [0, 2], side: 0 }] }, limits)).toEqual([])
  })
  test('EE-EXP-02: four sides of an engine box must be open to space or to the same engine', () => {
    const limits = withLimits({ exposedBySpace: true })
    expect(rulesAgainst(drawn('CA warship', 'H', '', 'H', '', 'E', '', 'E'), limits)).toEqual([])
    expect(rulesAgainst(drawn('CA warship', '  H', 'H   H', '  E', 'H   H'), limits)).toEqual(['EE-EXP-02'])
    expect(rulesAgainst(drawn('CA warship', '  H', 'H   H', '  E'), limits)).toEqual(['EE-EXP-02'])
    expect(rulesAgainst(drawn('CA warship', '  H', 'H', '  E'), limits)).toEqual([])
  })
  test('EE-LAR-01, EE-LAR-08: an array needs the option, linked lasers, and no more boxes than the hull', () => {
    const ship = drawn('CA warship', 'l', '', 'H', '', 'l', '', 'H', 'array X from L1: L1 L2', 'link X L2 L1: 0,1')
    expect(rulesAgainst(ship)).toEqual(['EE-LAR-01'])
    expect(rulesAgainst(ship, WIDEST)).toEqual([])
    const [array] = ship.arrays
    if (!array) throw new Error('the design has no array')
    const against = (change: Partial<typeof array>) => rulesAgainst({ ...ship, arrays: [{ ...array, ...change }] }, WIDEST)
    expect(against({ links: [] })).toEqual(['EE-LAR-01'])
    expect(against({ links: [{ laser: 'L2', to: 'L1', through: [[0, 3]] }] })).toEqual(['EE-LAR-01'])
    expect(against({ links: [{ laser: 'L2', to: 'L1', through: [] }] })).toEqual(['EE-LAR-01'])
    expect(against({ first: 'L3' })).toContain('EE-LAR-01')
    expect(rulesAgainst({ ...ship, arrays: [array, { ...array, id: 'Y' }] }, WIDEST)).toContain('EE-LAR-01')
    const large = drawn('CA warship', 'l', '', 'L', '', 'H', '', 'l', '', 'H', 'array X from L1: L1 L2', 'link X L2 L1: 0,2')
    expect(rulesAgainst(large, WIDEST)).toEqual(['EE-LAR-08'])
  })
})

describe('random drawings', () => {
  const near = fc.integer({ min: -2, max: 2 })
  const hexes = fc.tuple(near, near)
  const ids = fc.constantFrom('E1', 'L1', 'L2', 'R1', 'toString', 'valueOf')
  const HOME = new Map([
    ['E', 'E1'],
    ['e', 'E1'],
    ['I', 'toString'],
    ['L', 'L1'],
    ['R', 'valueOf'],
  ])
  const designs: fc.Arbitrary<Design> = fc.record({
    name: fc.constant('Test'),
    hull: fc.constantFrom(...CLASS_CODES, 'BS-7'),
    kind: fc.constantFrom(...KINDS),
    engines: fc.constantFrom(null, ...CLASS_CODES),
    base: fc.boolean(),
    boxes: fc
      .uniqueArray(fc.record({ at: hexes, type: fc.constantFrom(...BOX_TYPES), odd: fc.integer({ min: 0, max: 40 }) }), {
        minLength: 1,
        maxLength: 14,
        selector: ({ at }) => at.join(),
      })
      .map((boxes) => boxes.map(({ at, type, odd }) => ({ at, type, system: odd === 0 ? 'L2' : (HOME.get(type) ?? null) }))),
    armour: fc.uniqueArray(fc.record({ at: hexes, side: fc.constantFrom(0, 1, 2) }), {
      maxLength: 2,
      selector: ({ at, side }) => `${at}/${side}`,
    }),
    primaries: fc.dictionary(
      ids,
      fc.array(fc.record({ at: hexes, aim: fc.constantFrom('ahead', 'astern', null) }), { minLength: 1, maxLength: 2 }),
      { noNullPrototype: true },
    ),
    arrays: fc.array(
      fc.record({
        id: ids,
        lasers: fc.array(ids, { minLength: 2, maxLength: 3 }),
        first: ids,
        links: fc.array(fc.record({ laser: ids, to: ids, through: fc.array(hexes, { maxLength: 2 }) }), { maxLength: 2 }),
      }),
      { maxLength: 1 },
    ),
  })
  test('EE-DES-08: every drawing gets readable refusals and can be written as text', () => {
    const rules: string[] = []
    fc.assert(
      fc.property(designs, (design) => {
        expect(designSchema.safeParse(design).success).toBe(true)
        const refusals = checkDesign(design, PLAIN_RULES)
        rules.push(...refusals.map(({ rule }) => rule))
        for (const { rule, reason } of refusals) {
          expect(rule).toMatch(/^EE-[A-Z]{3}-\d\d$/)
          expect(reason).not.toMatch(/undefined|NaN|\[object/)
        }
        expect(makeRecord(design).split('\n').length).toBeGreaterThan(3)
      }),
      { numRuns: 300, seed: 4 },
    )
    expect(new Set(rules).size).toBeGreaterThan(14)
  })
})
