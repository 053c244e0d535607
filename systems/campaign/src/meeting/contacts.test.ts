// W5: contacts, sizes and attitudes.
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { eventsOf, groupIn, groupOf, groupsIn, jumpTo, row, seatWith, week, weekOf, weeksFor } from '../groups/groups-for-tests.ts'
import type { Position } from '../position.ts'
import { worldsWith } from '../table-for-tests.ts'
import { largestOf, sizeOf } from './meetings.ts'

/** Red and blue with these fleets in one hex. */
const meet = (red: readonly string[], blue: readonly string[], more: Partial<Position> = {}, setup = weeksFor()) =>
  week(
    weekOf(
      { ...more, seats: { red: seatWith([groupOf('group-1', '0505', red)]), blue: seatWith([groupOf('group-1', '0505', blue)]) } },
      setup,
    ),
    {},
  )
const remarks = (red: readonly string[], blue: readonly string[]) =>
  eventsOf(meet(red, blue), 'sized').map(({ seat, remarks: [one] }) => [seat, one?.size, one?.ships])

describe('contact', () => {
  test('CR-17.1: fleets of several empires meet in a hex, empty space included', () => {
    expect(eventsOf(meet(['Tern'], ['Tern']), 'contact')).toMatchObject([{ at: '0505', seats: ['red', 'blue'], dummies: [] }])
  })
  test('CR-17.1: contacts are made hex by hex in map order, and known to those who meet', () => {
    const state = weekOf(
      {
        seats: {
          red: seatWith([groupOf('group-1', '0909', ['Tern']), groupOf('group-2', '0203', ['Tern'])]),
          blue: seatWith([groupOf('group-1', '0203', ['Tern'])]),
          gold: seatWith([groupOf('group-1', '0909', ['Tern'])]),
        },
      },
      weeksFor(3),
    )
    const done = week(state, {})
    expect(eventsOf(done, 'contact').map(({ at }) => at)).toEqual(['0203', '0909'])
    const seen = done.events.map((event) => system.observe(event, 'blue'))
    expect(eventsOf({ events: seen.filter((one) => one !== undefined) }, 'contact').map(({ at }) => at)).toEqual(['0203'])
  })
  test('CR-15.2a: contact exposes dummies and takes them off the map', () => {
    const dummy = groupOf('group-1-dummy', '0606', [], { dummyOf: 'group-1' })
    const state = weekOf({
      seats: { red: seatWith([groupOf('group-1', '0505', ['Roc']), dummy]), blue: seatWith([groupOf('group-1', '0607', ['Tern'])]) },
    })
    const done = week(state, { blue: [row('group-1', ['fleet-1'], { move: jumpTo('0606') })] })
    expect(eventsOf(done, 'contact')).toMatchObject([{ seats: ['red', 'blue'], dummies: ['red-2'] }])
    expect(groupsIn(done.state).map(({ id }) => id)).toEqual(['group-1'])
    expect(done.state.counters.map(({ label }) => label)).toEqual(['red-1', 'blue-1'])
    expect(eventsOf(done, 'sized')).toEqual([])
    expect(groupIn(done.state, 'group-1', 'blue').at).toBe('0606')
  })
  test('CR-15.2a: a dummy that meets nobody stays', () => {
    const dummy = groupOf('group-1-dummy', '0606', [], { dummyOf: 'group-1' })
    const state = weekOf({ seats: { red: seatWith([groupOf('group-1', '0505', ['Roc']), dummy]), blue: seatWith([]) } })
    expect(groupsIn(week(state, {}).state)).toHaveLength(2)
  })
  test('CR-5.3: a group in FTL meets nobody', () => {
    const state = weekOf({
      seats: {
        red: seatWith([groupOf('group-1', '0505', ['Tern'])]),
        blue: seatWith([groupOf('group-1', '0506', ['Tern'])]),
      },
    })
    expect(eventsOf(week(state, {}), 'contact')).toEqual([])
  })
})

