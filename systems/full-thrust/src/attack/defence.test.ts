import { refusalsIn } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import type { DefenceOrder } from '../orders.ts'
import type { Ship, State } from '../state.ts'
import { groupOf, shipOf } from '../table.ts'
import { playSteps } from '../table-for-tests.ts'
import { at, CARRIERS, defence, defend, eventsOfType, withAir } from './air-for-tests.ts'
import { areaControls, defenders, defendingShips, friendsToCover, groupsNear, strikersOn } from './defence.ts'
import { defenceFault } from './defence-fault.ts'
import { attackQuestions } from './questions.ts'
import { attackSteps } from './steps.ts'

/** Blue's escort at the centre with friends on both sides; each friend has a salvo on it, and one group of Red's attacks the first. */
function convoy(more: Partial<Ship> = {}): State {
  return withAir(
    {
      red: [{ design: 'Aerie', at: [0, -60] }],
      blue: [
        { design: 'Targe', ship: more },
        { design: 'Drover', at: [5, 0] },
        { design: 'Drover', at: [-5, 0] },
      ],
    },
    {
      groups: { g1: { at: [5, 0] }, g2: { at: [0, 2] } },
      salvoes: { s1: { seat: 'red', target: 'blue-2' }, s2: { seat: 'red', target: 'blue-3' } },
      change: () => ({ attacks: [at('g1', 'ship', 'blue-2')] }),
    },
  )
}
const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id)
const rule = (state: State, ...all: readonly DefenceOrder[]) => refusalsIn(defenceFault(state, 'blue', defend(...all)))?.[0].rule
const cover = (mount: string, kind: 'group' | 'salvo', id: string, covering: string) => defence(mount, kind, id, { covering })

describe('attackers of a ship', () => {
  test('FT-FTR-15: groups in flight that have declared it and have not fought in this turn', () => {
    const state = convoy()
    const others = [at('g1', 'ship', 'blue-2'), at('g2', 'ship', 'blue-2'), at('g3', 'group', 'blue-2')]
    const strikers = (g2: Partial<State['groups'][string]>) =>
      ids(strikersOn({ ...state, attacks: others, groups: { ...state.groups, g2: { ...groupOf(state, 'g2'), ...g2 } } }, 'blue-2'))
    expect(strikers({})).toEqual(['g1', 'g2'])
    expect([strikers({ fought: 1 }), strikers({ where: 'gone' }), strikers({ fought: 0 })]).toEqual([['g1'], ['g1'], ['g1', 'g2']])
    expect(strikersOn({ ...state, attacks: others }, 'blue-3')).toEqual([])
  })
})

