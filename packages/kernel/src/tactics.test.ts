import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type BattleReport,
  type BattleRequest,
  type Departure,
  type DesignFacts,
  fieldOf,
  formationsOf,
  liftedShip,
  type ReportShip,
  reportFaults,
  requestFault,
  type ShipStatus,
} from './index.ts'

/** A made-up game: a design is a mass, a condition the boxes that are lost, of ten. A ship is adrift at nine, and unarmed at eight. */
interface Hurt {
  readonly lost: number
  readonly fighters: number
}
const facts = (mass: number): DesignFacts => ({
  title: 'plain',
  shipClass: 'CA',
  navy: '',
  species: '',
  mass,
  points: { total: 0, because: [] },
  keel: 0,
  hullBox: 0,
  armourBox: 0,
  hull: 10,
  rows: 1,
  armour: 0,
  crew: 0,
  thrust: 4,
  ftl: mass > 50,
  upkeep: { fuel: 0, crew: 0, weaponry: 0 },
  room: { cargo: 0, passengers: 0, troops: 0, dropships: 0 },
  parts: [],
})
const status = (_: number, { lost, fighters }: Hurt): ShipStatus => ({
  destroyed: lost === 10,
  rowsWhole: 0,
  hullLost: lost,
  armourLost: 0,
  working: { bridge: true, lifeSupport: true, powerCore: true, mainDrive: true, ftl: true },
  armed: lost < 8,
  holds: lost < 8,
  mobile: true,
  adrift: lost === 9,
  parts: {},
  left: { crew: 0, fighters, salvoes: 0, dropships: 0, cargo: 0 },
  contents: {},
})
const tactics = {
  system: 'made-up',
  capacity: { sides: 3, ships: 2, groups: 2, turns: 6 },
  format: { number: 1, upcasts: [] },
  schema: { design: z.number(), condition: z.object({ lost: z.number(), fighters: z.number() }) },
  facts,
  status,
  checkCondition: (_: number, { lost }: Hurt) => (lost > 10 ? [{ rule: 'MU-DMG-01' as const, reason: 'more than ten boxes' }] : []),
  healed: (_: number, before: Hurt, after: Hurt) => (after.lost < before.lost ? [{ rule: 'MU-DMG-02' as const, reason: 'healed' }] : []),
}
const FRESH: Hurt = { lost: 0, fighters: 3 }
const NO_MARKS = { worse: [], weaponSupplyShort: false, outOfSupply: false }
const sent = (id: string, mass: number) => ({ id, name: id, design: mass, condition: FRESH, marks: NO_MARKS, excess: false })
type Side = BattleRequest<number, Hurt>['sides'][number]
const side = (id: string, banner: string, ...masses: readonly number[]): Side => {
  const ships = masses.map((mass, index) => sent(`${id}${index + 1}`, mass))
  return { id, banner, ships, groups: [{ ships: ships.map((ship) => ship.id), from: [], frozen: null }], leads: {} }
}
const REQUEST: BattleRequest<number, Hurt> = { sides: [side('a', 'one', 40, 80), side('b', 'two', 60)], turnCap: 5 }

describe('requests that a game cannot play', () => {
  const fault = (change: Partial<typeof REQUEST>) => requestFault(tactics, 'MU-SET-01', { ...REQUEST, ...change })
  const withSide = (change: Partial<Side>) => fault({ sides: [{ ...side('a', 'one', 40), ...change }, side('b', 'two', 60)] })
  test('a battle within the capacity is played', () => expect(requestFault(tactics, 'MU-SET-01', REQUEST)).toBeUndefined())
  test.each([
    ['sides', () => fault({ sides: ['a', 'b', 'c', 'd'].map((id) => side(id, id, 40)) }), 'a battle has at most 3 sides, not 4'],
    ['banners', () => fault({ sides: [side('a', 'one', 40), side('b', 'one', 40)] }), 'a battle has two banners or more'],
    ['turns', () => fault({ turnCap: 7 }), 'a battle has 1 to 6 turns, not 7'],
    ['half turns', () => fault({ turnCap: 1.5 }), 'a battle has 1 to 6 turns, not 1.5'],
    ['two ships of one id', () => fault({ sides: [side('a', 'one', 40), side('a', 'two', 40)] }), 'two sides or two ships have the id a'],
    ['no ships', () => withSide({ ships: [], groups: [] }), 'side a has 0 ships; a side has 1 to 2'],
    ['too many ships', () => fault({ sides: [side('a', 'one', 1, 2, 3), side('b', 'two', 60)] }), 'side a has 3 ships; a side has 1 to 2'],
    [
      'too many groups',
      () => withSide({ groups: [0, 1, 2].map(() => ({ ships: [], from: [], frozen: null })) }),
      'side a has 3 groups; a side has at most 2',
    ],
    [
      'a stray in a group',
      () => withSide({ groups: [{ ships: ['b1'], from: [], frozen: null }] }),
      'b1 in a group is no ship of side a, or is in two',
    ],
    [
      'a ship in two groups',
      () => withSide({ groups: [0, 1].map(() => ({ ships: ['a1'], from: [], frozen: null })) }),
      'a1 in a group is no ship of side a, or is in two',
    ],
    ['a lead over itself', () => withSide({ leads: { a: { lead: 2, changes: 1 } } }), 'side a leads over a, which is no hostile side'],
    ['a wreck', () => withSide({ ships: [{ ...sent('a1', 40), condition: { ...FRESH, lost: 10 } }] }), 'a1 is destroyed'],
    ['an unknown part', () => withSide({ ships: [{ ...sent('a1', 40), marks: { ...NO_MARKS, worse: ['gun'] } }] }), 'a1 has no part gun'],
  ])('%s', (_, refused, reason) => expect(refused()).toEqual({ rule: 'MU-SET-01', reason }))
  test('an impossible condition is refused with its own clause', () =>
    expect(withSide({ ships: [{ ...sent('a1', 40), condition: { ...FRESH, lost: 11 } }] })).toEqual({
      rule: 'MU-DMG-01',
      reason: 'a1: more than ten boxes',
    }))
})

