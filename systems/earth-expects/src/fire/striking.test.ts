// The point of impact of shots and their damage (EE-POI, EE-ION, EE-LAS, EE-RAI, EE-RFR, EE-CRQ).
import { describe, expect, test } from 'vitest'
import { battle, fire, hexesOf, refused, row, rowSet, setupWith } from '../battle-for-tests.ts'
import { drawn } from '../design/design-for-tests.ts'
import { arrayed, column, hulk, inLine, LOCKED, levelsOf, ship, struck } from './ships-for-tests.ts'

const impacts = (at: ReturnType<typeof battle>) => at.eventsOf('impactRolled').map(({ row, box }) => [row, box])
const LASER = column('lC')
/** Three columns wide, so that rows may miss the middle one. */
const WIDE = drawn('CA warship', '  H', 'H   H', '  H', 'H   H', '  H')

describe('the point of impact', () => {
  test('EE-POI-01: the attacker chooses a row that meets the ship', () => {
    const shot = battle(inLine(LASER, WIDE, 1), LOCKED).go(fire('a', 'L1@b'), 2)
    expect(shot.asked).toBe('yellow: row')
    expect(refused(shot, row(7, 'left'))).toBe('EE-POI-01')
    for (const index of [-1, 0, 1]) expect(refused(shot, row(index, 'left'))).toBeUndefined()
  })
  test('EE-POI-02: on a tie the owner of the target chooses the direction of rows, unless that is automatic', () => {
    const ships = { a: ship('yellow', LASER), b: ship('blue', hulk(3), { hex: [1, -2], facing: 3 }) }
    const asked = battle(ships, LOCKED).go(fire('a', 'L1@b'), 6)
    expect(asked.asked).toBe('blue: rowSet')
    expect(refused(asked, rowSet(0))).toBe('EE-POI-02')
    const policies = { blue: { ties: 'first', defence: 'asked', repairs: 'asked', rows: 'asked' } } as const
    expect(battle(ships, { ...LOCKED, policies }).go(fire('a', 'L1@b'), 6).asked).toBe('yellow: row')
  })
  test('EE-POI-03, EE-POI-04, EE-POI-07, EE-QRF-05: the row shifts one row per point off seven, high rolls to the chosen side', () => {
    const shot = (high: 'left' | 'right', ...faces: readonly number[]) =>
      impacts(battle(inLine(LASER, WIDE, 1), LOCKED).go(fire('a', 'L1@b'), 2, row(0, high), ...faces))[0]?.[0]
    expect(shot('left', 4, 4)).toBe(1)
    expect(shot('right', 4, 4)).toBe(-1)
    expect(shot('left', 1, 1)).toBe(-5)
    expect(shot('right', 3, 4)).toBe(0)
  })
  test('EE-POI-05: the shot hits the first box from the attacker’s side, armour included', () => {
    const plated = { ...hulk(3), armour: [{ at: [0, 0], side: 0 } as const] }
    const shot = (facing: 0 | 3) =>
      impacts(battle(inLine(LASER, plated, 1, { b: { facing } }), LOCKED).go(fire('a', 'L1@b'), 2, row(0, 'left'), 3, 4))
    expect(shot(3)).toEqual([[0, '0,0/0']])
    expect(shot(0)).toEqual([[0, '0,2']])
  })
  test('EE-POI-06, EE-ION-08: a row that meets no box misses with all points', () => {
    const shot = battle(inLine(column('iIC'), hulk(3), 0), LOCKED)
    const missed = shot.go(fire('a', 'I1@b'), 6, 6, 6, row(0, 'left'), 6, 6)
    expect(impacts(missed)).toEqual([[5, null]])
    expect(struck(missed)).toEqual([])
  })
})

