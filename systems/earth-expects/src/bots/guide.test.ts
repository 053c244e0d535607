import { seededDice } from '@admiralty/kernel'
import { sameHex, subtract } from '@admiralty/space'
import { expect, test } from 'vitest'
import { battle, hexesOf, type Placed, setupWith } from '../battle-for-tests.ts'
import { waysOf } from '../fire/ways.ts'
import { view } from '../game.ts'
import { usableBoxes } from '../power/supply.ts'
import { bears, inShipFrame } from '../record/arcs.ts'
import { layoutOf } from '../record/layout.ts'
import type { Missile } from '../state.ts'
import { missileOf, shipOf } from '../table.ts'
import { policy } from './policy.ts'

const missile = { seat: 'yellow', from: 'a', target: 'b', hex: [-2, 2], launched: 1 } as const
function met(target: Partial<Placed>, setup = setupWith()) {
  const ships = {
    a: { seat: 'yellow', design: 'Gannet', hex: [-2, 3] },
    b: { seat: 'blue', design: 'Bolt', hex: [1, -2], ...target },
  } as const
  const { state } = battle(ships, { turn: 2, missiles: { m: missile }, at: [{ step: 'guide', seat: 'yellow' }] }, setup)
  const [order, ...others] = policy.propose(view(state, 'yellow'), seededDice(1))
  if (order?.order !== 'guide' || others.length > 0) throw new Error('expected exactly one proposal of routes')
  const flown: Missile = missileOf(state, 'm')
  return { state, ways: waysOf(state, flown), chosen: order.missiles.m ?? -1 }
}

test('EE-MIS-06, EE-AST-05: a missile takes the route without asteroids if there is one', () => {
  const { ways } = met({})
  expect(ways.length).toBeGreaterThan(1)
  for (const [open, { path }] of ways.entries()) {
    const elsewhere = ways.flatMap((way) => way.path.slice(1, -1)).filter((hex) => !path.some((on) => sameHex(on, hex)))
    const clear = met({}, setupWith([], { bodies: [hexesOf('dense', ...elsewhere)] }))
    expect(clear.chosen).toBe(open)
  }
})
test('EE-PD-02: a missile enters from a side that no anti-missile covers, if there is one', () => {
  const covered = ([0, 1, 2, 3, 4, 5] as const).flatMap((facing) => {
    const { state, ways, chosen } = met({ facing })
    const ship = shipOf(state, 'b')
    const bearing = ways.map(({ entry }) =>
      usableBoxes(state, ship, 'A').some((box) => bears(layoutOf(ship.design), {}, box, inShipFrame(subtract(entry, ship.hex), ship))),
    )
    return bearing.includes(true) && bearing.includes(false) ? [bearing[chosen]] : []
  })
  expect(covered.length).toBeGreaterThan(0)
  expect(covered).not.toContain(true)
})
