// Terrain on the map and its effect on lines (EE-PLA, EE-ATM, EE-SUR, EE-INR, EE-IFC, EE-AST, EE-COM, EE-RAD).

import { addsUp } from '@admiralty/kernel'
import { distance, type Hex, within } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { hexesOf, setupWith } from '../battle-for-tests.ts'
import { WORLDS } from '../battles/worlds.ts'
import { hulk, ship } from '../fire/ships-for-tests.ts'
import { stateOf } from '../position.ts'
import { body } from '../setting/battle.ts'
import type { Body, Terrain } from '../setup.ts'
import { emptyTable, shipOf } from '../table.ts'
import { barred, carried, centreOf, countAlong, isInside, isTerrain, lockPenalty, sensorRange, throughAir, type Use } from './terrain.ts'

const among = (...bodies: readonly Body[]) => emptyTable(setupWith([], { bodies }))
const ORIGIN: Hex = [0, 0]
/** Ends of lines: straight ahead, and along the side between two hexes. */
const FAR: Hex = [0, -3]
const SPLIT: Hex = [1, -2]
/** The line touches 1,-2 and 0,-3 at a corner only. */
const PAST: Hex = [1, -5]
const USES: readonly Use[] = ['ion', 'laser', 'railgun', 'missile', 'antiMissile', 'sensor']
/** Uses that this terrain blocks, with the rule of each. */
const stops = (terrain: Terrain, where: Hex, from: Hex = ORIGIN, to: Hex = FAR): Readonly<Record<string, string>> =>
  Object.fromEntries(
    USES.flatMap((use) => {
      const bar = barred(among(hexesOf(terrain, where)), from, to, use)
      return bar ? [[use, bar.rule]] : []
    }),
  )
const all = (rule: string): Readonly<Record<string, string>> => Object.fromEntries(USES.map((use) => [use, rule]))
/** The penalty on a lock-on of a ship at the origin. */
function penalty(to: Hex, ...bodies: readonly Body[]): { readonly total: number; readonly rules: readonly string[] } {
  const state = stateOf(setupWith([], { bodies }), { ships: { a: ship('yellow', hulk(1)) } })
  const found = lockPenalty(state, shipOf(state, 'a'), { hex: to })
  expect(addsUp(found)).toBe(true)
  return { total: found.total, rules: found.because.map(([, , rule]) => rule) }
}
const sized = (table: ReturnType<typeof among>, terrain: Terrain): number =>
  within([0, 0], 9).filter((hex) => isTerrain(table, hex, terrain)).length

