// The ready-made ships, and the tables of parts.
import { addsUp } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { BEAM_MASS, GROUP, GROUP_EXTRAS, SHIP_CLASSES } from '../../data/tables.ts'
import { BARE_HULL } from './bare-hull-for-tests.ts'
import { checkDesign, labelAdvice } from './check.ts'
import { type Design, designSchema } from './design.ts'
import { enduranceOf, reserveOf, upkeepOf } from './facts.ts'
import { crewFactors, crewStars, hullRows } from './hull.ts'
import { massOf, pointsOf } from './price.ts'
import { READY, readyDesign } from './ready.ts'

const ready = (name: string): Design => readyDesign(name) ?? BARE_HULL

/** Section 24 of the rules: points, rows, stars, upkeep in hundredths (fuel, crew, weaponry), endurance. */
const CATALOGUE: readonly (readonly [string, number, string, string, readonly [number, number, number], number])[] = [
  ['Lantern', 28, '1/1', '2', [18, 20, 18], 6],
  ['Tern', 67, '2/2/1/1', '6', [48, 20, 45], 6],
  ['Harrier', 106, '3/3/2/2', '5 10', [78, 40, 72], 6],
  ['Osprey', 274, '6/6/6/6', '6 12 18 24', [144, 80, 234], 4],
  ['Albatross', 409, '9/9/9/9', '6 12 18 24 30 36', [216, 120, 297], 3],
  ['Roc', 700, '15/15/15/15', '6 12 18 24 30 36 42 48 54 60', [240, 200, 612], 2],
  ['Aerie', 558, '11/11/10/10', '6 12 18 24 30 36 42', [252, 140, 315], 3],
  ['Dart', 41, '1/1', '2', [36, 20, 27], 6],
  ['Lancer', 134, '2/2/2/2', '4 8', [96, 40, 108], 4],
  ['Targe', 202, '3/3/3/3', '4 8 12', [144, 60, 126], 4],
  ['Falchion', 253, '4/4/4/3', '4 8 12 15', [186, 80, 189], 4],
  ['Trebuchet', 333, '5/5/5/5', '4 8 12 16 20', [240, 100, 261], 3],
  ['Partisan', 505, '8/8/7/7', '4 8 12 16 20 24 28 30', [318, 160, 441], 2],
  ['Drover', 193, '5/5/5/5', '4 8 12 16 20', [120, 100, 27], 4],
  ['Landfall', 442, '7/7/7/7', '4 8 12 16 20 24 28', [252, 140, 162], 3],
  ['Bulwark', 314, '7/7/7/6', '6 12 18 24 27', [54, 100, 315], 4],
]

describe('ready-made ships', () => {
  test.each(CATALOGUE)(
    'FT-DES-25: %s has the totals of the catalogue (G-FT-24)',
    (name, points, rows, stars, [fuel, crew, weaponry], weeks) => {
      const design = ready(name)
      expect(pointsOf(design).total).toBe(points)
      expect(hullRows(design.hull).join('/')).toBe(rows)
      expect(crewStars(design.hull, crewFactors(design.mass)).join(' ')).toBe(stars)
      expect(upkeepOf(design)).toEqual({ fuel, crew, weaponry })
      expect(enduranceOf(upkeepOf(design))).toBe(weeks)
    },
  )
  test('FT-DES-25, FT-DES-26: all 24 are full, legal and have a usual label; their reasons add up', () => {
    expect(READY).toHaveLength(24)
    expect(new Set(READY.map(({ design }) => design.name)).size).toBe(24)
    for (const { design } of READY) {
      expect([design.name, reserveOf(design), checkDesign(design), labelAdvice(design)]).toEqual([design.name, 0, [], null])
      expect(addsUp(massOf(design)) && addsUp(pointsOf(design))).toBe(true)
      expect(designSchema.parse(design)).toEqual(design)
    }
    expect(readyDesign('Nobody')).toBeUndefined()
  })
  test('FT-DES-25: reasons name every part once, with its number', () =>
    expect(pointsOf(ready('Osprey')).because).toEqual([
      ['basic hull', 80, 'FT-DES-03'],
      ['hull boxes', 48, 'FT-DES-04'],
      ['FTL drive', 16, 'FT-DES-07'],
      ['main drive', 32, 'FT-DES-08'],
      ['screen generator', 12, 'FT-DES-12'],
      ['2 × fire control', 8, 'FT-DES-09'],
      ['2 × class 3 beam, FP-F-FS', 36, 'FT-DES-13'],
      ['2 × class 2 beam, all round', 18, 'FT-DES-13'],
      ['class 2 beam, AP-FP-F', 6, 'FT-DES-13'],
      ['class 2 beam, F-FS-AS', 6, 'FT-DES-13'],
      ['class 1 beam', 3, 'FT-DES-13'],
      ['3 × point defence', 9, 'FT-DES-11'],
    ]))
})

describe('tables', () => {
  test('D3, FT-DES-26: the usual masses of the classes', () => {
    const usual =
      'SC 4-10, CT 8-16, FF 14-28, DD 24-36, DH 30-44, CL 40-60, CE 50-70, CA 60-90, BC 80-110, BB 100-140, BDN 120-160, DN 140-180, SDN 160-300, CVE 60-140, CVL 120-180, CVA 150-300, CVH 160-300, AUX, LSA, SDV'
    expect(
      Object.entries(SHIP_CLASSES)
        .map(([label, { usual: masses }]) => [label, ...(masses ? [masses.join('-')] : [])].join(' '))
        .join(', '),
    ).toBe(usual)
  })
  test('D4, FT-DES-13: masses of beam batteries by class and arcs', () => {
    const none = null
    expect(Object.entries(BEAM_MASS)).toEqual([
      ['1', [none, none, none, none, none, 1]],
      ['2', [none, none, 2, none, none, 3]],
      ['3', [4, 5, 6, 7, 8, 9]],
      ['4', [8, 10, 12, 14, 16, 18]],
      ['5', [16, 20, 24, 28, 32, 36]],
    ])
  })
  test('D6, FT-FTR-01, FT-FTR-04: fighter groups move 24 MU, fast ones 36, with an endurance of 6 or 9', () => {
    expect([GROUP.move, GROUP_EXTRAS.fast.move, GROUP.endurance, GROUP_EXTRAS.longRange.endurance]).toEqual([24, 36, 6, 9])
  })
})
