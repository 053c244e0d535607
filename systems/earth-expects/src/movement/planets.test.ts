// Movement of bodies before ships (EE-PLA-04, EE-IFC-04, EE-ROL-01), and radiation after movement (EE-RAD).
import { type Hex, opposite } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, begun, hexesOf, moon, type Placed, refused, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { column, hulk, ship, struck } from '../fire/ships-for-tests.ts'
import { FAR, ours } from '../power/power-for-tests.ts'
import type { Body } from '../setup.ts'
import { shipOf } from '../table.ts'
import { speedOfMeeting } from './same-hex.ts'

const RUNNER = column('HPCEE', { hull: 'CA' })
type Ships = Readonly<Record<string, Placed>>
const going = (bodies: readonly Body[], ships: Ships, ...faces: readonly number[]): TestBattle =>
  begun(
    setupWith([], { bodies }),
    { ships: { ...ships, theirs: FAR }, at: [{ step: 'planets' }, { step: 'failure' }, { step: 'plot' }] },
    ...faces,
  )
/** Faces for that many dice of engine failure: one point each, at the first engine box. */
const dice = (count: number): readonly number[] => Array.from({ length: 2 * count }, () => 1)
/** A ship in the path of a moon that moves down the map. */
const runner = (more: Partial<Placed> = {}): Placed => ship('yellow', RUNNER, { hex: [0, -2], facing: 1, power: { lit: [] }, ...more })

