import { refusalsIn } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import type { OrderOf, ShotOrder } from '../orders.ts'
import type { State } from '../state.ts'
import { groupOf, shipOf } from '../table.ts'
import { type BattleForTests, battle, playSteps } from '../table-for-tests.ts'
import { fireChances } from './chances.ts'
import { allShotsAt, fireFault, firingShips, gunsOf, inDiceOrder, shotsOfMount } from './firing.ts'
import { gunAt, mayBeNeedled } from './guns.ts'
import { fireQuestions } from './questions.ts'
import { fireSteps } from './steps.ts'

const at = (mount: string, id = 'blue-1', system: string | null = null): ShotOrder => ({ mount, target: { kind: 'ship', id }, system })
const atGroup = (mount: string, id: string): ShotOrder => ({ mount, target: { kind: 'group', id }, system: null })
const fire = (...shots: readonly ShotOrder[]): OrderOf<'fire'> => ({ order: 'fire', ship: 'red-1', shots })
/** Red's ship at the centre, two frigates and a carrier's groups g1 and g2 ahead. */
function mixed(red: string, settings: BattleForTests['settings'] = { shipsShootFighters: true }): State {
  const state = battle({
    red: [{ design: red }],
    blue: [
      { design: 'Aerie', at: [0, 9] },
      { design: 'Tern', at: [0, 6] },
      { design: 'Tern', at: [0, 7] },
    ],
    settings,
  })
  const out = (id: string) => ({ ...groupOf(state, id), where: 'space' as const, at: [0, 6 * 1560] as const })
  return { ...state, groups: { ...state.groups, g1: out('g1'), g2: out('g2') } }
}
const red = (state: State) => shipOf(state, 'red-1')
const rule = (state: State, shot: ShotOrder) => {
  const gun = gunAt(state, red(state), shot)
  return 'rule' in gun ? gun.rule : undefined
}
const withShip = (state: State, id: string, change: Partial<State['ships'][string]>): State => ({
  ...state,
  ships: { ...state.ships, [id]: { ...shipOf(state, id), ...change } },
})
const targets = (state: State, mount: string) => shotsOfMount(state, red(state), mount).map(({ target }) => target.id)

describe('what a mount may fire at', () => {
  test('FT-FC-01: hostile ships on the table, not those that are gone, coming in or friendly', () => {
    const state = mixed('Osprey', {})
    expect(targets(state, 'beam-1')).toEqual(['blue-1', 'blue-2', 'blue-3'])
    for (const status of ['destroyed', 'jumped', 'coming', 'disengaged'] as const) {
      expect(rule(withShip(state, 'blue-2', { status }), at('beam-1', 'blue-2'))).toBe('FT-FC-01')
      expect(targets(withShip(state, 'blue-2', { status }), 'beam-1')).toEqual(['blue-1', 'blue-3'])
    }
    expect(rule(state, at('beam-1', 'red-1'))).toBe('FT-FC-01')
    expect(rule(state, at('beam-1', 'blue-9'))).toBe('FT-FC-01')
    expect(rule(withShip(state, 'blue-2', { seat: 'red' }), at('beam-1', 'blue-2'))).toBe('FT-FC-01')
  })
  test('FT-OPT-03: hostile groups in flight, with the option', () => {
    const state = mixed('Osprey')
    expect(targets(state, 'beam-1')).toEqual(['blue-1', 'blue-2', 'blue-3', 'g1', 'g2'])
    expect(targets(mixed('Osprey', {}), 'beam-1')).toEqual(['blue-1', 'blue-2', 'blue-3'])
    expect(rule(state, atGroup('beam-1', 'g3'))).toBe('FT-FC-01') // in its bay
    const own = { ...state, groups: { ...state.groups, g2: { ...groupOf(state, 'g2'), seat: 'red' as const } } }
    expect(targets(own, 'beam-1')).toEqual(['blue-1', 'blue-2', 'blue-3', 'g1'])
  })
  test('FT-WPN-07: a needle beam fires at every system that works and is no core system, and at a group as a whole', () => {
    const state = mixed('Trebuchet')
    const aimed = shotsOfMount(state, red(state), 'needle-1')
    const systemsOf = (id: string) => aimed.filter(({ target }) => target.id === id).map(({ system }) => system)
    expect(systemsOf('blue-2')).toEqual(['drive', 'ftl', 'fireCon-1', 'beam-1', 'beam-2', 'pds-1'])
    expect(systemsOf('g1')).toEqual([null])
    expect(rule(state, at('needle-1', 'blue-2', 'beam-9'))).toBe('FT-WPN-07')
    expect(rule(state, { ...atGroup('needle-1', 'g1'), system: 'beam-1' })).toBe('FT-WPN-07')
    expect([mayBeNeedled(shipOf(state, 'blue-2'), 'beam-1'), mayBeNeedled(shipOf(state, 'blue-2'), 'beam-9')]).toEqual([true, false])
  })
  test('FT-FC-02: a mount that works and fires in P10', () => {
    const lost = withShip(mixed('Falchion'), 'red-1', {})
    const worn = withShip(lost, 'red-1', { condition: { ...red(lost).condition, systems: { 'beam-1': 'lost' } } })
    expect([rule(worn, at('beam-1')), rule(worn, at('beam-9')), rule(worn, at('launcher-1')), rule(worn, at('beam-2'))]).toEqual([
      ...['FT-FC-02', 'FT-FC-02', 'FT-FC-02', undefined],
    ])
    expect(gunsOf(red(worn))).toEqual(['torpedo-1', 'torpedo-2', 'beam-2', 'pds-1', 'pds-2'])
  })
})

