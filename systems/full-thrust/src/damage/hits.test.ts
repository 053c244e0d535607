import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { crewFactors, crewStars } from '../design/hull.ts'
import { READY } from '../design/ready.ts'
import { type Condition, NO_MARKS } from '../state.ts'
import { soundCondition } from '../table.ts'
import { type CheckedShip, systemChecks, withoutSystems } from './checks.ts'
import { boxesOf, checkDue, type Hits, rowsFinished } from './hits.ts'
import { applyHits } from './marking.ts'

function readyDesign(name: string) {
  const ready = READY.find(({ design }) => design.name === name)
  if (!ready) throw new Error(`no design ${name}`)
  return ready.design
}
const shipOfDesign = (name: string, change: Partial<Condition> = {}, design = readyDesign(name)): CheckedShip => ({
  design,
  condition: { ...soundCondition(design), ...change },
  marks: NO_MARKS,
  coreSystems: true,
})
const hits = (normal: number, penetrating = 0, ...semiPiercing: readonly number[]): Hits => ({ normal, penetrating, semiPiercing })
/** A ready-made ship with another hull and armour. */
const builtAs = (name: string, hull: number, armour: number): CheckedShip => shipOfDesign(name, {}, { ...readyDesign(name), hull, armour })

describe('boxes', () => {
  test('FT-DMG-02, FT-DMG-03: ordinary damage meets armour, re-rolls go to the hull (G-FT-09)', () => {
    expect(boxesOf(builtAs('Osprey', 24, 2), hits(3, 3), { halved: true })).toEqual({ armour: 2, hull: 4 })
  })
  test('FT-DMG-04: half of a torpedo hit, rounded up, is stopped by armour (G-FT-19)', () => {
    const falchion = shipOfDesign('Falchion')
    expect(boxesOf(falchion, hits(0, 0, 5), { halved: true })).toEqual({ armour: 3, hull: 2 })
    expect(boxesOf(builtAs('Falchion', 20, 9), hits(0, 0, 5), { halved: true })).toEqual({ armour: 3, hull: 2 })
    expect(boxesOf(shipOfDesign('Falchion', { armour: 6 }), hits(0, 0, 5), { halved: true })).toEqual({ armour: 1, hull: 4 })
  })
  test('FT-DMG-04: without semiPiercing all of it meets armour first', () => {
    expect(boxesOf(shipOfDesign('Falchion'), hits(0, 0, 5, 4), { halved: false })).toEqual({ armour: 7, hull: 2 })
  })
  test('FT-SAL-06: missiles are halved one by one', () => {
    expect(boxesOf(builtAs('Falchion', 30, 9), hits(0, 0, 1, 1, 1), { halved: true })).toEqual({ armour: 3, hull: 0 })
  })
  test('FT-DMG-01: damage beyond the last box is lost', () => {
    expect(boxesOf(shipOfDesign('Tern', { hull: 4 }), hits(9), { halved: true })).toEqual({ armour: 0, hull: 2 })
  })
})

describe('rows', () => {
  const checkAfter = (design: Design, before: number, after: number) =>
    checkDue({ design, condition: { ...soundCondition(design), hull: before }, owed: 0 }, after)
  const twelve = builtAs('Targe', 12, 0).design
  test('FT-DMG-05: a check follows each finished row but the last', () => {
    expect(checkAfter(twelve, 0, 2)).toBeNull()
    expect(checkAfter(twelve, 2, 3)).toEqual({ row: 1, extra: 0 })
    expect(checkAfter(twelve, 3, 5)).toBeNull()
    expect(checkAfter(twelve, 11, 12)).toBeNull()
    expect(rowsFinished(twelve, 11)).toBe(3)
  })
  test('FT-DMG-06: several rows at once are one check with the last number and +1 for each extra row (G-FT-11)', () => {
    expect(checkAfter(twelve, 0, 7)).toEqual({ row: 2, extra: 1 })
    expect(checkAfter(twelve, 7, 10)).toEqual({ row: 3, extra: 0 })
    const needs = (before: number, after: number) => {
      const check = checkAfter(twelve, before, after)
      return check && systemChecks(builtAs('Targe', 12, 0), check)[0]?.least
    }
    expect(needs(0, 7)).toBe(4)
    expect(needs(7, 10)).toBe(4)
  })
  test('FT-DMG-05: a ship with two rows uses the numbers in order', () => {
    expect(checkAfter(readyDesign('Dart'), 0, 1)).toEqual({ row: 1, extra: 0 })
    expect(checkAfter(readyDesign('Dart'), 1, 2)).toBeNull()
  })
  test('FT-DES-24, FT-DC-02: crew stars of 27 boxes and mass 90 (G-FT-12)', () => {
    expect(crewStars(27, crewFactors(90))).toEqual([6, 12, 18, 24, 27])
  })
})

