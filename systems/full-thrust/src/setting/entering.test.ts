import { describe, expect, test } from 'vitest'
import { pointsOf } from '../design/price.ts'
import { READY } from '../design/ready.ts'
import { answer, asked, begin, eventsOf, type PlayedGame, refusalOf, setupFor } from '../game-for-tests.ts'
import type { EntryChange, OrderOf } from '../orders.ts'
import type { EntryGroup, Setup } from '../state.ts'

type Enter = OrderOf<'enter'>
const CARRIERS = setupFor('carriers')
const line = { 'red-1': { back: 0, right: 0 }, 'red-2': { back: 2, right: -3 }, 'red-3': { back: 0, right: 3 } }
const enter = (more: Partial<Enter['groups'][string]> = {}, group = 'red-group'): Enter => ({
  order: 'enter',
  standing: {},
  groups: { [group]: { clock: 6, speed: 8, offsets: line, ...more } },
})
const refused = (order: Enter, setup = CARRIERS) => refusalOf(begin(setup, null), 'red', order)
/** The setup with changes to the plan of red. */
function redWith(setup: Setup, change: (plan: Setup['seats'][number]) => Partial<Setup['seats'][number]>): Setup {
  return { ...setup, seats: setup.seats.map((plan) => (plan.seat === 'red' ? { ...plan, ...change(plan) } : plan)) }
}
const placed = (played: PlayedGame, id: string) => {
  const { at, course, velocity, status } = played.state.ships[id] ?? {}
  return { at, course, velocity, status }
}

