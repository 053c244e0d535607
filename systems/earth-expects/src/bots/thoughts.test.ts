import { seededDice } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { expect, test } from 'vitest'
import type { BoxType } from '../../data/tables.ts'
import { battle, type Placed, setupWith, sole, type TestBattle } from '../battle-for-tests.ts'
import { shipNamed } from '../design/ready.ts'
import { view } from '../game.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import { policy } from './policy.ts'

const boxesOf = (name: string, ...types: readonly BoxType[]): readonly string[] =>
  shipNamed(name)
    .boxes.filter(({ type }) => types.includes(type))
    .map(({ at }) => at.join())
const all = (boxes: readonly string[], level: 'moderate' | 'destroyed'): NonNullable<Placed['levels']> =>
  Object.fromEntries(boxes.map((box) => [box, level]))
const cruiser = (seat: Color, more: Partial<Placed> = {}): Placed => ({ seat, design: 'Vigilance', hex: [0, 0], ...more })
const lit = (...types: readonly BoxType[]) => ({ lit: boxesOf('Vigilance', ...types) })

/** The first proposal of the bot, which must be of this kind. */
function thought<K extends Order['order']>(kind: K, { state }: TestBattle, seat: Color = 'yellow'): OrderOf<K> {
  const [first] = policy.propose(view(state, seat), seededDice(1))
  if (first?.order !== kind) throw new Error(`the first proposal is ${first?.order}, not ${kind}`)
  return first as OrderOf<K> // the kind was just checked
}
const shots = (order: OrderOf<'commit'>, ship = 'a') => order.ships[ship] ?? []
const isLaunch = ({ weapon }: { readonly weapon: string }): boolean => weapon.includes(',')

test('weapons hold fire at targets they cannot damage, and fire at a near target ahead', () => {
  const power = lit('I', 'L', 'R')
  const far = battle({ a: cruiser('yellow', { power }), b: cruiser('blue', { hex: [0, -12], facing: 3 }) })
  expect(shots(thought('commit', far))).toEqual([])
  const near = battle({ a: cruiser('yellow', { power }), b: cruiser('blue', { hex: [0, -2], facing: 3 }) })
  expect(shots(thought('commit', near)).map(({ weapon }) => weapon)).toEqual(expect.arrayContaining(['I1', 'I2', 'R1']))
})
test('missiles are launched if a lock-on is likely, at most one per control box', () => {
  const facing = (power: ReturnType<typeof lit>, range: number) =>
    shots(thought('commit', battle({ a: cruiser('yellow', { power }), b: cruiser('blue', { hex: [0, -range], facing: 3 }) }))).filter(
      isLaunch,
    )
  expect(facing(lit('S'), 3)).toHaveLength(boxesOf('Vigilance', 'C').length)
  expect(facing(lit('L'), 3)).toEqual([])
  expect(facing(lit('S'), 20)).toEqual([])
})
test('EE-MIS-12: nuclear missiles go only to ships that cannot power an engine', () => {
  const launched = (levels: Placed['levels']) =>
    shots(thought('commit', battle({ a: cruiser('yellow', { power: lit('S') }), b: cruiser('blue', { hex: [0, -2], levels }) }))).filter(
      isLaunch,
    )
  expect(launched(all(boxesOf('Vigilance', 'E'), 'moderate')).every(({ nuclear }) => nuclear)).toBe(true)
  expect(launched(all(boxesOf('Vigilance', 'E').slice(1), 'moderate')).some(({ nuclear }) => nuclear)).toBe(false)
})
test('one laser holds fire for an incoming missile instead of firing at a distant enemy', () => {
  const missile = { seat: 'blue', from: 'b', target: 'a', hex: [0, 0], entry: [0, -1], launched: 1 } as const
  const ships = { a: cruiser('yellow', { power: lit('L') }), b: cruiser('blue', { hex: [0, -3], facing: 3 }) }
  const fired = (more: Parameters<typeof battle>[1]) => shots(thought('commit', battle(ships, { turn: 2, ...more }))).length
  expect(fired({ missiles: { m: missile } })).toBe(fired({}) - 1)
})

