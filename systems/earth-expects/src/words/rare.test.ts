// Rare questions, each from its own position.
import { scriptedDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { sole } from '../battle-for-tests.ts'
import { policy } from '../bots/policy.ts'
import { shipNamed } from '../design/ready.ts'
import { system } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import type { Setup } from '../setup.ts'
import type { View } from '../state.ts'
import { type Draft, words } from '../words.ts'

const setupOf = (scenario: string): Setup => system.scenarios.find(({ id }) => id === scenario)?.setup({}) as Setup // without options none is refused
const asked = (position: Position | null, scenario = 'duel'): View => {
  const { state } = system.begin({ setup: setupOf(scenario), position }, scriptedDice())
  const [call] = system.openCalls(state)
  return system.view(state, call?.seats[0] ?? 'nobody')
}

/** All orders that picks can lead to within this many drafts. */
function reached(view: View, draft: Draft | null, depth: number): readonly Order[] {
  return words.choices(view, draft).flatMap(({ then }) => {
    if (then.kind === 'order') return [then.order]
    return depth > 0 && then.kind === 'draft' ? reached(view, then.draft, depth - 1) : []
  })
}
const different = (orders: readonly Order[]): number => new Set(orders.map((order) => JSON.stringify(order))).size

const vigilance = shipNamed('Vigilance').boxes
const where = (wanted: (box: (typeof vigilance)[number]) => boolean): Readonly<Record<string, 'destroyed'>> =>
  Object.fromEntries(vigilance.filter(wanted).map(({ at }) => [at.join(), 'destroyed']))
const cutInTwo = where(({ at: [q, r] }) => Math.abs(2 * r + q) <= 1)
const noControl = where(({ type }) => type === 'C')

const yellow = { seat: 'yellow', design: 'Vigilance', hex: [0, 0] } as const
const blue = { seat: 'blue', design: 'Icarus', hex: [3, 1] } as const
const missile = (from: string, target: string) => ({ seat: 'yellow', from, target, hex: [0, 0], launched: 1 }) as const
const flights = { 'm1-y-1': missile('y', 'b'), 'm1-y-2': missile('y', 'b') }
const needed = { total: 2, because: [['anti-missile', 2, 'EE-PD-04']] } as const
const step = (...at: readonly unknown[]): Pick<Position, 'at'> => ({ at: at as NonNullable<Position['at']> }) // begin parses it

const keep: Position = { ships: { y: { ...yellow, levels: cutInTwo }, b: blue }, ...step({ step: 'keep', seat: 'yellow' }) }
const RARE: Readonly<Record<string, Position>> = {
  keep,
  release: {
    turn: 3,
    ships: { y: { ...yellow, levels: noControl }, b: blue },
    missiles: flights,
    ...step({ step: 'release', seat: 'yellow' }),
  },
  guide: { turn: 3, ships: { y: yellow, b: blue }, missiles: flights, ...step({ step: 'guide', seat: 'yellow' }) },
  impacts: {
    turn: 3,
    ships: { y: yellow, b: blue },
    missiles: {
      'm1-y-1': { ...missile('y', 'b'), hex: [3, 1], entry: [2, 1] },
      'm1-y-2': { ...missile('y', 'b'), hex: [3, 1], entry: [3, 2] },
    },
    ...step({ step: 'impacts' }),
  },
  consent: {
    ships: { y: yellow, b: { ...blue, hex: [0, 0] } },
    ...step({ step: 'consent', asked: [{ ship: 'y', by: 'b' }] }),
  },
  chooseDie: {
    ships: { y: yellow, b: blue },
    missiles: { 'm1-b-1': { ...missile('b', 'y'), seat: 'blue' } },
    ...step({
      step: 'chooseDie',
      seat: 'yellow',
      ship: 'y',
      weapon: '0,0',
      missile: 'm1-b-1',
      sensors: [],
      dice: [2, 5],
      needed,
      passed: [],
    }),
  },
}

describe('rare questions', () => {
  test.each(Object.entries(RARE))('%s', (kind, position) => {
    const view = asked(position)
    expect(view.calls.map((call) => call.kind)).toEqual([kind])
    const orders = reached(view, null, 2)
    expect(orders.filter((order) => sole.check(view, order))).toEqual([])
    expect(different(orders)).toBeGreaterThan(1)
    expect(words.question(view, null)?.title).toBeTruthy()
    expect(policy.propose(view, scriptedDice(1, 1, 1)).some((order) => !sole.check(view, order))).toBe(true)
  })

  test('the question of heat offers both sides, with the first chosen', () => {
    const sunny: Position = { ships: { y: { ...yellow, hex: [4, 12] }, b: { ...blue, hex: [0, -20] } }, ...step({ step: 'heat' }) }
    const view = asked(sunny, 'comet')
    expect(view.calls.map((call) => call.kind)).toEqual(['heat'])
    const rows = words.choices(view, null).filter(({ role }) => role === 'row')
    expect(rows.map(({ note }) => note)).toEqual(['chosen', null])
    expect(reached(view, null, 1).filter((order) => sole.check(view, order))).toEqual([])
    expect(different(reached(view, null, 1))).toBe(3)
  })
  test('a severed ship offers both parts', () => {
    const labels = words.choices(asked(keep), null).map(({ label }) => label)
    expect(labels.filter((label) => label.startsWith('Vigilance: the part with'))).toHaveLength(2)
  })

  test('EE-DES-10: ships are bought within the budget', () => {
    const view = asked(null, 'purchase')
    const first = words.choices(view, null).find(({ key }) => key.startsWith('buy:'))
    expect(first?.note).toMatch(/points$/)
    const [buy] = first?.then.kind === 'draft' ? words.choices(view, first.then.draft) : []
    expect(buy?.label).toBe('Buy 1 ship')
    for (const order of policy.propose(view, scriptedDice(1)))
      expect(order.order === 'fleet' && order.ships.length > 0 && !sole.check(view, order)).toBe(true)
  })
})