const came = (id: string, change: Partial<ReportShip<Hurt>> = {}): ReportShip<Hurt> => ({
  id,
  fate: 'present',
  turns: 3,
  condition: FRESH,
  ...change,
})
const place = (ahead = 0, right = 0) => ({ ahead, right, course: 0, velocity: 4 })
const SOUND: BattleReport<Hurt> = { ships: ['a1', 'a2', 'b1'].map((id) => came(id)), departures: [], fieldHolder: null, contested: true }
const faults = (change: Partial<BattleReport<Hurt>>) => reportFaults(tactics, REQUEST, { ...SOUND, ...change })
/** The report with another second ship, which leaves one that can hold the field on each side. */
const second = (change: Partial<ReportShip<Hurt>>, departures: readonly Departure[] = []) =>
  faults({ ships: [came('a1'), came('a2', change), came('b1')], departures })
/** The report of a side that has left the field to the other. */
const left = (departures: readonly Departure[], change: Partial<ReportShip<Hurt>> = {}) =>
  faults({
    ships: [came('a1', { fate: 'disengaged', turns: 2 }), came('a2', { fate: 'jumped', turns: 2, ...change }), came('b1')],
    departures,
    fieldHolder: 'two',
    contested: false,
  })
const TOGETHER: Departure = { turn: 2, underFire: true, places: { a1: place(-3, 5), a2: place() } }

