import { describe, expect, test } from 'vitest'
import { game } from '../../test/battle-game.ts'
import type { CampaignShip } from '../holdings.ts'
import { holdingsOf } from '../lookup.ts'
import type { Position } from '../position.ts'
import { placesOf } from '../supply/bases.ts'
import { designNamed } from '../table-for-tests.ts'
import { newCondition } from '../tactics-port.ts'
import type { Book } from '../week/book.ts'
import { bookRefusals, inWeek, played, statementOf, treasuryOf } from '../week-for-tests.ts'
import { berthOf, yardOf } from './repair-plan.ts'

type Repair = Book['repairs'][number]
type Red = NonNullable<NonNullable<Position['seats']>['red']>
const RESOURCES = { '0101': 'ore', '0102': 'goods' } as const
const worn = (design: string, change: object): Record<string, unknown> => ({
  design,
  condition: { ...(newCondition(game, designNamed(design)) as object), ...change },
}) // a condition is a plain object
/** A ship of red at its world, with parts that do not work. */
const yard = (
  ship: object,
  repairs: readonly Repair[] = [],
  holdings: Partial<NonNullable<Red['holdings']>> = {},
  more: Partial<Position> = {},
): Position =>
  inWeek('yards', {
    worlds: {
      ...Object.fromEntries(Object.entries(RESOURCES).map(([at, resource]) => [at, { rolled: 6, resource }])),
      '0909': { rolled: 5 },
    },
    seats: {
      red: {
        worlds: Object.keys(RESOURCES),
        book: { repairs },
        holdings: { treasury: 100_000, capital: '0101', ships: [{ design: 'Osprey', at: '0101', ...ship }], ...holdings },
      },
      blue: { worlds: ['0909'], holdings: {} },
    },
    ...more,
  })
const fix = (work: Repair['work'], fast = false): Repair => ({ ship: 'fleet-1', work, fast })
const part = (id: string): Repair['work'] => ({ do: 'part', id })
/** The form of a condition of the battle game. */
interface Worn {
  readonly hull: number
  readonly armour: number
  readonly systems: Readonly<Record<string, string>>
}
function after(position: Position) {
  const { state } = played(position)
  const [ship] = holdingsOf(state, 'red').ships
  if (!ship) throw new Error('the ship is gone')
  const { hull, armour, systems } = ship.condition as Worn // the battle game is Full Thrust
  return { hull, armour, systems, jobs: ship.jobs, paid: 100_000 - treasuryOf(state) }
}
const refused = (ship: object, repairs: readonly Repair[], holdings = {}, book: Partial<Book> = {}) =>
  bookRefusals(yard(ship, [], holdings), { repairs, ...book })
const beamLost = worn('Osprey', { systems: { 'beam-1': 'lost', 'pds-1': 'destroyed', ftl: 'lost', bridge: 'destroyed' } })