describe('bodies', () => {
  const EARTH = body('earth', 'Earth', [0, 0], {
    rings: [
      { terrain: 'interior', least: 0, most: 3 },
      { terrain: 'surface', least: 4, most: 4 },
      { terrain: 'atmosphere', least: 5, most: 5 },
    ],
  })
  test('EE-PLA-01, GT-39: the Earth has 37 interior, 24 surface and 30 atmosphere hexes', () => {
    const table = among(EARTH)
    expect((['interior', 'surface', 'atmosphere'] as const).map((terrain) => sized(table, terrain))).toEqual([37, 24, 30])
    for (const hex of within([0, 0], 6)) {
      const here = (['interior', 'surface', 'atmosphere'] as const).filter((terrain) => isTerrain(table, hex, terrain))
      expect(here.length).toBeLessThanOrEqual(1)
    }
  })
  test('EE-PLA-02, EE-PLA-03: the giant planet has no surface; the moon has one interior hex', () => {
    const terrains = (world: string, kind: Terrain): number => {
      const bodies = WORLDS.find(({ id }) => id === world)?.bodies ?? []
      return sized(among(...bodies), kind)
    }
    expect([terrains('jupiter', 'interior'), terrains('jupiter', 'surface'), terrains('jupiter', 'atmosphere')]).toEqual([61, 0, 30])
    expect([terrains('interface', 'interior'), terrains('interface', 'surface')]).toEqual([1, 6])
  })
  test('EE-PLA-03, EE-SUR-04: a small moon or large asteroid is one surface hex', () => {
    expect(stops('surface', [0, -1])).toEqual(all('EE-SUR-03'))
    expect(sized(among(hexesOf('surface', [0, -1])), 'surface')).toBe(1)
  })
  test('EE-PLA-04, EE-IFC-02: the rings and hexes of a body move with it', () => {
    const moon = body('moon', 'Moon', [2, 0], {
      motion: [1, -1],
      rings: [{ terrain: 'interface', least: 3, most: 3 }],
      hexes: [{ terrain: 'surface', at: [0, 0] }],
    })
    const before = among(moon)
    const after = { ...before, centres: { moon: carried(before, moon) } }
    expect(centreOf(after, moon)).toEqual([3, -1])
    expect([isTerrain(before, [2, 0], 'surface'), isTerrain(after, [2, 0], 'surface')]).toEqual([true, false])
    expect([isTerrain(before, [3, -1], 'surface'), isTerrain(after, [3, -1], 'surface')]).toEqual([false, true])
    expect([isTerrain(before, [5, 0], 'interface'), isTerrain(after, [6, -1], 'interface')]).toEqual([true, true])
    expect(carried(after, moon)).toEqual([4, -2])
  })
  test('EE-IFC-02: the interface ring carries all hexes inside it; other bodies carry nothing', () => {
    const ringed = body('ringed', 'Ringed', [0, 0], {
      rings: [
        { terrain: 'surface', least: 1, most: 1 },
        { terrain: 'interface', least: 3, most: 3 },
      ],
    })
    const table = among(ringed, EARTH)
    expect([2, 3, 4].map((far) => isInside(table, ringed, [0, -far]))).toEqual([true, true, false])
    expect(isInside(table, EARTH, [0, 0])).toBe(false)
  })
  test('EE-IFC-02: an interface may be a line of hexes', () => {
    const line = hexesOf('interface', [-1, 0], [0, 0], [1, 0])
    expect(
      [
        [0, 0],
        [0, 1],
      ].map(([q = 0, r = 0]) => isInside(among(line), line, [q, r])),
    ).toEqual([true, false])
  })
})

test('EE-PLA-01: rings include both edges, and one hex may have several terrains', () => {
  const ringed = body('ringed', 'Ringed', [1, 1], { rings: [{ terrain: 'dense', least: 2, most: 3 }] })
  const table = among(ringed, hexesOf('tail', [1, -1]), hexesOf('radiation', [1, -1]))
  expect([1, 2, 3, 4].map((far) => isTerrain(table, [1, 1 - far], 'dense'))).toEqual([false, true, true, false])
  expect((['dense', 'tail', 'radiation', 'asteroids'] as const).map((terrain) => isTerrain(table, [1, -1], terrain))).toEqual([
    true,
    true,
    true,
    false,
  ])
  const both: Body = {
    ...hexesOf('tail', [0, 0]),
    hexes: [
      { terrain: 'tail', at: [0, 0] },
      { terrain: 'dense', at: [0, 0] },
      { terrain: 'dense', at: [0, 1] },
    ],
  }
  const two = among(both)
  expect([isTerrain(two, [0, 0], 'tail'), isTerrain(two, [0, 0], 'dense'), isTerrain(two, [0, 1], 'tail')]).toEqual([true, true, false])
  expect([isTerrain(two, [0, 1], 'tail', 'dense'), isTerrain(two, [0, 0])]).toEqual([true, false])
})

