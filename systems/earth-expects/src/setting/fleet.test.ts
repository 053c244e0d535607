import { type Choices, diceOf } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { sole } from '../battle-for-tests.ts'
import { buy as botsBuy } from '../bots/fleet-choice.ts'
import type { Design } from '../design/design.ts'
import { shipNamed } from '../design/ready.ts'
import { system, view } from '../game.ts'
import { type Order, orderSchema } from '../orders.ts'
import type { State } from '../state.ts'
import { isTerrain } from '../terrain/terrain.ts'
import { type Fleet, priceOfFleet } from './fleet.ts'
import { readyFleets, standingFleet } from './ready-fleets.ts'
import { scenarios } from './scenarios.ts'

const none = diceOf(() => [])
function shop(choices: Choices): State {
  const setup = scenarios.find(({ id }) => id === 'purchase')?.setup(choices)
  if (!setup || 'reason' in setup) throw new Error('no ships to buy')
  return system.begin({ setup, position: null }, none).state
}
const bought = (design: Design): Fleet => [{ design, crew: 'standard' }]
const fleetOrder = (ships: Fleet): Order => ({ order: 'fleet', ships })
const refusal = (state: State, ships: Fleet) => sole.check(view(state, 'yellow'), fleetOrder(ships))
const rule = (state: State, ships: Fleet) => refusal(state, ships)?.[0].rule
const eight = shop({ budget: 8 })
const bolt = shipNamed('Bolt')

describe('ready fleets', () => {
  const rich = (() => {
    const state = shop({ budget: 24 })
    return { ...state, setup: { ...state.setup, seats: state.setup.seats.map((seat) => ({ ...seat, budget: 4000 })) } }
  })()
  test('EE-DES-10: have at most twelve ships, however large the budget', () => {
    expect(Math.max(...readyFleets(rich, 'yellow').map(({ ships }) => ships.length))).toBe(12)
  })
  test('EE-GEN-08: have armed warships only, of one weapon or more', () => {
    const ships = readyFleets(shop({ budget: 24 }), 'yellow').flatMap((fleet) => fleet.ships)
    expect(ships.every(({ design }) => design.kind === 'warship' && design.boxes.some(({ type }) => 'ILMR'.includes(type)))).toBe(true)
  })
})

describe('own designs', () => {
  const ours: Design = { ...bolt, name: 'Mayfly', boxes: bolt.boxes.map((box) => (box.type === 'A' ? { ...box, type: 'M' } : box)) }
  test('EE-DES-10: an own design is bought like any other, and the order contains it', () => {
    const order = fleetOrder(bought(ours))
    expect(orderSchema.parse(JSON.parse(JSON.stringify(order)))).toEqual(order)
    expect(refusal(eight, bought(ours))).toBeUndefined()
    const [call] = eight.play.calls
    if (!call) throw new Error('no call is open')
    const { state, events } = system.resolve(eight, call, { yellow: order, blue: fleetOrder(bought(bolt)) }, none)
    expect(state.secret.yellow?.fleet?.map(({ design }) => design)).toEqual([ours])
    expect(JSON.stringify(events.map((event) => system.observe(event, 'blue')))).not.toContain('Mayfly')
    expect(JSON.stringify(view(state, 'blue'))).not.toContain('Mayfly')
  })
  const [first, second] = bolt.boxes
  if (!first || !second) throw new Error('no boxes')
  test.each<[string, string, Design]>([
    ['EE-GEN-11', 'two boxes in one hex', { ...bolt, boxes: [...bolt.boxes, first] }],
    ['EE-DES-02', 'more boxes than the class allows', { ...shipNamed('Vigilance'), hull: 'CT' }],
    ['EE-DES-08', 'a separate box', { ...bolt, hull: 'DD', boxes: [...bolt.boxes, { at: [900, 900], type: 'P', system: null }] }],
    ['EE-GEN-12', 'an unknown weapon', { ...bolt, primaries: { ...bolt.primaries, Z9: [{ at: [0, 0], aim: null }] } }],
    ['EE-MPB-01', 'options that are off', { ...bolt, primaries: twoPrimaries() }],
    ['EE-AUX-06', 'weapons on a passenger ship', { ...shipNamed('Gadfly'), kind: 'passenger' }],
  ])('%s: a bad design is refused with its clause: %s', (id, _, design) => {
    expect(refusal(eight, bought(design))).toMatchObject([{ rule: id, reason: expect.stringContaining(design.name) }])
  })
  function twoPrimaries(): Design['primaries'] {
    const [id = '', at] = Object.entries(bolt.primaries)[0] ?? []
    return { ...bolt.primaries, [id]: [...(at ?? []), ...(at ?? [])] }
  }
  test('EE-GEN-14: an invisible name is refused', () => {
    expect(rule(eight, bought({ ...bolt, name: '\u200b \u2060' }))).toBe('EE-GEN-14')
    expect(rule(eight, bought({ ...bolt, name: 'Ё-7' }))).toBeUndefined()
  })
  test('EE-DES-10: the budget is checked before the boxes', () => {
    const giant = { ...shipNamed('Gibraltar'), boxes: [...shipNamed('Gibraltar').boxes, ...bolt.boxes] }
    expect(
      rule(
        eight,
        Array.from({ length: 40 }, () => bought(giant)[0] ?? { design: giant, crew: 'standard' }),
      ),
    ).toBe('EE-DES-10')
  })
  test.each<[string, object]>([
    ['too many ships', { ships: Array.from({ length: 41 }, () => bought(bolt)[0]) }],
    ['too many boxes', { ships: bought({ ...bolt, boxes: Array.from({ length: 701 }, () => first) }) }],
    ['a name too long', { ships: bought({ ...bolt, name: 'x'.repeat(41) }) }],
    ['an unknown class', { ships: bought({ ...bolt, hull: 'BS-100' }) }],
    ['half a hex', { ships: bought({ ...bolt, boxes: [{ ...first, at: [0.5, 0] }] }) }],
    ['a base that turns by 2', { ships: [{ ...bought(shipNamed('Halfway House'))[0], rotates: 2 }] }],
  ])('the schema rejects %s', (_, order) => {
    expect(orderSchema.safeParse({ order: 'fleet', ...order }).success).toBe(false)
  })
})

