// Ships in pieces at the end of the Weapons step (EE-SEV, EE-DAM-11).
import { describe, expect, test } from 'vitest'
import { battle, fire, keepPart, refused, row, setupWith } from '../battle-for-tests.ts'
import type { Design } from '../design/design.ts'
import { drawn } from '../design/design-for-tests.ts'
import { column, hulk, inLine, LOCKED, ship } from './ships-for-tests.ts'

type Levels = Readonly<Record<string, 'light' | 'critical' | 'destroyed'>>
const broken = (design: Design, levels: Levels, more = {}) =>
  battle({ b: ship('blue', design, { levels, ...more }) }, { at: [{ step: 'sever' }] })

describe('severed sections', () => {
  test('EE-SEV-01: the owner keeps one part, all others are destroyed', () => {
    const cut = broken(hulk(5), { '0,1': 'destroyed' })
    expect(cut.asked).toBe('blue: keep')
    expect(refused(cut, keepPart('b', '0,1'))).toBe('EE-SEV-01')
    const small = cut.go(keepPart('b', '0,0'))
    expect(small.eventsOf('severed')).toMatchObject([{ boxes: ['0,2', '0,3', '0,4'] }])
    expect(cut.go({ order: 'keep', ships: {} }).eventsOf('severed')).toMatchObject([{ boxes: ['0,0'] }])
  })
  test('EE-SEV-01: armour connects two hexes, and its loss joins them directly', () => {
    const plated = { ...hulk(2), armour: [{ at: [0, 1], side: 0 }] } as const
    expect(broken(plated, {}).asked).toBe('')
    expect(broken(plated, { '0,1/0': 'destroyed' }).asked).toBe('')
  })
  test('EE-SEV-02: severed boxes can fire until the end of the step', () => {
    const gun = column('lHC')
    const ships = inLine(gun, hulk(2), 1, { a: { levels: { '0,1': 'destroyed' } } })
    expect(battle(ships, LOCKED).go(fire('a', 'L1@b'), 2).eventsOf('attackRolled')).toMatchObject([{ hit: true }])
  })
  test('EE-SEV-03: damage of the Movement step severs only at the end of the Weapons step', () => {
    const cut = {
      b: ship('blue', hulk(3), { levels: { '0,1': 'destroyed' }, points: {} }),
      a: ship('yellow', hulk(1), { hex: [0, -20], points: {} }),
    }
    const early = battle(cut, { at: 'failure' })
    const late = early.until('keep')
    expect(late.asked).toBe('blue: keep')
    expect([...early.eventTypes, ...late.eventTypes]).toContain('fireRevealed')
    expect([...early.eventTypes, ...late.eventTypes]).not.toContain('severed')
    expect(late.go(keepPart('b', '0,2')).eventsOf('severed')).toMatchObject([{ boxes: ['0,0'] }])
  })
  test('EE-SEV-04: armour without a hex box is lost, also as the last part of a ship', () => {
    const plated = { ...drawn('CT warship', 'H   H', '  H'), armour: [{ at: [2, -1], side: 1 }] } as const
    const cut = broken(plated, { '2,-1': 'destroyed' })
    expect(cut.eventsOf('severed')).toMatchObject([{ boxes: ['2,-1/1'] }])
    expect(cut.asked).toBe('')
    const shell = broken(plated, { '0,0': 'destroyed', '1,0': 'destroyed', '2,-1': 'destroyed' })
    expect(shell.eventsOf('shipDestroyed')).toMatchObject([{ ship: 'b', why: 'EE-DAM-11' }])
  })
  test('EE-DAM-11: a ship without boxes is destroyed at the end of the Weapons step', () => {
    const ships = inLine(column('rC'), hulk(1), 1, { b: { levels: { '0,0': 'critical' } } })
    const shot = battle(ships, LOCKED).go(fire('a', 'R1@b'), 6, row(0, 'left'), 3, 4, 1)
    expect(shot.state.ships.b?.status).toBe('destroyed')
  })
})

test('EE-SEV-01, EE-DAM-11: all owners keep their parts before ships without boxes are destroyed', () => {
  const seats = (['yellow', 'blue', 'red'] as const).map((seat) => ({
    seat,
    side: seat,
    budget: 0,
    zone: { centre: [0, 0], radius: 9 } as const,
  }))
  const cut = { levels: { '0,1': 'destroyed' } } as const
  const none = { '0,0': 'destroyed' } as const
  const ended = battle(
    {
      a: ship('yellow', hulk(1), { levels: none }),
      b: ship('blue', hulk(4), { ...cut, hex: [1, 1] }),
      c: ship('red', hulk(4), { ...cut, hex: [2, 2] }),
      d: ship('red', hulk(1), { levels: none, hex: [3, 3], status: 'destroyed' }),
    },
    { at: [{ step: 'sever' }] },
    setupWith([], { seats }),
  ).go({}, {})
  expect([...ended.eventsOf('severed'), ...ended.eventsOf('shipDestroyed')].map(({ ship: id }) => id)).toEqual(['b', 'c', 'a'])
  expect(ended.eventTypes).toEqual(['severed', 'severed', 'shipDestroyed'])
})
test('EE-HID-02: a hidden ship with power near an enemy is found at the end of the step', () => {
  const found = (lit: readonly string[]) =>
    battle(
      { a: ship('yellow', hulk(1)), b: ship('blue', column('lC'), { hex: [0, -1], hidden: true, power: { lit: [...lit] } }) },
      { at: [{ step: 'sever' }] },
    ).eventsOf('shipFound')
  expect(found(['0,0'])).toMatchObject([{ ship: { id: 'b' }, why: 'EE-HID-02' }])
  expect(found([])).toEqual([])
})