describe('area defence', () => {
  test('FT-PD-06: friends within 6 MU that are attacked, never the ship itself or an enemy', () => {
    const state = convoy()
    expect(ids(friendsToCover(state, shipOf(state, 'blue-1')))).toEqual(['blue-2', 'blue-3'])
    expect(ids(friendsToCover({ ...state, salvoes: {} }, shipOf(state, 'blue-1')))).toEqual(['blue-2'])
    const attacked = { ...state, attacks: [...state.attacks, at('g2', 'ship', 'blue-1')] }
    expect(ids(friendsToCover(attacked, shipOf(state, 'blue-1')))).toEqual(['blue-2', 'blue-3'])
    const raider = withAir(
      { red: [{ design: 'Targe', at: [0, 3] }], blue: [{ design: 'Targe' }] },
      { salvoes: { s1: { seat: 'blue', target: 'red-1' } } },
    )
    expect(friendsToCover(raider, shipOf(raider, 'blue-1'))).toEqual([])
  })
  test('FT-PD-06: hostile groups within 6 MU that have not fought', () => {
    const near = (fought: number) => {
      const state = convoy()
      const groups = { ...state.groups, g2: { ...groupOf(state, 'g2'), fought } }
      return ids(groupsNear({ ...state, groups }, shipOf(state, 'blue-1')))
    }
    expect([near(0), near(1)]).toEqual([['g1', 'g2'], ['g1']])
    const state = convoy()
    expect(groupsNear(state, { ...shipOf(state, 'blue-1'), seat: 'red' })).toEqual([])
    expect(groupsNear(state, { ...shipOf(state, 'blue-1'), at: [0, -20 * 1560] })).toEqual([])
  })
  test('FT-PD-06: a ship that took in a group in this turn has no control for it', () => {
    const landed = (where: 'bay' | 'space', on: string, moved: number) => {
      const state = convoy()
      return areaControls(
        { ...state, groups: { ...state.groups, g2: { ...groupOf(state, 'g2'), where, ship: on, moved } } },
        shipOf(state, 'blue-1'),
      )
    }
    expect([landed('bay', 'blue-1', 1), landed('bay', 'blue-1', 0), landed('bay', 'blue-2', 1), landed('space', 'blue-1', 1)]).toEqual([
      0, 1, 1, 1,
    ])
  })
  test('FT-PD-06: a ship with a landing in this turn has none, whatever became of the group', () => {
    const state = convoy({ flights: 1 })
    expect(areaControls(state, shipOf(state, 'blue-1'))).toBe(0)
  })
  test('FT-PD-06: a friend covered and a group shot at freely take a control each; the Targe has one', () => {
    const state = convoy()
    expect(rule(state, cover('pds-1', 'salvo', 's1', 'blue-2'), cover('pds-2', 'group', 'g1', 'blue-2'))).toBeUndefined()
    expect(rule(state, defence('pds-1', 'group', 'g2'), defence('pds-2', 'group', 'g2'))).toBeUndefined()
    expect(rule(state, cover('pds-1', 'salvo', 's1', 'blue-2'), cover('pds-2', 'salvo', 's2', 'blue-3'))).toBe('FT-PD-06')
    expect(rule(state, cover('pds-1', 'salvo', 's1', 'blue-2'), defence('pds-2', 'group', 'g2'))).toBe('FT-PD-06')
    expect(rule(state, defence('pds-1', 'group', 'g1'), defence('pds-2', 'group', 'g2'))).toBe('FT-PD-06')
    const own = { ...state, attacks: [...state.attacks, at('g2', 'ship', 'blue-1')] }
    expect(rule(own, cover('pds-1', 'salvo', 's1', 'blue-2'), defence('pds-2', 'group', 'g2'))).toBeUndefined()
    expect(rule(own, cover('pds-1', 'salvo', 's1', 'blue-2'), cover('pds-2', 'group', 'g2', 'blue-1'))).toBeUndefined()
  })
  test('FT-PD-06: only PDS cover or fire freely, and only at what attacks the friend, or is near', () => {
    const state = convoy()
    expect(rule(state, defence('beam-3', 'group', 'g2'))).toBe('FT-PD-06')
    expect(rule(state, cover('beam-3', 'salvo', 's1', 'blue-2'))).toBe('FT-PD-06')
    expect(rule(state, cover('pds-1', 'salvo', 's2', 'blue-2'))).toBe('FT-PD-04')
    expect(rule(state, cover('pds-1', 'group', 'g2', 'blue-2'))).toBe('FT-PD-04')
    expect(rule(state, cover('pds-1', 'salvo', 's1', 'blue-9'))).toBe('FT-PD-06')
    const far = { ...state, groups: { ...state.groups, g2: { ...groupOf(state, 'g2'), at: [0, 7 * 1560] as const } } }
    expect(rule(far, defence('pds-1', 'group', 'g2'))).toBe('FT-PD-06')
  })
})

describe('who may defend', () => {
  test('FT-PD-04, FT-PD-06: ships under attack, and ships with a control and something for it', () => {
    expect(ids(defendingShips(convoy(), 'blue'))).toEqual(['blue-1', 'blue-2', 'blue-3'])
    expect(ids(defendingShips(convoy({ flights: 1 }), 'blue'))).toEqual(['blue-2', 'blue-3'])
    const alone = withAir(
      { red: [{ design: 'Aerie', at: [0, -60] }], blue: [{ design: 'Targe' }, { design: 'Tern', at: [0, 1] }] },
      { groups: { g1: { at: [0, 3] } } },
    )
    expect(ids(defendingShips(alone, 'blue'))).toEqual(['blue-1']) // free fire; the frigate has no control
    expect(defendingShips(alone, 'red')).toEqual([])
  })
  test('FT-PD-01: a ship without a free mount, or out of control, does not', () => {
    const state = convoy({ outOfControl: 1 })
    expect(defenders(state, shipOf(state, 'blue-1'))).toEqual([])
    expect(ids(defendingShips(state, 'blue'))).toEqual(['blue-2', 'blue-3'])
    expect(rule(state, defence('pds-1', 'group', 'g2'))).toBe('FT-COR-02')
  })
  test('FT-PD-04: a ship of the seat', () => {
    expect(rule(convoy(), defence('pds-1', 'group', 'g2', { ship: 'red-1' }))).toBe('FT-PD-04')
  })
  test('FT-PD-03: nobody is asked if nothing can be defended', () => {
    const calm = withAir(CARRIERS, {})
    expect(playSteps(attackSteps, calm, [{ step: 'defend' }], {}).state.play.calls).toEqual([])
    expect(playSteps(attackSteps, convoy(), [{ step: 'defend' }], {}).state.play.calls).toMatchObject([{ seats: ['blue'] }])
  })
})

