// The scenarios, their options, and setups that make no match.
import { expect, test } from 'vitest'
import { TILE_KINDS, TILES } from '../../data/tables.ts'
import { readyShip } from '../design/ready.ts'
import { makeDesignText } from '../design/text.ts'
import { system } from '../game.ts'
import { begin, callFor, given, judged } from '../play-for-tests.ts'
import type { Setup } from '../state.ts'
import { admiralOf, capacityOf, emptyTable, seatsOn } from '../table.ts'
import { newShip, unplaced } from './fleets.ts'
import { OPTIONS } from './options.ts'
import { scenarios, seats, wholeSetupSchema } from './scenarios.ts'

function setupOf(scenario: string, options: Readonly<Record<string, string | number>> = {}): Setup {
  const setup = scenarios.find(({ id }) => id === scenario)?.setup(options)
  if (!setup || 'rule' in setup) throw new Error(`no setup for ${scenario}`)
  return setup
}
const plan = ({ seats: places }: Setup) => places.map(({ seat, side, admiral, ships }) => `${seat} ${side} ${ships}${admiral ? '*' : ''}`)

test('SF-OBJ-04, SF-TEAM-01, SF-TEAM-02: seats, sides, ships and admirals (*) of each scenario', () => {
  const plans = Object.fromEntries(scenarios.map(({ id }) => [id, plan(setupOf(id))]))
  expect(plans).toEqual({
    duel: ['red sol 1*', 'blue vega 1*'],
    'short-duel': ['red sol 1*', 'blue vega 1*'],
    three: ['red sol 1*', 'blue vega 1*', 'gold altair 1*'],
    melee: ['red sol 1*', 'blue vega 1*', 'gold altair 1*', 'green deneb 1*'],
    squadrons: ['red sol 2*', 'blue vega 2*'],
    coalition: ['red sol 2*', 'blue vega 1*', 'green vega 1'],
    fleets: ['red sol 1*', 'gold sol 1', 'blue vega 1*', 'green vega 1'],
  })
  for (const scenario of scenarios) expect(seats(setupOf(scenario.id))).toEqual(scenario.seats)
})
test('SF-OBJ-04, SF-SET-02, SF-SET-05, SF-SET-08, SF-END-01: every scenario makes whole setups with every value of every option', () => {
  for (const scenario of scenarios)
    for (const { name, values } of OPTIONS)
      for (const value of values) {
        const setup = setupOf(scenario.id, { [name]: value })
        expect(wholeSetupSchema.parse(JSON.parse(JSON.stringify(setup)))).toEqual(setup)
      }
})
test('SF-SET-02, SF-SET-05, SF-SET-08, SF-END-01: the options, the first value by default', () => {
  expect(OPTIONS.map(({ name, values }) => [name, ...values])).toEqual([
    ['level', 'quick', 'standard', 'advanced'],
    ['opponents', 'same', 'quick', 'standard', 'advanced'],
    ['budget', 80, 60, 100, 120],
    ['anomalies', 'each', 'board', 'none'],
    ['rounds', 0, 8, 12, 20],
  ])
  expect(OPTIONS.map((option) => [option.name, option.default])).toEqual(OPTIONS.map(({ name, values }) => [name, values[0]]))
  expect(setupOf('duel')).toMatchObject({ budget: 80, anomalies: 'each', rounds: null })
  expect(setupOf('duel', { budget: 60, anomalies: 'none', rounds: 12 })).toMatchObject({ budget: 60, anomalies: 'none', rounds: 12 })
  expect(setupOf('duel', { level: 'advanced', opponents: 'quick' }).seats.map(({ level }) => level)).toEqual(['advanced', 'quick'])
  expect(setupOf('fleets', { level: 'standard' }).seats.map(({ level }) => level)).toEqual(Array.from({ length: 4 }, () => 'standard'))
  expect(scenarios[0]?.setup({ budget: 70 })).toMatchObject({ rule: 'SF-SET-05' })
})
test('SF-END-01: the short duel has eight rounds, and no option changes them', () => {
  expect(setupOf('short-duel').rounds).toBe(8)
  expect(scenarios.filter(({ options }) => !options.includes('rounds')).map(({ id }) => id)).toEqual(['short-duel'])
  expect(scenarios.find(({ id }) => id === 'short-duel')?.options).toEqual(['level', 'opponents', 'budget', 'anomalies'])
})
test('SF-TEAM-01, SF-TEAM-02, SF-OBJ-03: seats that make no match', () => {
  const [red, gold, blue] = setupOf('fleets').seats
  const duel = setupOf('duel')
  if (!red || !gold || !blue) throw new Error('seats are missing')
  const issue = (places: readonly Setup['seats'][number][]) => wholeSetupSchema.safeParse({ ...duel, seats: places }).error?.issues[0]
  const wrong = (...places: readonly Setup['seats'][number][]) => issue(places)?.message
  expect(wrong(...duel.seats)).toBeUndefined()
  expect(wrong(red, { ...blue, seat: 'red' })).toBe('a seat has one player, and red has two (SF-TEAM-01)')
  expect(wrong(red, gold)).toBe('there must be two sides, not only sol (SF-TEAM-01)')
  expect(wrong(red, gold, blue)).toBe('every side has the same number of ships, not sol 2 and vega 1 (SF-TEAM-01)')
  expect(wrong(red, { ...blue, admiral: false })).toBe('every side has one admiral, and vega has 0 (SF-TEAM-02)')
  expect(wrong(red, { ...gold, admiral: true }, { ...blue, ships: 2 })).toBe('every side has one admiral, and sol has 2 (SF-TEAM-02)')
  expect(issue([red, gold])).toMatchObject({ params: { rule: 'SF-TEAM-01' } })
  expect(issue([red, { ...blue, admiral: false }])).toMatchObject({ params: { rule: 'SF-TEAM-02' } })
  const five = (seat: 'red' | 'blue' | 'gold' | 'green', side: 'sol' | 'vega', admiral: boolean) => ({
    ...red,
    seat,
    side,
    admiral,
    ships: 5,
  })
  const twenty = [five('red', 'sol', true), five('gold', 'sol', false), five('blue', 'vega', true), five('green', 'vega', false)]
  expect(wrong(...twenty)).toBeUndefined()
  expect(wrong(...twenty.map((place) => ({ ...place, ships: 6 })))).toContain('<=5')
})
test('SF-TEAM-02: the admiral is the first of its side, wherever it sits', () => {
  const setup = setupOf('fleets')
  const later = { ...setup, seats: setup.seats.map((place) => ({ ...place, admiral: place.seat === 'gold' || place.seat === 'blue' })) }
  const table = emptyTable(later)
  expect([seatsOn(table, 'sol'), seatsOn(table, 'vega'), admiralOf(table, 'sol')]).toEqual([['gold', 'red'], ['blue', 'green'], 'gold'])
})

