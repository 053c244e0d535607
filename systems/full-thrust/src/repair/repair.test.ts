import { refusalsIn } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { mark } from '../damage/marking.ts'
import type { OrderOf } from '../orders.ts'
import type { State } from '../state.ts'
import { hasPower, inControl, isDrifting, screenLevel, shipOf } from '../table.ts'
import { type BattleForTests, battle, inContext, playSteps, type ShipForTests } from '../table-for-tests.ts'
import { coreExplodesOn, mendingSeats, mendingWork, partiesOf, repairFault } from './parties.ts'
import { repairQuestions } from './questions.ts'
import { repairSteps } from './steps.ts'

const NOTHING: OrderOf<'repair'> = { order: 'repair', repairs: [], dump: [], abandon: [], letGo: [] }
const order = (change: Partial<OrderOf<'repair'>>): OrderOf<'repair'> => ({ ...NOTHING, ...change })
const party = (system: string, parties: number, ship = 'red-1') => ({ ship, system, parties })
const withRed = (ship: ShipForTests, more: Partial<BattleForTests> = {}): State =>
  battle({ red: [ship], blue: [{ design: 'Tern', at: [0, 60] }], ...more })
const lost = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 'lost' as const]))
/** P11 of one turn with these orders of red. */
const endTurn = (state: State, red: OrderOf<'repair'> | null, ...dice: readonly number[]) =>
  playSteps(repairSteps, state, [{ step: 'repair' }, { step: 'mend' }], { orders: red ? { red: [red] } : {}, dice })
const types = ({ events }: ReturnType<typeof endTurn>) => events.map(({ type }) => type)

describe('parties', () => {
  const bulwark = (hull: number) => shipOf(withRed({ design: 'Bulwark', condition: { hull } }), 'red-1')
  test('FT-DC-01, FT-DC-02: one party for each crew star that is not marked (G-FT-12)', () => {
    expect([0, 5, 6, 13, 26].map((hull) => partiesOf(bulwark(hull)))).toEqual([5, 5, 4, 3, 1])
  })
  test('FT-DC-03: at most three parties a system, and no more than the ship has', () => {
    const state = withRed({ design: 'Osprey', condition: { systems: lost('beam-1', 'beam-2', 'pds-1') } })
    expect(repairFault(state, 'red', order({ repairs: [party('beam-1', 3), party('beam-2', 1)] }))).toBeUndefined()
    expect(refusalsIn(repairFault(state, 'red', order({ repairs: [party('beam-1', 3), party('beam-2', 2)] })))?.[0].rule).toBe('FT-DC-01')
    expect(refusalsIn(repairFault(state, 'red', order({ repairs: [party('beam-1', 1), party('beam-1', 1)] })))?.[0].rule).toBe('FT-DC-03')
    expect(refusalsIn(repairFault(state, 'red', order({ repairs: [party('beam-1', 4)] })))?.[0].rule).toBe('FT-DC-03')
  })
  test("FT-DC-04, FT-DMG-11: destroyed and spent things, needled drives and other seats' ships are not repaired", () => {
    const condition = { drive: 1, driveDestroyed: 1, systems: { 'beam-1': 'destroyed', 'pds-1': 'lost', ftl: 'spent' } as const }
    const state = withRed({ design: 'Osprey', condition })
    expect(mendingWork(state, 'red').ships.map(({ systems }) => systems)).toEqual([['pds-1']])
    for (const system of ['beam-1', 'drive', 'ftl', 'beam-2'])
      expect(refusalsIn(repairFault(state, 'red', order({ repairs: [party(system, 1)] })))?.[0].rule).toBe('FT-DC-04')
    expect(refusalsIn(repairFault(state, 'blue', order({ repairs: [party('pds-1', 1)] })))?.[0].rule).toBe('FT-DC-04')
  })
  test('FT-DC-03: one die a system repairs it on the number of parties or less, ship by ship in check order', () => {
    const state = withRed({ design: 'Osprey', condition: { systems: lost('beam-1', 'screen-1') } })
    const played = endTurn(state, order({ repairs: [party('beam-1', 1), party('screen-1', 3)] }), 3, 2)
    expect(played.events).toMatchObject([
      { type: 'repairTried', system: 'screen-1', parties: 3, face: 3, mended: true },
      { type: 'repairTried', system: 'beam-1', parties: 1, face: 2, mended: false },
    ])
    expect(shipOf(played.state, 'red-1').condition).toMatchObject({ systems: { 'beam-1': 'lost' }, mended: ['screen-1'] })
  })
  test('FT-DC-05: a mended screen works at once and is marked as repaired in combat', () => {
    const state = withRed({ design: 'Osprey', condition: { systems: lost('screen-1') } })
    const { state: after } = endTurn(state, order({ repairs: [party('screen-1', 1)] }), 1)
    expect([screenLevel(shipOf(state, 'red-1')), screenLevel(shipOf(after, 'red-1'))]).toEqual([0, 1])
  })
  test('FT-DC-04: a repair mends one drive hit', () => {
    const { state } = endTurn(withRed({ design: 'Osprey', condition: { drive: 2 } }), order({ repairs: [party('drive', 3)] }), 3)
    expect(shipOf(state, 'red-1').condition).toMatchObject({ drive: 1, mended: ['drive'] })
    const again = endTurn(state, order({ repairs: [party('drive', 3)] }), 3)
    expect(shipOf(again.state, 'red-1').condition).toMatchObject({ drive: 0, mended: ['drive'] })
  })
  test('FT-DC-06: a system lost in this turn may be repaired in it', () => {
    const hit = inContext(withRed({ design: 'Tern' }), [1, 1, 1, 6, 1, 1], (ctx) =>
      mark(ctx, 'red-1', { normal: 2, penetrating: 0, semiPiercing: [] }, { kind: 'fire', by: 'blue-1' }),
    )
    expect(mendingWork(hit.state, 'red').ships).toMatchObject([{ parties: 1, systems: ['beam-1'] }])
  })
  test('FT-DC-03: seats without work are not asked', () => {
    expect(mendingSeats(withRed({ design: 'Tern' }))).toEqual([])
    expect(mendingSeats(withRed({ design: 'Tern', condition: { systems: lost('pds-1') } }))).toEqual(['red'])
    expect(mendingSeats(withRed({ design: 'Tern', condition: { systems: lost('pds-1'), crewOut: true } }))).toEqual([])
    expect(mendingSeats(withRed({ design: 'Tern', condition: { systems: lost('pds-1') }, ship: { struck: true } }))).toEqual([])
  })
})