describe('ion fire', () => {
  test('EE-ION-05: an attack that does not exceed the defence rolls no point of impact', () => {
    const shot = battle(inLine(column('iIC'), hulk(3), 3), LOCKED).go(fire('a', 'I1@b'), 3, 3, 3)
    expect(shot.eventsOf('attackRolled')).toMatchObject([{ hit: false, attack: { damage: { total: 0 } } }])
    expect(shot.eventTypes).not.toContain('impactRolled')
  })
  test('EE-ION-01, EE-ION-02, EE-SHD-02: shields of the target lower the damage', () => {
    const lit = (boxes: readonly string[]) =>
      battle(inLine(column('iIIC'), column('GGH'), 1, { b: { power: { lit: [...boxes] } } }), LOCKED).go(fire('a', 'I1@b'), 3, 3, 3, 3)
    expect(lit([]).eventsOf('attackRolled')[0]?.attack.damage?.total).toBe(11)
    expect(lit(['0,0', '0,1']).eventsOf('attackRolled')[0]?.attack.damage?.total).toBe(3)
  })
  test('EE-ION-06, EE-ARM-02: ion fire ignores armour', () => {
    const plated = { ...hulk(2), armour: [{ at: [0, 0], side: 0 } as const, { at: [0, 1], side: 0 } as const] }
    const shot = battle(inLine(column('iC'), plated, 1), LOCKED).go(fire('a', 'I1@b'), 2, 3, row(0, 'left'), 3, 4)
    expect(struck(shot)).toEqual(['0,0', '0,1', '0,0', '0,1'])
  })
  test('EE-ION-07: points walk on from a destroyed box, and are wasted if no neighbour is left', () => {
    const levels = { '0,0': 'critical', '0,1': 'critical' } as const
    const shot = battle(inLine(column('iC'), hulk(2), 1, { b: { levels } }), LOCKED).go(fire('a', 'I1@b'), 4, 2, row(0, 'left'), 3, 4)
    expect(struck(shot)).toEqual(['0,0', '0,1'])
    expect(shot.eventsOf('boxesHit')).toMatchObject([{ why: 'EE-ION-07', wasted: 3 }])
  })
})

describe('laser fire', () => {
  test('EE-LAS-01, EE-LAS-05: a die reduced to 0 rolls no point of impact', () => {
    const shot = battle(inLine(LASER, hulk(3), 6), LOCKED).go(fire('a', 'L1@b'), 6)
    expect(shot.eventsOf('attackRolled')).toMatchObject([{ hit: false }])
    expect(shot.eventTypes).not.toContain('impactRolled')
  })
  test('EE-LAS-06, EE-LAS-07, EE-QRF-11: each point after the first drifts by a die: low, none or high', () => {
    const shot = (high: 'left' | 'right', ...drift: readonly number[]) =>
      struck(battle(inLine(LASER, WIDE, 0), LOCKED).go(fire('a', 'L1@b'), drift.length + 1, row(0, high), 3, 4, ...drift))
    const [left, middle, right] = [shot('left', 5)[1], shot('left', 3)[1], shot('right', 5)[1]]
    expect(new Set([left, middle, right]).size).toBe(3)
    expect([shot('left', 1)[1], shot('left', 2)[1], shot('left', 6)[1]]).toEqual([right, right, left])
    expect(shot('left', 4)[1]).toBe(middle)
    expect(shot('left', 5, 2)[2]).toBe(middle)
  })
  test('EE-LAS-08: a point off the ship is wasted, and the next rolls its row again from the chosen row', () => {
    const shot = battle(inLine(LASER, hulk(3), 0), LOCKED).go(fire('a', 'L1@b'), 3, row(0, 'left'), 3, 4, 6, 3, 4)
    expect(struck(shot)).toHaveLength(2)
    expect(shot.eventsOf('boxesHit')).toMatchObject([{ wasted: 1 }])
    expect(impacts(shot).map(([index]) => index)).toEqual([0, 0])
  })
  test('EE-LAS-09, EE-DAM-04: points pass destroyed boxes', () => {
    const levels = { '0,0': 'destroyed', '0,1': 'critical' } as const
    const shot = battle(inLine(LASER, hulk(3), 1, { b: { levels } }), LOCKED).go(fire('a', 'L1@b'), 3, row(0, 'left'), 3, 4, 3)
    expect(struck(shot)).toEqual(['0,1', '0,2'])
  })
  test('EE-LAS-10, EE-ARM-02: armour takes points like any box', () => {
    const plated = { ...hulk(2), armour: [{ at: [0, 0], side: 0 } as const] }
    const shot = battle(inLine(LASER, plated, 1), LOCKED).go(fire('a', 'L1@b'), 6, row(0, 'left'), 3, 4, 3, 3, 3, 3)
    expect(struck(shot)).toEqual(['0,0/0', '0,0/0', '0,0/0', '0,0/0', '0,0'])
    expect(levelsOf(shot, 'b')).toEqual({ '0,0/0': 'destroyed', '0,0': 'light' })
  })
  test('EE-LAR-05: an array rolls one die per laser and has one point of impact', () => {
    const shot = battle(inLine(arrayed('llC'), hulk(2), 0), LOCKED).go(fire('a', 'Y1@b'), 1, 2, row(0, 'left'), 3, 4, 3, 3)
    expect(shot.eventsOf('attackRolled')).toMatchObject([{ dice: [1, 2], attack: { damage: { total: 3 } } }])
    expect(shot.eventsOf('impactRolled')).toHaveLength(1)
  })
})