describe('reports', () => {
  test('a battle without effect, and one that a side has left, are accepted', () => {
    expect([faults({}), left([TOGETHER]), second({ fate: 'drifting', condition: { ...FRESH, lost: 9 } })]).toEqual([[], [], []])
  })
  test('every ship comes back once, in the form of its game', () => {
    expect(faults({ ships: SOUND.ships.slice(1) })).toEqual(['a1 does not come back once'])
    expect(faults({ ships: [...SOUND.ships, came('a1')] })).toEqual(['a1 does not come back once'])
    expect(faults({ ships: [...SOUND.ships, came('x')] })).toEqual(['x was not sent'])
    const shapeless = JSON.parse('{"lost":0}')
    expect(second({ condition: shapeless })).toEqual(['the condition of a2 has another form'])
  })
  test('fate and condition agree', () => {
    expect(second({ fate: 'destroyed' })).toEqual(['a2 is reported destroyed, and its condition is not that of a wreck'])
    expect(second({ condition: { ...FRESH, lost: 10 } })).toEqual(['a2 is reported present, and its condition is that of a wreck'])
    expect(second({ fate: 'drifting' })).toEqual(['a2 is reported drifting, and its condition is not adrift'])
    expect(second({ condition: { ...FRESH, lost: 9 } })).toEqual(['a2 is adrift by its condition and not reported drifting'])
    expect(second({ condition: { ...FRESH, lost: 11 } })).toEqual(['a2: more than ten boxes'])
  })
  test('nothing heals, and fighters do not become more', () => {
    const request = {
      ...REQUEST,
      sides: [side('a', 'one', 40), { ...side('b', 'two', 60), ships: [{ ...sent('b1', 60), condition: { ...FRESH, lost: 4 } }] }],
    }
    expect(reportFaults(tactics, request, { ...SOUND, ships: [came('a1'), came('b1')] })).toEqual(['b1: healed'])
    expect(second({ condition: { ...FRESH, fighters: 4 } })).toEqual(['one has 7 fighters after 6'])
    const landed = [came('a1', { condition: { ...FRESH, fighters: 0 } }), came('a2', { condition: { ...FRESH, fighters: 6 } }), came('b1')]
    expect(faults({ ships: landed })).toEqual([])
  })
  test.each([-1, 6, 2.5])('%s turns are none of five', (turns) => expect(second({ turns })).toEqual([`a2 fought for ${turns} turns of 5`]))
  test('a departure has the ships of one group and one turn that left, from the heaviest of them', () => {
    const apart = { turn: 2, underFire: true, places: { a1: place() } }
    expect(left([])).toEqual(['a1 is disengaged and in 0 departures', 'a2 is jumped and in 0 departures'])
    expect(left([apart, { ...apart, places: { a2: place() } }])).toEqual(['a group departs twice in one turn'])
    expect(left([{ ...TOGETHER, places: { a1: place(), a2: place(3) } }])).toEqual(['departure 1 is not measured from its heaviest ship'])
    expect(left([{ ...TOGETHER, places: { ...TOGETHER.places, x: place() } }])).toEqual([
      'x departs and was not sent',
      'departure 1 has ships of several groups',
    ])
    expect(left([TOGETHER, { ...TOGETHER, turn: 3, places: {} }])).toEqual(['departure 2 has no ships'])
    expect(left([{ ...TOGETHER, places: { ...TOGETHER.places, a1: { ...place(), course: 12 } } }])).toEqual([
      'departure 1 has a place that is none',
    ])
    expect(second({}, [{ ...apart, turn: 3 }])).toEqual(['a1 is present and in 1 departures'])
  })
  test('a departure is in a turn of the battle, and its ships fight no more', () => {
    expect(left([{ ...TOGETHER, turn: 6 }])).toEqual(['departure 1 is in turn 6 of 5'])
    expect(left([TOGETHER], { turns: 3 })).toEqual(['departure 1 has a ship that fought in later turns'])
    const slow = { ...REQUEST, sides: [side('a', 'one', 40, 45), side('b', 'two', 60)] }
    const ships = [came('a1'), came('a2', { fate: 'jumped', turns: 2 }), came('b1')]
    expect(reportFaults(tactics, slow, { ...SOUND, ships, departures: [{ ...TOGETHER, places: { a2: place() } }] })).toEqual([
      'a2 has no FTL drive and left by FTL',
    ])
  })
  test('the field is held by the only banner that can hold it, and contested by several', () => {
    expect(faults({ contested: false })).toEqual(['the field is not contested with 2 banners that can hold it'])
    expect(faults({ fieldHolder: 'one' })).toEqual(['a contested field has no holder'])
    const disarmed = [came('a1'), came('a2'), came('b1', { condition: { ...FRESH, lost: 8 } })]
    const field = (fieldHolder: string | null, contested: boolean) => faults({ ships: disarmed, fieldHolder, contested })
    expect(field('one', false)).toEqual([])
    expect(field(null, false)).toEqual(['one alone can hold the field and does not'])
    expect(field('two', false)).toContain('two holds the field without a ship that can hold it')
    expect(field('three', false)).toContain('three did not fight')
    expect(field(null, true)).toContain('the field is contested with 1 banners that can hold it')
    expect(fieldOf(tactics, REQUEST, disarmed)).toEqual({ fieldHolder: 'one', contested: false })
  })
})

test('ships of one group and one turn are a formation; a ship in no group is one alone', () => {
  const request = { ...REQUEST, sides: [side('a', 'one', 40, 80), { ...side('b', 'two', 60), groups: [] }] }
  const away = (id: string, mass: number, turn: number, underFire = false) => ({ id, mass, turn, underFire })
  const from = (leader: { readonly mass: number }, ship: { readonly mass: number }) => place(ship.mass - leader.mass)
  expect(formationsOf(request, [away('a1', 40, 2), away('a2', 80, 2, true), away('b1', 60, 2)], from)).toEqual([
    { turn: 2, underFire: true, places: { a1: place(-40), a2: place() } },
    { turn: 2, underFire: false, places: { b1: place() } },
  ])
  expect(formationsOf(request, [away('a1', 40, 2), away('a2', 80, 3)], from).map(({ turn }) => turn)).toEqual([2, 3])
})

test('a stored ship is lifted from its format, and one of an unknown format is refused', () => {
  const upcasts = [{ design: () => 40, condition: (stored: unknown) => ({ ...FRESH, lost: Number(stored) }) }]
  const newer = { ...tactics, format: { number: 2, upcasts } }
  expect(liftedShip(newer, { format: 1, design: 'light', condition: 3 })).toEqual({ design: 40, condition: { lost: 3, fighters: 3 } })
  expect(liftedShip(newer, { format: 2, design: 60, condition: FRESH })).toEqual({ design: 60, condition: FRESH })
  for (const format of [0, 3])
    expect(() => liftedShip(newer, { format, design: 60, condition: FRESH })).toThrow('this version of made-up knows formats 1 to 2')
})
