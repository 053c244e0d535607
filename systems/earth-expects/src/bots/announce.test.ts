import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import type { BoxType } from '../../data/tables.ts'
import { battle, type Placed, setupWith } from '../battle-for-tests.ts'
import { shipNamed } from '../design/ready.ts'
import { view } from '../game.ts'
import type { Announcement } from '../orders.ts'
import { NOTHING } from '../power/questions.ts'
import { policy } from './policy.ts'
import { reason } from './reason.ts'

const broken = (name: string, ...types: readonly BoxType[]): NonNullable<Placed['levels']> =>
  Object.fromEntries(
    shipNamed(name)
      .boxes.filter(({ type }) => types.includes(type))
      .map(({ at }) => [at.join(), 'destroyed' as const]),
  )
/** The announcement of yellow's bot for its ship `a`, with its reason. */
function said(ships: Readonly<Record<string, Placed>>, setup: ReturnType<typeof setupWith>): Announcement & { readonly why: string } {
  const { state } = battle(ships, { turn: 2, at: 'announce' }, setup)
  const seen = view(state, 'yellow')
  const [order] = policy.propose(seen, seededDice(1))
  if (order?.order !== 'announce') throw new Error('the bot announces nothing')
  return { ...(order.ships.a ?? NOTHING), why: reason(seen, order) }
}
const foe = (hex: Placed['hex']): Placed => ({ seat: 'blue', design: 'Bolt', hex })

test('EE-REV-02: a ship at rest that cannot turn reverses to its destination', () => {
  const area = { centre: [0, 9], radius: 1 } as const
  const objectives = [{ aim: 'reach', side: 'yellow', ships: ['a'], area, count: 1 }] as const
  const ahead = [{ ...objectives[0], area: { ...area, centre: [0, -9] as const } }]
  // One engine is left, for speed.
  const levels = { '-1,2': 'destroyed', '1,1': 'destroyed', '3,0': 'destroyed' } as const
  const double = (more: Partial<Placed> = {}) => ({
    a: { seat: 'yellow', design: 'Stunt Double', hex: [0, 0], levels, ...more } as const,
    b: foe([20, 0]),
  })
  expect(said(double(), setupWith(['reverse'], { objectives }))).toMatchObject({
    reverse: true,
    why: expect.stringContaining('in reverse'),
  })
  expect(said(double(), setupWith(['reverse'], { objectives: ahead })).reverse).toBe(false)
  expect(said(double({ before: 4, lastSpeed: 1 }), setupWith(['reverse'], { objectives })).reverse).toBe(false)
  expect(said(double(), setupWith(['rolling'], { objectives })).reverse).toBe(false)
})
test('EE-ROL-01: a ship rolls only without engines, if the weapons of its other side bear then', () => {
  const wings = broken('Javelin', 'E', 'e', 'I')
  const left = Object.fromEntries(Object.entries(broken('Javelin', 'L')).filter(([box]) => Number(box.split(',')[0]) < 0))
  const rolls = (levels: Placed['levels'], at: Placed['hex'], option: 'rolling' | 'reverse' = 'rolling') =>
    said({ a: { seat: 'yellow', design: 'Javelin', hex: [0, 0], levels }, b: foe(at) }, setupWith([option]))
  expect(rolls({ ...wings, ...left }, [-2, 1])).toMatchObject({ roll: true, why: expect.stringContaining('other side') })
  expect(rolls({ ...wings, ...left }, [2, -1]).roll).toBe(false)
  expect(rolls(left, [-2, 1]).roll).toBe(false)
  expect(rolls({ ...wings, ...left }, [-2, 1], 'reverse').roll).toBe(false)
})
