import { addsUp, enumerateRolls, mean } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { LOST_VALUES } from '../../data/lost.ts'
import { type ModuleKind, SHEET, type SHOTS } from '../../data/units.ts'
import {
  afterHit,
  damaged,
  isStationLost,
  laserChances,
  type Modules,
  moduleHit,
  needsSecondDie,
  strikeChances,
  type TargetState,
} from './hits.ts'
import { coverageOf, shotNeeds, shotsLeft, strikeNeeds } from './needed.ts'

const none = { comSat: false, ecmSat: false }
const fresh = (...kinds: readonly ModuleKind[]): Modules => Object.fromEntries(kinds.map((kind) => [kind, { damage: 0 }]))

describe('the number needed', () => {
  test('GW-GLD-08, GW-GLD-09: the patterns of point defence, gunship and DefSat', () => {
    const pattern = (weapon: keyof typeof SHOTS): readonly number[] =>
      Array.from({ length: shotsLeft(weapon, 0) }, (_, fired) => shotNeeds(weapon, fired, none, LOST_VALUES).total)
    const [pointDefence, gunship, defSat] = [pattern('pointDefence'), pattern('gunship'), pattern('defSat')]
    expect([pointDefence, gunship, defSat]).toEqual([[3, 2, 1], [3, 2], [3]])
    const hits = (needed: readonly number[]): number =>
      needed.reduce((all, one) => all + laserChances(one, { is: 'unit', hitPoints: 1, damage: 0 }).hit, 0)
    expect(hits(pointDefence)).toBeCloseTo(1, 12)
    expect(hits(gunship)).toBeCloseTo(5 / 6, 12)
    expect([shotsLeft('pointDefence', 3), shotsLeft('gunship', 1), shotsLeft('defSat', 2)]).toEqual([0, 1, 0])
    expect(() => shotNeeds('defSat', 1, none, LOST_VALUES)).toThrow('no shot left')
  })
  test('GW-LSR-04: a ComSat adds 1 and an ECMSat takes 1, after the pattern, within 1 and 5', () => {
    const needed = (fired: number, coverage: typeof none) => shotNeeds('pointDefence', fired, coverage, LOST_VALUES)
    expect(needed(0, { comSat: true, ecmSat: false }).total).toBe(4)
    expect(needed(1, { comSat: false, ecmSat: true }).total).toBe(1)
    expect(needed(2, { comSat: false, ecmSat: true })).toEqual({
      total: 1,
      because: [
        ['any laser', 3, 'GW-LSR-03'],
        ['shot 3 of the turn', -2, 'GW-LSR-07'],
        ['ECMSat of an enemy', -1, 'GW-LSR-04'],
        ['not below 1', 1, 'GW-LSR-04'],
      ],
    })
    expect(needed(0, { comSat: true, ecmSat: true }).total).toBe(3)
    const strong = shotNeeds('gunship', 0, { comSat: true, ecmSat: false }, { comSatBonus: 4, ecmSatPenalty: 1 })
    expect([strong.total, addsUp(strong)]).toEqual([5, true])
    expect(strikeNeeds({ comSat: true, ecmSat: false }, LOST_VALUES).total).toBe(4)
  })
  test('GW-LSR-04: a ComSat is within 2 hexes of shooter or target and sees the target; an ECMSat is within 1 of the target', () => {
    const covered = (comSat: readonly [number, number], ecmSat: readonly [number, number]) =>
      coverageOf([3, 0], [4, 0], { comSats: [comSat], ecmSats: [ecmSat] })
    expect(covered([5, 0], [5, 0])).toEqual({ comSat: true, ecmSat: true })
    expect(covered([3, -2], [3, 0])).toEqual({ comSat: true, ecmSat: true })
    expect(covered([7, 0], [6, 0])).toEqual({ comSat: false, ecmSat: false })
    expect(coverageOf([2, 0], [2, -1], { comSats: [], ecmSats: [[4, -1]] })).toEqual(none)
    // Within 2 hexes of the target, but the planet is between.
    expect(coverageOf([0, -2], [2, -2], { comSats: [[0, 2]], ecmSats: [] }).comSat).toBe(false)
    expect(coverageOf([-1, -1], [1, -2], { comSats: [[-2, 1]], ecmSats: [] }).comSat).toBe(false)
  })
})

describe('hits on stations', () => {
  test('GW-LSR-10: the module die of a full station', () => {
    const all = fresh('core', 'engine', 'factory', 'pointDefence', 'refinery', 'collector')
    expect([1, 2, 3, 5, 6].map((face) => moduleHit(all, face, null))).toEqual(['core', 'core', 'factory', 'pointDefence', 'engine'])
    expect([1, 2, 3, 4, 5, 6].map((face) => needsSecondDie(all, face))).toEqual([false, false, false, true, false, false])
    expect([1, 3, 4, 6].map((second) => moduleHit(all, 4, second))).toEqual(['refinery', 'refinery', 'collector', 'collector'])
    expect(() => moduleHit(all, 4, null)).toThrow('second die')
    expect(() => moduleHit(all, 7, null)).toThrow('1 to 6')
  })
  test('GW-LSR-10, R-GW-48: what is not aboard passes the hit to the core, or to the factory of a coreless station', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    expect(faces.map((face) => moduleHit(fresh('core'), face, null))).toEqual(faces.map(() => 'core'))
    expect(faces.map((face) => moduleHit(fresh('factory', 'engine'), face, null))).toEqual([
      'factory',
      'factory',
      'factory',
      'factory',
      'factory',
      'engine',
    ])
    for (const one of ['refinery', 'collector'] as const) {
      expect(moduleHit(fresh('core', one), 4, null)).toBe(one)
      expect(needsSecondDie(fresh('core', one), 4)).toBe(false)
    }
  })
  test('GW-MOD-02, GW-MOD-04: excess is lost, a destroyed module is gone, and a station needs a core or a working factory', () => {
    expect([damaged(4, 2, 1), damaged(4, 2, 6)]).toEqual([3, 4])
    expect(afterHit(fresh('core', 'engine'), 'engine', 4)).toEqual(fresh('core'))
    expect(afterHit(fresh('core'), 'core', 3)).toEqual({ core: { damage: 3 } })
    expect(isStationLost(fresh('core'))).toBe(false)
    expect(isStationLost(fresh('factory', 'engine'))).toBe(false)
    expect(isStationLost({ factory: { damage: 3 }, engine: { damage: 0 } })).toBe(true)
    expect(isStationLost(fresh('engine'))).toBe(true)
  })
})

