// Refusals of power and announcements, one reason at a time (EE-RFR, EE-MPB, EE-ROL, EE-DOC), and states that continue.
import { refusalsIn } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { boxName } from '../ask.ts'
import { battle, type Placed, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { column, hulk, ship } from '../fire/ships-for-tests.ts'
import { askedOf, view } from '../game.ts'
import type { OrderOf } from '../orders.ts'
import type { Switch } from '../setting/options.ts'
import { shipOf } from '../table.ts'
import { dockable } from './docking.ts'
import { NOTHING } from './questions.ts'
import { NO_POWER } from './supply.ts'

type Announced = Partial<OrderOf<'announce'>['ships'][string]>
const announce = (announced: Announced | null): OrderOf<'announce'> => ({
  order: 'announce',
  policy: { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'asked' },
  ships: announced ? { a: { ...NOTHING, ...announced } } : {},
})
const power = (more: object, of = 'a'): OrderOf<'power'> => ({ order: 'power', ships: { [of]: { ...NO_POWER, ...more } } })
const TUG = column('CPHE')
const FAR = ship('blue', hulk(2), { hex: [30, 30] })
const alone = (of: Partial<Placed>, on: readonly Switch[] = [], at = 'announce'): TestBattle =>
  battle({ a: { ...ship('yellow', TUG), power: undefined, ...of }, z: FAR }, { at }, setupWith(on))
/** For battles without armed ships. */
const PEACE = setupWith([], { objectives: [{ aim: 'time', turn: 50, side: null }] })
const two = (a: Partial<Placed>, b: Partial<Placed>): TestBattle =>
  battle(
    {
      a: ship('yellow', TUG, { still: true, power: undefined, ...a }),
      b: ship('yellow', TUG, { still: true, power: undefined, ...b }),
      z: FAR,
    },
    { at: 'announce' },
    PEACE,
  )

describe('modes of weapons', () => {
  const gunned = column('rlCP')
  const at = (on: readonly Switch[]): TestBattle => alone({ design: gunned }, on, 'power')
  test('EE-RFR-01: rapid fire needs a railgun and the option', () => {
    expect(refused(at(['rapidFire']), power({ rapid: ['R1'] }), 'yellow')).toBeUndefined()
    expect(refused(at(['rapidFire']), power({ rapid: ['L1'] }), 'yellow')).toBe('EE-RFR-01')
    expect(refused(at([]), power({ rapid: ['R1'] }), 'yellow')).toBe('EE-RFR-01')
  })
  test('EE-MPB-02: only a primary box may be chosen as primary', () => {
    expect(refused(at([]), power({ primaries: { L1: '0,1' } }), 'yellow')).toBeUndefined()
    expect(refused(at([]), power({ primaries: { L1: '0,0' } }), 'yellow')).toBe('EE-MPB-02')
    expect(refused(at([]), power({ primaries: { L9: '0,1' } }), 'yellow')).toBe('EE-MPB-02')
  })
  test('EE-POW-06: a refusal names the box as the record does', () => {
    const { state } = at([])
    const asked = view(state, 'yellow')
    const reason = refusalsIn(askedOf(asked)?.question.check(asked, 'yellow', power({ lit: ['0,2'] })))?.[0].reason
    expect(reason).toContain(boxName(state, shipOf(state, 'a'), '0,2'))
  })
  test('EE-POW-07: a box takes at most 1 point', () => {
    expect(refused(at([]), power({ lit: ['0,0', '0,0'] }), 'yellow')).toBe('EE-POW-07')
  })
})

describe('announcements', () => {
  test('EE-ROL-01: no roll with more than 1 speed power or while docked', () => {
    expect(refused(alone({ before: 4 }, ['rolling']), announce({ roll: true }), 'yellow')).toBeUndefined()
    expect(refused(alone({ before: 5 }, ['rolling']), announce({ roll: true }), 'yellow')).toBe('EE-ROL-01')
    const docked = { docked: [{ to: 'b', offset: [1, 0], active: true }] } as const
    const beside = { docked: [{ to: 'a', offset: [-1, 0], active: false }] } as const
    const pair = battle(
      { a: ship('yellow', TUG, docked), b: ship('yellow', TUG, beside), z: FAR },
      { at: 'announce' },
      setupWith(['rolling']),
    )
    expect(refused(pair, announce({ roll: true }), 'yellow')).toBe('EE-ROL-01')
    expect(refused(pair, { ...announce(null), ships: { b: { ...NOTHING, roll: true } } }, 'yellow')).toBe('EE-DOC-05')
  })
  test('EE-REV-02: a change of direction needs speed power 0', () => {
    expect(refused(alone({ before: 0 }, ['reverse']), announce({ reverse: true }), 'yellow')).toBeUndefined()
    expect(refused(alone({ before: 1 }, ['reverse']), announce({ reverse: true }), 'yellow')).toBe('EE-REV-02')
    expect(refused(alone({ before: 9, reversing: true }, ['reverse', 'ftl']), announce({ reverse: true }), 'yellow')).toBeUndefined()
  })
  test('EE-FTL-01, EE-REV-03, EE-ROL-01: a ship without an announcement continues as before', () => {
    const under = alone({ ftl: 3, reversing: true }, ['ftl', 'reverse']).go({ yellow: announce(null) })
    expect(shipOf(under.state, 'a')).toMatchObject({ ftl: 3, reversing: true })
    expect(under.eventTypes).toEqual([])
    const rolls = alone({ rolling: 1 }, ['rolling']).go({ yellow: announce(null) })
    expect(shipOf(rolls.state, 'a').rolling).toBe(2)
    expect(shipOf(alone({}, ['rolling']).go({ yellow: announce(null) }).state, 'a').rolling).toBe(0)
  })
  test('EE-FTL-01: a withdrawn attempt ends', () => {
    const back = alone({ ftl: 3 }, ['ftl']).go({ yellow: announce({}) })
    expect(shipOf(back.state, 'a').ftl).toBeNull()
  })
})

test('EE-POI-02, EE-REP-01, EE-PD-03: policies are public, and changes are reported', () => {
  const policy = { ties: 'first', defence: 'own', repairs: 'useful', rows: 'middle' } as const
  const quiet = alone({})
  // A seat without anything to announce changes its policies with its power.
  expect(refused(quiet, { ...announce(null), policy }, 'yellow')).toBe('EE-SEQ-09')
  expect(refused(alone({}, ['ftl']), { ...announce(null), policy }, 'yellow')).toBeUndefined()
  const left = alone({}, [], 'power').go({ yellow: { ...power({}), policy } })
  expect(left.eventsOf('policySet')).toEqual([{ type: 'policySet', seat: 'yellow', policy }])
  expect(left.state.policies).toEqual({ yellow: policy })
  expect(
    alone({})
      .go({ yellow: announce(null) })
      .eventsOf('policySet'),
  ).toEqual([])
})

describe('docking', () => {
  const DOCK = { to: 'b', offset: [1, 0], active: true } as const
  test('EE-DOC-01: not with itself or a destroyed ship', () => {
    expect(refused(two({}, { status: 'destroyed' }), announce({ dock: DOCK }), 'yellow')).toBe('EE-DOC-01')
    expect(refused(two({}, {}), announce({ dock: { ...DOCK, to: 'a' } }), 'yellow')).toBe('EE-DOC-01')
    expect(refused(two({}, {}), announce({ dock: { ...DOCK, to: 'nobody' } }), 'yellow')).toBe('EE-DOC-01')
  })
  test('EE-DOC-09: not with a ship that is still settling', () => {
    const three = battle(
      {
        a: ship('yellow', TUG, { still: true, power: undefined }),
        b: ship('yellow', TUG, { still: true, power: undefined }),
        c: ship('yellow', TUG, { still: true, power: undefined }),
        z: FAR,
      },
      { at: 'announce' },
      PEACE,
    )
    const settling = three.go({ yellow: { ...announce(null), ships: { c: { ...NOTHING, dock: DOCK } } } }).until('announce')
    expect(settling.eventsOf('docked')).toMatchObject([{ ship: 'c', with: 'b' }])
    expect(refused(settling, announce({ dock: { to: 'c', offset: [-1, 0], active: true } }), 'yellow')).toBe('EE-DOC-09')
    const settled = settling.go({ yellow: announce(null) }).until('announce')
    expect(settled.eventsOf('settled')).toMatchObject([{ ship: 'c', with: 'b' }])
    expect(refused(settled, announce({ dock: { to: 'c', offset: [-1, 0], active: true } }), 'yellow')).toBeUndefined()
  })
  test('EE-DOC-02: the proposed place is as near to the middle as possible', () => {
    const { state } = two({}, {})
    expect(dockable(state, shipOf(state, 'a'))).toEqual([{ to: 'b', offset: [0, -4], active: true }])
  })
  test('EE-DOC-09: not with the inactive ship of another pair, nor twice with one', () => {
    const c: Placed = ship('yellow', TUG, { still: true, docked: [{ to: 'b', offset: [1, 0], active: true }] })
    const b: Placed = ship('yellow', TUG, { still: true, docked: [{ to: 'c', offset: [-1, 0], active: false }] })
    const three = battle({ a: ship('yellow', TUG, { still: true }), b, c, z: FAR }, { at: 'announce' })
    expect(refused(three, announce({ dock: DOCK }), 'yellow')).toBe('EE-DOC-09')
    expect(refused(three, announce({ dock: { ...DOCK, to: 'c' } }), 'yellow')).toBeUndefined()
    const begun = two({}, {})
      .go({ yellow: announce({ dock: DOCK }) })
      .until('announce')
    expect(refused(begun, announce({ dock: DOCK }), 'yellow')).toBe('EE-DOC-09')
  })
  test('EE-BAS-06: a base without an engine may refuse', () => {
    const base = { ...column('CPH'), base: true, hull: 'BS-0' }
    const asked = battle(
      { a: ship('yellow', TUG, { still: true }), b: ship('blue', base, { still: true }), z: ship('blue', hulk(2), { hex: [30, 30] }) },
      { at: 'announce' },
    ).go({ yellow: announce({ dock: { to: 'b', offset: [1, 0], active: false } }) })
    expect(asked.asked).toBe('blue: consent')
  })
  test('EE-DOC-04: both must be mirrored alike, and neither rolls', () => {
    const dock = (a: Partial<Placed>, b: Partial<Placed>) => refused(two(a, b), announce({ dock: DOCK }), 'yellow')
    expect([dock({ mirrored: true }, {}), dock({}, { mirrored: true }), dock({ mirrored: true }, { mirrored: true })]).toEqual([
      'EE-DOC-04',
      'EE-DOC-04',
      undefined,
    ])
    expect([dock({ rolling: 1 }, {}), dock({}, { rolling: 1 }), dock({ rolling: 2 }, { rolling: 1 })]).toEqual(Array(3).fill('EE-DOC-04'))
  })
  test('EE-DOC-09: an active ship may dock with a second ship, not with the same one', () => {
    const a: Placed = ship('yellow', TUG, { still: true, docked: [{ to: 'c', offset: [-1, 0], active: true }] })
    const c: Placed = ship('yellow', TUG, { still: true, docked: [{ to: 'a', offset: [1, 0], active: false }] })
    const three = battle({ a, b: ship('yellow', TUG, { still: true }), c, z: FAR }, { at: 'announce' })
    expect(refused(three, announce({ dock: DOCK }), 'yellow')).toBeUndefined()
    expect(refused(three, announce({ dock: { ...DOCK, to: 'c' } }), 'yellow')).toBe('EE-DOC-09')
    expect(dockable(three.state, shipOf(three.state, 'a')).map(({ to }) => to)).toEqual(['b'])
  })
  test('EE-DOC-10: no docking and undocking in one turn, and no undocking from a ship that is not docked', () => {
    const both = battle(
      {
        a: ship('yellow', TUG, { still: true, docked: [{ to: 'c', offset: [-1, 0], active: true }] }),
        b: ship('yellow', TUG, { still: true }),
        c: ship('yellow', TUG, { still: true, docked: [{ to: 'a', offset: [1, 0], active: false }] }),
        z: FAR,
      },
      { at: 'announce' },
    )
    expect(refused(both, announce({ dock: DOCK, undock: 'c' }), 'yellow')).toBe('EE-DOC-10')
    expect(refused(both, announce({ undock: 'b' }), 'yellow')).toBe('EE-DOC-10')
    expect(refused(both, announce({ undock: 'c' }), 'yellow')).toBeUndefined()
  })
  test('EE-DOC-02: a place to dock is found for each ship in the hex', () => {
    const box = column('C')
    const near = (other: Partial<Placed>) =>
      battle(
        {
          a: ship('yellow', box, { still: true }),
          b: ship('yellow', box, { still: true, ...other }),
          c: ship('yellow', TUG, { still: true }),
          z: FAR,
        },
        { at: 'announce' },
        PEACE,
      )
    const ways = (from: TestBattle) => dockable(from.state, shipOf(from.state, 'a'))
    expect(ways(near({}))).toEqual([
      { to: 'b', offset: [0, -1], active: true },
      { to: 'c', offset: [0, -4], active: true },
    ])
    expect(ways(near({ hex: [0, 1] })).map(({ to }) => to)).toEqual(['c'])
    expect(ways(near({ still: false })).map(({ to }) => to)).toEqual(['c'])
    expect(ways(near({ status: 'destroyed' })).map(({ to }) => to)).toEqual(['c'])
  })
  test('EE-DOC-02: a place is found even if a ship’s boxes are far from its middle', () => {
    const aside = { ...column('C'), boxes: column('C').boxes.map((one) => ({ ...one, at: [0, -7] as const })) }
    const beyond = two({ design: column('C') }, { design: aside })
    expect(dockable(beyond.state, shipOf(beyond.state, 'a'))).toEqual([{ to: 'b', offset: [0, 6], active: true }])
    expect(dockable(beyond.state, shipOf(beyond.state, 'b'))).toEqual([{ to: 'a', offset: [0, -6], active: true }])
  })
  test('EE-DOC-02: consent is given only to ships that ask; no answer means no', () => {
    const three = battle(
      {
        a: ship('yellow', TUG, { still: true }),
        c: ship('yellow', TUG, { still: true }),
        b: ship('blue', TUG, { still: true }),
        z: ship('blue', hulk(2), { hex: [30, 30] }),
      },
      { at: 'announce' },
      PEACE,
    )
    const asked = three.go({ yellow: announce({ dock: DOCK }) })
    expect(asked.asked).toBe('blue: consent')
    const consent = (accept: Readonly<Record<string, boolean>>) => ({ order: 'consent', accept }) as const
    expect([refused(asked, consent({ a: true })), refused(asked, consent({ c: true })), refused(asked, consent({ b: true }))]).toEqual([
      undefined,
      'EE-DOC-02',
      'EE-DOC-02',
    ])
    expect(refused(asked, { order: 'pass' })).toBe('EE-DOC-02')
    const no = asked.go(consent({}))
    expect(no.eventsOf('dockingRefused')).toEqual([{ type: 'dockingRefused', ship: 'a', seat: 'yellow', to: null, with: 'b' }])
    expect(no.eventsOf('dockingFailed')).toEqual([{ type: 'dockingFailed', ship: 'a', seat: 'yellow', to: null, with: 'b' }])
    expect(asked.go(consent({ a: false })).eventsOf('dockingRefused')).toHaveLength(1)
    expect(asked.go(consent({ a: true })).eventsOf('dockingRefused')).toEqual([])
  })
})
