import { seededDice } from '@admiralty/kernel'
import { type Hex, sameHex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, move, type PositionShip } from '../battle-for-tests.ts'
import { view } from '../game.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import { shipOf } from '../table.ts'
import { collisionSpread } from './collision-odds.ts'
import { endOf, entered } from './course.ts'
import { flightRisksOf, riskOf, risksOf } from './obstacles.ts'
import { coursesAt } from './reach.ts'
import { checkShipOrder } from './ship-orders.ts'

const ships = { at: { step: 'ships', seat: 'yellow' } } as const
const y = (more: Partial<PositionShip> = {}): PositionShip => ({ seat: 'yellow', hex: [10, 10], speed: 2, ...more })
const wreck = (hex: Hex): PositionShip => ({ seat: 'blue', hex, status: 'wreck' })

/** All paths with at most `hexes` hexes and `turns` turns. */
function pathsOf(hexes: number, turns: number): readonly string[] {
  if (hexes === 0 && turns === 0) return ['']
  return [
    '',
    ...(hexes > 0 ? pathsOf(hexes - 1, turns).map((rest) => `F${rest}`) : []),
    ...(turns > 0 ? pathsOf(hexes, turns - 1).flatMap((rest) => [`L${rest}`, `R${rest}`]) : []),
  ]
}

describe('courses', () => {
  const field = (seed: number, ship: PositionShip, [q, r]: Hex) => {
    const dice = seededDice(seed)
    const faces = dice.roll(24, 7, 'wrecks')
    const near = Array.from({ length: 12 }, (_, n): Hex => [q - 4 + (faces[n] ?? 1), r - 4 + (faces[n + 12] ?? 1)])
    const free = near.filter((hex) => !sameHex(hex, [q, r]) && hex[0] >= 0 && hex[1] >= 0)
    const wrecks = Object.fromEntries(free.map((hex, n) => [`w${n}`, wreck(hex)]))
    return battle({ a: { ...ship, hex: [q, r] }, ...wrecks }, ships).state
  }
  test.each([
    ['at speed 1', y({ speed: 1 }), [10, 10]],
    ['at speed 2', y(), [10, 10]],
    ['at speed 3', y({ speed: 3 }), [10, 10]],
    ['with a pod', y({ items: [{ kind: 'manoeuvring' }] }), [10, 10]],
    ['at the edge of the map', y(), [0, 3]],
  ] as const)(
    'ES-COL-02, ES-TRN-01, ES-MOV-06: %s each end has its safest course, and of equal ones the straightest',
    (_, placed, from) => {
      for (const seed of [1, 2, 3]) {
        const state = field(seed, placed, from)
        const [known, ship] = [view(state, 'yellow'), shipOf(state, 'a')]
        const best = new Map<string, readonly [number, number]>()
        for (const path of new Set(pathsOf(ship.speed, 4))) {
          const order = { order: 'move', ship: 'a', change: 0, path, rams: [] } as const
          if (checkShipOrder(known, 'yellow', order)) continue
          const { hex, facing } = endOf(ship, path)
          const straying = [...entered(known, ship, path)].length < ship.speed || !insideAll(known, ship, path)
          const key = `${hex} ${facing} ${straying}`
          const risk = Math.round(riskOf(risksOf(known, ship, order)) * 1e6)
          const turns = path.replaceAll('F', '').length
          const [least = Number.POSITIVE_INFINITY, straightest = 0] = best.get(key) ?? []
          if (risk < least || (risk === least && turns < straightest)) best.set(key, [risk, turns])
        }
        const found = coursesAt(known, ship, 0).map(({ hex, facing, leaves, risk, turns }) => [
          `${hex} ${facing} ${leaves}`,
          [Math.round(risk * 1e6), turns],
        ])
        expect(found.length).toBe(best.size)
        expect(Object.fromEntries(found)).toEqual(Object.fromEntries(best))
      }
    },
  )
  test('ES-SCN-04: none leads into the band while the line applies', () => {
    const carriers = setupFor('carriers')
    const { state } = battle({ a: y({ hex: [5, 6], speed: 1 }), b: { seat: 'blue', hex: [9, -4] } }, ships, carriers)
    const known = view(state, 'yellow')
    expect(coursesAt(known, shipOf(state, 'a'), 0).length).toBeGreaterThan(3)
    for (const change of [0, 1] as const)
      for (const { path } of coursesAt(known, shipOf(state, 'a'), change))
        expect(checkShipOrder(known, 'yellow', { order: 'move', ship: 'a', change, path, rams: [] })).toBeUndefined()
    expect(coursesAt(known, shipOf(state, 'a'), 0).some(({ path }) => path === 'F')).toBe(false)
  })
})
function insideAll(known: Parameters<typeof entered>[0], ship: Parameters<typeof entered>[1], path: string): boolean {
  const { map } = known.setup
  if (map.shape !== 'rectangle') throw new Error('not a rectangle')
  return entered(known, ship, path).every(([q, r]) => {
    const row = r + Math.floor(q / 2)
    return q >= 0 && q < map.columns && row >= 0 && row < map.rows
  })
}