describe('ships that may fire', () => {
  const able = (state: State) => firingShips(state, 'red').length
  test('FT-FC-01, FT-WPN-09: without fire control only point defence is left, at a bare ship within 6 MU', () => {
    const blind = (range: number) =>
      battle({
        red: [{ design: 'Tern', condition: { systems: { 'fireCon-1': 'lost' } } }],
        blue: [{ design: 'Tern', at: [0, range] }],
      })
    expect([able(blind(6)), able(blind(7))]).toEqual([1, 0])
  })
  test('FT-SEQ-07: once in a turn, and only with a target', () => {
    expect(able(withShip(mixed('Tern'), 'red-1', { fired: 1 }))).toBe(0)
    expect(able(withShip(mixed('Tern'), 'red-1', { fired: 0 }))).toBe(1)
    expect(able(withShip(mixed('Tern'), 'red-1', { at: [0, -60 * 1560] }))).toBe(0)
  })
  test('FT-SEQ-07: an order is for a ship that may fire, and every shot of it is judged', () => {
    const state = mixed('Osprey')
    expect(fireFault(state, 'blue', { ...fire(at('beam-1')), ship: 'red-1' })?.rule).toBe('FT-SEQ-07')
    expect(fireFault(state, 'red', { ...fire(), ship: 'red-2' })?.rule).toBe('FT-SEQ-07')
    expect(fireFault(state, 'red', fire(at('beam-1'), at('beam-9')))?.rule).toBe('FT-FC-02')
    expect(fireFault(state, 'red', fire(at('beam-1'), at('beam-2')))).toBeUndefined()
  })
})

describe('all guns at a target', () => {
  test('FT-FC-02: those that bear, without needle beams and without what is aimed elsewhere', () => {
    const state = mixed('Trebuchet', {})
    expect(allShotsAt(state, red(state), [], 'blue-2').map(({ mount }) => mount)).toEqual([
      ...['torpedo-1', 'beam-1', 'pds-1', 'pds-2', 'pds-3', 'pds-4'],
    ])
    const kept = [at('torpedo-1', 'blue-3'), at('beam-1', 'blue-2')]
    const all = allShotsAt(state, red(state), kept, 'blue-2')
    expect(all.slice(0, 2)).toEqual([at('torpedo-1', 'blue-3'), at('beam-1', 'blue-2')])
    expect(all.filter(({ mount }) => mount === 'torpedo-1').length).toBe(1)
  })
  test('FT-WPN-10: ships before groups, each in order of id; mounts in design order', () => {
    const state = mixed('Osprey')
    const shots = [atGroup('beam-4', 'g2'), at('beam-3', 'blue-2'), atGroup('beam-2', 'g1'), at('beam-1', 'blue-2'), at('beam-5', 'blue-1')]
    expect(inDiceOrder(red(state), shots).map((some) => some.map(({ mount, target }) => `${mount} ${target.id}`))).toEqual([
      ['beam-5 blue-1'],
      ['beam-1 blue-2', 'beam-3 blue-2'],
      ['beam-2 g1'],
      ['beam-4 g2'],
    ])
  })
})

