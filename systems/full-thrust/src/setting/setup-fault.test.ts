// A whole setup is one that its scenario can make (FT-SCN).
import { OWN_SCENARIO, pick, REQUEST_SCENARIO, seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { setupFor } from '../game-for-tests.ts'
import type { SeatPlan, Setup } from '../state.ts'
import { soundCondition } from '../table.ts'
import { OPTIONS } from './options.ts'
import { scenarios } from './scenarios.ts'
import { wholeSetupSchema } from './setup-fault.ts'

const issuesOf = (setup: unknown) => wholeSetupSchema.safeParse(JSON.parse(JSON.stringify(setup))).error?.issues ?? []
/** The clause that refuses a setup; undefined if it is taken. */
const clause = (setup: unknown): unknown => {
  const [first] = issuesOf(setup)
  return first?.code === 'custom' ? first.params?.rule : first?.message
}
/** The setup of a scenario with a change to its first seat. */
const firstSeat = (id: string, change: (seat: SeatPlan) => object): object => {
  const { seats, ...setup } = setupFor(id)
  return { ...setup, seats: seats.map((seat, index) => (index === 0 ? { ...seat, ...change(seat) } : seat)) }
}
const firstShip = (id: string, change: object): object =>
  firstSeat(id, ({ ships }) => ({ ships: ships.map((ship, index) => (index === 0 ? { ...ship, ...change } : ship)) }))
const firstEntry = (id: string, change: object): object =>
  firstSeat(id, ({ entries }) => ({ entries: entries.map((entry, index) => (index === 0 ? { ...entry, ...change } : entry)) }))
const eachSeat = (setup: Setup, change: Partial<SeatPlan>): Setup => ({
  ...setup,
  seats: setup.seats.map((seat) => ({ ...seat, ...change })),
})
const withSettings = (id: string, settings: object): object => ({ ...setupFor(id), settings: { ...setupFor(id).settings, ...settings } })

describe('a setup that its scenario makes is taken', () => {
  test.each(scenarios.map(({ rule, id }) => [rule, id]))('%s: %s with every value of every option, and with 60 random choices', (_, id) => {
    for (const { name, values } of OPTIONS)
      for (const value of values) expect(issuesOf(setupFor(id, { [name]: value })), `${name} ${value}`).toEqual([])
    const dice = seededDice(5)
    for (let run = 0; run < 60; run += 1)
      expect(issuesOf(setupFor(id, Object.fromEntries(OPTIONS.map(({ name, values }) => [name, pick(dice, values)]))))).toEqual([])
  })
  test('FT-SCN-10, FT-OPN-19: any equal points, and any turn limit that a scenario leaves open', () => {
    expect(issuesOf(eachSeat(setupFor('fleets'), { budget: 777 }))).toEqual([])
    expect(issuesOf(withSettings('carriers', { turnCap: 3, maxEntrySpeed: 1 }))).toEqual([])
  })
})

const { seats: three } = setupFor('three-navies')
/** Each has one part that its scenario fixes otherwise. */
const ALTERED: readonly (readonly [clause: string, what: string, setup: object])[] = [
  ['FT-SCN-01', 'an unknown scenario', { ...setupFor('carriers'), scenario: 'carrier' }],
  ['FT-SCN-02', 'the name of another scenario', { ...setupFor('carriers'), scenario: 'cruiser-duel' }],
  ['FT-SCN-02', 'a seat too many', { ...setupFor('cruiser-duel'), seats: three }],
  ['FT-SCN-04', 'seats in another order', { ...setupFor('carriers'), seats: setupFor('carriers').seats.toReversed() }],
  ['FT-SCN-04', 'another side', firstSeat('carriers', () => ({ side: 'gamma' }))],
  ['FT-SCN-10', 'points where ships are given', firstSeat('carriers', () => ({ ships: [], entries: [], budget: 600 }))],
  ['FT-SCN-10', 'unequal points', firstSeat('fleets', () => ({ budget: 3000 }))],
  ['FT-SCN-04', 'another design', firstShip('carriers', { design: setupFor('frigate-duel').seats[0]?.ships[0]?.design })],
  ['FT-SCN-04', 'another name', firstShip('carriers', { name: 'Nest' })],
  ['FT-SCN-04', 'excess thrust', firstShip('carriers', { excess: true })],
  ['FT-SCN-03', 'a sound drive', firstShip('convoy', { condition: null })],
  ['FT-SCN-04', 'another entry point', firstEntry('carriers', { clocks: [7] })],
  ['FT-SCN-04', 'a choice of entry points', firstEntry('carriers', { clocks: [6, 7] })],
  ['FT-SCN-04', 'another distance', firstEntry('carriers', { distance: 48 })],
  ['FT-SCN-07', 'places that are not fixed', firstEntry('chase', { frozen: null })],
  ['FT-SCN-04', 'no entry', firstSeat('carriers', () => ({ entries: [] }))],
  ['FT-SCN-01', 'another aim', { ...setupFor('frigate-duel'), aim: { kind: 'points' } }],
  ['FT-SCN-07', 'an easier aim', { ...setupFor('chase'), aim: { ...setupFor('chase').aim, needed: 1 } }],
  ['FT-SCN-07', 'another turn limit', withSettings('chase', { turnCap: 30 })],
  ['FT-SCN-06', 'entry by FTL', withSettings('jump-under-fire', { ftlEntry: true })],
]
describe('a setup that its scenario cannot make is refused', () => {
  test.each(ALTERED)('%s: %s', (rule, _, setup) => {
    expect(clause(setup)).toBe(rule)
    expect(issuesOf({ ...setup, scenario: OWN_SCENARIO })).toEqual([])
  })
  test('FT-SCN-02: the refusal says what was found and what was expected', () => {
    const twoOf = (setup: object): readonly string[] => issuesOf(setup).map(({ message }) => message)
    expect(twoOf({ ...setupFor('cruiser-duel'), seats: three })).toEqual([
      'the seats of the scenario cruiser-duel must be red (side alpha), blue (side beta), not red (side alpha), blue (side beta), gold (side gamma) (FT-SCN-02)',
    ])
    expect(twoOf(withSettings('chase', { turnCap: 30 }))).toEqual([
      "the setting 'Turn limit' of the scenario chase must be 20, not 30 (FT-SCN-07)",
    ])
  })
  test('FT-SCN-10: the battle of a campaign has ships and no budget', () => {
    expect(clause({ ...setupFor('fleets'), scenario: REQUEST_SCENARIO })).toBe('FT-SCN-10')
    expect(issuesOf({ ...setupFor('carriers'), scenario: REQUEST_SCENARIO })).toEqual([])
  })
  test('FT-DMG-08, FT-SET-06: what a campaign keeps secret is not in the setup of its battle', () => {
    const aerie = setupFor('carriers').seats[0]?.ships[0]?.design
    const condition = aerie && { ...soundCondition(aerie), mended: ['drive'] }
    expect(clause({ ...firstShip('carriers', { condition }), scenario: REQUEST_SCENARIO })).toBe('FT-DMG-08')
    expect(clause({ ...firstEntry('carriers', { frozen: {} }), scenario: REQUEST_SCENARIO })).toBe('FT-SET-06')
  })
})

const chase = setupFor('chase')
const [red, blue] = [chase.seats[0] as SeatPlan, chase.seats[1] as SeatPlan] // the chase has two seats
const [entry] = red.entries
const fort = setupFor('fort')
/** Setups that no battle can have, also one that players agree themselves. */
const IMPOSSIBLE: readonly (readonly [clause: string, what: string, setup: object])[] = [
  ['FT-SET-01', 'two players of one seat', { ...chase, seats: [red, { ...blue, seat: 'red' }] }],
  ['FT-END-08', 'one side', { ...chase, seats: [red, { ...blue, side: 'alpha' }] }],
  ['FT-SET-01', 'one id of two ships', { ...chase, seats: [red, { ...blue, ships: red.ships }] }],
  ['FT-SCN-10', 'neither ships nor points', { ...chase, seats: [red, { ...blue, ships: [] }] }],
  ['FT-SCN-10', 'ships and points', { ...chase, seats: [red, { ...blue, budget: 600 }] }],
  ['FT-END-07', 'an aim with an unknown ship', { ...chase, aim: { kind: 'escape', side: 'alpha', ships: ['red-9'], needed: 1 } }],
  ['FT-END-07', 'an aim with too few ships', { ...chase, aim: { kind: 'escape', side: 'alpha', ships: ['red-1'], needed: 2 } }],
  ['FT-SET-01', 'an unknown ship in a group', firstEntry('chase', { ships: ['red-1', 'blue-1'] })],
  ['FT-SET-01', 'a ship in two groups', { ...chase, seats: [{ ...red, entries: [entry, { ...entry, id: 'red-other' }] }, blue] }],
  [
    'FT-SET-01',
    'one id of two groups',
    { ...chase, seats: [red, { ...blue, entries: blue.entries.map((group) => ({ ...group, id: entry?.id })) }] },
  ],
  [
    'FT-SET-07',
    'a fort in a group',
    {
      ...fort,
      seats: fort.seats.map((seat) => ({
        ...seat,
        entries: seat.entries.map((group) => ({ ...group, ships: seat.ships.map(({ id }) => id) })),
      })),
    },
  ],
]
test.each(IMPOSSIBLE)('%s: a setup that makes no battle is refused: %s', (rule, _, setup) => {
  for (const scenario of ['chase', OWN_SCENARIO, REQUEST_SCENARIO]) expect(clause({ ...setup, scenario })).toBe(rule)
})
