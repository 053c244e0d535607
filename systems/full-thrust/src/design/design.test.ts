import { FIRE_ARCS } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { BARE_HULL } from './bare-hull-for-tests.ts'
import { checkDesign, labelAdvice, NO_LIMITS } from './check.ts'
import { type Design, type DesignPart, designSchema } from './design.ts'
import { excessThrust, reserveOf, upkeepOf } from './facts.ts'
import { driveMass, ftlMass, massOf, partPrice, percentOf, pointsOf, screenMass } from './price.ts'
import { readyDesign } from './ready.ts'
import { arcsText, classLine, partNames } from './text.ts'

const withParts = (...parts: readonly DesignPart[]): Design => ({ ...BARE_HULL, parts })
const rules = (design: Design, limits = NO_LIMITS) => checkDesign(design, limits).map(({ rule }) => rule)
const ready = (name: string): Design => readyDesign(name) ?? BARE_HULL

describe('masses and prices', () => {
  test('FT-DES-02: percentages round half up and are never below 1', () =>
    expect([percentOf(76, 30), percentOf(50, 5), percentOf(49, 5), percentOf(8, 5)]).toEqual([23, 3, 2, 1]))
  test('FT-DES-07, FT-DES-08: FTL has 10 % of the mass, the main drive 5 % for each thrust', () => {
    expect([ftlMass(ready('Falchion')), driveMass(ready('Falchion'))]).toEqual([8, 23])
    expect([ftlMass(BARE_HULL), driveMass(BARE_HULL)]).toEqual([0, 0])
  })
  test('FT-DES-03: the basic hull has no mass and costs 1 point for each mass', () => {
    const [bare, heavier] = [80, 100].map((mass) => ({ ...BARE_HULL, mass, hull: 10 }))
    expect([bare, heavier].map((design) => design && pointsOf(design).total)).toEqual([80 + 20, 100 + 20])
    expect([bare, heavier].map((design) => design && massOf(design).total)).toEqual([10, 10])
  })
  test('FT-DES-06: a box of armour has a mass of 1 and costs 2 points', () => {
    const design = { ...BARE_HULL, armour: 7 }
    expect([massOf(design).total - massOf(BARE_HULL).total, pointsOf(design).total - pointsOf(BARE_HULL).total]).toEqual([7, 14])
  })
  test.each([
    ['FT-DES-09', 'fireCon', 1, 4],
    ['FT-DES-10', 'adfc', 2, 8],
    ['FT-DES-11', 'pds', 1, 3],
    ['FT-DES-19', 'ortillery', 3, 9],
    ['FT-DES-21', 'dropship', 10, 20],
  ] as const)('%s: %s has a mass of %i and costs %i points', (_, kind, mass, points) => {
    expect(partPrice({ kind })).toEqual({ mass, points })
    const design: Design = { ...BARE_HULL, parts: [{ kind }, { kind }] }
    expect([massOf(design).total - massOf(BARE_HULL).total, pointsOf(design).total - pointsOf(BARE_HULL).total]).toEqual([
      2 * mass,
      2 * points,
    ])
  })
  test('FT-DES-12: a screen has 5 % of the mass, and 3 at least', () =>
    expect([40, 60, 70, 100].map((mass) => screenMass({ ...BARE_HULL, mass }))).toEqual([3, 3, 4, 5]))
  test('FT-DES-13: beams by class and arcs', () => {
    const mass = (size: 1 | 2 | 3 | 4 | 5) =>
      FIRE_ARCS.map((_, most) => partPrice({ kind: 'beam', class: size, arcs: FIRE_ARCS.slice(0, most + 1) }).mass)
    expect(mass(3)).toEqual([4, 5, 6, 7, 8, 9])
    expect(mass(4)).toEqual([8, 10, 12, 14, 16, 18])
    expect(mass(5)).toEqual([16, 20, 24, 28, 32, 36])
    expect(mass(2)).toEqual([0, 0, 2, 0, 0, 3])
  })
  test('FT-DES-14, FT-DES-17: torpedoes by arcs, racks and magazines by load', () => {
    expect(partPrice({ kind: 'torpedo', arcs: ['FP', 'F', 'FS'] })).toEqual({ mass: 6, points: 18 })
    expect(partPrice({ kind: 'rack', load: 'extended', arcs: ['FP', 'F', 'FS'] })).toEqual({ mass: 5, points: 15 })
    expect(partPrice({ kind: 'magazine', standard: 2, extended: 3 })).toEqual({ mass: 13, points: 39 })
  })
  test('FT-DES-18: a bay and its group are priced apart; other bays cost 3 points a mass', () => {
    const group = { role: 'torpedo', fast: true, longRange: true, heavy: true } as const
    expect(pointsOf(withParts({ kind: 'bay', group })).total - pointsOf(BARE_HULL).total).toBe(27 + 36 + 6 + 6 + 12)
    expect(pointsOf(withParts({ kind: 'bay', group: null })).total - pointsOf(BARE_HULL).total).toBe(27)
    expect(partPrice({ kind: 'craftBay', mass: 6 })).toEqual({ mass: 6, points: 18 })
  })
  test('FT-DES-20: holds have mass and no price', () => expect(partPrice({ kind: 'cargo', mass: 56 })).toEqual({ mass: 56, points: 0 }))
  test('FT-DES-25: an auxiliary of mass 100 in two ways (G-FT-17)', () => {
    const drover = ready('Drover')
    const faster: Design = { ...drover, hull: 10, thrust: 4 }
    expect([massOf(drover).total, pointsOf(drover).total]).toEqual([100, 193])
    expect([massOf(faster).total, pointsOf(faster).total, checkDesign(faster)]).toEqual([100, 193, []])
  })
  test('FT-DES-13: arcs are named clockwise', () => {
    expect(arcsText(['F', 'FS', 'FP', 'AP'])).toBe('AP-FP-F-FS')
    expect(arcsText(['A'])).toBe('A')
    expect(arcsText(FIRE_ARCS)).toBe('all round')
  })
})