describe('core systems', () => {
  test('FT-COR-02, FT-COR-06: a bridge is repaired at once, and one lost for good is not', () => {
    const state = withRed({ design: 'Osprey', condition: { systems: lost('bridge') }, ship: { outOfControl: 3 } })
    const { state: after } = endTurn(state, order({ repairs: [party('bridge', 2)] }), 2)
    expect(inControl({ ...after, turn: 2 }, shipOf(after, 'red-1'))).toBe(true)
    expect(inControl({ ...state, turn: 3 }, shipOf(state, 'red-1'))).toBe(false)
    expect(inControl({ ...state, turn: 4 }, shipOf(state, 'red-1'))).toBe(true)
    const forGood = withRed({ design: 'Osprey', condition: { systems: { bridge: 'destroyed' } } })
    expect(refusalsIn(repairFault(forGood, 'red', order({ repairs: [party('bridge', 1)] })))?.[0].rule).toBe('FT-DC-04')
  })
  test('FT-COR-03: life support fails at the end of its turn, unless it is repaired before', () => {
    const state = withRed({ design: 'Osprey', condition: { systems: lost('lifeSupport') }, ship: { suffocates: 1 } })
    const failed = endTurn(state, NOTHING)
    expect(types(failed)).toEqual(['crewLost'])
    expect(isDrifting(shipOf(failed.state, 'red-1'))).toBe(true)
    expect(mendingSeats(failed.state)).toEqual([])
    const saved = endTurn(state, order({ repairs: [party('lifeSupport', 1)] }), 1)
    expect(types(saved)).toEqual(['repairTried'])
    expect(shipOf(saved.state, 'red-1')).toMatchObject({ suffocates: 0, condition: { crewOut: false } })
    const later = withRed({ design: 'Osprey', condition: { systems: lost('lifeSupport') }, ship: { suffocates: 2 } })
    expect(types(endTurn(later, NOTHING))).toEqual([])
  })
  const failing = (more: Partial<BattleForTests> = {}, ship: ShipForTests['ship'] = {}) =>
    withRed({ design: 'Osprey', condition: { systems: lost('powerCore') }, ship }, more)
  test('FT-COR-04: a failing power core destroys the ship on 5 and 6', () => {
    expect(types(endTurn(failing(), NOTHING, 4))).toEqual(['coreTested'])
    const exploded = endTurn(failing(), NOTHING, 5)
    expect(types(exploded)).toEqual(['coreTested', 'shipDestroyed'])
    expect(shipOf(exploded.state, 'red-1').status).toBe('destroyed')
  })
  test('FT-COR-04: a core repaired in damage control throws no die', () => {
    expect(types(endTurn(failing(), order({ repairs: [party('powerCore', 1)] }), 1))).toEqual(['repairTried'])
  })
  test('FT-COR-05: a dumped core does not explode, and the ship has no power', () => {
    const { state, events } = endTurn(failing(), order({ dump: ['red-1'] }))
    expect(events.map(({ type }) => type)).toEqual(['coreDumped'])
    const ship = shipOf(state, 'red-1')
    expect([hasPower(ship), screenLevel(ship), isDrifting(ship), inControl(state, ship)]).toEqual([false, 0, true, false])
    expect(endTurn(state, NOTHING).events).toEqual([])
  })
  test('FT-COR-05: an abandoned ship explodes on one less each turn, and drifts', () => {
    const first = endTurn(failing(), order({ abandon: ['red-1'] }), 4)
    expect(types(first)).toEqual(['shipAbandoned', 'coreTested'])
    const ship = shipOf(first.state, 'red-1')
    expect([1, 2, 3, 5, 9].map((turn) => coreExplodesOn(ship, turn))).toEqual([5, 4, 3, 1, 1])
    expect(isDrifting(ship)).toBe(true)
    const second = endTurn({ ...first.state, turn: 2 }, null, 4)
    expect(types(second)).toEqual(['coreTested', 'shipDestroyed'])
  })
  test('FT-COR-05: only a failing core is dumped, and no party works where all is given up', () => {
    const sound = withRed({ design: 'Osprey', condition: { systems: lost('pds-1') } })
    expect(refusalsIn(repairFault(sound, 'red', order({ dump: ['red-1'] })))?.[0].rule).toBe('FT-COR-05')
    expect(refusalsIn(repairFault(failing(), 'red', order({ dump: ['red-1'], abandon: ['red-1'] })))?.[0].rule).toBe('FT-COR-05')
    expect(refusalsIn(repairFault(failing(), 'red', order({ dump: ['red-1'], repairs: [party('powerCore', 1)] })))?.[0].rule).toBe(
      'FT-COR-05',
    )
    expect(repairFault(failing(), 'red', order({ abandon: ['red-1'] }))).toBeUndefined()
  })
  test('FT-OPT-05: the blast reaches ships within 3 MU with a die for each 25 mass, half of each on armour', () => {
    const near = {
      blue: [
        { design: 'Targe', at: [0, 3], hull: 40 },
        { design: 'Tern', at: [0, 4] },
      ],
      settings: { reactorBlast: true },
    } as const
    const played = endTurn(failing(near), NOTHING, 6, 5, 1, 3, 2)
    expect(played.events).toMatchObject([
      { type: 'coreTested' },
      { type: 'shipDestroyed' },
      { type: 'blastReached', ship: 'blue-1', dice: [5, 1, 3, 2] },
      { type: 'damaged', ship: 'blue-1', armour: 6, hull: 5 },
    ])
    expect(types(endTurn(failing({ ...near, settings: {} }), NOTHING, 6))).toEqual(['coreTested', 'shipDestroyed'])
    const of50 = (mass: number) => {
      const state = failing(near)
      const core = shipOf(state, 'red-1')
      const heavy = { ...state, ships: { ...state.ships, 'red-1': { ...core, design: { ...core.design, mass } } } }
      const blast = endTurn(heavy, NOTHING, 6, 1, 1, 1, 1, 1).events.find(({ type }) => type === 'blastReached')
      return blast?.type === 'blastReached' ? blast.dice.length : 0
    }
    expect([24, 25, 26, 50, 51, 100].map(of50)).toEqual([1, 1, 2, 2, 3, 4])
  })
})

describe('leaving', () => {
  test('FT-END-06: a seat may let hostile ships go without dice', () => {
    const state = battle({ red: [{ design: 'Tern' }], blue: [{ design: 'Tern', at: [0, 60], ship: { disengaging: true } }] })
    expect(mendingSeats(state)).toEqual(['red'])
    expect(refusalsIn(repairFault(state, 'red', order({ letGo: ['red'] })))?.[0].rule).toBe('FT-END-06')
    const { state: after } = endTurn(state, order({ letGo: ['blue'] }))
    expect(after.letGo).toEqual({ blue: ['red'] })
  })
  test('FT-END-12: by default nothing is repaired or given up, and nobody is let go', () => {
    const red: ShipForTests = { design: 'Osprey', condition: { systems: lost('beam-1', 'powerCore') } }
    const view = { ...battle({ red: [red], blue: [{ design: 'Tern', at: [0, 60], ship: { disengaging: true } }] }), me: 'red' }
    const work = mendingWork(view, 'red')
    expect([work.ships.length, work.failing.length, work.leaving]).toEqual([1, 1, ['blue']])
    expect(repairQuestions.repair.defaultOrder(view as never, 'red')).toEqual(NOTHING) // the default reads no more than this
  })
})
