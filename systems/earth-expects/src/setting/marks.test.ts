import { diceOf } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { begun, fire, hold, refused, setupWith, sole, type TestBattle } from '../battle-for-tests.ts'
import type { GameEvent } from '../chapter.ts'
import { column } from '../fire/ships-for-tests.ts'
import { system, view } from '../game.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import { words } from '../words.ts'

const gunned = { ...column('rC', { base: true }), name: 'Gibraltar' }
const unarmed = (name: string) => ({ ...column('HC', { base: true }), name })
/** Yellow's base at the origin faces north; blue has bases nearby and on its row. */
const SHIPS: Position['ships'] = {
  g: { seat: 'yellow', design: gunned, hex: [0, 0], power: { lit: ['0,0'] } },
  near: { seat: 'blue', design: unarmed('Near'), hex: [2, -1] },
  ahead: { seat: 'blue', design: unarmed('Ahead'), hex: [0, -4] },
  cruiser: { seat: 'blue', design: { ...column('HC'), name: 'Cruiser' }, hex: [0, -2] },
}
const marking = (ships: Position['ships'], setup = setupWith()): TestBattle =>
  begun(setup, { ships, at: [{ step: 'mark' }, { step: 'announce' }] })
const NEXT = 'yellow+blue: announce'
const markOrder = (ships: Readonly<Record<string, Readonly<Record<string, string>>>>): Order => ({ order: 'mark', ships })
const without = (...ids: readonly string[]): Position['ships'] =>
  Object.fromEntries(Object.entries(SHIPS).filter(([id]) => !ids.includes(id)))

describe('railguns of bought bases', () => {
  const asked = () => marking(SHIPS)
  test('EE-BAS-08: the owner names one enemy base for each, and all hear it', () => {
    expect(asked().asked).toBe('yellow: mark')
    expect([...(sole.offer(view(asked().state, 'yellow'))?.of ?? [])].sort()).toEqual(['ahead', 'near'])
    const marked = asked().go(markOrder({ g: { R1: 'near' } }))
    expect(marked.eventTypes).toEqual(['railgunsMarked'])
    expect(view(marked.state, 'blue').ships.g?.marks).toEqual({ R1: 'near' })
    expect(marked.asked).toBe(NEXT)
  })
  test('EE-BAS-08: a base without a railgun aims at nothing, and one with two names a base for each', () => {
    const fort = (boxes: string) => ({ ...column(boxes, { base: true }), name: 'Fort' })
    expect(marking({ ...SHIPS, g: { seat: 'yellow', design: fort('LC'), hex: [0, 0] } }).asked).toBe(NEXT)
    expect(marking({ ...SHIPS, g: { seat: 'yellow', design: unarmed('Fort'), hex: [0, 0] } }).asked).toBe(NEXT)
    const two = marking({ ...SHIPS, g: { seat: 'yellow', design: fort('rHrC'), hex: [0, 0] } })
    expect(refused(two, markOrder({ g: { R1: 'near', R2: 'ahead' } }))).toBeUndefined()
    expect(two.go(markOrder({ g: { R1: 'near', R2: 'ahead' } })).eventsOf('railgunsMarked')).toMatchObject([
      { marks: { R1: 'near', R2: 'ahead' } },
    ])
  })
  test('EE-BAS-08: each fires only at its base', () => {
    const marked = begun(setupWith(), { ships: SHIPS, at: [{ step: 'mark' }, { step: 'commit' }, { step: 'shoot' }] }).go(
      markOrder({ g: { R1: 'ahead' } }),
    )
    expect(marked.go({ yellow: fire('g', 'R1@ahead'), blue: hold }, 1).eventTypes).toContain('attackRolled')
    expect(refused(marked, fire('g', 'R1@cruiser'), 'yellow')).toBe('EE-BAS-08')
    expect(refused(marked, fire('g', 'R1@near'), 'yellow')).toBe('EE-BAS-08')
  })
  test('EE-BAS-08, EE-RAI-02: the row of a rear railgun runs astern', () => {
    const rear = { seat: 'yellow', design: { ...column('Cv', { base: true }), name: 'Gibraltar' }, hex: [0, 0] } as const
    const astern = { seat: 'blue', design: unarmed('Astern'), hex: [0, 6] } as const
    const order = sole.defaultOrder(view(marking({ ...SHIPS, g: rear, astern }).state, 'yellow'))
    expect(order).toEqual(markOrder({ g: { R1: 'astern' } }))
  })
  test('EE-BAS-08: the default is the nearest base on the row', () => {
    const defaultOrder = (ships: Position['ships']) => sole.defaultOrder(view(marking(ships).state, 'yellow'))
    expect(defaultOrder(SHIPS)).toEqual(markOrder({ g: { R1: 'ahead' } }))
    expect(defaultOrder({ ...SHIPS, ahead: { ...SHIPS.ahead, seat: 'blue', design: unarmed('Ahead'), hex: [1, -4] } })).toEqual(
      markOrder({ g: { R1: 'near' } }),
    )
    // The row of a rotating base changes.
    const base = (hex: readonly [number, number]) => ({ seat: 'blue', design: unarmed('Base'), hex }) as const
    const aside = { g: { seat: 'yellow', design: gunned, hex: [0, 0] }, near: base([2, 1]), far: base([4, 0]) } as const
    expect(defaultOrder(aside)).toEqual(markOrder({ g: { R1: 'near' } }))
    // With rotation, the other base comes onto the row.
    expect(defaultOrder({ ...aside, g: { ...aside.g, rotates: 1 } })).toEqual(markOrder({ g: { R1: 'far' } }))
    expect(asked().go(markOrder({})).eventsOf('railgunsMarked')).toEqual([
      { type: 'railgunsMarked', ship: 'g', seat: 'yellow', marks: { R1: 'ahead' } },
    ])
  })
  test('EE-BAS-08: only own bases and enemy bases are accepted', () => {
    expect(refused(asked(), markOrder({ g: { R1: 'cruiser' } }))).toBe('EE-BAS-08')
    expect(refused(asked(), markOrder({ g: { R1: 'g' } }))).toBe('EE-BAS-08')
    expect(refused(asked(), markOrder({ g: { R2: 'near' } }))).toBe('EE-BAS-08')
    expect(refused(asked(), markOrder({ near: { R1: 'ahead' } }))).toBe('EE-BAS-08')
    expect(refused(asked(), { order: 'pass' })).toBe('EE-BAS-08')
    expect(refused(asked(), markOrder({ g: { R1: 'near' } }))).toBeUndefined()
  })
  test('EE-BAS-08: one enemy base is chosen automatically; without one there is no mark', () => {
    const one = marking(without('near'))
    expect([one.asked, one.state.ships.g?.marks]).toEqual([NEXT, { R1: 'ahead' }])
    const none = marking(without('near', 'ahead'))
    expect([none.asked, none.state.ships.g?.marks, none.eventTypes]).toEqual([NEXT, {}, []])
  })
  test('EE-BAS-08: there is no call for bases of the scenario or for other ships', () => {
    const enlisted = { id: 'g', seat: 'yellow', design: gunned, crew: 'standard', hex: [0, 0], facing: 0, speedPower: 0 } as const
    const given = marking(SHIPS, setupWith([], { ships: [{ ...enlisted, hides: null, marks: {}, rotates: 0 }] }))
    expect([given.asked, given.state.ships.g?.marks]).toEqual([NEXT, {}])
    const afloat = marking({ ...SHIPS, g: { seat: 'yellow', design: { ...gunned, base: false }, hex: [0, 0] } })
    expect([afloat.asked, afloat.eventTypes]).toEqual([NEXT, []])
  })
  test('EE-BAS-08: a hidden base is not offered', () => {
    const hidden = marking({ ...SHIPS, near: { seat: 'blue', design: unarmed('Near'), hex: [2, -1], hidden: true } })
    expect(hidden.asked).toBe(NEXT)
    expect(hidden.state.ships.g?.marks).toEqual({ R1: 'ahead' })
  })
  test('EE-BAS-08: the choices lead to the order and the log line', () => {
    const seen = view(asked().state, 'yellow')
    expect(words.question(seen, null)?.title).toBe('At which enemy base is each railgun aimed?')
    const choice = words.choices(seen, null).find(({ label }) => label === 'Gibraltar, railgun, fore: Near')
    const draft = choice?.then.kind === 'draft' ? choice.then.draft : null
    const main = words.choices(seen, draft).find(({ role }) => role === 'main')
    expect(main?.then).toEqual({ kind: 'order', order: markOrder({ g: { R1: 'near' } }) })
    const marked = asked().go(markOrder({ g: { R1: 'near' } }))
    const line = marked.eventsOf('railgunsMarked').map((event) => words.logEntry(event, view(marked.state, 'blue')))[0]
    expect(line?.parts.map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : '')).join('')).toBe(
      'Gibraltar aims at Near (railgun, fore).',
    )
  })
})

