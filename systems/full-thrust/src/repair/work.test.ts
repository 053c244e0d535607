import { refusalsIn } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import type { OrderOf } from '../orders.ts'
import type { State } from '../state.ts'
import { shipOf } from '../table.ts'
import { battle, playSteps, type ShipForTests } from '../table-for-tests.ts'
import { failingCores, mendingSeats, mendingWork, partiesOf, repairFault } from './parties.ts'
import { repairQuestions } from './questions.ts'
import { repairSteps } from './steps.ts'

const NOTHING: OrderOf<'repair'> = { order: 'repair', repairs: [], dump: [], abandon: [], letGo: [] }
const lost = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 'lost' as const]))
const fleet = (...red: readonly ShipForTests[]): State => battle({ red, blue: [{ design: 'Tern', at: [0, 60] }] })
const osprey = (hull: number, ...ids: readonly string[]): ShipForTests => ({ design: 'Osprey', condition: { hull, systems: lost(...ids) } })
const rule = (state: State, change: Partial<OrderOf<'repair'>>) =>
  refusalsIn(repairFault(state, 'red', { ...NOTHING, ...change }))?.[0].rule
const party = (system: string, parties: number, ship = 'red-1') => ({ ship, system, parties })
const ended = (state: State, change: Partial<OrderOf<'repair'>>, ...dice: readonly number[]) =>
  playSteps(repairSteps, state, [{ step: 'repair' }, { step: 'mend' }], { orders: { red: [{ ...NOTHING, ...change }] }, dice })

describe('work for parties', () => {
  test('FT-DC-01: a ship whose stars are all marked has no party, though the last box is never marked', () => {
    expect(
      [0, 5, 6, 18, 23].map((hull) =>
        partiesOf({ ...shipOf(fleet(osprey(0)), 'red-1'), condition: { ...shipOf(fleet(osprey(0)), 'red-1').condition, hull } }),
      ),
    ).toEqual([...[4, 4, 3, 1, 1]])
    const state = fleet(osprey(0, 'pds-1'))
    const bare = {
      ...state,
      ships: { ...state.ships, 'red-1': { ...shipOf(state, 'red-1'), condition: { ...shipOf(state, 'red-1').condition, hull: 24 } } },
    }
    expect([mendingSeats(state), mendingSeats(bare)]).toEqual([['red'], []])
  })
  test('FT-DC-04: what is lost, not what is destroyed or spent; a drive with hits that may be mended', () => {
    const systems = (condition: NonNullable<ShipForTests['condition']>, design = 'Lancer') =>
      mendingWork(fleet({ design, condition }), 'red').ships[0]?.systems
    expect(systems({ systems: { 'pds-1': 'lost', 'pds-2': 'destroyed', 'rack-1': 'spent' } })).toEqual(['pds-1'])
    expect([systems({ drive: 1 }), systems({ drive: 2, driveDestroyed: 1 }), systems({ drive: 1, driveDestroyed: 1 })]).toEqual([
      ['drive'],
      ['drive'],
      undefined,
    ])
  })
  test('FT-DC-03: at most three parties on a system, no more than the ship has, and each system once', () => {
    const state = fleet(osprey(12, 'pds-1', 'pds-2'))
    expect([rule(state, { repairs: [party('pds-1', 2)] }), rule(state, { repairs: [party('pds-1', 1), party('pds-2', 1)] })]).toEqual([
      undefined,
      undefined,
    ])
    expect(rule(state, { repairs: [party('pds-1', 2), party('pds-2', 1)] })).toBe('FT-DC-01')
    expect(rule(state, { repairs: [party('pds-1', 1), party('pds-1', 1)] })).toBe('FT-DC-03')
    expect(rule(fleet(osprey(0, 'pds-1')), { repairs: [party('pds-1', 4)] })).toBe('FT-DC-03')
    expect(rule(state, { repairs: [party('pds-3', 1)] })).toBe('FT-DC-04')
    expect(rule(state, { repairs: [party('pds-1', 1, 'blue-1')] })).toBe('FT-DC-04')
  })
  test('FT-DC-01, FT-DES-23: a merchant has a party for 50 mass', () => {
    const ship = shipOf(battle({ red: [{ design: 'Drover' }], blue: [{ design: 'Tern' }] }), 'red-1')
    expect([partiesOf(ship), partiesOf({ ...ship, design: { ...ship.design, merchant: true } })]).toEqual([5, 2])
  })
  test('FT-DC-01: each ship has its own parties', () => {
    const state = fleet(osprey(18, 'pds-1'), osprey(18, 'pds-1'))
    expect(rule(state, { repairs: [party('pds-1', 1), party('pds-1', 1, 'red-2')] })).toBeUndefined()
    expect(rule(state, { repairs: [party('pds-1', 1), party('pds-1', 2, 'red-2')] })).toBe('FT-DC-01')
  })
  test('FT-DC-03: dice ship by ship in order of id, and aboard in check order', () => {
    const state = fleet(osprey(0, 'pds-1', 'fireCon-1'), osprey(0, 'pds-1'))
    const repairs = [party('pds-1', 1, 'red-2'), party('pds-1', 1), party('fireCon-1', 1)]
    const played = ended(state, { repairs }, 1, 2, 1)
    const tries = played.events.flatMap((event) => (event.type === 'repairTried' ? [`${event.ship} ${event.system} ${event.mended}`] : []))
    expect(tries).toEqual(['red-1 fireCon-1 true', 'red-1 pds-1 false', 'red-2 pds-1 true'])
  })
  test('FT-DC-05: a repair mends one hit of the drive, and is marked', () => {
    const played = ended(
      fleet({ design: 'Osprey', condition: { drive: 2, mended: ['drive', 'pds-1'] } }),
      { repairs: [party('drive', 1)] },
      1,
    )
    expect(shipOf(played.state, 'red-1').condition).toMatchObject({ drive: 1, mended: ['pds-1', 'drive'] })
  })
  test('FT-COR-03: a repair of another system does not stop the clock of the life support', () => {
    const state = fleet({ ...osprey(0, 'lifeSupport', 'pds-1'), ship: { suffocates: 3, outOfControl: 3 } })
    const played = ended(state, { repairs: [party('pds-1', 1)] }, 1)
    expect(shipOf(played.state, 'red-1')).toMatchObject({ suffocates: 3, outOfControl: 3 })
  })
})

