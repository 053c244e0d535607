// Orders for all ships in one go, in a battle of twelve a side: what they say may be done, and few presses make a turn.
import { makeBot } from '@admiralty/bots'
import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { policy } from '../bots/policy.ts'
import type { Order } from '../orders.ts'
import type { Setup } from '../setup.ts'
import type { State, View } from '../state.ts'
import { system } from '../system.ts'
import { type Draft, words } from '../words.ts'

const setup = system.scenarios.find(({ id }) => id === 'flotillas')?.setup({}) as Setup // without options none is refused
const bot = makeBot(system, policy, 'ensign')

/** What yellow is asked until the end of the third turn, by kind. */
function asked(): ReadonlyMap<string, readonly View[]> {
  const dice = seededDice(3)
  let state: State = system.begin({ setup, position: null }, dice).state
  const found = new Map<string, readonly View[]>()
  while (state.turn < 4) {
    const [call] = system.openCalls(state)
    if (!call) throw new Error('nobody is asked')
    const views = call.seats.map((seat) => [seat, system.view(state, seat)] as const)
    for (const [seat, view] of views) if (seat === 'yellow') found.set(call.kind, [...(found.get(call.kind) ?? []), view])
    const orders = Object.fromEntries(views.map(([seat, view]) => [seat, bot(view, dice).order]))
    state = system.resolve(state, call, orders, dice).state
  }
  return found
}
const views = asked()

/** The row pressed, then the main button. */
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
/** What is not asked once it is handed over, or stands in one press. */
const HANDED = ['repair', 'row', 'rowSet', 'impacts', 'defend', 'chooseDie', 'guide', 'keep', 'release']
const shipsIn = (order: Order): number => ('ships' in order && !Array.isArray(order.ships) ? Object.keys(order.ships).length : 0)

describe('twelve ships a side', () => {
  test.each(['power', 'plot', 'commit', 'sense'])('%s: every order for all ships may be given', (kind) => {
    const met = (views.get(kind) ?? []).map((view) => [view, forAll(view)] as const)
    expect(Math.max(...met.map(([, keys]) => keys.length))).toBeGreaterThan(1)
    for (const [view, keys] of met) {
      for (const key of keys) {
        const order = pressed(view, key)
        expect(system.check(view, order)).toBeUndefined()
        expect(shipsIn(order)).toBeGreaterThan(0)
      }
    }
  })
  test('EE-POW-03: a posture for all is a posture for each', () => {
    const [view] = views.get('power') ?? []
    if (!view) throw new Error('not asked')
    expect(shipsIn(pressed(view, 'all:speed'))).toBe(12)
  })
  test('EE-SEN-05: at what they are likeliest to lock on to more ships try than at any one enemy', () => {
    const view = views.get('sense')?.find((one) => forAll(one).includes('likeliest'))
    if (!view) throw new Error('not asked')
    const order = pressed(view, 'likeliest')
    const alone = words.choices(view, null).flatMap(({ key }) => (key.startsWith('all:') ? [shipsIn(pressed(view, key))] : []))
    expect(shipsIn(order)).toBeGreaterThanOrEqual(Math.max(...alone))
  })
  test('a turn in which small decisions are handed over takes nine presses: two for power, courses, fire and sensors each', () => {
    const whole = ['announce', 'power', 'plot', 'commit', 'sense'].map((kind) => views.get(kind)?.length)
    expect(whole).toEqual([3, 3, 3, 3, 3])
    const others = [...views.keys()].filter((kind) => !['deploy', 'announce', 'power', 'plot', 'commit', 'sense'].includes(kind))
    expect(others.filter((kind) => !HANDED.includes(kind))).toEqual([])
  })
})
