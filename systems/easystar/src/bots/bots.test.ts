// The proposals of bots in small positions, and their reasons.
import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { battle, type PositionShip, sole } from '../battle-for-tests.ts'
import { system } from '../game.ts'
import type { Order } from '../orders.ts'
import { objectivesOf } from '../setting/objectives.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import type { Setup } from '../state.ts'
import { withShip } from '../table.ts'
import { measures } from './measures.ts'
import { policy } from './policy.ts'

const beam = { kind: 'beam', mount: 'dorsal', range: 3, damage: 2 } as const
const cruiser = { hull: 'cruiser', items: [beam] } as const
const destroyer = { hull: 'destroyer', items: [beam] } as const
const step = { step: 'ships', seat: 'yellow' } as const
const own = (ship: Partial<PositionShip>): PositionShip => ({ seat: 'yellow', facing: 0, speed: 2, ...destroyer, ...ship }) as PositionShip
const foe = (ship: Partial<PositionShip>): PositionShip => ({ seat: 'blue', facing: 3, speed: 0, ...destroyer, ...ship }) as PositionShip

/** The proposals of Yellow's bot in its step of ships, with different dice. */
function proposals(ships: Record<string, PositionShip>, setup?: Setup) {
  const { state } = battle(ships, { at: step, turn: 3 }, setup)
  const view = system.view(state, 'yellow')
  const found = [1, 2, 3, 4].map((seed) => policy.propose(view, seededDice(seed)))
  const hasty = [1, 2, 3, 4].flatMap((seed) => policy.hasty?.(view, seededDice(seed)) ?? [])
  return { view, state, found, hasty, all: found.flat() as readonly Order[] }
}
const moved = (orders: readonly Order[]): readonly string[] => orders.flatMap((order) => (order.order === 'move' ? [order.ship] : []))

describe('moves of a bot', () => {
  test('a ship behind a friend waits until the friend has moved', () => {
    const { all } = proposals({
      behind: own({ hex: [10, 12], speed: 1 }),
      before: own({ hex: [10, 11], speed: 1 }),
      enemy: foe({ hex: [10, 5] }),
    })
    expect(new Set(moved(all))).toEqual(new Set(['before']))
  })

  test('no proposal flies through a friend, not even in haste', () => {
    const { all, hasty } = proposals({
      mover: own({ hex: [10, 12], speed: 2 }),
      friend: own({ hex: [10, 11], speed: 0, speedTraded: 3 }),
      enemy: foe({ hex: [10, 6] }),
    })
    expect(moved(all)).toContain('mover')
    const through = [...all, ...hasty].filter((order) => order.order === 'move' && order.ship === 'mover' && order.path.startsWith('F'))
    expect(through).toEqual([])
    expect(moved(hasty)).toContain('mover')
  })

  test('in haste a ship errs only within four hexes of an enemy', () => {
    const facing = (far: number) => proposals({ mover: own({ hex: [10, 14] }), enemy: foe({ hex: [10, 14 - far] }) })
    const [near, away] = [facing(4), facing(5)]
    expect(near.hasty).not.toEqual(near.all)
    expect(moved(away.hasty)).toContain('mover')
    expect(away.hasty).toEqual(away.all)
  })

  test('a scout rams a crippled battleship, and says so', () => {
    const { found, view } = proposals({
      scout: { seat: 'yellow', hull: 'scout', items: [], facing: 0, speed: 1, hex: [10, 12], navHit: true },
      enemy: foe({ hull: 'battleship', hex: [10, 11], hurt: 11 }),
    })
    for (const [best] of found) {
      expect(best).toMatchObject({ order: 'move', ship: 'scout', rams: ['enemy'] })
      expect(best && policy.reason(view, best)).toBe('A ram costs battleship 2 more than scout 1.')
    }
  })

  test('a battleship does not ram a wreck', () => {
    const { all } = proposals({
      big: { seat: 'yellow', hull: 'battleship', items: [beam], facing: 0, speed: 1, hex: [10, 12], navHit: true },
      hulk: foe({ hex: [10, 11], status: 'wreck', hurt: 4 }),
      enemy: foe({ hex: [10, 2] }),
    })
    expect(all.flatMap((order) => (order.order === 'move' ? order.rams : []))).toEqual([])
  })

  test('a freighter that has arrived stays on the map', () => {
    const freighter = { seat: 'yellow', hull: 'scout', freighter: true, items: [], facing: 1, speed: 1, hex: [6, -2] } as const
    const { state } = battle({ freighter, enemy: foe({ hex: [3, 8] }) }, { at: step, turn: 3 }, setupFor('convoy', {}))
    const view = system.view(withShip(state, 'freighter', { reached: true }), 'yellow')
    const [best] = policy.propose(view, seededDice(1))
    expect(best).toMatchObject({ order: 'move', ship: 'freighter', change: -1 })
  })
})