test('SF-SET-06, SF-OBJ-04: ships of one seat have names and ids of their own, and begin whole and full', () => {
  const design = {
    name: 'Lancer',
    components: [
      { kind: 'beam', level: 4, section: 1 },
      { kind: 'generator', level: 2, section: 0 },
    ],
    crew: [],
  } as const
  const table = { ...emptyTable(setupOf('squadrons')), fleets: { red: [design, design, design] } }
  const ships = unplaced(table, 'sol')
  expect(ships.map(({ id, name }) => [id, name])).toEqual([
    ['red-1', 'Red Lancer'],
    ['red-2', 'Red Lancer 2'],
    ['red-3', 'Red Lancer 3'],
  ])
  const [first] = ships
  const idle = { partial: 0, over: false, fired: false, served: false }
  expect(first && newShip(first, 'sol', { hex: [1, 2], facing: 4 })).toEqual({
    id: 'red-1',
    seat: 'red',
    side: 'sol',
    name: 'Red Lancer',
    design,
    status: 'flying',
    hex: [1, 2],
    facing: 4,
    integrity: [4, 4, 4, 4, 4, 4, 4],
    busy: [],
    power: 0,
    fittings: [
      { level: 4, charge: 4, ...idle },
      { level: 2, charge: 0, ...idle },
    ],
  })
  expect(capacityOf({ kind: 'generator', level: 5 })).toBe(0)
})
test('SF-INF-01: a match begins with an empty table, and every player sees all of it', () => {
  const setup = setupOf('duel')
  const { play: _, ...table } = begin({ ships: { a: { seat: 'red', hex: [0, 3] }, b: { seat: 'blue', hex: [0, -3] } } })
  for (const viewer of ['red', 'blue', 'public']) expect(system.view(begin(shown), viewer)).toMatchObject(table)
  expect(emptyTable(setup)).toEqual({
    setup,
    round: 0,
    order: [],
    active: null,
    ended: [],
    out: [],
    tiles: [],
    fleets: {},
    ships: {},
    torpedoes: {},
    launched: [],
    outcome: null,
  })
})
const shown = { ships: { a: { seat: 'red', hex: [0, 3] }, b: { seat: 'blue', hex: [0, -3] } } } as const