describe('bodies', () => {
  test.each([
    [
      [0, 1],
      [0, -5],
    ],
    [
      [1, 0],
      [1, -6],
    ],
    [
      [1, -1],
      [1, -7],
    ],
    [[0, 0], null],
  ] as const)('EE-PLA-04: a body with motion %j moves to %j', (motion, centre) => {
    const moved = going([hexesOf('asteroids', [9, 9]), moon(motion)], { ours: runner({ hex: [0, 20] }) })
    expect(moved.eventsOf('bodyMoved')).toEqual(centre === null ? [] : [{ type: 'bodyMoved', body: 'moon', centre }])
    expect(moved.eventsOf('shipCarried')).toEqual([])
  })
  test('EE-IFC-02: ships inside are carried along, also docked ones, but not destroyed ones', () => {
    const pair = [
      { docked: [{ to: 'tender', offset: [1, 0] as const, active: true }] },
      { docked: [{ to: 'ours', offset: [-1, 0] as const, active: false }] },
    ] as const
    const moved = going([moon([0, 1])], {
      ours: runner({ ...pair[0], hex: [0, -3], facing: 2 }),
      tender: runner({ ...pair[1], hex: [0, -3], facing: 2, design: hulk(3) }),
      wreck: runner({ hex: [0, -3], status: 'destroyed' }),
      inner: runner({ hex: [0, -6], hidden: true }),
    })
    const carried = { type: 'shipCarried', seat: 'yellow', to: null, hex: [0, -2], facing: 2 }
    expect(moved.eventsOf('shipCarried')).toEqual([
      { ...carried, ship: 'ours' },
      { ...carried, ship: 'tender' },
      { ...carried, ship: 'inner', to: ['yellow'], hex: [0, -5], facing: 1 },
    ])
    expect(moved.eventsOf('halted')).toEqual([])
  })
  test('EE-IFC-04: an interface stops each ship it meets, with four dice per point that is not braked', () => {
    const halted = (manoeuvre: number): readonly unknown[] =>
      going([moon([0, 1])], { ours: runner({ points: { manoeuvre, unspent: manoeuvre } }) }, ...dice(manoeuvre > 0 ? 0 : 4)).eventsOf(
        'halted',
      )
    const event = { type: 'halted', ship: 'ours', seat: 'yellow', to: null, hex: [0, -2], why: 'EE-IFC-04' }
    expect([0, 1, 2].map(halted)).toEqual([[{ ...event, dice: 4 }], [{ ...event, dice: 0 }], [{ ...event, dice: 0 }]])
  })
  test('EE-IFC-04: a docked pair is stopped once, a destroyed ship not at all, a hidden ship secretly', () => {
    const still = { points: { manoeuvre: 1, unspent: 1 } } as const
    const met = going([moon([0, 1])], {
      ours: runner({ docked: [{ to: 'tender', offset: [1, 0], active: true }], points: { unspent: 1 } }),
      tender: runner({ docked: [{ to: 'ours', offset: [-1, 0], active: false }], design: hulk(3) }),
      wreck: runner({ ...still, status: 'destroyed' }),
      lurker: runner({ ...still, hidden: true }),
      beside: runner({ ...still, hex: [0, -1] }),
    })
    expect(met.eventsOf('halted').map(({ ship: id, to }) => [id, to])).toEqual([
      ['ours', null],
      ['lurker', ['yellow']],
    ])
  })
  test('EE-IFC-04: a stopped ship cannot move, turn or drift', () => {
    const plot = (path: string, glide: boolean) => ({ order: 'plot', ships: { ours: { path, glide } } }) as const
    const fast = going([moon([0, 1])], { ours: runner({ points: { speedPower: 4, speed: 1, manoeuvre: 1, unspent: 1 } }) })
    expect([refused(fast, plot('F', false)), refused(fast, plot('R', false)), refused(fast, plot('', true))]).toEqual([
      'EE-MOV-01',
      'EE-MOV-08',
      'EE-UNP-01',
    ])
    expect(ours(fast.go(plot('', false))).hex).toEqual([0, -2])
    const slow = going([moon([0, 1])], { ours: runner() }, ...dice(4))
    expect([refused(slow, plot('R', false)), refused(slow, plot('', true))]).toEqual(['EE-MOV-08', 'EE-UNP-01'])
  })
  test.each([
    // Motion, facing, own speed, result. The speed counts if the facing is within 30 degrees of the motion or its opposite.
    [[0, 2], 0, 3, 5],
    [[0, 2], 3, 1, 1],
    [[0, 2], 3, 2, 0],
    [[0, 2], 3, 5, 0],
    [[0, 2], 1, 3, 2],
    [[0, 2], 2, 3, 2],
    [[1, 1], 0, 3, 5],
    [[1, 1], 5, 3, 5],
    [[1, 1], 1, 3, 2],
    [[1, 1], 2, 1, 1],
    [[1, 1], 3, 1, 1],
    [[2, -1], 1, 1, 1],
    [[3, -2], 1, 1, 2],
    [[-2, 0], 2, 1, 3],
    [[0, 0], 0, 3, 0],
  ] as const)(
    'EE-IFC-04: an interface with motion %j meets a ship with facing %i and speed %i at speed %i',
    (motion, facing, speed, met) => {
      const { state } = battle({ ours: runner({ facing }), theirs: FAR })
      expect(speedOfMeeting(shipOf(state, 'ours'), motion, speed)).toBe(met)
      const astern = { ...shipOf(state, 'ours'), facing: opposite(facing), reversing: true }
      expect(speedOfMeeting(astern, motion, speed)).toBe(met)
    },
  )
  test('EE-ROL-01: a ship turns over only in the second turn of rolling', () => {
    const rolled = (rolling: number, more: Partial<Placed> = {}) => going([], { ours: runner({ rolling, ...more }) }).eventsOf('rolledOver')
    expect([0, 1, 3].map((turn) => rolled(turn))).toEqual([[], [], []])
    expect(rolled(2)).toEqual([{ type: 'rolledOver', ship: 'ours', seat: 'yellow', to: null }])
    expect(rolled(2, { hidden: true })).toMatchObject([{ to: ['yellow'] }])
    expect(rolled(2, { status: 'destroyed' })).toEqual([])
  })
})

