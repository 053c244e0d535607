// The check of the orders of groups.
import { describe, expect, test } from 'vitest'
import { game, system } from '../../test/battle-game.ts'
import type { State } from '../state.ts'
import { worldsWith } from '../table-for-tests.ts'
import type { GroupOrder } from '../week/book.ts'
import { groupsFaults, MOST_GROUPS } from './faults.ts'
import { attacking, bookOf, byLane, groupOf, jumpTo, row, seatWith, weekOf } from './groups-for-tests.ts'

/** Two groups at 0505, one at 0707, one in FTL, and a defence. */
const base = weekOf({
  worlds: worldsWith({ '0505': 6, '0707': 6, '0305': 4 }),
  lanes: [['0505', '0707']],
  seats: {
    red: {
      worlds: ['0505'],
      holdings: {
        groups: [
          groupOf('group-1', '0505', ['Tern', 'Tern']),
          groupOf('group-2', '0505', ['Roc']),
          groupOf('group-3', '0707', ['Harrier']),
          groupOf('group-4', null, ['Lantern'], { to: '0506' }),
          groupOf('group-5', '0505', ['Drover']),
        ],
        ships: [
          { design: 'Tern', role: 'defence', at: '0505', id: 'guard' },
          { design: 'Bulwark', at: '0505', id: 'fort' },
        ],
      },
    },
    blue: {},
  },
})
const faults = (state: State, ...rows: readonly GroupOrder[]) =>
  groupsFaults({ game, view: system.view(state, 'red'), seat: 'red', book: bookOf(...rows) }).map(({ rule, reason, part }) => [
    rule,
    part,
    reason,
  ])
const rules = (...rows: readonly GroupOrder[]) => faults(base, ...rows).map(([rule, part]) => [rule, part])

