// W3 and W4: moves of a week.
import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { bookOf, byLane, eventsOf, groupIn, groupOf, jumpTo, row, seatWith, week, weekOf, weeksFor } from '../groups/groups-for-tests.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import { after, worldsWith } from '../table-for-tests.ts'
import { blocksFor } from './blocks.ts'
import { reachOf } from './reach.ts'

const LINE: Partial<Position> = {
  worlds: worldsWith({ '0101': 4, '0105': 4, '0109': 4, '0113': 4 }),
  lanes: [
    ['0101', '0105'],
    ['0105', '0109'],
    ['0109', '0113'],
  ],
}
/** A journey of red along the line, where blue switches off worlds of its own, and red may do so too. */
const along = (off: readonly string[], path: readonly string[], ownOff: readonly string[] = []) => {
  const [red, blue] = [
    { worlds: [...ownOff], ...seatWith([groupOf('group-1', '0101', ['Tern'])]) },
    { worlds: [...off], ...seatWith([]) },
  ]
  const state = weekOf({ ...LINE, seats: { red, blue } })
  const orders: Readonly<Record<string, Order>> = {
    red: { order: 'orders', ...bookOf(row('group-1', ['fleet-1'], { move: byLane(...path) })), off: ownOff },
    blue: { order: 'orders', ...bookOf(), off },
  }
  return groupIn(after(state, orders).state, 'group-1')
}
describe('moves', () => {
  test('CR-5.5: all groups move at once, so that groups that change places do not meet (CR-5.3)', () => {
    const state = weekOf({
      seats: { red: seatWith([groupOf('group-1', '0505', ['Tern'])]), blue: seatWith([groupOf('group-1', '0506', ['Tern'])]) },
    })
    const done = week(state, {
      red: [row('group-1', ['fleet-1'], { move: jumpTo('0506') })],
      blue: [row('group-1', ['fleet-1'], { move: jumpTo('0505') })],
    })
    expect([groupIn(done.state, 'group-1').at, groupIn(done.state, 'group-1', 'blue').at]).toEqual(['0506', '0505'])
    expect(eventsOf(done, 'contact')).toEqual([])
  })
  test('CR-5.5: a group that stays is not told again, and one that came is now there from the start of the week', () => {
    const state = weekOf({ seats: { red: seatWith([groupOf('group-1', '0505', ['Tern'])]), blue: seatWith([]) } })
    const told = (from: typeof state) =>
      eventsOf(week(from, { red: [row('group-1', ['fleet-1'])] }), 'placed').filter(({ moment }) => moment === 'moves')
    const came = { by: 'jump', sides: [0] } as const
    expect(told(state).map(({ changed }) => changed)).toEqual([{}])
    expect(told({ ...state, secret: { ...state.secret, red: withCame(state, came) } }).map(({ changed }) => changed)).toEqual([
      { red: [{ id: 'group-1', came: { by: 'stay', sides: [] } }] },
    ])
  })
  test('CR-5.1b: a jump passes over a fleet in the hex between', () => {
    const state = weekOf({
      worlds: worldsWith({ '0505': 4, '0507': 4 }),
      seats: { red: seatWith([groupOf('group-1', '0505', ['Tern'])]), blue: seatWith([groupOf('group-1', '0506', ['Roc'])]) },
    })
    const done = week(state, { red: [row('group-1', ['fleet-1'], { move: jumpTo('0507') })] })
    expect(groupIn(done.state, 'group-1')).toMatchObject({ at: '0507', came: { by: 'jump', sides: [0] } })
    expect(eventsOf(done, 'contact')).toEqual([])
  })
  test('CR-5.5: the move of a withdrawal replaces all orders, and the group comes out where it was headed', () => {
    const came = { by: 'jump', sides: [0] } as const
    const state = weekOf({ seats: { red: seatWith([groupOf('group-1', null, ['Tern'], { to: '0506' })]), blue: seatWith([]) } })
    const held = { ...state, secret: { ...state.secret, red: withCame(state, came) } }
    const done = week(held, { red: [row('group-1', ['fleet-1'])] })
    expect(groupIn(done.state, 'group-1')).toMatchObject({ at: '0506', to: null, left: null, came })
  })
  test('CR-17.8b: a group that was there may enter a battle by any side, and one that joins its hex may not', () => {
    const groups = [groupOf('group-1', '0505', ['Tern']), groupOf('group-2', '0506', ['Tern'])]
    const state = weekOf({ seats: { red: seatWith(groups), blue: seatWith([]) } })
    const done = week(state, { red: [row('group-2', ['fleet-2'], { move: jumpTo('0505') })] }).state
    expect([groupIn(done, 'group-1').came.sides, groupIn(done, 'group-2').came.sides]).toEqual([[], [3]])
  })
  test('CR-1.5b: a group moves once a week, and one that stays was there from the start (CR-17.7)', () => {
    const state = weekOf({ seats: { red: seatWith([groupOf('group-1', '0505', ['Tern'])]), blue: seatWith([]) } })
    const done = week(state, { red: [row('group-1', ['fleet-1'], { move: jumpTo('0506') })] }).state
    expect(groupIn(done, 'group-1')).toMatchObject({ at: '0506', came: { by: 'jump', sides: [0] } })
    const later = week({ ...done, play: state.play }, {}).state
    expect(groupIn(later, 'group-1')).toMatchObject({ at: '0506', came: { by: 'stay', sides: [] } })
  })
})
function withCame(state: ReturnType<typeof weekOf>, came: ReturnType<typeof groupIn>['came']) {
  const secret = state.secret.red
  if (!secret?.holdings) throw new Error('red has no holdings')
  return { ...secret, holdings: { ...secret.holdings, groups: secret.holdings.groups.map((group) => ({ ...group, came })) } }
}

