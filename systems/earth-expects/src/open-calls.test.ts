// Every kind of call: its offer, its refusal of orders of another kind with the clause of the step, and its default order (EE-SEQ-02).
import { describe, expect, test } from 'vitest'
import { battle, hold, keepPart, pass, refused, setupWith, sole, type TestBattle } from './battle-for-tests.ts'
import { column, hulk, ship } from './fire/ships-for-tests.ts'
import { askedOf, view } from './game.ts'
import type { Position } from './position.ts'
import type { Setup } from './setup.ts'
import type { State } from './state.ts'
import { shares } from './table.ts'

/** A column: a two-box laser at the bow, then launcher, sensor, power, hull and control. */
const ARMED = column('lLMSPHC')
const ships = (more: NonNullable<Position['ships']>[string] | object = {}): Position['ships'] => ({
  a: { ...ship('yellow', ARMED), ...more },
  b: ship('blue', hulk(2), { hex: [1, -2], facing: 3 }),
})
const missile = (seat: 'yellow' | 'blue', more: object = {}) => ({
  seat,
  from: seat === 'yellow' ? 'a' : 'b',
  target: seat === 'yellow' ? 'b' : 'a',
  hex: [0, 0] as const,
  entry: [0, 0] as const,
  launched: 1,
  ...more,
})
const SHOT = {
  by: 'b',
  at: 'a',
  weapon: 'L1',
  kind: 'laser',
  missile: null,
  damage: { total: 1, because: [['the example', 1, 'EE-GEN-02']] },
  headings: [0, 1],
  heading: null,
  row: null,
  high: null,
  rapid: null,
} as const
const at = (kind: Position['at'], more: Omit<Partial<Position>, 'ships'> = {}, of: object = {}, setup?: Setup): TestBattle =>
  battle(ships(of), { at: kind, ...more }, setup)

interface Asking {
  readonly from: () => TestBattle
  readonly seat: 'yellow' | 'blue'
  readonly of: readonly string[]
  readonly rule: string
  readonly orders?: readonly string[]
}
const ASKED: Readonly<Record<string, Asking>> = {
  announce: { from: () => at('announce'), seat: 'yellow', of: ['a'], rule: 'EE-SEQ-09' },
  consent: {
    from: () => {
      const dock = { to: 'b', offset: [1, 0], active: true } as const
      const begun = battle(
        {
          a: ship('yellow', column('PHE'), { still: true }),
          b: ship('blue', column('PHE'), { still: true }),
        },
        { at: 'announce' },
      )
      return begun.go({
        order: 'announce',
        policy: { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'asked' },
        ships: { a: { dock, undock: null, roll: false, reverse: false, ftl: false, unmask: false } },
      })
    },
    seat: 'blue',
    of: ['a'],
    rule: 'EE-DOC-02',
  },
  power: { from: () => at('power'), seat: 'yellow', of: ['a'], rule: 'EE-POW-03' },
  plot: { from: () => at('plot'), seat: 'yellow', of: ['a'], rule: 'EE-MOV-09' },
  repair: { from: () => at('repair', {}, { levels: { '0,5': 'moderate' } }), seat: 'yellow', of: ['a/0,5'], rule: 'EE-REP-02' },
  guide: {
    from: () => at('guide', { turn: 2, missiles: { m: missile('yellow', { entry: null }), n: missile('blue', { hex: [1, -2] }) } }),
    seat: 'yellow',
    of: ['m'],
    rule: 'EE-MIS-06',
  },
  commit: { from: () => at('commit'), seat: 'yellow', of: ['a/L1', 'a/0,2'], rule: 'EE-WEP-02' },
  defend: {
    from: () =>
      at([{ step: 'defend', seat: 'yellow', passed: [], chain: null }], {
        turn: 2,
        missiles: { m: missile('blue', { hex: [0, -1], entry: [0, -2] }) },
      }),
    seat: 'yellow',
    of: ['a/L1/m'],
    rule: 'EE-PD-03',
    orders: ['defend', 'pass'],
  },
  rowSet: { from: () => at([{ step: 'rowSet' }, { step: 'row' }], { attack: SHOT }), seat: 'yellow', of: ['0', '1'], rule: 'EE-POI-02' },
  row: { from: () => at([{ step: 'row' }], { attack: { ...SHOT, heading: 0 } }), seat: 'blue', of: ['0'], rule: 'EE-POI-01' },
  sense: { from: () => at('sense'), seat: 'yellow', of: ['a/0,3'], rule: 'EE-SEN-01' },
  keep: { from: () => at('sever', {}, { levels: { '0,3': 'destroyed' } }), seat: 'yellow', of: ['a'], rule: 'EE-SEV-01' },
}

