// Positions: the state that they describe, and the defaults of absent fields.
import { expect, test } from 'vitest'
import { AT_START, hexesOf, setupWith } from './battle-for-tests.ts'
import { column, hulk } from './fire/ships-for-tests.ts'
import { type Position, stateOf } from './position.ts'
import { shipOf } from './table.ts'

const LINER = column('HPCE', { kind: 'passenger' })
const TRUTH = column('LPCE')
const placed = (ships: Position['ships'], more: Omit<Partial<Position>, 'ships'> = {}) => stateOf(setupWith(), { ships, ...more })
const yellow = { seat: 'yellow', design: hulk(2), hex: [1, 2] } as const

test('a ship without further fields is undamaged, at rest, undocked and has a standard crew', () => {
  expect(shipOf(placed({ a: yellow }), 'a')).toMatchObject({
    id: 'a',
    seat: 'yellow',
    design: hulk(2),
    crew: 'standard',
    hex: [1, 2],
    facing: 0,
    marks: {},
    rotates: 0,
    ...AT_START,
  })
})
test('the fields of a ship replace the defaults', () => {
  const fields = {
    crew: 'elite',
    status: 'left',
    facing: 4,
    levels: { '0,0': 'moderate' },
    dark: ['0,0', '0,1'],
    mirrored: true,
    rolling: 2,
    reversing: true,
    turnedRound: true,
    ftl: 3,
    drifted: 4,
    landing: 'landed',
    lastSpeed: 5,
    rotates: -1,
    unmasked: true,
    marks: { R1: 'b' },
    docked: [{ to: 'b', offset: [1, 0], active: true }],
  } as const
  expect(shipOf(placed({ a: { ...yellow, ...fields } }), 'a')).toMatchObject(fields)
  expect(shipOf(placed({ a: { ...yellow, levels: { '0,1': 'light' } } }), 'a').dark).toEqual(['0,1'])
})
test('EE-HID-01: a hidden ship is secret; its design and its area are public', () => {
  const state = placed({ a: { ...yellow, hidden: true }, b: { ...yellow, hidden: true, area: { centre: [5, 5], radius: 3 } }, c: yellow })
  expect(Object.keys(state.ships)).toEqual(['c'])
  expect(Object.keys(state.secret.yellow?.hidden ?? {})).toEqual(['a', 'b'])
  expect(state.secret.blue?.hidden).toEqual({})
  expect(state.hiding).toMatchObject({
    a: { seat: 'yellow', crew: 'standard', area: { centre: [1, 2], radius: 10 } },
    b: { area: { centre: [5, 5], radius: 3 } },
  })
})
test('EE-DIS-02: the true design and damage of a disguised ship are secret, and its public damage is that of a passenger ship', () => {
  const levels = { '0,0': 'light', '0,1': 'moderate', '0,2': 'critical', '0,3': 'destroyed' } as const
  const state = placed({ a: { ...yellow, design: LINER, truth: TRUTH, levels }, b: { ...yellow, design: LINER, levels } })
  expect(state.ships.a).toMatchObject({
    design: LINER,
    levels: { '0,0': 'heavy', '0,1': 'critical', '0,2': 'critical', '0,3': 'destroyed' },
  })
  expect(state.secret.yellow?.truth).toEqual({ a: { design: TRUTH, levels, dark: Object.keys(levels), stood: null } })
  expect(state.ships.b?.levels).toEqual(levels)
})
test('power, points, last speed power, empty launchers and warheads are secrets of the owner', () => {
  const secret = { before: 6, still: true, steady: true, empty: ['0,1'] } as const
  const missile = { seat: 'blue', from: 'b', target: 'a', hex: [0, 0], launched: 2 } as const
  const blue = { ...yellow, seat: 'blue' } as const
  const state = placed(
    { a: { ...yellow, ...secret, power: { lit: ['0,0'] }, points: { speed: 1 } }, b: blue },
    { missiles: { m: { ...missile, nuclear: true }, n: missile } },
  )
  expect(state.secret.yellow).toMatchObject({
    before: { a: 6 },
    still: ['a'],
    steady: ['a'],
    empty: { a: ['0,1'] },
    nuclear: [],
    power: { a: { lit: ['0,0'], engines: {}, rapid: [], primaries: {} } },
    points: { a: { speedPower: 0, manoeuvrePower: 0, speed: 1, manoeuvre: 0, unspent: 0 } },
  })
  expect(state.secret.blue).toMatchObject({ before: { b: 0 }, still: [], steady: [], empty: {}, power: {}, points: {}, nuclear: ['m'] })
  expect(state.missiles.n).toEqual({ ...missile, id: 'n', shot: 1, entry: null, lay: null, path: [] })
})
test('EE-SHX-03: ships in one hex get the deemed displacement of the position, or one from their paths', () => {
  const ships = {
    a: yellow,
    b: yellow,
    c: {
      ...yellow,
      deeds: {
        path: [
          [0, 2],
          [1, 2],
        ],
        speed: 1,
      },
    },
  } as const
  expect(placed(ships).deemed).toEqual({ 'a b': [0, 1], 'a c': [-1, 0], 'b c': [-1, 0] })
  expect(placed(ships, { deemed: { 'a b': [2, 0] } }).deemed).toEqual({ 'a b': [2, 0], 'a c': [-1, 0], 'b c': [-1, 0] })
})
test('EE-PLA-04: bodies are at the centres of the setup, unless the position moves them', () => {
  const setup = setupWith([], { bodies: [hexesOf('dense', [0, 0]), hexesOf('surface', [3, 3])] })
  expect(stateOf(setup, { ships: {}, centres: { surface: [4, 4] } }).centres).toEqual({ dense: [0, 0], surface: [4, 4] })
})
test('EE-SEQ-01: a position continues the turn from a named step, or plays a given list of steps', () => {
  const steps = (at?: Position['at'], turn = 1) =>
    placed({ a: yellow }, { turn, ...(at === undefined ? {} : { at }) }).play.agenda.map(({ step }) => step)
  expect(steps().slice(0, 2)).toEqual(['announce', 'powerOrder'])
  expect(steps('powered').slice(0, 4)).toEqual(['powered', 'planets', 'failure', 'plot'])
  expect(steps('power').slice(0, 3)).toEqual(['power', 'tailing', 'powered'])
  expect(steps('turnEnd')).toEqual(['turnEnd'])
  expect(steps([{ step: 'move' }])).toEqual(['move'])
  expect(steps('mark')[0]).toBe('mark')
  expect(placed({ a: yellow }).turn).toBe(1)
  expect(placed({ a: yellow }, { turn: 7 }).turn).toBe(7)
})
