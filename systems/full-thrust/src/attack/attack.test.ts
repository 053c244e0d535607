import { refusalsIn } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import type { AttackOrder, OrderOf } from '../orders.ts'
import type { Group, State } from '../state.ts'
import { groupOf, salvoOf } from '../table.ts'
import { type PlayedSteps, playSteps } from '../table-for-tests.ts'
import { at, attacks, CARRIERS, eventsOfType, MU, withAir } from './air-for-tests.ts'
import { attackFault, screensOf, targetsOf } from './declaring.ts'
import { strikersOn } from './defence.ts'
import { fightsOf, sharedKills } from './fights.ts'
import { attackSteps } from './steps.ts'

const dogfight = (state: State, ...dice: readonly number[]): PlayedSteps => playSteps(attackSteps, state, [{ step: 'dogfight' }], { dice })

describe('dogfights', () => {
  test('FT-FTR-09, G-FT-14: five standard fighters against four; losses count after both have thrown', () => {
    const state = withAir(CARRIERS, {
      groups: { g1: { fighters: 5 }, g5: { fighters: 4, at: [0, 1], course: 6 } },
      change: () => ({ attacks: [at('g1', 'group', 'g5')] }),
    })
    const played = dogfight(state, 2, 2, 6, 4, 1, 3, 3, 1, 5, 5)
    expect(eventsOfType(played, 'dogfought')).toMatchObject([{ groups: [{ kills: 3 }, { kills: 2 }], losses: { g1: 2, g5: 3 } }])
    expect([groupOf(played.state, 'g1').fighters, groupOf(played.state, 'g5').fighters]).toEqual([3, 1])
    expect(played.left).toEqual([])
  })
  test('FT-FTR-07: a fight costs both groups one endurance, and a spent group kills one for a 6 without another throw', () => {
    const state = withAir(CARRIERS, {
      groups: { g1: { fighters: 1 }, g5: { fighters: 1, endurance: 0 } },
      change: () => ({ attacks: [at('g1', 'group', 'g5')] }),
    })
    const { state: after, left } = dogfight(state, 1, 6)
    expect([groupOf(after, 'g1').where, groupOf(after, 'g1').endurance, groupOf(after, 'g5').endurance]).toEqual(['gone', 5, 0])
    expect(left).toEqual([])
  })
  test('FT-FTR-10: kills are shared as evenly as may be, the rest goes to the lowest id', () => {
    expect(sharedKills(5, ['g2', 'g4', 'g9'])).toEqual([
      ['g2', 2],
      ['g4', 2],
      ['g9', 1],
    ])
  })
  test('FT-FTR-21: dice of fighters against heavy fighters have −1', () => {
    const state = withAir(CARRIERS, {
      groups: { g1: { fighters: 1 }, g5: { fighters: 1, heavy: true } },
      change: () => ({ attacks: [at('g1', 'group', 'g5')] }),
    })
    expect(eventsOfType(dogfight(state, 4, 1), 'dogfought')[0]?.groups.map(({ kills }) => kills)).toEqual([0, 0])
    expect(eventsOfType(dogfight(state, 5, 1), 'dogfought')[0]?.groups.map(({ kills }) => kills)).toEqual([1, 0])
  })
  test('FT-FTR-13: a group that presses on takes the dice without answering, and still attacks the ship', () => {
    const state = withAir(CARRIERS, {
      groups: { g1: {}, g5: { fighters: 1 } },
      change: () => ({ attacks: [at('g1', 'ship', 'blue-1', { ifIntercepted: 'press' }), at('g5', 'group', 'g1')] }),
    })
    const played = dogfight(state, 5)
    expect(eventsOfType(played, 'dogfought')[0]?.groups.map(({ group, pressing, dice }) => [group, pressing, dice.length])).toEqual([
      ['g1', true, 0],
      ['g5', false, 1],
    ])
    expect(strikersOn(played.state, 'blue-1').map(({ id, fighters }) => [id, fighters])).toEqual([['g1', 5]])
  })
  test('FT-FTR-15: a group that fights does not attack its ship in that turn', () => {
    const state = withAir(CARRIERS, {
      groups: { g1: {}, g5: { fighters: 1 } },
      change: () => ({ attacks: [at('g1', 'ship', 'blue-1'), at('g5', 'group', 'g1')] }),
    })
    const played = dogfight(state, 1, 1, 1, 1, 1, 1, 1)
    expect(strikersOn(played.state, 'blue-1')).toEqual([])
  })
})

