// Power (EE-POW), the sequence of a turn (EE-SEQ), tailing, rolling, reverse and FTL.
import { describe, expect, test } from 'vitest'
import { battle, type Placed, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { drawn, rulesAgainst } from '../design/design-for-tests.ts'
import { column } from '../fire/ships-for-tests.ts'
import { view } from '../game.ts'
import { powerGroups, tailersOf } from '../movement/tailing.ts'
import type { OrderOf } from '../orders.ts'
import { turnFrom } from '../turn.ts'
import { FAR, fleet, gives, ours, power, says } from './power-for-tests.ts'
import { NOTHING } from './questions.ts'
import { NO_POWER, supplyOf } from './supply.ts'

const announce = (announcement: Partial<OrderOf<'announce'>['ships'][string]>, ship = 'ours'): OrderOf<'announce'> => ({
  order: 'announce',
  policy: { ties: 'asked', defence: 'asked', repairs: 'asked', rows: 'asked' },
  ships: { [ship]: { ...NOTHING, ...announcement } },
})

describe('the sequence of a turn', () => {
  test('EE-SEQ-01, EE-QRF-01: the steps are announcements, power, movement, repairs, weapons, sensors', () => {
    const steps = [{ step: 'announce' }, ...turnFrom(fleet({}).state, 'power')].map(({ step }) => step)
    const order = [
      'announce',
      'power',
      'plot',
      'repair',
      'guide',
      'commit',
      'defend',
      'shoot',
      'impacts',
      'sever',
      'sense',
      'turnEnd',
    ] as const
    expect(order.map((step) => steps.indexOf(step))).toEqual(order.map((step) => steps.indexOf(step)).toSorted((a, b) => a - b))
    expect(steps).toEqual(expect.arrayContaining([...order]))
  })
  test('EE-SEQ-02: power is given in secret and reported only to its own side', () => {
    const asked = fleet({})
    expect(asked.asked).toBe('yellow+blue: power')
    const [event] = asked
      .go(power(gives(['0,-2'])))
      .eventsOf('powerAllocated')
      .filter(({ ship }) => ship === 'ours')
    expect(event?.own).toEqual(['yellow'])
  })
})

describe('power', () => {
  test('EE-POW-01: a power system is one box; adjacent power boxes are never joined', () => {
    const pair = column('PPCH')
    const yields = (levels: Placed['levels']): number => {
      const from = fleet({ design: pair, levels })
      return supplyOf(from.state, ours(from)).networks.reduce((sum, one) => sum + one.yields, 0)
    }
    expect([yields({}), yields({ '0,0': 'light' }), yields({ '0,0': 'moderate', '0,1': 'light' })]).toEqual([8, 4, 0])
    const joined = { ...pair, boxes: pair.boxes.map((box) => (box.type === 'P' ? { ...box, system: 'P1' } : box)) }
    expect(rulesAgainst(pair)).toEqual([])
    expect(rulesAgainst(joined)).not.toEqual([])
  })
  test('EE-POW-02: each undamaged power box yields 1 point', () => {
    const yields = (more: Partial<Placed>): number =>
      supplyOf(fleet(more).state, ours(fleet(more))).networks.reduce((sum, one) => sum + one.yields, 0)
    expect(yields({})).toBe(8)
    expect(yields({ levels: { '1,0': 'light' } })).toBe(4)
    expect(yields({ dark: ['1,0'] })).toBe(4)
  })
  test('EE-POW-04, EE-POW-05: boxes of a network share its power; cut-off boxes have none', () => {
    const cut = { '-1,0': 'critical', '0,0': 'critical', '1,-1': 'heavy' } as const
    expect(says(fleet({ levels: cut }), gives(['0,-2']))).toBeUndefined()
    expect(says(fleet({ levels: { ...cut, '0,-1': 'destroyed' } }), gives(['0,-2']))).toBe('EE-POW-05')
    expect(says(fleet({}), gives(['0,-2', '-2,3', '2,1']))).toBe('EE-POW-05')
  })
  test('EE-POW-06: only undamaged boxes take power', () => {
    expect(says(fleet({ levels: { '0,-2': 'light' } }), gives(['0,-2']))).toBe('EE-POW-06')
    expect(says(fleet({ dark: ['0,-2'] }), gives(['0,-2']))).toBe('EE-POW-06')
  })
  test('EE-POW-03, EE-POW-07, EE-QRF-02: weapons and sensors take 1 point, hull and control none', () => {
    expect(says(fleet({}), gives(['0,-2', '-2,3']))).toBeUndefined()
    expect(says(fleet({}), gives(['0,-2', '0,-2']))).toBe('EE-POW-07')
    expect(says(fleet({}), gives(['0,0']))).toBe('EE-POW-06')
  })
  test('EE-QRF-02: boxes of E, S, L, R, I and G take 1 point, e makes its own 1/2, others take none', () => {
    const every = drawn(
      'CA warship',
      'E',
      '',
      'e',
      '',
      'S',
      '',
      'l',
      '',
      'r',
      '',
      'i',
      '',
      'G',
      '',
      'H',
      '',
      'C',
      '',
      'M',
      '',
      'A',
      '',
      'P',
    )
    const { engines, lightable } = supplyOf(fleet({ design: every }).state, ours(fleet({ design: every })))
    expect(engines.flatMap(({ boxes }) => boxes.map(({ most, own }) => [most, own]))).toEqual([
      [4, false],
      [2, true],
    ])
    expect(lightable).toEqual(['0,2', '0,3', '0,4', '0,5', '0,6'])
  })
  test('EE-POW-08: some boxes of a weapon may have power', () => {
    const gun = ours(fleet({ design: 'Vigilance' }))
      .design.boxes.filter(({ type }) => type === 'I')
      .slice(0, 2)
    expect(says(fleet({ design: 'Vigilance' }), gives(gun.map(({ at }) => at.join())))).toBeUndefined()
  })
  test('EE-POW-10: unused power is lost at the end of the turn', () => {
    const next = fleet({})
      .go(power(gives(['0,-2'])))
      .until('power')
    expect(next.state.secret.yellow?.power).toEqual({})
  })
  test('GT-18: the Icarus without power and control boxes has 1/2 point from the left half engine', () => {
    const damaged = fleet({ levels: { '0,-1': 'destroyed', '1,0': 'light', '0,0': 'moderate' } })
    expect(supplyOf(damaged.state, ours(damaged))).toMatchObject({ control: 0, lightable: ['0,-2', '-2,3', '2,1'] })
    expect(supplyOf(damaged.state, ours(damaged)).networks.every(({ yields }) => yields === 0)).toBe(true)
    expect(says(damaged, gives([], { E1: ['speed', { '-1,2': 2 }] }))).toBeUndefined()
    expect(says(damaged, gives([], { E1: ['manoeuvre', { '-1,2': 2 }] }))).toBe('EE-ENG-09')
  })
})

describe('tailing', () => {
  const behind = (
    hex: Placed['hex'],
    locks: Readonly<Record<string, readonly string[]>> = { theirs: ['ours'] },
    more: Partial<Placed> = {},
    on: Parameters<typeof setupWith>[0] = [],
  ) =>
    battle(
      { ours: { seat: 'yellow', design: 'Icarus', hex: [0, 0], ...more }, theirs: { ...FAR, hex } },
      { at: 'power', locks },
      setupWith(on),
    )
  const tailed = (from: TestBattle) => tailersOf(from.state, ours(from))
  test('EE-TAI-01: a ship tails with a lock-on through the rear hexside, without its corners', () => {
    expect(tailed(behind([0, 3]))).toEqual(['blue'])
    expect(tailed(behind([0, 3], {}))).toEqual([])
    expect(tailed(behind([0, -3]))).toEqual([])
    expect(tailed(behind([1, 1]))).toEqual([])
    expect(tailed(behind([1, 2]))).toEqual(['blue'])
  })
  test('EE-TAI-02, EE-TAI-03: only the tailing seat hears the four numbers, before plots', () => {
    const announced = behind([0, 3])
      .go(power(gives([], { E1: ['speed', { '-1,2': 1 }] })))
      .eventsOf('powerAnnounced')
    expect(announced).toMatchObject([
      { ship: 'ours', listeners: ['blue'], points: { speedPower: 1, manoeuvrePower: 0, speed: 1, manoeuvre: 0 } },
    ])
    expect(behind([0, -3]).go(power(NO_POWER)).eventsOf('powerAnnounced')).toEqual([])
  })
  test('EE-REV-04: the rear is opposite to the movement; in the turn of a change both ends are the rear', () => {
    expect(tailed(behind([0, -3], undefined, { reversing: true }))).toEqual(['blue'])
    expect(tailed(behind([0, 3], undefined, { reversing: true }))).toEqual([])
    expect(tailed(behind([0, 3], undefined, { reversing: true, turnedRound: true }))).toEqual(['blue'])
  })
  test('EE-ITL-01: with the option the tailing seat gives power second', () => {
    const chased = behind([0, 3], undefined, {}, ['improvedTailing'])
    expect(powerGroups(chased.state)).toEqual([['yellow'], ['blue']])
    expect(chased.asked).toBe('yellow: power')
    const heard = chased.go(power(NO_POWER))
    expect(heard.asked).toBe('blue: power')
    expect(heard.state.secret.blue?.heard.ours).toMatchObject({ speed: 0 })
  })
  test('EE-ITL-02: seats in a cycle give power together', () => {
    const cycle = battle(
      {
        ours: { seat: 'yellow', design: 'Icarus', hex: [0, 0] },
        theirs: { ...FAR, hex: [0, 3], facing: 3 },
        third: { ...FAR, hex: [0, 9], facing: 0 },
        fourth: { seat: 'yellow', design: 'Icarus', hex: [0, 12] },
      },
      { at: 'power', locks: { theirs: ['ours'], fourth: ['third'] } },
      setupWith(['improvedTailing']),
    )
    expect(powerGroups(cycle.state)).toEqual([['yellow', 'blue']])
  })
})

describe('rolling', () => {
  const rolls = (more: Partial<Placed> = {}) => fleet(more, {}, 'announce', setupWith(['rolling']))
  const on = announce({ roll: true })
  const turns = (from: TestBattle) => [ours(from).rolling, ours(from).mirrored]
  const next = (from: TestBattle) => from.until('announce')
  test('EE-ROL-01: a roll takes three turns without movement power; the ship is mirrored in the second', () => {
    const first = rolls().go(on)
    expect(turns(first)).toEqual([1, false])
    expect(says(first, gives([], { E1: ['speed', { '-1,2': 1 }] }))).toBe('EE-ROL-01')
    const second = next(first).go(on)
    expect(turns(second)).toEqual([2, false])
    expect(turns(second.go(power(NO_POWER)))).toEqual([2, true])
    const third = next(second).go(announce({}))
    expect(turns(third)).toEqual([3, true])
    expect(says(third, gives([], { E1: ['speed', { '-1,2': 1 }] }))).toBe('EE-ROL-01')
    const fourth = next(third).go(announce({}))
    expect(turns(fourth)).toEqual([0, true])
    expect(says(fourth, gives([], { E1: ['speed', { '-1,2': 1 }] }))).toBeUndefined()
  })
  test('EE-ROL-01: the ship may roll back at once', () => {
    expect(turns(rolls({ rolling: 3, mirrored: true }).go(on))).toEqual([1, true])
  })
  test('EE-ROL-01: a roll may be stopped in the second turn', () => {
    expect(turns(next(rolls().go(on)).go(announce({})))).toEqual([0, false])
  })
  test('EE-OPT-01, EE-ROL-01: rolling needs its option', () => {
    expect(refused(fleet({}, {}, 'announce'), on, 'yellow')).toBe('EE-ROL-01')
  })
})

describe('reverse and FTL', () => {
  const astern = (more: Partial<Placed> = {}) => fleet({ design: 'Stunt Double', ...more }, {}, 'announce', setupWith(['reverse', 'ftl']))
  test('EE-REV-02: a change of direction needs speed power 0, both ways', () => {
    expect(refused(astern({ before: 1 }), announce({ reverse: true }), 'yellow')).toBe('EE-REV-02')
    expect(refused(astern({ before: 1, reversing: true }), announce({ reverse: false }), 'yellow')).toBe('EE-REV-02')
    expect(refused(astern({ before: 1, reversing: true }), announce({ reverse: true }), 'yellow')).toBeUndefined()
    expect(refused(astern({ reversing: true }), announce({ reverse: false }), 'yellow')).toBeUndefined()
  })
  test('EE-REV-03: the direction is announced before power and reported to all', () => {
    const announced = astern().go(announce({ reverse: true }))
    expect(announced.eventsOf('turnedRound')).toMatchObject([{ ship: 'ours', to: null, reversing: true }])
    expect(announced.asked).toBe('yellow+blue: power')
    expect(view(announced.state, 'blue').ships.ours).toMatchObject({ reversing: true, turnedRound: true })
    expect(refused(announced, power(gives([], { E1: ['speed', { '-3,3': 4 }] })), 'yellow')).toBeUndefined()
  })
  test('EE-REV-01: engines blocked ahead make no speed in reverse', () => {
    const announced = astern().go(announce({ reverse: true }))
    expect(says(announced, gives([], { E2: ['speed', { '-1,2': 1 }] }))).toBe('EE-REV-01')
    expect(says(announced, gives([], { E1: ['speed', { '-3,3': 1 }] }))).toBeUndefined()
    expect(says(announced, gives([], { E2: ['manoeuvre', { '-1,2': 1 }] }))).toBeUndefined()
  })
  test('EE-FTL-01: a ship that announced FTL makes no manoeuvre points until it withdraws', () => {
    const bound = astern({ before: 4 }).go(announce({ ftl: true }))
    const turning = gives([], { E1: ['speed', { '-3,3': 4 }], E2: ['manoeuvre', { '-1,2': 1 }] })
    expect(says(bound, turning)).toBe('EE-FTL-01')
    expect(says(astern({ before: 4, ftl: 3 }).go(announce({})), turning)).toBeUndefined()
  })
  test('EE-FTL-02: after 12 hexes the ship leaves at the end of the turn', () => {
    const leave = (done: number) =>
      fleet({ ftl: done, points: { speedPower: 2, speed: 2 } }, {}, 'plot', setupWith(['ftl'])).until('announce')
    expect([leave(9), leave(10)].map((from) => ours(from).status)).toEqual(['flying', 'left'])
  })
})