describe('entering', () => {
  test('FT-SET-01, FT-SET-03, FT-SET-04, FT-SEQ-01: a group enters at its point, facing the centre, in its formation and at its speed', () => {
    const start = begin(CARRIERS, null)
    expect(asked(start)).toBe('enter red blue')
    const played = answer(start, { red: enter() })
    const unit = 1560
    expect(placed(played, 'red-1')).toEqual({ at: [0, -36 * unit], course: 12, velocity: 8, status: 'present' })
    expect(placed(played, 'red-2')).toMatchObject({ at: [-3 * unit, -38 * unit], course: 12 })
    expect(placed(played, 'red-3')).toMatchObject({ at: [3 * unit, -36 * unit] })
    expect(asked(played)).toBe('plot red blue')
    expect([played.state.turn, played.state.ships['red-1']?.turns]).toEqual([1, 1])
  })
  test('FT-SET-02: a group faces the centre: at clock point k its course is k + 6', () => {
    const at = (clock: number) =>
      redWith(setupFor('frigate-duel'), ({ entries }) => ({ entries: entries.map((group) => ({ ...group, clocks: [clock] })) }))
    const courses = [12, 1, 3, 6, 7, 11].map((clock) => placed(answer(begin(at(clock), null), {}), 'red-1').course)
    expect(courses).toEqual([6, 7, 9, 12, 1, 5])
  })
  test('FT-SET-01, FT-SET-03, FT-SET-04: other entry points, shared places and higher speeds are refused', () => {
    expect(refused(enter())).toBeUndefined()
    expect(refused(enter({ clock: 5 }))).toBe('FT-SET-01')
    expect(refused({ ...enter(), groups: {} })).toBe('FT-SET-01')
    expect(refused(enter({}, 'blue-group'))).toBe('FT-SET-01')
    expect(refused(enter({ speed: 31 }))).toBe('FT-SET-04')
    expect(refused(enter({ speed: 7 }), setupFor('carriers', { maxEntrySpeed: 6 }))).toBe('FT-SET-04')
    expect(refused(enter({ offsets: { ...line, 'red-3': { back: 2, right: -3 } } }))).toBe('FT-SET-03')
    expect(refused(enter({ offsets: { ...line, 'blue-1': { back: 9, right: 9 } } }))).toBe('FT-SET-03')
  })
  test('FT-HEX-08: on hexes even points are 36 hexes out, odd ones 18 along each side beside them', () => {
    const clocks = (at: number) =>
      redWith(setupFor('frigate-duel', { surface: 'hex' }), ({ entries }) => ({
        entries: entries.map((group) => ({ ...group, clocks: [at] })),
      }))
    expect([6, 7, 3].map((at) => placed(answer(begin(clocks(at), null), {}), 'red-1').at)).toEqual([
      [0, 36],
      [-18, 36],
      [36, -18],
    ])
  })
  test('FT-SET-06: a frozen group keeps offsets, relative courses and speeds, the foremost ship on the line of the entry point', () => {
    const one = 1560 * 1560
    const frozen: EntryGroup['frozen'] = {
      'red-1': { ahead: 0, right: 0, course: 0, velocity: 7 },
      'red-2': { ahead: 5 * one, right: -2 * one, course: 11, velocity: 9 },
      'red-3': { ahead: -4 * one, right: 0, course: 0, velocity: 7 },
    }
    const setup = redWith(CARRIERS, ({ entries }) => ({ entries: entries.map((group) => ({ ...group, frozen })) }))
    expect(refused(enter({ offsets: {}, speed: 7 }), setup)).toBeUndefined()
    expect([refused(enter({ speed: 7 }), setup), refused(enter({ offsets: {}, speed: 8 }), setup)]).toEqual(['FT-SET-06', 'FT-SET-06'])
    const played = answer(begin(setup, null), { red: enter({ offsets: {}, speed: 7 }) })
    expect(placed(played, 'red-2')).toMatchObject({ at: [-2 * 1560, -36 * 1560], course: 11, velocity: 9 })
    expect(placed(played, 'red-1')).toMatchObject({ at: [0, -41 * 1560], course: 12, velocity: 7 })
    expect(placed(played, 'red-3').at).toEqual([0, -45 * 1560])
  })
  test('FT-SET-07: defences without drives stand within 6 MU of the centre, on places of their own', () => {
    const fort = setupFor('fort')
    const start = begin(fort, null)
    const order = (places: Enter['standing']): Enter => ({
      order: 'enter',
      standing: places,
      groups: { 'red-group': { clock: 6, speed: 0, offsets: { 'red-2': { back: 0, right: 9 }, 'red-3': { back: 0, right: -9 } } } },
    })
    const at = (x: number, y: number) => order({ 'red-1': [x, y] })
    expect([at(0, 6 * 1560), at(0, 6 * 1560 + 9), order({})].map((one) => refusalOf(start, 'red', one))).toEqual([
      undefined,
      'FT-SET-07',
      'FT-SET-07',
    ])
    expect(refusalOf(start, 'red', order({ 'red-1': [0, 0], 'red-2': [0, 0] }))).toBe('FT-SET-07')
    const [rampart] = fort.seats[0]?.ships ?? []
    if (!rampart) throw new Error('a fort')
    const twoForts = begin(
      redWith(fort, ({ ships }) => ({ ships: [...ships, { ...rampart, id: 'red-4' }] })),
      null,
    )
    const two = (x: number) => refusalOf(twoForts, 'red', order({ 'red-1': [0, 0], 'red-4': [x, 0] }))
    expect([two(0), two(1), two(1560), refusalOf(twoForts, 'red', at(0, 0))]).toEqual(['FT-SET-03', undefined, undefined, 'FT-SET-07'])
    // The default places are free.
    expect(eventsOf(answer(twoForts, {}), 'defencePlaced').map(({ at: place }) => place)).toEqual([
      [0, 0],
      [780 * 3, 1351 * 3],
    ])
    const played = answer(start, { red: at(1560, 0) })
    expect(eventsOf(played, 'defencePlaced')).toEqual([{ type: 'defencePlaced', seat: 'red', ship: 'red-1', at: [1560, 0] }])
    // FT-SET-07: the guard ships are there from the start.
    expect(placed(played, 'red-2')).toMatchObject({ at: [9 * 1560, 0], course: 12, status: 'present' })
  })
  test('FT-SET-08: fighters begin in their bays, and damage is that of the setup', () => {
    const played = answer(begin(CARRIERS, null), {})
    expect(Object.values(played.state.groups).every(({ where, fighters }) => where === 'bay' && fighters === 6)).toBe(true)
    const chase = answer(begin(setupFor('chase'), null), {})
    expect(chase.state.ships['red-1']?.condition.systems).toEqual({ ftl: 'destroyed' })
  })
})