describe('screens', () => {
  const screened = (attackers: readonly AttackOrder[], joins: Readonly<Record<string, string>> = {}): State =>
    withAir(CARRIERS, {
      groups: {
        g1: {},
        g2: {},
        g3: {},
        g5: { mission: { do: 'screen', ship: 'blue-1' } },
        g6: { mission: { do: 'screen', ship: 'blue-1' } },
      },
      change: () => ({ attacks: attackers, joins }),
    })
  const pairs = (state: State) => fightsOf(state).map((fight) => fight.map(({ group }) => group.id))
  test('FT-FTR-11: each screening group is engaged by one attacker, the others attack; what is left open goes by id', () => {
    const state = screened([at('g1', 'ship', 'blue-1'), at('g2', 'ship', 'blue-1', { engages: 'g5' }), at('g3', 'ship', 'blue-1')])
    expect(screensOf(state, 'blue-1').map(({ id }) => id)).toEqual(['g5', 'g6'])
    expect(pairs(state)).toEqual([
      ['g1', 'g6'],
      ['g2', 'g5'],
    ])
  })
  test('FT-FTR-11: a spare screening group joins the fight of its choice, or the first', () => {
    const lone = [at('g2', 'ship', 'blue-1')]
    expect(pairs(screened(lone))).toEqual([['g2', 'g5', 'g6']])
    const two = [at('g1', 'ship', 'blue-1', { engages: 'g5' }), at('g2', 'group', 'g5')]
    expect(pairs(screened(two, { g6: 'g1' }))).toEqual([['g1', 'g2', 'g5', 'g6']])
  })
})

describe('attacks that may be declared', () => {
  const near = (more: Partial<Group> = {}): State =>
    withAir(
      { red: [{ design: 'Aerie', at: [0, -60] }], blue: [{ design: 'Osprey', at: [0, 6] }] },
      { groups: { g1: { course: 12, ...more } }, salvoes: { s1: { seat: 'blue', target: 'blue-1' } } },
    )
  const rule = (state: State, order: OrderOf<'attack'>) => refusalsIn(attackFault(state, 'red', order))?.[0].rule
  test('FT-FTR-06: one target, within 6 MU and in the front', () => {
    expect(targetsOf(near(), groupOf(near(), 'g1'))).toEqual([
      { kind: 'ship', id: 'blue-1' },
      { kind: 'salvo', id: 's1' },
    ])
    expect(rule(near(), attacks(at('g1', 'ship', 'blue-1')))).toBeUndefined()
    expect(rule(near({ course: 6 }), attacks(at('g1', 'ship', 'blue-1')))).toBe('FT-FTR-06')
    expect(rule(near({ at: [0, -1 * MU] }), attacks(at('g1', 'ship', 'blue-1')))).toBe('FT-FTR-06')
    expect(rule(near(), attacks(at('g1', 'ship', 'blue-1'), at('g1', 'salvo', 's1')))).toBe('FT-FTR-06')
  })
  test('FT-FTR-07: a group without endurance attacks nothing', () => {
    expect(rule(near({ endurance: 0 }), attacks(at('g1', 'ship', 'blue-1')))).toBe('FT-FTR-07')
  })
  test('FT-FTR-14: attack and torpedo fighters do not intercept salvoes', () => {
    expect(rule(near({ role: 'attack' }), attacks(at('g1', 'salvo', 's1')))).toBe('FT-FTR-14')
    expect(rule(near({ role: 'interceptor' }), attacks(at('g1', 'salvo', 's1')))).toBeUndefined()
  })
  test('FT-FTR-16: only a group with torpedoes uses them, at a ship', () => {
    expect(rule(near(), attacks(at('g1', 'ship', 'blue-1', { torpedoes: true })))).toBe('FT-FTR-16')
    expect(rule(near({ role: 'torpedo', torpedoes: true }), attacks(at('g1', 'ship', 'blue-1', { torpedoes: true })))).toBeUndefined()
  })
  test('FT-FTR-14: each fighter kills a missile on 5 or 6, sixes again; a 6 for a kill loses a fighter', () => {
    const state = { ...near({ fighters: 3 }), attacks: [at('g1', 'salvo', 's1')] }
    const played = dogfight(state, 5, 6, 1, 2, 6, 1)
    expect(eventsOfType(played, 'salvoIntercepted')).toMatchObject([{ kills: 2, lost: 1 }])
    expect([salvoOf(played.state, 's1').shotDown, groupOf(played.state, 'g1').fighters]).toEqual([2, 2])
  })
})
