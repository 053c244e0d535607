// The worked example of the rule book, shot by shot and then as a whole (GT-03 to GT-18).
import { distance, subtract } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, defend, fire, guide, hold, impacts, keepPart, row, rowSet } from '../battle-for-tests.ts'
import { hullOf } from '../hull.ts'
import { supplyOf } from '../power/supply.ts'
import { bears } from '../record/arcs.ts'
import { shipOf } from '../table.ts'
import { armed, fallen, ICARUS, icarus, levelsAfter, levelsOf, midShot, named, vigilance, wasted } from './chase-for-tests.ts'
import { inArc } from './in-arc.ts'
import { waysOf } from './ways.ts'
import { weaponsOf } from './weapons.ts'

const missile = { seat: 'yellow', from: 'v', target: 'i', hex: [-2, 2], launched: 2 } as const
const four = { m1: missile, m2: missile, m3: missile, m4: missile } as const
/** The second route: the missile enters from directly below. */
const FROM_BELOW = { m1: 1, m2: 1, m3: 1, m4: 1 }
const AFTER_ION = { S: 'moderate', Pt: 'moderate', Hr: 'light', C: 'light', Pb: 'light' } as const
const AFTER_LASER = { ...AFTER_ION, S: 'destroyed', Ll: 'light' } as const

