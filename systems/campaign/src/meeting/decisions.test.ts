// W6: attack or withdraw, by standing answers.
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { attacking, eventsOf, groupIn, groupOf, row, seatWith, week, weekOf, weeksFor } from '../groups/groups-for-tests.ts'
import type { Position } from '../position.ts'
import { worldsWith } from '../table-for-tests.ts'
import type { StandingAnswers } from '../week/book.ts'
import { askedToMeet } from './who-decides.ts'

const WORLDS: Partial<Position> = { worlds: worldsWith({ '0505': 4, '0507': 4, '0909': 4 }) }
const PACT = (seat: 'red' | 'blue' | 'gold') => ({ consents: { pacts: [{ with: seat, until: null }] } })
/** Fleets of three empires at 0505. Red owns 0507, blue owns 0909. */
const threeAt = (
  fleets: Readonly<Record<'red' | 'blue' | 'gold', readonly string[]>>,
  pacts: readonly ('red' | 'blue' | 'gold')[] = [],
) => {
  const other = (seat: 'red' | 'blue' | 'gold') => pacts.find((one) => one !== seat)
  const seat = (name: 'red' | 'blue' | 'gold', worlds: readonly string[]) => {
    const partner = pacts.includes(name) ? other(name) : undefined
    return {
      worlds: [...worlds],
      ...(partner ? PACT(partner) : {}),
      ...seatWith(fleets[name].length > 0 ? [groupOf('group-1', '0505', fleets[name])] : []),
    }
  }
  return weekOf({ ...WORLDS, seats: { red: seat('red', ['0507']), blue: seat('blue', ['0909']), gold: seat('gold', []) } }, weeksFor(3))
}
const ships = (count: number) => Array.from({ length: count }, (_, index) => `fleet-${index + 1}`)
/** The outcome if these seats attack. With a pact each must name the other again. */
function resolved(state: ReturnType<typeof threeAt>, attackers: readonly ('red' | 'blue' | 'gold')[]) {
  const rows = Object.fromEntries(
    attackers.map((seat) => [seat, [attacking('group-1', ships(state.secret[seat]?.holdings?.groups[0]?.ships.length ?? 0))]]),
  )
  return week(state, rows)
}
const battles = (done: ReturnType<typeof resolved>) => eventsOf(done, 'battleBegan').map(({ battle }) => [battle.at, battle.seats])
const places = ({ state }: ReturnType<typeof resolved>) =>
  (['red', 'blue', 'gold'] as const).map((seat) => state.secret[seat]?.holdings?.groups.map(({ at, to }) => [at, to])[0])

