// Records as pictures, letter by letter: boxes, armour, systems and primary boxes.
import { describe, expect, test } from 'vitest'
import type { Design } from './design.ts'
import { drawn } from './design-for-tests.ts'
import { grouped } from './grouped.ts'
import { shipNamed } from './ready.ts'
import { makeRecord } from './record-for-tests.ts'
import { parseRecord } from './text.ts'

const boxes = (...picture: readonly string[]) =>
  Object.fromEntries(drawn('CA warship', ...picture).boxes.map(({ at, type, system }) => [at.join(), system ?? type]))
const plates = (...picture: readonly string[]) =>
  drawn('CA warship', ...picture)
    .armour.map(({ at, side }) => `${at.join()}/${side}`)
    .sort()
const unread = (text: string): string => {
  const read = parseRecord(text)
  return 'reason' in read ? `${read.rule} ${read.reason}` : 'read'
}

describe('the first line', () => {
  test('EE-GEN-14, EE-DES-04, EE-BAS-01: has name, class, kind, larger engines, base and the hex of the first box', () => {
    const title = (line: string) => {
      const read = parseRecord(`${line}\nH`)
      return 'reason' in read ? 'unread' : [read.name, read.hull, read.kind, read.engines, read.base, read.boxes[0]?.at.join()]
    }
    expect(title('Icarus: SC warship')).toEqual(['Icarus', 'SC', 'warship', null, false, '0,0'])
    expect(title('\n  The Old One : BS-2 auxiliary engines BS-3 base first 3,-12')).toEqual([
      'The Old One',
      'BS-2',
      'auxiliary',
      'BS-3',
      true,
      '3,-12',
    ])
    expect(title('Baseline: CA lightFreighter first -4,7')).toEqual(['Baseline', 'CA', 'lightFreighter', null, false, '-4,7'])
    expect(['A: ZZ warship', 'A: CA cruiser', 'A: CA warship engines ZZ', ': CA warship', ''].map(title)).toEqual(Array(5).fill('unread'))
  })
})

test('EE-GEN-14: a record with Windows line ends is read the same', () => {
  const lines = ['Test: CA warship base', 'l\t', '', 'H', '', 'l', 'system L7: 0,0', 'array X from L7: L7 L1', 'link X L1 L7: 0,1', '']
  const read = parseRecord(lines.join('\n'))
  expect(read).toMatchObject({ base: true, arrays: [{ id: 'X', links: [{ laser: 'L1' }] }] })
  expect(parseRecord(lines.join('\r\n'))).toEqual(read)
})

describe('boxes', () => {
  test('EE-GEN-14: two characters are a column and one line half a hex, counted from the first box', () => {
    expect(boxes('    H', '  C   S', 'P   A', '', '    G')).toEqual({
      '0,0': 'H',
      '-1,1': 'C',
      '1,0': 'S',
      '-2,2': 'P',
      '0,1': 'A',
      '0,2': 'G',
    })
  })
  test('EE-GEN-14: letters between hexes and unknown letters are refused with their line', () => {
    const line = (...picture: readonly string[]) =>
      /'(.)' in line (\d+)/
        .exec(unread(['T: CA warship', ...picture].join('\n')))
        ?.slice(1)
        .join('')
    expect([line('H H'), line('H', 'H'), line('H', ' H'), line('H', '', 'Q'), line('#', '', 'H'), line('H', '', 'x')]).toEqual([
      'H2',
      'H3',
      'H3',
      'Q4',
      '#2',
      'x4',
    ])
    expect(unread('T: CA warship\n#\n')).toBe('EE-GEN-14 the picture has no box')
  })
  test.each<[string, readonly string[], string]>([
    ['above', [' #', '/H\\', '\\_/'], '0,0/0'],
    ['upper right', [' _', '/H#', '\\_/'], '0,0/1'],
    ['lower right', [' _', '/H\\', '\\_#'], '0,0/2'],
    ['below', [' _', '/H\\', '\\#/'], '0,1/0'],
    ['lower left', [' _', '/H\\', '#_/'], '-1,1/1'],
    ['upper left', [' _', '#H\\', '\\_/'], '-1,0/2'],
  ])('EE-ARM-01: armour %s', (_, picture, side) => expect(plates(...picture)).toEqual([side]))
  test('EE-ARM-01: the hexes of armour count from the hex of the first box', () => {
    const sides = drawn('CA warship first 2,3', ' #', '#H#', '###').armour.map(({ at, side }) => `${at.join()}/${side}`)
    expect(sides).toEqual(['2,3/0', '1,3/2', '2,3/1', '1,4/1', '2,4/0', '2,3/2'])
  })
})

