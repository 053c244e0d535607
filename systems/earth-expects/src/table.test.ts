// Lookups on a state, and on a view that lacks enemy secrets (EE-SEN, EE-DIS, EE-HID, EE-DOC).
import { describe, expect, test } from 'vitest'
import { LEVELS } from '../data/tables.ts'
import { battle, type Placed, setupWith } from './battle-for-tests.ts'
import { column, hulk, ship } from './fire/ships-for-tests.ts'
import { view } from './game.ts'
import { FAR } from './power/power-for-tests.ts'
import { defaultDisguise } from './setting/disguise.ts'
import {
  allShips,
  audienceOf,
  enemiesOf,
  enemyOf,
  eventAbout,
  findShip,
  isActive,
  levelAfter,
  locksFrom,
  locksOn,
  openShips,
  policyOf,
  seatsWithShips,
  secretOf,
  shares,
  shipOf,
  shipsOf,
  shownPower,
  usable,
  withMissile,
  withSecret,
  withShip,
  withShown,
} from './table.ts'

const HULK = hulk(2)
/** A battle without armed ships that does not end early. */
const PEACE = setupWith([], { objectives: [{ aim: 'time', turn: 50, side: null }] })
const ids = (ships: readonly { readonly id: string }[]): readonly string[] => ships.map(({ id }) => id)
const hiding = (more: Partial<Placed> = {}): Placed => ship('blue', HULK, { hex: [9, 0], hidden: true, ...more })

