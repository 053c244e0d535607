import { expect, test } from 'vitest'
import type { z } from 'zod'
import { readyDesign } from './design/ready.ts'
import { setupFor } from './game-for-tests.ts'
import { NO_PLOT } from './movement/budget.ts'
import { changeSchema, offsetsSchema, orderSchema, plotSchema } from './orders.ts'
import { courseSchema, face, placeSchema, velocitySchema } from './shapes.ts'
import { conditionSchema, groupSchema, leadsSchema, salvoSchema, settingsSchema, setupSchema, shipSchema } from './state.ts'
import { emptyTable, newGroups } from './table.ts'

/** Which of the values the schema takes in this place. */
const taken = <T>(schema: z.ZodType, values: readonly T[], within: (value: T) => unknown): readonly T[] =>
  values.filter((value) => schema.safeParse(within(value)).success)
const same = (value: unknown): unknown => value
const CARRIERS = setupFor('carriers')
const [ship] = Object.values(emptyTable(CARRIERS).ships)
const [group] = ship ? newGroups([ship], 1) : []

test('FT-DIC-01, FT-GEO-02, FT-MOV-01, FT-GEO-03: faces, courses, velocities and places', () => {
  expect(taken(face, [0, 1, 6, 7], same)).toEqual([1, 6])
  expect(taken(courseSchema, [0, 1, 12, 13], same)).toEqual([1, 12])
  expect(taken(velocitySchema, [-1, 0, 999, 1000], same)).toEqual([0, 999])
  for (const sign of [-1, 1]) expect(taken(placeSchema, [31_200_000, 31_200_001], (far) => [sign * far, 0])).toEqual([31_200_000])
})
test('FT-MOV-03, FT-MOV-15: a leg has one to six points, and an order two legs at most', () => {
  const leg = (points: number) => ({ to: 'port', points })
  expect(taken(plotSchema, [0, 1, 6, 7], (points) => ({ ...NO_PLOT, turns: [leg(points)] }))).toEqual([1, 6])
  expect(taken(plotSchema, [0, 2, 3], (count) => ({ ...NO_PLOT, turns: Array.from({ length: count }, () => leg(1)) }))).toEqual([0, 2])
  expect(taken(plotSchema, [-9, -8, 99, 100], (change) => ({ ...NO_PLOT, change }))).toEqual([-8, 99])
})
test('FT-SET-03, FT-SET-05: offsets behind and beside the entry point, changes by one clock point', () => {
  expect(taken(offsetsSchema, [-1, 0, 60, 61], (back) => ({ a: { back, right: 0 } }))).toEqual([0, 60])
  expect(taken(offsetsSchema, [-61, -60, 60, 61], (right) => ({ a: { back: 0, right } }))).toEqual([-60, 60])
  expect(taken(changeSchema, [-2, -1, 0, 1, 2], (by) => ({ do: 'shift', group: 'a', by }))).toEqual([-1, 1])
  expect(taken(changeSchema, [-2, -1, 0, 1, 2], (by) => ({ do: 'split', group: 'a', ships: ['b'], by }))).toEqual([-1, 1])
})
test('FT-DC-03, FT-SCN-10: one to three parties, one to 24 designs, salvoes and shots as many as a ship may have', () => {
  const order = { order: 'repair', dump: [], abandon: [], letGo: [] }
  expect(taken(orderSchema, [0, 1, 3, 4], (parties) => ({ ...order, repairs: [{ ship: 'a', system: 'b', parties }] }))).toEqual([1, 3])
  const designs = (count: number) => ({ order: 'fleet', designs: Array.from({ length: count }, () => readyDesign('Tern')) })
  expect(taken(orderSchema, [0, 1, 24, 25], designs)).toEqual([1, 24])
  const salvo = { mount: 'a', magazine: null, load: 'standard', at: [0, 0] }
  expect(
    taken(orderSchema, [0, 1, 20, 21], (count) => ({ order: 'salvoes', ship: 'a', salvoes: Array.from({ length: count }, () => salvo) })),
  ).toEqual([1, 20])
  const shot = { mount: 'a', target: { kind: 'ship', id: 'b' }, system: null }
  expect(
    taken(orderSchema, [0, 60, 61], (count) => ({ order: 'fire', ship: 'a', shots: Array.from({ length: count }, () => shot) })),
  ).toEqual([0, 60])
})
test('FT-OPN-19, FT-OPN-20, FT-SCN-10, FT-SET-01: turns, entry speeds, budgets, distances', () => {
  const { settings, seats } = CARRIERS
  expect(taken(settingsSchema, [0, 1, 100, 101], (turnCap) => ({ ...settings, turnCap }))).toEqual([1, 100])
  expect(taken(settingsSchema, [-1, 0, 60, 61], (maxEntrySpeed) => ({ ...settings, maxEntrySpeed }))).toEqual([0, 60])
  const withSeat = (change: object) => ({ ...CARRIERS, seats: seats.map((plan) => ({ ...plan, ...change })) })
  expect(taken(setupSchema, [29, 30, 5000, 5001], (budget) => withSeat({ budget }))).toEqual([30, 5000])
  expect(taken(leadsSchema, [-1, 0, 12, 13], (changes) => ({ red: { blue: { lead: 0, changes } } }))).toEqual([0, 12])
  expect(taken(setupSchema, [1, 2, 4, 5], (count) => ({ ...CARRIERS, seats: Array.from({ length: count }, () => seats[0]) }))).toEqual([
    2, 4,
  ])
  const entry = (change: object) => withSeat({ entries: [{ id: 'a', ships: [], clocks: [12], distance: 36, frozen: null, ...change }] })
  expect(taken(setupSchema, [-1, 0, 96, 97], (distance) => entry({ distance }))).toEqual([0, 96])
  expect(taken(setupSchema, [-1, 0, 11, 12], (course) => entry({ frozen: { a: { ahead: 0, right: 0, course, velocity: 1 } } }))).toEqual([
    0, 11,
  ])
  expect(taken(setupSchema, [0, 1, 12, 13], (count) => entry({ clocks: Array.from({ length: count }, () => 1) }))).toEqual([1, 12])
  expect(
    taken(setupSchema, [0, 8, 9], (count) => withSeat({ entries: Array.from({ length: count }, () => seats[0]?.entries[0]) })),
  ).toEqual([0, 8])
  const escaping = (needed: number) => ({ ...CARRIERS, aim: { kind: 'escape', side: 'alpha', ships: ['a'], needed } })
  expect(taken(setupSchema, [0, 1, 24, 25], escaping)).toEqual([1, 24])
})
test('FT-MOV-11, FT-FTR-01, FT-SAL-01, FT-DES-05: hits on the drive, fighters, missiles, rows that wait', () => {
  const condition = ship?.condition
  expect(taken(conditionSchema, [-1, 0, 2, 3], (drive) => ({ ...condition, drive }))).toEqual([0, 2])
  expect(taken(conditionSchema, [-1, 0, 2, 3], (driveDestroyed) => ({ ...condition, driveDestroyed }))).toEqual([0, 2])
  expect(taken(conditionSchema, [-1, 0, 300, 301], (hull) => ({ ...condition, hull }))).toEqual([0, 300])
  expect(taken(conditionSchema, [-1, 0, 300, 301], (armour) => ({ ...condition, armour }))).toEqual([0, 300])
  expect(taken(conditionSchema, [-1, 0, 6, 7], (fighters) => ({ ...condition, fighters: { a: fighters } }))).toEqual([0, 6])
  expect(taken(groupSchema, [-1, 0, 6, 7], (fighters) => ({ ...group, fighters }))).toEqual([0, 6])
  expect(taken(groupSchema, [-1, 0, 9, 10], (endurance) => ({ ...group, endurance }))).toEqual([0, 9])
  expect(taken(groupSchema, [-1, 0, 9, 10], (fullEndurance) => ({ ...group, fullEndurance }))).toEqual([0, 9])
  expect(taken(groupSchema, [-1, 0, 999, 1000], (ready) => ({ ...group, ready }))).toEqual([0, 999])
  expect(taken(shipSchema, [-1, 0, 4, 5], (owed) => ({ ...ship, owed }))).toEqual([0, 4])
  expect(taken(shipSchema, [-1, 0, 24, 25], (flights) => ({ ...ship, flights }))).toEqual([0, 24])
  const salvo = { id: 's1', seat: 'red', ship: 'red-1', at: [0, 0], missiles: 6, target: null, shotDown: 0, onTarget: 0 }
  expect(taken(salvoSchema, [0, 1, 6, 7], (missiles) => ({ ...salvo, missiles }))).toEqual([1, 6])
  expect(taken(salvoSchema, [-1, 0, 6, 7], (onTarget) => ({ ...salvo, onTarget }))).toEqual([0, 6])
  expect(taken(salvoSchema, [-1, 0, 99, 100], (shotDown) => ({ ...salvo, shotDown }))).toEqual([0, 99])
})
