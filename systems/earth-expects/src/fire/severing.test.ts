// Ships in pieces at the end of the Weapons step (EE-SEV, EE-DAM-11).
import { describe, expect, test } from 'vitest'
import { battle, fire, keepPart, refused, row } from '../battle-for-tests.ts'
import type { Design } from '../design/design.ts'
import { drawn } from '../design/design-for-tests.ts'
import { column, hulk, inLine, LOCKED, levelsOf, ship } from './ships-for-tests.ts'

type Levels = Readonly<Record<string, 'light' | 'critical' | 'destroyed'>>
const broken = (design: Design, levels: Levels, more = {}) =>
  battle({ b: ship('blue', design, { levels, ...more }) }, { at: [{ step: 'sever' }] })

describe('severed sections', () => {
  test('EE-SEV-01: its owner keeps one part; every other is destroyed', () => {
    const cut = broken(hulk(5), { '0,1': 'destroyed' })
    expect(cut.asked).toBe('blue: keep')
    expect(refused(cut, keepPart('b', '0,1'))).toBe('EE-SEV-01')
    const small = cut.go(keepPart('b', '0,0'))
    expect(small.told('severed')).toMatchObject([{ boxes: ['0,2', '0,3', '0,4'] }])
    expect(cut.go({ order: 'keep', ships: {} }).told('severed')).toMatchObject([{ boxes: ['0,0'] }])
  })
  test('EE-SEV-01: armour joins two hexes while it stands', () => {
    const plated = { ...hulk(2), armour: [{ at: [0, 1], side: 0 }] } as const
    expect(broken(plated, {}).asked).toBe('')
    expect(broken(plated, { '0,1/0': 'destroyed' }).asked).toBe('')
  })
  test('EE-SEV-02: until then what is cut off can still fire', () => {
    const gun = column('lHC')
    const ships = inLine(gun, hulk(2), 1, { a: { levels: { '0,1': 'destroyed' } } })
    expect(battle(ships, LOCKED).go(fire('a', 'L1@b'), 2).told('attackRolled')).toMatchObject([{ hit: true }])
  })
  test('EE-SEV-03: damage of the Movement step severs only at the end of the Weapons step', () => {
    const cut = {
      b: ship('blue', hulk(3), { levels: { '0,1': 'destroyed' }, points: {} }),
      a: ship('yellow', hulk(1), { hex: [0, -20], points: {} }),
    }
    const early = battle(cut, { at: 'failure' })
    const late = early.until('keep')
    expect(late.asked).toBe('blue: keep')
    expect([...early.story, ...late.story]).toContain('fireRevealed')
    expect([...early.story, ...late.story]).not.toContain('severed')
    expect(late.go(keepPart('b', '0,2')).told('severed')).toMatchObject([{ boxes: ['0,0'] }])
  })
  test('EE-SEV-04: plates that hold to no hex are lost, and armour alone is no ship', () => {
    const plated = { ...drawn('CT warship', 'H   H', '  H'), armour: [{ at: [2, -1], side: 1 }] } as const
    const cut = broken(plated, { '2,-1': 'destroyed' })
    expect(cut.told('severed')).toMatchObject([{ boxes: ['2,-1/1'] }])
    expect(cut.asked).toBe('')
    const shell = broken(plated, { '0,0': 'destroyed', '1,0': 'destroyed', '2,-1': 'destroyed' })
    expect(shell.told('shipDestroyed')).toMatchObject([{ ship: 'b', why: 'EE-DAM-11' }])
  })
  test('EE-DAM-11: a ship with no boxes left is gone at the end of the Weapons step', () => {
    const ships = inLine(column('rC'), hulk(1), 1, { b: { levels: { '0,0': 'critical' } } })
    const shot = battle(ships, LOCKED).go(fire('a', 'R1@b'), 6, row(0, 'left'), 3, 4, 1)
    expect(shot.state.ships.b?.status).toBe('destroyed')
  })
})

describe('docked ships', () => {
  const pair = (levels: Levels) =>
    battle(
      {
        b: ship('blue', hulk(3), { levels, docked: [{ to: 'c', offset: [1, 1], active: true }] }),
        c: ship('blue', hulk(3), { docked: [{ to: 'b', offset: [-1, -1], active: false }] }),
      },
      { at: [{ step: 'sever' }] },
    )
  test('EE-DOC-11: where the joint is cut the other ship is free, not destroyed', () => {
    const cut = pair({ '0,1': 'destroyed', '0,2': 'destroyed' })
    const free = cut.asked === 'blue: keep' ? cut.go(keepPart('b', '0,0')) : cut
    expect(free.told('undocked')).toMatchObject([{ ship: 'b', from: 'c' }])
    expect(levelsOf(free, 'c')).toEqual({})
    expect(free.state.ships.c?.docked).toEqual([])
  })
  test('EE-DOC-11: while they touch they are one', () => {
    expect(pair({ '0,0': 'destroyed' }).asked).toBe('')
  })
  test('EE-DAM-11, EE-DOC-11: when the active ship is gone the other is free', () => {
    const gone = pair({ '0,0': 'destroyed', '0,1': 'destroyed', '0,2': 'destroyed' })
    expect(gone.told('shipDestroyed')).toMatchObject([{ ship: 'b' }])
    expect(gone.state.ships.c).toMatchObject({ status: 'flying', docked: [] })
  })
})
