import { describe, expect, test } from 'vitest'
import type { Condition } from '../state.ts'
import { shipOf } from '../table.ts'
import { type BattleForTests, battle, inContext, type ShipForTests } from '../table-for-tests.ts'
import { checkedShip } from './checking.ts'
import { hitsToStop, isInOrder, leastFace, lostBy, systemChecks, withoutSystems } from './checks.ts'
import { boxesOf, checkDue, NO_HITS, rowsFinished } from './hits.ts'
import { applyHits, loseSystem, mark } from './marking.ts'

const stateWith = (ship: ShipForTests, more: BattleForTests = {}) =>
  battle({ red: [ship], blue: [{ design: 'Tern', at: [0, 20] }], ...more })
const redOf = (ship: ShipForTests) => shipOf(stateWith(ship), 'red-1')
const condition = (change: Partial<Condition> = {}): Condition => redOf({ design: 'Aerie', condition: change }).condition

describe('losing systems', () => {
  test('FT-DC-05: a system that was mended and is lost again is no longer mended', () => {
    const after = withoutSystems(condition({ mended: ['pds-1', 'beam-1'] }), [{ system: 'pds-1', as: 'lost' }])
    expect([after.mended, after.systems]).toEqual([['beam-1'], { 'pds-1': 'lost' }])
  })
  test('FT-MOV-11, FT-DMG-11: hits on the drive are counted, and it is in no list of systems', () => {
    const after = withoutSystems(condition({ drive: 1 }), [{ system: 'drive', as: 'destroyed' }])
    expect([after.drive, after.driveDestroyed, after.systems]).toEqual([2, 1, {}])
    const repairable = withoutSystems(condition(), [{ system: 'drive', as: 'lost' }])
    expect([repairable.drive, repairable.driveDestroyed]).toEqual([1, 0])
    expect([hitsToStop(1), hitsToStop(2)]).toEqual([1, 2])
  })
  test('FT-DMG-09, FT-DMG-10: what is inside is lost; other bays and magazines keep theirs', () => {
    const after = withoutSystems(condition(), [{ system: 'bay-2', as: 'lost' }])
    expect(after.fighters).toEqual({ 'bay-1': 6, 'bay-2': 0, 'bay-3': 6, 'bay-4': 6 })
    const loaded = withoutSystems(redOf({ design: 'Glaive' }).condition, [{ system: 'magazine-1', as: 'destroyed' }])
    expect(loaded.loads).toEqual({ 'magazine-1': { standard: 0, extended: 0 } })
    expect(withoutSystems(redOf({ design: 'Glaive' }).condition, []).loads).toEqual({ 'magazine-1': { standard: 3, extended: 1 } })
  })
  test('FT-DMG-11, FT-COR-06: magazines, racks and a bridge with a 6 are lost for good', () => {
    const roll = (system: string, follows: number | null = null) => ({ system, face: 6, least: 6, lost: true, follows })
    const lost = (design: string, ...rolls: readonly ReturnType<typeof roll>[]) =>
      lostBy(redOf({ design }).design, rolls).map(({ system, as }) => `${system} ${as}`)
    expect(lost('Glaive', roll('magazine-1'), roll('pds-1'))).toEqual(['pds-1 lost', 'magazine-1 destroyed'])
    expect([
      lost('Lancer', roll('rack-1')),
      lost('Tern', roll('bridge', 6)),
      lost('Tern', roll('bridge', 5)),
      lost('Tern', roll('lifeSupport', 6)),
    ]).toEqual([...[['rack-1 destroyed'], ['bridge destroyed'], ['bridge lost'], ['lifeSupport lost']]])
    expect(lost('Tern', { ...roll('bridge', null), lost: false })).toEqual([])
  })
})

