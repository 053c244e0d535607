// W2: first groups, splits and merges, dummies, and labels.
import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { holdingsOf } from '../lookup.ts'
import { groupEndurance } from '../supply/endurance.ts'
import { stateFor } from '../table-for-tests.ts'
import { eventsOf, groupIn, groupOf, groupsIn, jumpTo, ordersOf, row, seatWith, week, weekOf, weeksFor } from './groups-for-tests.ts'

const counters = (state: ReturnType<typeof weekOf>, seat = 'red') =>
  state.counters.filter(({ owner }) => owner === seat).map(({ label, at }) => [label, at])

describe('the first groups', () => {
  const mustered = stateFor(
    {
      at: [{ step: 'muster' }],
      worlds: { '0505': { rolled: 6 }, '0909': { rolled: 6 } },
      seats: {
        red: {
          worlds: ['0505'],
          holdings: {
            capital: '0505',
            ships: [
              { design: 'Tern', at: '0505' },
              { design: 'Roc', at: '0505' },
              { design: 'Trebuchet', at: '0505' },
              { design: 'Pilgrim', at: '0505' },
              { design: 'Drover', role: 'supply', at: '0505' },
              { design: 'Tern', role: 'defence', at: '0505', id: 'guard' },
              { design: 'Bulwark', at: '0505', id: 'fort' },
            ],
          },
        },
        blue: { worlds: ['0909'], holdings: { capital: '0909' } },
      },
    },
    weeksFor(),
  )
  test('CR-15.1a, CR-3.6d: warships of long endurance, other warships and unarmed ships begin in groups of their own at the capital', () => {
    expect(groupsIn(mustered).map(({ id, ships }) => [id, ships])).toEqual([
      ['group-1', ['fleet-1']],
      ['group-2', ['fleet-2', 'fleet-3']],
      ['group-3', ['fleet-4', 'supply-1']],
    ])
    expect(groupIn(mustered, 'group-1')).toEqual({
      id: 'group-1',
      label: 'red-1',
      ships: ['fleet-1'],
      dummyOf: null,
      at: '0505',
      to: null,
      left: null,
      came: { by: 'stay', sides: [] },
    })
    expect(mustered.counters).toEqual(['red-1', 'red-2', 'red-3'].map((label) => ({ label, owner: 'red', at: '0505' })))
    const weeks = groupsIn(mustered).map((group) => groupEndurance(holdingsOf(mustered, 'red'), group))
    expect(weeks).toEqual([6, 2, 4])
  })
  test('CR-8.1b, CR-8.2b: defences and ships without an FTL drive are in no group', () => {
    const grouped = groupsIn(mustered).flatMap(({ ships }) => ships)
    expect(holdingsOf(mustered, 'red').ships.flatMap(({ id }) => (grouped.includes(id) ? [] : [id]))).toEqual(['guard', 'fort'])
  })
  test('CR-15.2b: an empire without such ships has no group', () => {
    expect(groupsIn(mustered, 'blue')).toEqual([])
  })
  test('CR-1.5a: the first week begins then', () => {
    expect([mustered.week, mustered.stage]).toEqual([1, 'weeks'])
  })
})

describe('splits and merges', () => {
  const base = weekOf({
    seats: {
      red: seatWith([groupOf('group-1', '0505', ['Tern', 'Tern', 'Tern']), groupOf('group-2', '0505', ['Harrier'])]),
      blue: seatWith([]),
    },
  })
  test('CR-15.1b: ships leave their group for a new one in the same hex, and move with it in the same week', () => {
    const { state } = week(base, { red: [row('group-1', ['fleet-1', 'fleet-2']), row('scouts', ['fleet-3'], { move: jumpTo('0506') })] })
    expect(groupIn(state, 'group-1')).toMatchObject({ ships: ['fleet-1', 'fleet-2'], at: '0505' })
    expect(groupIn(state, 'scouts')).toMatchObject({ ships: ['fleet-3'], at: '0506' })
  })
  test('CR-15.1b: groups are merged, and one that gives all its ships is gone', () => {
    const { state } = week(base, { red: [row('group-1', ['fleet-1', 'fleet-2', 'fleet-3', 'fleet-4'])] })
    expect(groupsIn(state).map(({ id, ships }) => [id, ships.length])).toEqual([['group-1', 4]])
    expect(counters(state)).toHaveLength(1)
  })
  test('CR-15.1b: a group that the book does not name keeps the ships that no other takes', () => {
    const { state } = week(base, { red: [row('group-2', ['fleet-4', 'fleet-1'])] })
    expect(groupIn(state, 'group-1').ships).toEqual(['fleet-2', 'fleet-3'])
  })
  test('CR-15.1b: a ship that is in no group joins one, and is where the group is', () => {
    const state = weekOf({
      seats: {
        red: { holdings: { groups: [groupOf('group-1', '0505', ['Tern'])], ships: [{ design: 'Tern', at: '0505', id: 'new' }] } },
        blue: seatWith([]),
      },
    })
    const done = week(state, { red: [row('group-1', ['fleet-1', 'new'])] }).state
    expect(groupIn(done, 'group-1').ships).toEqual(['fleet-1', 'new'])
    expect(done.secret.red?.holdings?.ships.find(({ id }) => id === 'new')?.at).toBeNull()
  })
  test('CR-X.8: a group without orders stays and keeps its standing answers', () => {
    const answers = { larger: 'withdraw', equal: 'attack', smaller: 'attack', fallBack: '0506' } as const
    const first = week(base, { red: [row('group-1', ['fleet-1', 'fleet-2', 'fleet-3'], { answers, stance: 'attack' })] }).state
    const again = { ...first, play: base.play }
    const later = week(again, { red: [row('group-2', ['fleet-4', 'fleet-3'])] }).state
    expect(later.secret.red?.book?.groups.find(({ group }) => group === 'group-1')).toEqual(
      row('group-1', ['fleet-1', 'fleet-2'], { answers }),
    )
  })
})