test('SF-SET-09: where no tile fits the player passes, by default and by force', () => {
  const tiles = TILE_KINDS.flatMap((kind) => Array.from({ length: TILES[kind].count }, () => ({ kind, at: [99, 99], turns: 0 }) as const))
  const full = begin({ at: [{ step: 'anomaly', side: 'sol' }, { step: 'roundEnd' }], round: 0, tiles })
  const free = begin({ at: [{ step: 'anomaly', side: 'sol' }, { step: 'roundEnd' }], round: 0 })
  const answers = (state: typeof full) => {
    const [view, call] = [system.view(state, 'red'), callFor(state, 'red')]
    return {
      offer: system.offer(view, call),
      forced: system.forcedOrder(view, call, 'red') ?? null,
      usual: system.defaultOrder(view, call),
    }
  }
  const pass = { order: 'noTile' }
  expect(answers(full)).toEqual({ offer: { kind: 'anomaly', orders: ['noTile'], of: [] }, forced: pass, usual: pass })
  expect(answers(free)).toMatchObject({
    offer: { orders: ['tile'] },
    forced: null,
    usual: { order: 'tile', tile: { kind: 'small-nebula' } },
  })
  expect(judged(full, 'red', { order: 'noTile' })).toBeUndefined()
  expect(given(full, 'red', { order: 'noTile' }).events.map(({ type }) => type)).toContain('tilePassed')
})
test('SF-SET-02, SF-SET-10: what the set-up offers', () => {
  const at = begin({ at: [{ step: 'ships' }], round: 0 })
  expect(system.offer(system.view(at, 'red'), callFor(at, 'red'))).toEqual({ kind: 'ships', orders: ['ships'], of: [] })
  const fleets = { red: [{ name: 'Hulk', components: [], crew: [] }] }
  const placing = begin({ at: [{ step: 'placement', side: 'sol' }], round: 0, fleets })
  expect(system.offer(system.view(placing, 'red'), callFor(placing, 'red'))).toEqual({
    kind: 'placement',
    orders: ['place'],
    of: ['red-1'],
  })
  const two = begin({ at: [{ step: 'ships' }], round: 0 }, 'squadrons')
  const usual = system.defaultOrder(system.view(two, 'red'), callFor(two, 'red'))
  expect(usual.order === 'ships' && usual.ships.map(({ base }) => base)).toEqual(['lineship', 'lancer'])
  expect(new Set(usual.order === 'ships' ? usual.ships.map(({ base }) => base) : []).size).toBe(2)
})
test('SF-DSG-01: a record has a line for each section in use, the core after the others, and one for the crew', () => {
  expect(
    makeDesignText({
      name: 'Bare',
      components: [
        { kind: 'generator', level: 2, section: 0 },
        { kind: 'beam', level: 3, section: 4 },
      ],
      crew: [1, 5],
    }),
  ).toBe('Bare\n4: B3\ncore: G2\ncrew: 1 5\n')
  expect(readyShip('lineship')?.design.components).toHaveLength(14)
})

test('SF-SET-03, SF-SET-05: by default a ship is ready-made wherever the budget allows it', () => {
  const base = (options: Readonly<Record<string, string | number>>) => {
    const state = begin({ at: [{ step: 'ships' }], round: 0 }, 'duel', options)
    const usual = system.defaultOrder(system.view(state, 'red'), callFor(state, 'red'))
    return usual.order === 'ships' ? usual.ships.map((entry) => entry.design.name) : []
  }
  expect([base({}), base({ level: 'advanced' }), base({ level: 'advanced', budget: 60 }), base({ budget: 60 })]).toEqual([
    ['Lineship'],
    ['Lineship'],
    ['Hulk'],
    ['Lineship'],
  ])
})
test('SF-SET-03, SF-DSG-12, SF-OBJ-04: ships that are refused at the quick level', () => {
  const state = begin({ at: [{ step: 'ships' }], round: 0 })
  const design = readyShip('lineship')?.design ?? { name: '', components: [], crew: [] }
  const refusal = (...ships: readonly { readonly base: string | null; readonly design: typeof design }[]) =>
    judged(state, 'red', { order: 'ships', ships })?.[0].rule
  expect(refusal({ base: 'lineship', design })).toBeUndefined()
  expect(refusal({ base: 'lineship', design: { ...design, name: 'Own name' } })).toBeUndefined()
  expect(refusal({ base: 'lineship', design: { ...design, crew: [5, 4] } })).toBe('SF-SET-03')
  expect([refusal({ base: null, design }), refusal({ base: 'none', design }), refusal({ base: 'lancer', design })]).toEqual([
    'SF-SET-03',
    'SF-SET-03',
    'SF-SET-03',
  ])
  expect(refusal({ base: 'lineship', design: { ...design, name: 'Two\nlines' } })).toBe('SF-DSG-12')
  expect([refusal(), refusal({ base: 'lineship', design }, { base: 'lineship', design })]).toEqual(['SF-OBJ-04', 'SF-OBJ-04'])
})
test('SF-SET-09: the default tile is a small nebula, or else the first kind that fits', () => {
  const tiles = Array.from({ length: TILES['small-nebula'].count }, () => ({ kind: 'small-nebula', at: [99, 99], turns: 0 }) as const)
  const state = begin({ at: [{ step: 'anomaly', side: 'sol' }, { step: 'roundEnd' }], round: 0, tiles })
  expect(system.defaultOrder(system.view(state, 'red'), callFor(state, 'red'))).toMatchObject({ order: 'tile', tile: { kind: 'moon' } })
})
