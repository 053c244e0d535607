import { describe, expect, test } from 'vitest'
import type { AttackOrder } from '../orders.ts'
import type { Group, State } from '../state.ts'
import { groupOf, shipOf } from '../table.ts'
import { playSteps } from '../table-for-tests.ts'
import { at, attacks, CARRIERS, eventsOfType, withAir } from './air-for-tests.ts'
import { screensOf } from './declaring.ts'
import { fightsOf } from './fights.ts'
import { attackSteps } from './steps.ts'

const SCREEN = { mission: { do: 'screen', ship: 'blue-1' } } as const
const screened = (attackers: readonly AttackOrder[], joins: Readonly<Record<string, string>> = {}): State =>
  withAir(CARRIERS, { groups: { g1: {}, g2: {}, g3: {}, g5: SCREEN, g6: SCREEN, g7: {} }, change: () => ({ attacks: attackers, joins }) })
const pairs = (state: State) => fightsOf(state).map((fight) => fight.map(({ group }) => group.id))

describe('screens and attackers', () => {
  test('FT-FTR-11: attackers take the screens in order of id, however they were declared', () => {
    expect(pairs(screened([at('g2', 'ship', 'blue-1'), at('g1', 'ship', 'blue-1')]))).toEqual([
      ['g1', 'g5'],
      ['g2', 'g6'],
    ])
  })
  test('FT-FTR-11: a spare screen joins the fight of its ship that it chooses', () => {
    const state = screened([at('g1', 'ship', 'blue-1', { engages: 'g5' }), at('g2', 'ship', 'blue-1', { engages: 'g6' })], { g7: 'g2' })
    const third = { ...state, groups: { ...state.groups, g7: { ...groupOf(state, 'g7'), ...SCREEN } } }
    expect(pairs(third)).toEqual([
      ['g1', 'g5'],
      ['g2', 'g6', 'g7'],
    ])
  })
  test('FT-FTR-11: a group that engages one screen is not given another', () => {
    const state = screened([at('g1', 'ship', 'blue-1', { engages: 'g6' }), at('g2', 'ship', 'blue-1')])
    expect(pairs(state)).toEqual([
      ['g1', 'g6'],
      ['g2', 'g5'],
    ])
  })
  test('FT-FTR-11: an attack on a group or a salvo meets no screens', () => {
    expect(pairs(screened([at('g1', 'group', 'g7'), at('g2', 'salvo', 's1')]))).toEqual([['g1', 'g7']])
  })
  test('FT-FTR-11: a spare screen whose choice is no fight of its ship joins the first one', () => {
    const two = [at('g1', 'ship', 'blue-1'), at('g3', 'group', 'g7')]
    expect(pairs(screened(two, { g6: 'g3' }))).toEqual([
      ['g1', 'g5', 'g6'],
      ['g3', 'g7'],
    ])
  })
  test('FT-FTR-11: without an attacker on the ship its screens fight nobody', () => {
    expect(pairs(screened([]))).toEqual([])
  })
  test('FT-FTR-13: a group that a screen engages answers, whatever its order', () => {
    const press = { ifIntercepted: 'press' } as const
    const pressing = (state: State) => fightsOf(state).flatMap((fight) => fight.filter((one) => one.pressing).map(({ group }) => group.id))
    expect(pressing(screened([at('g1', 'ship', 'blue-1', press)]))).toEqual([])
    expect(pressing(screened([at('g7', 'group', 'g1', press), at('g1', 'salvo', 's1', press)]))).toEqual(['g1'])
    expect(pressing(screened([at('g7', 'group', 'g1'), at('g1', 'salvo', 's1')]))).toEqual([])
  })
})

