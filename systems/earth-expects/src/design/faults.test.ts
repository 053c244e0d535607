// The faults of a design, with the boxes, sides and systems that the designer marks.
import { describe, expect, test } from 'vitest'
import { faultsOf, type Limits, PLAIN_RULES, WIDEST } from './check.ts'
import type { Design } from './design.ts'
import { drawn } from './design-for-tests.ts'

type Expected = readonly (readonly [rule: string, ...at: readonly string[]])[]
const against = (design: Design, limits: Limits = PLAIN_RULES): Expected => faultsOf(design, limits).map(({ rule, at }) => [rule, ...at])
/** Boxes in one column, bow first. */
const column = (title: string, boxes: string, more: Partial<Design> = {}): Design => ({
  ...drawn(title, ...[...boxes].flatMap((box) => [box, ''])),
  ...more,
})
const CA = 'CA warship'
const box = (q: number, r: number, type: Design['boxes'][number]['type'] = 'H', system: string | null = null): Design['boxes'][number] => ({
  at: [q, r],
  type,
  system,
})
const plate = (q: number, r: number, side: 0 | 1 | 2): Design['armour'][number] => ({ at: [q, r], side })
const only = (boxes: Design['boxes'], more: Partial<Design> = {}): Design => ({ ...column(CA, 'H'), boxes, ...more })

describe('the drawing', () => {
  test.each<[string, Design, Expected]>([
    ['a hex with two boxes, another with three', only([0, 1, 1, 2, 3, 3, 3].map((r) => box(0, r))), [['EE-GEN-11', '0,1', '0,3']]],
    ['a side armoured twice', column(CA, 'HH', { armour: [plate(0, 0, 1), plate(0, 1, 0), plate(0, 0, 1)] }), [['EE-ARM-04', '0,0/1']]],
    [
      'armour beside no box',
      column(CA, 'HH', { armour: [plate(0, 3, 0), plate(0, 0, 0), plate(2, 0, 2)] }),
      [['EE-ARM-01', '0,3/0', '2,0/2']],
    ],
    ['armour on the far side of an empty hex', column(CA, 'HH', { armour: [plate(0, 2, 0), plate(-1, 1, 1)] }), []],
    [
      'all basic faults at once, without further checks',
      only([box(0, 0), box(0, 0), box(5, 5, 'E')], { armour: [plate(9, 9, 0), plate(9, 9, 0)] }),
      [
        ['EE-GEN-11', '0,0'],
        ['EE-ARM-04', '9,9/0'],
        ['EE-ARM-01', '9,9/0', '9,9/0'],
        ['EE-GEN-13', '5,5'],
      ],
    ],
  ])('EE-GEN-11, EE-ARM-01, EE-ARM-04: %s', (_, design, faults) => expect(against(design)).toEqual(faults))

  test.each<[string, Design, Expected]>([
    [
      'boxes of engines and weapons without a system',
      only([box(0, 0, 'E'), box(0, 1, 'e'), box(0, 2, 'I'), box(0, 3, 'L'), box(0, 4, 'R')]),
      [['EE-GEN-13', '0,0', '0,1', '0,2', '0,3', '0,4']],
    ],
    [
      'other boxes with a system',
      only([...'ACGHMPS'].map((type, r) => box(0, r, type as Design['boxes'][number]['type'], 'X'))),
      [['EE-GEN-13', ...[0, 1, 2, 3, 4, 5, 6].map((r) => `0,${r}`)]],
    ],
    [
      'systems with boxes of two kinds',
      only([box(0, 0, 'L', 'X'), box(0, 1, 'I', 'X'), box(0, 2, 'R', 'Y'), box(0, 3, 'R', 'Y'), box(0, 4, 'L', 'Z'), box(0, 5, 'E', 'Z')]),
      [['EE-GEN-13', 'X', 'Z']],
    ],
    ['an engine of engine and half engine boxes', column(CA, 'HHEe'), []],
  ])('EE-GEN-13, EE-HEN-02: %s', (_, design, faults) => expect(against(design)).toEqual(faults))

  test('EE-DES-02, EE-ARM-03: the refusal says how many boxes to remove, rounded up', () => {
    const ship = (boxes: number, plates: number): string => {
      const armour = Array.from({ length: plates }, (_, r) => plate(0, r, 1))
      const [fault] = faultsOf(column('CT warship', 'H'.repeat(boxes), { armour }), PLAIN_RULES)
      return fault ? `${fault.rule} ${/remove (\d+)/.exec(fault.reason)?.[1]}` : 'sound'
    }
    expect([ship(15, 0), ship(15, 1), ship(15, 6), ship(15, 7)]).toEqual(['sound', 'EE-ARM-03 1', 'EE-ARM-03 1', 'EE-ARM-03 2'])
    expect([ship(14, 6), ship(14, 7), ship(16, 0), ship(17, 1)]).toEqual(['sound', 'EE-ARM-03 1', 'EE-DES-02 1', 'EE-DES-02 3'])
  })
  test('EE-DES-08: the fault lists every box outside the largest part', () => {
    expect(against(only([box(0, 0), box(0, 1), box(0, 4), box(0, 5), box(4, 0)]))).toEqual([['EE-DES-08', '0,4', '0,5', '4,0']])
  })
  test('EE-DES-02: a long list of boxes is cut off', () => {
    const reason = (count: number) => {
      const boxes = Array.from({ length: count }, (_, q) => box(q * 3, 0))
      return faultsOf(only([...boxes, ...boxes]), PLAIN_RULES)[0]?.reason
    }
    expect(reason(6)).toBe('two boxes share a hex at 0,0 and 3,0 and 6,0 and 9,0 and 12,0 and 15,0; keep one')
    expect(reason(7)).toBe('two boxes share a hex at 0,0 and 3,0 and 6,0 and 9,0 and 12,0 and 2 more; keep one')
  })
})