describe('ships', () => {
  const { state } = battle(
    {
      c: ship('yellow', HULK),
      b: hiding(),
      a: hiding({ hex: [9, 1] }),
      d: ship('yellow', HULK, { status: 'destroyed' }),
      e: ship('blue', HULK, { hex: [4, 4] }),
      f: ship('yellow', HULK),
    },
    {},
    PEACE,
  )
  test('EE-HID-01: ships are listed by id, hidden ships last; a view lacks the enemy’s hidden ships', () => {
    expect(ids(allShips(state))).toEqual(['c', 'd', 'e', 'f', 'a', 'b'])
    expect(ids(openShips(state))).toEqual(['c', 'e', 'f'])
    expect(ids(shipsOf(state, 'yellow'))).toEqual(['c', 'f'])
    expect(ids(shipsOf(state, 'blue'))).toEqual(['a', 'b', 'e'])
    expect(ids(shipsOf(view(state, 'yellow'), 'blue'))).toEqual(['e'])
    expect(seatsWithShips(state)).toEqual(['yellow', 'blue'])
  })
  test('EE-HID-01: enemies are visible flying ships of another side', () => {
    expect(ids(enemiesOf(state, 'yellow'))).toEqual(['e'])
    expect(['e', 'a', 'f', 'nobody'].map((id) => enemyOf(state, 'yellow', id)?.id)).toEqual(['e', undefined, undefined, undefined])
    expect(enemyOf(state, 'blue', 'd')).toBeUndefined()
    expect(ids(enemiesOf(state, 'blue'))).toEqual(['c', 'f'])
  })
  test('EE-HID-01: only its own side receives events of a hidden ship', () => {
    expect([audienceOf(state, 'a'), audienceOf(state, 'e')]).toEqual([['blue'], null])
    expect(eventAbout(state, shipOf(state, 'a'))).toEqual({ ship: 'a', seat: 'blue', to: ['blue'] })
  })
  test('EE-HID-01: a change to a hidden ship changes only its owner’s secrets', () => {
    const moved = withShip(state, 'a', { facing: 4 })
    expect(secretOf(moved, 'blue').hidden.a?.facing).toBe(4)
    expect(secretOf(moved, 'blue').hidden.b).toBe(secretOf(state, 'blue').hidden.b)
    expect(moved.ships).toBe(state.ships)
    expect(withShown(state, 'a', { facing: 4 })).toBe(state)
    expect(findShip(view(moved, 'yellow'), 'a')).toBeUndefined()
  })
  test('EE-DAM-05: a box is usable if it is undamaged and was so at the start of the turn', () => {
    const hit = withShip(state, 'e', { levels: { '0,0': 'light' }, dark: ['0,1'] })
    expect(['0,0', '0,1'].map((box) => usable(shipOf(hit, 'e'), box))).toEqual([false, false])
    expect(['0,0', '0,1'].map((box) => usable(shipOf(state, 'e'), box))).toEqual([true, true])
  })
  test('EE-DOC-05: a ship is active unless it is the inactive part of a docking', () => {
    const at = (...active: readonly boolean[]) =>
      isActive({ ...shipOf(state, 'e'), docked: active.map((one, to) => ({ to: `${to}`, offset: [1, to], active: one })) })
    expect([at(), at(true), at(true, true), at(false), at(true, false)]).toEqual([true, true, true, false, false])
  })
  test('a seat without automatic decisions is asked for each decision', () => {
    const policy = { ties: 'first', defence: 'own', repairs: 'useful', rows: 'middle' } as const
    const left = { ...state, policies: { blue: policy } }
    expect([policyOf(left, 'blue'), policyOf(left, 'yellow')]).toEqual([
      policy,
      { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'asked' },
    ])
  })
  test('a seat shares the secrets of its side, a spectator none', () => {
    const { setup } = state
    expect([shares(setup, 'yellow', 'yellow'), shares(setup, 'yellow', 'blue'), shares(setup, 'public', 'blue')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('a disguise', () => {
  const TRUTH = column('CIH')
  const masked = (more: Partial<Placed> = {}) =>
    battle(
      { d: { seat: 'yellow', design: defaultDisguise(TRUTH), truth: TRUTH, hex: [0, 0], ...more }, far: FAR },
      {},
      setupWith(['disguises']),
    ).state
  const scale = (state: ReturnType<typeof masked>, seat?: string) => {
    const table = seat === undefined ? state : view(state, seat)
    return LEVELS.map((level) => levelAfter(table, shipOf(table, 'd'), level))
  }
  const AUXILIARY = ['moderate', 'moderate', 'critical', 'destroyed', 'destroyed', 'destroyed']
  test('EE-DIS-02, EE-AUX-01: a disguised warship is damaged as an auxiliary, also after its disguise is lost', () => {
    expect(LEVELS).toEqual(['sound', 'light', 'moderate', 'critical', 'heavy', 'destroyed'])
    expect(scale(masked())).toEqual(AUXILIARY)
    expect(scale(masked({ design: TRUTH, truth: undefined, unmasked: true }))).toEqual(AUXILIARY)
    expect(scale(masked({ design: TRUTH, truth: undefined }))).toEqual([
      'light',
      'moderate',
      'critical',
      'destroyed',
      'destroyed',
      'destroyed',
    ])
    expect(scale(masked(), 'blue')).toEqual(['critical', 'critical', 'critical', 'destroyed', 'destroyed', 'destroyed'])
  })
  test('EE-DIS-01: a change of damage changes the true record of a disguised ship; other changes are public', () => {
    const hit = withShip(masked({ levels: { '0,0': 'moderate' } }), 'd', { levels: { '0,1': 'moderate' }, facing: 2 })
    expect(hit.ships.d).toMatchObject({ levels: { '0,0': 'critical' }, facing: 2 })
    expect(hit.secret.yellow?.truth.d).toMatchObject({ levels: { '0,1': 'moderate' }, dark: ['0,0'] })
    expect(withShip(hit, 'd', { dark: [] }).secret.yellow?.truth.d).toMatchObject({ levels: { '0,1': 'moderate' }, dark: [] })
    expect(withShown(hit, 'd', { levels: {} }).ships.d).toMatchObject({ levels: {}, facing: 2 })
    expect(shipOf(hit, 'd').levels).toEqual({ '0,1': 'moderate' })
    expect(shipOf(view(hit, 'blue'), 'd').levels).toEqual({ '0,0': 'critical' })
  })
})

describe('records of enemies', () => {
  const { state } = battle({ a: ship('yellow', HULK), b: ship('blue', HULK), c: ship('blue', HULK) })
  const power = (lit: string) => ({ lit: [lit], engines: {}, rapid: [], primaries: {} })
  test('EE-IMP-05: a table knows the power of a ship whose record was shown to one of its seats', () => {
    const shown = withSecret(state, 'yellow', { shown: { b: { power: power('0,0'), dims: [] }, c: { power: power('0,1'), dims: [] } } })
    expect([shownPower(shown, 'b'), shownPower(shown, 'c'), shownPower(shown, 'a')]).toEqual([power('0,0'), power('0,1'), undefined])
    const own = withSecret(shown, 'blue', { shown: { a: { power: power('0,1'), dims: [] } } })
    expect([shownPower(own, 'a'), shownPower(own, 'b')]).toEqual([power('0,1'), power('0,0')])
    expect(shownPower(state, 'b')).toBeUndefined()
  })
})

test('EE-SEN-04: a ship may have several lock-ons on one target; they are counted by target', () => {
  const locks = locksFrom({ a: ['b', 'c', 'b'], c: ['a'] })
  expect(locks).toEqual({ a: { b: 2, c: 1 }, c: { a: 1 } })
  const { state } = battle({ a: ship('yellow', HULK), b: ship('blue', HULK) })
  const table = { ...state, locks }
  expect([locksOn(table, 'a', 'b'), locksOn(table, 'a', 'c'), locksOn(table, 'b', 'a'), locksOn(table, 'c', 'b')]).toEqual([2, 1, 0, 0])
})
test('EE-MIS-06: a change to one missile leaves the others as they are', () => {
  const flying = { seat: 'yellow', from: 'a', target: 'b', launched: 1 } as const
  const { state } = battle(
    { a: ship('yellow', HULK), b: ship('blue', HULK, { hex: [9, 9] }) },
    { at: 'announce', missiles: { m1: { ...flying, hex: [5, 5] }, m2: { ...flying, hex: [6, 6] } } },
    PEACE,
  )
  const moved = withMissile(state, 'm1', { hex: [1, 1] })
  expect([moved.missiles.m1?.hex, moved.missiles.m1?.target, moved.missiles.m2?.hex]).toEqual([[1, 1], 'b', [6, 6]])
})
