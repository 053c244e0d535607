import { describe, expect, test } from 'vitest'
import type { ShipPlot } from '../orders.ts'
import type { BattleSettings, Ship } from '../state.ts'
import { type BattleForTests, battle } from '../table-for-tests.ts'
import { thrustBudget, thrustCost } from './budget.ts'
import { parsePlot } from './notation.ts'
import { plotFault } from './plotting.ts'

const read = (text: string, velocity: number): ShipPlot => {
  const plot = parsePlot(text, velocity)
  if ('rule' in plot) throw new Error(plot.reason)
  return plot
}
interface Given {
  readonly design?: string
  readonly ship?: Partial<Ship>
  readonly drive?: number
  readonly settings?: Partial<BattleSettings>
  readonly more?: Partial<BattleForTests>
}
const plotted = ({ design = 'Osprey', ship = {}, drive = 0, settings = {}, more = {} }: Given) =>
  battle({
    red: [{ design, ship: { velocity: 6, ...ship }, condition: { drive } }],
    blue: [{ design: 'Falchion', at: [0, 30] }],
    settings,
    ...more,
  })
/** The clause that refuses an order of red's ship; undefined if it is legal. */
function ruleOf(text: string, given: Given = {}): string | undefined {
  const state = plotted(given)
  return plotFault(state, 'red', 'red-1', read(text, state.ships['red-1']?.velocity ?? 0))?.rule
}

describe('thrust', () => {
  test('FT-MOV-04, FT-MOV-05: thrust 4 at velocity 6: P2+2 and P1-3 are legal, P2+3 and P3 are not (G-FT-04)', () => {
    expect(['P2+2', 'P1-3', 'P2+3', 'P3'].map((text) => ruleOf(text))).toEqual([undefined, undefined, 'FT-MOV-04', 'FT-MOV-05'])
  })
  test('FT-MOV-04: cost and budget have reasons that add up', () => {
    const state = plotted({ drive: 1 })
    const ship = state.ships['red-1']
    if (!ship) throw new Error('no ship')
    const plot = read('RP1-2', 6)
    expect(thrustCost(plot)).toMatchObject({ total: { total: 4 }, turning: { total: 2 } })
    expect(thrustBudget(state, ship, plot)).toMatchObject({
      total: {
        total: 2,
        because: [
          ['thrust of the drive', 4, 'FT-MOV-04'],
          ['hits on the drive', -2, 'FT-MOV-11'],
        ],
      },
      turning: { total: 1 },
    })
  })
  test('FT-MOV-05, FT-OPN-06: half of thrust 5 is 2, or 3 rounded up', () => {
    expect(ruleOf('P3', { design: 'Partisan' })).toBe('FT-MOV-05')
    expect(ruleOf('P3', { design: 'Partisan', settings: { turnRounding: 'up' } })).toBeUndefined()
  })
  test('FT-MOV-06: with thrust 1 a ship turns a point or changes velocity by 1, and does not turn in two successive turns', () => {
    const slow = { design: 'Roc', drive: 1 }
    expect(['P1', '+1', 'P1+1', 'P2', '+2'].map((text) => ruleOf(text, slow))).toEqual([
      ...[undefined, undefined, 'FT-MOV-04', 'FT-MOV-06', 'FT-MOV-04'],
    ])
    const turnedIn = (turned: number) => ({ ...slow, ship: { turned }, more: { change: () => ({ turn: 5 }) } })
    expect([4, 3, 0].map((turned) => ruleOf('S1', turnedIn(turned)))).toEqual(['FT-MOV-06', undefined, undefined])
    expect(ruleOf('-1', turnedIn(4))).toBeUndefined()
  })
  test('FT-MOV-09: a standing ship may turn within the same limit, and cannot go backwards', () => {
    const still = { ship: { velocity: 0 } }
    expect(['P2', 'P3', '-1'].map((text) => ruleOf(text, still))).toEqual([undefined, 'FT-MOV-05', 'FT-MOV-01'])
  })
  test('FT-MOV-10: a roll costs 1 of the half for turning', () => {
    expect(['R', 'RP1', 'RP2', 'RP1+2'].map((text) => ruleOf(text))).toEqual([undefined, undefined, 'FT-MOV-05', undefined])
  })
  test('FT-MOV-11: one hit on the drive halves the thrust, two stop it, and a drive of thrust 1 stops at once', () => {
    expect(['+2', '+3'].map((text) => ruleOf(text, { drive: 1 }))).toEqual([undefined, 'FT-MOV-04'])
    expect(['0', '+1', 'P1'].map((text) => ruleOf(text, { drive: 2 }))).toEqual([undefined, 'FT-MOV-04', 'FT-MOV-05'])
  })
  test('FT-DES-28, FT-MOV-13: excess thrust only for a ship that has some, with a whole drive', () => {
    expect(ruleOf('+4X')).toBe('FT-DES-28')
    const light = (drive: number) => {
      const state = plotted({ drive })
      const ship = state.ships['red-1']
      if (!ship) throw new Error('no ship')
      // Half of the parts are not fitted: the drive of mass 16 pushes less.
      const design = { ...ship.design, parts: ship.design.parts.slice(0, 2) }
      return { ...state, ships: { ...state.ships, 'red-1': { ...ship, design, excess: true } } }
    }
    expect(plotFault(light(0), 'red', 'red-1', read('+5X', 6))).toBeUndefined()
    expect(plotFault(light(0), 'red', 'red-1', read('+5', 6))?.rule).toBe('FT-MOV-04')
    expect(plotFault(light(1), 'red', 'red-1', read('+2X', 6))?.rule).toBe('FT-DES-28')
  })
  test('FT-MOV-15, FT-OPN-07: two turns only with the option, and both count against the limit', () => {
    expect(ruleOf('P1S1')).toBe('FT-OPN-07')
    const both = { settings: { doubleTurn: true } }
    expect(['P1S1+2', 'P2S1'].map((text) => ruleOf(text, both))).toEqual([undefined, 'FT-MOV-05'])
  })
  test('FT-GEO-03: an order that would pass the bound is refused', () => {
    const edge = { ship: { velocity: 6, at: [0, 31_200_000 - 6 * 1560] as const } }
    expect([ruleOf('0', edge), ruleOf('+1', edge), ruleOf('-1', edge)]).toEqual([undefined, 'FT-GEO-03', undefined])
  })
})