describe('groups and their ships', () => {
  test('CR-15.1b: groups in one hex are split and merged', () => {
    expect(rules(row('group-1', ['fleet-1', 'fleet-3']), row('squadron', ['fleet-2']))).toEqual([])
  })
  test('CR-15.1b: ships in different hexes are not put together', () => {
    expect(faults(base, row('group-1', ['fleet-1', 'fleet-2', 'fleet-4']))).toEqual([
      ['CR-15.1b', 'fleet-4', 'fleet-4 is at 0707 and group-1 at 0505'],
    ])
    expect(rules(row('new', ['fleet-1', 'fleet-4']))).toEqual([['CR-15.1b', 'fleet-4']])
  })
  test('CR-15.1b: a ship is in one group', () => {
    expect(rules(row('group-1', ['fleet-1', 'fleet-2']), row('new', ['fleet-2']))).toEqual([['CR-15.1b', 'fleet-2']])
    expect(faults(base, row('group-1', ['fleet-1', 'fleet-2', 'fleet-2']))).toEqual([
      ['CR-15.1b', 'fleet-2', 'fleet-2 is twice in group-1; a ship is in one group'],
    ])
  })
  test('CR-15.1b: no ship of a group that is ordered is left out', () => {
    expect(faults(base, row('group-1', ['fleet-1']))).toEqual([['CR-15.1b', 'fleet-2', 'fleet-2 leaves group-1 and is in no other group']])
  })
  test('CR-15.1b: only own ships are in a group, and new groups have short plain ids', () => {
    expect(rules(row('group-1', ['fleet-1', 'fleet-2', 'fleet-99']))).toEqual([['CR-15.1b', 'fleet-99']])
    expect(rules(row('group-1', ['fleet-1']), row('a b', ['fleet-2']))).toEqual([['CR-15.1b', 'a b']])
    expect(rules(row('group-1', ['fleet-1']), row('g'.repeat(41), ['fleet-2']))).toEqual([['CR-15.1b', 'g'.repeat(41)]])
  })
  test('CR-15.1b: a group that there is keeps its id, even if no new group may have it', () => {
    const ids = ['a b', 'g'.repeat(41), 'tern-dummy']
    const state = weekOf({ seats: { red: seatWith(ids.map((id) => groupOf(id, '0505', ['Tern']))), blue: seatWith([]) } })
    expect(faults(state, ...ids.map((id, index) => row(id, [`fleet-${index + 1}`])))).toEqual([])
  })
  test('CR-15.1b: ships in FTL stay in their group', () => {
    expect(rules(row('group-1', ['fleet-1', 'fleet-2', 'fleet-5']))).toEqual([['CR-15.1b', 'fleet-5']])
    expect(rules(row('group-4', ['fleet-5', 'fleet-1']), row('group-1', ['fleet-2']))).toEqual([['CR-15.1b', 'fleet-1']])
    expect(rules(row('group-4', ['fleet-5']))).toEqual([])
  })
  test('CR-15.1b: a ship that is in no group may join one in its hex', () => {
    expect(rules(row('group-1', ['fleet-1', 'fleet-2', 'fort']))).toEqual([])
  })
  test('CR-15.2b: a group has a ship', () => {
    expect(faults(base, row('group-1', []))[0]).toEqual(['CR-15.2b', 'group-1', 'group-1 has no ship'])
  })
  test('CR-8.2b: a defence is in no group', () => {
    expect(rules(row('group-1', ['fleet-1', 'fleet-2', 'guard']))).toEqual([['CR-8.2b', 'guard']])
  })
  test('CR-15.4: a group has one order', () => {
    expect(rules(row('group-2', ['fleet-3']), row('group-2', ['fleet-3']))).toEqual([
      ['CR-15.4', 'group-2'],
      ['CR-15.1b', 'fleet-3'],
    ])
  })
  test('CR-O.40: an empire has at most 150 groups', () => {
    const many = weekOf({ seats: { red: seatWith([groupOf('group-1', '0505', Array(MOST_GROUPS + 1).fill('Tern'))]) } })
    const rows = Array.from({ length: MOST_GROUPS + 1 }, (_, index) => row(`group-${index + 1}`, [`fleet-${index + 1}`]))
    expect(faults(many, ...rows)).toEqual([['CR-O.40', null, '151 groups are more than 150']])
    const two = row('group-2', ['fleet-2', 'fleet-3'])
    expect(faults(many, ...rows.flatMap((one) => (one.group === 'group-2' ? [two] : one.group === 'group-3' ? [] : [one])))).toEqual([])
  })
  test('CR-15.4: every fault of a book is told, each with its part', () => {
    expect(
      rules(row('group-1', ['fleet-1', 'fleet-2'], { move: jumpTo('1313') }), row('group-3', []), row('group-2', ['nothing'])),
    ).toEqual([
      ['CR-5.1b', 'group-1'],
      ['CR-15.2b', 'group-3'],
      ['CR-15.1b', 'nothing'],
      ['CR-15.1b', 'fleet-4'],
      ['CR-15.1b', 'fleet-3'],
    ])
  })
})

describe('dummies', () => {
  test('CR-15.2a: the dummy that a group with a capital unit makes this week may move at once', () => {
    expect(rules(row('group-2-dummy', [], { move: jumpTo('0506') }))).toEqual([])
  })
  test('CR-15.2a: a group without a capital unit has no dummy', () => {
    expect(rules(row('group-1-dummy', ['fleet-1']), row('group-1', ['fleet-2']))).toEqual([['CR-15.2a', 'group-1-dummy']])
  })
  test('CR-15.2a: a dummy has no ship and only moves', () => {
    expect(rules(row('group-2-dummy', ['fleet-1'], { stance: 'peacekeep' }), row('group-1', ['fleet-2']))).toEqual([
      ['CR-15.2a', 'group-2-dummy'],
      ['CR-15.2a', 'group-2-dummy'],
    ])
    expect(rules(row('group-2-dummy', [], { move: jumpTo('0513') }))).toEqual([['CR-5.1b', 'group-2-dummy']])
  })
  test('CR-15.2a: a dummy whose group loses its capital unit has no orders', () => {
    const state = weekOf({
      seats: { red: seatWith([groupOf('group-1', '0505', ['Roc', 'Tern']), groupOf('group-1-dummy', '0606', [], { dummyOf: 'group-1' })]) },
    })
    expect(faults(state, row('group-1', ['fleet-2']), row('big', ['fleet-1']), row('group-1-dummy', [], { move: jumpTo('0607') }))).toEqual(
      [['CR-15.2a', 'group-1-dummy', 'group-1-dummy goes, because its group has no capital unit any more']],
    )
    expect(faults(state, row('group-1-dummy', [], { move: jumpTo('0607') }))).toEqual([])
    expect(faults(state, row('group-1-dummy', [], { move: jumpTo('0506') }))).toEqual([])
  })
})