describe('blocked lines', () => {
  test('EE-SUR-03: surface blocks lines through it, but not to or from it', () => {
    expect(stops('surface', [0, -1])).toEqual(all('EE-SUR-03'))
    expect(stops('surface', ORIGIN)).toEqual({})
    expect(stops('surface', FAR)).toEqual({})
  })
  test('EE-INR-02: interior blocks lines through it, into it and out of it', () => {
    for (const where of [ORIGIN, [0, -2], FAR] as const) expect(stops('interior', where)).toEqual(all('EE-INR-02'))
    expect(stops('interior', [1, -2])).toEqual({})
  })
  test('EE-AST-11: cinematic asteroids block lines through them, into them and out of them', () => {
    for (const where of [ORIGIN, [0, -1], FAR] as const) expect(stops('cinematic', where)).toEqual(all('EE-AST-11'))
  })
  test('EE-AST-12: two ships in one cinematic hex fire normally', () => {
    expect(stops('cinematic', ORIGIN, ORIGIN, ORIGIN)).toEqual({})
    expect(stops('interior', ORIGIN, ORIGIN, ORIGIN)).toEqual(all('EE-INR-02'))
  })
  test('EE-ATM-04, EE-ATM-05: atmosphere blocks ion fire anywhere on the line, railguns only between its ends', () => {
    expect(stops('atmosphere', ORIGIN)).toEqual({ ion: 'EE-ATM-04' })
    expect(stops('atmosphere', [0, -1])).toEqual({ ion: 'EE-ATM-04', railgun: 'EE-ATM-05' })
    expect(stops('atmosphere', FAR)).toEqual({ ion: 'EE-ATM-04' })
    expect(stops('atmosphere', ORIGIN, ORIGIN, ORIGIN)).toEqual({ ion: 'EE-ATM-04' })
  })
  test('EE-IFC-05: an interface between the ends blocks only missiles and anti-missiles', () => {
    expect(stops('interface', [0, -2])).toEqual({ missile: 'EE-IFC-05', antiMissile: 'EE-IFC-05' })
    expect(stops('interface', ORIGIN)).toEqual({})
    expect(stops('interface', FAR)).toEqual({})
  })
  test('EE-GEN-15: a touch along a side or at a corner blocks', () => {
    for (const beside of [[0, -1], SPLIT, [1, -1]] as const)
      expect(stops('surface', beside, ORIGIN, SPLIT)).toEqual(beside === SPLIT ? {} : all('EE-SUR-03'))
    for (const corner of [
      [1, -2],
      [0, -3],
    ] as const)
      expect(stops('surface', corner, ORIGIN, PAST)).toEqual(all('EE-SUR-03'))
    expect(stops('surface', [1, -1], ORIGIN, PAST)).toEqual({})
  })
  test('EE-GEN-15: asteroids, tails and radiation do not block', () => {
    for (const terrain of ['asteroids', 'dense', 'tail', 'radiation'] as const)
      for (const where of [ORIGIN, [0, -1], FAR] as const) expect(stops(terrain, where)).toEqual({})
  })
})

describe('hexes on a line', () => {
  test('EE-GEN-16: both ends count, a side counts as one hex, a corner as none', () => {
    const air = (...hexes: readonly Hex[]) => among(hexesOf('atmosphere', ...hexes))
    expect(countAlong(air(ORIGIN, [0, -2], FAR), ORIGIN, FAR, 'atmosphere')).toBe(3)
    expect(countAlong(air([0, -1], [1, -1]), ORIGIN, SPLIT, 'atmosphere')).toBe(1)
    expect(countAlong(air([1, -1]), ORIGIN, SPLIT, 'atmosphere')).toBe(1)
    expect(countAlong(air([1, -2], [0, -3]), ORIGIN, PAST, 'atmosphere')).toBe(0)
    expect(countAlong(air(ORIGIN), ORIGIN, ORIGIN, 'atmosphere')).toBe(1)
  })
  test('EE-ATM-06, EE-ATM-07: lines into, out of and through atmosphere count, without corners', () => {
    const through = (where: Hex, to: Hex = FAR): boolean => throughAir(among(hexesOf('atmosphere', where)), ORIGIN, to)
    expect([through(ORIGIN), through([0, -1]), through(FAR), through([1, -1])]).toEqual([true, true, true, false])
    expect([through([1, -1], SPLIT), through([1, -2], PAST)]).toEqual([true, false])
  })
  test('EE-ATM-06, EE-ATM-05: a corner of atmosphere blocks ion fire and railguns, but keeps lock-ons', () => {
    expect(stops('atmosphere', [1, -2], ORIGIN, PAST)).toEqual({ ion: 'EE-ATM-04', railgun: 'EE-ATM-05' })
    expect(throughAir(among(hexesOf('atmosphere', [1, -2])), ORIGIN, PAST)).toBe(false)
  })
  test('EE-ATM-09: the sensor range doubles with each atmosphere hex', () => {
    const range = (...air: readonly Hex[]): number => sensorRange(among(hexesOf('atmosphere', ...air)), ORIGIN, FAR)
    expect([range(), range(FAR), range([0, -1], FAR), range(ORIGIN, [0, -1], [0, -2], FAR)]).toEqual([3, 6, 12, 48])
    expect(sensorRange(among(hexesOf('atmosphere', ORIGIN)), ORIGIN, ORIGIN)).toBe(0)
  })
})

