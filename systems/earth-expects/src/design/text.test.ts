import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { partsOf } from '../record/adjacency.ts'
import { layoutOf } from '../record/layout.ts'
import { WIDEST } from './check.ts'
import type { Design } from './design.ts'
import { drawn } from './design-for-tests.ts'
import { shipNamed } from './ready.ts'
import { makeRecord } from './record-for-tests.ts'
import { sampleDesign } from './sample.ts'
import { parseRecord } from './text.ts'

const census = ({ boxes }: Design) => {
  const types = boxes.map(({ type }) => type)
  return Object.fromEntries([...new Set(types)].sort().map((type) => [type, types.filter((one) => one === type).length]))
}
const at = ({ boxes }: Design, type: string) => boxes.filter((box) => box.type === type).map((box) => box.at.join())

describe('the ships of the book', () => {
  test('EE-GEN-14, GT-01: the Icarus has the boxes of the book', () => {
    const icarus = shipNamed('Icarus')
    expect(census(icarus)).toEqual({ C: 1, E: 1, H: 3, L: 2, P: 2, S: 1, e: 2 })
    expect(Object.fromEntries(icarus.boxes.map(({ at: hex, type }) => [hex.join(), type]))).toEqual({
      '0,-2': 'S',
      '0,-1': 'P',
      '-1,0': 'H',
      '1,-1': 'H',
      '0,0': 'C',
      '-1,1': 'E',
      '1,0': 'P',
      '0,1': 'H',
      '-1,2': 'e',
      '1,1': 'e',
      '-2,3': 'L',
      '2,1': 'L',
    })
    expect(partsOf(layoutOf(icarus), {})).toHaveLength(1)
  })
  test('EE-GEN-14, GT-02: the Vigilance has the boxes of the book', () => {
    const vigilance = shipNamed('Vigilance')
    expect(vigilance.boxes).toHaveLength(85)
    expect(census(vigilance)).toEqual({ C: 6, E: 12, H: 12, I: 6, L: 6, M: 10, P: 23, R: 2, S: 8 })
    expect(at(vigilance, 'I').sort()).toEqual(['-6,5', '-7,6', '-8,6', '6,-1', '7,-1', '8,-2'])
    expect(at(vigilance, 'S').sort()).toEqual(['-1,-3', '-4,1', '-4,5', '-6,3', '1,-4', '4,-3', '4,1', '6,-3'])
    expect(
      Object.values(vigilance.primaries)
        .flatMap((ones) => ones.map(({ at: hex }) => hex.join()))
        .sort(),
    ).toEqual(['0,-3', '-8,6', '8,-2', '-9,8', '9,-1', '-2,4', '2,2'].sort())
    expect(partsOf(layoutOf(vigilance), {})).toHaveLength(1)
    expect(at(vigilance, 'P')).toContain('-2,3')
    expect(at(vigilance, 'H')).toContain('2,1')
  })
  test('EE-DES-01: the Stunt Double has four engines of one box each', () => {
    expect(census(shipNamed('Stunt Double'))).toEqual({ C: 3, E: 4, H: 4, P: 4 })
    expect(new Set(shipNamed('Stunt Double').boxes.flatMap(({ system }) => system ?? [])).size).toBe(4)
  })
})

describe('records as text', () => {
  const sorted = (design: Design) => ({
    ...design,
    boxes: [...design.boxes].sort((a, b) => (a.at.join() < b.at.join() ? -1 : 1)),
    armour: design.armour.map(({ at: hex, side }) => `${hex.join()}/${side}`).sort(),
    primaries: Object.fromEntries(
      Object.entries(design.primaries)
        .map(([id, ones]) => [id, ones.map((one) => JSON.stringify(one)).sort()] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  })
  test('EE-GEN-14: a random design is the same after writing and reading', () => {
    const dice = seededDice(20)
    for (let count = 0; count < 60; count += 1) {
      const design = sampleDesign(dice, WIDEST)
      const again = parseRecord(makeRecord(design))
      expect('reason' in again ? again : sorted(again)).toEqual(sorted(design))
    }
  })
  test('EE-LAR-01, EE-DES-04, EE-BAS-01: arrays, larger engines and bases are the same after writing and reading', () => {
    const array = { id: 'X', lasers: ['L1', 'L2'], first: 'L1', links: [{ laser: 'L2', to: 'L1', through: [[0, -1] as const] }] }
    const design: Design = { ...shipNamed('Icarus'), engines: 'CA', base: true, arrays: [array] }
    expect(makeRecord(design)).toContain('Icarus: SC warship engines CA base first 0,-2')
    expect(parseRecord(makeRecord(design))).toEqual(design)
  })
  test('EE-GEN-14: a picture shows every box with its six sides', () => {
    const picture = String.raw`Icarus: SC warship first 0,-2
     _
    /S\
    \_/
   _/P\_
  /H\_/H\
  \_/C\_/
  /E\_/P\
  \_/H\_/
 _/e\_/e\_
/l\_/ \_/l\
\_/     \_/
`
    expect(makeRecord(shipNamed('Icarus'))).toBe(picture)
    expect(parseRecord(picture)).toEqual(shipNamed('Icarus'))
  })
  test('EE-GEN-13: boxes in one column form one engine, and armour separates systems', () => {
    const systems = (...picture: readonly string[]) => drawn('CA warship', ...picture).boxes.map(({ system }) => system)
    expect(systems('H', '', 'E', '', 'e')).toEqual([null, 'E1', 'E1'])
    expect(systems('H', '', 'E', '#', 'e')).toEqual([null, 'E1', 'E2'])
    expect(systems('l', '', 'L', '#', 'l')).toEqual(['L1', 'L1', 'L2'])
    expect(systems('E', '  E')).toEqual(['E1', 'E2'])
  })
  test('EE-ARM-01: a side of the picture is a side of the record', () => {
    const plated: Design = {
      ...shipNamed('Icarus'),
      armour: [
        { at: [0, -2], side: 0 },
        { at: [0, 0], side: 1 },
        { at: [0, 0], side: 2 },
        { at: [-1, 0], side: 2 },
        { at: [-2, 3], side: 0 },
      ],
    }
    const again = parseRecord(makeRecord(plated))
    expect('reason' in again ? again : sorted(again)).toEqual(sorted(plated))
    expect(makeRecord(plated).match(/#/g)).toHaveLength(5)
  })
  test('EE-GEN-14: an unreadable record is refused with the line', () => {
    const reason = (text: string) => {
      const read = parseRecord(text)
      return 'reason' in read ? read.reason : ''
    }
    expect(reason('Icarus')).toContain('the first line must be a name, a class and a kind')
    expect(reason('Icarus: XX warship\nS')).toContain("not 'Icarus: XX warship'")
    expect(reason('Icarus: SC warship\n')).toBe('the picture has no box')
    expect(reason('Icarus: SC warship\nS\nS')).toBe("'S' in line 3 of the record is not a box, or is not in the middle of a hex")
    expect(reason('Icarus: SC warship\nS\n\nX')).toContain("'X' in line 4")
  })
})