describe('the fire of a ship', () => {
  const play = (state: State, shots: readonly ShotOrder[], orders: object, ...dice: readonly number[]) =>
    playSteps(fireSteps, state, [{ step: 'fire', seats: ['red', 'blue'] }], { orders: { red: [fire(...shots)], ...orders }, dice })
  test('FT-SEQ-07: declared shots wait until their mounts have fired', () => {
    const asked = play(mixed('Osprey'), [at('beam-1', 'blue-2'), atGroup('beam-2', 'g1')], {})
    expect(asked.state.shots.length).toBe(2)
    expect(asked.state.play.calls).toMatchObject([{ kind: 'evade', seats: ['blue'] }])
    const evade = { blue: [{ order: 'evade', evade: false }] }
    const done = play(mixed('Osprey'), [at('beam-1', 'blue-2'), atGroup('beam-2', 'g1')], evade, 1, 1, 1, 6)
    expect([done.state.shots, groupOf(done.state, 'g1').fighters]).toEqual([[], 5])
  })
  test('FT-OPT-03: a group with its last endurance is asked', () => {
    const state = mixed('Osprey')
    const last = { ...state, groups: { ...state.groups, g1: { ...groupOf(state, 'g1'), endurance: 1 } } }
    expect(play(last, [atGroup('beam-2', 'g1')], {}).state.play.calls).toMatchObject([{ kind: 'evade' }])
  })
  test('FT-OPT-03: a group without endurance is not asked, and nothing is said about it', () => {
    const state = mixed('Osprey')
    const spent = { ...state, groups: { ...state.groups, g1: { ...groupOf(state, 'g1'), endurance: 0 } } }
    expect(play(spent, [atGroup('beam-2', 'g1')], {}, 1).events.map(({ type }) => type)).toEqual(['fireDeclared', 'mountFired'])
  })
  test('FT-SEQ-03: a seat that is passed over keeps its place, and one that passes is out', () => {
    const order = (seats: readonly ('red' | 'blue')[], orders: object, ...dice: readonly number[]) =>
      playSteps(fireSteps, mixed('Tern', {}), [{ step: 'fire', seats }], { orders, dice }).state.play.calls.map((call) => call.seats)
    const blue = (ship: string): OrderOf<'fire'> => ({ order: 'fire', ship, shots: [] })
    expect(order(['red', 'blue'], { red: [fire()], blue: [blue('blue-2')] })).toEqual([['blue']])
    expect(order(['blue', 'red'], { blue: [{ order: 'pass' }], red: [fire()] })).toEqual([])
  })
  test('FT-SEQ-07: a pass is said to all', () => {
    const passed = playSteps(fireSteps, mixed('Tern', {}), [{ step: 'fire', seats: ['red'] }], { orders: { red: [{ order: 'pass' }] } })
    expect(passed.events).toEqual([{ type: 'fireEnded', seat: 'red' }])
  })
  test('FT-WPN-08: a pack is spent whether it hits or not; other mounts are not', () => {
    const played = play(mixed('Dart', {}), [at('pack-1', 'blue-2'), at('beam-1', 'blue-2')], {}, 1, 1, 1, 1)
    expect(red(played.state).condition.systems).toEqual({ 'pack-1': 'spent' })
    expect(red(played.state).used.toSorted()).toEqual(['beam-1', 'pack-1'])
  })
  test('FT-DMG-11: a needle beam that finds its system gone does no more to it', () => {
    const state = battle({
      red: [{ design: 'Trebuchet' }, { design: 'Trebuchet', at: [1, 0] }],
      blue: [{ design: 'Roc', at: [0, 9], condition: { systems: { 'beam-1': 'lost' } } }],
    })
    expect(rule(state, at('needle-1', 'blue-1', 'beam-1'))).toBe('FT-WPN-07')
  })
  test('FT-END-12: nobody fires or evades without an answer; the offer names the ships', () => {
    const view = { ...mixed('Osprey'), me: 'red' } as unknown as Parameters<typeof fireQuestions.fire.offer>[0]
    expect(fireQuestions.fire.offer(view, 'red')).toEqual({ kind: 'fire', orders: ['fire', 'pass'], of: ['red-1'] })
    expect(fireQuestions.fire.defaultOrder(view, 'red')).toEqual({ order: 'pass' })
    expect(fireQuestions.evade.defaultOrder(view, 'red')).toEqual({ order: 'evade', evade: false })
    expect(fireQuestions.evade.check(view, 'red', { order: 'evade', evade: true })).toBeUndefined()
    expect(refusalsIn(fireQuestions.evade.check(view, 'red', { order: 'pass' }))?.[0].rule).toBe('FT-OPT-03')
    expect(refusalsIn(fireQuestions.fire.check(view, 'red', { order: 'evade', evade: true }))?.[0].rule).toBe('FT-SEQ-03')
  })
})

