// Automatic repairs, the calls for repairs, and repairs of disguised ships (EE-REP, EE-VRP, EE-DIS).
import { describe, expect, test } from 'vitest'
import type { Level } from '../../data/tables.ts'
import { battle, begun, type Placed, refused, repair, setupWith, type TestBattle } from '../battle-for-tests.ts'
import { column, levelsOf, ship } from '../fire/ships-for-tests.ts'
import { view } from '../game.ts'
import type { Position } from '../position.ts'
import { defaultDisguise } from '../setting/disguise.ts'
import type { Switch } from '../setting/options.ts'
import { ASKED } from '../state.ts'

type Levels = Readonly<Record<string, Level>>
const USEFUL = { ...ASKED, repairs: 'useful' } as const
const REPAIR = [{ step: 'repair' }] as const
/** Blue's `b` in the Repairs step with automatic repairs. */
const byThemselves = (boxes: string, levels: Levels, more: Partial<Placed> = {}): TestBattle =>
  battle({ b: ship('blue', column(boxes), { levels, points: {}, ...more }) }, { at: REPAIR, policies: { blue: USEFUL } })
const worked = (from: TestBattle): readonly string[] => from.eventsOf('repaired').map(({ box }) => box)

describe('automatic repairs', () => {
  const all = 'AGSMRLIeEPC'
  const boxesOf = (boxes: string): string[] => [...boxes].map((_, at) => `0,${at}`)
  test('EE-REP-02: order: control, power, engines, weapons, sensors, shields, anti-missiles, hull, armour', () => {
    const crew = 'C'.repeat(13)
    const plate = { armour: [{ at: [0, 0] as const, side: 0 as const }] }
    const levels = Object.fromEntries([['0,0/0', 'critical'], ...boxesOf(`H${all}`).map((box) => [box, 'moderate'])])
    const done = battle(
      { b: ship('blue', column(`H${all}${crew}`, plate), { levels, points: {} }) },
      { at: REPAIR, policies: { blue: USEFUL } },
    )
    expect(worked(done)).toEqual([...boxesOf(`H${all}`).toReversed().slice(0, 10), '0,1', '0,0', '0,0/0'])
    expect(worked(byThemselves(`CC${all}`, { '0,4': 'moderate', '0,12': 'moderate', '0,11': 'critical' }))).toEqual(['0,12', '0,11'])
  })
  test('EE-REP-02: boxes of one kind are repaired in the order of the record', () => {
    expect(worked(byThemselves('CCLLL', { '0,4': 'moderate', '0,2': 'moderate', '0,3': 'moderate' }))).toEqual(['0,2', '0,3'])
  })
  test('EE-VRP-05: control boxes that nobody else repairs repair themselves, once each', () => {
    const position = {
      ships: { b: ship('blue', column('CCCL'), { levels: { '0,0': 'moderate', '0,1': 'moderate', '0,3': 'moderate' }, points: {} }) },
      policies: { blue: USEFUL },
      at: REPAIR,
    } as const
    const done = begun(setupWith(['variableRepairs']), position, 3, 6)
    expect(worked(done)).toEqual(['0,0', '0,1'])
    expect(levelsOf(done, 'b')).toEqual({ '0,0': 'light', '0,1': 'light', '0,3': 'moderate' })
  })
})

describe('calls for repairs', () => {
  const two = (policies: Position['policies']): TestBattle =>
    battle(
      {
        a: ship('yellow', column('CL'), { levels: { '0,1': 'moderate' }, points: {}, hex: [9, 9] }),
        b: ship('blue', column('CL'), { levels: { '0,1': 'critical' }, points: {} }),
      },
      { at: REPAIR, policies },
    )
  test('EE-REP-02: a seat with automatic repairs is not asked', () => {
    expect(two({}).asked).toBe('yellow+blue: repair')
    const one = two({ blue: USEFUL })
    expect(one.asked).toBe('yellow: repair')
    const none = two({ blue: USEFUL, yellow: USEFUL })
    expect(none.asked).toBe('')
    expect([levelsOf(none, 'a'), levelsOf(none, 'b')]).toEqual([{ '0,1': 'light' }, { '0,1': 'heavy' }])
    const left = one.go(repair('a'))
    expect([levelsOf(left, 'a'), levelsOf(left, 'b')]).toEqual([{ '0,1': 'moderate' }, { '0,1': 'heavy' }])
  })
  test('EE-REP-02: a seat with one ship to repair is asked', () => {
    const of = (levels: Levels): Placed => ship('blue', column('CL'), { levels, points: {} })
    expect(battle({ b: of({ '0,1': 'moderate' }), c: of({}) }, { at: REPAIR }).asked).toBe('blue: repair')
  })
  test('EE-REP-01: a destroyed ship repairs nothing', () => {
    const wreck = ship('blue', column('HH'), { status: 'destroyed', levels: { '0,0': 'light' } })
    const done = battle({ b: wreck, c: ship('blue', column('HH'), { levels: { '0,1': 'light' } }) }, { at: REPAIR })
    expect([levelsOf(done, 'b'), levelsOf(done, 'c')]).toEqual([{ '0,0': 'light' }, {}])
    expect(done.eventsOf('lightCleared')).toEqual([{ type: 'lightCleared', ship: 'c', seat: 'blue', to: null, boxes: ['0,1'] }])
  })
})

