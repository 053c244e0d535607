import { refusalsIn } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import type { AttackOrder, Mission } from '../orders.ts'
import type { Group, State } from '../state.ts'
import { groupOf } from '../table.ts'
import { playSteps } from '../table-for-tests.ts'
import { at, attacks, CARRIERS, MU, withAir } from './air-for-tests.ts'
import { attackers, attackFault, spareScreens, targetsOf } from './declaring.ts'
import { attackQuestions } from './questions.ts'
import { attackSteps } from './steps.ts'

const SCREEN: Mission = { do: 'screen', ship: 'blue-1' }
/** Blue's carrier at the centre with screens g5 and g6; Red's group g1 so far ahead of it. */
function screened(distance: number, more: Readonly<Record<string, Partial<Group>>> = {}): State {
  const state = withAir(
    { red: [{ design: 'Aerie', at: [0, -60] }], blue: [{ design: 'Aerie' }, { design: 'Tern', at: [3, 0] }] },
    { groups: { g1: { at: [0, distance], course: 6 }, g5: { mission: SCREEN }, g6: { mission: SCREEN } } },
  )
  const changed = Object.entries(more).map(([id, group]) => [id, { ...groupOf(state, id), ...group }])
  return { ...state, groups: { ...state.groups, ...Object.fromEntries(changed) } }
}
const ids = (groups: readonly { readonly id: string }[]) => groups.map(({ id }) => id)

describe('spare screens', () => {
  test('FT-FTR-11: several screens of a ship may be spare if a hostile group could come to it, that is within 7 MU', () => {
    expect(ids(spareScreens(screened(7), 'blue'))).toEqual(['g5', 'g6'])
    expect(spareScreens(screened(8), 'blue')).toEqual([])
  })
  test('FT-FTR-11: a screen that is alone has nothing to choose, nor has a group that screens nothing', () => {
    expect(spareScreens(screened(3, { g6: { mission: null } }), 'blue')).toEqual([])
    expect(spareScreens(screened(3, { g6: { mission: { do: 'screen', ship: 'blue-2' } } }), 'blue')).toEqual([])
    expect(spareScreens(screened(3, { g5: { mission: { do: 'land', ship: 'blue-1' } } }), 'blue')).toEqual([])
  })
  test('FT-FTR-11: friendly groups make no screen spare', () => {
    expect(spareScreens(screened(20, { g7: { where: 'space', at: [0, 0] } }), 'blue')).toEqual([])
  })
  test('FT-FTR-11: a seat with nothing but spare screens is asked in P7, and its choice is kept', () => {
    const state = screened(7, { g1: { at: [0, 7 * MU] } })
    expect(attackers(state, 'blue')).toEqual([])
    const join = { order: 'attack', attacks: [], joins: { g5: 'g1' } } as const
    const played = playSteps(attackSteps, state, [{ step: 'attack' }], { orders: { blue: [join] } })
    expect(played.state.play.calls).toEqual([])
    const none = playSteps(attackSteps, screened(20), [{ step: 'attack' }], {})
    expect(none.state.play.calls).toEqual([])
    expect(playSteps(attackSteps, state, [{ step: 'attack' }], {}).state.play.calls).toMatchObject([{ seats: ['blue'] }])
  })
  test('FT-FTR-11: only a spare screen of one’s own chooses a fight, and only that of a group that exists', () => {
    const rule = (screen: string, fight: string) =>
      refusalsIn(attackFault(screened(7), 'blue', { order: 'attack', attacks: [], joins: { [screen]: fight } }))?.[0].rule
    expect([rule('g5', 'g1'), rule('g6', 'g1'), rule('g7', 'g1'), rule('g1', 'g5'), rule('g5', 'g99')]).toEqual([
      ...[undefined, undefined, 'FT-FTR-11', 'FT-FTR-11', 'FT-FTR-11'],
    ])
    const all = { order: 'attack', attacks: [], joins: { g5: 'g1', g7: 'g1' } } as const
    expect(refusalsIn(attackFault(screened(7), 'blue', all))?.[0].reason).toContain('g7')
  })
})

