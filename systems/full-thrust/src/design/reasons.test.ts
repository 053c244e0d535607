import { describe, expect, test } from 'vitest'
import { BARE_HULL } from './bare-hull-for-tests.ts'
import { checkDesign, NO_LIMITS } from './check.ts'
import { enduranceOf, excessThrust } from './facts.ts'
import { massOf, percentOf, pointsOf } from './price.ts'
import { READY, readyDesign } from './ready.ts'
import { systemsOf } from './systems.ts'
import { arcsText, classLine, counted, groupName, partName } from './text.ts'

const titles = ({ because }: ReturnType<typeof massOf>) => because.map(([title]) => title)

describe('reasons', () => {
  test('FT-DES-25: what a design does not have is no reason', () => {
    expect(titles(massOf(BARE_HULL))).toEqual(['hull boxes'])
    expect(titles(pointsOf(BARE_HULL))).toEqual(['basic hull', 'hull boxes'])
  })
  test('FT-DES-06, FT-DES-07, FT-DES-08, FT-DES-12: armour, drives and screens', () => {
    const full = { ...BARE_HULL, armour: 1, ftl: true, thrust: 1, screens: 1 }
    expect(titles(massOf(full))).toEqual(['hull boxes', 'armour', 'FTL drive', 'main drive', 'screen generator'])
    expect(titles(pointsOf({ ...full, screens: 2 }))).toEqual([
      ...['basic hull', 'hull boxes', 'armour', 'FTL drive', 'main drive', '2 × screen generator'],
    ])
  })
})
test('FT-DES-28: a full ship has no more than the thrust it bought, however its drive was rounded', () => {
  const small = { ...BARE_HULL, mass: 10, hull: 9, thrust: 1 }
  expect([massOf(small).total, excessThrust(small)]).toEqual([10, 1])
  expect(excessThrust({ ...small, hull: 4 })).toBe(4)
})
test('FT-DES-01, FT-DES-02: no mass above 300, and percentages round half up', () => {
  const rules = (mass: number) =>
    checkDesign({ ...BARE_HULL, mass, hull: Math.floor(mass / 5) }, { ...NO_LIMITS, mass: 1000 }).map(({ rule }) => rule)
  expect([rules(300), rules(302), rules(4).includes('FT-DES-01'), rules(2).includes('FT-DES-01')]).toEqual([[], ['FT-DES-01'], false, true])
  expect([percentOf(149, 1), percentOf(150, 1)]).toEqual([1, 2])
})
test('FT-DES-23: weeks of endurance by upkeep, the least for everything above 12 points', () => {
  const weeks = (fuel: number) => enduranceOf({ fuel, crew: 0, weaponry: 0 })
  expect([200, 201, 500, 501, 800, 801, 1200, 1201].map(weeks)).toEqual([6, 4, 4, 3, 3, 2, 2, 1])
})
test('FT-DMG-07: the systems of a design are listed once', () => {
  const osprey = readyDesign('Osprey') ?? BARE_HULL
  expect(systemsOf(osprey)).toBe(systemsOf(osprey))
  expect(systemsOf({ ...BARE_HULL, parts: [{ kind: 'cargo', mass: 25 }] }).map(({ id }) => id)).toEqual([
    ...['cargo-1', 'cargo-2', 'cargo-3', 'bridge', 'lifeSupport', 'powerCore'],
  ])
})
describe('names', () => {
  test('FT-DES-13 to FT-DES-18: parts with what tells them apart', () => {
    expect(partName({ kind: 'torpedo', arcs: ['F'] })).toBe('pulse torpedo, F')
    expect(partName({ kind: 'beam', class: 1, arcs: ['F'] })).toBe('class 1 beam')
    expect(partName({ kind: 'beam', class: 2, arcs: ['FS', 'F'] })).toBe('class 2 beam, F-FS')
    expect(partName({ kind: 'rack', load: 'extended', arcs: ['FP', 'F', 'FS'] })).toBe('extended salvo rack, FP-F-FS')
    expect(partName({ kind: 'rack', load: 'standard', arcs: ['FP', 'F', 'FS'] })).toBe('salvo rack, FP-F-FS')
    expect(partName({ kind: 'magazine', standard: 2, extended: 1 })).toBe('magazine of 2 standard and 1 extended loads')
    expect(partName({ kind: 'pds' })).toBe('point defence')
  })
  test('FT-FTR-01, FT-DES-13: groups, counts, arcs over the stern, ships without drives', () => {
    expect(groupName({ role: 'interceptor', fast: true, longRange: true, heavy: true })).toBe('fast long-range heavy interceptors')
    expect(groupName({ role: 'attack', fast: false, longRange: false, heavy: false })).toBe('attack fighters')
    expect([counted(1, 'bay'), counted(2, 'bay'), arcsText(['AP', 'A', 'AS']), arcsText(['FP', 'AP'])]).toEqual([
      ...['bay', '2 × bay', 'AS-A-AP', 'AP-FP'],
    ])
    expect([classLine(BARE_HULL), classLine({ ...BARE_HULL, thrust: 2, ftl: true })]).toEqual([
      ...['battlecruiser, mass 100, no main drive, no FTL', 'battlecruiser, mass 100, thrust 2'],
    ])
  })
})
test('every ready-made ship has a name of its own and a line', () => {
  expect(new Set(READY.map(({ design }) => design.name)).size).toBe(24)
  expect(READY.every(({ line }) => line.endsWith('.'))).toBe(true)
  expect(readyDesign('Nobody')).toBeUndefined()
})
