// Levels of damage and their effects (EE-DAM, EE-AUX), with shots that always hit the bow.
import { describe, expect, test } from 'vitest'
import type { Kind, Level } from '../../data/tables.ts'
import { battle, fire, row, type TestBattle } from '../battle-for-tests.ts'
import { column, hulk, inLine, LOCKED, levelsOf, ship } from '../fire/ships-for-tests.ts'
import { weaponsOf } from '../fire/weapons.ts'
import { supplyOf } from '../power/supply.ts'
import { networksOf } from '../record/adjacency.ts'
import { layoutOf } from '../record/layout.ts'
import { shipOf } from '../table.ts'

/** The level of a box after that many points. */
function after(points: number, kind: Kind, from?: Level): Level | undefined {
  const levels = from ? { '0,0': from } : {}
  const target = { ...hulk(2), kind }
  const shot = battle(inLine(column('rC'), target, 1, { b: { levels } }), LOCKED).go(fire('a', 'R1@b'), 6, row(0, 'left'), 3, 4, points)
  return shot.state.ships.b?.levels['0,0']
}
const scale = (kind: Kind): readonly (Level | undefined)[] => [1, 2, 3, 4].map((points) => after(points, kind))
const levelled = (boxes: string, levels: Readonly<Record<string, Level>>): TestBattle =>
  battle({ b: ship('blue', column(boxes), { levels }) })

describe('levels of damage', () => {
  test('EE-DAM-01: four points destroy a box of a warship: light, moderate, critical, destroyed', () => {
    expect(scale('warship')).toEqual(['light', 'moderate', 'critical', 'destroyed'])
  })
  test('EE-AUX-01: three points destroy a box of an auxiliary', () => {
    expect(scale('auxiliary')).toEqual(['moderate', 'critical', 'destroyed', 'destroyed'])
  })
  test('EE-AUX-05: two points destroy a box of a passenger ship or freighter', () => {
    expect(scale('passenger')).toEqual(['critical', 'destroyed', 'destroyed', 'destroyed'])
    expect(scale('freighter')).toEqual(scale('passenger'))
  })
  test('EE-AUX-10: one point destroys a box of a light freighter', () => {
    expect(after(1, 'lightFreighter')).toBe('destroyed')
  })
  test('EE-AUX-02: a point on a light box of an auxiliary makes it moderate', () => {
    expect(after(1, 'auxiliary', 'light')).toBe('moderate')
    expect(after(1, 'auxiliary', 'heavy')).toBe('destroyed')
  })
  test('EE-DAM-09: heavy damage counts as three points, so one more destroys the box', () => {
    expect(after(1, 'warship', 'heavy')).toBe('destroyed')
    expect(after(1, 'passenger', 'heavy')).toBe('destroyed')
  })
  test('EE-AUX-14, EE-ARM-02: armour has the damage scale of its ship', () => {
    const plated = { ...hulk(2), kind: 'auxiliary', armour: [{ at: [0, 0], side: 0 }] } as const
    const shot = battle(inLine(column('rC'), plated, 1), LOCKED).go(fire('a', 'R1@b'), 6, row(0, 'left'), 3, 4, 2)
    expect(levelsOf(shot, 'b')).toEqual({ '0,0/0': 'critical' })
  })
  test('EE-DAM-10: further points of a railgun go to the next box on the row', () => {
    const shot = battle(inLine(column('rC'), hulk(2), 1), LOCKED).go(fire('a', 'R1@b'), 6, row(0, 'left'), 3, 4, 5)
    expect(levelsOf(shot, 'b')).toEqual({ '0,0': 'destroyed', '0,1': 'light' })
  })
})

describe('effects of damage', () => {
  const levels = { '0,0': 'light' } as const
  test('EE-DAM-02, EE-DAM-07: a weapon with light damage to its primary box cannot fire', () => {
    const { state } = levelled('lC', levels)
    expect(weaponsOf(state, shipOf(state, 'b'))).toEqual([])
  })
  test('EE-DAM-02, EE-GEN-07, EE-CTL-03: a lightly damaged box neither makes power, takes power nor controls', () => {
    const { state } = levelled('PCLC', { '0,0': 'light', '0,1': 'light', '0,2': 'light' })
    const supply = supplyOf(state, shipOf(state, 'b'))
    expect(supply.networks.map(({ yields }) => yields)).toEqual([0])
    expect(supply.lightable).toEqual([])
    expect(supply.control).toBe(1)
  })
  test('EE-DAM-03, EE-DAM-08, EE-DAM-09: moderate and heavy boxes conduct power, critical ones do not', () => {
    const parts = (level: Level) => networksOf(layoutOf(column('PHL')), { '0,1': level }).length
    expect([parts('light'), parts('moderate'), parts('heavy'), parts('critical')]).toEqual([1, 1, 1, 2])
  })
  test('EE-DAM-05: a box hit in the Weapons step cannot be used in the next turn, even after its repair', () => {
    const next = levelled('lC', levels)
    const started = battle({ b: ship('blue', column('lC'), { levels, dark: [] }) }, { at: [{ step: 'turnStart' }] })
    expect(started.state.ships.b?.dark).toEqual(['0,0'])
    expect(next.state.ships.b?.dark).toEqual(['0,0'])
    const mended = battle({ b: ship('blue', column('lC'), { levels, points: {} }) }, { at: [{ step: 'repair' }] })
    expect(mended.state.ships.b).toMatchObject({ levels: {}, dark: ['0,0'] })
  })
  test('EE-DAM-05: a box cannot be used from the moment it is hit', () => {
    const shot = battle(inLine(column('rC'), column('lC'), 1), LOCKED).go(fire('a', 'R1@b'), 6, row(0, 'left'), 3, 4, 1)
    expect(shot.state.ships.b?.dark).toEqual(['0,0'])
  })
})
