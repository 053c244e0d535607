import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Level } from '../../data/tables.ts'
import type { Design } from '../design/design.ts'
import { drawn } from '../design/design-for-tests.ts'
import { shipNamed } from '../design/ready.ts'
import type { BoxId } from './box.ts'
import { type Levels, layoutOf } from './layout.ts'
import { arrayStrengths, firedFrom, linkedTo, type System, strengthOf, systemsOf } from './systems.ts'

const every = () => true
function systemNamed(design: Design, id: string): System {
  const found = systemsOf(layoutOf(design)).find((system) => system.id === id)
  if (!found) throw new Error(id)
  return found
}
const row = drawn('CA warship', 'H', '', 'L', '', 'L', '', 'l', '', 'L', '', 'H')
const strength = (design: Design, levels: Levels, usable: (box: BoxId) => boolean = every) => {
  const laser = systemNamed(design, 'L1')
  return strengthOf(layoutOf(design), levels, usable, firedFrom(laser, laser.primaries[0]?.box ?? ''))
}

describe('systems', () => {
  test('EE-GEN-13, EE-HEN-02: engines, ion cannons, lasers and railguns of the rulebook ships', () => {
    const kinds = (name: string) => systemsOf(layoutOf(shipNamed(name))).map(({ id, kind, boxes }) => `${kind} ${id} ${boxes.length}`)
    expect(kinds('Icarus')).toEqual(['engine E1 2', 'engine E2 1', 'laser L1 1', 'laser L2 1'])
    expect(kinds('Vigilance').sort()).toEqual(
      ['engine E1 6', 'engine E2 6', 'ion I1 3', 'ion I2 3', 'laser L1 2', 'laser L2 1', 'laser L3 1', 'laser L4 2', 'railgun R1 2'].sort(),
    )
    expect(kinds('Stunt Double')).toHaveLength(4)
  })
  test('EE-GEN-12: primary boxes and the aim of a railgun', () => {
    expect(systemNamed(shipNamed('Vigilance'), 'R1').primaries).toEqual([{ box: '0,-3', aim: 'ahead' }])
    expect(systemNamed(shipNamed('Icarus'), 'E1').primaries).toEqual([])
  })
})

describe('strength', () => {
  test('EE-GEN-06, EE-POW-08: counts powered boxes and needs the primary', () => {
    expect(strength(row, {})).toBe(4)
    expect(strength(row, {}, (box) => box !== '0,4')).toBe(3)
    expect(strength(row, {}, (box) => box !== '0,3')).toBe(0)
  })
  test('EE-DAM-06: a box with light damage still connects, with moderate damage not', () => {
    expect(strength(row, { '0,2': 'light' })).toBe(3)
    expect(strength(row, { '0,2': 'moderate' })).toBe(2)
    for (const level of ['critical', 'heavy', 'destroyed'] as const) expect(strength(row, { '0,2': level })).toBe(2)
    expect(strength(row, { '0,2': 'sound' })).toBe(4)
  })
  test('EE-DAM-07: is 0 if the primary has any damage', () => {
    for (const level of ['light', 'moderate', 'critical', 'heavy', 'destroyed'] as const) expect(strength(row, { '0,3': level })).toBe(0)
  })
  test('EE-GEN-09: armour between two boxes separates them until it is destroyed', () => {
    const plated = { ...row, armour: [{ at: [0, 4] as const, side: 0 as const }] }
    expect(strength(plated, {})).toBe(3)
    expect(strength(plated, { '0,4/0': 'destroyed' })).toBe(4)
  })
  test('EE-MPB-01, EE-MPB-03: only damage to the chosen primary counts', () => {
    const two = drawn('CA warship', 'H', '', 'l', '', 'L', '', 'l', '', 'H')
    const laser = systemNamed(two, 'L1')
    const from = (box: BoxId, levels: Levels) => strengthOf(layoutOf(two), levels, every, firedFrom(laser, box))
    expect([from('0,1', {}), from('0,3', {})]).toEqual([2, 2])
    expect([from('0,1', { '0,1': 'light' }), from('0,3', { '0,1': 'light' })]).toEqual([0, 2])
  })
  test('EE-DAM-06: never exceeds the undamaged boxes and never rises with damage', () => {
    const levels: fc.Arbitrary<Levels> = fc.dictionary(
      fc.constantFrom('0,1', '0,2', '0,3', '0,4'),
      fc.constantFrom<Level>('sound', 'light', 'moderate', 'critical', 'heavy', 'destroyed'),
    )
    fc.assert(
      fc.property(levels, fc.constantFrom('0,1', '0,2', '0,4'), (before, box) => {
        const working = ['0,1', '0,2', '0,3', '0,4'].filter((id) => (before[id] ?? 'sound') === 'sound').length
        expect(strength(row, before)).toBeLessThanOrEqual(working)
        expect(strength(row, { ...before, [box]: 'destroyed' })).toBeLessThanOrEqual(strength(row, before))
      }),
    )
  })
})