describe('changes of entry', () => {
  /** A campaign gives red two changes and blue one; blue leads. */
  const led = (setup: Setup) =>
    begin(setup, { at: 'enter', leads: { red: { blue: { lead: 1, changes: 2 } }, blue: { red: { lead: 3, changes: 1 } } } })
  const change = (one: EntryChange): OrderOf<'change'> => ({ order: 'change', change: one })
  test('FT-SET-05: the lowest lead changes first, then in turn, until nobody has changes left', () => {
    const start = answer(led(CARRIERS), {})
    expect(asked(start)).toBe('change red')
    const near = answer(start, { red: change({ do: 'near', group: 'red-group' }) })
    expect(asked(near)).toBe('change blue')
    const far = answer(near, { blue: change({ do: 'far', group: 'red-group' }) })
    expect(asked(far)).toBe('change red')
    const shifted = answer(far, { red: change({ do: 'shift', group: 'red-group', by: 1 }) })
    expect(shifted.state.entries['red-group']).toMatchObject({ clock: 7, distance: 36 })
    expect(placed(shifted, 'red-1')).toMatchObject({ at: [-780 * 36, -1351 * 36], course: 1 })
    expect(asked(shifted)).toBe('plot red blue')
  })
  test('FT-SET-05: part of a group takes a second entry point', () => {
    const start = answer(led(CARRIERS), { red: enter() })
    const split = (ships: readonly string[]) => change({ do: 'split', group: 'red-group', ships, by: -1 })
    expect(refusalOf(start, 'red', split(['red-1', 'red-2', 'red-3']))).toBe('FT-SET-05')
    expect(refusalOf(start, 'red', split([]))).toBe('FT-SET-05')
    expect(refusalOf(start, 'red', split(['blue-1']))).toBe('FT-SET-05')
    const parted = answer(start, { red: split(['red-3']) })
    expect(Object.values(parted.state.entries)).toMatchObject([
      { ships: ['red-1', 'red-2'] },
      { clock: 12 },
      { clock: 5, ships: ['red-3'], speed: 8 },
    ])
  })
  test('FT-SET-06: a group that keeps its formation does not split, and others do', () => {
    const frozen: EntryGroup['frozen'] = { 'red-1': { ahead: 0, right: 0, course: 0, velocity: 7 } }
    const start = (of: 'red' | 'blue') => {
      const seats = CARRIERS.seats.map((plan) =>
        plan.seat === of ? { ...plan, entries: plan.entries.map((group) => ({ ...group, frozen })) } : plan,
      )
      return answer(led({ ...CARRIERS, seats }), {})
    }
    const split = change({ do: 'split', group: 'red-group', ships: ['red-1'], by: 1 })
    expect([refusalOf(start('red'), 'red', split), refusalOf(start('blue'), 'red', split)]).toEqual(['FT-SET-06', undefined])
  })
  test('FT-END-12: by default a group enters abreast, 3 MU apart, the first ship in the middle, at speed 6', () => {
    const started = begin(CARRIERS, null)
    const entered = answer(started, {})
    expect(['red-1', 'red-2', 'red-3'].map((id) => placed(entered, id))).toMatchObject([
      { at: [0, -36 * 1560], velocity: 6 },
      { at: [-3 * 1560, -36 * 1560], velocity: 6 },
      { at: [3 * 1560, -36 * 1560], velocity: 6 },
    ])
  })
  test('FT-SET-05: nobody comes nearer than 12 MU or farther than 96, and everybody changes what may be changed', () => {
    const entry = (distance: number) => ({ clock: 6, speed: 6, distance, ships: ['red-1'] })
    const at = (distance: number) =>
      begin(CARRIERS, {
        at: 'change',
        changes: { red: 1 },
        entries: { 'red-group': entry(distance), 'blue-group': { ...entry(distance), ships: ['blue-1'] } },
      })
    const rule = (distance: number, what: 'near' | 'far', group: string) => refusalOf(at(distance), 'red', change({ do: what, group }))
    expect([rule(24, 'near', 'red-group'), rule(23, 'near', 'red-group')]).toEqual([undefined, 'FT-SET-05'])
    expect([rule(84, 'far', 'blue-group'), rule(85, 'far', 'blue-group')]).toEqual([undefined, 'FT-SET-05'])
    expect([rule(36, 'far', 'red-group'), rule(36, 'near', 'blue-group'), rule(36, 'near', 'nobody')]).toEqual([
      'FT-SET-05',
      'FT-SET-05',
      'FT-SET-05',
    ])
    expect(rule(0, 'near', 'red-group')).toBe('FT-SET-05')
    expect(asked(answer(at(36), {}))).toBe('plot red blue')
  })
})

