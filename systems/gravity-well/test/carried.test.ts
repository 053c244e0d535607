// The fields that a unit keeps while it is carried: aboard a bus, in a bay, under a booster (R-GW-41).
import { describe, expect, test } from 'vitest'
import type { CargoAction } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import type { Unit } from '../src/state.ts'
import { answer, begin, blue, type PlayedPosition, refusalOf, typesOf, yellow } from './played.ts'

type Placed = NonNullable<Position['units']>[number]
const alongside = (kind: Placed['kind'], state: Partial<Placed> = {}): Placed => ({ ...yellow, kind, ...state })
const cargo = (...actions: readonly CargoAction[]) => ({ yellow: { order: 'cargo', actions } }) as const
/** A station, a bus and one more unit in a hex, in the last impulse of turn 4. */
const start = (third: Placed): PlayedPosition =>
  begin({ at: 'cargo', turn: 4, impulse: 7, openBays: ['yellow'], units: [yellow, blue, alongside('bus'), third] })
const THIRD = 'u4'
const byBus = (third: Placed): Unit | undefined =>
  answer(start(third), cargo({ do: 'pickUp', carrier: 'u3', unit: THIRD }, { do: 'drop', carrier: 'u3', items: [THIRD] })).state.units[
    THIRD
  ]
const byBay = (third: Placed): Unit | undefined => {
  const { units } = answer(
    start(third),
    cargo({ do: 'pickUp', carrier: 'u1', unit: THIRD }, { do: 'drop', carrier: 'u1', items: ['b1'] }),
  ).state
  return Object.values(units).at(-1)
}

describe('R-GW-41: a unit that is carried and dropped keeps', () => {
  test('GW-LSR-08, GW-GUN-02, GW-PLS-03: damage, shots and the pulse of a gunship, aboard a bus', () => {
    expect(byBus(alongside('gunship', { damage: 3, shots: 2, disabled: 5 }))).toMatchObject({ damage: 3, shots: 2, disabled: 5 })
    expect(byBus(alongside('gunship'))).toMatchObject({ damage: 0, shots: 0, disabled: 0 })
  })
  test('GW-SCP-04: the gas of a scoopship', () => {
    expect([byBus(alongside('scoopship', { gas: true }))?.gas, byBus(alongside('scoopship'))?.gas]).toEqual([true, false])
  })
  test('GW-MOV-07: that it has left a moon in this turn, so that it does not land again', () => {
    expect([byBus(alongside('scoopship', { leftMoon: true }))?.leftMoon, byBus(alongside('scoopship'))?.leftMoon]).toEqual([true, false])
  })
  test('GW-LSR-06, GW-PLS-03, GW-LOS-04: the shot and the pulse of a satellite, and that it drifts out of sight, in a bay too', () => {
    const used = { shots: 1, disabled: 5, adrift: true } as const
    for (const carried of [byBus, byBay]) {
      expect(carried(alongside('defSat', used))).toMatchObject({ kind: 'defSat', ...used })
      expect(carried(alongside('defSat'))).toMatchObject({ kind: 'defSat', shots: 0, disabled: 0, adrift: false })
    }
  })
  test('GW-SAT-03: but a satellite is folded up, and does nothing until it is deployed again', () => {
    expect([byBus, byBay].map((carried) => carried(alongside('comSat', { deployed: true }))?.deployed)).toEqual([false, false])
  })
  test('GW-STA-05: what a bus carried, unloaded beside it in a bay, each thing as it is', () => {
    const full = start(alongside('bus', { cargo: [{ kind: 'defSat', shots: 1, disabled: 5 }, 'comSat'] }))
    const bay = answer(full, cargo({ do: 'pickUp', carrier: 'u1', unit: THIRD })).state.secret.yellow?.bays.u1
    expect(bay?.map(({ kind, shots, disabled }) => [kind, shots, disabled])).toEqual([
      ['bus', 0, 0],
      ['defSat', 1, 5],
      ['comSat', 0, 0],
    ])
  })
})

describe('the next turn', () => {
  test('GW-LSR-09, GW-MOV-07: what is aboard or in a bay may fire and land again, as units in flight; a pulse goes on', () => {
    const used = { shots: 2, disabled: 5 } as const
    const { state } = begin({
      at: 'turn',
      turn: 4,
      units: [
        {
          ...yellow,
          bay: [
            { kind: 'bus', cargo: ['defSat'] },
            { kind: 'gunship', ...used },
          ],
        },
        blue,
        alongside('bus', { cargo: [{ kind: 'gunship', ...used }] }),
        alongside('gunship', { ...used, leftMoon: true }),
      ],
    })
    expect(state.turn).toBe(5)
    const after = { shots: 0, disabled: 5, leftMoon: false }
    expect(state.secret.yellow?.bays.u1?.[1]).toMatchObject(after)
    expect([state.units.u3?.cargo[0], state.units.u5]).toMatchObject([after, after])
    expect(state.orbits).toEqual({})
  })
  test('GW-PLS-03: a pulse that is over is forgotten, in flight, aboard and in a bay', () => {
    const over = { ...alongside('bus', { cargo: [{ kind: 'comSat', disabled: 4 }] }), disabled: 4 } as const
    const { state } = begin({ at: 'turn', turn: 4, units: [{ ...yellow, bay: [{ kind: 'bus', disabled: 4 }] }, blue, over] })
    const bus = state.units.u3
    expect([bus?.disabled, bus?.cargo[0]?.disabled, state.secret.yellow?.bays.u1?.[0]?.disabled]).toEqual([0, 0, 0])
  })
  test('GW-LSR-09: a DefSat that has fired and was taken aboard may fire in the next turn', () => {
    const fired = begin({
      at: [{ step: 'cargo', seat: 'yellow' }, { step: 'turn' }],
      turn: 4,
      impulse: 7,
      units: [yellow, blue, alongside('bus'), alongside('defSat', { deployed: true, shots: 1 })],
    })
    const { state } = answer(fired, cargo({ do: 'pickUp', carrier: 'u3', unit: THIRD }))
    expect([state.turn, state.units.u3?.cargo]).toMatchObject([5, [{ kind: 'defSat', shots: 0 }]])
  })
  test('GW-PLS-03, GW-BST-01: a satellite that a pulse has disabled is launched under a booster, but does not deploy', () => {
    const launched = begin({
      at: [{ step: 'launch' }, { step: 'deploy', seat: 'yellow' }, { step: 'build' }],
      turn: 5,
      units: [{ ...yellow, bay: [{ kind: 'comSat', disabled: 5 }, 'comSat'] }, blue],
    })
    const launches = ['b1', 'b2'].map((item) => ({ station: 'u1', craft: null, payload: [item], shift: 0 as const }))
    const nothing = { order: 'launch', launches: [], leave: [], openBays: false } as const
    const flying = answer(launched, { yellow: { ...nothing, launches }, blue: nothing })
    const deploy = (...units: readonly string[]) => refusalOf(flying, 'yellow', { order: 'deploy', units: [...units] })
    expect([deploy('u3'), deploy('u4'), deploy('u2')]).toEqual(['GW-PLS-03', undefined, 'GW-MOV-09'])
    // All that can: only the other.
    expect(typesOf(answer(flying, { yellow: { order: 'deploy', units: 'all' } }))).toEqual(['deployed'])
  })
})
