import { expect, test } from 'vitest'
import { battle, setupWith } from '../battle-for-tests.ts'
import { view } from '../game.ts'
import { body } from '../setting/battle.ts'
import type { Body, Terrain } from '../setup.ts'
import { dangerAt, dangerOn } from './hazards.ts'

const among = (one: Body) =>
  view(battle({ a: { seat: 'yellow', design: 'Bolt', hex: [0, 0] } }, {}, setupWith([], { bodies: [one] })).state, 'yellow')
const ring = (terrain: Terrain, motion: Body['motion'] = [0, 0]): Body =>
  body('moon', 'Moon', [0, -4], { motion, rings: [{ terrain, least: 2, most: 2 }] })
/** The danger of three hexes ahead, of which the second is terrain, with this many points unspent. */
const ahead = (terrain: Terrain, unspent: number): number => {
  const means = { hex: [0, 0], facing: 0, reversing: false, speed: 3, manoeuvre: unspent + 1 } as const
  return dangerOn(among(ring(terrain)), means, { path: 'FFF', cost: 1 })
}

test('EE-IFC-03: unspent manoeuvre points make an interface less dangerous', () => {
  expect([0, 1, 3].map((unspent) => ahead('interface', unspent))).toEqual([24, 16, 0])
})
test('EE-AST-03, EE-ATM-02, EE-SUR-01: rocks are safe at low speed, air costs points, a surface costs the ship', () => {
  expect([ahead('dense', 0), ahead('asteroids', 0), ahead('atmosphere', 0), ahead('surface', 3)]).toEqual([0, 0, 15, 200])
})
test('EE-IFC-04: a hex that the interface is about to reach is dangerous', () => {
  const moving = among(ring('interface', [0, 1]))
  expect([dangerAt(moving, [0, -1]), dangerAt(moving, [0, 1]), dangerAt(among(ring('interface')), [0, -1])]).toEqual([8, 0, 0])
})