describe('railguns', () => {
  const GUN = column('rRC')
  const at = (manoeuvre: number, more = {}) => inLine(GUN, hulk(3), 4, { b: { points: { manoeuvre }, ...more } })
  test('EE-RAI-04, EE-RAI-09: the die must exceed the manoeuvre points before a point of impact is rolled', () => {
    expect(battle(at(3), LOCKED).go(fire('a', 'R1@b'), 3).eventsOf('attackRolled')).toMatchObject([{ hit: false }])
    const hit = battle(at(3), LOCKED).go(fire('a', 'R1@b'), 4, row(0, 'left'), 3, 4, 1, 1)
    expect(hit.eventTypes.filter((kind) => kind !== 'rowChosen')).toContain('damageRolled')
  })
  test('EE-RAI-09, EE-POI-06: a row that meets no box misses without damage dice', () => {
    const off = battle(at(0), LOCKED).go(fire('a', 'R1@b'), 4, row(0, 'left'), 6, 6)
    expect(off.eventTypes).not.toContain('damageRolled')
  })
  test('EE-RAI-07: one die per box hits one box after another along the row; the rest is wasted', () => {
    const shot = battle(at(0, { levels: { '0,0': 'critical' } }), LOCKED).go(fire('a', 'R1@b'), 4, row(0, 'left'), 3, 4, 4, 3)
    expect(struck(shot)).toEqual(['0,0', ...Array(4).fill('0,1'), '0,2', '0,2'])
    const through = battle(inLine(GUN, hulk(1), 4), LOCKED).go(fire('a', 'R1@b'), 4, row(0, 'left'), 3, 4, 6, 6)
    expect(through.eventsOf('boxesHit')).toMatchObject([{ wasted: 8 }])
  })
  test('EE-RAI-07: points pass holes, but not armour on the row', () => {
    const holed = {
      ...column('HH'),
      boxes: [
        { at: [0, 0], type: 'H', system: null },
        { at: [0, 3], type: 'H', system: null },
      ],
      armour: [{ at: [0, 1], side: 0 }],
    } as const
    const shot = battle(inLine(GUN, holed, 4), LOCKED).go(fire('a', 'R1@b'), 4, row(0, 'left'), 3, 4, 6, 3)
    expect(struck(shot)).toEqual([...Array(4).fill('0,0'), ...Array(4).fill('0,1/0'), '0,3'])
  })
  test('EE-ATM-08: damage into atmosphere is placed like a missile’s', () => {
    const air = setupWith([], { bodies: [hexesOf('atmosphere', [0, -4])] })
    const shot = battle(inLine(GUN, hulk(3), 4, { b: { levels: { '0,0': 'critical' } } }), { locks: { a: ['b', 'b', 'b', 'b', 'b'] } }, air)
    const hit = shot.go(fire('a', 'R1@b'), 6, row(0, 'left'), 3, 4, 1, 2)
    expect(hit.eventsOf('boxesHit')).toMatchObject([{ hits: [{ box: '0,0' }, { box: '0,1' }, { box: '0,1' }] }])
  })
  const rapid = (manoeuvre: number) =>
    battle(inLine(GUN, hulk(3), 4, { a: { power: { lit: ['0,0', '0,1'], rapid: ['R1'] } }, b: { points: { manoeuvre } } }), LOCKED)
  test('EE-RFR-01, EE-RFR-03: each box rolls to hit, and each hit has its own row and one die of damage', () => {
    const first = rapid(2).go(fire('a', 'R1@b'), 3, row(0, 'left'), 3, 4, 2, 3)
    expect(first.eventsOf('attackRolled')).toHaveLength(2)
    expect(first.asked).toBe('yellow: row')
    const second = first.go(row(0, 'left'), 3, 4, 1)
    expect(second.eventsOf('damageRolled')).toMatchObject([{ damage: { total: 1 } }])
  })
  test('EE-RFR-02: a hit helps the next roll, even if its row meets no box; a miss does not', () => {
    const off = rapid(2).go(fire('a', 'R1@b'), 3, row(0, 'left'), 6, 6, 2)
    expect(off.eventsOf('attackRolled')).toMatchObject([{ hit: true }, { dice: [2], hit: true }])
    const missed = rapid(2).go(fire('a', 'R1@b'), 2, 2)
    expect(missed.eventsOf('attackRolled')).toMatchObject([{ hit: false }, { hit: false }])
  })
})

