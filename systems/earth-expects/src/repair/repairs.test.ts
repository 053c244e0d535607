// Repairs and reloading (EE-REP, EE-VRP, EE-GEN-25).
import { describe, expect, test } from 'vitest'
import type { Level } from '../../data/tables.ts'
import { battle, begun, fire, refused, repair, row, setupWith } from '../battle-for-tests.ts'
import { column, inLine, LOCKED, levelsOf, ship } from '../fire/ships-for-tests.ts'
import type { Order } from '../orders.ts'
import type { Switch } from '../setting/options.ts'

type Levels = Readonly<Record<string, Level>>
/** Blue's `b` in the Repairs step; its boxes are a column from 0,0. */
const damagedShip = (boxes: string, levels: Levels, more: Parameters<typeof ship>[2] = {}, ...on: readonly Switch[]) =>
  battle({ b: ship('blue', column(boxes), { levels, points: {}, ...more }) }, { at: [{ step: 'repair' }] }, setupWith(on))
/** The same in a battle that continues. */
const onwards = (boxes: string, levels: Levels) =>
  battle(
    { a: { seat: 'yellow', design: 'Icarus', hex: [30, 30] }, b: ship('blue', column(boxes), { levels, power: { lit: [] } }) },
    { at: 'repair' },
  )
const MANOEUVRED = { points: { manoeuvrePower: 1 } } as const