describe('the chase of the Icarus', () => {
  test('EE-GEN-03, GT-03: two hexes to the Icarus, four for the missiles', () => {
    const { ships, missiles } = battle(armed, { missiles: four }).state
    const at = ships.i?.hex ?? [0, 0]
    expect(distance(ships.v?.hex ?? at, at)).toBe(2)
    expect(subtract(at, missiles.m1?.hex ?? at)).toEqual([3, -4])
    expect(distance(missiles.m1?.hex ?? at, at)).toBe(4)
  })

  test('EE-GEN-18, GT-04: one ion cannon, one two-box laser and four sensors of the Vigilance bear on the Icarus', () => {
    const { state } = battle({ v: vigilance, i: icarus })
    const v = shipOf(state, 'v')
    const lit = ['0,-3', '8,-2', '-8,6', '9,-1', '-9,8', '-2,4', '2,2']
    const guns = weaponsOf(battle({ v: { ...vigilance, power: { lit } }, i: icarus }).state, v).filter(({ kind }) => kind !== 'missile')
    const bearing = guns.filter((weapon) => inArc(v, hullOf(state, v), weapon, [1, -2])).map(({ primary }) => primary)
    expect(guns).toHaveLength(7)
    expect(bearing.toSorted()).toEqual(['8,-2', '9,-1'])
    const { layout, levels } = hullOf(state, v)
    for (const sensor of ['-1,-3', '1,-4', '4,-3', '6,-3']) expect(bears(layout, levels, sensor, [1, -2])).toBe(true)
  })

  test('EE-POI-02, GT-05: the defender chooses one of two directions of rows, then the attacker a row through the engine', () => {
    const shot = midShot({ kind: 'ion', points: 1, headings: [0, 1] })
    expect(shot.asked).toBe('blue: rowSet')
    const picked = shot.go(rowSet(1))
    expect(picked.asked).toBe('yellow: row')
    const struck = picked.go(row(0, 'left'), 3, 4)
    expect(named(struck.eventsOf('impactRolled')[0]?.box)).toBe('E')
  })
  test('EE-POI-04, EE-POI-05, GT-06: a nine with high rolls to the left shifts two rows and hits the sensor', () => {
    const shot = midShot({ kind: 'laser', points: 1, headings: [1] }).go(row(0, 'left'), 5, 4)
    expect(shot.eventsOf('impactRolled')).toMatchObject([{ row: -2, box: ICARUS.S, dice: [5, 4] }])
  })
  test('EE-POI-06, GT-07: a ten shifts three rows and misses', () => {
    const shot = midShot({ kind: 'ion', points: 7, headings: [1] }).go(row(0, 'left'), 5, 5)
    expect(shot.eventsOf('impactRolled')).toMatchObject([{ row: -3, box: null }])
    expect(levelsOf(shot)).toEqual({})
  })

  test('EE-MIS-06, EE-PD-02, GT-08: a missile may enter from directly below or the lower left, and both rear lasers bear on both entries', () => {
    const { state } = battle({ v: vigilance, i: armed.i }, { missiles: { m1: missile } })
    const { m1 } = state.missiles
    const entries = waysOf(state, m1 ?? missileGone()).map(({ entry }) => entry.join())
    expect([...new Set(entries)].toSorted()).toEqual(['0,-1', '1,-1'])
    const i = shipOf(state, 'i')
    for (const entry of [[0, -1] as const, [1, -1] as const])
      for (const laser of weaponsOf(state, i)) expect(inArc(i, hullOf(state, i), laser, subtract(entry, i.hex))).toBe(true)
  })

  test('EE-PD-04, EE-PD-08, GT-09: two lasers against four missiles in the hex leave two', () => {
    const met = battle(armed, { turn: 3, missiles: four, at: 'guide' })
      .go(guide(FROM_BELOW), hold)
      .go(defend('i', 'L1', 'm1'), 2, defend('i', 'L1', 'm2'), 5, defend('i', 'L1', 'm3'), 4, defend('i', 'L2', 'm3'), 1)
    expect(met.eventsOf('defended').map(({ die, needed, hit }) => [die, needed.total, hit])).toEqual([
      [2, 2, true],
      [5, 2, true],
      [4, 5, false],
      [1, 2, false],
    ])
    expect(met.eventsOf('missileLost').flatMap(({ missile, why }) => (why === 'EE-PD-08' ? [missile] : []))).toEqual(['m1', 'm2'])
  })

  test('EE-ION-02, EE-ION-03, EE-ION-04, EE-ION-05, GT-10: eleven against a defence of four is seven points, which start at the sensor', () => {
    const shot = battle(armed, { locks: { v: ['i'] } }).go(fire('v', 'I2@i'), 3, 5, 1, 2)
    const [rolled] = shot.eventsOf('attackRolled')
    expect(rolled).toMatchObject({ dice: [3, 5, 1, 2], hit: true, attack: { damage: { total: 7 } } })
    const struck = shot.go(rowSet(1), row(0, 'left'), 5, 4, 5, 1, 2, 4, 3)
    expect(named(struck.eventsOf('impactRolled')[0]?.box)).toBe('S')
  })
  test('EE-ION-07, EE-GEN-17, GT-11: seven points walk from the sensor through the ship', () => {
    const shot = midShot({ kind: 'ion', points: 7, headings: [1] }).go(row(0, 'left'), 5, 4, 5, 1, 2, 4, 3)
    expect(fallen(shot)).toEqual(['S', 'Pt', 'S', 'Pt', 'Hr', 'C', 'Pb'])
    expect(levelsOf(shot)).toEqual(AFTER_ION)
  })

  test('EE-LAS-04, EE-LAS-05, GT-12: a six of the two-box laser does five points', () => {
    const shot = battle(armed, { locks: { v: ['i'] } }).go(fire('v', 'L4@i'), 6)
    expect(shot.eventsOf('attackRolled')[0]?.attack.damage?.total).toBe(5)
  })
  test('EE-LAS-06, EE-LAS-07, EE-LAS-08, EE-LAS-09, GT-13: two of five points are wasted', () => {
    const shot = midShot({ kind: 'laser', points: 5, headings: [1] }, AFTER_ION).go(row(0, 'left'), 5, 5, 5, 4, 4, 3, 3, 3)
    expect(fallen(shot)).toEqual(['S', 'S', 'Ll'])
    expect(wasted(shot)).toEqual([['EE-LAS-07', 2]])
    expect(levelsOf(shot)).toEqual(AFTER_LASER)
  })

  test('EE-MIS-13, EE-MIS-14, GT-14: a missile shifted off the ship turns about the left laser and hits the left hull box', () => {
    const shot = midShot({ kind: 'missile', points: null, headings: [0] }, AFTER_LASER).go(row(-1, 'right'), 2, 2, 1, 1)
    const [impact] = shot.eventsOf('impactRolled')
    expect(impact).toMatchObject({ heading: 1, row: -1, turnedAt: ICARUS.Ll })
    expect(named(impact?.box)).toBe('Hl')
  })
  test('EE-MIS-16, GT-15: nine points destroy the hull box and spill to boxes beside destroyed ones', () => {
    const shot = midShot({ kind: 'missile', points: null, headings: [0] }, AFTER_LASER).go(row(-1, 'right'), 2, 2, 5, 4, 6, 1, 1, 1, 5)
    expect(fallen(shot)).toEqual(['Hl', 'Hl', 'Hl', 'Hl', 'E', 'Pt', 'Pt', 'C', 'Hr'])
    expect(levelsOf(shot)).toMatchObject({ Hl: 'destroyed', E: 'light', Pt: 'destroyed', C: 'moderate', Hr: 'moderate' })
  })
  test('EE-MIS-13, EE-MIS-16, GT-16: the second missile destroys exactly the right half engine', () => {
    const shot = midShot({ kind: 'missile', points: null, headings: [0] }, AFTER_LASER).go(row(0, 'right'), 5, 3, 2, 2)
    expect(fallen(shot)).toEqual(['er', 'er', 'er', 'er'])
  })

  test('EE-SEV-01, GT-17: the right laser is severed', () => {
    const cut = { ...AFTER_LASER, Hl: 'destroyed', er: 'destroyed', Pt: 'destroyed' } as const
    const severed = battle({ v: vigilance, i: { ...icarus, levels: levelsAfter(cut) } }, { at: 'sever' })
    expect(severed.asked).toBe('blue: keep')
    const kept = severed.go(keepPart('i', ICARUS.C))
    expect(kept.eventsOf('severed')).toMatchObject([{ ship: 'i', boxes: [ICARUS.Lr] }])
  })

  test('EE-POW-02, EE-HEN-03, GT-18: in the next turn the Icarus has no power and no control, only a half engine', () => {
    const left = { Pt: 'destroyed', Pb: 'light', C: 'moderate', E: 'light', er: 'destroyed' } as const
    const { state } = battle({ v: vigilance, i: { ...icarus, levels: levelsAfter(left) } }, { at: 'announce' })
    const supply = supplyOf(state, shipOf(state, 'i'))
    expect(supply.networks.reduce((sum, { yields }) => sum + yields, 0)).toBe(0)
    expect(supply.control).toBe(0)
    expect(supply.engines.flatMap(({ boxes }) => boxes)).toEqual([{ id: ICARUS.el, most: 2, own: true }])
  })

  test('EE-WEP-01: GT-08 to GT-17 as one Weapons step', () => {
    const flown = battle(armed, { turn: 3, missiles: four, locks: { v: ['i'] }, at: 'guide' }).go(guide(FROM_BELOW))
    expect(flown.eventsOf('missileMoved').map(({ entry }) => entry)).toEqual([4, 4, 4, 4].map(() => [1, -1]))
    const met = flown
      .go({ yellow: fire('v', 'I2@i', 'L4@i') })
      .go(defend('i', 'L1', 'm1'), 2, defend('i', 'L1', 'm2'), 5, defend('i', 'L1', 'm3'), 4, defend('i', 'L2', 'm3'), 1, 3, 5, 1, 2)
    expect(met.asked).toBe('blue: rowSet')
    const ion = met.go(rowSet(1), row(0, 'left'), 5, 4, 5, 1, 2, 4, 3, 6)
    expect(levelsOf(ion)).toEqual(AFTER_ION)
    const laser = ion.go(rowSet(1), row(0, 'left'), 5, 5, 5, 4, 4, 3, 3, 3)
    expect(levelsOf(laser)).toEqual(AFTER_LASER)
    expect(laser.asked).toBe('yellow: impacts')
    const first = laser.go(impacts('m3', 'm4'), row(-1, 'right'), 2, 2, 5, 4, 6, 1, 1, 1, 5)
    const second = first.go(row(0, 'right'), 5, 3, 2, 2)
    expect(second.asked).toBe('blue: keep')
    const kept = second.go(keepPart('i', ICARUS.C))
    expect(levelsOf(kept)).toEqual({
      S: 'destroyed',
      Pt: 'destroyed',
      Hl: 'destroyed',
      er: 'destroyed',
      Lr: 'destroyed',
      Hr: 'moderate',
      C: 'moderate',
      Pb: 'light',
      E: 'light',
      Ll: 'light',
    })
  })
})
const missileGone = (): never => {
  throw new Error('the missile is gone')
}
