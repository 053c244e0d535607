import { refusalsIn } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { readyDesign } from '../design/ready.ts'
import { answer, begin, setupFor } from '../game-for-tests.ts'
import type { SeatPlan, Setup, State } from '../state.ts'
import { emptyTable } from '../table.ts'
import { arrivalsOf, entryFault, frozenSpeed, groupsToEnter, standingPlace, standingShips } from './entering.ts'
import { budgetFor, chosenShips, defaultFleet, fleetFault, priceOfFleet } from './fleet.ts'
import { budgetOf } from './options.ts'
import { setUpSteps } from './steps.ts'

const CARRIERS = setupFor('carriers')
const MU = 1560
const tableOf = (setup: Setup, change: Partial<State> = {}) => ({ ...emptyTable(setup), secret: {}, ...change })
const seatsWith = (change: (plan: SeatPlan, index: number) => Partial<SeatPlan>): Setup => ({
  ...CARRIERS,
  seats: CARRIERS.seats.map((plan, index) => ({ ...plan, ...change(plan, index) })),
})
const designs = (...names: readonly string[]) => names.flatMap((name) => readyDesign(name) ?? [])

describe('places', () => {
  test('FT-SET-07: defences stand at the centre, twelve more 3 MU around it, and further ones 5 MU out', () => {
    const place = (number: number) => standingPlace(tableOf(CARRIERS), number)
    expect([place(0), place(3), place(12), place(15)]).toEqual([
      [0, 0],
      [3 * MU, 0],
      [0, 3 * MU],
      [5 * MU, 0],
    ])
    const [x, y] = place(13)
    expect(Math.round(Math.hypot(x, y) / MU)).toBe(5)
  })
  test('FT-SET-07: ships of no group, and groups with ships', () => {
    const alone = tableOf(seatsWith(({ entries }) => ({ entries: entries.map((group) => ({ ...group, ships: group.ships.slice(1) })) })))
    expect(standingShips(alone, 'red').map(({ id }) => id)).toEqual(['red-1'])
    const none = tableOf(seatsWith(({ entries }) => ({ entries: entries.map((group) => ({ ...group, ships: [] })) })))
    expect([groupsToEnter(none, 'red'), standingShips(none, 'red').length]).toEqual([[], 3])
  })
  test('FT-SET-06: a frozen group has the speed of its heaviest ship; without a record of it, 0', () => {
    const speed = (frozen: Readonly<Record<string, number>>) => {
      const recorded = Object.fromEntries(Object.entries(frozen).map(([id, velocity]) => [id, { ahead: 0, right: 0, course: 0, velocity }]))
      const setup = seatsWith(({ entries }) => ({ entries: entries.map((group) => ({ ...group, frozen: recorded })) }))
      return frozenSpeed(tableOf(setup), ['red-3', 'red-2', 'red-1'], 'red-group')
    }
    expect([speed({ 'red-1': 5, 'red-2': 7, 'red-3': 9 }), speed({ 'red-2': 7 })]).toEqual([5, 0])
    expect(frozenSpeed(tableOf(CARRIERS), ['red-1'], 'nobody')).toBe(0)
  })
  test('FT-SET-06: a group without any record comes in at its entry point', () => {
    const others = { 'red-9': { ahead: 5 * MU * MU, right: 0, course: 3, velocity: 9 } }
    const setup = seatsWith(({ entries }) => ({ entries: entries.map((group) => ({ ...group, frozen: others })) }))
    const entry = { clock: 6, speed: 5, distance: 36, ships: ['red-1'] }
    expect(arrivalsOf(tableOf(setup), 'red-group', entry)).toMatchObject([{ ship: 'red-1', at: [0, -36 * MU], course: 12, velocity: 5 }])
  })
  test('FT-SET-06: a ship without a record comes in ahead, at the speed of the group', () => {
    const frozen = { 'red-1': { ahead: 4 * MU ** 2, right: 0, course: 0, velocity: 5 } }
    const setup = seatsWith(({ entries }) => ({ entries: entries.map((group) => ({ ...group, frozen })) }))
    const entry = { clock: 6, speed: 5, distance: 36, ships: ['red-1', 'red-2'] }
    expect(arrivalsOf(tableOf(setup), 'red-group', entry)).toMatchObject([
      { ship: 'red-1', at: [0, -36 * MU], course: 12, velocity: 5 },
      { ship: 'red-2', at: [0, -36 * MU], course: 12, velocity: 5 },
    ])
  })
  test('FT-SET-06: on the plane a ship comes in behind and beside the foremost, as recorded, not by whole MU', () => {
    const frozen = {
      'red-1': { ahead: 2.5 * MU ** 2, right: 0, course: 0, velocity: 5 },
      'red-2': { ahead: 0, right: 2 * MU ** 2, course: 0, velocity: 5 },
    }
    const setup = seatsWith(({ entries }) => ({ entries: entries.map((group) => ({ ...group, frozen })) }))
    const entry = { clock: 6, speed: 5, distance: 36, ships: ['red-1', 'red-2'] }
    expect(arrivalsOf(tableOf(setup), 'red-group', entry).map(({ at }) => at)).toEqual([
      [0, -36 * MU],
      [2 * MU, -38.5 * MU],
    ])
  })
  test('FT-HEX-08, FT-SET-06: on hexes recorded places are whole hexes', () => {
    const frozen = {
      'red-1': { ahead: 3 * MU ** 2, right: 0, course: 0, velocity: 5 },
      'red-2': { ahead: 0, right: 2 * MU ** 2, course: 0, velocity: 5 },
    }
    const hex = {
      ...seatsWith(({ entries }) => ({ entries: entries.map((group) => ({ ...group, frozen })) })),
      settings: { ...CARRIERS.settings, surface: 'hex' as const },
    }
    const [first, second] = arrivalsOf(tableOf(hex), 'red-group', { clock: 6, speed: 5, distance: 36, ships: ['red-1', 'red-2'] })
    expect([first?.at, second?.at]).toEqual([
      [0, 36],
      [2, 38],
    ])
  })
  test('FT-FTL-07, FT-SET-07: a group that is there from the start does not come by FTL', () => {
    const here = {
      ...seatsWith(({ entries }) => ({ entries: entries.map((group) => ({ ...group, distance: 0 })) })),
      settings: { ...CARRIERS.settings, ftlEntry: true },
    }
    expect(Object.values(answer(begin(here, null), {}).state.ships).map(({ status }) => status)).toEqual(
      Array.from({ length: 5 }, () => 'present'),
    )
  })
  test('FT-FTL-07: with entry by FTL ships with a drive are still coming; a fort that stands is there', () => {
    const entered = answer(begin(setupFor('fort', { ftlEntry: true }), null), {})
    const status = (id: string) => entered.state.ships[id]?.status
    expect([status('red-1'), status('red-2'), status('blue-1')]).toEqual(['present', 'present', 'coming'])
  })
})