describe('dice of dogfights', () => {
  const kills = (red: Partial<Group>, blue: Partial<Group>, ...dice: readonly number[]) => {
    const state = withAir(CARRIERS, {
      groups: { g1: { fighters: 1, ...red }, g5: { fighters: 1, ...blue } },
      change: () => ({ attacks: [at('g1', 'group', 'g5')] }),
    })
    const [fought] = eventsOfType(playSteps(attackSteps, state, [{ step: 'dogfight' }], { dice }), 'dogfought')
    return fought?.groups.map((group) => group.kills)
  }
  test('FT-FTR-09: interceptors have +1, attack and torpedo fighters −2', () => {
    expect([kills({ role: 'interceptor' }, {}, 3, 1), kills({ role: 'interceptor' }, {}, 2, 1)]).toEqual([
      [1, 0],
      [0, 0],
    ])
    expect([kills({ role: 'attack' }, {}, 5, 1), kills({ role: 'torpedo' }, {}, 6, 1, 1)]).toEqual([
      [0, 0],
      [1, 0],
    ])
  })
  test('FT-OPT-07: an ace group throws one die more, a poor one has −1', () => {
    expect([kills({ quality: 'ace' }, {}, 4, 4, 1), kills({ quality: 'poor' }, {}, 4, 1), kills({ quality: 'poor' }, {}, 5, 1)]).toEqual([
      [2, 0],
      [0, 0],
      [1, 0],
    ])
  })
  test('FT-FTR-21: heavy fighters lower the dice only if all opponents are heavy', () => {
    const state = (heavy: boolean) =>
      withAir(CARRIERS, {
        groups: { g1: { fighters: 1 }, g5: { fighters: 1, heavy: true }, g6: { fighters: 1, heavy } },
        change: () => ({ attacks: [at('g1', 'group', 'g5'), at('g6', 'group', 'g1')] }),
      })
    const first = (heavy: boolean) =>
      eventsOfType(playSteps(attackSteps, state(heavy), [{ step: 'dogfight' }], { dice: [4, 1, 1] }), 'dogfought')[0]?.groups[0]?.kills
    expect([first(true), first(false)]).toEqual([0, 1])
  })
  test('FT-FTR-07: what a fight costs is paid by all of its groups that have endurance left', () => {
    const state = withAir(CARRIERS, {
      groups: { g1: { fighters: 1, endurance: 1 }, g5: { fighters: 1, endurance: 0 }, g6: { endurance: 3 } },
      change: () => ({ attacks: [at('g1', 'group', 'g5')] }),
    })
    const played = playSteps(attackSteps, state, [{ step: 'dogfight' }], { dice: [1, 1] })
    expect(eventsOfType(played, 'endurancePaid')).toMatchObject([{ groups: ['g1'] }])
    expect(['g1', 'g5', 'g6'].map((id) => groupOf(played.state, id).endurance)).toEqual([0, 0, 3])
  })
  test('FT-FTR-07: a spent group kills on a 6 only', () => {
    const ofSpent = [1, 2, 3, 4, 5, 6].map((face) => kills({ endurance: 0 }, {}, face, 1)?.[0])
    expect(ofSpent).toEqual([0, 0, 0, 0, 0, 1])
  })
  test('FT-FTR-14: only a 6 for a missile that was shot down loses a fighter', () => {
    const lost = (...dice: readonly number[]) => {
      const state = withAir(CARRIERS, {
        groups: { g1: { fighters: 1 } },
        salvoes: { s1: { seat: 'blue', target: 'red-1' } },
        change: () => ({ attacks: [at('g1', 'salvo', 's1')] }),
      })
      return eventsOfType(playSteps(attackSteps, state, [{ step: 'dogfight' }], { dice }), 'salvoIntercepted')[0]?.lost
    }
    expect([lost(4), lost(5, 5), lost(5, 6)]).toEqual([0, 0, 1])
  })
  test('FT-FTR-14, FT-FTR-15: a group that has fought intercepts no salvo; a salvo that is gone is not intercepted', () => {
    const state = (salvo: boolean, fights: boolean) =>
      withAir(
        { ...CARRIERS, blue: [{ design: 'Aerie', at: [0, 60] }] },
        {
          groups: { g1: { fighters: 1 }, g5: { fighters: 1 } },
          salvoes: salvo ? { s1: { seat: 'blue', target: 'red-1' } } : {},
          change: () => ({ attacks: [at('g1', 'salvo', 's1'), ...(fights ? [at('g5', 'group', 'g1')] : [])] }),
        },
      )
    const intercepted = (of: State, ...dice: readonly number[]) =>
      eventsOfType(playSteps(attackSteps, of, [{ step: 'dogfight' }], { dice }), 'salvoIntercepted').length
    expect([intercepted(state(true, false), 1), intercepted(state(true, true), 1, 1), intercepted(state(false, false))]).toEqual([1, 0, 0])
  })
})

