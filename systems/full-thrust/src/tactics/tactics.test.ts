import { type BattleReport, type Dice, reportFaults, seededDice } from '@admiralty/kernel'
import type { Direction } from '@admiralty/space'
import { conditionFaults, NO_MARKS, startOfRequest } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import { readyDesign } from '../design/ready.ts'
import { shipyard } from '../design/shipyard.ts'
import { system } from '../game.ts'
import { wholeSetupSchema } from '../setting/setup-fault.ts'
import { type Condition, conditionSchema } from '../state.ts'
import { shipOf } from '../table.ts'
import { randomCondition, requestOf } from './requests-for-tests.ts'
import { tactics } from './tactics.ts'

const osprey = readyDesign('Osprey') ?? shipyard.randomDesign(seededDice(1))
const quiver = readyDesign('Quiver') ?? osprey
const sound = tactics.pristine(osprey)

test('a battle of a campaign has at most 4 sides, 24 ships and 8 groups a side, and 100 turns', () =>
  expect(tactics.capacity).toEqual({ sides: 4, ships: 24, groups: 8, turns: 100 }))

describe('facts', () => {
  test('FT-DES-25: a catalogue ship has class, prices, crew and parts with price, size and likeness', () => {
    const facts = tactics.facts(osprey)
    expect(facts).toMatchObject({ shipClass: 'CA', mass: 80, keel: 8000, hull: 24, rows: 4, armour: 0, crew: 4, thrust: 4, ftl: true })
    expect([facts.points.total, facts.upkeep]).toEqual([274, { fuel: 144, crew: 80, weaponry: 234 }])
    const part = (id: string) => facts.parts.find((one) => one.id === id)
    expect(part('beam-1')).toEqual({
      id: 'beam-1',
      title: 'class 3 beam, FP-F-FS',
      kind: 'weapon',
      mass: 6,
      price: 1800,
      size: 3,
      likeness: 'beam 3 FP-F-FS',
      family: 'guns',
      bombards: false,
      contents: [],
    })
    expect(part('drive')).toMatchObject({ kind: 'drive', mass: 16, price: 3200, size: 4 })
    expect(part('bridge')).toMatchObject({ kind: 'core', mass: 0, price: 2667 }) // a third of 80 points
    expect(part('beam-2')?.likeness).toBe(part('beam-1')?.likeness)
    expect(part('beam-3')?.likeness).not.toBe(part('beam-1')?.likeness)
  })
  test('FT-DES-20, FT-DES-21: holds and dropships', () => {
    expect(tactics.facts(readyDesign('Drover') ?? osprey).room).toEqual({ cargo: 56, passengers: 0, troops: 0, dropships: 0 })
    expect(tactics.facts(readyDesign('Landfall') ?? osprey).room.dropships).toBe(50)
  })
})