test('EE-GEN-10: default places have bows to the enemy', () => {
  const [call] = eight.play.calls
  if (!call) throw new Error('no call is open')
  const { state } = system.resolve(eight, call, { yellow: fleetOrder(bought(bolt)), blue: fleetOrder(bought(bolt)) }, none)
  const facing = (seat: 'yellow' | 'blue') => {
    const order = sole.defaultOrder(view(state, seat))
    return order.order === 'deploy' ? order.places[`${seat}-01`]?.facing : null
  }
  expect([facing('yellow'), facing('blue')]).toEqual([0, 3])
})

describe('bases', () => {
  test('EE-BAS-09: a bought base has its rotation, and other ships have none', () => {
    const base = shipNamed('Halfway House')
    expect(refusal(eight, [{ design: base, crew: 'standard', rotates: 1 }])).toBeUndefined()
    expect(rule(eight, [{ design: bolt, crew: 'standard', rotates: 1 }])).toBe('EE-BAS-09')
    const [call] = eight.play.calls
    if (!call) throw new Error('no call is open')
    const orders = { yellow: fleetOrder([{ design: base, crew: 'standard', rotates: -1 }]), blue: fleetOrder(bought(base)) }
    const { state } = system.resolve(eight, call, orders, none)
    expect([state.secret.yellow?.fleet?.[0]?.rotates, state.secret.blue?.fleet?.[0]?.rotates]).toEqual([-1, 0])
  })
})

describe('ready fleets', () => {
  const settings = [2, 4, 8, 16, 24, 48].flatMap((budget) => [
    { budget },
    { budget, exposedByArmour: true },
    { budget, exposedBySpace: true },
    { budget, exposedByArmour: true, exposedBySpace: true },
  ])
  test.each(settings)('EE-DES-10: are legal, armed and have at most 12 ships for %j', (choices) => {
    const state = shop(choices)
    const fleets = readyFleets(state, 'yellow')
    expect(fleets.length).toBeGreaterThan(1)
    for (const { ships } of fleets) {
      expect(refusal(state, ships)).toBeUndefined()
      expect(ships.length).toBeLessThanOrEqual(12)
      expect(priceOfFleet(ships).total).toBeGreaterThanOrEqual(choices.budget * 3)
      expect(ships.every(({ design }) => design.boxes.some(({ type }) => 'ILMR'.includes(type)))).toBe(true)
    }
    const order = sole.defaultOrder(view(state, 'yellow'))
    expect(order).toEqual(fleetOrder(standingFleet(state, 'yellow')))
    expect(order.order === 'fleet' && order.ships.length).toBeGreaterThan(0)
  })
  test('EE-EXP-01: bots buy ships under the options for exposed engines', () => {
    const state = shop({ budget: 8, exposedByArmour: true, exposedBySpace: true })
    const proposals = botsBuy(
      view(state, 'blue'),
      'blue',
      diceOf(() => [1]),
    )
    expect(proposals.every((order) => order.order === 'fleet' && order.ships.length > 0)).toBe(true)
  })
})

describe('bought fleets in other battles', () => {
  const open = scenarios.filter(({ options }) => options.includes('fleets'))
  test('EE-DES-10: are possible in five battles', () => {
    expect(open.map(({ id }) => id).toSorted()).toEqual(['allies', 'comet', 'interface', 'jupiter', 'three'])
  })
  test.each(open.map(({ id, setup }) => [id, setup] as const))(
    'EE-DES-10: %s: each seat buys ships and has places for them',
    (_, setupOf) => {
      const setup = setupOf({ fleets: 'bought', budget: 12 })
      if ('reason' in setup) throw new Error(setup.reason)
      expect([setup.ships, setup.seats.every(({ budget }) => budget === 48)]).toEqual([[], true])
      let { state } = system.begin({ setup, position: null }, none)
      for (const kind of ['fleet', 'deploy']) {
        const [call] = state.play.calls
        expect(call?.kind).toBe(kind)
        if (!call) return
        const orders = Object.fromEntries(call.seats.map((seat) => [seat, sole.defaultOrder(view(state, seat))]))
        for (const [seat, order] of Object.entries(orders)) expect(sole.check(view(state, seat), order)).toBeUndefined()
        state = system.resolve(state, call, orders, none).state
      }
      expect(Object.values(state.ships).every(({ hex }) => !isTerrain(state, hex, 'interior', 'surface'))).toBe(true)
      expect(new Set(Object.values(state.ships).map(({ seat }) => seat)).size).toBe(setup.seats.length)
      expect(state.turn).toBe(1)
    },
  )
  test('EE-DES-10: with the briefing’s ships nobody buys', () => {
    const setup = scenarios.find(({ id }) => id === 'duel')?.setup({ budget: 12 })
    expect(setup && 'ships' in setup ? [setup.ships.length, setup.seats.map(({ budget }) => budget)] : []).toEqual([2, [0, 0]])
  })
})