/** Chances by counting every roll of the dice in the order of the sequence. */
function counted(needed: number, added: number, target: TargetState) {
  const tally = new Map<number, number>()
  let destroyed = 0
  const modules = new Map<string, number>()
  const outcomes = enumerateRolls((dice) => {
    const [hit = 0] = dice.roll(1, 6, 'hit')
    if (hit > needed) return { points: 0, destroyed: false, module: null }
    if (target.is === 'unit') {
      const points = Math.min(target.hitPoints - target.damage, (dice.roll(1, 6, 'damage')[0] ?? 0) + added)
      return { points, destroyed: target.damage + points >= target.hitPoints, module: null }
    }
    if (target.armour) return { points: 0, destroyed: false, module: 'armour' }
    const [face = 0] = dice.roll(1, 6, 'module')
    const module = moduleHit(target.modules, face, needsSecondDie(target.modules, face) ? (dice.roll(1, 6, 'second')[0] ?? 0) : null)
    const damage = target.modules[module]?.damage ?? 0
    const points = Math.min(SHEET[module].hitPoints - damage, (dice.roll(1, 6, 'damage')[0] ?? 0) + added)
    return { points, destroyed: isStationLost(afterHit(target.modules, module, points)), module }
  })
  for (const { chance, of: result } of outcomes) {
    tally.set(result.points, (tally.get(result.points) ?? 0) + chance)
    if (result.destroyed) destroyed += chance
    if (result.module) modules.set(result.module, (modules.get(result.module) ?? 0) + chance)
  }
  return { tally, destroyed, modules }
}
describe('chances', () => {
  const targets: readonly TargetState[] = [
    { is: 'unit', hitPoints: 1, damage: 0 },
    { is: 'unit', hitPoints: 4, damage: 0 },
    { is: 'unit', hitPoints: 4, damage: 2 },
    { is: 'station', modules: fresh('core'), armour: false },
    { is: 'station', modules: fresh('core', 'factory', 'engine', 'pointDefence', 'refinery', 'collector', 'armour'), armour: false },
    { is: 'station', modules: { core: { damage: 3 }, factory: { damage: 3 }, collector: { damage: 5 } }, armour: false },
    { is: 'station', modules: { factory: { damage: 1 }, engine: { damage: 3 } }, armour: false },
    { is: 'station', modules: fresh('core', 'armour'), armour: true },
  ]
  test('GW-LSR-05, GW-WHD-05: the chances of lasers and warheads equal a count of every roll', () => {
    const cases = targets.flatMap((target) =>
      [1, 3, 5].flatMap((needed) => [
        { chances: laserChances(needed, target), expected: counted(needed, 0, target), needed },
        { chances: strikeChances(needed, target), expected: counted(needed, 1, target), needed },
      ]),
    )
    for (const { chances, expected, needed } of cases) {
      const { values, chances: shares } = chances.points
      expect(values).toEqual([...expected.tally.keys()].sort((a, b) => a - b))
      for (const [index, value] of values.entries()) expect(shares[index]).toBeCloseTo(expected.tally.get(value) ?? 0, 12)
      expect(chances.destroyed).toBeCloseTo(expected.destroyed, 12)
      expect(chances.hit).toBeCloseTo(needed / 6, 12)
      expect(chances.modules).toHaveLength(expected.modules.size)
      for (const { module, hit } of chances.modules) expect(hit).toBeCloseTo(expected.modules.get(module) ?? 0, 12)
    }
  })
  test('GW-MOD-02: no single hit destroys eight hit points; every hit on a whole engine from 4 on does', () => {
    const { modules } = laserChances(6, { is: 'station', modules: fresh('core', 'factory', 'engine'), armour: false })
    const rows = modules.map(({ module, hit, knockedOut, destroyed }) => [
      module,
      ...[hit * 6, knockedOut * 36, destroyed * 36].map(Math.round),
    ])
    expect(rows).toEqual([
      ['core', 4, 16, 12],
      ['engine', 1, 4, 3],
      ['factory', 1, 4, 0],
    ])
  })
  test('GW-MOD-01: a lone core at a third is knocked out by 3 and destroyed by 4', () => {
    const { modules, destroyed, points } = laserChances(2, { is: 'station', modules: fresh('core'), armour: false })
    expect(modules).toHaveLength(1)
    expect(modules[0]?.knockedOut).toBeCloseTo((1 / 3) * (4 / 6), 12)
    expect(modules[0]?.destroyed).toBeCloseTo((1 / 3) * (3 / 6), 12)
    expect(destroyed).toBeCloseTo(1 / 6, 12)
    expect(mean(points)).toBeCloseTo((1 / 3) * (18 / 6), 12)
  })
})