describe('dummies', () => {
  const seats = { red: seatWith([groupOf('group-1', '0505', ['Roc', 'Tern']), groupOf('group-2', '0707', ['Osprey'])]), blue: seatWith([]) }
  const base = weekOf({ seats })
  test('CR-15.2a: each group with a capital unit makes a dummy where it is, and other groups make none', () => {
    const { state } = week(base, {})
    expect(groupsIn(state).map(({ id, at, dummyOf }) => [id, at, dummyOf])).toEqual([
      ['group-1', '0505', null],
      ['group-2', '0707', null],
      ['group-1-dummy', '0505', 'group-1'],
    ])
    expect(groupIn(state, 'group-1-dummy').ships).toEqual([])
  })
  test('CR-15.2a: BB, BDN, DN, SDN and the large carriers are capital units; BC and CVE are not', () => {
    const names = ['Albatross', 'Partisan', 'Cormorant', 'Roc', 'Aerie', 'Trebuchet', 'Petrel', 'Osprey']
    const state = weekOf({ seats: { red: seatWith(names.map((name) => groupOf(name, '0505', [name]))), blue: seatWith([]) } })
    const dummies = groupsIn(week(state, {}).state).flatMap(({ dummyOf }) => dummyOf ?? [])
    expect(dummies).toEqual(['Albatross', 'Partisan', 'Cormorant', 'Roc', 'Aerie'])
  })
  test('CR-15.2a: a dummy moves as a group does, in the week in which it is made', () => {
    const { state } = week(base, { red: [row('group-1-dummy', [], { move: jumpTo('0506') })] })
    expect(groupIn(state, 'group-1-dummy')).toMatchObject({ at: '0506', came: { by: 'jump', sides: [0] } })
  })
  test('CR-15.2a: a group that has a dummy elsewhere makes no other', () => {
    const state = weekOf({
      seats: {
        red: seatWith([groupOf('group-1', '0505', ['Roc']), groupOf('group-1-dummy', '0909', [], { dummyOf: 'group-1' })]),
        blue: seatWith([]),
      },
    })
    expect(groupsIn(week(state, {}).state).map(({ id, at }) => [id, at])).toEqual([
      ['group-1', '0505'],
      ['group-1-dummy', '0909'],
    ])
  })
  test('CR-15.2a: a dummy goes when its group has no capital unit any more', () => {
    const state = weekOf({
      seats: {
        red: seatWith([groupOf('group-1', '0505', ['Roc', 'Tern']), groupOf('group-1-dummy', '0909', [], { dummyOf: 'group-1' })]),
        blue: seatWith([]),
      },
    })
    const done = week(state, { red: [row('group-1', ['fleet-2']), row('big', ['fleet-1'], { move: jumpTo('0506') })] }).state
    expect(groupsIn(done).map(({ id, at }) => [id, at])).toEqual([
      ['group-1', '0505'],
      ['big', '0506'],
      ['big-dummy', '0505'],
    ])
  })
  test('CR-15.2a: a group in FTL makes its dummy when it has come out', () => {
    const state = weekOf({ seats: { red: seatWith([groupOf('group-1', null, ['Roc'], { to: '0505' })]), blue: seatWith([]) } })
    expect(groupsIn(week(state, {}).state).map(({ id }) => id)).toEqual(['group-1'])
  })
})