describe('repairs', () => {
  test('CR-11.2, CR-11.4a: a minor part has its price and takes a week', () => {
    expect(after(yard(beamLost, [fix(part('pds-1'))]))).toMatchObject({ paid: 300, jobs: [] })
    expect(after(yard(beamLost, [fix(part('pds-1'))])).systems).not.toHaveProperty('pds-1')
    expect(statementOf(played(yard(beamLost, [fix(part('pds-1'))])).state)).toEqual([
      ['Repair of Osprey 1: point defence', -300, 'CR-11.2'],
    ])
  })
  test('CR-11.4a, CR-11.4b: a major part takes two weeks', () => {
    expect(after(yard(beamLost, [fix(part('ftl'))]))).toMatchObject({ paid: 1600, systems: { ftl: 'lost' }, jobs: [{ weeks: 1 }] })
    const second = yard({ ...beamLost, jobs: [{ work: part('ftl'), weeks: 1 }] })
    expect(after(second)).toMatchObject({ paid: 0, jobs: [] })
    expect(after(second).systems).not.toHaveProperty('ftl')
  })
  test('CR-11.4b: weapons and drives above 3, FTL, core systems and screens of level 2 are major', () => {
    const jobs = (design: string, id: string) => {
      const change = id === 'drive' ? { drive: 1 } : { systems: { [id]: 'lost' } }
      return after(yard(worn(design, change), [fix(part(id))])).jobs.length
    }
    expect([jobs('Osprey', 'beam-1'), jobs('Roc', 'beam-1')]).toEqual([0, 1])
    expect([jobs('Osprey', 'screen-1'), jobs('Roc', 'screen-1')]).toEqual([0, 1])
    expect([jobs('Roc', 'drive'), jobs('Osprey', 'drive')]).toEqual([0, 1])
    expect([jobs('Osprey', 'ftl'), jobs('Osprey', 'powerCore'), jobs('Osprey', 'fireCon-1')]).toEqual([1, 1, 0])
  })
  test('CR-11.4b: more than one hangar at once is major', () => {
    const bays = worn('Petrel', { systems: { 'bay-1': 'lost', 'bay-2': 'lost' }, fighters: { 'bay-1': 0, 'bay-2': 0, 'bay-3': 6 } })
    expect(after(yard(bays, [fix(part('bay-1'))])).jobs).toEqual([])
    expect(after(yard(bays, [fix(part('bay-1')), fix(part('bay-2'))])).jobs).toHaveLength(2)
  })
  test('CR-11.4a: works on one ship go on side by side', () =>
    expect(after(yard(beamLost, [fix(part('pds-1')), fix(part('beam-1')), fix(part('ftl'))]))).toMatchObject({
      paid: 300 + 1800 + 1600,
      systems: { ftl: 'lost', bridge: 'destroyed' },
      jobs: [{ work: part('ftl'), weeks: 1 }],
    }))
  test('CR-11.4c: double speed costs double and takes one week', () => {
    expect(after(yard(beamLost, [fix(part('ftl'), true)]))).toMatchObject({ paid: 3200, jobs: [] })
    expect(refused(beamLost, [fix(part('ftl'), true)])).toEqual([])
    expect(refused(beamLost, [fix(part('pds-1'), true)])).toEqual([
      ['CR-11.4c', 'fleet-1', 'the repair of Osprey 1 takes one week and cannot be faster'],
    ])
  })
  test('CR-11.5: a core system costs a third of the keel', () => expect(after(yard(beamLost, [fix(part('bridge'))])).paid).toBe(2667))
  test('CR-11.2: boxes of hull and armour have their price', () => {
    const battered = worn('Falchion', { hull: 5, armour: 3 })
    expect(after(yard(battered, [fix({ do: 'hull', boxes: 4 }), fix({ do: 'armour', boxes: 3 })]))).toMatchObject({
      hull: 1,
      armour: 0,
      paid: 1400,
    })
  })
  test('CR-3.5c, CR-3.5d: without goods systems cost double, without ore hull and armour', () => {
    const bare = { worlds: { '0101': { rolled: 6 }, '0102': { rolled: 6 }, '0909': { rolled: 5 } } }
    expect(after(yard(beamLost, [fix(part('pds-1'))], {}, bare)).paid).toBe(600)
    expect(after(yard(worn('Falchion', { hull: 5 }), [fix({ do: 'hull', boxes: 4 })], {}, bare)).paid).toBe(1600)
  })
  test('CR-11.2: fighters, salvoes and packs that are used up have their price by the piece', () => {
    const stock = (ship: object) => after(yard(ship, [fix({ do: 'restock' })])).paid
    expect(stock(worn('Quiver', { fighters: { 'bay-1': 2, 'bay-2': 6, 'bay-3': 6, 'bay-4': 6 } }))).toBe(4 * 600)
    expect(stock(worn('Glaive', { loads: { 'magazine-1': { standard: 1, extended: 0 } } }))).toBe(2 * 600 + 900)
    expect(stock(worn('Dart', { systems: { 'pack-1': 'spent' } }))).toBe(300)
    expect(stock(worn('Dart', { systems: { 'pack-1': 'lost', 'pack-2': 'spent' } }))).toBe(300)
  })
  test('CR-11.2: a new crew has no price', () => {
    const { state } = played(yard(worn('Osprey', { crewOut: true }), [fix({ do: 'recrew' })]))
    expect(holdingsOf(state, 'red').ships).toMatchObject([{ condition: { crewOut: false } }])
    expect(treasuryOf(state)).toBe(100_000)
  })
  test('CR-1.6c: a friendly neutral world takes a fifth more', () => {
    const friend = { umpire: { attitudes: { '0505': 2 }, nearest: { '0505': 'red' as const } } }
    const worlds = {
      '0101': { rolled: 6, resource: 'goods' as const },
      '0102': { rolled: 6 },
      '0505': { rolled: 4 },
      '0909': { rolled: 5 },
    }
    expect(after(yard({ ...beamLost, at: '0505' }, [fix(part('pds-1'))], {}, { ...friend, worlds })).paid).toBe(360)
  })
})