describe('risks on a course', () => {
  test('ES-COL-02, ES-COL-11: each obstacle has one chance in six, the next one only after a miss', () => {
    const { state } = battle({ a: y(), v: wreck([10, 9]), w: wreck([10, 8]) }, ships)
    const risks = risksOf(state, shipOf(state, 'a'), { change: 0, path: 'FF', rams: ['w'] })
    expect(risks.map(({ target, hex, needed }) => [target, hex, needed.total])).toEqual([
      ['v', [10, 9], 6],
      ['w', [10, 8], 5],
    ])
    expect(risks.map(({ chance }) => Math.round(chance * 6))).toEqual([1, 2])
    expect(riskOf(risks)).toBeCloseTo(1 - (5 / 6) * (4 / 6))
    expect(riskOf([])).toBe(0)
    const together = battle({ a: y(), v: wreck([10, 9]), w: wreck([10, 9]) }, ships).state
    const both = risksOf(together, shipOf(together, 'a'), { change: 0, path: 'FF', rams: [] })
    expect(both.map(({ happens }) => Math.round(happens * 36))).toEqual([6, 5])
  })
  test('ES-FMV-04, ES-FMV-05: a fighter rolls for rammed ships and other fighters, until the first collision', () => {
    const out = { f: { seat: 'yellow', hex: [10, 10] }, g: { seat: 'blue', hex: [10, 9] }, h: { seat: 'blue', hex: [10, 8] } } as const
    const { state } = battle({ b: { seat: 'blue', hex: [10, 8] }, c: { seat: 'blue', hex: [10, 9] } }, { ...ships, fighters: out })
    const fighter = state.fighters.f
    const risks = fighter ? flightRisksOf(state, fighter, { path: 'FF', rams: ['b'] }) : []
    expect(risks.map(({ target }) => target)).toEqual(['g', 'b', 'h'])
    expect(risks.map(({ happens }) => Math.round(happens * 216))).toEqual([36, 60, 20])
  })
  test('ES-COL-13: ships that came through other hexes are rolled for one by one', () => {
    const three = { a: y(), b: y(), c: y() }
    const moved = battle(three, ships).go(move('a', 'FRF'), move('b', 'FRF'), 1)
    expect(moved.eventsOf('collisionRolled').map(({ mover, target }) => [mover, target])).toEqual([['b', 'a']])
    const companion = moved.go(move('c', 'FRF'), 1)
    expect(companion.eventsOf('collisionRolled').map(({ target }) => target)).toEqual(['a'])
    const stranger = moved.go(move('c', 'RFLF'), 1, 1)
    expect(stranger.eventsOf('collisionRolled').map(({ target }) => target)).toEqual(['a', 'b'])
  })
})

