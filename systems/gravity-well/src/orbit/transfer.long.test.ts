import { likely, pick, seededDice } from '@admiralty/kernel'
import { DIRECTIONS } from '@admiralty/space'
import { expect, test } from 'vitest'
import { RINGS } from '../../data/rings.ts'
import { circular, hexesOfRing, SENSES, type UnitMotion } from './motion.ts'
import { planTransfer } from './transfer.ts'
import { coastOf, exhaustive, keysOf, turnsOf } from './transfer-for-tests.ts'

const rings = RINGS.map((_, index) => index + 1)
const edges = [1, 2, 3].map((thrust) => ({ thrust, turns: turnsOf(thrust) }))

test('transfers between neighbouring rings equal an exhaustive search, from every hex, with every thrust', () => {
  const horizon = 44
  const table = new Map<string, readonly [number, number]>()
  let compared = 0
  for (const { thrust, turns } of edges)
    for (const ring of rings)
      for (const goal of [ring - 1, ring + 1].filter((one) => rings.includes(one))) {
        const there = keysOf(hexesOfRing(goal).map((at) => circular(at, 'clockwise')))
        // All sixths of a ring are alike for a unit that never rests in a gravity impulse; a lap visits them.
        for (const at of hexesOfRing(ring).slice(0, ring + 1)) {
          const start = circular(at, 'clockwise')
          const plan = planTransfer(start, thrust, { is: 'orbit', ring: goal, sense: 'clockwise' })
          const expected = exhaustive([start], turns, { horizon, isThere: (key) => there.has(key) })
          expect(plan && { burn: plan.burn, turns: plan.legs.length }, `${ring} to ${goal} from ${at} with ${thrust}`).toEqual(expected)
          compared += 1
          const pair = `${thrust}: ${ring} to ${goal}`
          const [burn, legs] = table.get(pair) ?? [Number.POSITIVE_INFINITY, 0]
          if (plan && (plan.burn < burn || (plan.burn === burn && plan.legs.length < legs))) table.set(pair, [plan.burn, plan.legs.length])
        }
      }
  const up = [1, 2, 3, 4, 5].map((ring) => [ring, ring + 1])
  const row = (thrust: number): string =>
    [...up, ...up.map(([ring, above]) => [above, ring])]
      .map(([from, to]) => table.get(`${thrust}: ${from} to ${to}`)?.join('/') ?? 'none')
      .join(' ')
  expect([1, 2, 3].map(row)).toEqual([
    'none none none none 2/2 none none none none none',
    '5/3 5/3 4/3 3/2 2/2 3/2 3/2 3/2 3/2 3/2',
    '5/3 5/3 4/2 3/2 2/2 3/2 3/2 3/2 3/2 3/2',
  ])
  expect(compared).toBe(3 * 2 * (2 + 3 + 4 + 5 + 6 + 7) - 3 * (2 + 7))
})

test('500 random meetings equal an exhaustive search', () => {
  const dice = seededDice(17)
  const horizon = 40
  const motion = (): UnitMotion => {
    const at = pick(dice, hexesOfRing(pick(dice, rings)))
    return likely(dice, 4, 5)
      ? circular(at, pick(dice, SENSES))
      : { at, vector: pick(dice, DIRECTIONS), velocity: pick(dice, [1, 2, 3, 4, 5, 6, 7]) }
  }
  const tally = { met: 0, later: 0, never: 0 }
  for (let round = 0; round < 500; round += 1) {
    const [start, target, { thrust, turns }] = [motion(), motion(), pick(dice, edges)]
    const plan = planTransfer(start, thrust, { is: 'meeting', with: target })
    const coast = coastOf(target, horizon)
    const expected = exhaustive([start], turns, { horizon, isThere: (key, turn) => coast[turn] === key })
    const title = JSON.stringify({ start, target, thrust })
    if (plan && plan.legs.length <= horizon) {
      expect({ burn: plan.burn, turns: plan.legs.length }, title).toEqual(expected)
      tally.met += 1
    } else if (plan) {
      // Waiting longer than the search looks must save burn points.
      if (expected) expect(plan.burn, title).toBeLessThan(expected.burn)
      tally.later += 1
    } else {
      expect(expected, title).toBeNull()
      tally.never += 1
    }
  }
  expect(tally.met).toBeGreaterThan(200)
  expect(Math.min(tally.later, tally.never)).toBeGreaterThan(10)
})
