import { type BattleRequest, type Dice, isRefusal, type PairLead, type Seat, scriptedDice, seededDice } from '@admiralty/kernel'
import { startOfRequest } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../chapter.ts'
import { mark } from '../damage/marking.ts'
import type { Design } from '../design/design.ts'
import { readyDesign } from '../design/ready.ts'
import { system } from '../game.ts'
import { positionSchema } from '../position-schema.ts'
import { wholeSetupSchema } from '../setting/setup-fault.ts'
import type { Condition, State } from '../state.ts'
import { shipOf } from '../table.ts'
import { inContext } from '../table-for-tests.ts'
import { tactics } from './tactics.ts'

type Request = BattleRequest<Design, Condition>
const heron = readyDesign('Heron') ?? tactics.catalogue[0]
if (!heron) throw new Error('there are ready-made ships')
const sound = tactics.pristine(heron)
const MARKS = { worse: ['drive'], weaponSupplyShort: true, outOfSupply: false }
const FORMATION = {
  'a-1': { ahead: 0, right: 0, course: 0, velocity: 7 },
  'a-2': { ahead: -(1560 ** 2), right: 0, course: 0, velocity: 7 },
}
const LEAD: PairLead = { lead: 4, changes: 2 }
/** One ship of each side but the first, which has two in a formation. */
const requestOf = (leads: Request['sides'][number]['leads'] = {}): Request => ({
  turnCap: 5,
  sides: (['a', 'b', 'c'] as const).map((id) => {
    const ids = id === 'a' ? ['a-1', 'a-2'] : [`${id}-1`]
    return {
      id,
      banner: id === 'c' ? 'a' : id,
      leads: id === 'a' ? leads : {},
      groups: [{ ships: ids, from: [0], frozen: id === 'a' ? FORMATION : null }],
      ships: ids.map((ship) => ({
        id: ship,
        name: ship,
        design: heron,
        condition: { ...sound, mended: id === 'a' ? ['pds-1'] : [] },
        marks: id === 'a' ? MARKS : { worse: [], weaponSupplyShort: false, outOfSupply: false },
        excess: false,
      })),
    }
  }),
})
const begun = (request: Request) => {
  const { setup, position, seats } = startOfRequest(tactics, request)
  const { state } = system.begin({ setup: wholeSetupSchema.parse(setup), position: positionSchema.parse(position) }, scriptedDice())
  return { state, seats }
}
const defaultOrders = (state: State) => {
  const [call] = system.openCalls(state)
  if (!call) throw new Error('the battle asks somebody')
  return { call, orders: Object.fromEntries(call.seats.map((seat) => [seat, system.defaultOrder(system.view(state, seat), call)])) }
}