describe('design weight', () => {
  const light: Design = { ...BARE_HULL, ftl: true, thrust: 4, parts: [{ kind: 'cargo', mass: 30 }] }
  test('FT-DES-27, FT-DES-28: design 100, actual 80, thrust 4 bought gives thrust 5 (G-FT-18)', () => {
    expect([ftlMass(light), driveMass(light), massOf(light).total, reserveOf(light), excessThrust(light)]).toEqual([10, 20, 80, 20, 5])
  })
  test('FT-DES-28: a full ship has the thrust that it bought; a Falchion launched at 60 has 7', () => {
    expect(excessThrust({ ...light, parts: [{ kind: 'cargo', mass: 50 }] })).toBe(4)
    const falchion = ready('Falchion')
    const launched: Design = {
      ...falchion,
      armour: 2,
      parts: falchion.parts.filter(({ kind }) => kind !== 'torpedo' && kind !== 'launcher'),
    }
    expect([driveMass(launched), massOf(launched).total, excessThrust(launched)]).toEqual([23, 60, 7])
  })
  test('FT-DES-29: nothing may be fitted above the design mass', () =>
    expect(rules({ ...light, parts: [{ kind: 'cargo', mass: 51 }] })).toEqual(['FT-DES-25']))
})

describe('faults', () => {
  test('FT-DES-01: masses from 4 to 300, even above 10', () => {
    const faulty = (mass: number) => rules({ ...BARE_HULL, mass, hull: percentOf(mass, 30) }).includes('FT-DES-01')
    expect([3, 4, 9, 10, 11, 12, 13, 299, 300, 302].map(faulty)).toEqual([true, false, false, false, true, false, true, true, false, true])
    expect(rules(BARE_HULL, { ...NO_LIMITS, mass: 98 })).toEqual(['FT-DES-01'])
    expect(rules(BARE_HULL, { ...NO_LIMITS, mass: 100 })).toEqual([])
  })
  test('FT-DES-04: five integrities, or any number from 10 to 50 % where a scenario frees it', () => {
    const boxes = [9, 10, 11, 20, 30, 40, 50, 51]
    expect(boxes.map((hull) => rules({ ...BARE_HULL, hull }).length)).toEqual([1, 0, 1, 0, 0, 0, 0, 1])
    expect(boxes.map((hull) => rules({ ...BARE_HULL, hull }, { ...NO_LIMITS, hull: 'free' }).length)).toEqual([1, 0, 0, 0, 0, 0, 0, 1])
  })
  test('FT-DES-13: arcs of a beam are neighbours, named once, in a number that is built', () => {
    expect(rules(withParts({ kind: 'beam', class: 3, arcs: ['F', 'AS'] }))).toEqual(['FT-DES-13'])
    expect(rules(withParts({ kind: 'beam', class: 3, arcs: ['F', 'F'] }))).toEqual(['FT-DES-13'])
    expect(rules(withParts({ kind: 'beam', class: 3, arcs: ['AP', 'F', 'FP'] }))).toEqual([])
    expect(rules(withParts({ kind: 'beam', class: 2, arcs: ['F', 'FS'] }))).toEqual(['FT-DES-13'])
    expect(rules(withParts({ kind: 'beam', class: 1, arcs: ['F'] }))).toEqual(['FT-DES-13'])
    expect(rules(withParts({ kind: 'beam', class: 5, arcs: FIRE_ARCS }))).toEqual([])
  })
  test('FT-DES-14: a torpedo has at most three arcs and never A', () => {
    expect(rules(withParts({ kind: 'torpedo', arcs: ['AS'] }))).toEqual([])
    expect(rules(withParts({ kind: 'torpedo', arcs: ['A'] }))).toEqual(['FT-DES-14'])
    expect(rules(withParts({ kind: 'torpedo', arcs: ['AP', 'FP', 'F', 'FS'] }))).toEqual(['FT-DES-14'])
  })
  test('FT-DES-15, FT-DES-16: needle beams and packs have one arc; a pack never has A', () => {
    expect(rules(withParts({ kind: 'needle', arcs: ['A'] }))).toEqual([])
    expect(rules(withParts({ kind: 'needle', arcs: ['F', 'FS'] }))).toEqual(['FT-DES-15'])
    expect(rules(withParts({ kind: 'pack', arcs: ['F', 'FS'] }))).toEqual(['FT-DES-16'])
    expect(rules(withParts({ kind: 'pack', arcs: ['A'] }))).toEqual(['FT-DES-16'])
  })
  test('FT-DES-17: racks and launchers have three arcs without A; a launcher needs a magazine, and a magazine a load', () => {
    const magazine = { kind: 'magazine', standard: 1, extended: 0 } as const
    expect(rules(withParts({ kind: 'launcher', arcs: ['FP', 'F', 'FS'] }))).toEqual(['FT-DES-17'])
    expect(rules(withParts({ kind: 'launcher', arcs: ['FP', 'F', 'FS'] }, magazine))).toEqual([])
    expect(rules(withParts({ kind: 'launcher', arcs: ['F'] }, magazine))).toEqual(['FT-DES-17'])
    expect(rules(withParts({ kind: 'rack', load: 'standard', arcs: ['FS', 'AS', 'A'] }))).toEqual(['FT-DES-17'])
    expect(rules(withParts({ kind: 'magazine', standard: 0, extended: 0 }))).toEqual(['FT-DES-17'])
  })
  test('FT-DES-23: a merchant has a drive of thrust 4 at most, and says on its sheet what it is', () => {
    const merchant = (thrust: number): Design => ({ ...BARE_HULL, thrust, merchant: true })
    expect([rules(merchant(4)), rules(merchant(5)), rules({ ...BARE_HULL, thrust: 5 })]).toEqual([[], ['FT-DES-23'], []])
    expect(classLine({ ...merchant(2), shipClass: 'AUX' })).toBe('auxiliary, merchant, mass 100, thrust 2, no FTL')
    expect(designSchema.parse(merchant(2))).toEqual(merchant(2))
    expect([upkeepOf(merchant(2)).crew, upkeepOf({ ...BARE_HULL, thrust: 2 }).crew]).toEqual([40, 100])
  })
  test('FT-DES-25: one mass or one point over is refused, with limit and value', () => {
    expect(checkDesign(withParts({ kind: 'cargo', mass: 80 }))).toEqual([])
    expect(checkDesign(withParts({ kind: 'cargo', mass: 81 }))).toEqual([
      { rule: 'FT-DES-25', reason: "parts of mass 101 are 1 above the ship's mass of 100" },
    ])
    const { total } = pointsOf(BARE_HULL)
    expect(rules(BARE_HULL, { ...NO_LIMITS, points: total })).toEqual([])
    expect(checkDesign(BARE_HULL, { ...NO_LIMITS, points: total - 1 })).toEqual([
      { rule: 'FT-DES-25', reason: 'the ship costs 140 points, 1 above the limit of 139' },
    ])
  })
  test('FT-DES-26: a label is advice only', () => {
    expect(labelAdvice({ ...BARE_HULL, shipClass: 'FF' })).toMatchObject({ rule: 'FT-DES-26' })
    expect(rules({ ...BARE_HULL, shipClass: 'FF' })).toEqual([])
    expect(labelAdvice({ ...BARE_HULL, shipClass: 'AUX', mass: 4 })).toBeNull()
  })
  test.each([
    ...(['SC 4 10', 'CT 8 16', 'FF 14 28', 'DD 24 36', 'DH 30 44', 'CL 40 60', 'CE 50 70', 'CA 60 90', 'BC 80 110'] as const),
    ...(['BB 100 140', 'BDN 120 160', 'DN 140 180', 'SDN 160 300', 'CVE 60 140', 'CVL 120 180', 'CVA 150 300', 'CVH 160 300'] as const),
  ])('FT-DES-26: table D3, label and usual masses: %s', (row) => {
    const [label, least = 0, most = 0] = row.split(' ').map((word, at) => (at === 0 ? word : Number(word))) as [
      Design['shipClass'],
      number,
      number,
    ]
    const unusual = [least - 1, least, most, most + 1].map((mass) => labelAdvice({ ...BARE_HULL, shipClass: label, mass }) !== null)
    expect(unusual).toEqual([true, false, false, true])
  })
})

test('FT-DES-26: a design in a line', () => {
  expect(classLine(ready('Rampart'))).toBe('defence vessel, mass 120, no main drive, no FTL')
  expect(partNames(ready('Petrel'))).toEqual([
    ...['fire control', 'class 1 beam', '2 × point defence', 'hangar bay with long-range standard fighters'],
    ...['hangar bay with standard fighters', 'hangar bay with interceptors'],
  ])
})
