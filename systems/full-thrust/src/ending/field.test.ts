import { describe, expect, test } from 'vitest'
import { begin, eventsOf, setupFor } from '../game-for-tests.ts'
import type { Position } from '../position.ts'
import type { Group, State } from '../state.ts'
import { groupOf, shipOf } from '../table.ts'
import { type BattleForTests, battle, type ShipForTests } from '../table-for-tests.ts'
import { armedAmong, groupDistance, gunDistance, isArmed } from './armed.ts'
import { keptInBy, pursuitOf, trendOf } from './disengaging.ts'
import { endCause } from './end.ts'
import { pointsFor, winnerByPoints } from './points.ts'
import { fieldHolder } from './recovery.ts'

const MU = 1560
const duel = (red: ShipForTests, blue: ShipForTests, more: BattleForTests = {}) => battle({ red: [red], blue: [blue], ...more })
const red = (design: string, condition: ShipForTests['condition'] = {}) => {
  const state = battle({ red: [{ design, condition }] })
  return { state, ship: shipOf(state, 'red-1') }
}
const lost = (...ids: readonly string[]) => ({ systems: Object.fromEntries(ids.map((id) => [id, 'lost' as const])) })

describe('armed ships', () => {
  const armed = (design: string, condition: ShipForTests['condition'] = {}) => {
    const { state, ship } = red(design, condition)
    return isArmed(state, ship)
  }
  test('FT-END-09: a weapon, a PDS or a loaded bay; a launcher needs a load', () => {
    expect([armed('Tern', lost('beam-1', 'beam-2')), armed('Tern', lost('beam-1', 'beam-2', 'pds-1'))]).toEqual([true, false])
    const others = ['torpedo-1', 'torpedo-2', 'beam-1', 'beam-2', 'pds-1', 'pds-2']
    const launcher = (standard: number, extended = 0) =>
      armed('Falchion', { ...lost(...others), loads: { 'magazine-1': { standard, extended } } })
    expect([launcher(1), launcher(0, 1), launcher(0), armed('Falchion', lost(...others, 'magazine-1'))]).toEqual([true, true, false, false])
    const landfall = ['beam-1', 'pds-1', 'pds-2', 'pds-3', 'pds-4', 'pds-5', 'pds-6']
    expect(armed('Landfall', lost(...landfall))).toBe(false) // FT-DES-19: ortillery has no use in space
  })
  test('FT-END-09: groups in its own bays count, not those of others or in flight', () => {
    const guns = ['beam-1', 'beam-2', 'pds-1', 'pds-2', 'pds-3', 'pds-4', 'pds-5']
    const state = battle({
      red: [
        { design: 'Aerie', condition: lost(...guns) },
        { design: 'Lantern', condition: lost('beam-1', 'pds-1') },
      ],
    })
    expect([isArmed(state, shipOf(state, 'red-1')), isArmed(state, shipOf(state, 'red-2'))]).toEqual([true, false])
    const out = {
      groups: Object.fromEntries(Object.entries(state.groups).map(([id, group]): [string, Group] => [id, { ...group, where: 'space' }])),
    }
    expect(isArmed({ ...state, ...out }, shipOf(state, 'red-1'))).toBe(false)
  })
  test('FT-END-09, FT-END-10: armed ships that can act', () => {
    const state = duel({ design: 'Tern' }, { design: 'Tern', condition: { crewOut: true } })
    expect(armedAmong(state, Object.values(state.ships)).map(({ id }) => id)).toEqual(['red-1'])
  })
})