describe('the spread of a collision', () => {
  const cruiser = (more: Partial<PositionShip> = {}): PositionShip => ({
    seat: 'yellow',
    hex: [10, 9],
    hull: 'cruiser',
    known: 'all',
    ...more,
  })
  const pod: Partial<PositionShip> = { items: [{ kind: 'displacer' }] }
  function spread(use: boolean, own: Partial<PositionShip> = {}, theirs: Partial<PositionShip> = {}) {
    const { state } = battle(
      { a: cruiser(own), b: { ...cruiser(theirs), seat: 'blue' } },
      {
        at: [
          { step: 'slipMover', mover: 'a', target: 'b', rams: [], others: [] },
          { step: 'crash', mover: 'a', target: 'b' },
        ],
      },
    )
    return collisionSpread(view(state, 'yellow'), { use })
  }
  const of12 = (found: ReturnType<typeof spread>) => found?.ends.map(({ value, chance }) => [value, Math.round(chance * 48)])
  test('ES-COL-07: has one or two points, and a critical that may add another', () => {
    expect(of12(spread(false))).toEqual([
      [1, 20],
      [2, 24],
      [3, 4],
    ])
    expect(spread(false)?.also).toEqual([{ what: 'a critical hit', chance: 1, rule: 'ES-CRT-01' }])
  })
  test('ES-AUX-DSP-03: is halved by an own displacer or a known one of the other ship, but not by a used one', () => {
    const half = [
      [0, 24],
      [1, 10],
      [2, 12],
      [3, 2],
    ]
    expect(of12(spread(true, pod))).toEqual(half)
    expect(of12(spread(false, {}, pod))).toEqual(half)
    expect(of12(spread(true, pod, pod))?.[0]).toEqual([0, 36])
    expect(of12(spread(false, {}, { ...pod, displaced: 'collision' }))?.[0]).toEqual([1, 20])
    expect(of12(spread(false, {}, { ...pod, status: 'wreck' }))?.[0]).toEqual([1, 20])
    expect(spread(true, pod)?.also).toEqual([{ what: 'a critical hit', chance: 0.5, rule: 'ES-CRT-01' }])
  })
  test('ES-DST-01, ES-COL-07: has no critical where the damage destroys the ship', () => {
    const dying = spread(false, { hurt: 7 })
    expect(of12(dying)).toEqual([
      [1, 24],
      [2, 24],
    ])
    expect(dying?.also).toEqual([{ what: 'it is destroyed', chance: 1, rule: 'ES-DST-01' }])
    const frail = spread(false, { hurt: 6 })
    expect(frail?.also.map(({ what, chance }) => [what, Math.round(chance * 12)])).toEqual([
      ['a critical hit', 6],
      ['it is destroyed', 7],
    ])
  })
  const sides = (fighters: Parameters<typeof battle>[1], ships: NonNullable<Parameters<typeof battle>[0]>) => {
    const { state } = battle(ships, fighters)
    return collisionSpread(view(state, 'yellow'), { use: false })?.ends.map(({ value }) => value)
  }
  test('ES-COL-08, ES-AUX-ARM-04: armour of the struck ship counts only if the mover comes from ahead', () => {
    const armour = { items: [{ kind: 'armour' }] } as const
    const struck = (facing: 0 | 3) =>
      sides(
        {
          at: [
            { step: 'slipTarget', mover: 'b', target: 'a', rams: [], others: [] },
            { step: 'crash', mover: 'b', target: 'a' },
          ],
        },
        { a: cruiser({ ...armour, facing }), b: { ...cruiser(), seat: 'blue' } },
      )
    expect([struck(3), struck(0)]).toEqual([
      [0, 1, 2],
      [1, 2, 3],
    ])
  })
  test('ES-FMV-04: a fighter that rams does one point, and a critical only with a natural 6', () => {
    const rammed = (natural: 5 | 6) =>
      sides(
        {
          at: [
            { step: 'slipTarget', mover: 'f', target: 'a', rams: ['a'], others: [] },
            { step: 'rammedBy', fighter: 'f', target: 'a', natural, from: 0 },
          ],
          fighters: { f: { seat: 'blue', hex: [10, 9] } },
        },
        { a: cruiser(), b: { ...cruiser(), seat: 'blue' } },
      )
    expect([rammed(5), rammed(6)]).toEqual([[1], [1, 2]])
  })
})