describe('labels', () => {
  const four = groupsOf(['Tern', 'Harrier', 'Osprey', 'Heron'])
  function groupsOf(names: readonly string[]) {
    return names.map((name, index) => groupOf(`group-${index + 1}`, '0505', [name]))
  }
  test('CR-15.3: labels in a hex are dealt again each week by dice of the hex that nobody sees', () => {
    const state = weekOf({ seats: { red: seatWith(four), blue: seatWith([]) } })
    const labels = (faces: readonly number[]) => groupsIn(week(state, {}, { 'W2/labels/red/0505': faces }).state).map(({ label }) => label)
    expect(labels([4, 3, 2])).toEqual(['red-4', 'red-3', 'red-2', 'red-1'])
    expect(labels([1, 1, 1])).toEqual(['red-1', 'red-2', 'red-3', 'red-4'])
  })
  test('CR-15.3: every deal is as likely as any other', () => {
    const state = weekOf({ seats: { red: seatWith(four.slice(0, 3)), blue: seatWith([]) } })
    const [call] = system.openCalls(state)
    const dice = seededDice(1)
    const counts = new Map<string, number>()
    for (let round = 0; round < 600; round += 1) {
      if (!call) continue
      const done = system.resolve(state, call, ordersOf(state, {}), dice)
      const key = groupsIn(done.state)
        .map(({ label }) => label)
        .join()
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    expect([...counts.values()].every((count) => count > 60 && count < 150)).toBe(true)
  })
  test('CR-15.3: a counter that is alone in its hex keeps its label, and no die is rolled', () => {
    const state = weekOf({
      seats: { red: seatWith([groupOf('group-1', '0505', ['Tern']), groupOf('group-2', '0707', ['Tern'])]), blue: seatWith([]) },
    })
    expect(groupsIn(week(state, {}).state).map(({ label }) => label)).toEqual(['red-1', 'red-2'])
  })
  test('CR-15.3: all groups in FTL are at one place', () => {
    const state = weekOf({
      seats: {
        red: seatWith([groupOf('group-1', null, ['Tern'], { to: '0505' }), groupOf('group-2', null, ['Tern'], { to: '0909' })]),
        blue: seatWith([]),
      },
    })
    const done = week(state, {}, { 'W2/labels/red/ftl': [2] }).state
    expect(counters(done)).toEqual([
      ['red-1', '0909'],
      ['red-2', '0505'],
    ])
  })
  test('CR-15.3: a new counter has a name that no counter had, and a name that is gone is the last one of the hex', () => {
    const split = weekOf({
      seats: { red: seatWith([groupOf('group-1', '0505', ['Tern', 'Tern']), groupOf('group-2', '0707', ['Tern'])]), blue: seatWith([]) },
    })
    const more = week(split, { red: [row('group-1', ['fleet-1']), row('new', ['fleet-2'])] }, { 'W2/labels/red/0505': [1] })
    expect(groupsIn(more.state).map(({ id, label }) => [id, label])).toEqual([
      ['group-1', 'red-1'],
      ['group-2', 'red-2'],
      ['new', 'red-3'],
    ])
    const merged = weekOf({ seats: { red: seatWith(four.slice(0, 3)), blue: seatWith([]) } })
    const fewer = week(merged, { red: [row('group-3', ['fleet-1', 'fleet-2', 'fleet-3'])] })
    expect(counters(fewer.state)).toEqual([['red-1', '0505']])
  })
  test('CR-15.1c: the game records what is behind each counter, for its owner alone', () => {
    const { state } = week(weekOf({ seats: { red: seatWith(four), blue: seatWith([]) } }), {})
    const [own, other] = [system.view(state, 'red'), system.view(state, 'blue')]
    expect(own.secret.red?.holdings?.groups.map(({ ships }) => ships)).toEqual([['fleet-1'], ['fleet-2'], ['fleet-3'], ['fleet-4']])
    expect(other.secret.red).toBeUndefined()
    expect(JSON.stringify(other)).not.toMatch(/group-|fleet-/)
  })
  test('CR-15.3: others see counters in the order of their names, and no group', () => {
    const state = weekOf({ seats: { red: seatWith(four), blue: seatWith([]) } })
    const done = week(state, {}, { 'W2/labels/red/0505': [4, 3, 2] })
    const seen = done.events.map((event) => system.observe(event, 'blue')).filter((event) => event?.type === 'placed')
    expect(JSON.stringify(seen)).not.toMatch(/group-|fleet-/)
    expect(counters(done.state).map(([label]) => label)).toEqual(['red-1', 'red-2', 'red-3', 'red-4'])
  })
  test('CR-15.3: counters are placed at every moment of a week, even if nothing has moved', () => {
    const state = weekOf({ seats: { red: seatWith([groupOf('group-1', '0505', ['Tern'])]), blue: seatWith([]) } })
    const moments = eventsOf(week(state, {}), 'placed').map(({ moment, counters: changed }) => [moment, changed])
    expect(moments).toEqual([
      ['harbour', {}],
      ['moves', {}],
      ['contacts', {}],
      ['decisions', {}],
    ])
  })
})
