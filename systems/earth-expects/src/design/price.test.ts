import { addsUp } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { CLASS_CODES, hullClass, KINDS } from '../../data/tables.ts'
import { costsOf } from './costs.ts'
import type { Design } from './design.ts'
import { PLAIN, priceOf } from './price.ts'
import { shipNamed } from './ready.ts'

const of = (change: Partial<Design>): Design => ({ ...shipNamed('Icarus'), ...change })
const full = (hull: string, boxes: number): Design =>
  of({ hull, boxes: Array.from({ length: boxes }, (_, r) => ({ at: [0, r] as const, type: 'H' as const, system: null })) })
const points = (design: Design, ...docked: readonly Design[]) => {
  const { speed, manoeuvre } = costsOf(design, docked)
  expect(addsUp(speed) && addsUp(manoeuvre)).toBe(true)
  return [speed.total / 4, manoeuvre.total / 4]
}

describe('classes', () => {
  test('EE-DES-01, EE-DES-03: the classes have the printed values', () => {
    expect(
      CLASS_CODES.map((code) => hullClass(code)).map(({ boxes, halves, speedCost, manoeuvreCost, value }) => [
        boxes,
        halves / 2,
        speedCost / 4,
        manoeuvreCost / 4,
        value,
      ]),
    ).toEqual([
      [15, 1, 0.25, 0.25, 1],
      [12, 1.5, 0.25, 0.5, 1],
      [30, 1.5, 0.5, 0.5, 2],
      [28, 2, 0.5, 1, 2],
      [50, 3, 1, 1, 4],
      [45, 4, 1, 2, 4],
      [100, 5, 2, 2, 8],
      [85, 6, 2, 3, 8],
      [135, 7, 3, 3, 12],
      [160, 8, 4, 5, 16],
      [200, 9, 5, 8, 20],
    ])
  })
  test('EE-DES-07, GT-38: each oversized level costs more manoeuvre than the one before', () => {
    expect([1, 2, 3, 4].map((level) => hullClass(`BS-${level}`).manoeuvreCost / 4)).toEqual([12, 17, 23, 30])
    expect(hullClass('BS-2')).toMatchObject({ boxes: 250, halves: 22, speedCost: 28, value: 28 })
    expect(hullClass('BS-3')).toMatchObject({ boxes: 275, halves: 24, speedCost: 32, value: 32 })
    expect(() => hullClass('XX')).toThrow('no class XX')
  })
})