describe('attack and withdraw', () => {
  const two = threeAt({ red: ['Tern'], blue: ['Tern'], gold: [] })
  test('CR-17.4a: one attacks, the other withdraws, and the attacker stays alone', () => {
    const done = resolved(two, ['red'])
    expect(eventsOf(done, 'decided')).toMatchObject([{ at: '0505', seats: ['red', 'blue'], stay: ['red'], leave: ['blue'] }])
    expect(places(done).slice(0, 2)).toEqual([
      ['0505', null],
      [null, '0507'],
    ])
    expect(battles(done)).toEqual([])
  })
  test('CR-17.4b: who withdraws is in FTL, headed for the next week with the side by which it comes', () => {
    const done = resolved(two, ['blue'])
    expect(groupIn(done.state, 'group-1')).toMatchObject({ at: null, to: '0507', came: { by: 'jump', sides: [0] } })
    expect(done.state.counters.find(({ owner }) => owner === 'red')).toMatchObject({ at: null })
  })
  test('CR-17.5: if all withdraw, all leave, and nobody attacks by default (CR-X.8)', () => {
    const done = resolved(two, [])
    expect(
      places(done)
        .slice(0, 2)
        .map((place) => place?.[0]),
    ).toEqual([null, null])
    expect(battles(done)).toEqual([])
  })
  test('CR-17.6a: two hostile attackers fight a battle, which is public, and others withdraw unhurt', () => {
    const done = resolved(threeAt({ red: ['Tern'], blue: ['Tern'], gold: ['Tern'] }), ['red', 'blue'])
    expect(battles(done)).toEqual([['0505', ['red', 'blue']]])
    expect(places(done)[2]?.[0]).toBeNull()
    expect(done.state.battles).toEqual([{ at: '0505', batch: 1, seats: ['red', 'blue'], holder: null, contested: false }])
    const seen = done.events.flatMap((event) => system.observe(event, 'public') ?? [])
    expect(eventsOf({ events: seen }, 'battleBegan')).toHaveLength(1)
    expect(eventsOf({ events: seen }, 'decided')).toEqual([])
  })
  test('CR-17.3: each group answers for itself', () => {
    const state = weekOf({
      ...WORLDS,
      seats: {
        red: { worlds: ['0507'], ...seatWith([groupOf('group-1', '0505', ['Tern']), groupOf('group-2', '0505', ['Tern'])]) },
        blue: { worlds: ['0909'], ...seatWith([groupOf('group-1', '0505', ['Tern'])]) },
      },
    })
    const done = week(state, { red: [attacking('group-1', ['fleet-1'])] })
    expect([groupIn(done.state, 'group-1').at, groupIn(done.state, 'group-2').at]).toEqual(['0505', null])
    expect(eventsOf(done, 'decided')).toMatchObject([{ stay: ['red'], leave: ['red', 'blue'] }])
  })
  test('CR-17.3: a standing answer follows the size of the largest hostile fleet', () => {
    const answers: StandingAnswers = { larger: 'withdraw', equal: 'attack', smaller: 'attack', fallBack: null }
    const stays = (blue: readonly string[], gold: readonly string[]) =>
      groupIn(week(threeAt({ red: ['Tern'], blue, gold }), { red: [row('group-1', ['fleet-1'], { answers })] }).state, 'group-1').at
    expect([stays(['Tern'], []), stays(['Lantern'], []), stays(['Roc'], []), stays(['Lantern'], ['Roc'])]).toEqual([
      '0505',
      '0505',
      null,
      null,
    ])
  })
  test('CR-17.4b: a withdrawal goes to the fall-back hex that is named', () => {
    const answers: StandingAnswers = { larger: 'withdraw', equal: 'withdraw', smaller: 'withdraw', fallBack: '0404' }
    const done = week(two, { red: [row('group-1', ['fleet-1'], { answers })] })
    expect(groupIn(done.state, 'group-1').to).toBe('0404')
  })
  test('CR-18.2b: a scout that looks and leaves has its move of the next week', () => {
    const later = week({ ...resolved(two, ['blue']).state, play: two.play }, {})
    expect(groupIn(later.state, 'group-1')).toMatchObject({ at: '0507', to: null })
  })
})

describe('those who cannot', () => {
  const craft = threeAt({ red: ['Bulwark'], blue: ['Tern'], gold: [] })
  test('CR-X.8: craft that cannot leave fight who attacks them (CR-8.1b)', () => {
    expect(battles(resolved(craft, ['blue']))).toEqual([['0505', ['red', 'blue']]])
  })
  test('CR-X.8: craft that cannot leave attack nobody by themselves', () => {
    const done = resolved(craft, [])
    expect(battles(done)).toEqual([])
    expect(places(done).slice(0, 2)).toEqual([
      ['0505', null],
      [null, '0507'],
    ])
  })
  test('CR-3.6e: a group without an armed ship or without endurance withdraws instead of attacking', () => {
    expect(places(resolved(threeAt({ red: ['Pilgrim'], blue: ['Tern'], gold: [] }), ['red']))[0]?.[0]).toBeNull()
    const tired = weekOf({
      ...WORLDS,
      seats: {
        red: { worlds: ['0507'], ...seatWith([groupOf('group-1', '0505', [], { ships: [{ design: 'Tern', away: 6 }] })]) },
        blue: { worlds: ['0909'], ...seatWith([groupOf('group-1', '0505', ['Tern'])]) },
      },
    })
    expect(groupIn(week(tired, { red: [attacking('group-1', ['fleet-1'])] }).state, 'group-1').at).toBeNull()
  })
})