describe('moves, stances and answers', () => {
  const two = ['fleet-1', 'fleet-2']
  test('CR-5.5: a group in FTL has no other move', () => {
    expect(faults(base, row('group-4', ['fleet-5'], { move: jumpTo('0506') }))).toEqual([
      ['CR-5.5', 'group-4', 'group-4 is in FTL and has its move of this week already'],
    ])
  })
  test('CR-5.2: the nodes of a path are joined by lanes, and none comes twice', () => {
    expect(rules(row('group-1', two, { move: byLane('0707') }))).toEqual([])
    expect(rules(row('group-1', two, { move: byLane('0305') }))).toEqual([['CR-5.2', 'group-1']])
    expect(rules(row('group-1', two, { move: byLane('0707', '0505') }))).toEqual([['CR-5.2', 'group-1']])
  })
  test('CR-1.1a: nobody goes beyond the margin or falls back there', () => {
    expect(rules(row('group-1', two, { move: jumpTo('9999') }))).toEqual([['CR-1.1a', 'group-1']])
    expect(rules(row('group-1', two, { answers: { larger: 'attack', equal: 'attack', smaller: 'attack', fallBack: '9999' } }))).toEqual([
      ['CR-1.1a', 'group-1'],
    ])
  })
  test('CR-8.1b: craft without an FTL drive do not move', () => {
    expect(faults(base, row('group-1', [...two, 'fort'], { move: jumpTo('0506') }))).toEqual([
      ['CR-8.1b', 'group-1', 'group-1 cannot move: a ship of it has no working FTL drive'],
    ])
  })
  test('CR-3.6e: a group without an armed ship, or without endurance, does not attack', () => {
    expect(rules(row('group-5', ['supply-1'], { stance: 'attack' }))).toEqual([['CR-3.6e', 'group-5']])
    expect(rules(attacking('group-1', two, { stance: 'attack' }))).toEqual([])
    const tired = weekOf({ seats: { red: seatWith([groupOf('group-1', '0505', [], { ships: [{ design: 'Tern', away: 6 }] })]) } })
    expect(faults(tired, row('group-1', ['fleet-1'], { stance: 'attack' })).map(([rule]) => rule)).toEqual(['CR-3.6e'])
  })
  test('CR-1.6g: a group without troops does not keep the peace', () => {
    expect(rules(row('group-1', two, { stance: 'peacekeep' }))).toEqual([['CR-1.6g', 'group-1']])
    const landing = weekOf({ seats: { red: seatWith([groupOf('group-1', '0505', ['Landfall'])]) } })
    expect(faults(landing, row('group-1', ['fleet-1'], { stance: 'peacekeep' }))).toEqual([])
  })
  test('CR-X.8: a book that names no group is legal', () => {
    expect(rules()).toEqual([])
  })
  test('CR-15.4: a book of 300 orders of 300 ships each is judged at once, and tells no more than 40 faults', () => {
    const ships = Array.from({ length: 300 }, (_, index) => `ship-${index}`)
    const book = bookOf(...Array.from({ length: 300 }, (_, index) => row(`group-${index}`, ships)))
    const [call] = system.openCalls(base)
    const refused = call && system.check(system.view(base, 'red'), call, { order: 'orders', ...book })
    expect(refused?.length).toBe(40)
  })
})