describe('systems', () => {
  test.each<[string, Design, Expected]>([
    ['an engine with a gap', drawn(CA, 'H', '', 'E', '', 'H', '', 'E', 'system E1: 0,1 0,3'), [['EE-ENG-02', '0,3']]],
    ['an engine in two columns', drawn(CA, 'H', '  H', 'E', '  E', 'system E1: 0,1 1,1'), [['EE-ENG-02', '1,1']]],
    ['an engine beside its line', drawn(CA, 'H', '  H', 'E', '  H', 'H', '  E', 'system E1: 0,1 1,2'), [['EE-ENG-02', '1,2']]],
    [
      'a railgun of three boxes, two of them out of line',
      drawn(CA, 'r', '', 'H', '', 'R', '', 'R', '', 'H', '', 'H', 'system R1: 0,0 0,2 0,3'),
      [['EE-RAI-01', '0,2', '0,3']],
    ],
    ['straight systems', column(CA, 'rRHHEe'), []],
  ])('EE-ENG-02, EE-RAI-01: %s', (_, design, faults) => expect(against(design)).toEqual(faults))

  test.each<[string, Design, Expected]>([
    ['a laser in two parts', drawn(CA, 'l', '', 'L', '', 'H', '', 'L', '', 'H', '', 'H', 'system L1: 0,0 0,1 0,3'), [['EE-DES-09', '0,3']]],
    ['an ion cannon separated by armour', column(CA, 'iIIHHH', { armour: [plate(0, 2, 0)] }), [['EE-DES-09', '0,2']]],
    ['an ion cannon connected around the armour', { ...drawn(CA, 'i', '  I', 'I', '  H', 'H', '  H'), armour: [plate(0, 1, 0)] }, []],
    ['a laser of five boxes in one column', column(CA, 'lLLLLHHHHH'), []],
  ])('EE-DES-09: %s', (_, design, faults) => expect(against(design)).toEqual(faults))

  const gun = column(CA, 'rRlHHHE')
  const at = (q: number, r: number, aim: 'ahead' | 'astern' | null = null) => ({ at: [q, r] as const, aim })
  const [R1, L1] = [[at(0, 0, 'ahead')], [at(0, 2)]]
  test.each<[string, Design['primaries'], Expected]>([
    ['one for each weapon', { R1, L1 }, []],
    [
      'none',
      {},
      [
        ['EE-GEN-12', 'R1'],
        ['EE-GEN-12', 'L1'],
      ],
    ],
    ['a box of another weapon', { R1, L1: [at(0, 1)] }, [['EE-GEN-12', '0,1']]],
    ['a hex without a box', { R1, L1: [at(9, 9)] }, [['EE-GEN-12', '9,9']]],
    ['a box of an engine', { R1, L1, E1: [at(0, 6)] }, [['EE-GEN-12', 'E1']]],
    ['a weapon that does not exist', { R1, L1, X1: [at(0, 3)] }, [['EE-GEN-12']]],
    ['two for one weapon', { R1: [at(0, 0, 'ahead'), at(0, 1, 'astern')], L1 }, [['EE-MPB-01', 'R1']]],
    [
      'the same box twice',
      { R1: [at(0, 0, 'ahead'), at(0, 0, 'astern')], L1 },
      [
        ['EE-MPB-01', 'R1'],
        ['EE-MPB-04', 'R1'],
      ],
    ],
    ['a railgun without an aim', { R1: [at(0, 0)], L1 }, [['EE-RAI-03', 'R1']]],
    ['a laser with an aim', { R1, L1: [at(0, 2, 'astern')] }, [['EE-RAI-03', 'L1']]],
  ])('EE-GEN-12, EE-MPB-01, EE-MPB-04, EE-RAI-03: primary boxes: %s', (_, primaries, faults) => {
    expect(against({ ...gun, primaries })).toEqual(faults)
    expect(against({ ...gun, primaries }, WIDEST)).toEqual(faults.filter(([rule]) => rule !== 'EE-MPB-01'))
  })
  test('EE-ENG-04: the fault lists every engine that is not open behind', () => {
    const design = drawn(CA, 'H   H', '  H', 'E   E', '', 'H   H')
    expect(against(design)).toEqual([['EE-ENG-04', 'E1', 'E2']])
    expect(against({ ...design, base: true })).toEqual([])
  })
})