describe.each(Object.entries(ASKED))('%s', (kind, { from, seat, of, rule, orders = [kind] }) => {
  test('opens and offers the possible choices', () => {
    const asked = view(from().state, seat)
    expect(askedOf(asked)?.call).toMatchObject({ kind })
    expect(sole.offer(asked)).toEqual({ kind, orders, of })
  })
  test('refuses an order of another kind', () => {
    expect(refused(from(), kind === 'defend' ? hold : pass, seat)).toBe(rule)
    expect(refused(from(), kind === 'keep' ? hold : keepPart('a', '0,0'), seat)).toBe(rule)
  })
  test('has a default order of its kind', () => {
    const defaultOrder = sole.defaultOrder(view(from().state, seat))
    expect(orders).toContain(defaultOrder.order)
  })
})

const stateAt = (kind: string): State => at(kind).state
test('EE-SEQ-02: a spectator and a seat without an open call get no offer, and their orders are refused', () => {
  const asked = view(stateAt('commit'), 'public')
  expect([askedOf(asked), sole.offer(asked), askedOf(asked, 'green')]).toEqual([undefined, undefined, undefined])
  expect(sole.check(asked, hold)?.[0].rule).toBe('EE-SEQ-02')
  expect(sole.check(view(at('commit', {}, {}, setupWith()).state, 'red'), hold)?.[0].rule).toBe('EE-SEQ-02')
})

test('EE-SEQ-02: an order is forced on the public view only where every secret of the seat gives the same', () => {
  const { state } = at('commit')
  expect(sole.forcedOrder(view(state, 'blue'), 'blue')).toEqual(hold)
  expect(sole.forcedOrder(view(state, 'yellow'), 'yellow')).toBeUndefined()
  expect(sole.forcedOrder(view(state, 'yellow'), 'blue')).toEqual(hold)
  expect(sole.forcedOrder(view(state, 'public'), 'blue')).toEqual(hold)
  expect(sole.forcedOrder(view(state, 'public'), 'yellow')).toBeUndefined()
})
test('EE-MOV-09, EE-IMP-01: a plot is forced only if all ships can only fly straight ahead', () => {
  const engined = column('ECPP')
  const forced = (points: object, options: Parameters<typeof setupWith>[0] = []) => {
    const fleet = { a: ship('yellow', engined, { points }), b: ship('blue', hulk(2), { hex: [30, 30] }) }
    const { state } = battle(fleet, { at: 'plot' }, setupWith(options))
    return sole.forcedOrder(view(state, 'yellow'), 'yellow') !== undefined
  }
  const ahead = { speedPower: 4, speed: 1 }
  expect([forced(ahead), forced({ ...ahead, manoeuvrePower: 4, manoeuvre: 1 }), forced({}), forced(ahead, ['adjudicated'])]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
test('EE-REP-02: a seat is asked for repairs if one of its ships has a box to repair', () => {
  const crew = column('HCC')
  const asks = (levels: Readonly<Record<string, 'moderate'>>) => {
    const fleet = { a: ship('yellow', crew), c: ship('yellow', crew, { levels, hex: [4, 4] }), b: ship('blue', hulk(2), { hex: [30, 30] }) }
    const { state } = battle(fleet, { at: [{ step: 'repair' }] })
    return state.play.calls[0]?.kind === 'repair' && sole.forcedOrder(view(state, 'yellow'), 'yellow') === undefined
  }
  expect([asks({ '0,0': 'moderate' }), asks({})]).toEqual([true, false])
})
test('EE-GEN-18: lock-ons are forced if no powered sensor sees an enemy', () => {
  // The sensor at the bow sees ahead, and the hull behind it blocks the way astern.
  const forced = (hex: readonly [number, number]) => {
    const { state } = battle({ a: ship('yellow', column('SHC')), b: ship('blue', hulk(2), { hex }) }, { at: [{ step: 'sense' }] })
    return sole.forcedOrder(view(state, 'yellow'), 'yellow') !== undefined
  }
  expect([forced([0, -1]), forced([0, 1])]).toEqual([false, true])
})
test('EE-SEQ-02: a seat shares the secrets of its own side only, and a spectator shares none', () => {
  const { setup } = stateAt('commit')
  expect([shares(setup, 'yellow', 'yellow'), shares(setup, 'yellow', 'blue'), shares(setup, 'public', 'red')]).toEqual([true, false, false])
})
