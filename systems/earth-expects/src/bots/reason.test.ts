import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { battle, type Placed, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { shipNamed } from '../design/ready.ts'
import { view } from '../game.ts'
import type { Order } from '../orders.ts'
import { policy } from './policy.ts'
import { reason } from './reason.ts'

const lit = (...types: readonly string[]) => ({
  lit: shipNamed('Vigilance')
    .boxes.filter(({ type }) => types.includes(type))
    .map(({ at }) => at.join()),
})
const cruiser = (seat: Placed['seat'], more: Partial<Placed> = {}): Placed => ({ seat, design: 'Vigilance', hex: [0, 0], ...more })
/** The reason of the bot's first proposal. */
function why({ state }: TestBattle, order?: Order): string {
  const seen = view(state, 'yellow')
  const given = order ?? policy.propose(seen, seededDice(1))[0]
  if (!given) throw new Error('no proposal')
  return reason(seen, given)
}
const pair = (range: number, more: Partial<Placed> = {}) => ({
  a: cruiser('yellow', more),
  b: cruiser('blue', { hex: [0, -range], facing: 3 }),
})

test('reasons of fire name the target and its mean damage, or say that nothing is in range', () => {
  expect(why(battle(pair(2, { power: lit('I', 'L', 'R') })))).toMatch(/^Blue Vigilance takes \d+\.\d points on average\.$/)
  expect(why(battle(pair(12, { power: lit('I', 'L', 'R') })))).toBe('No weapon in range can do damage.')
  expect(why(battle(pair(3, { power: lit('S') })))).toBe('A lock-on for missiles at Blue Vigilance is likely enough.')
})
test('reasons of movement name the range or the way to go', () => {
  const points = { speed: 2, speedPower: 16, manoeuvre: 0, manoeuvrePower: 0 }
  const at = [{ step: 'plot' }, { step: 'move' }, { step: 'moved' }] as const
  const ahead = { order: 'plot', ships: { a: { path: 'FF', glide: false } } } as const
  const met = (setup = setupWith()) => why(battle(pair(8, { points }), { turn: 2, at }, setup), ahead)
  expect(met()).toBe('Yellow Vigilance will be at range 6 of Blue Vigilance if that ship flies straight on.')
  const area = { centre: [0, -9], radius: 3 } as const
  expect(met(setupWith([], { objectives: [{ aim: 'reach', side: 'yellow', ships: ['a'], area, count: 1 }] }))).toBe(
    'Yellow Vigilance is 4 hexes from its destination.',
  )
  expect(met(setupWith([], { objectives: [{ aim: 'escape', side: 'yellow', ships: ['a'] }] }))).toBe(
    'Yellow Vigilance runs from Blue Vigilance, to range 6.',
  )
})
test('reasons of power and sensors are about the position', () => {
  const powering = battle(pair(4, { before: 8, lastSpeed: 1 }), { turn: 2, at: 'announce' }).until('power')
  expect(why(powering)).toMatch(/^Yellow Vigilance makes \d+ speed points? and \d+ manoeuvre points?; \d+ boxe?s? of weapons/)
  expect(why(battle(pair(3, { power: lit('S') }), { turn: 2, at: 'sense' }))).toBe('Blue Vigilance can be locked on to.')
  expect(why(battle(pair(3, { power: lit('S') }), { turn: 2, at: 'sense' }), { order: 'sense', ships: {} })).toBe(
    'No sensor can reach an enemy.',
  )
})
