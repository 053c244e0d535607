import { diceOf, UMPIRE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { battleAt, campaignFor, closed, empireWith, staying, type WarPlan, warState } from '../battles/war-for-tests.ts'
import { holdingsOf } from '../lookup.ts'
import type { Position } from '../position.ts'
import { worldsWith } from '../table-for-tests.ts'

type Part = Partial<Position>
const attacks = (group: string, fallBack: string | null = null) =>
  staying(group, { stance: 'attack', answers: { larger: 'withdraw', equal: 'withdraw', smaller: 'withdraw', fallBack } })
/** Red attacks a world of income 4, with a defence of 600, at 0303. */
const attackWith = (ships: readonly (string | { design: string; away?: number })[], more: Part = {}): Part => ({
  worlds: worldsWith({ '0303': 4, '0101': 5, '0909': 5 }),
  seats: {
    red: empireWith([{ id: 'group-1', at: '0303', ships: [...ships] }], {
      worlds: ['0101'],
      book: { groups: [attacks('group-1', '0302')] },
    }),
    blue: { worlds: ['0909'] },
  },
  ...more,
})
const planOf = (part: Part, faces: readonly number[], more: Partial<WarPlan> = {}): WarPlan => ({
  steps: [{ step: 'worlds' }],
  part,
  faces: { 'W8/0303': faces },
  ...more,
})
const resultOf = (part: Part, faces: readonly number[], more: Partial<WarPlan> = {}) => {
  const done = closed(planOf(part, faces, more))
  return { ...done, attacks: done.all('neutralAttacked'), world: done.state.land.worlds['0303'] }
}

describe('attacks on neutral worlds', () => {
  test('CR-8.4b, CR-8.6A: a world that surrenders belongs to the attacker, with what the die leaves', () => {
    const { world, attacks: made, state } = resultOf(attackWith(['Roc']), [6, 4])
    expect(made).toEqual([
      {
        type: 'neutralAttacked',
        at: '0303',
        seats: ['red'],
        force: 700,
        defence: 600,
        face: 6,
        modifier: 0,
        result: 'surrender',
        aftermath: 4,
      },
    ])
    expect(world).toMatchObject({ owner: 'red', base: 3, pool: 400, undecided: [], hostile: ['red'] })
    expect(state.empires.red?.worlds).toEqual(['0101', '0303'])
  })
  test('CR-9.1a: a world that surrenders has no steps of rebuilding', () => {
    const begun = attackWith(['Roc'], { worlds: { ...worldsWith({ '0101': 5, '0909': 5 }), '0303': { rolled: 4, base: 3, steps: 2 } } })
    expect([resultOf(begun, [3]), resultOf(begun, [6, 6])].map(({ world }) => [world?.owner, world?.steps])).toEqual([
      [null, 2],
      ['red', 0],
    ])
  })
  test('CR-8.6A: on a 1 nothing is left, and on a 6 everything', () => {
    expect(resultOf(attackWith(['Roc']), [6, 1]).world).toMatchObject({ owner: 'red', base: 0, pool: 0 })
    expect(resultOf(attackWith(['Roc']), [6, 6]).world).toMatchObject({ owner: 'red', base: 4, pool: 600 })
  })
  test('CR-8.4b, CR-8.6A: both dice of an attack have six sides', () => {
    const state = warState(planOf(attackWith(['Roc']), []), 2)
    const [open] = system.openCalls(state)
    if (!open) throw new Error('no call is open')
    const highest = diceOf((count, sides) => Array.from({ length: count }, () => sides))
    const { events } = system.resolve(state, open, { [UMPIRE]: { order: 'close', batch: 2 } }, highest)
    expect(events.find(({ type }) => type === 'neutralAttacked')).toMatchObject({ face: 6, aftermath: 6 })
  })
  test('CR-8.4d, CR-1.6h: an undecided attack stops the trade of the week, and the world is hostile for good', () => {
    const { world, state } = resultOf(attackWith(['Roc']), [3])
    expect(world).toMatchObject({ owner: null, undecided: ['red'], hostile: ['red'] })
    expect(holdingsOf(state, 'red').groups).toMatchObject([{ at: '0303' }])
    expect(holdingsOf(state, 'red').ships).toMatchObject([{ fought: 3, turns: 0, triggers: 0 }])
    const later = closed({
      steps: [{ step: 'worlds' }],
      part: { ...attackWith(['Roc']), seats: {}, worlds: { '0303': { rolled: 4, hostile: ['red'] } } },
    })
    expect(later.state.land.worlds['0303']).toMatchObject({ hostile: ['red'] })
  })
  test('CR-8.4d: it counts for one week alone', () => {
    const part = attackWith([])
    const world = { rolled: 4, undecided: ['red' as const] }
    const { state } = closed({ steps: [{ step: 'worlds' }], part: { ...part, worlds: { ...part.worlds, '0303': world } } })
    expect(state.land.worlds['0303']).toMatchObject({ undecided: [] })
  })
  test('CR-8.4c: attackers who are driven off take 20 hits a point of income and leave by FTL', () => {
    const { state, world, attacks: made } = resultOf(attackWith(['Roc', 'Osprey']), [1, ...Array.from({ length: 60 }, () => 1)])
    expect(made).toMatchObject([{ result: 'repelled', aftermath: null }])
    expect(world).toMatchObject({ owner: null, hostile: ['red'], undecided: [] })
    // 80 hits by 60 and 24 boxes: 57 on the Roc, 23 on the Osprey.
    const { ships, groups } = holdingsOf(state, 'red')
    expect(ships.map(({ condition }) => Object(condition).hull + Object(condition).armour)).toEqual([57, 23])
    expect(groups).toMatchObject([{ at: null, to: '0302' }])
    expect(state.counters).toMatchObject([{ label: 'red-1', at: null }])
  })
  test('CR-8.4c: ships that are destroyed are lost, and an empty group is gone', () => {
    const { state, all } = resultOf(attackWith(['Cormorant', 'Osprey'], { umpire: { attitudes: { '0303': 4 } } }), [])
    expect(all('neutralAttacked')).toMatchObject([{ result: 'tooWeak', defence: 1800 }])
    expect(holdingsOf(state, 'red').ships).toHaveLength(2)
    const strong = attackWith(['Cormorant', 'Osprey', 'Osprey'], { umpire: { attitudes: { '0303': 4 } } })
    const { state: later, all: allLater } = resultOf(strong, [2, 6])
    expect(allLater('neutralAttacked')).toMatchObject([{ result: 'repelled', face: 2, modifier: -1, force: 1092 }])
    expect(allLater('shipsLost')).toMatchObject([{ seat: 'red', why: 'CR-8.4c', ships: ['fleet-1', 'fleet-2', 'fleet-3'] }])
    expect([holdingsOf(later, 'red').groups, later.counters]).toEqual([[], []])
  })
  test('CR-8.4c, CR-18.2a: craft without FTL stay, and those that leave become a group of their own', () => {
    const part = attackWith(['Roc', 'Roc', 'Rampart'])
    const { state } = resultOf(part, [1, ...Array.from({ length: 60 }, () => 1)])
    const { groups } = holdingsOf(state, 'red')
    expect(groups).toMatchObject([
      { id: 'group-1', label: 'red-1', at: '0303', ships: ['fleet-3'] },
      { id: 'group-2', label: 'red-2', at: null, to: '0302', ships: ['fleet-1', 'fleet-2'] },
    ])
    expect(state.counters).toEqual([
      { label: 'red-1', owner: 'red', at: '0303' },
      { label: 'red-2', owner: 'red', at: null },
    ])
  })
  test('CR-8.5a: a force below half of the defence does not attack, and nobody else learns of it', () => {
    const { world, all, state } = resultOf(attackWith(['Osprey']), [6])
    const [made] = all('neutralAttacked')
    expect(made).toMatchObject({ result: 'tooWeak', face: null, force: 274, defence: 600 })
    expect(world).toMatchObject({ owner: null, hostile: [] })
    expect(made && [system.observe(made, 'red'), system.observe(made, 'blue')]).toEqual([made, undefined])
    expect(holdingsOf(state, 'red').ships).toMatchObject([{ fought: 0 }])
  })
  test('CR-O.1: others learn the result of an attack, and neither the force nor the dice nor the defence', () => {
    const [made] = resultOf(attackWith(['Roc']), [6, 4]).attacks
    expect(made && system.observe(made, 'blue')).toEqual({
      type: 'neutralAttacked',
      at: '0303',
      seats: ['red'],
      force: null,
      defence: null,
      face: null,
      modifier: null,
      result: 'surrender',
      aftermath: null,
    })
  })
  test('CR-3.6e, CR-X.13: groups without endurance, in FTL, with another order or without arms do not attack', () => {
    expect(resultOf(attackWith([{ design: 'Roc', away: 9 }]), [6]).attacks).toEqual([])
    expect(resultOf(attackWith(['Roc', { design: 'Tern', away: 9 }]), [6]).attacks).toEqual([]) // CR-3.6d
    expect(resultOf(attackWith(['Drover']), [6]).attacks).toEqual([])
    const part = attackWith(['Roc'])
    const idle = { ...part.seats?.red, book: { groups: [staying('group-1')] } }
    expect(resultOf({ ...part, seats: { ...part.seats, red: idle } }, [6]).attacks).toEqual([])
    const away = empireWith([{ id: 'group-1', at: null, ships: ['Roc'] }], { book: { groups: [attacks('group-1')] } })
    expect(resultOf({ ...part, seats: { red: away } }, [6]).attacks).toEqual([])
  })
  test('CR-8.4a: a world with an owner is not attacked so', () => {
    const part = attackWith(['Roc'])
    expect(resultOf({ ...part, seats: { ...part.seats, blue: { worlds: ['0303'] } } }, [6]).attacks).toEqual([])
  })
  test('CR-8.4a: a group that fought in the week may attack with what is left of it', () => {
    const part = attackWith(['Roc'], { battles: [{ ...battleAt('0303', ['red', 'blue']), holder: 'red' }] })
    expect(resultOf(part, [6, 6]).world).toMatchObject({ owner: 'red' })
  })
})

describe('several attackers', () => {
  const three = campaignFor(3)
  const rivals = (pacts: boolean, blue: readonly string[] = ['Roc', 'Roc']): Part => ({
    worlds: worldsWith({ '0303': 4, '0101': 5 }),
    seats: {
      red: empireWith([{ id: 'group-1', at: '0303', ships: ['Roc'] }], {
        book: { groups: [attacks('group-1')] },
        consents: { pacts: pacts ? [{ with: 'blue', until: null }] : [] },
      }),
      blue: empireWith([{ id: 'group-1', at: '0303', ships: [...blue] }], {
        book: { groups: [attacks('group-1')] },
        consents: { pacts: pacts ? [{ with: 'red', until: null }] : [] },
      }),
      gold: {},
    },
  })
  test('CR-8.4a: they roll one after the other, the greatest force first, and after a surrender the rest do not', () => {
    const { attacks: made, world } = resultOf(rivals(false), [3, 6, 6], { setup: three })
    expect(made.map(({ seats, result }) => [seats, result])).toEqual([
      [['blue'], 'undecided'],
      [['red'], 'surrender'],
    ])
    expect(world).toMatchObject({ owner: 'red', hostile: ['blue', 'red'] })
    const first = resultOf(rivals(false), [6, 6], { setup: three })
    expect(first.attacks).toMatchObject([{ seats: ['blue'], force: 1400, modifier: 1 }])
    expect(first.world).toMatchObject({ owner: 'blue', hostile: ['blue'] })
  })
  test('CR-8.4a: a die decides between equal forces', () => {
    const orders = [1, 2].map((face) =>
      resultOf(rivals(false, ['Roc']), [face, 3, 3], { setup: three }).attacks.map(({ seats }) => seats[0]),
    )
    expect(orders).toEqual([
      ['red', 'blue'],
      ['blue', 'red'],
    ])
  })
  test('CR-8.4a, CR-X.4: partners pool their force and roll once, and the world goes to the strongest', () => {
    const { attacks: made, world } = resultOf(rivals(true), [6, 6], { setup: three })
    expect(made).toMatchObject([{ seats: ['blue', 'red'], force: 2100, modifier: 2 }])
    expect(world).toMatchObject({ owner: 'blue', hostile: ['blue', 'red'] })
  })
  test('CR-8.4a: a die decides between the equal forces of partners and of one empire', () => {
    const seat = (ships: readonly string[], pacts: readonly ('red' | 'gold')[]) =>
      empireWith([{ id: 'group-1', at: '0303', ships: [...ships] }], {
        book: { groups: [attacks('group-1')] },
        consents: { pacts: pacts.map((other) => ({ with: other, until: null })) },
      })
    const part: Part = {
      worlds: worldsWith({ '0303': 4, '0101': 5 }),
      seats: { red: seat(['Roc'], ['gold']), blue: seat(['Roc', 'Roc'], []), gold: seat(['Roc'], ['red']) },
    }
    // A die for red and gold, one for the pool and blue, then the attacks.
    const orders = [1, 2].map((face) => resultOf(part, [1, face, 3, 3], { setup: three }).attacks.map(({ seats }) => seats))
    expect(orders).toEqual([
      [['blue'], ['red', 'gold']],
      [['red', 'gold'], ['blue']],
    ])
  })
  test('CR-X.4: a pact that has ended joins nobody', () => {
    const part = rivals(true)
    const over = (seat: 'red' | 'blue', other: 'red' | 'blue') => ({
      ...part.seats?.[seat],
      consents: { pacts: [{ with: other, until: 2 }] },
    })
    const { attacks: made } = resultOf({ ...part, seats: { ...part.seats, red: over('red', 'blue'), blue: over('blue', 'red') } }, [3, 3], {
      setup: three,
    })
    expect(made).toHaveLength(2)
  })
  test('CR-8.4c: hits of a repulse are shared over the ships of all partners', () => {
    const { state } = resultOf(rivals(true, ['Roc']), [1, 1, ...Array.from({ length: 99 }, () => 1)], { setup: three })
    const marked = (seat: 'red' | 'blue') =>
      holdingsOf(state, seat).ships.map(({ condition }) => Object(condition).hull + Object(condition).armour)
    expect([marked('red'), marked('blue')]).toEqual([[40], [40]])
    expect([holdingsOf(state, 'red').groups, holdingsOf(state, 'blue').groups]).toMatchObject([[{ at: null }], [{ at: null }]])
  })
})
