import { describe, expect, test } from 'vitest'
import { entryAt, found } from './found.ts'
import type { Ship } from './state.ts'
import {
  changesLeft,
  compareIds,
  emptyTable,
  hasPower,
  inControl,
  isAble,
  isDrifting,
  isEnemy,
  newGroups,
  partOf,
  screenLevel,
  shipOf,
  soundCondition,
  thrustOf,
} from './table.ts'
import { battle, type ShipForTests } from './table-for-tests.ts'

const STATE = battle({ red: [{ design: 'Tern' }], blue: [{ design: 'Tern' }] })
const shipWith = (design: string, condition: ShipForTests['condition'], ship: Partial<Ship> = {}): Ship =>
  shipOf(battle({ red: [{ design, condition: condition ?? {}, ship }] }), 'red-1')

describe('the drive', () => {
  test('FT-MOV-11, D2: half thrust, rounded down, after one hit; none after two, or after one with thrust 1', () => {
    const thrust = (printed: number, drive: number) => {
      const ship = shipWith('Tern', { drive })
      return thrustOf({ ...ship, design: { ...ship.design, thrust: printed } })
    }
    expect([thrust(6, 0), thrust(6, 1), thrust(5, 1), thrust(6, 2)]).toEqual([6, 3, 2, 0])
    expect([thrust(1, 0), thrust(1, 1), thrust(0, 0)]).toEqual([1, 0, 0])
  })
})
describe('adrift', () => {
  test('FT-END-10: drive and FTL both out; one of them is enough to stay', () => {
    const drifts = (condition: NonNullable<ShipForTests['condition']>, design = 'Tern') => isDrifting(shipWith(design, condition))
    const noFtl = { systems: { ftl: 'lost' } } as const
    expect([drifts({ drive: 2, ...noFtl }), drifts({ drive: 2 }), drifts({ drive: 1, ...noFtl }), drifts(noFtl)]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect([drifts({ drive: 2 }, 'Bulwark'), drifts({}, 'Rampart')]).toEqual([true, false]) // without FTL; without a drive to lose
  })
  test('FT-END-10, FT-COR-03, FT-COR-05, FT-OPT-02: crew out, core dumped, abandoned or struck', () => {
    expect([isDrifting(shipWith('Tern', { crewOut: true })), isDrifting(shipWith('Tern', { coreDumped: true }))]).toEqual([true, true])
    expect([isDrifting(shipWith('Tern', {}, { abandoned: 1 })), isDrifting(shipWith('Tern', {}, { struck: true }))]).toEqual([true, true])
    expect([hasPower(shipWith('Tern', {}, { abandoned: 1 })), hasPower(shipWith('Tern', {}))]).toEqual([false, true])
  })
  test('FT-END-08: a ship that is not on the table cannot act', () => {
    expect([
      isAble(shipWith('Tern', {})),
      isAble(shipWith('Tern', {}, { status: 'jumped' })),
      isAble(shipWith('Tern', { crewOut: true })),
    ]).toEqual([...[true, false, false]])
  })
})
test('FT-COR-02: out of control until its last turn is over', () => {
  const controlled = (outOfControl: number) => inControl(STATE, shipWith('Tern', {}, { outOfControl }))
  expect([controlled(0), controlled(1), controlled(2)]).toEqual([true, false, false])
  expect([inControl(STATE, shipWith('Tern', { crewOut: true })), inControl(STATE, shipWith('Tern', {}, { status: 'coming' }))]).toEqual([
    false,
    false,
  ])
})
test('FT-COR-06: a bridge that was lost for good in an earlier battle is out for this one', () => {
  expect([
    shipWith('Tern', { systems: { bridge: 'destroyed' } }).outOfControl,
    shipWith('Tern', { systems: { bridge: 'lost' } }).outOfControl,
  ]).toEqual([999, 0])
})
test('FT-WPN-03, FT-COR-05: screens need power', () => {
  expect([screenLevel(shipWith('Osprey', {})), screenLevel(shipWith('Osprey', { coreDumped: true }))]).toEqual([1, 0])
  const roc = shipWith('Roc', {})
  expect(screenLevel({ ...roc, design: { ...roc.design, screens: 3 } })).toBe(2) // FT-DES-12
})
test('FT-DIC-05: a shorter id comes first, equal ones are equal', () => {
  expect([compareIds('red-2', 'red-10') < 0, compareIds('red-2', 'red-1'), compareIds('red-1', 'red-2'), compareIds('g1', 'g1')]).toEqual([
    true,
    1,
    -1,
    0,
  ])
})
test('FT-SET-05: seats are enemies if their sides differ, and a seat without changes has none', () => {
  expect([isEnemy(STATE, 'red', 'blue'), isEnemy(STATE, 'red', 'red')]).toEqual([true, false])
  expect([changesLeft({ changes: { red: 2 } }, 'red'), changesLeft({ changes: {} }, 'red')]).toEqual([2, 0])
})
test('FT-SET-08: a new match has its ships and groups, and nothing else', () => {
  expect(emptyTable(STATE.setup)).toMatchObject({ turn: 0, launched: [], quiet: 0, salvoes: {}, attacks: [], outcome: null })
  const carrier = shipWith('Aerie', { fighters: { 'bay-1': 6, 'bay-2': 0 } })
  const empty = (ship: Ship): Ship => ({ ...ship, design: { ...ship.design, parts: [{ kind: 'bay', group: null }] } })
  expect([newGroups([empty(carrier)], 1), soundCondition(empty(carrier).design).fighters]).toEqual([[], {}]) // FT-DES-18
  expect(newGroups([carrier], 3).map(({ id, where, fighters }) => `${id} ${where} ${fighters}`)).toEqual([
    'g3 bay 6',
    'g4 gone 0',
    'g5 gone 0',
    'g6 gone 0',
  ])
})
test('a part is found by its kind', () => {
  expect([partOf(shipWith('Tern', {}), 'beam-1', 'beam')?.class, partOf(shipWith('Tern', {}), 'beam-1', 'pds')]).toEqual([2, undefined])
})
test('a look-up that cannot fail throws for what is not there', () => {
  expect(() => found({}, 'x', 'ship')).toThrow('no ship x')
  expect(() => entryAt([1], 1)).toThrow('no entry 1 of 1')
  expect([found({ a: 0 }, 'a', 'number'), entryAt([7, 8], 1)]).toEqual([0, 8])
})
