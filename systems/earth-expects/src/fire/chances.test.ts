// The sampled chances of a shot at a ship so wide that no row misses it: every point of the exact prospect is placed.
import { type Hex, within } from '@admiralty/space'
import { CORNERS } from '@admiralty/space/thirds-for-tests'
import { describe, expect, test } from 'vitest'
import { battle, type Placed } from '../battle-for-tests.ts'
import type { Design } from '../design/design.ts'
import { hullOf } from '../hull.ts'
import type { Position } from '../position.ts'
import { headingsFor } from '../record/rows.ts'
import { shipOf } from '../table.ts'
import { shotChances, touchChance } from './chances.ts'
import { displacementTo, incoming } from './in-arc.ts'
import { prospectOf } from './prospects.ts'
import { surestRow } from './shift.ts'
import { column, hulk, inLine, LOCKED, ship } from './ships-for-tests.ts'
import { weaponsOf } from './weapons.ts'

const WIDE: Design = { ...hulk(1), boxes: within([0, 0], 6).map((at) => ({ at, type: 'H', system: null })) }
/** The errors of three hundred samples stay below this. */
const ERROR = 0.09

function shot(boxes: string, range: number, more: Partial<Placed> = {}, target = WIDE, ends: Partial<Position> = LOCKED) {
  const { state } = battle(inLine(column(boxes), target, range, { a: more }), ends)
  const [ship, enemy] = [shipOf(state, 'a'), shipOf(state, 'b')]
  const [weapon] = weaponsOf(state, ship)
  const found = weapon && shotChances(state, { ship, weapon, enemy })
  const prospect = weapon && prospectOf(state, ship, weapon, enemy)
  if (!found || !prospect) throw new Error(`no gun on ${boxes}`)
  return { found, prospect }
}
const RAPID: Partial<Placed> = { power: { lit: ['0,0', '0,1', '0,2'], rapid: ['R1'] } }
/** Without a lock-on at range 4 a die of a railgun hits with 5 and 6; after each hit with one face more (EE-RAI-05, EE-RFR-02). */
const UNSURE = { boxes: 'rRRC', range: 4, first: 2 / 6 } as const
const unsure = (target: Design) => shot(UNSURE.boxes, UNSURE.range, RAPID, target, {}).found

describe('the chances of a shot', () => {
  test.each<[string, string, number, Partial<Placed>]>([
    ['EE-ION-05', 'iIC', 2, {}],
    ['EE-LAS-05', 'lLC', 6, {}],
    ['EE-RAI-07', 'rRC', 4, {}],
    ['EE-RFR-02', 'rRRC', 4, RAPID],
  ])('%s: %s at range %i places each number of points as often as the dice give it', (_, boxes, range, more) => {
    const { found, prospect } = shot(boxes, range, more)
    expect([found.scores, found.touches]).toEqual([prospect.odds, expect.closeTo(prospect.odds, 10)])
    const placed = new Map(found.points.map(({ value, chance }) => [value, chance]))
    for (const { value, chance } of prospect.spread.ends) expect(Math.abs((placed.get(value) ?? 0) - chance)).toBeLessThan(ERROR)
    expect(found.points.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10)
    expect(Math.abs(found.mean - prospect.mean)).toBeLessThan(4 * ERROR)
  })
  test('EE-WEP-06: a shot that cannot fail never places 0 points', () => {
    const { found } = shot('rRC', 1)
    expect(found.touches).toBe(1)
    expect(found.points.some(({ value }) => value === 0)).toBe(false)
  })
  test('EE-RFR-02: rapid fire that may miss places each number of points as often as the dice give it', () => {
    const { found, prospect } = shot(UNSURE.boxes, UNSURE.range, RAPID, WIDE, {})
    expect(found.touches).toBeCloseTo(1 - (1 - UNSURE.first) ** 3, 10)
    expect(found.touches).toBeCloseTo(prospect.odds, 10)
    expect(Math.abs(found.mean - prospect.mean)).toBeLessThan(4 * ERROR)
  })
  test('EE-POI-05, EE-RFR-02: each hit of rapid fire may miss a narrow target, and still helps the next box', () => {
    // One row in six meets a column (EE-POI-04).
    const [meets, hit] = [1 / 6, [2 / 6, 3 / 6, 4 / 6]]
    const none = (boxes: number, inARow: number): number => {
      if (boxes === 0) return 1
      const chance = hit[inARow] ?? 0
      return (1 - chance) * none(boxes - 1, 0) + chance * (1 - meets) * none(boxes - 1, inARow + 1)
    }
    expect(unsure(hulk(1)).touches).toBeCloseTo(1 - none(3, 0), 10)
  })
  test('EE-POI-01, EE-POI-02: where two headings are possible, the defender takes the one with the less sure row', () => {
    const chancesAt = (hex: Hex) => {
      const { state } = battle({ a: ship('yellow', column('rC')), b: ship('blue', hulk(4), { hex }) }, LOCKED)
      const [from, enemy] = [shipOf(state, 'a'), shipOf(state, 'b')]
      const [weapon] = weaponsOf(state, from)
      if (!weapon) throw new Error('no gun')
      const { layout, levels } = hullOf(state, enemy)
      const rows = headingsFor(incoming(enemy, displacementTo(state, from, enemy))).map((heading) =>
        surestRow({ layout, levels, kind: 'railgun', sides: 6 }, heading),
      )
      return {
        rows: rows.map((row) => row?.chance ?? 0),
        odds: prospectOf(state, from, weapon, enemy)?.odds ?? 0,
        touches: touchChance(state, { ship: from, weapon, enemy }),
      }
    }
    const all = CORNERS.map(chancesAt)
    const uneven = all.filter(({ rows }) => new Set(rows).size === 2)
    expect(new Set(uneven.map(({ rows }) => rows.indexOf(Math.min(...rows))))).toEqual(new Set([0, 1]))
    for (const { rows, odds, touches } of uneven) expect(touches).toBeCloseTo(odds * Math.min(...rows), 10)
  })
  test('EE-DAM-04: four points in one box destroy it, and the likeliest loss comes first', () => {
    const { found } = shot('rC', 1)
    expect(found.destroys.map(({ group }) => group)).toEqual(['hull'])
    expect(Math.abs((found.destroys[0]?.chance ?? 0) - 1 / 2)).toBeLessThan(ERROR)
    // Four dice always show four.
    const power: Design = { ...WIDE, boxes: WIDE.boxes.map((box) => ({ ...box, type: 'P' })) }
    expect(shot('rRRRC', 1, {}, power).found.destroys).toEqual([{ group: 'power', chance: expect.closeTo(1, 10) }])
    const mixed: Design = { ...WIDE, boxes: WIDE.boxes.map((box) => (box.at.join() === '2,-6' ? { ...box, type: 'P' } : box)) }
    const both = shot('rRC', 1, {}, mixed).found.destroys
    expect(both.map(({ chance }) => chance)).toEqual(both.map(({ chance }) => chance).toSorted((a, b) => b - a))
  })
})