describe('what a check throws for', () => {
  const needs = (ship: ShipForTests, check = { row: 1, extra: 0 }, marks = {}) => {
    const state = stateWith(ship)
    const checked = checkedShip(state, shipOf(state, 'red-1'))
    return Object.fromEntries(
      systemChecks({ ...checked, marks: { ...checked.marks, ...marks } }, check).map(({ system, least }) => [system.id, least]),
    )
  }
  test('FT-DMG-05, FT-DMG-06, FT-DMG-08: 6, 5, 4 by rows, one less for each row more, and never a 1', () => {
    const pds = (row: number, extra: number) => needs({ design: 'Tern' }, { row, extra })['pds-1']
    expect([pds(1, 0), pds(2, 0), pds(3, 0), pds(2, 1), pds(3, 2)]).toEqual([6, 5, 4, 4, 2])
    expect([leastFace({ row: 3, extra: 0 }, 5), leastFace({ row: 1, extra: 0 }, -1)]).toEqual([2, 7])
  })
  test('FT-DMG-08: worse parts, weapons short of supply, a ship out of supply', () => {
    const check = { row: 1, extra: 0 }
    expect(needs({ design: 'Tern' }, check, { worse: ['pds-1'] })).toMatchObject({ 'pds-1': 5, 'beam-1': 6, drive: 6 })
    expect(needs({ design: 'Tern' }, check, { weaponSupplyShort: true })).toMatchObject({
      'pds-1': 5,
      'beam-1': 5,
      drive: 6,
      'fireCon-1': 6,
    })
    expect(needs({ design: 'Tern' }, check, { outOfSupply: true })).toMatchObject({ 'pds-1': 5, drive: 5, 'fireCon-1': 5, bridge: 6 })
  })
  test('FT-DMG-06, FT-DMG-08: what does not apply is no reason', () => {
    const state = stateWith({ design: 'Tern' })
    const reasons = (extra: number) => systemChecks(checkedShip(state, shipOf(state, 'red-1')), { row: 2, extra })[0]?.modifier.because
    expect([reasons(0), reasons(1)]).toEqual([[], [['more rows at once', 1, 'FT-DMG-06']]])
  })
  test('FT-COR-01: core systems need one more; a 7 is not thrown for', () => {
    expect(Object.keys(needs({ design: 'Tern' })).includes('bridge')).toBe(false)
    expect(needs({ design: 'Tern' }, { row: 2, extra: 0 })).toMatchObject({ bridge: 6, lifeSupport: 6, powerCore: 6 })
  })
  test('FT-DMG-05, FT-MOV-11: what is lost throws no more, but a drive that was hit once does', () => {
    expect(Object.keys(needs({ design: 'Tern', condition: { systems: { 'pds-1': 'lost' }, drive: 1 } }))).toEqual([
      'drive',
      'ftl',
      'fireCon-1',
      'beam-1',
      'beam-2',
    ])
    expect(Object.keys(needs({ design: 'Tern', condition: { drive: 2 } })).includes('drive')).toBe(false)
    const tern = redOf({ design: 'Tern', condition: { systems: { ftl: 'destroyed' } } })
    expect(isInOrder(tern, { id: 'ftl', part: { kind: 'ftl' } })).toBe(false)
  })
})

describe('boxes', () => {
  test('FT-DMG-02, FT-DMG-03, FT-DMG-04: armour first, half of each torpedo, and no more than there is', () => {
    const boxes = (hits: Partial<typeof NO_HITS>, lost: Partial<Condition> = {}, halved = true) => {
      const { armour, hull } = boxesOf(redOf({ design: 'Targe', condition: lost }), { ...NO_HITS, ...hits }, { halved })
      return [armour, hull]
    }
    expect([boxes({ normal: 4 }), boxes({ normal: 8 }), boxes({ penetrating: 4 }), boxes({ normal: 3, penetrating: 2 })]).toEqual([
      [4, 0],
      [6, 2],
      [0, 4],
      [3, 2],
    ])
    expect([boxes({ semiPiercing: [5, 2] }), boxes({ semiPiercing: [5] }, {}, false), boxes({ normal: 4 }, { armour: 5 })]).toEqual([
      [4, 3],
      [5, 0],
      [1, 3],
    ])
    expect([boxes({ penetrating: 40 }), boxes({ penetrating: 4 }, { hull: 10 })]).toEqual([
      [0, 12],
      [0, 2],
    ])
  })
  test('FT-DMG-05: rows that are finished, and the check that is due', () => {
    const { design } = redOf({ design: 'Tern' }) // rows of 2, 2, 1, 1
    expect([0, 1, 2, 3, 4, 5, 6].map((marked) => rowsFinished(design, marked))).toEqual([0, 0, 1, 1, 2, 3, 4])
    const due = (hull: number, after: number, owed = 0) =>
      checkDue({ design, condition: redOf({ design: 'Tern', condition: { hull } }).condition, owed }, after)
    expect([due(0, 1), due(0, 2), due(1, 4), due(0, 5), due(4, 6)]).toEqual([
      null,
      { row: 1, extra: 0 },
      { row: 2, extra: 1 },
      { row: 3, extra: 2 },
      null,
    ])
    expect([due(2, 2, 1), due(2, 4, 1), due(2, 3)]).toEqual([{ row: 1, extra: 0 }, { row: 2, extra: 1 }, null])
  })
  test('FT-DMG-13: hits by other rules mark, check and destroy like those of a battle', () => {
    const ship = { ...checkedShip(stateWith({ design: 'Tern' }), redOf({ design: 'Tern' })), halved: true }
    const dice = { roll: (count: number) => Array.from({ length: count }, () => 6) }
    const hit = (normal: number) => applyHits(ship, { ...NO_HITS, normal }, dice as never)
    expect([hit(1).rolls.length, hit(1).destroyed, hit(6).destroyed, hit(6).rolls.length]).toEqual([0, false, true, 0])
    expect(hit(2)).toMatchObject({ destroyed: false, condition: { hull: 2, drive: 1, systems: { ftl: 'lost', 'pds-1': 'lost' } } })
  })
})