test('FT-SET-06, FT-SET-01: of several groups only the frozen one keeps its formation, and every group is looked up', () => {
  const frozen = { 'red-2': { ahead: 0, right: 0, course: 3, velocity: 9 } }
  const setup = seatsWith(({ seat, entries: [group] }) =>
    seat === 'red' && group
      ? {
          entries: [
            { ...group, id: 'a', ships: ['red-1'] },
            { ...group, id: 'b', ships: ['red-2', 'red-3'], frozen },
          ],
        }
      : {},
  )
  const entry = { clock: 6, speed: 4, distance: 36, ships: ['red-1'] }
  expect(arrivalsOf(tableOf(setup), 'a', entry)).toMatchObject([{ ship: 'red-1', course: 12, velocity: 4 }])
  expect(arrivalsOf(tableOf(setup), 'b', { ...entry, ships: ['red-2'] })).toMatchObject([{ ship: 'red-2', course: 3, velocity: 9 }])
  expect([frozenSpeed(tableOf(setup), ['red-2'], 'b'), frozenSpeed(tableOf(setup), ['red-2'], 'a')]).toEqual([9, 0])
  const order = (...groups: readonly string[]) => ({
    order: 'enter' as const,
    standing: {},
    groups: Object.fromEntries(groups.map((id) => [id, { clock: 6, speed: id === 'b' ? 9 : 4, offsets: {} }])),
  })
  const rules = [order('a', 'b'), order('a'), order('a', 'b', 'c')].map(
    (one) => refusalsIn(entryFault(tableOf(setup), 'red', one))?.[0].rule,
  )
  expect(rules).toEqual([undefined, 'FT-SET-01', 'FT-SET-01'])
})
test('FT-SCN-10: fleets are chosen if one seat has a budget; scenarios have no changes', () => {
  const steps = (budget: number | null) =>
    setUpSteps(seatsWith((_, index) => ({ budget: index === 0 ? budget : null }))).map(({ step }) => step)
  expect([steps(600), steps(null)]).toEqual([
    ['fleet', 'enter', 'deploy', 'turn'],
    ['enter', 'deploy', 'turn'],
  ])
  expect(emptyTable(CARRIERS).changes).toEqual({ red: 0, blue: 0 })
})

