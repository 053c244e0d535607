import { describe, expect, test } from 'vitest'
import { at, attacks, CARRIERS, defence, defend, withAir } from '../attack/air-for-tests.ts'
import { attackSteps } from '../attack/steps.ts'
import { fireSteps } from '../fire/steps.ts'
import { begin, setupFor } from '../game-for-tests.ts'
import { ram } from '../movement/ramming.ts'
import type { OrderOf } from '../orders.ts'
import { ordnanceSteps } from '../ordnance/steps.ts'
import { type BattleForTests, battle, inContext, type PlayedSteps, playSteps } from '../table-for-tests.ts'

/** Whether the turn has dice against each other after these steps. */
const isLoud = ({ state }: PlayedSteps): boolean => state.diced === state.turn
const DUEL: BattleForTests = { red: [{ design: 'Falchion' }], blue: [{ design: 'Osprey', at: [0, 20] }] }
const salvo = (y: number): OrderOf<'salvoes'> => ({
  order: 'salvoes',
  ship: 'red-1',
  salvoes: [{ mount: 'launcher-1', magazine: 'magazine-1', load: 'standard', at: [0, y * 1560] }],
})
const GUARDED: BattleForTests = { red: [{ design: 'Falchion', at: [0, -40] }], blue: [{ design: 'Osprey' }] }
const incoming = () => withAir(GUARDED, { salvoes: { s1: { seat: 'red', target: 'blue-1' } } })

describe('dice against each other', () => {
  const steps = [{ step: 'ordnance', seats: ['red'] }, { step: 'home' }] as const
  const launched = (y: number) => playSteps(ordnanceSteps, battle(DUEL), steps, { orders: { red: [salvo(y)] } })
  test('FT-END-08: a salvo throws no die when it is launched, nor when it homes', () => {
    expect([launched(5), launched(20)].map(isLoud)).toEqual([false, false])
    expect(launched(5).events.map(({ type }) => type)).toEqual(['salvoLaunched', 'salvoLost'])
  })
  test('FT-END-08: its die for missiles on target counts, and so do dice of defence', () => {
    expect(isLoud(playSteps(attackSteps, incoming(), [{ step: 'intercept' }], { dice: [1] }))).toBe(true)
    const allotted = { ...incoming(), defences: [defence('pds-1', 'salvo', 's1')] }
    expect(isLoud(playSteps(attackSteps, { ...allotted, salvoes: incoming().salvoes }, [{ step: 'intercept' }], { dice: [1, 1] }))).toBe(
      true,
    )
    const order = { orders: { blue: [defend(defence('pds-1', 'salvo', 's1'))] } }
    expect(isLoud(playSteps(attackSteps, incoming(), [{ step: 'defend' }], order))).toBe(false) // allotted, not thrown
  })
  test('FT-END-08, FT-FTR-14: fighters that shoot at a salvo count, though they fight no group', () => {
    const state = withAir(
      { red: [{ design: 'Aerie', at: [0, -60] }], blue: [{ design: 'Falchion', at: [0, 90] }] },
      { groups: { g1: { fighters: 1 } }, salvoes: { s1: { seat: 'blue', target: 'red-1' } } },
    )
    const near = {
      ...state,
      salvoes: Object.fromEntries(Object.entries(state.salvoes).map(([id, one]) => [id, { ...one, at: [0, 0] as const }])),
    }
    const played = playSteps(attackSteps, near, [{ step: 'attack' }, { step: 'dogfight' }], {
      orders: { red: [attacks(at('g1', 'salvo', 's1'))] },
      dice: [1],
    })
    expect([played.events.map(({ type }) => type).slice(0, 2), isLoud(played)]).toEqual([['attacksDeclared', 'salvoIntercepted'], true])
  })
  test('FT-END-08: dogfights and attacks of fighters count', () => {
    const facing = withAir(CARRIERS, {
      groups: { g1: { fighters: 1 }, g5: { fighters: 1 } },
      change: () => ({ attacks: [at('g1', 'group', 'g5')] }),
    })
    expect(isLoud(playSteps(attackSteps, facing, [{ step: 'dogfight' }], { dice: [1, 1] }))).toBe(true)
    const raid = withAir(GUARDED, {})
    expect(isLoud(playSteps(attackSteps, raid, [{ step: 'strike' }], {}))).toBe(false)
    const struck = withAir(
      { red: [{ design: 'Aerie', at: [0, -60] }], blue: [{ design: 'Osprey' }] },
      { groups: { g1: { fighters: 1 } }, change: () => ({ attacks: [at('g1', 'ship', 'blue-1')] }) },
    )
    expect(isLoud(playSteps(attackSteps, struck, [{ step: 'strike' }], { dice: [1] }))).toBe(true)
  })
  test('FT-END-08: fire counts, not a ship that is passed over, nor a shot at a group that has evaded', () => {
    const near = battle({ red: [{ design: 'Tern' }], blue: [{ design: 'Tern', at: [0, 9] }] })
    const fired = (shots: OrderOf<'fire'>['shots'], ...dice: readonly number[]) =>
      playSteps(fireSteps, near, [{ step: 'fire', seats: ['red'] }], { orders: { red: [{ order: 'fire', ship: 'red-1', shots }] }, dice })
    const shot = { mount: 'beam-1', target: { kind: 'ship', id: 'blue-1' }, system: null } as const
    expect([isLoud(fired([])), isLoud(fired([shot], 1, 1))]).toEqual([false, true])
    const flown = withAir(
      { red: [{ design: 'Tern' }], blue: [{ design: 'Aerie', at: [0, 90] }], settings: { shipsShootFighters: true } },
      { groups: { g1: { at: [0, 5] } } },
    )
    const flak = { order: 'fire', ship: 'red-1', shots: [{ mount: 'beam-1', target: { kind: 'group', id: 'g1' }, system: null }] } as const
    const shotAt = (evade: boolean, ...dice: readonly number[]) =>
      playSteps(fireSteps, flown, [{ step: 'fire', seats: ['red'] }], { orders: { red: [flak], blue: [{ order: 'evade', evade }] }, dice })
    expect([isLoud(shotAt(true)), isLoud(shotAt(false, 1))]).toEqual([false, true])
  })
  test('FT-END-08, FT-OPT-01: an attempt to ram counts', () => {
    const close = battle({ red: [{ design: 'Tern' }], blue: [{ design: 'Tern', at: [0, 2] }] })
    expect(isLoud(inContext(close, [1], (ctx) => ram(ctx, 'red-1', 'blue-1')))).toBe(true)
  })
})
test('FT-END-08: marks of launchers and racks in a position leave the turn quiet, those of other mounts do not', () => {
  const quiet = (design: string, ...used: readonly string[]) =>
    begin(setupFor('cruiser-duel'), {
      at: 'turnEnd',
      quiet: 1,
      ships: { 'red-1': { seat: 'red', design, used }, 'blue-1': { seat: 'blue', design: 'Tern', mu: [0, 90] } },
    }).state.quiet
  expect([quiet('Falchion', 'launcher-1'), quiet('Lancer', 'rack-1'), quiet('Falchion', 'launcher-1', 'pds-1')]).toEqual([2, 2, 0])
})