describe('lock-on penalties', () => {
  test('EE-AST-01: 1 for a target in asteroids, none for asteroids on the way or in the same hex', () => {
    const rocks = hexesOf('asteroids', ORIGIN, [0, -1], [0, -2], FAR)
    expect(penalty(FAR, rocks)).toEqual({ total: -1, rules: ['EE-AST-01'] })
    expect(penalty([0, -4], rocks).total).toBe(0)
    expect(penalty(ORIGIN, rocks).total).toBe(0)
  })
  test('EE-AST-06: 1 for each dense hex on the line, and 1 more for a target in one; 1 in the same hex', () => {
    expect(penalty(FAR, hexesOf('dense', [0, -1], [0, -2]))).toEqual({ total: -2, rules: ['EE-AST-06'] })
    expect(penalty(FAR, hexesOf('dense', FAR)).total).toBe(-2)
    expect(penalty(FAR, hexesOf('dense', ORIGIN)).total).toBe(-1)
    expect(penalty(FAR, hexesOf('dense', ORIGIN, [0, -1], [0, -2], FAR)).total).toBe(-5)
    expect(penalty(ORIGIN, hexesOf('dense', ORIGIN)).total).toBe(-1)
  })
  test('EE-COM-01: the comet has a head of dense asteroids and a tail away from the sun', () => {
    const comet = WORLDS.find(({ id }) => id === 'comet')
    if (!comet?.heat) throw new Error('no heat at the comet')
    const table = among(...comet.bodies)
    const sun = comet.heat.from
    const head = within([0, 0], 9).filter((hex) => isTerrain(table, hex, 'dense'))
    const tail = within([0, 0], 9).filter((hex) => isTerrain(table, hex, 'tail'))
    const far = (hex: Hex): number => distance(hex, sun)
    expect(head).toHaveLength(7)
    expect(tail).toHaveLength(15)
    expect(tail.filter((hex) => far(hex) <= far([0, 0]))).toEqual([])
    expect(head.some((hex) => tail.some((beside) => distance(hex, beside) === 1))).toBe(true)
  })
  test('EE-COM-02: 1 for a whole tail, without corners', () => {
    expect(penalty(FAR, hexesOf('tail', ORIGIN, [0, -1], [0, -2], FAR))).toEqual({ total: -1, rules: ['EE-COM-02'] })
    for (const end of [ORIGIN, FAR]) expect(penalty(FAR, hexesOf('tail', end)).total).toBe(-1)
    expect(penalty(SPLIT, hexesOf('tail', [1, -1])).total).toBe(-1)
    expect(penalty(PAST, hexesOf('tail', [1, -2], [0, -3])).total).toBe(0)
  })
  test('EE-RAD-05: 1 for each radiation hex on the line', () => {
    expect(penalty(FAR, hexesOf('radiation', [0, -1], [0, -2], FAR))).toEqual({ total: -3, rules: ['EE-RAD-05'] })
    expect(penalty(ORIGIN, hexesOf('radiation', ORIGIN)).total).toBe(-1)
  })
  test('EE-AST-06, EE-COM-02, EE-RAD-05: penalties on one line are added', () => {
    const found = penalty(FAR, hexesOf('dense', [0, -1]), hexesOf('tail', [0, -2]), hexesOf('radiation', FAR), hexesOf('asteroids', FAR))
    expect(found).toEqual({ total: -4, rules: ['EE-AST-01', 'EE-AST-06', 'EE-COM-02', 'EE-RAD-05'] })
  })
})