describe('fighters of a bot', () => {
  /** The orders of Yellow's bot for its attack craft, with a destroyer two hexes ahead. */
  function flight(enemy: Partial<PositionShip>) {
    const { state } = battle(
      { carrier: own({ hex: [10, 20] }), enemy: foe({ hex: [10, 8], ...enemy }) },
      { at: { step: 'fighters', seat: 'yellow' }, turn: 3, fighters: { craft: { seat: 'yellow', kind: 'attackCraft', hex: [10, 10] } } },
    )
    const view = system.view(state, 'yellow')
    return { view, orders: policy.propose(view, seededDice(1)), hasty: policy.hasty?.(view, seededDice(1)) ?? [] }
  }
  const ramsOf = (order: Order | undefined) => (order?.order === 'fly' ? order.rams : undefined)

  test('an attack craft rams a ship that one point destroys, and says so', () => {
    const { view, orders } = flight({ hurt: 3 })
    const [best] = orders
    expect(ramsOf(best)).toEqual(['enemy'])
    expect(best && policy.reason(view, best)).toBe('A ram costs destroyer 2 more than attack craft 1.')
    expect(sole.check(view, best as Order)).toBeUndefined()
  })
  test('an attack craft keeps its missile for a healthy ship', () => {
    const { orders, hasty } = flight({})
    expect(orders.flatMap((order) => ramsOf(order) ?? [])).toEqual([])
    expect(hasty.flatMap((order) => ramsOf(order) ?? [])).toEqual([])
  })
  test('an attack craft does not ram frontal armour from ahead', () => {
    const { orders } = flight({ hurt: 3, items: [beam, { kind: 'armour' }], known: ['armour-1'] })
    expect(orders.filter((order) => order.order === 'fly' && order.path === 'FF').flatMap((order) => ramsOf(order) ?? [])).toEqual([])
    expect(orders[0]?.order).toBe('fly')
  })
})

describe('fire of a bot', () => {
  test('a bot with a target in reach never passes', () => {
    const { state } = battle({ gun: own({ hex: [10, 12] }), enemy: foe({ hex: [10, 10] }) })
    const view = system.view(state, 'yellow')
    const orders = policy.propose(view, seededDice(1))
    expect(orders.length).toBeGreaterThan(0)
    expect(orders.every(({ order }) => order === 'fire')).toBe(true)
    const [shot] = orders
    expect(shot && policy.reason(view, shot)).toMatch(/^The dorsal beam hits destroyer 2 with \d+%/)
  })

  test('a bot passes without a target', () => {
    const { state } = battle({ gun: own({ hex: [10, 12] }), enemy: foe({ hex: [10, 1] }) })
    const view = system.view(state, 'yellow')
    expect(policy.propose(view, seededDice(1))).toEqual([{ order: 'pass' }])
    expect(policy.reason(view, { order: 'pass' })).toBe('No shot would do harm.')
  })
})

test('simulations count rolls with friends, enemies and wrecks, and rams apart', () => {
  const { state } = battle({
    a: own({ hex: [10, 12] }),
    b: own({ hex: [9, 12] }),
    c: foe({ hex: [10, 5] }),
    d: foe({ hex: [12, 5], status: 'wreck', hurt: 4 }),
  })
  const needed = { total: 6, because: [] }
  const roll = (target: string, rammed: boolean) =>
    measures.counts({ type: 'collisionRolled', mover: 'a', target, seat: 'yellow', rammed, die: 1, needed, hit: false }, state)
  expect([roll('b', false), roll('c', false), roll('d', false), roll('c', true)].flat()).toEqual([
    'collision roll with friend',
    'collision roll with enemy',
    'collision roll with wreck',
    'ram',
  ])
})

test('objectives name the aim of each side, the hexes, the ship and the last turn', () => {
  const convoy = battle({ y: own({ hex: [5, 5], ...cruiser }) }, { at: step }, setupFor('convoy', {})).state
  expect(objectivesOf(convoy)).toMatchObject([
    { side: 'yellow', text: 'Bring two freighters to the far edge by the end of turn 16.', progress: { done: 0, needed: 2 } },
    { side: 'blue', text: 'Let no more than one freighter reach the far edge by the end of turn 16.' },
  ])
  expect(objectivesOf(convoy)[0]?.goal).toHaveLength(14)
  const base = { seat: 'yellow', hull: 'battleship', speedTraded: 2, speed: 0, hex: [6, 3], items: [], facing: 0 } as const
  const siege = battle({ base }, { at: step }, setupFor('starbase', {})).state
  expect(objectivesOf(siege).map(({ ship, text }) => [ship, text])).toEqual([
    ['base', 'Keep the starbase until the end of turn 10.'],
    ['base', 'Destroy the starbase by the end of turn 10.'],
  ])
})
