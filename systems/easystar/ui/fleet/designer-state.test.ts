import { describe, expect, test } from 'vitest'
import { designOf } from '../../src/design/fit.ts'
import { plainLimits } from '../../src/setting/limits.ts'
import type { FleetDesign } from '../../src/state.ts'
import { type DesignerState, refusalsOf } from './designer-part.ts'
import { fresh, remediesFor } from './designer-state.ts'

const state = (budget: number, at: number, ...ships: readonly string[]): DesignerState => ({
  fleet: {
    name: '',
    ships: ships.map((fit, index) => designOf('destroyer', fit, `D${index}`)),
    flagship: 0,
    damageControl: 1,
  } satisfies FleetDesign,
  limits: plainLimits(budget),
  at,
  sideStyle: 1,
})
const labels = (one: DesignerState): readonly string[] => remediesFor(one).map(({ label }) => label)

describe('remedies', () => {
  test('a legal fleet has none', () => {
    expect(refusalsOf(state(250, 0, 'axial beam'))).toEqual([])
    expect(remediesFor(state(250, 0, 'axial beam'))).toEqual([])
  })
  test('ES-DES-03: too many spaces bring a gun mount, less speed or smaller weapons, each with its rule', () => {
    const ways = remediesFor(state(250, 0, 'axial beam R3 D3, ecm'))
    expect(ways.map(({ label, rule }) => [label, rule])).toEqual([
      ['Gun mount, 10 points', 'ES-AUX-GUN-01'],
      ['Give up 1 speed', 'ES-DES-09'],
      ['Beam to damage 2', 'ES-RNG-02'],
      ['Remove the beam', null],
      ['Remove the ECM pod', null],
    ])
    for (const { to } of ways) expect(refusalsOf({ ...state(250, 0), fleet: to })).toEqual([])
  })
  test('ES-DES-06: a weapon without a block may go to another mount', () => {
    expect(labels(state(250, 0, 'axial beam R2, axial beam'))).toEqual(expect.arrayContaining(['Beam ventral', 'Beam dorsal']))
  })
  test('ES-DES-01: a fleet far over the budget has remedies that save points without being enough alone', () => {
    const over = state(250, 1, ...Array.from({ length: 6 }, () => 'axial beam R3, ecm'))
    expect(refusalsOf(over).map(({ rule }) => rule)).toEqual(['ES-DES-01'])
    expect(labels(over)[0]).toMatch(/^Remove D\d, 60 points$/)
    const beams = 'axial beam R3, ecm'
    const barely = state(250, 3, beams, beams, beams, `${beams}, armour`)
    expect(labels(barely)).toEqual([
      'Beam to range 2',
      'Remove the beam',
      'Remove the frontal armour',
      'Remove the ECM pod',
      'Remove a damage-control counter',
    ])
  })
  test('remedies for other ships name the ship', () => {
    expect(labels(state(250, 1, 'axial beam R3 D3, ecm', 'axial beam'))).toContain('D0: Give up 1 speed')
  })
})
test('ES-DES-06: a new weapon goes to a mount with room', () => {
  expect(fresh(state(500, 0, ''), 'beam').mount).toBe('axial')
  expect(fresh(state(500, 0, 'axial beam R2'), 'beam').mount).toBe('ventral')
})
