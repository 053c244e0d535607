// Positions in which the bots of Full Thrust once erred.
import { type Dice, seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import { begin, setupFor, withLost } from '../game-for-tests.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import { policy } from './policy.ts'

const DUEL = setupFor('cruiser-duel')
function proposed(
  position: Position,
  seat = 'red',
  answers: (view: ReturnType<typeof system.view>, dice: Dice) => readonly Order[] = policy.propose,
): Order {
  const { state } = begin(DUEL, position)
  const view = system.view(state, seat)
  const call = system.openCalls(state).find(({ seats }) => seats.includes(seat))
  if (!call) throw new Error(`${seat} is not asked`)
  const order = answers(view, seededDice(1)).find((one) => !system.check(view, call, one))
  if (!order) throw new Error('no proposal is legal')
  return order
}
const AERIE = { seat: 'red', design: 'Aerie' } as const
const FAR = { seat: 'blue', design: 'Drover', mu: [0, 90] } as const
const SPENT = { where: 'space', endurance: 1, mu: [0, 6] } as const

test('FT-FTL-04: a beaten ship does not jump beside an enemy, but does where nobody is near', () => {
  const beaten = {
    seat: 'red',
    design: 'Tern',
    condition: { hull: 5, systems: withLost('beam-1', 'beam-2').condition.systems },
  } as const
  const jumps = (mu: readonly [number, number]): unknown => {
    const order = proposed({ ships: { 'red-1': beaten, 'blue-1': { ...FAR, mu } } })
    return order.order === 'plot' && order.ships['red-1']?.ftl
  }
  expect([jumps([0, 40]), jumps([0, 3])]).toEqual([true, false])
})
test('FT-FTR-17, FT-FTR-18: a carrier takes in a group that is out of endurance, and the group lands', () => {
  const out = {
    g1: SPENT,
    g2: { where: 'space', mu: [0, 80] },
    g3: { where: 'space', mu: [0, 80] },
    g4: { where: 'space', mu: [0, 80] },
  } as const
  const ships = { 'red-1': AERIE, 'blue-1': FAR }
  expect(proposed({ ships, groups: out })).toMatchObject({ order: 'plot', ships: { 'red-1': { flight: 'land' } } })
  expect(proposed({ at: 'fly', ships, groups: out, plots: { 'red-1': 'LAND' } })).toMatchObject({
    order: 'fly',
    group: 'g1',
    mission: { do: 'land', ship: 'red-1' },
  })
})
test('FT-FTR-04: a group without endurance and without a ship that takes it in does not keep the others from moving', () => {
  const ships = { 'red-1': { ...AERIE, status: 'destroyed' }, 'red-2': { ...AERIE, mu: [0, -30] }, 'blue-1': FAR } as const
  const order = proposed({ at: 'fly', ships, groups: { g1: { where: 'space', endurance: 0 }, g2: { where: 'space' } } })
  expect(order).toMatchObject({ order: 'fly', group: 'g2' })
})
test('FT-FTR-02: a carrier without fighters aboard keeps away from the enemy that it would otherwise fight', () => {
  const groups = Object.fromEntries(['g1', 'g2', 'g3', 'g4'].map((id) => [id, { where: 'space', mu: [0, 80] } as const]))
  const velocityOf = (design: string): number => {
    const order = proposed({
      ships: { 'red-1': { seat: 'red', design, velocity: 6 }, 'blue-1': { seat: 'blue', design: 'Osprey', mu: [0, 40] } },
      groups: design === 'Aerie' ? groups : {},
    })
    return order.order === 'plot' ? (order.ships['red-1']?.change ?? 0) : 0
  }
  expect(velocityOf('Aerie')).toBeLessThan(velocityOf('Osprey'))
})
test('FT-DC-03, FT-COR-03: parties save the crew before the bridge', () => {
  const order = proposed({
    at: 'repair',
    ships: { 'red-1': { seat: 'red', design: 'Tern', ...withLost('bridge', 'lifeSupport') }, 'blue-1': FAR },
  })
  expect(order.order === 'repair' && order.repairs[0]?.system).toBe('lifeSupport')
})
test('FT-FC-01: in haste a ship fires at whatever bears, and never passes', () => {
  const ships = { 'red-1': { seat: 'red', design: 'Tern' }, 'blue-1': { ...FAR, mu: [0, 8] } } as const
  expect(proposed({ at: 'fire', ships }, 'red', policy.hasty)).toMatchObject({
    order: 'fire',
    ship: 'red-1',
    shots: [{ mount: 'beam-1' }, { mount: 'beam-2' }],
  })
})