describe('chances', () => {
  const chances = (state: State, ...shots: readonly ShotOrder[]) => fireChances(state, red(state), shots)
  test('FT-FC-02: none of shots that may not be fired', () => {
    expect(chances(mixed('Osprey'), at('beam-9'))).toEqual([])
    expect(chances(mixed('Osprey'), at('beam-9'), at('beam-1', 'blue-2')).length).toBe(1)
  })
  test('FT-DMG-02: armour that is gone stops nothing', () => {
    const armour = (lost: number) => {
      const [one] = chances(
        battle({ red: [{ design: 'Osprey' }], blue: [{ design: 'Targe', at: [0, 9], condition: { armour: lost } }] }),
        at('beam-1'),
      )
      return one?.kind === 'ship' ? Math.max(...one.armour.values) : 0
    }
    expect([armour(0), armour(4), armour(5), armour(6)]).toEqual([6, 2, 1, 0])
  })
  test('FT-WPN-09, FT-WPN-08: point defence does one on a 6; a pack has beam dice without screens', () => {
    const [pds] = chances(mixed('Tern', {}), at('pds-1', 'blue-2'))
    expect(pds?.kind === 'ship' && pds.hull).toMatchObject({ values: [0, 1], chances: [expect.closeTo(5 / 6), expect.closeTo(1 / 6)] })
    const [pack] = chances(battle({ red: [{ design: 'Dart' }], blue: [{ design: 'Roc', at: [0, 6] }] }), at('pack-1'))
    expect(pack?.kind === 'ship' && pack.armour.chances[0]).toBeCloseTo((3 / 6) ** 3)
  })
  test('FT-DMG-01, FT-DMG-05: a ship that is destroyed has lost every system', () => {
    const state = battle({ red: [{ design: 'Lancer' }], blue: [{ design: 'Tern', at: [0, 6], condition: { hull: 2 } }] })
    const [one] = chances(state, at('torpedo-1'))
    const pds = one?.kind === 'ship' ? one.systems.find(({ system }) => system === 'pds-1')?.chance : undefined
    expect(pds).toBeCloseTo((5 / 6) * (2 / 36 + 4 / 36 + 3 / 6)) // 2 needs 5, 3 needs 3, and 4 or more destroys it
  })
  test('FT-WPN-07: two needle beams at one system, and one at another', () => {
    const state = battle({ red: [{ design: 'Trebuchet' }], blue: [{ design: 'Roc', at: [0, 9] }] })
    const [one] = chances(state, at('needle-1', 'blue-1', 'beam-1'))
    const chance = (system: string) => (one?.kind === 'ship' ? one.systems.find((each) => each.system === system)?.chance : undefined)
    expect(chance('beam-1')).toBeCloseTo(1 / 6)
    expect(chance('beam-2')).toBeCloseTo(0)
  })
})