test('FT-END-12: without an answer each mount goes to the largest threat that is left', () => {
  const state = withAir(
    { red: [{ design: 'Aerie', at: [0, -60] }], blue: [{ design: 'Osprey' }] },
    {
      groups: { g1: { fighters: 3 } },
      salvoes: { s1: { seat: 'red', target: 'blue-1', missiles: 2 } },
      change: () => ({ attacks: [at('g1', 'ship', 'blue-1')] }),
    },
  )
  const answer = (view: State) =>
    attackQuestions.defend.defaultOrder(view as unknown as Parameters<typeof attackQuestions.defend.defaultOrder>[0], 'blue')
  const targets = (view: State) => {
    const order = answer(view)
    return order.order === 'defend' ? order.defences.map(({ mount, target, covering }) => `${mount} ${target.id} ${covering}`) : []
  }
  // A missile counts as two: 4, then 3 twice, of which the salvo is first.
  expect(targets(state)).toEqual(['beam-7 s1 null', 'pds-1 s1 null', 'pds-2 g1 null', 'pds-3 s1 null'])
  const hit = { ...state, salvoes: { s1: { ...state.salvoes.s1, shotDown: 2 } } } as State
  expect(targets(hit).slice(0, 3)).toEqual(['beam-7 g1 null', 'pds-1 g1 null', 'pds-2 g1 null'])
  expect(targets({ ...state, attacks: [], salvoes: {} })).toEqual([])
  const even = withAir(
    { red: [{ design: 'Aerie', at: [0, -60] }], blue: [{ design: 'Osprey' }] },
    {
      groups: { g1: { fighters: 6 } },
      salvoes: { s1: { seat: 'red', target: 'blue-1', missiles: 2 } },
      change: () => ({ attacks: [at('g1', 'ship', 'blue-1')] }),
    },
  )
  expect(targets(even)).toEqual(['beam-7 g1 null', 'pds-1 g1 null', 'pds-2 g1 null', 'pds-3 s1 null'])
  expect(targets(convoy()).some((task) => task.includes('g2'))).toBe(false) // free fire is never the default
})

test('FT-FTR-21: heavy fighters make the die of a PDS one less, not that of a beam; a salvo is never heavy', () => {
  const fired = (mount: string, kind: 'group' | 'salvo', heavy: boolean, ...dice: readonly number[]) => {
    const state = withAir(
      { red: [{ design: 'Aerie', at: [0, -60] }], blue: [{ design: 'Osprey' }] },
      {
        groups: { g1: { heavy } },
        salvoes: { s1: { seat: 'red', target: 'blue-1' } },
        change: () => ({ attacks: [at('g1', 'ship', 'blue-1')] }),
      },
    )
    const order = defend(defence(mount, kind, kind === 'group' ? 'g1' : 's1'))
    const played = playSteps(attackSteps, state, [{ step: 'defend' }, { step: 'intercept' }], {
      orders: { blue: [order] },
      dice: [...dice, 1],
    })
    return eventsOfType(played, 'defenceFired')[0]?.kills
  }
  expect([fired('pds-1', 'group', false, 4), fired('pds-1', 'group', true, 4), fired('pds-1', 'group', true, 5)]).toEqual([1, 0, 1])
  expect([fired('beam-7', 'group', true, 5), fired('beam-7', 'group', true, 6, 5), fired('pds-1', 'salvo', true, 4)]).toEqual([1, 2, 1])
})