test('EE-BAS-08: the call comes once, in the first turn after ships are placed', () => {
  const seats = (['yellow', 'blue'] as const).map((seat, at) => ({
    seat,
    side: seat,
    budget: 40,
    zone: { centre: [0, at === 0 ? 8 : -8] as const, radius: 3 },
  }))
  let { state } = system.begin(
    { setup: setupWith([], { seats }), position: null },
    diceOf(() => []),
  )
  const answered = (orders: Readonly<Record<string, Order>>): readonly GameEvent[] => {
    const [call] = state.play.calls
    if (!call) throw new Error('no call is open')
    const all = Object.fromEntries(call.seats.map((seat) => [seat, orders[seat] ?? sole.defaultOrder(view(state, seat))]))
    const resolved = system.resolve(
      state,
      call,
      all,
      diceOf(() => []),
    )
    state = resolved.state
    return resolved.events
  }
  const buys = (...names: readonly string[]): Order => ({
    order: 'fleet',
    ships: names.map((name) => ({ design: { ...gunned, name }, crew: 'standard' })),
  })
  const asked = () => state.play.calls.map(({ kind, seats: of }) => `${of.join('+')}: ${kind}`).join()
  answered({ yellow: buys('Gibraltar'), blue: buys('Malta', 'Aden') })
  answered({})
  expect([asked(), state.turn]).toEqual(['yellow: mark', 1])
  const events = answered({ yellow: markOrder({ 'yellow-01': { R1: 'blue-02' } }) })
  expect(events.flatMap((event) => (event.type === 'railgunsMarked' ? [[event.ship, event.marks]] : []))).toEqual([
    ['yellow-01', { R1: 'blue-02' }],
    ['blue-01', { R1: 'yellow-01' }],
    ['blue-02', { R1: 'yellow-01' }],
  ])
  expect(asked()).toBe('yellow+blue: announce')
  for (let asks = 0; state.turn === 1 && asks < 40; asks += 1) answered({})
  expect([state.turn, asked()]).toEqual([2, 'yellow+blue: announce'])
})