describe('conditions', () => {
  test('FT-DMG-05: a row is whole when none of its boxes is marked', () => {
    expect([0, 1, 6, 7, 23, 24].map((hull) => tactics.status(osprey, { ...sound, hull }).rowsWhole)).toEqual([4, 3, 3, 2, 0, 0])
    expect([23, 24].map((hull) => tactics.status(osprey, { ...sound, hull }).destroyed)).toEqual([false, true])
  })
  test('FT-END-10: a ship without both drives, without crew or without core is adrift', () => {
    expect(tactics.status(osprey, { ...sound, drive: 2, systems: { ftl: 'lost' } })).toMatchObject({ adrift: true, mobile: false })
    expect(tactics.status(osprey, { ...sound, drive: 2 })).toMatchObject({
      adrift: false,
      mobile: false,
      working: { mainDrive: false, ftl: true },
    })
    expect(tactics.status(osprey, { ...sound, crewOut: true }).adrift).toBe(true)
    const rampart = readyDesign('Rampart') ?? osprey
    expect(tactics.status(rampart, tactics.pristine(rampart))).toMatchObject({ adrift: false, mobile: false, armed: true })
  })
  test('FT-DC-05, FT-DMG-11: parts are fine, mended, damaged, spent or destroyed', () => {
    const condition: Condition = {
      ...tactics.pristine(quiver),
      drive: 1,
      systems: { 'pds-1': 'lost', 'rack-1': 'spent', 'adfc-1': 'destroyed' },
      mended: ['pds-2'],
    }
    expect(tactics.status(quiver, condition).parts).toMatchObject({
      drive: 'damaged',
      'pds-1': 'damaged',
      'rack-1': 'spent',
      'adfc-1': 'destroyed',
      'pds-2': 'mended',
      bridge: 'fine',
    })
    expect(tactics.checkCondition(quiver, condition)).toEqual([])
  })
  test('FT-DMG-13: 1,000 random conditions are possible, and equal hits and dice give equal bytes', () => {
    const designOf = (dice: Dice) => shipyard.randomDesign(dice, { points: 300, mass: 100, hull: 'graded' })
    expect(conditionFaults(tactics, { conditions: 1000, hits: 9, schema: conditionSchema, designOf, randomCondition })).toEqual([])
  })
  test('FT-DC-05, FT-DMG-11: a rack may be mended and then used up', () => {
    const used: Condition = { ...tactics.pristine(quiver), systems: { 'rack-1': 'spent' }, mended: ['rack-1'] }
    expect(tactics.checkCondition(quiver, used)).toEqual([])
    expect(tactics.status(quiver, used).parts['rack-1']).toBe('spent')
  })
  test('FT-DMG-01, FT-MOV-11, FT-DMG-07, FT-DES-17, FT-FTR-01: impossible conditions are refused with their clause', () => {
    const rules = (change: Partial<Condition>) => tactics.checkCondition(osprey, { ...sound, ...change }).map(({ rule }) => rule)
    expect(rules({ hull: 25 })).toEqual(['FT-DMG-01'])
    expect(rules({ armour: 1 })).toEqual(['FT-DES-06'])
    expect(rules({ drive: 1, driveDestroyed: 2 })).toEqual(['FT-DMG-11'])
    expect(rules({ systems: { 'beam-9': 'lost' } })).toEqual(['FT-DMG-07'])
    expect(rules({ systems: { 'beam-1': 'spent' } })).toEqual(['FT-DMG-11'])
    expect(rules({ systems: { 'beam-1': 'lost' }, mended: ['beam-1'] })).toEqual(['FT-DC-05'])
    expect(rules({ loads: { 'magazine-1': { standard: 1, extended: 0 } } })).toEqual(['FT-DES-17'])
    expect(rules({ fighters: { 'beam-1': 3 } })).toEqual(['FT-FTR-01'])
    expect(
      tactics.checkCondition(readyDesign('Rampart') ?? osprey, { ...tactics.pristine(readyDesign('Rampart') ?? osprey), drive: 1 }),
    ).toHaveLength(1)
  })
})

describe('the yard', () => {
  const damaged: Condition = {
    ...tactics.pristine(quiver),
    armour: 6,
    hull: 12,
    drive: 2,
    driveDestroyed: 1,
    systems: { 'rack-1': 'spent', 'bay-1': 'lost', powerCore: 'lost' },
    mended: ['pds-1'],
    coreDumped: true,
    crewOut: true,
    fighters: { 'bay-1': 0, 'bay-2': 2, 'bay-3': 6, 'bay-4': 6 },
  }
  const done = (work: Parameters<typeof tactics.repair>[2], condition = damaged): Condition => {
    const after = tactics.repair(quiver, condition, work)
    if ('rule' in after) throw new Error(after.reason)
    return after
  }
  test('FT-DC-04: all works together make a sound ship again', () => {
    const works = [
      ...[
        { do: 'hull', boxes: 12 },
        { do: 'armour', boxes: 6 },
      ],
      ...['drive', 'bay-1', 'powerCore', 'pds-1'].map((id) => ({ do: 'part', id })),
      ...[{ do: 'restock' }, { do: 'recrew' }],
    ] as readonly Parameters<typeof tactics.repair>[2][]
    expect(works.reduce((condition, work) => done(work, condition), damaged)).toEqual(tactics.pristine(quiver))
  })
  test('FT-FTR-19: a bay that is out receives no fighters', () =>
    expect(done({ do: 'restock' }).fighters).toEqual({ 'bay-1': 0, 'bay-2': 6, 'bay-3': 6, 'bay-4': 6 }))
  test('FT-DC-04: nothing is repaired that is not lost or not there', () => {
    expect(tactics.repair(quiver, damaged, { do: 'hull', boxes: 13 })).toMatchObject({ rule: 'FT-DC-04' })
    expect(tactics.repair(quiver, damaged, { do: 'armour', boxes: 0 })).toMatchObject({ rule: 'FT-DC-04' })
    expect(tactics.repair(quiver, damaged, { do: 'part', id: 'beam-7' })).toMatchObject({ rule: 'FT-DMG-07' })
  })
})

