// Engines that fail before a ship moves (EE-EFA), and what lies at the side of one that manoeuvres, crashes or ends (EE-DOC-08).
import { describe, expect, test } from 'vitest'
import { battle, begun, hexesOf, type Placed, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { column, hulk, ship } from '../fire/ships-for-tests.ts'
import { FAR, ours } from '../power/power-for-tests.ts'
import type { Terrain } from '../setup.ts'
import { shipOf } from '../table.ts'

/** Two engines of two boxes; a point of power for each point of movement. */
const CRUISER = column('EECEEPPH', { hull: 'CA' })
const given = (speedPower: number, manoeuvrePower = 0): Placed['points'] => ({
  speedPower,
  manoeuvrePower,
  speed: Math.floor(speedPower / 4),
  manoeuvre: Math.floor(manoeuvrePower / 4),
  unspent: Math.floor(manoeuvrePower / 4),
})
/** From four points of speed, with points of a die and the engine box it starts at for each die. */
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
  ])('EE-EFA-01: after four points of speed %j is %i dice, told to all', (points, dice) => {
    const told = dice === 0 ? [] : [{ type: 'engineFailed', ship: 'ours', seat: 'yellow', to: null, dice }]
    const failed = failing({ points }, dice)
    expect(failed.told('engineFailed')).toEqual(told)
    expect(failed.told('boxesHit')).toHaveLength(dice)
  })
  test('EE-EFA-01: what is destroyed does not fail any more', () => {
    expect(failing({ points: given(8), status: 'destroyed' }, 0).told('engineFailed')).toEqual([])
  })
  test('EE-BAS-03, EE-EFA-01: a base brakes nothing, whatever its engines had the turn before', () => {
    expect(failing({ design: { ...CRUISER, base: true }, points: given(0) }, 0).told('engineFailed')).toEqual([])
  })
  test('EE-EFA-05: without an engine box left the first die is the end of it, before it is thrown', () => {
    const levels = { '0,0': 'destroyed', '0,1': 'destroyed', '0,3': 'destroyed', '0,4': 'destroyed' } as const
    const lost = failing({ points: given(8), levels }, 0)
    expect(lost.told('engineFailed')).toMatchObject([{ dice: 4 }])
    expect(lost.told('shipDestroyed')).toEqual([{ type: 'shipDestroyed', ship: 'ours', seat: 'yellow', to: null, why: 'EE-EFA-05' }])
  })
})

test('EE-EFA-04, EE-DAM-11: with its last box a ship is gone before anything is plotted', () => {
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
  expect(gone.told('shipDestroyed')).toMatchObject([{ ship: 'ours', why: 'EE-DAM-11' }])
  expect(gone.asked).toBe('blue: plot')
})

/** Ours, a tender at her side, and a boat at the tender's. */
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
const ends = (battle: TestBattle): readonly string[] => battle.told('shipDestroyed').map(({ ship: id, why }) => `${id} ${why}`)
const ahead = { order: 'plot', ships: { ours: { path: 'F', glide: false } } } as const

describe('ships at her side', () => {
  test('EE-DOC-08: with a manoeuvre point all of them are torn off and lost; a part of a point is harmless', () => {
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
  ] as const)('EE-SUR-01, EE-INR-01, EE-AST-08, EE-DOC-05: what she carries into %s is lost with her', (terrain, why) => {
    const crashed = docked({ points: given(4) }, 'plot', terrain).go(ahead)
    expect(ends(crashed)).toEqual([`ours ${why}`, `tender ${why}`, `boat ${why}`])
    for (const id of ['ours', 'tender', 'boat']) expect(shipOf(crashed.state, id).hex).toEqual([0, -1])
  })
  test('EE-DOC-05: it is carried along, facing as she does, and told to all', () => {
    const flown = docked({ points: given(4) }, 'plot').go(ahead)
    expect(flown.told('shipFlew').map(({ ship: id }) => id)).toEqual(['ours', 'theirs'])
    const carried = { type: 'shipCarried', seat: 'yellow', to: null, hex: [0, -1], facing: 0 }
    expect(flown.told('shipCarried')).toEqual([
      { ...carried, ship: 'tender' },
      { ...carried, ship: 'boat' },
    ])
  })
  test('EE-EFA-05, EE-DOC-05: when she alone is lost, what lay at her side is free and takes orders again', () => {
    const levels = { '0,0': 'destroyed', '0,1': 'destroyed', '0,3': 'destroyed', '0,4': 'destroyed' } as const
    const freed = docked({ before: 16, levels, points: given(0) }, 'failure')
    expect(ends(freed)).toEqual(['ours EE-EFA-05'])
    expect(freed.told('undocked')).toEqual([{ type: 'undocked', ship: 'ours', seat: 'yellow', from: 'tender' }])
    expect(shipOf(freed.state, 'tender').docked).toMatchObject([{ to: 'boat', active: true }])
  })
})