describe('what a campaign keeps secret', () => {
  test('FT-DMG-08, FT-DC-05: marks and parts repaired earlier are known to their owner only, not to a partner', () => {
    const { state, seats } = begun(requestOf())
    const own = system.view(state, seats.a ?? '').secret
    expect(own).toMatchObject({
      red: { marks: { 'a-1': { ...MARKS, mended: ['pds-1'] }, 'a-2': { worse: ['drive'] } }, frozen: { 'red-g1': FORMATION } },
    })
    for (const viewer of [seats.b ?? '', seats.c ?? '', 'public'] satisfies readonly Seat[]) {
      expect(JSON.stringify(system.view(state, viewer))).not.toMatch(/weaponSupplyShort|worse|"frozen":\{"red/)
      expect(system.view(state, viewer).secret.red).toBeUndefined()
    }
    expect(Object.values(state.ships).map(({ condition }) => condition.mended)).toEqual([[], [], [], []])
  })
  test('FT-SET-06: a formation is open when all entries are in, and the group comes in so', () => {
    const { state } = begun(requestOf())
    const { call, orders } = defaultOrders(state)
    expect(orders.red).toMatchObject({ groups: { 'red-g1': { speed: 7, offsets: {} } } })
    const { state: after, events } = system.resolve(state, call, orders, seededDice(1))
    expect(events.filter(({ type }) => type === 'groupEntered')).toMatchObject([
      { formation: FORMATION },
      { formation: null },
      { formation: null },
    ])
    expect(system.view(after, 'public').formations).toEqual({ 'red-g1': FORMATION })
    expect([shipOf(after, 'a-1'), shipOf(after, 'a-2')].map(({ at, velocity }) => [at, velocity])).toEqual([
      [[0, 36 * 1560], 7],
      [[0, 37 * 1560], 7],
    ])
  })
  test('FT-SET-05: nobody knows leads before all entries are in; then changes follow from the greatest lead', () => {
    const { state, seats } = begun(requestOf({ b: LEAD }))
    for (const viewer of [...Object.values(seats), 'public', 'referee'])
      expect(system.view(state, viewer)).toMatchObject({ leads: {}, changes: { red: 0, blue: 0, gold: 0 } })
    const { call, orders } = defaultOrders(state)
    const { state: after, events } = system.resolve(state, call, orders, scriptedDice())
    expect(events).toContainEqual({ type: 'leadsShown', leads: { red: { blue: LEAD } } })
    expect(system.view(after, 'public')).toMatchObject({ leads: { red: { blue: LEAD } }, changes: { red: 2, blue: 0, gold: 0 } })
    expect(system.openCalls(after)).toMatchObject([{ kind: 'change', seats: ['red'] }])
  })
  test('FT-SET-05: only changes earned over a seat may touch its entry', () => {
    const request = requestOf({ b: { lead: 2, changes: 1 } })
    const [first, second, third] = request.sides
    if (!first || !second || !third) throw new Error('three sides')
    const three = { ...request, sides: [{ ...first, leads: { b: { lead: 2, changes: 1 }, c: LEAD } }, second, { ...third, banner: 'c' }] }
    const { state } = begun(three)
    const { call, orders } = defaultOrders(state)
    let { state: now } = system.resolve(state, call, orders, scriptedDice())
    const far = (group: string) => {
      const [open] = system.openCalls(now)
      if (!open) throw new Error('red has changes left')
      const order = { order: 'change', change: { do: 'far', group } } as const
      const refused = system.check(system.view(now, 'red'), open, order)
      if (!refused) now = system.resolve(now, open, { red: order }, scriptedDice()).state
      return refused?.[0].rule
    }
    expect([far('blue-g1'), far('blue-g1')]).toEqual([undefined, 'FT-SET-05'])
    expect([now.changes.red, now.leads.red]).toEqual([1, { blue: { lead: 2, changes: 0 }, gold: LEAD }])
    expect(far('gold-g1')).toBeUndefined()
    expect(now.changes.red).toBe(0)
  })
  test('FT-DMG-08: the owner alone sees the dice of a check, which move no other face; all see what is lost', () => {
    const { state } = begun(requestOf())
    const onTable: State = { ...state, ships: { ...state.ships, 'a-1': { ...shipOf(state, 'a-1'), status: 'present' } } }
    const row = { normal: heron.armour + Math.ceil(heron.hull / 4), penetrating: 0, semiPiercing: [] }
    const addresses: string[] = []
    const noted = (dice: Dice) => (address: string) => {
      addresses.push(address)
      return dice.at(address)
    }
    const played = inContext(
      onTable,
      Array.from({ length: 40 }, () => 6),
      (ctx) => {
        const dice = { ...ctx.dice, at: noted(ctx.dice) }
        mark(
          {
            ...ctx,
            dice,
            get state() {
              return ctx.state
            },
          },
          'a-1',
          row,
          { kind: 'fire', by: 'b-1' },
        )
      },
    )
    const checked = played.events.find(
      (event): event is Extract<GameEvent, { readonly type: 'systemsChecked' }> => event.type === 'systemsChecked',
    )
    if (!checked) throw new Error('the row is checked')
    expect([checked.closed, checked.rolls.length > 0, addresses]).toEqual(['red', true, ['checks of a-1']])
    expect([system.observe(checked, 'red'), system.observe(checked, 'referee')]).toEqual([checked, checked])
    for (const viewer of ['blue', 'gold', 'public']) expect(system.observe(checked, viewer)).toEqual({ ...checked, rolls: [] })
  })
  test('FT-DC-05: a part repaired earlier is reported so, unless it was lost since', () => {
    const request = requestOf()
    const { state } = begun(request)
    const report = (systems: Condition['systems'], mended: readonly string[] = []) => {
      const ship = shipOf(state, 'a-1')
      const changed = { ...ship, condition: { ...ship.condition, systems, mended } }
      return tactics.report(request, { ...state, ships: { ...state.ships, 'a-1': changed } }).ships[0]?.condition.mended
    }
    expect([report({}), report({ 'pds-1': 'lost' }), report({}, ['pds-1', 'ftl'])]).toEqual([['pds-1'], [], ['pds-1', 'ftl']])
  })
})

describe('requests that this game cannot play', () => {
  test('FT-SET-01: five sides, nine groups or 101 turns are refused, and nothing is thrown', () => {
    const [one] = requestOf().sides
    if (!one) throw new Error('three sides')
    const fleet = (id: string) => ({
      ...one,
      id,
      banner: id,
      groups: [],
      ships: one.ships.map((ship) => ({ ...ship, id: `${id}${ship.id}` })),
    })
    const wrong: readonly Request[] = [
      { turnCap: 5, sides: ['p', 'q', 'r', 's', 't'].map(fleet) },
      { turnCap: 101, sides: ['p', 'q'].map(fleet) },
      {
        turnCap: 5,
        sides: [{ ...fleet('p'), groups: Array.from({ length: 9 }, () => ({ ships: [], from: [], frozen: null })) }, fleet('q')],
      },
    ]
    expect(wrong.map((request) => tactics.start(request)).map((start) => isRefusal(start) && start.rule)).toEqual([
      'FT-SET-01',
      'FT-SET-01',
      'FT-SET-01',
    ])
  })
})