describe('failing cores', () => {
  test('FT-COR-04: 4 and less hold, and it is said so', () => {
    const tested = (face: number) =>
      ended(fleet(osprey(0, 'powerCore')), {}, face).events.flatMap((event) => (event.type === 'coreTested' ? [event] : []))
    expect(tested(4)).toMatchObject([{ least: 5, explodes: false }])
    expect(tested(5)).toMatchObject([{ least: 5, explodes: true }])
  })
  test('FT-COR-04: cores that are lost and not dumped, on ships that are there', () => {
    const cores = (ship: ShipForTests) => failingCores(fleet(ship)).length
    expect([cores(osprey(0, 'powerCore')), cores(osprey(0)), cores({ ...osprey(0, 'powerCore'), ship: { status: 'jumped' } })]).toEqual([
      1, 0, 0,
    ])
    expect(cores({ design: 'Osprey', condition: { systems: lost('powerCore'), coreDumped: true } })).toBe(0)
  })
  test('FT-COR-05: a ship that is given up or dumps its core; other parties may work', () => {
    const state = fleet(osprey(0, 'powerCore', 'pds-1'))
    expect([rule(state, { dump: ['red-1'] }), rule(state, { dump: ['red-1'], repairs: [party('pds-1', 1)] })]).toEqual([
      undefined,
      undefined,
    ])
    expect([rule(state, { abandon: ['red-1'], repairs: [party('pds-1', 1)] }), rule(state, { dump: ['red-1', 'red-1'] })]).toEqual([
      'FT-COR-05',
      'FT-COR-05',
    ])
    expect(
      rule(fleet(osprey(0, 'powerCore'), osprey(0, 'pds-1')), { abandon: ['red-1'], repairs: [party('pds-1', 1, 'red-2')] }),
    ).toBeUndefined()
  })
  test('FT-COR-03, FT-OPT-02: crews that are out, gone or have struck do nothing', () => {
    const works = (ship: ShipForTests) => mendingWork(fleet(ship), 'red').failing.length
    const core = osprey(0, 'powerCore')
    expect([works(core), works({ ...core, ship: { struck: true } }), works({ ...core, ship: { abandoned: 1 } })]).toEqual([1, 0, 0])
  })
})

describe('letting go', () => {
  const leaving = (seat: 'blue' | 'red') =>
    battle({
      red: [{ design: 'Tern', ship: { disengaging: seat === 'red' } }],
      blue: [{ design: 'Tern', ship: { disengaging: seat === 'blue' } }],
    })
  test('FT-END-06: only hostile seats with ships that disengage', () => {
    expect([mendingWork(leaving('blue'), 'red').leaving, mendingWork(leaving('red'), 'red').leaving]).toEqual([['blue'], []])
    expect([rule(leaving('blue'), { letGo: ['blue'] }), rule(leaving('blue'), { letGo: ['gold'] })]).toEqual([undefined, 'FT-END-06'])
  })
  test('FT-END-06: each of several seats that leave may be let go', () => {
    const leaver = { design: 'Tern', ship: { disengaging: true } }
    const three = battle({ red: [{ design: 'Tern' }], blue: [leaver], gold: [leaver] })
    expect([rule(three, { letGo: ['gold'] }), rule(three, { letGo: ['blue', 'gold'] })]).toEqual([undefined, undefined])
  })
  test('FT-END-06: a seat without ships is not asked', () => {
    const state = leaving('blue')
    expect(mendingSeats({ ...state, ships: { 'blue-1': shipOf(state, 'blue-1') } })).toEqual([])
  })
})
test('FT-END-12: nothing by default; the offer names ships with work and ships whose core fails', () => {
  const view = { ...fleet(osprey(0, 'powerCore'), osprey(0, 'pds-1'), osprey(0)), me: 'red' } as unknown as Parameters<
    typeof repairQuestions.repair.offer
  >[0]
  expect(repairQuestions.repair.offer(view, 'red').of).toEqual(['red-1', 'red-2'])
  expect(repairQuestions.repair.defaultOrder(view, 'red')).toEqual(NOTHING)
})
