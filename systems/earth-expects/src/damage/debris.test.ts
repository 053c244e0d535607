// Damage by atmosphere, asteroids, radiation and heat, die by die (EE-ATM-02, EE-AST-04, EE-AST-09, EE-RAD, EE-HEA).
import { describe, expect, test } from 'vitest'
import { battle, hexesOf, setupWith } from '../battle-for-tests.ts'
import type { Context } from '../chapter.ts'
import type { Design } from '../design/design.ts'
import { drawn } from '../design/design-for-tests.ts'
import { column, hulk, ship } from '../fire/ships-for-tests.ts'
import { observe } from '../game.ts'
import type { Ship } from '../state.ts'
import { frontDamage, heatDamage, debrisDamage as placeDebris, rockDamage as placeRock, radiationDamage } from './debris.ts'
import { engineFailure } from './failure.ts'
import { emitted, hitsFrom, resultOf } from './hits-for-tests.ts'

const debrisDamage = emitted(placeDebris, 'EE-AST-04')
const rockDamage = emitted(placeRock, 'EE-AST-09')

/** Three columns. The boxes that fire from ahead meets are 0,0 at the bow, -1,1 and 1,0. */
const WIDE = drawn('CA warship', '  H', 'H   H', '  H', 'H   H', '  H')
/** The same without anything behind the bow. */
const THIN = drawn('CA warship', '  H', 'H   H')
const PLATED: Design = { ...hulk(2), armour: [{ at: [0, 0], side: 0 }] }

describe('atmosphere', () => {
  const at =
    (speed: number) =>
    (ctx: Context, of: Ship): void =>
      frontDamage(ctx, of, speed)
  test('EE-ATM-02: every box in front takes one point per point of speed', () => {
    expect(resultOf(WIDE, at(2), [])).toEqual({ boxes: ['0,0', '0,0', '-1,1', '-1,1', '1,0', '1,0'], wasted: 0 })
    expect(hitsFrom(WIDE, at(1), [])).toMatchObject([{ why: 'EE-ATM-02', to: null }])
    expect(resultOf(WIDE, at(0), []).boxes).toEqual([])
  })
  test('EE-ATM-02: the boxes are found before any damage, so a box behind a destroyed one takes none', () => {
    expect(resultOf(WIDE, at(3), [], { levels: { '0,0': 'critical' } }).boxes.filter((box) => box.startsWith('0,'))).toEqual(['0,0'])
    expect(resultOf(WIDE, at(1), [], { levels: { '0,0': 'destroyed' } }).boxes).toEqual(['-1,1', '1,0', '0,1'])
  })
  test('EE-ATM-02: armour in front takes the damage', () => {
    expect(resultOf(PLATED, at(1), []).boxes).toEqual(['0,0/0'])
  })
})

describe('dense asteroids', () => {
  test('EE-AST-04: damage starts at a random box in front and drifts, high rolls to the right', () => {
    expect(resultOf(WIDE, debrisDamage, [3, 1, 5, 1])).toEqual({ boxes: ['0,0', '1,0', '0,0'], wasted: 0 })
    expect(resultOf(WIDE, debrisDamage, [2, 1, 2]).boxes).toEqual(['0,0', '-1,1'])
    expect(resultOf(WIDE, debrisDamage, [3, 4, 3, 4]).boxes).toEqual(['-1,1', '-1,1', '-1,1'])
    expect(hitsFrom(WIDE, debrisDamage, [1, 1])).toMatchObject([{ why: 'EE-AST-04' }])
  })
  test('EE-AST-04: a point that drifts off the ship is wasted, and the next starts at a random box in front', () => {
    expect(resultOf(WIDE, debrisDamage, [3, 5, 6, 3])).toEqual({ boxes: ['1,0', '-1,1'], wasted: 1 })
    expect(resultOf(WIDE, debrisDamage, [2, 5, 6])).toEqual({ boxes: ['1,0'], wasted: 1 })
  })
  test('EE-AST-04: a point goes to the box behind a destroyed one, and a new start uses the boxes that are in front by then', () => {
    const bow = { levels: { '0,0': 'critical' } } as const
    expect(resultOf(WIDE, debrisDamage, [2, 1, 3], bow).boxes).toEqual(['0,0', '0,1'])
    // The first point destroys 0,0. In reading order -1,1 and 1,0 come before 0,1.
    expect(resultOf(WIDE, debrisDamage, [5, 1, 5, 5, 5, 5], { levels: { '0,0': 'critical' } })).toEqual({
      boxes: ['0,0', '1,0', '0,1', '1,0'],
      wasted: 1,
    })
  })
  test('EE-AST-04: armour in front is hit like a box', () => {
    expect(resultOf(PLATED, debrisDamage, [2, 4]).boxes).toEqual(['0,0/0', '0,0/0'])
  })
})