describe('systems', () => {
  test('EE-GEN-13: touching boxes form one ion cannon or laser', () => {
    expect(boxes('    i', '  I   I', '    H', '', '    I')).toEqual({ '0,0': 'I1', '-1,1': 'I1', '1,0': 'I1', '0,1': 'H', '0,2': 'I2' })
    expect(boxes('l', '  L', 'L', '  L', 'l')).toEqual({ '0,0': 'L1', '1,0': 'L1', '0,1': 'L1', '1,1': 'L1', '0,2': 'L1' })
    expect(boxes('i', '', 'l')).toEqual({ '0,0': 'I1', '0,1': 'L1' })
  })
  test('EE-ENG-02, EE-RAI-01: engines and railguns form by columns, numbered in reading order', () => {
    expect(boxes('  E   r', 'E   e', '  E   R', 'E   E')).toEqual({
      '0,0': 'E1',
      '0,1': 'E1',
      '2,-1': 'R1',
      '2,0': 'R1',
      '-1,1': 'E2',
      '-1,2': 'E2',
      '1,0': 'E3',
      '1,1': 'E3',
    })
    expect(boxes('E', '', 'R', '', 'E')).toEqual({ '0,0': 'E1', '0,1': 'R1', '0,2': 'E2' })
    expect(boxes('l', '', 'H', '', 'l', '  E', '', '  E')).toMatchObject({ '0,0': 'L1', '0,2': 'L2', '1,2': 'E1', '1,3': 'E1' })
  })
  test('EE-GEN-13: a system line takes precedence, and its id is not used again', () => {
    expect(boxes('l', '', 'L', '', 'l', 'system L2: 0,1', 'system L1: 0,2')).toEqual({ '0,0': 'L3', '0,1': 'L2', '0,2': 'L1' })
    expect(boxes('l', '', 'L', '', 'H', 'system X9: 0,0 0,1 0,2')).toEqual({ '0,0': 'X9', '0,1': 'X9', '0,2': 'H' })
    expect(boxes('E', '', 'E', '', 'E', 'system A: 0,1')).toEqual({ '0,0': 'E1', '0,1': 'A', '0,2': 'E2' })
  })
  test('EE-GEN-12, EE-RAI-03: small letters are primary boxes; a weapon of one box needs none, and a railgun fires ahead by default', () => {
    const { primaries } = drawn('CA warship', 'I   i', '', 'H   I', '', 'R   r', '', 'H   R', '', 'v   v', '', 'L   E')
    expect(primaries).toEqual({
      I1: [{ at: [0, 0], aim: null }],
      I2: [{ at: [2, -1], aim: null }],
      R1: [{ at: [0, 2], aim: 'ahead' }],
      R2: [
        { at: [2, 1], aim: 'ahead' },
        { at: [2, 3], aim: 'astern' },
      ],
      R3: [{ at: [0, 4], aim: 'astern' }],
      L1: [{ at: [0, 5], aim: null }],
    })
    expect(drawn('CA warship', 'I', '', 'I').primaries).toEqual({})
    expect(drawn('CA warship', 'H', '', 'e').primaries).toEqual({})
  })
  test('EE-LAR-01: reads an array with its lasers, its first laser and its links', () => {
    const facts = ['array X from L2: L1 L2', 'link X L1 L2: 0,1 0,2', 'link Y L1 L2: 0,9', 'array Y from L1:  L1   L2 ', 'link Z L1 L2:']
    expect(drawn('CA warship', 'l', '', 'H', '', 'H', '', 'l', ...facts).arrays).toEqual([
      {
        id: 'X',
        lasers: ['L1', 'L2'],
        first: 'L2',
        links: [
          {
            laser: 'L1',
            to: 'L2',
            through: [
              [0, 1],
              [0, 2],
            ],
          },
        ],
      },
      { id: 'Y', lasers: ['L1', 'L2'], first: 'L1', links: [{ laser: 'L1', to: 'L2', through: [[0, 9]] }] },
    ])
    expect(drawn('CA warship', 'l', 'array without sense').arrays).toEqual([])
  })
})