describe('targets', () => {
  test('FT-FTR-06: ships and groups of enemies in the front, not those of friends', () => {
    const state = screened(4)
    expect(targetsOf(state, groupOf(state, 'g1'))).toEqual([
      { kind: 'ship', id: 'blue-1' },
      { kind: 'ship', id: 'blue-2' },
      { kind: 'group', id: 'g5' },
      { kind: 'group', id: 'g6' },
    ])
    const both = screened(4, { g2: { where: 'space', at: [0, 2 * MU] } })
    expect(targetsOf(both, groupOf(both, 'g1')).some(({ id }) => id === 'g2')).toBe(false)
  })
  test('FT-FTR-07, FT-FTR-11: a spent group and a screening one have no targets', () => {
    const spent = screened(4, { g1: { endurance: 0 } })
    expect(targetsOf(spent, groupOf(spent, 'g1'))).toEqual([])
    const one = screened(4, { g1: { endurance: 1 } })
    expect(targetsOf(one, groupOf(one, 'g1')).length).toBe(4)
    expect(targetsOf(one, groupOf(one, 'g5'))).toEqual([])
    const pursuing = screened(4, { g1: { mission: { do: 'pursue', ship: 'blue-1' } } })
    expect(targetsOf(pursuing, groupOf(pursuing, 'g1')).length).toBe(4)
  })
  test('FT-OPN-09: with the setting a group attacks all round', () => {
    const behind = (fighterArc: 'front' | 'all') => {
      const state = withAir({ ...CARRIERS, settings: { fighterArc } }, { groups: { g1: { course: 12 }, g5: { at: [0, -2] } } })
      return targetsOf(state, groupOf(state, 'g1')).length
    }
    expect([behind('front'), behind('all')]).toEqual([0, 1])
  })
})

describe('faults', () => {
  const fault = (state: State, ...all: readonly AttackOrder[]) => refusalsIn(attackFault(state, 'red', attacks(...all)))?.[0].rule
  test('FT-FTR-06: a group of the seat in flight, and a target of the kind that is named', () => {
    const state = screened(4)
    expect(fault(state, at('g5', 'ship', 'blue-1'))).toBe('FT-FTR-06')
    expect(fault(state, at('g2', 'ship', 'blue-1'))).toBe('FT-FTR-06') // in its bay
    expect(fault(state, at('g1', 'group', 'blue-1'))).toBe('FT-FTR-06')
    expect(fault(state, at('g1', 'ship', 'red-1'))).toBe('FT-FTR-06')
  })
  test('FT-FTR-11: a screening group attacks nothing', () => {
    expect(fault(screened(4, { g1: { mission: { do: 'screen', ship: 'red-1' } } }), at('g1', 'ship', 'blue-1'))).toBe('FT-FTR-11')
  })
  test('FT-FTR-16: torpedoes are for ships', () => {
    const armed = screened(4, { g1: { torpedoes: true } })
    expect(fault(armed, at('g1', 'group', 'g5', { torpedoes: true }))).toBe('FT-FTR-16')
    expect(fault(armed, at('g1', 'ship', 'blue-1', { torpedoes: true }))).toBeUndefined()
  })
  test('FT-FTR-11: a group engages a screen of the ship that it attacks', () => {
    const state = screened(4, { g6: { mission: null } })
    expect(fault(state, at('g1', 'ship', 'blue-1', { engages: 'g5' }))).toBeUndefined()
    expect(fault(state, at('g1', 'ship', 'blue-1', { engages: 'g6' }))).toBe('FT-FTR-11')
    expect(fault(state, at('g1', 'ship', 'blue-2', { engages: 'g5' }))).toBe('FT-FTR-11')
    expect(fault(state, at('g1', 'group', 'g6', { engages: 'g5' }))).toBe('FT-FTR-11')
  })
  test('FT-FTR-06: every attack of an order is judged, not only the first', () => {
    const two = screened(4, { g2: { where: 'space', at: [0, 40 * MU] } })
    expect(fault(two, at('g1', 'ship', 'blue-1'), at('g2', 'ship', 'blue-1'))).toBe('FT-FTR-06')
  })
})

test('FT-END-12: without an answer nobody attacks; the offer names attackers and spare screens', () => {
  const state = { ...screened(4), me: 'blue' } as unknown as Parameters<typeof attackQuestions.attack.offer>[0]
  expect(attackQuestions.attack.defaultOrder(state, 'blue')).toEqual({ order: 'attack', attacks: [], joins: {} })
  expect(attackQuestions.attack.offer(state, 'blue')).toEqual({ kind: 'attack', orders: ['attack'], of: ['g5', 'g6'] })
  expect(attackQuestions.attack.offer(state, 'red').of).toEqual(['g1'])
})
