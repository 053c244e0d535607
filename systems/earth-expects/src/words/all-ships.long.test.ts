// Orders for all ships at once in a battle of twelve ships per side: they are legal, and a turn needs few presses.
import { makeBot } from '@admiralty/bots'
import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { sole } from '../battle-for-tests.ts'
import { policy } from '../bots/policy.ts'
import { system } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Setup } from '../setup.ts'
import type { State, View } from '../state.ts'
import { type Draft, words } from '../words.ts'

const setup = system.scenarios.find(({ id }) => id === 'flotillas')?.setup({}) as Setup // without options none is refused
const bot = makeBot(system, policy, 'ensign')

/** The views of yellow's calls in the first three turns, by kind. */
function asked(): ReadonlyMap<string, readonly View[]> {
  const dice = seededDice(3)
  let state: State = system.begin({ setup, position: null }, dice).state
  const found = new Map<string, readonly View[]>()
  while (state.turn < 4) {
    const [call] = system.openCalls(state)
    if (!call) throw new Error('no call is open')
    const views = call.seats.map((seat) => [seat, system.view(state, seat)] as const)
    for (const [seat, view] of views) if (seat === 'yellow') found.set(call.kind, [...(found.get(call.kind) ?? []), view])
    const orders = Object.fromEntries(views.map(([seat, view]) => [seat, bot(view, call, dice).order]))
    state = system.resolve(state, call, orders, dice).state
  }
  return found
}
const views = asked()

/** The order of the main button after this row is pressed. */
function pressed(view: View, key: string): Order {
  const row = words.choices(view, null).find((choice) => choice.key === key)
  if (row?.then.kind !== 'draft') throw new Error(`no ${key}`)
  return main(view, row.then.draft)
}
function main(view: View, draft: Draft | null): Order {
  const button = words.choices(view, draft).find(({ role }) => role === 'main')
  if (button?.then.kind !== 'order') throw new Error('no button')
  return button.then.order
}
const forAll = (view: View): readonly string[] =>
  words.choices(view, null).flatMap(({ key }) => (/^(all:|best|likeliest|salvo:)/.test(key) ? [key] : []))
/** Calls that policies answer or that need only one press. */
const AUTOMATIC = ['repair', 'row', 'rowSet', 'impacts', 'defend', 'chooseDie', 'guide', 'keep', 'release']
const shipsIn = (order: Order): number => ('ships' in order && !Array.isArray(order.ships) ? Object.keys(order.ships).length : 0)

describe('twelve ships per side', () => {
  test.each(['power', 'plot', 'commit', 'sense'])('%s: each order for all ships is legal', (kind) => {
    const met = (views.get(kind) ?? []).map((view) => [view, forAll(view)] as const)
    expect(Math.max(...met.map(([, keys]) => keys.length))).toBeGreaterThan(1)
    for (const [view, keys] of met) {
      for (const key of keys) {
        const order = pressed(view, key)
        expect(sole.check(view, order)).toBeUndefined()
        expect(shipsIn(order)).toBeGreaterThan(0)
      }
    }
  })
  test('EE-POW-03: a power plan for all ships sets each ship', () => {
    const [view] = views.get('power') ?? []
    if (!view) throw new Error('no call')
    expect(shipsIn(pressed(view, 'all:speed'))).toBe(12)
  })
  test('EE-SEN-05: with the likeliest targets at least as many ships try as against one enemy', () => {
    const view = views.get('sense')?.find((one) => forAll(one).includes('likeliest'))
    if (!view) throw new Error('not asked')
    const order = pressed(view, 'likeliest')
    const alone = words.choices(view, null).flatMap(({ key }) => (key.startsWith('all:') ? [shipsIn(pressed(view, key))] : []))
    expect(shipsIn(order)).toBeGreaterThanOrEqual(Math.max(...alone))
  })
  test('a turn with automatic small decisions has five calls', () => {
    const whole = ['announce', 'power', 'plot', 'commit', 'sense'].map((kind) => views.get(kind)?.length)
    expect(whole).toEqual([3, 3, 3, 3, 3])
    const others = [...views.keys()].filter((kind) => !['deploy', 'announce', 'power', 'plot', 'commit', 'sense'].includes(kind))
    expect(others.filter((kind) => !AUTOMATIC.includes(kind))).toEqual([])
  })
})