describe('sizes', () => {
  test('CR-17.2a: larger from 3 : 2 on, smaller from 2 : 3 on, else equal', () => {
    expect([150, 149, 67, 66, 100].map((other) => sizeOf(other, 100))).toEqual(['larger', 'equal', 'equal', 'smaller', 'equal'])
    expect([sizeOf(200, 300), sizeOf(201, 300), sizeOf(450, 300), sizeOf(449, 300)]).toEqual(['smaller', 'equal', 'larger', 'equal'])
    expect([sizeOf(0, 0), sizeOf(1, 0), sizeOf(0, 1)]).toEqual(['equal', 'larger', 'smaller'])
  })
  test('CR-17.2a: each owner apart is told the size of the other fleet in words', () => {
    expect(remarks(['Tern', 'Tern'], ['Harrier'])).toEqual([
      ['red', 'equal', null],
      ['blue', 'equal', null],
    ])
    expect(remarks(['Tern'], ['Harrier'])).toEqual([
      ['red', 'larger', null],
      ['blue', 'smaller', null],
    ])
  })
  test('CR-X.13: supply ships count nowhere as force', () => {
    expect(remarks(['Tern'], ['Drover', 'Drover'])).toEqual([
      ['red', 'smaller', 'larger'],
      ['blue', 'larger', 'smaller'],
    ])
  })
  test('CR-17.2b: a mean mass of twice or half is told', () => {
    expect(remarks(['Tern', 'Tern', 'Tern'], ['Heron'])).toEqual([
      ['red', 'equal', 'larger'],
      ['blue', 'equal', 'smaller'],
    ])
    expect(remarks(['Tern', 'Heron'], ['Heron', 'Heron'])[0]).toEqual(['red', 'equal', null])
  })
  test('CR-17.2a: all groups of an owner in the hex count together, and only the owner is told', () => {
    const state = weekOf({
      seats: {
        red: seatWith([groupOf('group-1', '0505', ['Tern']), groupOf('group-2', '0505', ['Tern'])]),
        blue: seatWith([groupOf('group-1', '0505', ['Harrier'])]),
      },
    })
    const done = week(state, {})
    expect(eventsOf(done, 'sized').map(({ remarks: [one] }) => one?.size)).toEqual(['equal', 'equal'])
    const seen = done.events.flatMap((event) => system.observe(event, 'blue') ?? [])
    expect(eventsOf({ events: seen }, 'sized').map(({ seat }) => seat)).toEqual(['blue'])
  })
  test('CR-17.3: against several fleets the largest counts', () => {
    expect([largestOf(['smaller', 'larger']), largestOf(['smaller', 'equal']), largestOf(['smaller'])]).toEqual([
      'larger',
      'equal',
      'smaller',
    ])
  })
})

describe('attitudes', () => {
  const land: Partial<Position> = { worlds: worldsWith({ '0505': 6 }), umpire: { attitudes: { '0505': 3 } } }
  test('CR-1.6a: a visitor learns the attitude of a neutral world, and nobody else does', () => {
    const done = meet(['Tern'], ['Tern'], land)
    expect(eventsOf(done, 'attitudeLearned')).toMatchObject([{ seats: ['red', 'blue'], at: '0505', attitude: 3 }])
    expect(done.state.secret.red?.attitudes).toEqual({ '0505': 3 })
    const alone = week(weekOf({ ...land, seats: { red: seatWith([groupOf('group-1', '0505', ['Tern'])]), blue: seatWith([]) } }), {})
    expect([alone.state.secret.red?.attitudes, alone.state.secret.blue?.attitudes]).toEqual([{ '0505': 3 }, {}])
  })
  test('CR-1.6a: a dummy learns nothing', () => {
    const groups = [groupOf('group-1', '0909', ['Roc']), groupOf('group-1-dummy', '0505', [], { dummyOf: 'group-1' })]
    expect(eventsOf(week(weekOf({ ...land, seats: { red: seatWith(groups), blue: seatWith([]) } }), {}), 'attitudeLearned')).toEqual([])
  })
  test('CR-1.6a: by a setting all learn it', () => {
    const setup = weeksFor(2, { scouting: 'public' })
    const state = weekOf({ ...land, seats: { red: seatWith([groupOf('group-1', '0505', ['Tern'])]), blue: seatWith([]) } }, setup)
    expect(eventsOf(week(state, {}), 'attitudeLearned')).toMatchObject([{ seats: ['red', 'blue'] }])
  })
  test('CR-1.6a: a world with an owner has no attitude to learn, and what is known is not told again', () => {
    const owned = weekOf({
      ...land,
      seats: { red: seatWith([groupOf('group-1', '0505', ['Tern'])]), blue: { worlds: ['0505'], ...seatWith([]) } },
    })
    expect(eventsOf(week(owned, {}), 'attitudeLearned')).toEqual([])
    const known = weekOf({
      ...land,
      seats: { red: { attitudes: { '0505': 3 }, ...seatWith([groupOf('group-1', '0505', ['Tern'])]) }, blue: seatWith([]) },
    })
    expect(eventsOf(week(known, {}), 'attitudeLearned')).toEqual([])
  })
})
