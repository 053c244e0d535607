// The sampled chances of a shot at a ship so wide that no row misses it: every point of the exact prospect is placed.
import { within } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, type Placed } from '../battle-for-tests.ts'
import type { Design } from '../design/design.ts'
import { shipOf } from '../table.ts'
import { shotChances } from './chances.ts'
import { prospectOf } from './prospects.ts'
import { column, hulk, inLine, LOCKED } from './ships-for-tests.ts'
import { weaponsOf } from './weapons.ts'

const WIDE: Design = { ...hulk(1), boxes: within([0, 0], 6).map((at) => ({ at, type: 'H', system: null })) }
/** The errors of three hundred samples stay below this. */
const ERROR = 0.09

function shot(boxes: string, range: number, more: Partial<Placed> = {}, target = WIDE) {
  const { state } = battle(inLine(column(boxes), target, range, { a: more }), LOCKED)
  const [ship, enemy] = [shipOf(state, 'a'), shipOf(state, 'b')]
  const [weapon] = weaponsOf(state, ship)
  const found = weapon && shotChances(state, { ship, weapon, enemy })
  const prospect = weapon && prospectOf(state, ship, weapon, enemy)
  if (!found || !prospect) throw new Error(`no gun on ${boxes}`)
  return { found, prospect }
}
const RAPID: Partial<Placed> = { power: { lit: ['0,0', '0,1', '0,2'], rapid: ['R1'] } }

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
    expect(found.touches).toBeCloseTo(1, 10)
    expect(found.points.some(({ value }) => value === 0)).toBe(false)
  })
  test('EE-DAM-04: four points in one box destroy it, and the likeliest loss comes first', () => {
    // Two dice of a railgun show less than four in three of 36 cases.
    const { found } = shot('rRC', 1)
    expect(found.destroys.map(({ group }) => group)).toEqual(['hull'])
    expect(Math.abs((found.destroys[0]?.chance ?? 0) - 33 / 36)).toBeLessThan(ERROR)
    const mixed: Design = { ...WIDE, boxes: WIDE.boxes.map((box) => (box.at.join() === '2,-6' ? { ...box, type: 'P' } : box)) }
    const both = shot('rRC', 1, {}, mixed).found.destroys
    expect(both.map(({ chance }) => chance)).toEqual(both.map(({ chance }) => chance).toSorted((a, b) => b - a))
  })
})