describe('checks', () => {
  test('FT-DMG-07: a frigate that loses its first row throws six dice and none for the core (G-FT-22)', () => {
    const dice = scriptedDice(6, 1, 5, 6, 2, 3)
    const { condition, rolls, destroyed } = applyHits({ ...shipOfDesign('Tern'), halved: true }, hits(2), dice)
    expect(rolls.filter(({ lost }) => lost).map(({ system }) => system)).toEqual(['drive', 'beam-1'])
    expect(condition).toMatchObject({ hull: 2, drive: 1, driveDestroyed: 0, systems: { 'beam-1': 'lost' } })
    expect([rolls.length, destroyed, dice.left()]).toEqual([6, false, []])
  })
  test('FT-DMG-07, FT-DMG-12: the dice go from the drive through weapons in design order to the power core', () => {
    expect(systemChecks(shipOfDesign('Falchion'), { row: 2, extra: 0 }).map(({ system }) => system.id)).toEqual([
      ...['drive', 'ftl', 'fireCon-1', 'fireCon-2', 'torpedo-1', 'torpedo-2', 'launcher-1', 'beam-1', 'beam-2', 'pds-1', 'pds-2'],
      ...['magazine-1', 'bridge', 'lifeSupport', 'powerCore'],
    ])
  })
  test('FT-COR-01: core systems are checked with -1, and not at all without the setting', () => {
    const coreOf = (ship: CheckedShip) =>
      systemChecks(ship, { row: 2, extra: 0 })
        .filter(({ system }) => system.id === 'powerCore')
        .map(({ least }) => least)
    expect(coreOf(shipOfDesign('Tern'))).toEqual([6])
    expect(coreOf({ ...shipOfDesign('Tern'), coreSystems: false })).toEqual([])
  })
  test('FT-DMG-08: marks add up, and a natural 1 always holds', () => {
    const marks = { worse: ['beam-1'], weaponSupplyShort: true, outOfSupply: true }
    const worst = systemChecks({ ...shipOfDesign('Tern'), marks }, { row: 3, extra: 2 })
    const [beam] = worst.filter(({ system }) => system.id === 'beam-1')
    expect([beam?.modifier.total, beam?.least]).toEqual([5, 2])
    const first = systemChecks({ ...shipOfDesign('Tern'), marks }, { row: 1, extra: 0 })
    expect(first.map(({ system, least }) => `${system.id} ${least}`)).toEqual([
      ...['drive 5', 'ftl 5', 'fireCon-1 5', 'beam-1 3', 'beam-2 4', 'pds-1 4', 'bridge 6', 'lifeSupport 6', 'powerCore 6'],
    ])
  })
  test('FT-DMG-11: magazines and racks are destroyed, other systems are lost, spent ones do not check', () => {
    const lancer = shipOfDesign('Lancer', { systems: { 'pds-1': 'lost' } })
    const worn = applyHits({ ...lancer, coreSystems: false, halved: true }, hits(0, 2), scriptedDice(1, 1, 1, 1, 6, 1, 1, 6))
    expect(worn.condition.systems).toEqual({ 'pds-1': 'lost', 'rack-1': 'destroyed', 'pds-2': 'lost' })
    const spent = shipOfDesign('Lancer', { systems: { 'rack-1': 'spent' } })
    expect(systemChecks(spent, { row: 3, extra: 0 }).some(({ system }) => system.id === 'rack-1')).toBe(false)
  })
  test('FT-DMG-10, FT-FTR-19: what is in a magazine or a bay is lost with it', () => {
    const sound = soundCondition(readyDesign('Quiver'))
    expect(withoutSystems(sound, [{ system: 'bay-1', as: 'lost' }]).fighters).toEqual({ ...sound.fighters, 'bay-1': 0 })
    const loaded = soundCondition(readyDesign('Falchion'))
    expect(withoutSystems(loaded, [{ system: 'magazine-1', as: 'destroyed' }]).loads).toEqual({
      'magazine-1': { standard: 0, extended: 0 },
    })
  })
  test('FT-COR-02: a bridge is lost for good on a 6; FT-DIC-01: its die follows at once', () => {
    const worn = { ...shipOfDesign('Tern', { hull: 2 }), halved: true }
    const dice = scriptedDice(1, 1, 1, 1, 1, 1, 6, 6, 6, 3, 1)
    const { condition, rolls } = applyHits(worn, hits(2), dice)
    expect(condition.systems).toEqual({ bridge: 'destroyed', lifeSupport: 'lost' })
    expect(rolls.map(({ follows }) => follows)).toEqual([null, null, null, null, null, null, 6, 3, null])
    expect(applyHits(worn, hits(2), scriptedDice(1, 1, 1, 1, 1, 1, 6, 5, 1, 1)).condition.systems).toEqual({ bridge: 'lost' })
  })
  test('FT-DMG-13: equal hits and dice give equal conditions; the last box destroys without a check', () => {
    const apply = (points: number, ...dice: readonly number[]) =>
      applyHits({ ...shipOfDesign('Tern'), halved: true }, hits(points), scriptedDice(...dice))
    expect(apply(2, 6, 1, 5, 6, 2, 3)).toEqual(apply(2, 6, 1, 5, 6, 2, 3))
    expect(apply(6)).toMatchObject({ destroyed: true, rolls: [] })
  })
  test('FT-MOV-11, FT-DMG-09: a drive is hit twice, one of thrust 1 once', () => {
    const hitOnce = shipOfDesign('Tern', { drive: 1 })
    const driveOf = (ship: CheckedShip) => systemChecks(ship, { row: 3, extra: 0 }).some(({ system }) => system.id === 'drive')
    expect([driveOf(hitOnce), driveOf(shipOfDesign('Tern', { drive: 2 }))]).toEqual([true, false])
    const slow = { ...readyDesign('Drover'), thrust: 1 }
    expect(driveOf(shipOfDesign('Drover', { drive: 1 }, slow))).toBe(false)
  })
})