describe('cinematic asteroids', () => {
  test('EE-AST-09: one die hits a random box in front like a missile, a second one starts there like a laser', () => {
    expect(resultOf(WIDE, rockDamage, [1, 1, 2, 5])).toEqual({ boxes: ['0,0', '0,0', '1,0'], wasted: 0 })
    expect(resultOf(WIDE, rockDamage, [3, 5, 1]).boxes).toEqual(['1,0', '1,0', '1,0', '1,0'])
    expect(hitsFrom(WIDE, rockDamage, [1, 1, 1])).toMatchObject([{ why: 'EE-AST-09' }])
  })
  test('EE-AST-09, EE-MIS-16: further points of the first die go to boxes beside the destroyed one', () => {
    expect(resultOf(WIDE, rockDamage, [2, 1, 1, 1], { levels: { '0,0': 'critical' } }).boxes).toEqual(['0,0', '1,0', '0,1'])
  })
  test('EE-AST-09: if the first die destroyed the box, the second die hits the next box of the row', () => {
    expect(resultOf(WIDE, rockDamage, [1, 1, 1], { levels: { '0,0': 'critical' } }).boxes).toEqual(['0,0', '0,1'])
  })
  test('EE-AST-09: a point on an empty row is wasted, and the next starts at a random box in front', () => {
    const lone = { levels: { '0,0': 'critical' } } as const
    expect(resultOf(THIN, rockDamage, [1, 1, 1], lone)).toEqual({ boxes: ['0,0'], wasted: 1 })
    expect(resultOf(THIN, rockDamage, [1, 1, 2, 4], lone)).toEqual({ boxes: ['0,0', '1,0'], wasted: 1 })
  })
  test('EE-AST-09: a point that drifts off the ship is wasted, and the next starts at a random box in front', () => {
    expect(resultOf(WIDE, rockDamage, [1, 5, 3, 6, 3])).toEqual({ boxes: ['1,0', '1,0', '-1,1'], wasted: 1 })
  })
})

describe('radiation', () => {
  const from =
    (heading: Parameters<typeof radiationDamage>[2], points: number) =>
    (ctx: Context, of: Ship): void =>
      radiationDamage(ctx, of, heading, points)
  test('EE-RAD-03: radiation starts at a random box that faces its side; armour does not count', () => {
    expect(resultOf(WIDE, from(3, 1), [3]).boxes).toEqual(['-1,1'])
    expect(resultOf(WIDE, from(0, 1), [5]).boxes).toEqual(['0,2'])
    expect(resultOf(WIDE, from(4, 1), [5]).boxes).toEqual(['1,1'])
    expect(resultOf(PLATED, from(3, 1), []).boxes).toEqual(['0,0'])
  })
  test('EE-RAD-01, EE-ION-07: radiation walks from box to box like ion fire, through armour', () => {
    const parted: Design = { ...hulk(2), armour: [{ at: [0, 1], side: 0 }] }
    expect(resultOf(parted, from(3, 3), [])).toEqual({ boxes: ['0,0', '0,1', '0,0'], wasted: 0 })
    expect(hitsFrom(parted, from(3, 1), [])).toMatchObject([{ why: 'EE-RAD-02' }])
  })
  test('EE-RAD-02: zero points do no damage', () => {
    expect(hitsFrom(WIDE, from(3, 0), [])).toEqual([])
  })
  const crossing = (design: Design, lit: readonly string[], ...faces: readonly number[]) =>
    battle(
      {
        ours: ship('yellow', design, { power: { lit: [...lit] }, points: { speedPower: 2, speed: 2 } }),
        theirs: ship('blue', hulk(1), { hex: [9, 9] }),
      },
      { at: 'plot' },
      setupWith([], { bodies: [hexesOf('radiation', [0, -1], [0, -2])] }),
    ).go({ order: 'plot', ships: { ours: { path: 'FF', glide: false } } }, ...faces)
  test('EE-RAD-02: (1 + shields) squared is subtracted from the sum of each side', () => {
    const rolled = (lit: readonly string[], ...faces: readonly number[]) =>
      crossing(column('GGH'), lit, ...faces)
        .eventsOf('radiationRolled')
        .map(({ from: side, dice, damage }) => [side, dice, damage])
    expect(rolled([], 1, 1, 1, 1)).toEqual([[0, [1, 1], 1]])
    expect(rolled(['0,0'], 1, 3, 1, 2)).toEqual([[0, [3, 2], 1]])
    expect(rolled(['0,0', '0,1'], 1, 6, 1, 4)).toEqual([[0, [6, 4], 1]])
    expect(rolled(['0,0'], 1, 4, 4, 4)).toEqual([
      [0, [4], 0],
      [3, [4], 0],
    ])
  })
  test('EE-RAD-01: the first die is the side the radiation comes from, seen from the ship: 2 is ahead to the right', () => {
    const hit = crossing(WIDE, [], 2, 2, 2, 1, 5, 1)
    expect(hit.eventsOf('radiationRolled')).toMatchObject([{ from: 1, dice: [2, 1], damage: 2 }])
    expect(hit.eventsOf('boxesHit')[0]?.hits[0]?.box).toBe('1,1')
  })
})