describe('repairs', () => {
  test('EE-REP-01, EE-DAM-02, EE-QRF-04: all light damage is repaired, without control and with manoeuvre power', () => {
    const done = damagedShip('HHH', { '0,0': 'light', '0,2': 'light' }, MANOEUVRED)
    expect(levelsOf(done, 'b')).toEqual({})
    expect(done.eventsOf('lightCleared')).toMatchObject([{ boxes: ['0,0', '0,2'] }])
  })
  test('EE-REP-02, EE-QRF-04: each control box repairs one step: moderate to light, critical to heavy', () => {
    const open = damagedShip('CCLL', { '0,2': 'moderate', '0,3': 'critical' })
    expect(open.asked).toBe('blue: repair')
    expect(levelsOf(open.go(repair('b', '0,2', '0,3')), 'b')).toEqual({ '0,2': 'light', '0,3': 'heavy' })
    expect(refused(damagedShip('CLL', { '0,1': 'moderate', '0,2': 'critical' }), repair('b', '0,1', '0,2'))).toBe('EE-REP-02')
  })
  test('EE-REP-04: a box repaired from moderate stays light and without power until the next Repairs step', () => {
    const gun = onwards('CLP', { '0,1': 'moderate' }).go({ blue: repair('b', '0,1') })
    expect(levelsOf(gun, 'b')).toEqual({ '0,1': 'light' })
    const next = gun.until('power')
    expect(next.state.turn).toBe(2)
    expect(levelsOf(next, 'b')).toEqual({ '0,1': 'light' })
    const lit: Order = { order: 'power', ships: { b: { lit: ['0,1'], engines: {}, rapid: [], primaries: {} } } }
    expect(refused(next, lit, 'blue')).toBe('EE-POW-06')
    const after = next.until('announce')
    expect(levelsOf(after, 'b')).toEqual({})
    expect(refused(after.until('power'), lit, 'blue')).toBeUndefined()
  })
  test('EE-REP-05: a box repaired from critical only conducts power', () => {
    const row = { '0,1': 'critical' } as const
    const lit: Order = { order: 'power', ships: { b: { lit: ['0,2'], engines: {}, rapid: [], primaries: {} } } }
    const own: Order = { order: 'power', ships: { b: { lit: ['0,1'], engines: {}, rapid: [], primaries: {} } } }
    const cut = onwards('PLLHC', row)
    expect(refused(cut.go({ blue: repair('b') }).until('power'), lit, 'blue')).toBe('EE-POW-05')
    const heavy = cut.go({ blue: repair('b', '0,1') }).until('power')
    expect(levelsOf(heavy, 'b')).toEqual({ '0,1': 'heavy' })
    expect(refused(heavy, lit, 'blue')).toBeUndefined()
    expect(refused(heavy, own, 'blue')).toBe('EE-POW-06')
  })
  test('EE-REP-02, EE-CTL-03, EE-CTL-04: control boxes count as before the repair of light damage', () => {
    expect(refused(damagedShip('CCL', { '0,0': 'light', '0,2': 'moderate' }), repair('b', '0,2'))).toBeUndefined()
    expect(damagedShip('CL', { '0,0': 'light', '0,1': 'moderate' }).asked).toBe('')
  })
  test('EE-CTL-02: a control box used this turn still repairs one box', () => {
    expect(refused(damagedShip('CL', { '0,1': 'moderate' }, { deeds: { sensors: ['0,0'] } }), repair('b', '0,1'))).toBeUndefined()
  })
  test('EE-REP-03, EE-ENG-17: need a turn without manoeuvre power, even of less than a point; speed power does not matter', () => {
    expect(damagedShip('CL', { '0,1': 'moderate' }, MANOEUVRED).asked).toBe('')
    expect(damagedShip('CL', { '0,1': 'moderate' }, { points: { manoeuvrePower: 2, manoeuvre: 0 } }).asked).toBe('')
    expect(damagedShip('CL', { '0,1': 'moderate' }, { points: { speedPower: 8 } }).asked).toBe('blue: repair')
  })
  test('EE-REP-02: heavy and destroyed boxes cannot be repaired', () => {
    const levels = { '0,1': 'moderate', '0,2': 'heavy', '0,3': 'destroyed' } as const
    for (const box of ['0,2', '0,3']) expect(refused(damagedShip('CLLL', levels), repair('b', box))).toBe('EE-REP-02')
  })
  test('EE-REP-08: heavy damage cannot be repaired in a battle', () => {
    expect(damagedShip('CL', { '0,1': 'heavy' }).asked).toBe('')
  })
  test('EE-REP-07, GT-35: two points, one repaired, three more: destroyed', () => {
    const mended = damagedShip('CL', { '0,1': 'moderate' }).go(repair('b', '0,1'))
    const left = mended.state.ships.b?.levels ?? {}
    expect(left).toEqual({ '0,1': 'light' })
    const shot = battle(inLine(column('rC'), column('CL'), 1, { b: { levels: left, facing: 0 } }), LOCKED)
    expect(levelsOf(shot.go(fire('a', 'R1@b'), 6, row(0, 'left'), 3, 4, 3), 'b')).toMatchObject({ '0,1': 'destroyed' })
  })
  test('EE-DOC-05: an inactive docked ship repairs only light damage', () => {
    const pair = battle(
      {
        b: ship('blue', column('CL'), {
          levels: { '0,1': 'moderate', '0,0': 'light' },
          docked: [{ to: 'c', offset: [1, 0], active: false }],
        }),
        c: ship('blue', column('CL'), { docked: [{ to: 'b', offset: [-1, 0], active: true }] }),
      },
      { at: [{ step: 'repair' }], policies: { blue: { ties: 'asked', defence: 'asked', repairs: 'useful', rows: 'asked' } } },
    )
    expect(levelsOf(pair, 'b')).toEqual({ '0,1': 'moderate' })
  })
})

describe('reloading', () => {
  const empty = { empty: ['0,0'] } as const
  test('EE-GEN-25, EE-REP-06: all empty launchers are reloaded in a turn without manoeuvre power, even without control', () => {
    expect(damagedShip('MH', {}, empty).state.secret.blue?.empty).toEqual({})
    expect(damagedShip('MH', {}, { ...empty, ...MANOEUVRED }).state.secret.blue?.empty).toEqual({ b: ['0,0'] })
  })
})