describe('class and kind', () => {
  const twoEngines = (left: string, right: string, title = 'SC warship'): Design => {
    const rows = Array.from({ length: 3 }, (_, r) => [`${left[r] ?? ' '}   ${right[r] ?? ' '}`, ''])
    return drawn(title, 'H   H', '  H', 'H   H', '  H', ...rows.flat())
  }
  test.each<[string, Design, Expected]>([
    ['one and a half boxes each', twoEngines('Ee', 'E'), []],
    ['two boxes in one engine', twoEngines('EE', 'Ee'), [['EE-DES-03', 'E1']]],
    [
      'two boxes or more in both engines',
      twoEngines('Eee', 'EE'),
      [
        ['EE-DES-03', 'E1'],
        ['EE-DES-03', 'E2'],
      ],
    ],
    ['engines of a frigate', twoEngines('EE', 'E', 'SC warship engines FF'), []],
    ['engines too large for a frigate', twoEngines('EEe', 'E', 'SC warship engines FF'), [['EE-DES-03', 'E1']]],
    ['engines of the same class', twoEngines('E', 'E', 'SC warship engines SC'), [['EE-DES-04']]],
    ['engines of a smaller class', twoEngines('E', 'E', 'SC warship engines CT'), [['EE-DES-04']]],
    [
      'engines of a smaller class, too large for the ship’s class',
      twoEngines('EE', 'E', 'SC warship engines CT'),
      [['EE-DES-04'], ['EE-DES-03', 'E1']],
    ],
  ])('EE-DES-03, EE-DES-04: engines: %s', (_, design, faults) => expect(against(design)).toEqual(faults))

  test.each<[string, string, Expected]>([
    ['a hull box for each engine box', 'HHEe', []],
    ['one hull box too few', 'HEe', [['EE-DES-05']]],
    ['a hull box for each launcher', 'HHMM', []],
    ['one hull box too few for launchers', 'HMM', [['EE-HUL-03']]],
    ['launchers and engines do not add up', 'MMHHEe', []],
    ['a weapon as large as the hull', 'lLHH', []],
    [
      'two weapons larger than the hull',
      'lLLiIIHH',
      [
        ['EE-DES-06', 'L1'],
        ['EE-DES-06', 'I1'],
      ],
    ],
    ['a weapon without any hull', 'rC', [['EE-DES-06', 'R1']]],
    ['all three faults', 'MMlLHEe', [['EE-DES-05'], ['EE-HUL-03'], ['EE-DES-06', 'L1']]],
  ])('EE-DES-05, EE-DES-06, EE-HUL-03: %s', (_, boxes, faults) => expect(against(column(CA, boxes))).toEqual(faults))

  test('EE-BAS-04: a base needs as many engine boxes as its speed cost; for half a point or less a half engine is enough', () => {
    const base = (hull: string, boxes: string) => against(column(`${hull} warship base`, boxes))
    expect([base('CA', 'He'), base('CA', 'HE'), base('DD', 'He'), base('CT', 'He'), base('CT', 'H')]).toEqual([
      [['EE-BAS-04']],
      [],
      [],
      [],
      [['EE-BAS-04']],
    ])
    expect([base('BB', 'HHHEe'), base('BB', 'HHHEE')]).toEqual([[['EE-BAS-04']], []])
    expect(against(column('CA warship', 'H'))).toEqual([])
  })

  const ALL = 'AGiMrClSHHHHPEe'
  test.each<[string, Expected]>([
    ['warship', []],
    ['auxiliary', []],
    ['passenger', [['EE-AUX-06', '0,0', '0,1', '0,2', '0,3', '0,4']]],
    ['freighter', [['EE-AUX-06', '0,0', '0,1', '0,2', '0,3', '0,4']]],
    ['lightFreighter', [['EE-AUX-11', ...[0, 1, 2, 3, 4, 5, 6, 7].map((r) => `0,${r}`)]]],
  ])('EE-AUX-01, EE-AUX-06, EE-AUX-11: the fault lists the boxes that a %s may not mount', (kind, faults) => {
    expect(against(column(`CA ${kind}`, ALL))).toEqual(faults)
  })
  test('EE-AUX-06: civilian ships have only lasers of one box and no arrays', () => {
    const lasers = (kind: string) => column(`CA ${kind}`, 'lLHlHlLH')
    expect(against(lasers('passenger'))).toEqual([['EE-AUX-06', 'L1', 'L3']])
    expect(against(lasers('warship'))).toEqual([])
    expect(against(lasers('lightFreighter')).map(([rule]) => rule)).toEqual(['EE-AUX-11'])
    const joined = { id: 'X', lasers: ['L1', 'L2'], first: 'L1', links: [{ laser: 'L2', to: 'L1', through: [[0, 1] as const] }] }
    expect(against(column('CA freighter', 'lHlH', { arrays: [joined] }), WIDEST)).toEqual([['EE-AUX-06']])
    expect(against(column(CA, 'lHlH', { arrays: [joined] }), WIDEST)).toEqual([])
  })
})