describe('what follows from a check', () => {
  const checked = (settings: BattleForTests['settings'], ship: ShipForTests, ...dice: readonly number[]) =>
    inContext(stateWith(ship, { settings: { coreSystems: false, ...settings } }), dice, (ctx) =>
      mark(ctx, 'red-1', { ...NO_HITS, normal: 2 }, { kind: 'strike', by: null }),
    )
  const calm = [1, 1, 1, 1, 1, 1] as const
  test('FT-OPT-02: the die for the colours at the number of the check; a ship that has struck needs none', () => {
    const struck = (face: number) => shipOf(checked({ strikeColours: true }, { design: 'Tern' }, ...calm, face).state, 'red-1').struck
    expect([struck(5), struck(6)]).toEqual([false, true])
    expect(checked({ strikeColours: true }, { design: 'Tern', ship: { struck: true } }, ...calm).left).toEqual([])
  })
  test('FT-OPT-06: knocked off course by a point, to starboard on 1 to 3 and to port on 4 to 6', () => {
    const course = (...faces: readonly number[]) =>
      shipOf(
        checked({ knockedOffCourse: true }, { design: 'Tern', ship: { course: 3, corner: 'starboard' } }, ...calm, ...faces).state,
        'red-1',
      )
    expect([course(5).course, course(6, 3).course, course(6, 4).course]).toEqual([3, 4, 2])
    expect([course(5).corner, course(6, 1).corner]).toEqual(['starboard', 'port']) // FT-HEX-04
  })
  test('FT-OPT-06: a ship that keeps its course has it in the event', () => {
    const kept = checked({ knockedOffCourse: true }, { design: 'Tern', ship: { course: 3 } }, ...calm, 5)
    expect(kept.events.find(({ type }) => type === 'courseTested')).toMatchObject({ face: 5, side: null, course: 3 })
  })
  test('FT-OPT-02, FT-OPT-06: not for a ship that has left', () => {
    const away = { design: 'Tern', ship: { status: 'jumped' as const } }
    expect(checked({ strikeColours: true, knockedOffCourse: true }, away, ...calm).left).toEqual([])
  })
  test('FT-DMG-01: no boxes, no damage', () => {
    const none = inContext(stateWith({ design: 'Tern' }), [], (ctx) => mark(ctx, 'red-1', NO_HITS, { kind: 'strike', by: null }))
    expect(none.events).toEqual([])
  })
  test('FT-FTR-19: a bay that is lost takes only the group inside', () => {
    const state = battle({ red: [{ design: 'Aerie' }], blue: [{ design: 'Aerie', at: [0, 20] }] })
    const lost = inContext(state, [], (ctx) => loseSystem(ctx, 'red-1', 'bay-1', 'lost'))
    expect(lost.events).toMatchObject([{ groups: ['g1'] }])
    expect(inContext(state, [], (ctx) => loseSystem(ctx, 'red-1', 'beam-1', 'destroyed')).events).toMatchObject([
      { as: 'destroyed', groups: [] },
    ])
  })
})