describe('fleets', () => {
  test('FT-SCN-10: the price of a fleet is the sum of its ships; nothing costs nothing', () => {
    expect([priceOfFleet([]), priceOfFleet(designs('Tern', 'Dart'))]).toEqual([0, 108])
    const budget = tableOf(setupFor('fleets', { budget: 300 }))
    expect([budgetFor(budget, 'red'), budgetFor(tableOf(CARRIERS), 'red')]).toEqual([300, 0])
    expect(fleetFault(budget, 'red', designs('Tern', 'Tern', 'Tern', 'Tern'))).toBeUndefined()
    expect(fleetFault(budget, 'red', designs('Osprey', 'Lantern'))).toMatchObject({ rule: 'FT-SCN-10' })
    const twelve = Array.from({ length: 12 }, () => 'Lantern')
    expect([
      fleetFault({ setup: setupFor('fleets', { budget: 600 }) }, 'red', designs(...twelve)),
      refusalsIn(fleetFault({ setup: setupFor('fleets', { budget: 600 }) }, 'red', designs(...twelve, 'Lantern')))?.[0].rule,
    ]).toEqual([undefined, 'FT-SCN-10'])
  })
  test('FT-SCN-10: the second illegal design is found, too', () => {
    const [tern] = designs('Tern')
    expect(tern && refusalsIn(fleetFault({ setup: setupFor('fleets', {}) }, 'red', [tern, { ...tern, mass: 21 }]))?.[0].reason).toContain(
      'Tern',
    )
  })
  test('FT-SCN-10: 600 points unless others are agreed', () => {
    expect([budgetOf({}), budgetOf({ budget: 3000 }), setupFor('fleets', {}).seats[0]?.budget]).toEqual([600, 3000, 600])
  })
  test('FT-SCN-10, FT-SET-08: groups of chosen fleets are numbered one after another', () => {
    const begun = begin(setupFor('fleets', { budget: 3000 }), null)
    const carriers = { order: 'fleet', designs: designs('Aerie') } as const
    const { groups } = answer(begun, { red: carriers, blue: carriers }).state
    expect(Object.values(groups).map(({ id, ship }) => `${id} ${ship}`)).toEqual([
      ...['g1 red-1', 'g2 red-1', 'g3 red-1', 'g4 red-1', 'g5 blue-1', 'g6 blue-1', 'g7 blue-1', 'g8 blue-1'],
    ])
  })
  test('FT-END-12: a ship that costs exactly half is taken', () => {
    expect(defaultFleet(268)[0]?.name).toBe('Lancer')
  })
  test('FT-END-12: each ship of a default fleet costs at most half of what is left, while there are such', () => {
    expect(defaultFleet(300).map(({ name }) => name)).toEqual(['Lancer', 'Rapier', 'Dart', 'Dart'])
    expect(defaultFleet(20)).toEqual([])
    expect(defaultFleet(100_000).length).toBe(12)
  })
  test('FT-SCN-10: names of their own', () => {
    expect(chosenShips('blue', designs('Tern', 'Dart', 'Tern')).map(({ id, name }) => `${id} ${name}`)).toEqual([
      'blue-1 Tern 1',
      'blue-2 Dart',
      'blue-3 Tern 2',
    ])
  })
})