describe('other orders', () => {
  test('FT-MOV-02: orders are for own ships on the table', () => {
    expect(plotFault(plotted({}), 'red', 'blue-1', read('0', 0))?.rule).toBe('FT-MOV-02')
    expect(ruleOf('0', { ship: { status: 'jumped' } })).toBe('FT-MOV-02')
  })
  test('FT-MOV-14, FT-END-01: a ship out of control may only be named among those that disengage', () => {
    const lost = { ship: { outOfControl: 2 } }
    expect(['P1', 'FTL', '0', 'DISENGAGE'].map((text) => ruleOf(text, lost))).toEqual(['FT-MOV-14', 'FT-MOV-14', undefined, undefined])
  })
  test('FT-FTL-01: the order FTL needs the drive, and allows neither thrust nor launches', () => {
    expect(['FTL', '+1 FTL', 'FTL LAUNCH', 'FTL LAND'].map((text) => ruleOf(text, { design: 'Aerie' }))).toEqual([
      ...[undefined, 'FT-FTL-01', 'FT-FTL-01', undefined],
    ])
    expect(ruleOf('FTL', { design: 'Bulwark' })).toBe('FT-FTL-01')
  })
  test('FT-FTR-02, FT-FTR-17: launching and landing need a working bay and no thrust', () => {
    const aerie = { design: 'Aerie' }
    expect(['LAUNCH', 'LAND', '+1 LAUNCH', 'P1 LAND'].map((text) => ruleOf(text, aerie))).toEqual([
      ...[undefined, undefined, 'FT-FTR-02', 'FT-FTR-17'],
    ])
    expect([ruleOf('LAUNCH'), ruleOf('LAND')]).toEqual(['FT-FTR-02', 'FT-FTR-17'])
  })
  test('FT-OPT-01, FT-OPN-12: ramming only with the option, and only an enemy on the table', () => {
    expect(ruleOf('RAM blue-1')).toBe('FT-OPN-12')
    const ramming = { settings: { ramming: true } }
    expect(['RAM blue-1', 'RAM red-1', 'RAM gold-9', 'FTL RAM blue-1'].map((text) => ruleOf(text, ramming))).toEqual([
      ...[undefined, 'FT-OPT-01', 'FT-OPT-01', 'FT-FTL-01'],
    ])
  })
})