describe('morale', () => {
  test('FT-OPT-07: only the group that fails breaks off', () => {
    const base = { ...CARRIERS, blue: [{ design: 'Osprey' }], settings: { fighterMorale: true } }
    const state = withAir(base, { groups: { g1: { fighters: 2 }, g2: { fighters: 2 } } })
    const orders = { red: [attacks(at('g1', 'ship', 'blue-1'), at('g2', 'ship', 'blue-1'))] }
    const played = playSteps(attackSteps, state, [{ step: 'attack' }], { orders, dice: [5, 2] })
    expect(played.state.attacks.map(({ group }) => group)).toEqual(['g2'])
  })
  test('FT-OPT-07: a full group needs no die', () => {
    const state = withAir({ ...CARRIERS, blue: [{ design: 'Osprey' }], settings: { fighterMorale: true } }, { groups: { g1: {} } })
    const played = playSteps(attackSteps, state, [{ step: 'attack' }], { orders: { red: [attacks(at('g1', 'ship', 'blue-1'))] } })
    expect(played.state.attacks.length).toBe(1)
  })
})

describe('scramble', () => {
  const surprised = (change: (state: State) => Partial<State> = () => ({}), scramble = true): State =>
    withAir(
      { red: [{ design: 'Aerie', at: [0, -60] }], blue: [{ design: 'Aerie' }, { design: 'Aerie', at: [0, 40] }], settings: { scramble } },
      { groups: { g1: { fighters: 1, course: 12 } }, change },
    )
  const ATTACK = { orders: { red: [attacks(at('g1', 'ship', 'blue-1'))] } }
  const scrambled = (face: number, state = surprised()) =>
    playSteps({ attack: attackSteps.attack }, state, [{ step: 'attack' }], { ...ATTACK, dice: [face] })
  const launched = (face: number, state = surprised()) => eventsOfType(scrambled(face, state), 'groupLaunched').map(({ group }) => group)
  const withShip = (id: string, change: Partial<State['ships'][string]>) => (state: State) => ({
    ships: { ...state.ships, [id]: { ...shipOf(state, id), ...change } },
  })
  test('FT-OPT-04: 1 costs a bay, 2 and 3 nothing, 5 sends up one group in time and 6 two', () => {
    expect(shipOf(scrambled(1).state, 'blue-1').condition.systems).toEqual({ 'bay-1': 'lost' })
    expect(shipOf(scrambled(2).state, 'blue-1').condition.systems).toEqual({})
    expect(launched(3)).toEqual([])
    expect(eventsOfType(scrambled(4), 'groupLaunched')).toMatchObject([{ group: 'g5', mission: null }]) // too late to screen
    expect([launched(5), launched(6)]).toEqual([['g5'], ['g5', 'g6']])
    expect(screensOf(scrambled(5).state, 'blue-1').map(({ id }) => id)).toEqual(['g5'])
  })
  test('FT-OPT-04: a ship is surprised if any group attacks it, whatever others do', () => {
    const orders = { red: [attacks(at('g1', 'ship', 'blue-1'), at('g2', 'ship', 'blue-2'))] }
    const state = surprised((now) => ({ groups: { ...now.groups, g2: { ...groupOf(now, 'g2'), where: 'space', at: [0, 40 * 1560] } } }))
    const played = playSteps({ attack: attackSteps.attack }, state, [{ step: 'attack' }], { orders, dice: [2, 2] })
    expect(eventsOfType(played, 'scrambled').map(({ ship }) => ship)).toEqual(['blue-1', 'blue-2'])
  })
  test('FT-OPT-04: groups of the ship that is attacked', () => {
    const second = { red: [attacks(at('g1', 'ship', 'blue-2'))] }
    const state = surprised((now) => ({ groups: { ...now.groups, g1: { ...groupOf(now, 'g1'), at: [0, 40 * 1560] } } }))
    const played = playSteps({ attack: attackSteps.attack }, state, [{ step: 'attack' }], { orders: second, dice: [6] })
    expect(eventsOfType(played, 'groupLaunched').map(({ group, ship }) => `${group} ${ship}`)).toEqual(['g9 blue-2', 'g10 blue-2'])
  })
  test('FT-OPT-04, FT-FTR-03: launches of this turn count', () => {
    expect(launched(6, surprised(withShip('blue-1', { flights: 1 })))).toEqual(['g5'])
  })
  test('FT-OPT-04: only with the option, for ships that were attacked and used no thrust, with a group of their own', () => {
    const dice = (state: State) =>
      playSteps({ attack: attackSteps.attack }, state, [{ step: 'attack' }], { ...ATTACK, dice: [2] }).left.length
    expect(dice(surprised())).toBe(0)
    expect(dice(surprised(() => ({}), false))).toBe(1)
    expect(dice(surprised(withShip('blue-1', { thrust: 1 })))).toBe(1)
    expect(dice(surprised(withShip('blue-2', { thrust: 1 })))).toBe(0)
    expect([dice(surprised(withShip('blue-1', { warm: 1 }))), dice(surprised(withShip('blue-2', { warm: 1 })))]).toEqual([1, 0]) // FT-FTL-01
    const gone = (state: State) => ({
      groups: Object.fromEntries(
        Object.entries(state.groups).map(([id, group]) => [id, group.ship === 'blue-1' ? { ...group, where: 'gone' as const } : group]),
      ),
    })
    expect(dice(surprised(gone))).toBe(1)
  })
  test('FT-OPT-04: a group that comes up too late fights a raider of its carrier after the attack, and no other', () => {
    const steps = [...(['attack', 'dogfight', 'defend', 'intercept', 'strike'] as const)].map((step) => ({ step }))
    const order = { order: 'defend', defences: [] } as const
    const late = (state: State, ...dice: readonly number[]) =>
      playSteps(attackSteps, state, steps, { orders: { ...ATTACK.orders, blue: [order] }, dice: [4, ...dice] })
    const played = late(surprised(), 1, 5, 2, 2, 2, 2, 2, 2)
    const types = played.events.map(({ type }) => type)
    expect(types.slice(-3)).toEqual(['groupStruck', 'dogfought', 'endurancePaid'])
    expect(['g1', 'g5'].map((id) => groupOf(played.state, id).endurance)).toEqual([5, 5]) // FT-FTR-07: each pays once
    expect(types.filter((type) => type === 'groupStruck').length).toBe(1)
    expect(eventsOfType(played, 'dogfought')).toMatchObject([
      {
        groups: [
          { group: 'g1', opponents: ['g5'], dice: [5] },
          { group: 'g5', opponents: ['g1'] },
        ],
        losses: { g5: 1 },
      },
    ])
    expect([played.left, groupOf(played.state, 'g5').fighters]).toEqual([[], 5])
    const other = { step: 'scramble', group: 'g1', ship: 'blue-2' } as const
    const struck = (ship: string, turn: number) =>
      surprised((state) => ({
        groups: { ...state.groups, g2: { ...groupOf(state, 'g2'), where: 'space', fighters: 1, attacked: { ship, turn } } },
      }))
    const fights = (state: State, dice: readonly number[]) =>
      eventsOfType(playSteps(attackSteps, state, [other], { dice }), 'dogfought').length
    expect([fights(struck('blue-2', 1), [1, 1]), fights(struck('blue-1', 1), []), fights(struck('blue-2', 0), [])]).toEqual([1, 0, 0])
  })
})
