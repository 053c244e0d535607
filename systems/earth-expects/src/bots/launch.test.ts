import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { battle, type Placed } from '../battle-for-tests.ts'
import { shipNamed } from '../design/ready.ts'
import { view } from '../game.ts'
import type { Order } from '../orders.ts'
import { shipOf } from '../table.ts'
import { batteryOf, salvo, volley } from './launch.ts'
import { policy } from './policy.ts'

const boxes = (name: string, type: string): readonly string[] =>
  shipNamed(name)
    .boxes.filter((box) => box.type === type)
    .map(({ at }) => at.join())
const SENSORS = boxes('Gannet', 'S')
const LAUNCHERS = boxes('Gannet', 'M')
const gannet = (more: Partial<Placed> = {}): Placed => ({ seat: 'yellow', design: 'Gannet', hex: [0, 0], power: { lit: SENSORS }, ...more })
const prey = (more: Partial<Placed> = {}): Placed => ({ seat: 'blue', design: 'Oxbow', hex: [0, -3], facing: 3, ...more })

/** The worth of the salvo of `a` at `b`, on the view of a seat. */
function worth(
  a: Placed,
  b: Placed,
  { lit = SENSORS, seat = 'yellow', ...more }: Parameters<typeof battle>[1] & { lit?: readonly string[]; seat?: 'yellow' | 'blue' } = {},
) {
  const { state } = battle({ a, b }, more)
  const seen = view(state, seat)
  const [from, at] = [shipOf(seen, 'a'), shipOf(seen, 'b')]
  const battery = batteryOf(seen, from, lit)
  return { salvo: salvo(seen, from, battery, at), volley: volley(seen, from, battery, at) }
}

test('EE-MIS-02: launchers have worth only where they bear', () => {
  expect(worth(gannet(), prey()).salvo).toBeGreaterThan(3)
  expect(worth(gannet({ facing: 3 }), prey()).volley).toBe(0)
})
test('EE-MIS-04: a salvo is worth more with a likelier lock-on, and nothing without a sensor', () => {
  const at = (r: number) => worth(gannet(), prey({ hex: [0, r] })).salvo
  expect(at(-2)).toBeGreaterThan(at(-4))
  expect(at(-12)).toBe(0)
  expect(worth(gannet(), prey(), { lit: [] }).salvo).toBe(0)
  expect(worth(gannet(), prey({ hex: [0, -5] }), { locks: { a: ['b'] } }).salvo).toBeGreaterThan(
    worth(gannet(), prey({ hex: [0, -5] })).salvo,
  )
})
test('EE-MIS-05, EE-GEN-25: only loaded launchers count, up to the number of control boxes', () => {
  const [one = ''] = LAUNCHERS
  const full = worth(gannet(), prey()).volley
  expect(worth(gannet({ empty: [one] }), prey()).volley).toBe((full * 3) / 4)
  expect(worth(gannet({ empty: LAUNCHERS }), prey()).volley).toBe(0)
  const [first = '', ...control] = boxes('Gannet', 'C')
  expect([control.length, LAUNCHERS.length]).toEqual([3, 4])
  expect(worth(gannet({ levels: { [first]: 'moderate' } }), prey()).volley).toBe((full * 3) / 4)
})
test('EE-GEN-08: an enemy’s missiles in flight count as empty launchers', () => {
  const missile = { seat: 'yellow', from: 'a', target: 'b', hex: [0, 0], launched: 1 } as const
  const seen = (more: Parameters<typeof battle>[1]) =>
    worth(gannet({ empty: LAUNCHERS }), prey(), { seat: 'blue', turn: 2, ...more }).volley
  expect(seen({})).toBeGreaterThan(seen({ missiles: { m: missile, n: missile } }))
  expect(seen({ missiles: { m: missile, n: missile } })).toBeGreaterThan(0)
})
test('EE-PD-04: anti-missiles lower the worth of a volley, and more missiles raise it', () => {
  const [one = '', two = ''] = LAUNCHERS
  const against = (empty: readonly string[]) => worth(gannet({ empty }), prey({ design: 'Javelin' })).volley
  expect(against([])).toBeLessThan(worth(gannet(), prey()).volley)
  expect(against([one]) - against([one, two])).toBeGreaterThan(0)
})
test('EE-MIS-02: a ship with launchers plots a course on which they bear', () => {
  const points = { speed: 1, speedPower: 4, manoeuvre: 3, manoeuvrePower: 12 }
  const sailed = battle(
    { a: gannet({ facing: 2, points }), b: prey() },
    { turn: 2, at: [{ step: 'plot' }, { step: 'move' }, { step: 'moved' }] },
  )
  const bears = (plot: Order): boolean => {
    const { state } = sailed.go({ yellow: plot })
    const a = shipOf(state, 'a')
    return volley(state, a, batteryOf(state, a, SENSORS), shipOf(state, 'b')) > 0
  }
  const [best] = policy.propose(view(sailed.state, 'yellow'), seededDice(1))
  expect(best && bears(best)).toBe(true)
  expect(bears({ order: 'plot', ships: {} })).toBe(false)
})