describe('partners', () => {
  test('CR-X.4: partners with a pact do not decide about each other and stay', () => {
    const done = resolved(threeAt({ red: ['Tern'], blue: ['Tern'], gold: [] }, ['red', 'blue']), ['red', 'blue'])
    expect(battles(done)).toEqual([])
    expect(
      places(done)
        .slice(0, 2)
        .map((place) => place?.[0]),
    ).toEqual(['0505', '0505'])
  })
  test('CR-X.4: partners fight side by side against a third empire', () => {
    const done = resolved(threeAt({ red: ['Tern'], blue: ['Tern'], gold: ['Tern'] }, ['red', 'blue']), ['red', 'blue', 'gold'])
    expect(battles(done)).toEqual([['0505', ['red', 'blue', 'gold']]])
    const alone = resolved(threeAt({ red: ['Tern'], blue: ['Tern'], gold: ['Tern'] }, ['red', 'blue']), ['red', 'gold'])
    expect(battles(alone)).toEqual([['0505', ['red', 'gold']]])
  })
})

describe('classes', () => {
  test('CR-15.3: those who part learn the class names that they met, without numbers', () => {
    const done = resolved(threeAt({ red: ['Tern', 'Rapier'], blue: ['Roc', 'Osprey', 'Osprey'], gold: [] }), [])
    expect(eventsOf(done, 'classesSeen').map(({ seat, of, classes }) => [seat, of, classes])).toEqual([
      ['red', 'blue', ['CA', 'SDN']],
      ['blue', 'red', ['FF']],
    ])
  })
  test('CR-15.3: those who fight each other learn whole lists instead, and those who leave a battle learn classes', () => {
    const done = resolved(threeAt({ red: ['Tern'], blue: ['Tern'], gold: ['Tern'] }), ['red', 'blue'])
    expect(eventsOf(done, 'classesSeen').map(({ seat, of }) => [seat, of])).toEqual([
      ['red', 'gold'],
      ['blue', 'gold'],
      ['gold', 'red'],
      ['gold', 'blue'],
    ])
  })
})

describe('who is asked', () => {
  const asked = (position: Partial<Position>) => askedToMeet(weekOf({ ...WORLDS, ...position }, weeksFor(3)))
  const dummy = (at: string) => groupOf('group-9-dummy', at, [], { dummyOf: 'group-9' })
  test('CR-X.10: owners of counters in one hex are asked, dummies included', () => {
    expect(
      asked({
        seats: {
          red: seatWith([groupOf('group-1', '0101', ['Tern'])]),
          blue: seatWith([dummy('0101')]),
          gold: seatWith([groupOf('group-1', '0102', ['Tern'])]),
        },
      }),
    ).toEqual(['red', 'blue'])
  })
  test('CR-X.10: the owner of a world where a foreign counter is is asked', () => {
    expect(
      asked({
        seats: { red: seatWith([groupOf('group-1', '0505', ['Tern'])]), blue: { worlds: ['0505'], ...seatWith([]) }, gold: seatWith([]) },
      }),
    ).toEqual(['red', 'blue'])
    expect(
      asked({
        seats: { red: { worlds: ['0505'], ...seatWith([groupOf('group-1', '0505', ['Tern'])]) }, blue: seatWith([]), gold: seatWith([]) },
      }),
    ).toEqual([])
  })
  test('CR-X.10: a pact changes nothing, and counters in FTL do not count', () => {
    expect(
      asked({
        seats: {
          red: { ...PACT('blue'), ...seatWith([groupOf('group-1', '0101', ['Tern'])]) },
          blue: { ...PACT('red'), ...seatWith([groupOf('group-1', '0101', ['Tern'])]) },
          gold: seatWith([]),
        },
      }),
    ).toEqual(['red', 'blue'])
    expect(
      asked({
        seats: {
          red: seatWith([groupOf('group-1', null, ['Tern'], { to: '0101' })]),
          blue: seatWith([groupOf('group-1', null, ['Tern'], { to: '0101' })]),
          gold: seatWith([]),
        },
      }),
    ).toEqual([])
  })
})