describe('options', () => {
  const limits = (change: Partial<Limits>): Limits => ({ ...PLAIN_RULES, ...change })
  const [A, B] = [limits({ exposedByArmour: true }), limits({ exposedBySpace: true })]
  test('EE-EXP-01: the fault lists engine and half engine boxes beside other boxes, also on bases', () => {
    const ship = drawn(CA, 'H   H', '  H', 'E   e', '', '    E')
    expect(against(ship, A)).toEqual([['EE-EXP-01', '0,1', '2,0']])
    expect(against({ ...ship, base: true }, A)).toEqual([['EE-EXP-01', '0,1', '2,0']])
    const armour = [plate(0, 1, 0), plate(0, 1, 1), plate(1, 0, 2), plate(2, 0, 0)]
    expect(against({ ...ship, armour }, A)).toEqual([])
    expect(against({ ...ship, armour: armour.slice(1) }, A)).toEqual([['EE-EXP-01', '0,1']])
    expect(against(ship)).toEqual([])
  })
  test('EE-EXP-01: an engine may not touch another engine', () => {
    const twins = drawn(CA, 'H', '  H', 'E', '  E')
    const armour = [plate(0, 1, 0), plate(0, 1, 1), plate(1, 1, 0)]
    expect(against({ ...twins, armour }, A)).toEqual([['EE-EXP-01', '0,1', '1,1']])
    expect(against({ ...twins, armour: [...armour, plate(0, 1, 2)] }, A)).toEqual([])
  })
  test('EE-EXP-02: each engine box needs four sides open to space or beside the same engine', () => {
    // Each engine box touches three hull boxes.
    const deep = drawn(CA, '  H', 'H   H', '  e', 'H   H', '  E', 'H   H')
    expect(against(deep, B).find(([rule]) => rule === 'EE-EXP-02')).toEqual(['EE-EXP-02', '0,1', '0,2'])
    expect(against({ ...deep, base: true }, B)).toEqual([])
    const free = column(CA, 'HHEE')
    expect(against(free, B)).toEqual([])
    // Box 0,2 counts four open sides and one beside its own engine. Armour closes open sides.
    const plated = (...armour: Design['armour']) => against({ ...free, armour }, B).map(([, ...at]) => at)
    expect(plated(plate(0, 2, 1))).toEqual([])
    expect(plated(plate(0, 2, 1), plate(0, 2, 2))).toEqual([['0,2']])
    expect(plated(plate(0, 3, 1), plate(0, 3, 2))).toEqual([])
    expect(plated(plate(0, 3, 1), plate(0, 3, 2), plate(-1, 4, 1))).toEqual([['0,3']])
  })
  test('EE-EXP-02, EE-GEN-19: a side is closed if a box is farther out in its direction', () => {
    const engine = [box(0, 2, 'E', 'E1'), box(0, 3, 'E', 'E1')]
    const hull = (...hexes: readonly (readonly [number, number])[]) => [...hexes.map(([q, r]) => box(q, r)), ...engine]
    expect(against(only(hull([0, 0], [0, 1], [1, 0], [2, 0])), B)).toEqual([])
    expect(against(only(hull([0, 0], [0, 1], [1, 0], [2, 0], [-1, 1], [-2, 2])), B)).toEqual([['EE-EXP-02', '0,2']])
  })
})