describe('radiation', () => {
  const start = (design: Placed['design'], more: Partial<Placed>, ...bodies: readonly Body[]): TestBattle =>
    battle(
      { ours: { seat: 'yellow', design, hex: [0, 0], points: { speedPower: 4, speed: 1 }, ...more }, theirs: FAR },
      { at: 'plot' },
      setupWith([], { bodies }),
    )
  const belt = hexesOf('radiation', [0, -1], [0, -2])
  const onward = (path: string) => ({ order: 'plot', ships: { ours: { path, glide: false } } }) as const
  const boxes = column('HHH')
  test('EE-RAD-01, EE-RAD-03: the first die is the side it comes from: 1 is ahead, 4 is astern', () => {
    expect(struck(start(boxes, {}, belt).go(onward('F'), 1, 2))).toEqual(['0,0'])
    expect(struck(start(boxes, {}, belt).go(onward('F'), 4, 2))).toEqual(['0,2'])
  })
  test('EE-RAD-01: both dice are six-sided, and their result is public', () => {
    const shielded = ship('yellow', column('GGHH')).power
    const burned = start(column('GGHH'), { power: shielded }, belt).go(onward('F'), 6, 6)
    expect(burned.eventsOf('radiationRolled')).toEqual([
      { type: 'radiationRolled', ship: 'ours', seat: 'yellow', to: null, from: 5, dice: [6], damage: 0 },
    ])
    for (const faces of [
      [7, 1],
      [1, 7],
    ])
      expect(() => start(column('GGHH'), {}, belt).go(onward('F'), ...faces)).toThrow('the scripted face 7 does not fit a die of 6')
  })
  test('EE-RAD-02: (1 + shields) squared is subtracted from the sum', () => {
    const one = { ...ship('yellow', column('GGHH')), power: { lit: ['0,0'] } }
    const two = start(column('GGHH'), { power: one.power, points: { speedPower: 8, speed: 2 } }, belt).go(onward('FF'), 1, 2, 1, 3)
    expect(two.eventsOf('radiationRolled')).toMatchObject([{ dice: [2, 3], damage: 1 }])
    const none = start(column('GGHH'), { power: one.power, points: { speedPower: 8, speed: 2 } }, belt).go(onward('FF'), 1, 2, 1, 2)
    expect(none.eventsOf('radiationRolled')).toMatchObject([{ dice: [2, 2], damage: 0 }])
  })
  test('EE-RAD-01: no dice are rolled for a ship destroyed in the same movement', () => {
    const lost = start(boxes, { points: { speedPower: 8, speed: 2 } }, hexesOf('radiation', [0, -1]), hexesOf('surface', [0, -2]))
    const crashed = lost.go(onward('FF'))
    expect(crashed.eventsOf('shipDestroyed')).toMatchObject([{ why: 'EE-SUR-01' }])
    expect(crashed.eventsOf('radiationRolled')).toEqual([])
  })
  test('EE-RAD-02, EE-DAM-11: a ship that loses its last box is destroyed before repairs', () => {
    const gone = start(column('H'), { levels: { '0,0': 'critical' } }, belt).go(onward('F'), 1, 2)
    expect(gone.eventsOf('shipDestroyed')).toMatchObject([{ ship: 'ours', why: 'EE-DAM-11' }])
    expect(gone.eventTypes.indexOf('shipDestroyed')).toBe(gone.eventTypes.indexOf('boxesHit') + 1)
  })
})
test('EE-HID-02: a hidden ship with power is found when an enemy has moved near enough', () => {
  const lurks: Placed = ship('yellow', column('LLC'), { hidden: true, power: { lit: ['0,0', '0,1'] } })
  const comes = (hex: Hex): TestBattle =>
    battle(
      {
        ours: lurks,
        other: ship('yellow', hulk(2), { hex: [0, 30] }),
        theirs: { ...FAR, hex, facing: 3, points: { speedPower: 4, speed: 1 } },
      },
      { at: 'plot' },
    ).go({})
  expect(comes([0, -3]).eventsOf('shipFound')).toMatchObject([{ ship: { id: 'ours' }, why: 'EE-HID-02' }])
  expect(comes([0, -4]).eventsOf('shipFound')).toEqual([])
})
