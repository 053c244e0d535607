// Answers at meetings and destinations after battles, in the tempo in which players are asked.
import { isQuiet, UMPIRE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { attacking, eventsOf, groupIn, groupOf, row, seatWith, week, weekOf, weeksFor } from '../groups/groups-for-tests.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import { after, refusals, worldsWith } from '../table-for-tests.ts'
import { standingAnswer } from './lodged-answers.ts'

const ASKED = weeksFor(3, { tempo: 'asked' })
const LAND: Partial<Position> = { worlds: worldsWith({ '0505': 4, '0507': 4, '0909': 4 }) }
/** Red and blue meet at 0505; gold is elsewhere. */
const base = weekOf(
  {
    ...LAND,
    seats: {
      red: { worlds: ['0507'], ...seatWith([groupOf('group-1', '0505', ['Tern']), groupOf('group-2', '0101', ['Tern'])]) },
      blue: { worlds: ['0909'], ...seatWith([groupOf('group-1', '0505', ['Bulwark']), groupOf('group-2', '0505', ['Drover'])]) },
      gold: seatWith([groupOf('group-1', '1313', ['Tern'])]),
    },
  },
  ASKED,
)
const met = week(base, { red: [attacking('group-1', ['fleet-1'])] }).state
const meet = (...answers: Extract<Order, { order: 'meet' }>['answers']): Order => ({ order: 'meet', answers })

describe('answers at meetings', () => {
  test('CR-X.10: only seats of counters that share a hex are asked', () => {
    expect(system.openCalls(met).map(({ kind, seats }) => [kind, seats])).toEqual([['meet', ['red', 'blue']]])
  })
  test('CR-X.8: standing answers are those of empires, and the umpire has none', () => {
    const answers = system
      .openCalls(met)
      .map((call) => [standingAnswer(system.view(met, UMPIRE), call, UMPIRE), standingAnswer(system.view(met, 'red'), call, 'red')?.order])
    expect(answers).toEqual([[undefined, 'meet']])
  })
  test('CR-17.3: nobody learns who has answered a meeting before all have', () => {
    expect(system.openCalls(met).map((call) => isQuiet(system, call))).toEqual([true])
    expect(system.openCalls(base).map((call) => [call.kind, isQuiet(system, call)])).toEqual([['orders', false]])
  })
  test('CR-X.10: a seat whose dummies alone share a hex is asked, too', () => {
    const dummy = groupOf('group-1-dummy', '1313', [], { dummyOf: 'group-1' })
    const state = weekOf(
      {
        seats: {
          red: seatWith([groupOf('group-1', '0101', ['Roc']), dummy]),
          blue: seatWith([]),
          gold: seatWith([groupOf('group-1', '1313', ['Tern'])]),
        },
      },
      ASKED,
    )
    const open = week(state, {}).state
    expect(system.openCalls(open).map(({ kind, seats }) => [kind, seats])).toEqual([['meet', ['red', 'gold']]])
    expect(open.secret.red?.holdings?.groups).toHaveLength(1)
  })
  test('CR-17.3: an answer replaces the standing answer, with its destination (CR-17.4b)', () => {
    const done = after(met, { red: meet({ group: 'group-1', answer: 'withdraw', to: '0404' }), blue: meet() })
    expect(groupIn(done.state, 'group-1')).toMatchObject({ at: null, to: '0404' })
    expect(eventsOf(done, 'battleBegan')).toEqual([])
  })
  test('CR-17.6c: who has stayed for a battle is not asked again before it is fought', () => {
    const done = after(met, { red: meet({ group: 'group-1', answer: 'attack', to: null }), blue: meet() })
    expect(system.openCalls(done.state).map(({ kind, seats }) => [kind, seats])).toEqual([['battles', ['umpire']]])
    expect([groupIn(done.state, 'group-1').at, groupIn(done.state, 'group-1', 'blue').at]).toEqual(['0505', '0505'])
  })
  test('CR-X.8: without an answer the standing answer counts', () => {
    const done = after(met, { red: meet(), blue: meet() })
    expect(eventsOf(done, 'battleBegan').map(({ battle }) => battle.seats)).toEqual([['red', 'blue']])
  })
  test('CR-X.8: the default answer is empty, so that standing answers stay in force', () => {
    const [call] = system.openCalls(met)
    expect(call && system.defaultOrder(system.view(met, 'red'), call)).toEqual(meet())
  })
  test('CR-X.8: at a meeting no answer is a missed one, but the orders of a week are', () => {
    const lodged = (state: typeof met) => system.openCalls(state).map((call) => system.lodgedOrder(system.view(state, 'red'), call, 'red'))
    expect(lodged(met)).toEqual([meet()])
    expect(lodged(base)).toEqual([undefined])
  })
  test('CR-17.3: a group answers once, and only one that meets a hostile fleet', () => {
    const one = { group: 'group-1', answer: 'attack', to: null } as const
    expect(refusals(met, 'red', meet(one, one)).map(([rule]) => rule)).toEqual(['CR-17.3'])
    expect(refusals(met, 'red', meet({ ...one, group: 'group-2' })).map(([rule]) => rule)).toEqual(['CR-17.3'])
    expect(refusals(met, 'red', meet(one))).toEqual([])
  })
  test('CR-5.1b: a destination is one jump away', () => {
    expect(refusals(met, 'red', meet({ group: 'group-1', answer: 'withdraw', to: '0909' })).map(([rule]) => rule)).toEqual(['CR-5.1b'])
  })
  test('CR-8.1b: craft that cannot leave do not withdraw', () => {
    expect(refusals(met, 'blue', meet({ group: 'group-1', answer: 'withdraw', to: null })).map(([rule]) => rule)).toEqual(['CR-8.1b'])
  })
  test('CR-3.6e: a group without an armed ship does not attack', () => {
    expect(refusals(met, 'blue', meet({ group: 'group-2', answer: 'attack', to: null })).map(([rule]) => rule)).toEqual(['CR-3.6e'])
  })
})

describe('destinations after battles', () => {
  const left = weekOf(
    {
      ...LAND,
      at: [{ step: 'after', batch: 1, seats: ['red', 'blue'] }, { step: 'orders' }],
      seats: {
        red: {
          worlds: ['0507'],
          ...seatWith([
            groupOf('group-1', null, ['Tern'], { to: '0507', left: '0505' }),
            groupOf('group-2', null, ['Tern'], { to: '0507' }),
          ]),
        },
        blue: seatWith([groupOf('group-1', '0505', ['Tern'])]),
        gold: seatWith([]),
      },
    },
    ASKED,
  )
  type Departures = Extract<Order, { order: 'after' }>['departures']
  const go = (...departures: Departures): Order => ({ order: 'after', departures })
  test('CR-X.10: after the battles the same seats are asked', () => {
    expect(system.openCalls(left).map(({ kind, seats }) => [kind, seats])).toEqual([['after', ['red', 'blue']]])
    expect(system.openCalls(left).map((call) => isQuiet(system, call))).toEqual([true])
  })
  test('CR-18.2a: a group that left under fire goes where it says now', () => {
    const done = after(left, { red: go({ group: 'group-1', to: '0506' }), blue: go() })
    expect(groupIn(done.state, 'group-1')).toMatchObject({ at: null, to: '0506', left: '0505', came: { by: 'jump', sides: [0] } })
    expect(groupIn(done.state, 'group-2').to).toBe('0507')
  })
  test('CR-X.8: without a destination it goes to its fall-back hex', () => {
    expect(groupIn(after(left, { red: go(), blue: go() }).state, 'group-1').to).toBe('0507')
  })
  test('CR-X.8: after a battle no answer is a missed one', () => {
    expect(system.openCalls(left).map((call) => system.lodgedOrder(system.view(left, 'blue'), call, 'blue'))).toEqual([go()])
  })
  test('CR-18.2a: it is its move of the next week, which no order replaces', () => {
    const next = after(left, { red: go({ group: 'group-1', to: '0506' }), blue: go() }).state
    const done = week(next, { red: [row('group-1', ['fleet-1'])] }).state
    expect(groupIn(done, 'group-1')).toMatchObject({ at: '0506', to: null, left: null })
  })
  test('CR-18.2a: only groups that have left a battle are named, once, with a hex in reach', () => {
    const rules = (...departures: Departures) => refusals(left, 'red', go(...departures)).map(([rule]) => rule)
    expect(rules({ group: 'group-2', to: '0506' })).toEqual(['CR-18.2a'])
    expect(rules({ group: 'group-9', to: '0506' })).toEqual(['CR-18.2a'])
    expect(rules({ group: 'group-1', to: '0506' }, { group: 'group-1', to: '0404' })).toEqual(['CR-18.2a'])
    expect(rules({ group: 'group-1', to: '0909' })).toEqual(['CR-5.1b'])
    expect(rules({ group: 'group-1', to: '0404' })).toEqual([])
  })
})
