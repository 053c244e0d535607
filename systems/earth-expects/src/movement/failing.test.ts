// Engine failure before movement (EE-EFA), and ships docked to a ship that manoeuvres, crashes or is destroyed (EE-DOC-08).
import { describe, expect, test } from 'vitest'
import { battle, begun, hexesOf, type Placed, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { column, hulk, ship } from '../fire/ships-for-tests.ts'
import { FAR, ours } from '../power/power-for-tests.ts'
import type { Terrain } from '../setup.ts'
import { shipOf } from '../table.ts'

/** Two engines of two boxes. A point of speed or manoeuvre costs one point of power. */
const CRUISER = column('EECEEPPH', { hull: 'CA' })
const given = (speedPower: number, manoeuvrePower = 0): Placed['points'] => ({
  speedPower,
  manoeuvrePower,
  speed: Math.floor(speedPower / 4),
  manoeuvre: Math.floor(manoeuvrePower / 4),
  unspent: Math.floor(manoeuvrePower / 4),
})
/** A ship with four points of speed last turn. Each die of failure does one point at the first engine box. */
const failing = (more: Partial<Placed>, dice: number): TestBattle =>
  begun(
    setupWith(),
    {
      ships: { ours: ship('yellow', CRUISER, { before: 16, power: { lit: [] }, ...more }), theirs: FAR },
      at: [{ step: 'failure' }, { step: 'plot' }],
    },
    ...Array.from({ length: 2 * dice }, () => 1),
  )

describe('engines', () => {
  test.each([
    [given(12), 0],
    [given(11), 1],
    [given(8), 4],
    [given(8, 3), 1],
    [given(8, 4), 0],
  ])('EE-EFA-01: after four points of speed %j costs %i dice of engine failure', (points, dice) => {
    const expected = dice === 0 ? [] : [{ type: 'engineFailed', ship: 'ours', seat: 'yellow', to: null, dice }]
    const failed = failing({ points }, dice)
    expect(failed.eventsOf('engineFailed')).toEqual(expected)
    expect(failed.eventsOf('boxesHit')).toHaveLength(dice)
  })
  test('EE-EFA-01: engines of a destroyed ship do not fail', () => {
    expect(failing({ points: given(8), status: 'destroyed' }, 0).eventsOf('engineFailed')).toEqual([])
  })
  test('EE-BAS-03, EE-EFA-01: a base never brakes', () => {
    expect(failing({ design: { ...CRUISER, base: true }, points: given(0) }, 0).eventsOf('engineFailed')).toEqual([])
  })
  test('EE-EFA-05: a ship without engine boxes is destroyed before the first die', () => {
    const levels = { '0,0': 'destroyed', '0,1': 'destroyed', '0,3': 'destroyed', '0,4': 'destroyed' } as const
    const lost = failing({ points: given(8), levels }, 0)
    expect(lost.eventsOf('engineFailed')).toMatchObject([{ dice: 4 }])
    expect(lost.eventsOf('shipDestroyed')).toEqual([{ type: 'shipDestroyed', ship: 'ours', seat: 'yellow', to: null, why: 'EE-EFA-05' }])
  })
})

test('EE-EFA-04, EE-DAM-11: a ship that loses its last box is destroyed before plots', () => {
  const gone = begun(
    setupWith(),
    {
      ships: {
        ours: ship('yellow', column('E', { hull: 'CA' }), { before: 16, levels: { '0,0': 'critical' }, points: given(11) }),
        theirs: FAR,
      },
      at: [{ step: 'failure' }, { step: 'plot' }],
    },
    1,
  )
  expect(gone.eventsOf('shipDestroyed')).toMatchObject([{ ship: 'ours', why: 'EE-DAM-11' }])
  expect(gone.asked).toBe('blue: plot')
})

/** Our ship with a tender docked to it, and a boat docked to the tender. */
const docked = (more: Partial<Placed>, at: string, terrain: Terrain = 'asteroids'): TestBattle =>
  battle(
    {
      ours: ship('yellow', CRUISER, { docked: [{ to: 'tender', offset: [1, 0], active: true }], ...more }),
      tender: ship('yellow', hulk(3), {
        docked: [
          { to: 'ours', offset: [-1, 0], active: false },
          { to: 'boat', offset: [1, 0], active: true },
        ],
      }),
      boat: ship('yellow', hulk(3), { docked: [{ to: 'tender', offset: [-1, 0], active: false }] }),
      theirs: FAR,
    },
    { at },
    setupWith([], { bodies: [hexesOf(terrain, [0, -1])] }),
  )
const ends = (battle: TestBattle): readonly string[] => battle.eventsOf('shipDestroyed').map(({ ship: id, why }) => `${id} ${why}`)
const ahead = { order: 'plot', ships: { ours: { path: 'F', glide: false } } } as const

describe('docked ships', () => {
  test('EE-DOC-08: a manoeuvre point destroys all docked ships; a fraction of a point does not', () => {
    const torn = docked({ points: given(0, 4) }, 'failure')
    expect(ends(torn)).toEqual(['tender EE-DOC-08', 'boat EE-DOC-08'])
    expect(ours(torn)).toMatchObject({ status: 'flying', docked: [] })
    const whole = docked({ points: given(4, 3) }, 'failure')
    expect(ends(whole)).toEqual([])
    expect(ours(whole).docked).toMatchObject([{ to: 'tender' }])
  })
  test.each([
    ['surface', 'EE-SUR-01'],
    ['interior', 'EE-INR-01'],
    ['cinematic', 'EE-AST-08'],
  ] as const)('EE-SUR-01, EE-INR-01, EE-AST-08, EE-DOC-05: docked ships are lost with the active ship in %s', (terrain, why) => {
    const crashed = docked({ points: given(4) }, 'plot', terrain).go(ahead)
    expect(ends(crashed)).toEqual([`ours ${why}`, `tender ${why}`, `boat ${why}`])
    for (const id of ['ours', 'tender', 'boat']) expect(shipOf(crashed.state, id).hex).toEqual([0, -1])
  })
  test('EE-DOC-05: docked ships move and face with the active ship', () => {
    const flown = docked({ points: given(4) }, 'plot').go(ahead)
    expect(flown.eventsOf('shipFlew').map(({ ship: id }) => id)).toEqual(['ours', 'theirs'])
    const carried = { type: 'shipCarried', seat: 'yellow', to: null, hex: [0, -1], facing: 0 }
    expect(flown.eventsOf('shipCarried')).toEqual([
      { ...carried, ship: 'tender' },
      { ...carried, ship: 'boat' },
    ])
  })
  test('EE-EFA-05, EE-DOC-05: the loss of the active ship alone undocks the others, which take orders again', () => {
    const levels = { '0,0': 'destroyed', '0,1': 'destroyed', '0,3': 'destroyed', '0,4': 'destroyed' } as const
    const freed = docked({ before: 16, levels, points: given(0) }, 'failure')
    expect(ends(freed)).toEqual(['ours EE-EFA-05'])
    expect(freed.eventsOf('undocked')).toEqual([{ type: 'undocked', ship: 'ours', seat: 'yellow', from: 'tender' }])
    expect(shipOf(freed.state, 'tender').docked).toMatchObject([{ to: 'boat', active: true }])
  })
})