describe('drawing', () => {
  test('EE-GEN-14, EE-ARM-01: a box is drawn with six sides, each plain or armoured', () => {
    const [plain, plated] = [drawn('CA warship', 'H'), drawn('CA warship', ' #', '#H#', '###')]
    expect(makeRecord(plain)).toBe('Test: CA warship\n _\n/H\\\n\\_/\n')
    expect(makeRecord(plated)).toBe('Test: CA warship\n #\n#H#\n###\n')
    // Two separate boxes: the line between them is empty.
    expect(makeRecord({ ...plain, boxes: [...plain.boxes, { at: [0, 2], type: 'P', system: null }] })).toBe(
      'Test: CA warship\n _\n/H\\\n\\_/\n\n _\n/P\\\n\\_/\n',
    )
  })
  test('EE-GEN-13: systems are numbered in reading order, independent of the order of boxes', () => {
    for (const design of [shipNamed('Vigilance'), drawn('CA warship', '  E   r   l', 'E   e   i', '  E   R   l', 'E   E   i')]) {
      const plain = design.boxes.map(({ at, type }) => ({ at, type }))
      expect(grouped(plain.toReversed(), design.armour, new Map())).toEqual(grouped(plain, design.armour, new Map()))
      expect(grouped(plain.toReversed(), design.armour, new Map())).toEqual(design.boxes)
    }
  })
  const written = (design: Design) => makeRecord(design).split('\n')
  test('EE-GEN-14: writing reverses reading, with extra lines only where the picture is not enough', () => {
    const picture = String.raw`Test: CA warship engines DN base first 1,-1
   _
 _/l\_
/r\_/A\
\#/E\_/
/v\_/
\_/`
    const array = 'array X from L1: L1 L1'
    const read = parseRecord(`${picture}\n${array}\nlink X L1 L1: 1,0 0,0`)
    if ('reason' in read) throw new Error(read.reason)
    expect(makeRecord(read)).toBe(`${picture}\n${array}\nlink X L1 L1: 1,0 0,0\n`)
    expect(makeRecord({ ...read, arrays: [] })).toBe(`${picture}\n`)
  })
  test('EE-GEN-13: all systems are written out if one of them differs from the default', () => {
    const plain = drawn('CA warship', 'l', '', 'L', '', 'H')
    expect(written(plain).slice(-2)).toEqual(['\\_/', ''])
    const parted = drawn('CA warship', 'l', '', 'L', '', 'H', '', 'E', 'system L7: 0,1')
    expect(written(parted).slice(-4)).toEqual(['system L1: 0,0', 'system L7: 0,1', 'system E1: 0,3', ''])
  })
  test('EE-GEN-14: the first box is the topmost, then leftmost', () => {
    const moved = (q: number, r: number): Design => ({
      ...shipNamed('Icarus'),
      boxes: shipNamed('Icarus').boxes.map((box) => ({ ...box, at: [box.at[0] + q, box.at[1] + r] as const })),
      primaries: {},
    })
    expect([written(moved(0, 2))[0], written(moved(0, 0))[0], written(moved(3, 0))[0]]).toEqual([
      'Icarus: SC warship',
      'Icarus: SC warship first 0,-2',
      'Icarus: SC warship first 3,-2',
    ])
    const abreast = drawn('CA warship', 'H   H', '  H').boxes.toReversed()
    expect(written({ ...drawn('CA warship', 'H'), boxes: abreast })[0]).toBe('Test: CA warship')
  })
})