describe('lanes', () => {
  test('CR-5.2: a journey by lane takes a week and comes by the side of its last lane (CR-17.8a)', () => {
    expect(along([], ['0105', '0109', '0113'])).toMatchObject({ at: '0113', came: { by: 'lane', sides: [0] } })
  })
  test('CR-5.4b: a journey stops one world short of a block', () => {
    expect(along(['0113'], ['0105', '0109', '0113'])).toMatchObject({ at: '0109', came: { by: 'lane', sides: [0] } })
    expect(along(['0109'], ['0105', '0109', '0113']).at).toBe('0105')
  })
  test('CR-5.4b: a journey that is blocked at its first world does not begin', () => {
    expect(along(['0105'], ['0105', '0109'])).toMatchObject({ at: '0101', came: { by: 'stay', sides: [] } })
  })
  test('CR-5.4a, CR-8.4d: a world under an undecided attack blocks lanes for all but those who attack it', () => {
    const position = (undecided: readonly ('red' | 'blue')[]) =>
      weekOf({
        worlds: { ...worldsWith({ '0101': 6, '0109': 6 }), '0105': { rolled: 6, undecided: [...undecided] } },
        lanes: [
          ['0101', '0105'],
          ['0105', '0109'],
        ],
        seats: { red: seatWith([groupOf('group-1', '0101', ['Tern'])]), blue: seatWith([]) },
      })
    const end = (undecided: readonly ('red' | 'blue')[]) =>
      groupIn(week(position(undecided), { red: [row('group-1', ['fleet-1'], { move: byLane('0105', '0109') })] }).state, 'group-1').at
    expect([end([]), end(['blue']), end(['red'])]).toEqual(['0109', '0101', '0109'])
    const { land } = position(['blue'])
    expect(reachOf(land, blocksFor({ land, off: [] }, ['red']), { at: '0101' }).lanes.size).toBe(0)
    expect(reachOf(land, blocksFor({ land, off: [] }, ['blue']), { at: '0101' }).lanes.size).toBe(2)
  })
  test('CR-5.4b: a group may leave a world that is switched off', () => {
    expect(along(['0101'], ['0105']).at).toBe('0105')
  })
  test('CR-5.4a: lanes that are switched off are shut for their owner, too', () => {
    expect(along([], ['0105'], ['0105']).at).toBe('0101')
  })
})

describe('the margin', () => {
  const margin = worldOfMargin('−03/01')
  function worldOfMargin(at: string) {
    return {
      at,
      resource: null,
      rolled: 7,
      extra: 0,
      linked: 0,
      base: 7,
      luxury: 0,
      owner: null,
      pool: 0,
      hostile: [],
      undecided: [],
      steps: 0,
    }
  }
  const state = (groups: readonly ReturnType<typeof groupOf>[]) =>
    weekOf(
      {
        seats: { red: seatWith(groups), blue: seatWith([]) },
        umpire: { margin: { '0001': worldOfMargin('0001'), '−03/01': margin }, attitudes: { '0001': 2 } },
      },
      weeksFor(),
    )
  test('CR-1.1a: a hex of the margin becomes public when a counter first comes there (CR-1.2b)', () => {
    const done = week(state([groupOf('group-1', '0101', ['Tern'])]), { red: [row('group-1', ['fleet-1'], { move: jumpTo('0001') })] })
    expect(eventsOf(done, 'marginShown').map(({ hexes, worlds }) => [hexes, worlds.map(({ at }) => at)])).toEqual([[['0001'], ['0001']]])
    expect(done.state.land.worlds['0001']?.base).toBe(7)
    expect(Object.keys(done.state.secret.umpire?.margin ?? {})).toEqual(['−03/01'])
  })
  test('CR-1.1a: a dummy shows a hex as a ship does, and learns no attitude (CR-1.6a)', () => {
    const groups = [groupOf('group-1', '0505', ['Roc']), groupOf('group-1-dummy', '0101', [], { dummyOf: 'group-1' })]
    const done = week(state(groups), { red: [row('group-1-dummy', [], { move: jumpTo('0001') })] })
    expect(eventsOf(done, 'marginShown')).toHaveLength(1)
    expect(eventsOf(done, 'attitudeLearned')).toEqual([])
  })
  test('CR-1.1a: a hex that is known is not shown again', () => {
    const there = state([groupOf('group-1', '0001', ['Tern'])])
    expect(eventsOf(week(there, {}), 'marginShown')).toEqual([])
  })
  test('CR-1.2b: an empty hex that was entered stays known when all have left it', () => {
    const first = week(state([groupOf('group-1', '0101', ['Tern'])]), { red: [row('group-1', ['fleet-1'], { move: jumpTo('0002') })] })
    expect(eventsOf(first, 'marginShown').map(({ hexes, worlds }) => [hexes, worlds])).toEqual([[['0002'], []]])
    expect(first.state.shown).toEqual(['0002'])
    const { play } = state([])
    const away = week({ ...first.state, play }, { red: [row('group-1', ['fleet-1'], { move: jumpTo('0101') })] })
    const again = week({ ...away.state, play }, { red: [row('group-1', ['fleet-1'], { move: jumpTo('0002') })] })
    expect(eventsOf(again, 'marginShown')).toEqual([])
    expect(again.state.shown).toEqual(['0002'])
    for (let seed = 1; seed <= 20; seed += 1) {
      const drawn = system.determinize(system.view(away.state, 'blue'), seededDice(seed)).secret.umpire?.margin ?? {}
      expect(drawn['0002']).toBeUndefined()
    }
  })
})