describe('reach of guns', () => {
  const reach = (design: string, condition: ShipForTests['condition'] = {}) => gunDistance(red(design, condition).ship)
  test('FT-END-03: beams 12 MU for each class above 1, packs 12, salvoes 30 or 36, others nothing; at most 36', () => {
    expect([reach('Tern'), reach('Lantern'), reach('Osprey'), reach('Roc')]).toEqual([12, 0, 24, 36])
    expect([reach('Dart'), reach('Lancer'), reach('Lancer', lost('rack-1')), reach('Quiver')]).toEqual([12, 30, 0, 36])
    const falchion = (standard: number, extended: number) => reach('Falchion', { loads: { 'magazine-1': { standard, extended } } })
    expect([falchion(3, 0), falchion(1, 1), falchion(0, 1), falchion(0, 0)]).toEqual([30, 36, 36, 0])
    expect([groupDistance({ fast: true } as Group), groupDistance({ fast: false } as Group)]).toEqual([36, 30])
  })
  test('FT-END-02: a ship is kept by enemies that can act and groups with endurance, within their reach', () => {
    const kept = (range: number, blue: Partial<ShipForTests> = {}) => {
      const state = duel({ design: 'Drover' }, { design: 'Osprey', at: [0, range], ...blue })
      return keptInBy(state, shipOf(state, 'red-1'))
    }
    expect([kept(24), kept(25), kept(24, { condition: { crewOut: true } })]).toEqual([['blue-1'], [], []])
    const group = (range: number, more: Partial<Group> = {}) => {
      const state = duel({ design: 'Drover' }, { design: 'Aerie', at: [0, 90] })
      const flown = { ...groupOf(state, 'g1'), where: 'space' as const, at: [0, range * MU] as const, ...more }
      return keptInBy({ ...state, groups: { ...state.groups, g1: flown } }, shipOf(state, 'red-1'))
    }
    expect([group(30), group(31), group(30, { endurance: 0 }), group(36, { fast: true }), group(5, { seat: 'red' })]).toEqual([
      ['g1'],
      [],
      [],
      ['g1'],
      [],
    ])
  })
  test('FT-END-04: the nearest gap now and after a turn straight on, and the lowest thrusts', () => {
    const state = battle({
      red: [
        { design: 'Tern', ship: { velocity: 4 } },
        { design: 'Osprey', at: [0, -10] },
      ],
      blue: [
        { design: 'Osprey', at: [0, 20] },
        { design: 'Tern', at: [0, 30], condition: { drive: 1 } },
      ],
    })
    const side = (seat: string) => Object.values(state.ships).filter((ship) => ship.seat === seat)
    const pursuit = pursuitOf(state, side('red'), side('blue'))
    expect([pursuit.now > pursuit.next, pursuit.runner, pursuit.pursuer]).toEqual([true, 4, 3])
    expect(trendOf({ now: 1, next: 1, runner: 2, pursuer: 2 })).toBe('unclear')
  })
})