describe('boxes to repair', () => {
  const crewed = (crew: 'elite' | 'crack', level: Level): TestBattle =>
    battle(
      { b: ship('blue', column('CLL'), { levels: { '0,1': level, '0,2': 'moderate' }, crew, steady: true, points: {} }) },
      { at: REPAIR },
      setupWith(['variableRepairs', 'crews']),
    )
  test('EE-VRP-07: elite and crack crews may choose moderate, critical and heavy damage', () => {
    const judged = (['light', 'moderate', 'critical', 'heavy', 'destroyed'] as const).map((level) =>
      (['elite', 'crack'] as const).map((crew) => refused(crewed(crew, level), repair('b', '0,1'))),
    )
    const [no, yes] = [
      ['EE-REP-02', 'EE-REP-02'],
      [undefined, undefined],
    ]
    expect(judged).toEqual([no, yes, yes, yes, no])
  })
  test('EE-VRP-05: a control box repairs itself only with moderate damage', () => {
    const alone = (level: Level): string | undefined =>
      refused(
        battle(
          { b: ship('blue', column('CC'), { levels: { '0,0': level, '0,1': 'moderate' }, points: {} }) },
          { at: REPAIR },
          setupWith(['variableRepairs']),
        ),
        repair('b', '0,0'),
      )
    expect((['light', 'moderate', 'critical', 'heavy'] as const).map(alone)).toEqual(['EE-REP-02', undefined, 'EE-REP-02', 'EE-REP-02'])
  })
  test('EE-VRP-05: boxes beyond the number of control boxes must be control that repairs itself', () => {
    const open = battle(
      { b: ship('blue', column('CCL'), { levels: { '0,0': 'moderate', '0,2': 'moderate' }, points: {} }) },
      { at: REPAIR },
      setupWith(['variableRepairs']),
    )
    expect(refused(open, repair('b', '0,2', '0,0'))).toBeUndefined()
    expect(refused(open, repair('b', '0,0', '0,2'))).toBe('EE-REP-02')
    const done = open.go(repair('b', '0,2', '0,0'), 3, 5)
    expect(done.eventsOf('repaired').map(({ box, die, worked: well }) => [box, die, well])).toEqual([
      ['0,2', 3, true],
      ['0,0', 5, false],
    ])
  })
})

describe('repairs of disguised ships', () => {
  const TRUTH = column('CCIL', { kind: 'warship' })
  const masked = (levels: Levels, policy: typeof ASKED | typeof USEFUL = ASKED, on: readonly Switch[] = []): TestBattle =>
    battle(
      {
        d: { seat: 'blue', design: defaultDisguise(TRUTH), truth: TRUTH, hex: [0, 0], levels, points: {} },
        y: ship('yellow', column('CH'), { hex: [9, 9] }),
      },
      { at: REPAIR, policies: { blue: policy } },
      setupWith(['disguises', ...on]),
    )
  const seen = (from: TestBattle, seat: string) => view(from.state, seat).ships.d?.levels
  const trueLevelsOf = (from: TestBattle) => from.state.secret.blue?.truth.d?.levels
  test('EE-DIS-01, EE-REP-02: a repair changes the false record and the true one', () => {
    const hit = masked({ '0,1': 'moderate' })
    expect([seen(hit, 'yellow'), trueLevelsOf(hit)]).toEqual([{ '0,1': 'critical' }, { '0,1': 'moderate' }])
    const done = hit.go({ blue: repair('d', '0,1') })
    expect([seen(done, 'yellow'), trueLevelsOf(done)]).toEqual([{ '0,1': 'heavy' }, { '0,1': 'light' }])
    expect(done.eventsOf('repaired')).toMatchObject([
      { to: null, own: ['blue'], level: 'heavy', beneath: 'light', worked: true, die: null },
    ])
  })
  test('EE-DIS-01, EE-VRP-06: a die that is too low repairs neither record', () => {
    const hit = masked({ '0,1': 'moderate' }, ASKED, ['variableRepairs'])
    const mended = (face: number): TestBattle => hit.go({ blue: repair('d', '0,1') }, face)
    const [low, high] = [mended(2), mended(4)]
    expect(low.eventsOf('repaired')).toMatchObject([{ level: 'critical', beneath: 'moderate', worked: false }])
    expect([seen(low, 'yellow'), trueLevelsOf(low)]).toEqual([{ '0,1': 'critical' }, { '0,1': 'moderate' }])
    expect(high.eventsOf('repaired')).toMatchObject([{ level: 'heavy', beneath: 'light', worked: true }])
  })
  test('EE-DIS-01, EE-VRP-02: the die for true light damage is shown only to its own side', () => {
    const cleared = (face: number): TestBattle =>
      begun(
        setupWith(['disguises', 'variableRepairs']),
        {
          ships: {
            d: { seat: 'blue', design: defaultDisguise(TRUTH), truth: TRUTH, hex: [0, 0], levels: { '0,1': 'light' }, points: {} },
            y: ship('yellow', column('CH'), { hex: [9, 9] }),
          },
          policies: { blue: USEFUL, yellow: USEFUL },
          at: REPAIR,
        },
        face,
      )
    const [stays, goes] = [cleared(1), cleared(2)]
    expect(stays.eventsOf('repaired')).toMatchObject([{ to: ['blue'], level: 'heavy', beneath: 'light', worked: false }])
    expect(goes.eventsOf('repaired')).toMatchObject([{ to: ['blue'], level: 'heavy', beneath: 'sound', worked: true }])
    expect([stays, goes].map(trueLevelsOf)).toEqual([{ '0,1': 'light' }, {}])
    expect([stays, goes].map((from) => seen(from, 'yellow'))).toEqual([{ '0,1': 'heavy' }, { '0,1': 'heavy' }])
  })
})
