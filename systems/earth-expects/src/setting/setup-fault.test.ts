// A whole setup is one that its scenario can make (EE-GEN-20).
import { OWN_SCENARIO, pick, REQUEST_SCENARIO, seededDice } from '@admiralty/kernel'
import { beginMatch, importJournal, makeHead } from '@admiralty/match'
import { describe, expect, test } from 'vitest'
import { system } from '../game.ts'
import { stateOf } from '../position.ts'
import { stateSchema, wholeSetupSchema } from '../schema.ts'
import type { Setup } from '../setup.ts'
import { OPTIONS } from './options.ts'
import { scenarios } from './scenarios.ts'

type Choices = Parameters<(typeof scenarios)[number]['setup']>[0]
function setupOf(id: string, choices: Choices = {}): Setup {
  const setup = scenarios.find((one) => one.id === id)?.setup(choices)
  if (!setup || 'reason' in setup) throw new Error(`no battle ${id}`)
  return setup
}
const issuesOf = (setup: unknown) => wholeSetupSchema.safeParse(JSON.parse(JSON.stringify(setup))).error?.issues ?? []
/** The clause that refuses a setup; undefined if it is taken. */
const clause = (setup: unknown): unknown => {
  const [first] = issuesOf(setup)
  return first?.code === 'custom' ? first.params?.rule : first?.message
}
const eachSeat = (setup: Setup, change: Partial<Setup['seats'][number]>): Setup => ({
  ...setup,
  seats: setup.seats.map((place) => ({ ...place, ...change })),
})
const firstSeat = ({ seats: [first, ...others], ...setup }: Setup, change: Partial<Setup['seats'][number]>) => ({
  ...setup,
  seats: [{ ...first, ...change }, ...others],
})
const firstShip = ({ ships: [first, ...others], ...setup }: Setup, change: object) => ({
  ...setup,
  ships: [{ ...first, ...change }, ...others],
})
const rock = { id: 'rock', title: 'Rock', centre: [3, 3], motion: [0, 0], rings: [], hexes: [{ terrain: 'asteroids', at: [0, 0] }] }
const heat = { from: [0, 20], within: 9, dice: 2 }

describe('EE-GEN-20: a setup that its scenario makes is taken', () => {
  test.each(scenarios.map(({ id }) => [id]))('%s with every value of every option', (id) => {
    for (const { name, values } of OPTIONS)
      for (const value of values) {
        expect(issuesOf(setupOf(id, { [name]: value })), `${name} ${value}`).toEqual([])
        expect(issuesOf(setupOf(id, { fleets: 'bought', [name]: value })), `bought, ${name} ${value}`).toEqual([])
      }
  })
  test.each(scenarios.map(({ id }) => [id]))('%s with 60 random choices', (id) => {
    const dice = seededDice(5)
    for (let run = 0; run < 60; run += 1)
      expect(issuesOf(setupOf(id, Object.fromEntries(OPTIONS.map(({ name, values }) => [name, pick(dice, values)]))))).toEqual([])
  })
  test('EE-DES-10, EE-ENG-10: any equal points and speeds, where ships are bought', () => {
    expect(issuesOf(eachSeat(setupOf('purchase'), { budget: 43, speed: 7 }))).toEqual([])
    expect(issuesOf(eachSeat(setupOf('comet', { fleets: 'bought' }), { budget: 43 }))).toEqual([])
  })
  test('terrain may be put beside that of the scenario', () => {
    expect(issuesOf({ ...setupOf('duel'), bodies: [rock], heat })).toEqual([])
    const moon = setupOf('interface')
    expect(issuesOf({ ...moon, bodies: [...moon.bodies, rock] })).toEqual([])
  })
  test('without ships and points only the seats are fixed: a position brings the ships', () => {
    const empty = { ...setupOf('duel'), ships: [], objectives: [{ aim: 'lastArmed' }] }
    expect(issuesOf(empty)).toEqual([])
    expect(clause({ ...empty, seats: setupOf('three').seats })).toBe('EE-GEN-20')
    expect(clause(eachSeat(empty as Setup, { budget: 8 }))).toBe('EE-DES-10')
  })
})