describe('points of speed and manoeuvre', () => {
  test('EE-DES-04, GT-33: a heavy cruiser with dreadnought engines pays their costs, and no more with a battlecruiser docked', () => {
    const cruiser = { ...full('CA', 50), engines: 'DN' }
    expect(points(cruiser)).toEqual([3, 3])
    expect(points(cruiser, full('BC', 85))).toEqual([3, 3])
  })
  test('EE-DES-04: the ship pays the higher speed cost and the higher manoeuvre cost separately', () => {
    expect(points(of({ hull: 'BB', engines: 'BC' }))).toEqual([2, 3])
    expect(points(of({ hull: 'CL', engines: 'BB' }))).toEqual([2, 2])
  })
  test('EE-DOC-07, GT-32: docked ships of 50 and 100 boxes pay as a superdreadnought', () => {
    expect(points(full('CA', 50), full('BB', 100))).toEqual([4, 5])
    expect(points(full('BB', 100), full('BB', 100), full('CT', 1))).toEqual([6, 12])
  })
  test.each([
    [11, 'scout'],
    [12, 'scout'],
    [13, 'corvette'],
    [28, 'frigate'],
    [29, 'destroyer'],
    [45, 'light cruiser'],
    [46, 'heavy cruiser'],
    [50, 'heavy cruiser'],
    [51, 'battlecruiser'],
    [135, 'dreadnought'],
    [136, 'superdreadnought'],
    [200, 'battlestation'],
    [201, 'battlestation, 1 over size'],
    [225, 'battlestation, 1 over size'],
    [226, 'battlestation, 2 over size'],
    [250, 'battlestation, 2 over size'],
    [251, 'battlestation, 3 over size'],
  ])('EE-DOC-07, EE-DES-07: docked ships of %i boxes pay as a %s', (boxes, title) => {
    // A corvette, so that the class of both ships sets the costs.
    const first = { ...full('CT', boxes - 1), kind: 'warship' } as const
    const { speed, manoeuvre } = costsOf(first, [full('CT', 1)])
    const [, hull] =
      [...CLASS_CODES, 'BS-1', 'BS-2', 'BS-3'].map((code) => [code, hullClass(code)] as const).find(([, { title: of }]) => of === title) ??
      []
    expect([speed.total, manoeuvre.total]).toEqual([hull?.speedCost, hull?.manoeuvreCost])
  })
  test('EE-DOC-07, EE-ARM-03: armour of both ships counts, six sides as a box', () => {
    const armour = (count: number) => Array.from({ length: count }, (_, r) => ({ at: [0, r] as const, side: 1 as const }))
    const plated = (boxes: number, sides: number): Design => ({ ...full('CT', boxes), armour: armour(sides) })
    expect([points(plated(40, 3), plated(4, 3)), points(plated(40, 3), plated(4, 4))]).toEqual([
      [1, 2],
      [1, 1],
    ])
  })
  test('EE-DES-01, EE-DES-04, EE-DOC-07, EE-AUX-07: a cost lists its reasons without zeros', () => {
    const because = (design: Design, ...docked: readonly Design[]) => {
      const { speed, manoeuvre } = costsOf(design, docked)
      return [speed, manoeuvre].map((cost) => cost.because.map(([, amount, rule]) => [amount, rule]))
    }
    expect(because(of({ hull: 'CA' }))).toEqual([[[4, 'EE-DES-01']], [[4, 'EE-DES-01']]])
    expect(because(of({ hull: 'CA', engines: 'CL' }))).toEqual([
      [[4, 'EE-DES-01']],
      [
        [4, 'EE-DES-01'],
        [4, 'EE-DES-04'],
      ],
    ])
    expect(because({ ...full('CA', 90), engines: 'BC', kind: 'passenger' }, full('CT', 60))).toEqual([
      [
        [4, 'EE-DES-01'],
        [4, 'EE-DES-04'],
        [8, 'EE-DOC-07'],
        [16, 'EE-AUX-07'],
      ],
      [
        [4, 'EE-DES-01'],
        [8, 'EE-DES-04'],
        [8, 'EE-DOC-07'],
        [20, 'EE-AUX-07'],
      ],
    ])
  })
  test('EE-DOC-07: docked ships never pay less than the ship alone', () => {
    expect(points(of({ hull: 'SD' }), full('CT', 3))).toEqual([4, 5])
    expect(points(of({ hull: 'SD', kind: 'passenger' }), full('CT', 3))).toEqual([8, 10])
    expect(points(of({ hull: 'CA', kind: 'passenger' }), full('BB', 100))).toEqual([6, 6])
  })
  test('EE-AUX-07, EE-AUX-13: civilian ships pay double costs, auxiliaries do not', () => {
    expect(KINDS.map((kind) => points(of({ hull: 'CL', kind })))).toEqual([
      [1, 2],
      [1, 2],
      [2, 4],
      [2, 4],
      [2, 4],
    ])
    expect(costsOf(of({ kind: 'lightFreighter' })).speed.because.at(-1)?.[2]).toBe('EE-AUX-13')
  })
})

describe('prices', () => {
  const quarters = (change: Partial<Design>, bought = PLAIN) => {
    const price = priceOf(of(change), bought)
    expect(addsUp(price)).toBe(true)
    return price.total
  }
  test('EE-DES-10, EE-AUX-04, EE-AUX-09, EE-AUX-13: kinds cost the whole price, three quarters, half, half and a quarter', () => {
    expect(KINDS.map((kind) => quarters({ hull: 'BC', kind }))).toEqual([32, 24, 16, 16, 8])
    expect(KINDS.map((kind) => quarters({ hull: 'CT', kind }))).toEqual([4, 3, 2, 2, 1])
  })
  test('EE-BAS-02: a base costs a quarter without further discount', () => {
    expect(KINDS.map((kind) => quarters({ hull: 'CA', kind, base: true }))).toEqual([4, 4, 4, 4, 4])
  })
  test('EE-CRQ-01, GT-37: a destroyer with a crack crew costs eight', () => {
    expect(quarters({ hull: 'DD' }, { crew: 'crack', disguised: false })).toBe(8 * 4)
    expect(quarters({ hull: 'CA', kind: 'auxiliary' }, { crew: 'elite', disguised: false })).toBe(6 * 4)
  })
  test('EE-DES-10, EE-CRQ-01, EE-BAS-02: a price lists its reasons without zeros', () => {
    const because = (change: Partial<Design>, bought = PLAIN) =>
      priceOf(of(change), bought).because.map(([, amount, rule]) => [amount, rule])
    expect(because({ hull: 'CA' })).toEqual([[16, 'EE-DES-10']])
    expect(because({ hull: 'CA', kind: 'auxiliary' }, { crew: 'crack', disguised: false })).toEqual([
      [16, 'EE-DES-10'],
      [-4, 'EE-AUX-04'],
      [36, 'EE-CRQ-01'],
    ])
    expect(because({ hull: 'CA', kind: 'passenger', base: true })).toEqual([
      [16, 'EE-DES-10'],
      [-12, 'EE-BAS-02'],
    ])
  })
  test('EE-DIS-04: a disguised ship costs the full price', () => {
    expect(quarters({ hull: 'CA', kind: 'auxiliary' }, { crew: 'standard', disguised: true })).toBe(4 * 4)
  })
})