describe('chosen fleets', () => {
  const setup = setupFor('fleets', { budget: 300 })
  const ready = (...names: readonly string[]): OrderOf<'fleet'> => ({
    order: 'fleet',
    designs: names.flatMap((name) => READY.flatMap(({ design }) => (design.name === name ? [design] : []))),
  })
  const refusedFleet = (order: OrderOf<'fleet'>) => refusalOf(begin(setup, null), 'red', order)
  test('FT-SCN-10: a fleet costs at most the points agreed, has at most twelve ships, and its designs are legal', () => {
    expect(refusedFleet(ready('Osprey'))).toBeUndefined()
    expect(refusedFleet(ready('Osprey', 'Dart'))).toBe('FT-SCN-10')
    expect(refusedFleet(ready(...Array.from({ length: 13 }, () => 'Lantern')))).toBe('FT-SCN-10')
    const [osprey] = ready('Osprey').designs
    expect(osprey && refusedFleet({ order: 'fleet', designs: [{ ...osprey, mass: 79 }] })).toMatch(/^FT-DES-/)
  })
  test('FT-SET-07, FT-SCN-10: a chosen ship without drive stands near the centre, outside of the group', () => {
    const bastion = ready('Rampart').designs.map((design) => ({ ...design, name: 'Bastion' }))
    const rich = begin(setupFor('fleets', { budget: 1000 }), null)
    const chosen = answer(rich, { red: { order: 'fleet', designs: [...bastion, ...ready('Tern').designs] } })
    const entered = answer(chosen, {})
    expect(entered.state.entries['red-group']?.ships).toEqual(['red-2'])
    expect(eventsOf(entered, 'defencePlaced').map(({ ship }) => ship)).toEqual(['red-1'])
  })
  test('FT-END-12: a fleet that nobody chooses costs at most its points, and leaves less than a ship', () => {
    for (const budget of [300, 600, 1000, 3000] as const) {
      const designs = eventsOf(answer(begin(setupFor('fleets', { budget }), null), {}), 'fleetChosen').map(({ ships }) => ships)
      for (const ships of designs) {
        const price = ships.reduce((sum, { design }) => sum + pointsOf(design).total, 0)
        expect(price).toBeLessThanOrEqual(budget)
        expect(ships.length).toBeGreaterThan(0)
        const cheapest = Math.min(...READY.map(({ design }) => pointsOf(design).total))
        expect(ships.length === 12 || budget - price < cheapest).toBe(true)
      }
    }
  })
  test('FT-SCN-10: both fleets are shown together, have ids and names of their own, and enter as one group', () => {
    const chosen = answer(begin(setup, null), { red: ready('Tern', 'Dart', 'Tern') })
    expect(eventsOf(chosen, 'fleetChosen').map(({ seat }) => seat)).toEqual(['red', 'blue'])
    expect(['red-1', 'red-2', 'red-3'].map((id) => chosen.state.ships[id]?.name)).toEqual(['Tern 1', 'Dart', 'Tern 2'])
    const entered = answer(chosen, {})
    expect(entered.state.entries['red-group']?.ships).toEqual(['red-1', 'red-2', 'red-3'])
    expect(asked(entered)).toBe('plot red blue')
  })
})