describe('variable repairs', () => {
  const roll =
    (boxes: string, levels: Levels, crew: 'standard' | 'elite' | 'crack' = 'standard') =>
    (face: number) => {
      const [box = ''] = Object.keys(levels)
      const mended = damagedShip(boxes, levels, { crew, steady: true }, 'variableRepairs', 'crews').go(repair('b', box), face)
      return levelsOf(mended, 'b')[box] ?? 'sound'
    }
  test('EE-VRP-02: light damage is repaired on 2 or more, with one die per box, also with manoeuvre power', () => {
    const setup = setupWith(['variableRepairs'])
    const position = {
      ships: { b: ship('blue', column('HH'), { levels: { '0,0': 'light', '0,1': 'light' }, ...MANOEUVRED }) },
      at: [{ step: 'repair' }],
    } as const
    const done = begun(setup, position, 1, 2)
    expect(levelsOf(done, 'b')).toEqual({ '0,0': 'light' })
  })
  const moderate = { '0,1': 'moderate' } as const
  test('EE-VRP-03: moderate to light on 3 or more', () => {
    expect([1, 2, 3, 6].map(roll('CL', moderate))).toEqual(['moderate', 'moderate', 'light', 'light'])
    expect([2, 3, 7].map(roll('CL', moderate, 'elite'))).toEqual(['moderate', 'light', 'light'])
  })
  test('EE-VRP-04: moderate to undamaged on 8 or more, with elite and crack crews', () => {
    expect([7, 8].map(roll('CL', moderate, 'elite'))).toEqual(['light', 'sound'])
    expect([7, 8, 10].map(roll('CL', moderate, 'crack'))).toEqual(['light', 'sound', 'sound'])
  })
  test('EE-VRP-06: critical to heavy on 4 or more', () => {
    expect([3, 4].map(roll('CL', { '0,1': 'critical' }))).toEqual(['critical', 'heavy'])
  })
  test('EE-VRP-01: one attempt per box', () => {
    const open = damagedShip('CCL', { '0,2': 'moderate' }, {}, 'variableRepairs')
    expect(refused(open, repair('b', '0,2', '0,2'))).toBe('EE-VRP-01')
  })
  test('EE-VRP-05: control with moderate damage repairs only itself, on 6, without manoeuvre power', () => {
    const alone = { '0,0': 'moderate', '0,1': 'moderate' } as const
    const open = damagedShip('CL', alone, {}, 'variableRepairs')
    expect(refused(open, repair('b', '0,1'))).toBe('EE-REP-02')
    expect(levelsOf(open.go(repair('b', '0,0'), 5), 'b')['0,0']).toBe('moderate')
    expect(levelsOf(open.go(repair('b', '0,0'), 6), 'b')['0,0']).toBe('light')
    expect(damagedShip('CL', alone, MANOEUVRED, 'variableRepairs').asked).toBe('')
    expect(damagedShip('CL', alone).asked).toBe('')
  })
  test('EE-VRP-03, EE-VRP-05: free control boxes repair a control box like any other', () => {
    const open = damagedShip('CC', { '0,0': 'moderate' }, {}, 'variableRepairs')
    expect(levelsOf(open.go(repair('b', '0,0'), 3), 'b')['0,0']).toBe('light')
  })
  test('EE-VRP-07: heavy to moderate on 8, by elite and crack crews from the second turn without manoeuvre power', () => {
    const heavy = { '0,1': 'heavy' } as const
    expect([7, 8].map(roll('CL', heavy, 'elite'))).toEqual(['heavy', 'moderate'])
    expect(damagedShip('CL', heavy, { crew: 'elite' }, 'variableRepairs', 'crews').asked).toBe('')
    expect(damagedShip('CL', heavy, { steady: true }, 'variableRepairs').asked).toBe('')
  })
  test('EE-VRP-07: only turns without manoeuvre power are recorded', () => {
    const next = (more: object) =>
      battle({ b: ship('blue', column('CL'), { points: {}, ...more }) }, { at: [{ step: 'turnStart' }] }).state.secret.blue?.steady
    expect(next({})).toEqual(['b'])
    expect(next(MANOEUVRED)).toEqual([])
  })
})