describe('the end', () => {
  test('FT-END-09: sides with armed ships hold or contest the field', () => {
    const unarmed = lost('beam-1', 'beam-2', 'pds-1')
    expect(fieldHolder(duel({ design: 'Tern', condition: unarmed }, { design: 'Tern', condition: unarmed }))).toBeNull()
    expect(fieldHolder(duel({ design: 'Tern' }, { design: 'Tern', condition: unarmed }))).toBe('alpha')
  })
  test('FT-END-08, FT-FTL-07: a side whose ships are still coming is not alone', () => {
    const state = (status: 'coming' | 'jumped') => duel({ design: 'Tern' }, { design: 'Tern', ship: { status } })
    expect([endCause(state('coming')), endCause(state('jumped'))]).toEqual([undefined, 'alone'])
  })
  test('FT-END-08: a turn with a dogfight or an attack of fighters is not quiet', () => {
    const quiet = (group: object) =>
      begin(setupFor('cruiser-duel'), {
        at: 'turnEnd',
        turn: 2,
        quiet: 1,
        groups: { g1: { where: 'space', mu: [0, 40], ...group } },
        ships: { 'red-1': { seat: 'red', design: 'Aerie' }, 'blue-1': { seat: 'blue', design: 'Tern', mu: [0, 9] } },
      } satisfies Position).state.quiet
    expect([quiet({}), quiet({ fought: 2 }), quiet({ fought: 1 })]).toEqual([2, 0, 2])
    expect([quiet({ attacked: { ship: 'blue-1', turn: 2 } }), quiet({ attacked: { ship: 'blue-1', turn: 1 } })]).toEqual([0, 2])
  })
  test('FT-END-11: the aim of points is not that of the field', () => {
    const played = begin(setupFor('cruiser-duel'), {
      at: 'turnEnd',
      turn: 30,
      ships: {
        'red-1': {
          seat: 'red',
          design: 'Osprey',
          condition: lost('beam-1', 'beam-2', 'beam-3', 'beam-4', 'beam-5', 'beam-6', 'beam-7', 'pds-1', 'pds-2', 'pds-3'),
        },
        'blue-1': { seat: 'blue', design: 'Tern', mu: [0, 9] },
      },
    })
    expect(played.state.outcome).toMatchObject({ winners: [], why: 'FT-END-08' }) // Blue holds the field, and has no points
    expect(eventsOf(played, 'ended').length).toBe(1)
  })
  test('FT-FTR-20: only the side that holds the field finds bays of friends', () => {
    const end = (blue: object) =>
      eventsOf(
        begin(setupFor('cruiser-duel'), {
          at: 'turnEnd',
          turn: 30,
          groups: { g1: { where: 'space', mu: [0, 5] } },
          ships: {
            'red-1': { seat: 'red', design: 'Aerie', status: 'destroyed' },
            'red-2': { seat: 'red', design: 'Petrel', mu: [9, 0], condition: { fighters: { 'bay-1': 0, 'bay-2': 6, 'bay-3': 6 } } },
            'blue-1': { seat: 'blue', design: 'Tern', mu: [0, 90], ...blue },
          },
        } satisfies Position),
        'groupLost',
      ).length
    expect([end({}), end({ condition: { crewOut: true } })]).toEqual([1, 0]) // contested, then held by Red
  })
  test('FT-END-08: the battle goes on while two sides of three can act', () => {
    const able = (...seats: readonly string[]) => {
      const ship = (seat: string): ShipForTests => ({ design: 'Tern', condition: { crewOut: !seats.includes(seat) } })
      return endCause(battle({ red: [ship('red')], blue: [ship('blue')], gold: [ship('gold')] }))
    }
    expect([able('red', 'blue'), able('red'), able('gold'), able()]).toEqual([undefined, 'alone', 'alone', 'alone'])
  })
  test('FT-END-11: a ship that has left is judged by its rows, though it drifts', () => {
    const points = (status: 'present' | 'jumped') =>
      pointsFor(duel({ design: 'Tern' }, { design: 'Osprey', condition: { crewOut: true, hull: 12 }, ship: { status } }), 'alpha', [
        'alpha',
        'beta',
      ]).total
    expect([points('present'), points('jumped')]).toEqual([205, 68])
  })
  test('FT-END-11: exactly 3 to 2, and exactly 100 ahead, win', () => {
    const gone = (design: string): ShipForTests => ({ design, ship: { status: 'destroyed' } })
    const three = battle({ red: [gone('Lancer'), gone('Lancer')], blue: [gone('Lancer'), gone('Lancer'), gone('Lancer')] })
    expect(winnerByPoints(three, ['alpha', 'beta'])).toBe('alpha')
    const hundred = battle({ red: [{ design: 'Tern' }], blue: [gone('Lantern'), { design: 'Aerie' }] })
    const empty = Object.fromEntries(
      Object.entries(hundred.groups).map(([id, group]): [string, Group] => [id, { ...group, fighters: 0, where: 'gone' }]),
    )
    expect(pointsFor({ ...hundred, groups: empty }, 'alpha', ['alpha', 'beta']).total).toBe(100)
    expect(winnerByPoints({ ...hundred, groups: empty }, ['alpha', 'beta'])).toBe('alpha')
  })
  test('FT-END-11: partners share the result, and each side is ahead of all others', () => {
    const three = battle({
      red: [{ design: 'Tern' }],
      blue: [{ design: 'Osprey', ship: { status: 'destroyed' } }],
      gold: [{ design: 'Tern', ship: { status: 'destroyed' } }],
    })
    const sides = ['alpha', 'beta', 'gamma'] as const
    expect(sides.map((side) => pointsFor(three, side, sides).total)).toEqual([341, 67, 274])
    expect(winnerByPoints(three, sides)).toBeUndefined()
  })
  test('FT-END-06: dice are spared only if every seat of the hostile side that is there lets all go', () => {
    const tested = (letGo: State['letGo'], ...faces: readonly number[]) =>
      eventsOf(
        begin(
          setupFor('allies'),
          {
            at: [{ step: 'disengage' }],
            letGo,
            ships: {
              'red-1': { seat: 'red', design: 'Tern', disengaging: true, velocity: 4, course: 6, mu: [0, -60] },
              'blue-1': { seat: 'blue', design: 'Lantern', velocity: 8, course: 6 },
              'green-1': { seat: 'green', design: 'Lantern', velocity: 8, course: 6 },
            },
          },
          ...faces,
        ),
        'disengagementTested',
      )[0]?.tests.map(({ by }) => by)
    expect([tested({ red: ['blue', 'green'] }), tested({ red: ['blue'] }), tested({})]).toEqual([['letGo'], ['trend'], ['trend']])
  })
  test('FT-END-06: a seat without ships has nothing to let go', () => {
    const ships = {
      'red-1': { seat: 'red', design: 'Tern', disengaging: true, velocity: 4, course: 6, mu: [0, -60] },
      'blue-1': { seat: 'blue', design: 'Lantern', velocity: 8, course: 6 },
    } as const
    const played = begin(setupFor('allies'), { at: [{ step: 'disengage' }], letGo: { red: ['blue'] }, ships })
    expect(eventsOf(played, 'disengagementTested')[0]?.tests.map(({ by }) => by)).toEqual(['letGo'])
  })
})