describe('laser arrays', () => {
  const chain = (laser: string, to: string, ...through: readonly (readonly [number, number])[]) => ({ laser, to, through })
  const ship = column(CA, 'lHHlHlHH')
  const array = { id: 'X', lasers: ['L1', 'L2', 'L3'], first: 'L1', links: [chain('L2', 'L1', [0, 2], [0, 1]), chain('L3', 'L2', [0, 4])] }
  const having = (change: Partial<typeof array>, more: readonly (typeof array)[] = []) =>
    against({ ...ship, arrays: [{ ...array, ...change }, ...more] }, WIDEST)
  test.each<[string, Partial<typeof array>, Expected]>([
    ['a chain to each laser', {}, []],
    ['a chain in the wrong order', { links: [chain('L2', 'L1', [0, 1], [0, 2]), chain('L3', 'L2', [0, 4])] }, [['EE-LAR-01']]],
    ['chains from the other end', { links: [chain('L1', 'L2', [0, 1], [0, 2]), chain('L2', 'L3', [0, 4])] }, []],
    ['a laser without a chain', { links: [chain('L2', 'L1', [0, 2], [0, 1])] }, [['EE-LAR-01', 'L3']]],
    ['no chains', { links: [] }, [['EE-LAR-01', 'L2', 'L3']]],
    ['a chain with a gap in it', { links: [chain('L2', 'L1', [0, 2]), chain('L3', 'L2', [0, 4])] }, [['EE-LAR-01']]],
    ['a chain that stops short', { links: [chain('L2', 'L1', [0, 1]), chain('L3', 'L2', [0, 4])] }, [['EE-LAR-01']]],
    ['a chain through space', { links: [chain('L2', 'L1', [1, 2], [1, 1], [1, 0]), chain('L3', 'L2', [0, 4])] }, [['EE-LAR-01']]],
    ['a chain partly through space', { links: [chain('L2', 'L1', [0, 2], [1, 1], [0, 1]), chain('L3', 'L2', [0, 4])] }, [['EE-LAR-01']]],
    ['a laser that does not exist', { lasers: [...array.lasers, 'L9'] }, [['EE-LAR-01'], ['EE-LAR-01', 'L9']]],
    [
      'a first laser outside the array',
      { lasers: ['L2', 'L3'], links: [array.links[1] ?? chain('', '')] },
      [['EE-LAR-01'], ['EE-LAR-01', 'L2', 'L3']],
    ],
    ['a laser twice', { lasers: [...array.lasers, 'L3'] }, [['EE-LAR-01', 'L3']]],
    ['a chain to itself', { links: [...array.links, chain('L1', 'L1', [0, 1])] }, [['EE-LAR-01']]],
    ['a chain from a laser outside the array', { lasers: ['L1', 'L2'] }, [['EE-LAR-01']]],
  ])('EE-LAR-01: %s', (_, change, faults) => expect(having(change)).toEqual(faults))
  test('EE-LAR-01: a laser belongs to at most one array, and arrays need the option', () => {
    expect(having({}, [{ ...array, id: 'Y' }])).toEqual([['EE-LAR-01', 'L1', 'L2', 'L3']])
    expect(against({ ...ship, arrays: [array] })).toEqual([['EE-LAR-01']])
    expect(against(ship)).toEqual([])
  })
  test('EE-LAR-01: an array contains only lasers', () => {
    const mixed = column(CA, 'lHiHHH', { arrays: [{ id: 'X', lasers: ['L1', 'I1'], first: 'L1', links: [chain('I1', 'L1', [0, 1])] }] })
    expect(against(mixed, WIDEST)).toEqual([['EE-LAR-01']])
  })
  test('EE-LAR-01: lasers that touch with any of their boxes need no chain', () => {
    const joined = (boxes: string, through: readonly (readonly [number, number])[]) =>
      against(
        { ...column(CA, boxes), arrays: [{ id: 'X', lasers: ['L1', 'L2'], first: 'L1', links: [chain('L2', 'L1', ...through)] }] },
        WIDEST,
      )
    expect(joined('lLHlLHHH', [[0, 2]])).toEqual([])
    const touching = drawn(
      CA,
      'l',
      '',
      'L',
      '',
      'l',
      '',
      'L',
      '',
      'H',
      '',
      'H',
      '',
      'H',
      '',
      'H',
      'system L1: 0,0 0,1',
      'system L2: 0,2 0,3',
    )
    const arrays = [{ id: 'X', lasers: ['L1', 'L2'], first: 'L1', links: [chain('L2', 'L1')] }]
    expect(against({ ...touching, arrays }, WIDEST)).toEqual([])
  })
  test('EE-LAR-08: an array has at most as many boxes as the hull', () => {
    const joined = (boxes: string) =>
      against(column(CA, boxes, { arrays: [{ id: 'X', lasers: ['L1', 'L2'], first: 'L1', links: [chain('L2', 'L1', [0, 2])] }] }), WIDEST)
    expect([joined('lLHlHHPC'), joined('lLHlHPC')]).toEqual([[], [['EE-LAR-08']]])
  })
})