/** Each has one part that its scenario fixes otherwise. */
const ALTERED: readonly (readonly [clause: string, what: string, setup: object])[] = [
  ['EE-GEN-20', 'an unknown scenario', { ...setupOf('duel'), scenario: 'duels' }],
  ['EE-GEN-20', 'the name of another scenario', { ...setupOf('duel'), scenario: 'destroyers' }],
  ['EE-GEN-20', 'a seat too many', { ...setupOf('duel'), seats: setupOf('three').seats }],
  ['EE-GEN-20', 'seats in another order', { ...setupOf('duel'), seats: setupOf('duel').seats.toReversed() }],
  ['EE-GEN-20', 'another side', { ...setupOf('allies'), seats: setupOf('allies').seats.map((place) => ({ ...place, side: place.seat })) }],
  ['EE-DES-10', 'points where nobody buys', eachSeat(setupOf('duel'), { budget: 8 })],
  ['EE-DES-10', 'unequal points', firstSeat(setupOf('purchase'), { budget: 400 })],
  ['EE-DES-10', 'no points where everybody buys', eachSeat(setupOf('purchase'), { budget: 0 })],
  ['EE-ENG-10', 'a speed where nobody buys', eachSeat(setupOf('duel'), { speed: 2 })],
  ['EE-ENG-10', 'unequal speeds', firstSeat(setupOf('purchase', { speed: 2 }), { speed: 3 })],
  ['EE-SEQ-02', 'another zone', firstSeat(setupOf('purchase'), { zone: { centre: [0, 8], radius: 9 } })],
  ['EE-GEN-20', 'another design', firstShip(setupOf('duel'), { design: setupOf('corvettes').ships[0]?.design })],
  ['EE-GEN-20', 'another place', firstShip(setupOf('duel'), { hex: [0, 1] })],
  ['EE-GEN-20', 'another crew', firstShip(setupOf('duel'), { crew: 'elite' })],
  ['EE-GEN-20', 'another speed of a ship', firstShip(setupOf('duel'), { speedPower: 0 })],
  ['EE-GEN-20', 'a ship too few', { ...setupOf('squadrons'), ships: setupOf('squadrons').ships.slice(1) }],
  ['EE-DES-10', 'ships and points', { ...eachSeat(setupOf('comet', { fleets: 'bought' }), {}), ships: setupOf('comet').ships }],
  ['EE-SEN-13', 'no lock-on', { ...setupOf('chase'), locks: {} }],
  ['EE-SEN-13', 'a lock-on', { ...setupOf('duel'), locks: { vigilance: ['vengeance'] } }],
  ['EE-GEN-20', 'no terrain', { ...setupOf('interface'), bodies: [] }],
  ['EE-GEN-20', 'other terrain', { ...setupOf('interface'), bodies: [rock] }],
  ['EE-HEA-01', 'no heat', { ...setupOf('comet'), heat: null }],
  ['EE-HEA-01', 'other heat', { ...setupOf('comet'), heat }],
  ['EE-GEN-20', 'another aim', { ...setupOf('duel'), objectives: [{ aim: 'lastArmed' }] }],
  [
    'EE-GEN-20',
    'another last turn',
    { ...setupOf('chase'), objectives: setupOf('chase').objectives.map((aim) => ('turn' in aim ? { ...aim, turn: 13 } : aim)) },
  ],
]
test('EE-DES-10: a journal of older rules is imported, although today’s scenario makes another setup', () => {
  const { schema, version } = system
  const older = { ...system, version: version - 1, schema: { ...schema, setup: schema.storedSetup } }
  const setup = eachSeat(setupOf('duel'), { budget: 8 })
  const [secret, seatValues] = ['a secret', { yellow: '', blue: '' }]
  const head = makeHead(older, { id: 'm1', setup, position: null, secret, seatValues, created: 0 })
  const { entry, match } = beginMatch(older, head, secret, 0)
  const journal = { head, entries: [entry], chain: [match.chain], secret: null }
  expect(importJournal(journal, system)).toHaveProperty('journal')
  expect(importJournal({ ...journal, head: { ...head, version } }, system)).toMatchObject({
    failure: 'wrong',
    refusal: { rule: 'TABLE-FILE', reason: expect.stringContaining('(EE-DES-10)') },
  })
})

describe('a setup that its scenario cannot make is refused', () => {
  test.each(ALTERED)('%s: %s', (rule, _, setup) => {
    expect(clause(setup)).toBe(rule)
    expect(issuesOf({ ...setup, scenario: OWN_SCENARIO })).toEqual([])
  })
  test('EE-DES-10: the refusal says what was found and what was expected; a stored state with such a setup still opens', () => {
    const setup = eachSeat(setupOf('duel'), { budget: 8 })
    expect(issuesOf(setup).map(({ message }) => message)).toEqual([
      'the points of the scenario duel must be yellow 0, blue 0, not yellow 2, blue 2 (EE-DES-10)',
    ])
    expect(stateSchema.safeParse(stateOf(setup, { at: 'commit', ships: {} })).success).toBe(true)
  })
  test('EE-DES-10: the battle of a campaign has no ships and no points of its own', () => {
    const request = { ...setupOf('duel'), scenario: REQUEST_SCENARIO }
    expect(clause(request)).toBe('EE-DES-10')
    expect(clause({ ...eachSeat(request, { budget: 8 }), ships: [] })).toBe('EE-DES-10')
    expect(issuesOf({ ...request, ships: [] })).toEqual([])
  })
  test('EE-GEN-20: a battle that players agree themselves has seats, sides and ships that match', () =>
    expect(clause({ ...setupOf('duel'), scenario: OWN_SCENARIO, locks: { vigilance: ['nobody'] } })).toBe('EE-GEN-20'))
})