describe('crews', () => {
  const crews = setupWith(['crews'])
  test('EE-CRQ-02, EE-GEN-04: shots use the dice of the firing crew', () => {
    const elite = battle(inLine(LASER, hulk(3), 0, { a: { crew: 'elite' } }), LOCKED, crews).go(fire('a', 'L1@b'), 8)
    expect(elite.eventsOf('attackRolled')[0]?.attack.damage?.total).toBe(8)
    const gun = battle(inLine(column('rC'), hulk(3), 0, { a: { crew: 'crack' }, b: { points: { manoeuvre: 9 } } }), LOCKED, crews)
    const hit = gun.go(fire('a', 'R1@b'), 10, row(0, 'left'), 3, 4, 10)
    expect(hit.eventsOf('damageRolled')[0]?.damage.total).toBe(10)
    expect(() => battle(inLine(LASER, hulk(3), 0), LOCKED).go(fire('a', 'L1@b'), 8)).toThrow()
  })
  test('EE-CRQ-03, EE-POI-04: the shift uses the dice of the target’s crew, centred on nine or eleven', () => {
    const rows = (crew: 'elite' | 'crack', ...faces: readonly number[]) =>
      impacts(battle(inLine(LASER, WIDE, 0, { b: { crew } }), LOCKED, crews).go(fire('a', 'L1@b'), 1, row(0, 'left'), ...faces))[0]?.[0]
    const straight = rows('elite', 4, 5)
    expect(straight).toBe(0)
    expect(rows('crack', 5, 6)).toBe(0)
    expect([-7, 7]).toContain(rows('elite', 8, 8))
  })
  test('EE-CRQ-06: drift and random boxes stay six-sided', () => {
    const ships = inLine(LASER, hulk(3), 0, { a: { crew: 'crack' }, b: { crew: 'crack' } })
    expect(() => battle(ships, LOCKED, crews).go(fire('a', 'L1@b'), 2, row(0, 'left'), 5, 6, 7)).toThrow()
    expect(struck(battle(ships, LOCKED, crews).go(fire('a', 'L1@b'), 2, row(0, 'left'), 5, 6, 4))).toHaveLength(2)
  })
})

describe('simultaneous fire', () => {
  test('EE-WEP-05: a weapon destroyed in the step still fires with its strength at the reveal', () => {
    const duel = battle(inLine(column('iC'), column('lLC'), 1), { locks: { a: ['b'], b: ['a'] } })
    const both = duel.go({ yellow: fire('a', 'I1@b'), blue: fire('b', 'L1@a') }, 4, 4)
    // The walk goes from the middle of three boxes back to the bow each time.
    const done = both.go(row(0, 'left'), 3, 4, 1, 1, 1, 6)
    expect(levelsOf(done, 'b')['0,0']).toBe('destroyed')
    expect(done.eventsOf('attackRolled')).toMatchObject([{ attack: { by: 'b', damage: { total: 6 } } }])
  })
  test('EE-WEP-05: shields destroyed in the step still count for later shots', () => {
    const ships = { ...inLine(LASER, column('GH'), 1), c: ship('yellow', column('iIC')) }
    const open = battle(ships, { locks: { a: ['b'], c: ['b'] } })
    const fired = open.go(
      {
        yellow: {
          order: 'commit',
          ships: { a: [{ weapon: 'L1', at: 'b', nuclear: false }], c: [{ weapon: 'I1', at: 'b', nuclear: false }] },
        },
      },
      2,
    )
    const then = fired.go(row(0, 'left'), 3, 4, 2, 2, 2)
    expect(levelsOf(then, 'b')['0,0']).toBe('light')
    expect(then.eventsOf('attackRolled')).toMatchObject([{ attack: { by: 'c', damage: { total: 2 } } }])
  })
  test('EE-WEP-06: shots are resolved by seat, by ship, then in the owner’s order', () => {
    const twin = drawn('CT warship', 'l   l')
    const ships = { b: ship('yellow', twin), a: ship('yellow', LASER), z: ship('blue', LASER, { hex: [0, -9], facing: 3 }) }
    const shots = (list: readonly string[]) => list.map((weapon) => ({ weapon, at: 'z', nuclear: false }))
    const fired = battle(ships).go(
      {
        yellow: { order: 'commit', ships: { b: shots(['L2', 'L1']), a: shots(['L1']) } },
        blue: fire('z', 'L1@a'),
      },
      ...[1, 1, 1, 1],
    )
    expect(fired.eventsOf('attackRolled').map(({ attack }) => `${attack.by} ${attack.weapon}`)).toEqual(['a L1', 'b L2', 'b L1', 'z L1'])
  })
})