describe('ships that are not at rest', () => {
  const grouped = (at: string, ship: object = {}): Partial<NonNullable<Red['holdings']>> => ({
    ships: [],
    groups: [{ id: 'group-1', at, ships: [{ design: 'Osprey', ...beamLost, ...ship }] }],
  })
  test('CR-11.1: a ship away from a base is not repaired, and pays nothing', () => {
    const position = yard({}, [fix(part('pds-1'))], grouped('0505'))
    expect(after(position)).toMatchObject({ paid: 0, systems: { 'pds-1': 'destroyed' } })
    expect(statementOf(played(position).state)).toEqual([
      ['Repair of Osprey 1: point defence is not begun, since it is not at rest at a base', 0, 'CR-11.1'],
    ])
  })
  test('CR-11.1: a ship that has fought this week is not repaired', () => {
    expect(after(yard({}, [fix(part('pds-1'))], grouped('0101', { fought: 3 }))).paid).toBe(0)
    expect(after(yard({}, [fix(part('pds-1'))], grouped('0101', { fought: 2 }))).paid).toBe(300)
  })
  test('CR-11.1: a ship that has moved this week is at no rest', () => {
    const { state } = played(yard({}, [], grouped('0101')))
    const { ships, groups } = holdingsOf(state, 'red')
    const movedBy = (by: 'stay' | 'jump' | 'lane') =>
      placesOf({ ships, groups: groups.map((group) => ({ ...group, came: { by, sides: [] } })) }).get('fleet-1')?.moved
    expect([movedBy('stay'), movedBy('jump'), movedBy('lane')]).toEqual([false, true, true])
    const places = new Map([['fleet-1', { at: '0101', moved: true, group: 'group-1' }]])
    const berths = ships.map((ship) => [berthOf(yardOf(state, 'red'), ship), berthOf({ ...yardOf(state, 'red'), places }, ship)])
    expect(berths).toEqual([['own', null]])
  })
  test('CR-11.1: work in hand waits for a ship that is away', () => {
    const jobs = [{ work: part('ftl'), weeks: 1 }]
    expect(after(yard({}, [], grouped('0505', { jobs })))).toMatchObject({ systems: { ftl: 'lost' }, jobs })
  })
  test('CR-X.7: a repair that is not paid is not begun', () => {
    const { state } = played(yard(beamLost, [fix(part('pds-1')), fix(part('ftl'))], { treasury: 400 }))
    expect(statementOf(state)).toEqual([
      ['Repair of Osprey 1: point defence', -300, 'CR-11.2'],
      ['Repair of Osprey 1: FTL drive is not paid', 0, 'CR-X.7'],
    ])
    expect(holdingsOf(state, 'red').ships.map(({ jobs }: CampaignShip) => jobs)).toEqual([[]])
  })

  test('CR-11.1: only own ships at a base that do not move are repaired', () => {
    expect(refused(beamLost, [{ ...fix(part('pds-1')), ship: 'none' }])).toEqual([['CR-11.1', 'none', 'none is no ship of yours']])
    expect(refused({}, [fix(part('pds-1'))], grouped('0505'))).toEqual([['CR-11.1', 'fleet-1', 'Osprey 1 is at no friendly base']])
    const move = { by: 'jump' as const, to: '0202' }
    const answers = { larger: 'withdraw' as const, equal: 'withdraw' as const, smaller: 'withdraw' as const, fallBack: null }
    const groups = [{ group: 'group-1', ships: ['fleet-1'], move, stance: 'none' as const, answers }]
    const found = refused({}, [fix(part('pds-1'))], grouped('0101'), { groups })
    expect(found).toContainEqual(['CR-11.1', 'fleet-1', 'Osprey 1 moves this week, so it is not repaired'])
  })
  test('CR-11.2: work is on what does not work, once, and within the boxes that are lost', () => {
    expect(refused(beamLost, [fix(part('beam-2'))])).toEqual([['CR-11.2', 'fleet-1', 'beam-2 of Osprey 1 needs no repair']])
    const spent = worn('Dart', { systems: { 'pack-1': 'spent' } })
    expect(refused(spent, [fix(part('pack-1'))])).toEqual([['CR-11.2', 'fleet-1', 'pack-1 of Dart 1 needs no repair']])
    expect(refused(beamLost, [fix(part('pds-1')), fix(part('pds-1'))])).toEqual([['CR-11.2', 'fleet-1', 'Osprey 1 has this work already']])
    expect(refused({ ...beamLost, jobs: [{ work: part('ftl'), weeks: 1 }] }, [fix(part('ftl'))])).toHaveLength(1)
    expect(refused(beamLost, [fix(part('beam-99'))])[0]).toEqual(['CR-11.2', 'fleet-1', 'Osprey 1: the design has no system beam-99'])
    expect(refused(beamLost, [fix({ do: 'restock' })])).toEqual([['CR-11.2', 'fleet-1', 'Osprey 1 has nothing to restock']])
    const battered = worn('Osprey', { hull: 5 })
    expect(refused(battered, [fix({ do: 'hull', boxes: 3 }), fix({ do: 'hull', boxes: 3 })])).toEqual([
      ['CR-11.2', 'fleet-1', 'Osprey 1 has 2 boxes of hull to repair, not 3'],
    ])
  })
})