test('guns that will bear get power, and at least two sensors', () => {
  const met = battle(
    { a: cruiser('yellow', { before: 8, lastSpeed: 1 }), b: cruiser('blue', { hex: [0, -4], facing: 3, before: 8, lastSpeed: 1 }) },
    { turn: 2, at: 'announce' },
  ).until('power')
  const given = thought('power', met).ships.a?.lit ?? []
  expect(given).toEqual(expect.arrayContaining([...boxesOf('Vigilance', 'I')]))
  expect(given.filter((box) => boxesOf('Vigilance', 'S').includes(box)).length).toBeGreaterThanOrEqual(2)
})
test('EE-MIS-12: a ship powers an engine while a missile is aimed at it', () => {
  const missile = { seat: 'blue', from: 'b', target: 'a', hex: [0, -3], launched: 1 } as const
  const met = battle(
    { a: cruiser('yellow'), b: cruiser('blue', { hex: [0, -3], facing: 3 }) },
    { turn: 2, at: 'announce', missiles: { m: missile } },
  ).until('power')
  for (const order of policy.propose(view(met.state, 'yellow'), seededDice(1)).slice(0, 3))
    expect(order.order === 'power' && Object.values(order.ships.a?.engines ?? {}).length).toBeGreaterThan(0)
})
test('a ship with a destination moves towards it, and an unarmed ship keeps away from enemies', () => {
  const area = { centre: [6, 0], radius: 1 } as const
  const bound = setupWith([], { objectives: [{ aim: 'reach', side: 'yellow', ships: ['a'], area, count: 1 }] })
  const ends = (setup = setupWith()) => {
    const ships = {
      a: { seat: 'yellow', design: 'Oxbow', hex: [0, 0], points: { speed: 2, speedPower: 8, manoeuvre: 2, manoeuvrePower: 8 } },
      b: { seat: 'blue', design: 'Javelin', hex: [0, -5], facing: 3 },
    } as const
    const sailed = battle(ships, { turn: 2, at: [{ step: 'plot' }, { step: 'move' }, { step: 'moved' }] }, setup)
    return sailed.go({ yellow: thought('plot', sailed) }).state.ships.a?.hex ?? [0, 0]
  }
  expect(distance(ends(bound), area.centre)).toBeLessThan(6)
  expect(distance(ends(), [0, -5])).toBeGreaterThanOrEqual(5)
})
test('EE-HID-05: sensors without a target search the area of a hidden ship', () => {
  const ships = {
    a: cruiser('yellow', { power: lit('S') }),
    b: { seat: 'blue', design: 'Corsair', hex: [0, -3], hidden: true, area: { centre: [0, -3], radius: 2 } },
  } as const
  const made = thought('sense', battle(ships, { turn: 2, at: 'sense' })).ships.a ?? []
  expect(made).toHaveLength(boxesOf('Vigilance', 'C').length)
  for (const { at } of made) expect(typeof at === 'string' ? 99 : distance(at, [0, -3])).toBeLessThanOrEqual(2)
})
test('small decisions are made by the bot in battle, and automatically in simulations', () => {
  const met = battle({ a: cruiser('yellow'), b: cruiser('blue', { hex: [0, -3], facing: 3 }) }, { turn: 2, at: 'announce' })
  expect(thought('announce', met).policy).toMatchObject({ rows: 'asked', ties: 'asked' })
  const { policies, ...rest } = policy.shortcut(met.state)
  expect(policies).toMatchObject({ yellow: { rows: 'middle', ties: 'first' }, blue: { rows: 'middle', ties: 'first' } })
  expect(rest).toEqual(Object.fromEntries(Object.entries(met.state).filter(([key]) => key !== 'policies')))
})
test('EE-SEN-07: several sensors get power if only several can lock on', () => {
  const met = battle(
    { a: cruiser('yellow', { before: 8, lastSpeed: 1 }), b: cruiser('blue', { hex: [0, -9], facing: 0, before: 8, lastSpeed: 1 }) },
    { turn: 2, at: 'announce', locks: { a: ['b'] } },
  ).until('power')
  const given = thought('power', met).ships.a?.lit ?? []
  expect(given.filter((box) => boxesOf('Vigilance', 'S').includes(box)).length).toBeGreaterThanOrEqual(4)
})
test('no proposal holds fire in range, or leaves sensors unused', () => {
  const met = battle({ a: cruiser('yellow', { power: lit('I', 'L', 'R', 'S') }), b: cruiser('blue', { hex: [0, -2], facing: 3 }) })
  for (const order of policy.propose(view(met.state, 'yellow'), seededDice(1)))
    expect(order.order === 'commit' && shots(order).length).toBeGreaterThan(0)
  const seeing = battle({ a: cruiser('yellow', { power: lit('S') }), b: cruiser('blue', { hex: [0, -3] }) }, { turn: 2, at: 'sense' })
  for (const order of policy.propose(view(seeing.state, 'yellow'), seededDice(1)))
    expect(order.order === 'sense' && order.ships.a?.length).toBeGreaterThan(0)
})
test('EE-FMI-02: with fast missiles a ship that has a lock-on flies straight to launch', () => {
  const points = { speed: 1, speedPower: 8, manoeuvre: 2, manoeuvrePower: 24 }
  const ships = {
    a: { seat: 'yellow', design: 'Gadfly', hex: [0, 0], points },
    b: { seat: 'blue', design: 'Oxbow', hex: [1, -4] },
  } as const
  const plotted = (locks: Record<string, readonly string[]>) => {
    const sailed = battle(
      ships,
      { turn: 2, at: [{ step: 'plot' }, { step: 'move' }, { step: 'moved' }], locks },
      setupWith(['fastMissiles']),
    )
    return thought('plot', sailed).ships.a?.path
  }
  expect(plotted({ a: ['b'] })).toBe('F')
})
test('EE-ENG-14: friends that leave one hex end in different hexes, in every proposal', () => {
  const bolt = {
    seat: 'yellow',
    design: 'Bolt',
    hex: [0, 0],
    points: { speed: 4, speedPower: 4, manoeuvre: 3, manoeuvrePower: 3 },
  } as const
  const ships = { a: bolt, b: bolt, c: bolt, foe: { seat: 'blue', design: 'Bolt', hex: [0, -5], facing: 3 } } as const
  const met = battle(ships, { turn: 2, at: [{ step: 'plot' }, { step: 'move' }, { step: 'moved' }] })
  for (const order of policy.propose(view(met.state, 'yellow'), seededDice(1))) {
    const moved = met.go({ yellow: order }).state
    expect(new Set(['a', 'b', 'c'].map((id) => moved.ships[id]?.hex.join())).size).toBe(3)
  }
})
test('EE-MIS-04: all missiles of a ship go to one target, so that its sensors can guide them together', () => {
  const ships = {
    a: cruiser('yellow', { power: lit('S') }),
    b: cruiser('blue', { hex: [0, -3] }),
    c: cruiser('blue', { hex: [1, -4] }),
  }
  expect(new Set(shots(thought('commit', battle(ships))).map(({ at }) => at)).size).toBe(1)
})
test('in haste a bot takes legal courses and powers, but not the best', () => {
  const bolt = (seat: Color, more: Partial<Placed>): Placed => ({ seat, design: 'Bolt', hex: [0, 0], before: 4, lastSpeed: 4, ...more })
  const ships = { a: bolt('yellow', {}), b: bolt('blue', { hex: [0, -4], facing: 3 }) }
  const met = battle(ships, { turn: 2, at: 'announce' }).until('power')
  const best = thought('power', met)
  const plotted = met.go({ yellow: best, blue: thought('power', met, 'blue') }).until('plot')
  for (const { state } of [met, plotted]) {
    const seen = view(state, 'yellow')
    const [first, ...others] = policy.propose(seen, seededDice(1))
    const hasty = policy.hasty?.(seen, seededDice(1)) ?? []
    expect(others.length).toBeGreaterThan(0)
    expect(hasty.length).toBeGreaterThan(0)
    expect(hasty.filter((order) => sole.check(seen, order))).toEqual([])
    expect(hasty).not.toContainEqual(first)
  }
})