describe('reports', () => {
  const request = requestOf(seededDice(4))
  const all = request.sides.flatMap(({ ships }) => ships)
  const unchanged: BattleReport<Condition> = {
    ships: all.map(({ id, condition }) => ({ id, fate: 'present', turns: 1, condition })),
    departures: [],
    fieldHolder: null,
    contested: true,
  }
  const [first, ...others] = unchanged.ships
  if (!first) throw new Error('a request has ships')
  const faults = (ship: Partial<typeof first>) =>
    reportFaults(tactics, request, { ...unchanged, ships: [{ ...first, ...ship }, ...others] }).length
  test('FT-DMG-13: a report of a battle without effect is sound', () => expect(reportFaults(tactics, request, unchanged)).toEqual([]))
  test('FT-DC-04: reports that heal are refused', () => {
    const before = {
      ...sound,
      hull: 3,
      drive: 1,
      systems: { 'pds-1': 'lost', ftl: 'destroyed' } as const,
      loads: {},
      crewOut: true,
      coreDumped: true,
    }
    const heals = (change: Partial<Condition>) => tactics.healed(osprey, before, { ...before, ...change }).map(({ rule }) => rule)
    expect(heals({ hull: 2 })).toEqual(['FT-DC-04'])
    expect(heals({ drive: 0 })).toEqual(['FT-DC-05'])
    expect(heals({ drive: 0, mended: ['drive'] })).toEqual([])
    expect(heals({ systems: { ftl: 'destroyed' } })).toEqual(['FT-DC-05'])
    expect(heals({ systems: { ftl: 'destroyed' }, mended: ['pds-1'] })).toEqual([])
    expect(heals({ systems: { 'pds-1': 'lost' }, mended: ['ftl'] })).toEqual(['FT-DC-04'])
    expect(heals({ loads: { 'magazine-1': { standard: 1, extended: 0 } } })).toEqual(['FT-SAL-02'])
    expect(heals({ crewOut: false })).toEqual(['FT-COR-03'])
    expect(heals({ coreDumped: false })).toEqual(['FT-COR-05'])
  })
  test('FT-END-07: ships that are missing, unknown, too long in battle or away without a departure are refused', () => {
    expect(reportFaults(tactics, request, { ...unchanged, ships: others })).toHaveLength(1)
    const unknown = reportFaults(tactics, request, { ...unchanged, ships: [...unchanged.ships, { ...first, id: 'x' }] })
    expect(unknown).toEqual(['x was not sent'])
    expect(faults({ turns: request.turnCap + 1 })).toBe(1)
    const away: typeof unchanged = { ...unchanged, ships: [{ ...first, fate: 'disengaged' }, ...others] }
    expect(reportFaults(tactics, request, away)).toContain(`${first.id} is disengaged and in 0 departures`)
    expect(reportFaults(tactics, request, { ...unchanged, fieldHolder: 'nobody' })).toHaveLength(3)
  })
})

