// Division of power: every result of `allocate` is legal, and engine failure is as small as possible (EE-EFA-02).
import { pick, seededDice } from '@admiralty/kernel'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEVELS, type Level } from '../../data/tables.ts'
import { type Placed, setupWith } from '../battle-for-tests.ts'
import type { Design } from '../design/design.ts'
import { shipNamed } from '../design/ready.ts'
import { sampleDesign } from '../design/sample.ts'
import { stateOf } from '../position.ts'
import { layoutOf } from '../record/layout.ts'
import type { Ship, State } from '../state.ts'
import { shipOf } from '../table.ts'
import { cannotAllocate } from './check.ts'
import { allocate, fewestDice } from './courses.ts'
import { costsNow, failureDice, POINT } from './points.ts'
import { supplyOf } from './supply.ts'

/** A ship with a share of its boxes damaged. */
function damaged(design: Design, seed: number, share: number, more: Partial<Placed>): { readonly state: State; readonly ship: Ship } {
  const dice = seededDice(seed)
  const hit = (_: unknown): boolean => dice.roll(1, 100, 'hit')[0] !== undefined && (dice.roll(1, 100, 'hit')[0] ?? 100) <= share
  const levels = Object.fromEntries(
    layoutOf(design).boxes.flatMap(({ id }) => (hit(id) ? [[id, pick<Level>(dice, LEVELS.slice(1))] as const] : [])),
  )
  const state = stateOf(setupWith(['reverse', 'rolling', 'ftl']), {
    ships: { ours: { seat: 'yellow', design, hex: [0, 0], levels, ...more }, theirs: { seat: 'blue', design: 'Icarus', hex: [5, 5] } },
    at: 'power',
  })
  return { state, ship: shipOf(state, 'ours') }
}
const anyDesign = fc.nat().map((seed) => sampleDesign(seededDice(seed)))
const anyState = fc.record({
  seed: fc.nat(),
  share: fc.constantFrom(0, 10, 30, 60),
  before: fc.nat({ max: 60 }),
  speed: fc.nat({ max: 60 }),
  manoeuvre: fc.nat({ max: 60 }),
  state: fc.constantFrom<Partial<Placed>>({}, { ftl: 3 }, { reversing: true }, { rolling: 1 }),
})

describe('allocate', () => {
  test('EE-POW-05, EE-EFA-02: is legal for every request and all damage', () => {
    fc.assert(
      fc.property(anyDesign, anyState, (design, { seed, share, before, speed, manoeuvre, state: how }) => {
        const still = how.rolling === 1
        const { state, ship } = damaged(design, seed, share, { ...how, before: still ? Math.min(before, POINT) : before })
        const found = allocate(state, ship, { speed, manoeuvre }, supplyOf(state, ship).lightable)
        expect(cannotAllocate(state, ship, found)).toBeUndefined()
      }),
      { numRuns: 150 },
    )
  })
})

/** All allocations of quarters to boxes. */
function ways(most: readonly number[]): readonly (readonly number[])[] {
  const [first, ...others] = most
  if (first === undefined) return [[]]
  const rest = ways(others)
  return Array.from({ length: first + 1 }, (_, quarters) => rest.map((way) => [quarters, ...way])).flat()
}
function fewestOfAll(state: State, ship: Ship, before: number): number {
  const { engines, networks, control } = supplyOf(state, ship)
  const costs = costsNow(state, ship)
  const boxes = engines.flatMap((engine, of) => engine.boxes.map((box) => ({ ...box, of })))
  const fed = ({ id, own }: (typeof boxes)[number]): number => (own ? -1 : networks.findIndex((network) => network.boxes.has(id)))
  const reached = boxes.map((box) => (box.own || fed(box) >= 0 ? box.most : 0))
  const paid = (way: readonly number[]): boolean =>
    networks.every(({ yields }, at) => boxes.reduce((sum, box, one) => sum + (fed(box) === at ? (way[one] ?? 0) : 0), 0) <= yields)
  const dice = (way: readonly number[], driver: number): number => {
    const sum = (of: (engine: number) => boolean): number => boxes.reduce((all, box, one) => all + (of(box.of) ? (way[one] ?? 0) : 0), 0)
    const turning = engines.filter((_, one) => one !== driver && sum((of) => of === one) > 0).length
    const power = { speed: sum((of) => of === driver), manoeuvre: sum((of) => of !== driver) }
    return turning > control || power.speed > before + POINT ? Number.MAX_SAFE_INTEGER : failureDice(costs, before, power)
  }
  const drivers = [-1, ...engines.map((_, at) => at)]
  return Math.min(
    ...ways(reached)
      .filter(paid)
      .map((way) => Math.min(...drivers.map((driver) => dice(way, driver)))),
  )
}

describe('fewestDice', () => {
  test('EE-EFA-02: equals the fewest dice of all allocations', () => {
    const small = anyDesign.filter(({ boxes, base }) => !base && boxes.filter(({ type }) => type === 'E' || type === 'e').length <= 4)
    fc.assert(
      fc.property(small, fc.nat(), fc.constantFrom(0, 20, 50), fc.integer({ min: 5, max: 40 }), (design, seed, share, before) => {
        const { state, ship } = damaged(design, seed, share, { before })
        expect(fewestDice(state, ship)).toBe(fewestOfAll(state, ship, before))
      }),
      { numRuns: 100 },
    )
  })

  test('EE-EFA-02, EE-POW-05: one control box serves the engine that power reaches', () => {
    const levels = { '-2,2': 'destroyed', '-2,1': 'light', '2,-1': 'light' } as const
    const { state, ship } = damaged(shipNamed('Stunt Double'), 0, 0, { levels, before: 20 })
    expect(fewestDice(state, ship)).toBe(32)
    const found = allocate(state, ship, { speed: 0, manoeuvre: 0 }, [])
    expect(Object.keys(found.engines)).toHaveLength(2)
    expect(Object.keys(found.engines)).not.toContain('E1')
  })
})