describe('heat', () => {
  const heated =
    (dice: number) =>
    (ctx: Context, of: Ship): void => {
      heatDamage(ctx, of, 3, dice)
    }
  test('EE-HEA-01: every box that faces the heat takes one point, armour in place of the box it covers', () => {
    expect(resultOf(WIDE, heated(0), [])).toEqual({ boxes: ['0,0', '-1,1', '1,0'], wasted: 0 })
    expect(resultOf(PLATED, heated(0), []).boxes).toEqual(['0,0/0'])
  })
  test('EE-HEA-02: each 1 on the extra dice is one more point to a random heated box', () => {
    expect(resultOf(WIDE, heated(2), [1, 6, 3]).boxes).toEqual(['0,0', '-1,1', '1,0', '-1,1'])
    expect(resultOf(WIDE, heated(3), [1, 1, 2, 1, 5]).boxes).toEqual(['0,0', '-1,1', '1,0', '0,0', '1,0'])
    expect(resultOf(WIDE, heated(2), [2, 6]).boxes).toHaveLength(3)
    expect(resultOf(hulk(2), heated(1), [1]).boxes).toEqual(['0,0', '0,0'])
  })
  test('EE-HEA-02: a box that the heat destroyed takes no further point', () => {
    expect(resultOf(WIDE, heated(1), [1, 4], { levels: { '0,0': 'critical' } }).boxes).toEqual(['0,0', '-1,1', '1,0', '1,0'])
    expect(resultOf(hulk(1), heated(1), [1], { levels: { '0,0': 'critical' } })).toEqual({ boxes: ['0,0'], wasted: 0 })
  })
})

test('EE-DAM-04, EE-EFA-05: a ship without boxes takes no damage, and a destroyed ship rolls no dice of engine failure', () => {
  const none = { levels: { '0,0': 'destroyed', '0,1': 'destroyed' } } as const
  const failing = (ctx: Context, { id }: Ship): void => engineFailure(ctx, id, 2)
  expect(resultOf(hulk(2), (ctx, of) => radiationDamage(ctx, of, 3, 4), [], none)).toEqual({ boxes: [], wasted: 0 })
  expect(resultOf(hulk(2), (ctx, of) => frontDamage(ctx, of, 4), [], none)).toEqual({ boxes: [], wasted: 0 })
  expect(resultOf(hulk(2), rockDamage, [6], none)).toEqual({ boxes: [], wasted: 0 })
  expect(resultOf(hulk(2), debrisDamage, [6], none)).toEqual({ boxes: [], wasted: 0 })
  expect(resultOf(column('EH'), failing, [], { status: 'destroyed' })).toEqual({ boxes: [], wasted: 0 })
  expect(resultOf(column('EH'), failing, [2, 1]).boxes).toEqual(['0,0', '0,1', '0,0'])
})
test('EE-HID-01: only its own side receives the damage of a hidden ship', () => {
  for (const damage of [debrisDamage, (ctx: Context, of: Ship): void => frontDamage(ctx, of, 2)]) {
    const faces = damage === debrisDamage ? [2, 4] : []
    const [hit] = hitsFrom(hulk(2), damage, faces, { hidden: true })
    if (!hit) throw new Error('nothing was hit')
    expect(hit.to).toEqual(['yellow'])
    expect([observe(hit, 'yellow'), observe(hit, 'blue'), observe(hit, 'public')]).toEqual([hit, undefined, undefined])
  }
})