describe('battles', () => {
  const side = (id: string, banner: string, from: readonly Direction[], designs: readonly string[]) => ({
    id,
    banner,
    leads: {},
    ships: designs.map((name, index) => {
      const design = readyDesign(name) ?? osprey
      return { id: `${id}-${index + 1}`, name, design, condition: tactics.pristine(design), marks: NO_MARKS, excess: false }
    }),
    groups: [{ ships: designs.map((_, index) => `${id}-${index + 1}`), from, frozen: null }],
  })
  const request = { sides: [side('a', 'one', [0, 2], ['Tern', 'Osprey']), side('b', 'two', [], ['Rampart', 'Tern'])], turnCap: 3 }
  const setupNow = () => wholeSetupSchema.parse(startOfRequest(tactics, request).setup)
  test('FT-SET-01, FT-SET-07: a hex side gives two entry points 36 MU out; without one the group is there; a fort is in no group', () => {
    expect(setupNow().seats.map(({ entries }) => entries)).toMatchObject([
      [{ id: 'red-g1', clocks: [12, 1, 4, 5], distance: 36, ships: ['a-1', 'a-2'] }],
      [{ id: 'blue-g1', clocks: [12], distance: 0, ships: ['b-2'] }],
    ])
    const forts = { ...request, sides: [side('a', 'one', [1], ['Tern']), side('b', 'two', [], ['Rampart'])] }
    expect(wholeSetupSchema.parse(startOfRequest(tactics, forts).setup).seats.map(({ entries }) => entries.length)).toEqual([1, 0])
    expect(wholeSetupSchema.parse(startOfRequest(tactics, forts).setup).seats[0]?.entries[0]?.clocks).toEqual([2, 3])
  })
  test('FT-FTL-08: departures are told from the heaviest ship of the side that left', () => {
    const { state } = system.begin({ setup: setupNow(), position: null }, seededDice(1))
    const departure = (x: number, y: number, course: number) => ({
      turn: 2,
      underFire: true,
      at: [x * 1560, y * 1560] as const,
      course,
      velocity: 5,
    })
    const ships = {
      ...state.ships,
      'a-1': { ...shipOf(state, 'a-1'), status: 'jumped' as const, departure: departure(2, 3, 2) },
      'a-2': { ...shipOf(state, 'a-2'), status: 'disengaged' as const, departure: departure(0, 0, 12) },
    }
    const report = tactics.report(request, { ...state, ships })
    const one = 1560 ** 2
    expect(report.ships.slice(0, 2).map(({ fate }) => fate)).toEqual(['jumped', 'disengaged'])
    expect(report.departures).toEqual([
      {
        turn: 2,
        underFire: true,
        places: {
          'a-1': { ahead: 3 * one, right: 2 * one, course: 2, velocity: 5 },
          'a-2': { ahead: 0, right: 0, course: 0, velocity: 5 },
        },
      },
    ])
  })
  test('FT-FTR-20, FT-END-09: fighters are reported where they are, and the field with its holder', () => {
    const fleets = { sides: [side('a', 'one', [], ['Aerie', 'Aerie']), side('b', 'two', [3], ['Tern'])], turnCap: 3 }
    const { state } = system.begin({ setup: wholeSetupSchema.parse(startOfRequest(tactics, fleets).setup), position: null }, seededDice(1))
    const all = Object.values(state.ships).map((ship) => [ship.id, { ...ship, status: 'present' as const }] as const)
    const { g1, g2, g5 } = state.groups
    if (!g1 || !g2 || !g5) throw new Error('two carriers')
    const groups = {
      ...state.groups,
      g1: { ...g1, fighters: 2 },
      g2: { ...g2, where: 'space' as const },
      g5: { ...g5, fighters: 1, ship: 'a-1', bay: 'bay-2' },
    }
    const report = (change: object) => tactics.report(fleets, { ...state, ships: Object.fromEntries(all), groups, ...change })
    const [first, second] = report({}).ships
    expect([first?.condition.fighters, second?.condition.fighters]).toEqual([
      { 'bay-1': 2, 'bay-2': 1, 'bay-3': 6, 'bay-4': 6 },
      { 'bay-1': 0, 'bay-2': 6, 'bay-3': 6, 'bay-4': 6 },
    ])
    expect(report({})).toMatchObject({ fieldHolder: null, contested: true })
    const without = (...ids: readonly string[]) => ({
      ships: Object.fromEntries(all.map(([id, ship]) => [id, ids.includes(id) ? { ...ship, status: 'destroyed' } : ship])),
    })
    expect(report(without('b-1'))).toMatchObject({ fieldHolder: 'one', contested: false })
    expect(report(without('a-1', 'a-2'))).toMatchObject({ fieldHolder: 'two', contested: false })
    expect(report(without('a-1', 'a-2', 'b-1'))).toMatchObject({ fieldHolder: null, contested: false })
    expect(report(without('b-1')).ships.map(({ fate, turns }) => [fate, turns])).toEqual([
      ['present', 0],
      ['present', 0],
      ['destroyed', 0],
    ])
  })
  test('FT-END-10: a ship adrift is reported as drifting', () => {
    const { state } = system.begin({ setup: setupNow(), position: null }, seededDice(1))
    const ship = { ...shipOf(state, 'a-1'), status: 'present' as const, struck: true }
    expect(tactics.report(request, { ...state, ships: { ...state.ships, 'a-1': ship } }).ships[0]?.fate).toBe('drifting')
  })
  test('FT-DES-18: a bay costs what its group costs, too, and an empty one does not', () => {
    const bay = (group: 'standard' | null) => {
      const empty = {
        ...osprey,
        parts: [{ kind: 'bay', group: group && { role: group, fast: false, longRange: false, heavy: false } } as const],
      }
      return tactics.facts(empty).parts.find(({ id }) => id === 'bay-1')
    }
    const fighters = [{ what: 'fighter', title: 'standard fighters', most: 6, price: 300 }]
    expect([bay('standard'), bay(null)]).toMatchObject([
      { price: 4500, contents: fighters },
      { price: 2700, contents: [] },
    ])
  })
})

test('FT-SET-05, FT-SET-07: 500 random requests make whole setups; ships without drive are in no group', () => {
  const dice = seededDice(8)
  for (let run = 0; run < 500; run += 1) {
    const request = requestOf(dice)
    const parsed = wholeSetupSchema.safeParse(startOfRequest(tactics, request).setup)
    expect([run, parsed.error?.issues]).toEqual([run, undefined])
    const grouped = parsed.data?.seats.flatMap(({ entries }) => entries.flatMap(({ ships }) => ships)) ?? []
    const fixed = request.sides.flatMap(({ ships }) => ships.filter(({ design }) => design.thrust === 0))
    expect(fixed.filter(({ id }) => grouped.includes(id))).toEqual([])
  }
})