describe('laser arrays', () => {
  const chain = drawn(
    'CA warship',
    'l',
    '',
    'L',
    '',
    'H',
    '',
    'l',
    '',
    'H',
    '',
    'l',
    'array X from L1: L1 L2 L3',
    'link X L2 L1: 0,2',
    'link X L3 L2: 0,4',
  )
  const [array] = chain.arrays
  const strengths = (levels: Levels, usable: (box: BoxId) => boolean = every) =>
    array ? arrayStrengths(layoutOf(chain), levels, usable, array) : null
  test('EE-LAR-05, EE-LAR-07: each laser has its own strength', () => {
    expect(strengths({})).toEqual([2, 1, 1])
    expect(strengths({ '0,1': 'light' })).toEqual([1, 1, 1])
    expect(strengths({}, (box) => box !== '0,3')).toEqual([2, 1])
  })
  test('EE-LAR-02: need the primary box of the array and links without moderate damage', () => {
    expect(strengths({ '0,0': 'light' })).toEqual([])
    expect(strengths({ '0,2': 'light' })).toEqual([2, 1, 1])
    expect(strengths({ '0,2': 'moderate' })).toEqual([2])
    for (const level of ['moderate', 'critical', 'heavy', 'destroyed'] as const) expect(strengths({ '0,4': level })).toEqual([2, 1])
  })
  test('EE-LAR-02: a laser with a damaged primary does not fire, but lasers linked through it do', () => {
    expect(strengths({ '0,3': 'light' })).toEqual([2, 1])
    expect(strengths({ '0,5': 'light' })).toEqual([2, 1])
  })
  test('EE-LAR-02: boxes of the lasers on the way are boxes of the link', () => {
    for (const level of ['moderate', 'critical', 'heavy', 'destroyed'] as const) expect(strengths({ '0,3': level })).toEqual([2])
    expect(strengths({ '0,3': 'light' })).toEqual([2, 1])
    // The first laser's second box is on the way to all others.
    expect(strengths({ '0,1': 'light' })).toEqual([1, 1, 1])
    expect(strengths({ '0,1': 'moderate' })).toEqual([1])
  })
  test('EE-LAR-02: an intact way past a damaged box of a laser serves', () => {
    const facts = ['array X from L1: L1 L2 L3', 'link X L2 L1: 0,1', 'link X L3 L2: 1,3']
    const wide = drawn('CA warship', 'l', '', 'H', '', 'L', '  L', 'l', '  H', '', '  l', ...facts)
    const fires = (...boxes: readonly string[]) =>
      wide.arrays.flatMap((one) => arrayStrengths(layoutOf(wide), Object.fromEntries(boxes.map((box) => [box, 'moderate'])), every, one))
    expect([fires(), fires('1,2'), fires('0,3')]).toEqual([
      [1, 3, 1],
      [1, 2, 1],
      [1, 1],
    ])
    expect([fires('1,2', '0,3'), fires('0,2'), fires('1,3')]).toEqual([[1], [1], [1, 3]])
  })
  test('EE-LAR-02: lasers beside each other without a link are no chain', () => {
    const split = drawn('CA warship', 'l', '', 'H', '', 'l', '', 'l', '', 'system L2: 0,2', 'system L3: 0,3')
    const array = { id: 'X', first: 'L1', lasers: ['L1', 'L2', 'L3'], links: [{ laser: 'L1', to: 'L2', through: [[0, 1]] }] } as const
    expect(arrayStrengths(layoutOf(split), {}, every, array)).toEqual([1, 1])
    expect(
      arrayStrengths(layoutOf(split), {}, every, { ...array, links: [...array.links, { laser: 'L3', to: 'L2', through: [] }] }),
    ).toEqual([1, 1, 1])
  })
  test('EE-LAR-02: a laser beside the way between two others is not linked to them', () => {
    const split = drawn('CA warship', 'l', '', 'H', '', 'l', '', 'l', '', 'system L2: 0,2', 'system L3: 0,3')
    const past = { id: 'X', first: 'L1', lasers: ['L1', 'L2', 'L3'], links: [{ laser: 'L2', to: 'L3', through: [[0, 1]] }] } as const
    expect(arrayStrengths(layoutOf(split), {}, every, past)).toEqual([1])
  })
  test('EE-LAR-01: links are followed from the first laser in any order and direction', () => {
    const link = (laser: string, to: string) => ({ laser, to, through: [] })
    const linked = (...links: readonly ReturnType<typeof link>[]) =>
      [...linkedTo({ id: 'X', first: 'L1', lasers: ['L1', 'L2', 'L3', 'L4'], links }, links)].toSorted()
    expect(linked()).toEqual(['L1'])
    expect(linked(link('L4', 'L3'), link('L3', 'L2'), link('L2', 'L1'))).toEqual(['L1', 'L2', 'L3', 'L4'])
    expect(linked(link('L1', 'L2'), link('L3', 'L4'))).toEqual(['L1', 'L2'])
  })
})
