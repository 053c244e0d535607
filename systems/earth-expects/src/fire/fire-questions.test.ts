// The questions of fire and of rows.
import { describe, expect, test } from 'vitest'
import { battle, fire, refused, row, rowSet, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { drawn } from '../design/design-for-tests.ts'
import type { Position } from '../position.ts'
import { ASKED } from '../state.ts'
import { midShot } from './chase-for-tests.ts'
import { column, hulk, inLine, LOCKED, ship } from './ships-for-tests.ts'

type Policies = Position['policies']

const LASER = column('lC')

/** A record that is three columns wide: 0,0 at the bow. */
const WIDE = drawn('CA warship', '  H', 'H   H', '  H', 'H   H', '  H')

describe('fire', () => {
  const two = {
    ...inLine(column('lC'), hulk(2), 1),
    c: ship('yellow', LASER, { hex: [0, 1] }),
    d: ship('blue', hulk(1), { hex: [0, -2], status: 'destroyed' }),
  }
  const rules = (open: TestBattle, ...orders: readonly ReturnType<typeof fire>[]) => orders.map((order) => refused(open, order))
  test('EE-HID-06, EE-WEP-04: an order may fire only weapons of the seat’s own ships at visible enemies', () => {
    expect(rules(battle(two), fire('a', 'L1@b'), fire('a', 'L1@c'), fire('a', 'L1@a'), fire('a', 'L1@d'), fire('a', 'L1@x'))).toEqual([
      undefined,
      ...Array(4).fill('EE-HID-06'),
    ])
    expect(rules(battle(two), fire('a', 'L2@b'), fire('b', 'L1@a'), fire('x', 'L1@b'))).toEqual(['EE-GEN-08', 'EE-DOC-05', 'EE-DOC-05'])
  })
  test('EE-WEP-02: the first wrong shot is the reason of the refusal', () => {
    const both = {
      order: 'commit',
      ships: { a: [{ weapon: 'L1', at: 'b', nuclear: false }], c: [{ weapon: 'L9', at: 'b', nuclear: false }] },
    } as const
    expect(refused(battle(two), both)).toBe('EE-GEN-08')
  })
  test('EE-WEP-02: the default order holds fire', () => {
    const silent = battle(two).go({})
    expect(silent.eventsOf('fireRevealed')).toMatchObject([{ shots: [] }])
    expect(silent.eventTypes).not.toContain('attackRolled')
  })
  test('EE-FMI-03, EE-MIS-05: control boxes limit fast missiles but not other weapons', () => {
    const gunboat = (control: string) =>
      battle(inLine(drawn('CT warship', 'M   l   M', control), hulk(2), 1), LOCKED, setupWith(['fastMissiles']))
    expect(rules(gunboat('  C'), fire('a', '0,0@b', 'L1@b'), fire('a', '0,0@b', '4,-2@b'))).toEqual([undefined, 'EE-MIS-05'])
    expect(rules(gunboat('  C   C'), fire('a', '0,0@b', '4,-2@b', 'L1@b'))).toEqual([undefined])
  })
})

describe('rows', () => {
  /** All boxes of the right column are destroyed, except armour across it. */
  const bared = (gun: string, policies: Policies = {}): TestBattle => {
    const levels = { '1,0': 'destroyed', '1,1': 'destroyed' } as const
    const plated = { ...WIDE, armour: [{ at: [1, 0], side: 0 }] } as const
    return battle(inLine(column(gun), plated, 1, { b: { levels } }), { ...LOCKED, policies })
  }
  test('EE-POI-01, EE-ION-06: a row that meets only armour may be chosen, but not for ion fire', () => {
    const rows = (open: TestBattle) => [-2, -1, 0, 1, 2].filter((index) => !refused(open, row(index, 'left')))
    expect(rows(bared('lC').go(fire('a', 'L1@b'), 2))).toEqual([-1, 0, 1])
    expect(rows(bared('iC').go(fire('a', 'I1@b'), 1, 2))).toEqual([-1, 0])
  })
  test('EE-POI-01, EE-POI-03: the default and the automatic choice are the middle row, high rolls to the right', () => {
    const MIDDLE = { yellow: { ...ASKED, rows: 'middle' } } as const
    const choices = (at: TestBattle) => at.eventsOf('rowChosen').map(({ by, row: index, high }) => [by, index, high])
    expect(choices(bared('lC').go(fire('a', 'L1@b'), 2, {}, 4, 4))).toEqual([['yellow', 0, 'right']])
    expect(choices(bared('lC', MIDDLE).go(fire('a', 'L1@b'), 2, 4, 4))).toEqual([['yellow', 0, 'right']])
    expect(choices(bared('iC').go(fire('a', 'I1@b'), 1, 2, {}, 3, 3))).toEqual([['yellow', 0, 'right']])
    expect(choices(bared('iC', MIDDLE).go(fire('a', 'I1@b'), 1, 2, 3, 3))).toEqual([['yellow', 0, 'right']])
  })
  test('EE-POI-02: the default and the automatic choice are the first direction of rows', () => {
    const tie = midShot({ kind: 'laser', points: 1, headings: [1, 2] })
    expect(tie.go({}).eventsOf('rowSetChosen')).toMatchObject([{ by: 'blue', heading: 1 }])
    expect(tie.go(rowSet(2)).eventsOf('rowSetChosen')).toMatchObject([{ by: 'blue', heading: 2 }])
    const left = midShot({ kind: 'laser', points: 1, headings: [1, 2] }, {}, { policies: { blue: { ...ASKED, ties: 'first' } } })
    expect(left.eventsOf('rowSetChosen')).toMatchObject([{ by: 'blue', heading: 1 }])
  })
})
