import { UMPIRE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { holdingsOf } from '../lookup.ts'
import type { Position } from '../position.ts'
import { facesAt, worldsWith } from '../table-for-tests.ts'
import { fighterNamed } from './fleet-for-tests.ts'
import { battleAt, campaignFor, closed, empireWith, staying, type WarPlan, warState } from './war-for-tests.ts'

const stands = { larger: 'attack', equal: 'attack', smaller: 'attack', fallBack: null } as const
const fightOn = (group: string) => staying(group, { answers: stands })
/** A battle of a battleship against a scout. */
const unequal = (more: Partial<Position> = {}): Partial<Position> => ({
  worlds: worldsWith({ '0505': 6, '0101': 5, '0909': 4 }),
  battles: [battleAt('0303', ['red', 'blue'])],
  seats: {
    red: empireWith([{ id: 'group-1', at: '0303', ships: ['Roc'] }], { worlds: ['0505'] }),
    blue: empireWith([{ id: 'group-1', at: '0303', ships: ['Lantern'] }], {
      worlds: ['0101', '0909'],
      book: { groups: [fightOn('group-1')] },
    }),
  },
  ...more,
})
const planOf = (part: Partial<Position>, more: Partial<WarPlan> = {}): WarPlan => ({ steps: [], part, ...more })
/** The condition of a new Tern. */
const newTern = Object(fighterNamed('Tern', 'ship').condition)
/** Faces of which red's shots destroy the scout, and blue's do little. */
const DEADLY = { 'W7/0303': [6, 6, 1, 1] }

describe('a battle of fleets', () => {
  test('CR-14.2, CR-O.60: destroyed ships and empty groups are gone, and the only side that can holds the field', () => {
    const { state, all } = closed(planOf(unequal(), { faces: DEADLY }), 1)
    expect(holdingsOf(state, 'blue')).toMatchObject({ ships: [], groups: [] })
    expect(state.counters).toEqual([{ label: 'red-1', owner: 'red', at: '0303' }])
    expect(state.battles).toEqual([{ ...battleAt('0303', ['red', 'blue']), holder: 'red' }])
    expect(all('shipsLost')).toEqual([{ type: 'shipsLost', seat: 'blue', why: 'CR-14.2', ships: ['fleet-1'], names: ['Lantern 1'] }])
    expect(all('fought')).toMatchObject([
      {
        rounds: 1,
        ships: {
          red: [{ name: 'Roc 1', shipClass: 'SDN', fate: 'present', rowsWhole: 4 }],
          blue: [{ name: 'Lantern 1', shipClass: 'SC', fate: 'destroyed', rowsWhole: 0 }],
        },
      },
    ])
  })
  test('CR-O.1: those who fight learn of the ships, all others only who holds the field', () => {
    const three = campaignFor(3)
    const part = unequal()
    const { events, all } = closed(planOf(part, { faces: DEADLY, setup: three }), 1)
    const [fought] = all('fought')
    if (!fought) throw new Error('nobody has fought')
    expect([system.observe(fought, 'blue'), system.observe(fought, UMPIRE)]).toEqual([fought, fought])
    expect(JSON.stringify(fought)).not.toMatch(/fleet-|group-/) // ids are known to owners alone
    expect(system.observe(fought, 'gold')).toEqual({ ...fought, rounds: null, ships: null })
    const seen = events.map((one) => system.observe(one, 'gold')).filter((one) => one !== undefined)
    expect(seen.map(({ type }) => type)).toEqual(['fought', 'placed'])
  })
  test('CR-3.7a, CR-3.6b: combat turns are booked, and every fifth calls for weaponry by either setting, the remainder counting later', () => {
    const turns = { design: 'Roc', turns: 3, triggers: 1 }
    const part = unequal()
    const red = empireWith([{ id: 'group-1', at: '0303', ships: [turns] }])
    const { state } = closed(planOf({ ...part, seats: { ...part.seats, red } }, { faces: DEADLY }), 1)
    expect(holdingsOf(state, 'red').ships).toMatchObject([{ turns: 6, triggers: 2, fought: 3 }])
    const fresh = closed(planOf(part, { faces: DEADLY }), 1).state
    expect(holdingsOf(fresh, 'red').ships).toMatchObject([{ turns: 3, triggers: 0, fought: 3 }])
    const weekly = closed(
      planOf({ ...part, seats: { ...part.seats, red } }, { faces: DEADLY, setup: campaignFor(2, { weaponry: 'weekly' }) }),
      1,
    )
    expect(holdingsOf(weekly.state, 'red').ships).toMatchObject([{ turns: 6, triggers: 2 }])
  })
  test('G-CR-13: ten combat turns are two weeks of endurance and two times of weaponry', () => {
    const even = unequal({
      seats: {
        red: empireWith([{ id: 'group-1', at: '0303', ships: [{ design: 'Roc', turns: 7 }] }], { book: { groups: [fightOn('group-1')] } }),
        blue: empireWith([{ id: 'group-1', at: '0303', ships: ['Lantern'] }], { book: { groups: [fightOn('group-1')] } }),
      },
    })
    const { state } = closed(planOf(even, { faces: DEADLY }), 1)
    // Seven turns had one week of endurance and called for weaponry once; three more make ten.
    expect(holdingsOf(state, 'red').ships).toMatchObject([{ turns: 10, triggers: 1 }])
  })
  test('CR-18.2a: a group that leaves under fire is in FTL and comes out at its fall-back hex', () => {
    const leaving = unequal({
      seats: {
        red: empireWith([{ id: 'group-1', at: '0303', ships: ['Roc'] }]),
        blue: empireWith([{ id: 'group-4', at: '0303', ships: ['Osprey', 'Osprey'] }], {
          worlds: ['0101', '0909'],
          book: { groups: [staying('group-4', { answers: { ...stands, larger: 'withdraw', fallBack: '0302' } })] },
        }),
      },
    })
    const { state, all } = closed(planOf(leaving, { faces: { 'W7/0303': [4, 4, 1, 1, ...Array.from({ length: 60 }, () => 1)] } }), 1)
    expect(holdingsOf(state, 'blue').groups).toMatchObject([
      { id: 'group-4', label: 'blue-1', at: null, to: '0302', ships: ['fleet-1', 'fleet-2'] },
    ])
    expect(state.counters.find(({ owner }) => owner === 'blue')).toEqual({ label: 'blue-1', owner: 'blue', at: null })
    expect(state.battles).toMatchObject([{ holder: 'red', contested: false }])
    expect(all('placed')).toMatchObject([{ moment: 'battles' }])
  })
  test('CR-18.2a: without a fall-back hex a group that leaves goes towards the nearest own world', () => {
    const leaving = unequal({
      seats: {
        red: empireWith([{ id: 'group-1', at: '0303', ships: ['Roc'] }]),
        blue: empireWith([{ id: 'group-4', at: '0303', ships: ['Osprey', 'Osprey'] }], { worlds: ['0909', '0101'] }),
      },
    })
    const { state } = closed(planOf(leaving, { faces: { 'W7/0303': [4, 4, 1, 1, ...Array.from({ length: 60 }, () => 1)] } }), 1)
    // The first jump on the way to 0101.
    expect(holdingsOf(state, 'blue').groups).toMatchObject([{ at: null, to: '0202', left: '0303' }])
  })
  test('CR-18.2a: leavers of several battles and losses in them are booked together', () => {
    const group = (id: string, at: string) => ({ id, at, ships: ['Osprey', 'Osprey'] })
    const faces = {
      'W7/0303': [4, 4, 1, 1, ...Array.from({ length: 60 }, () => 1)],
      'W7/0505': [4, 4, 1, 1, ...Array.from({ length: 60 }, () => 1)],
      'W7/0707': [6, 6, 6, 6],
    }
    const part: Partial<Position> = {
      worlds: worldsWith({ '0101': 5 }),
      battles: ['0505', '0303', '0707'].map((at) => battleAt(at, ['red', 'blue'])),
      seats: {
        red: empireWith(['0303', '0505', '0707'].map((at, index) => ({ id: `group-${index}`, at, ships: ['Roc'] }))),
        blue: empireWith([group('group-1', '0303'), group('group-2', '0505'), { id: 'group-3', at: '0707', ships: ['Lantern'] }], {
          worlds: ['0101'],
        }),
      },
    }
    const { state } = closed(planOf(part, { faces }), 1)
    const { groups, ships } = holdingsOf(state, 'blue')
    expect(groups.map(({ id, at, to }) => [id, at, to])).toEqual([
      ['group-1', null, '0202'],
      ['group-2', null, '0404'],
    ])
    expect(ships).toHaveLength(4)
  })
  test('CR-O.60: a field is contested if hostile sides could hold it', () => {
    const even = unequal({
      seats: {
        red: empireWith([{ id: 'group-1', at: '0303', ships: ['Lantern', 'Lantern', 'Roc'] }], { book: { groups: [fightOn('group-1')] } }),
        blue: empireWith([{ id: 'group-1', at: '0303', ships: ['Roc'] }], { book: { groups: [fightOn('group-1')] } }),
      },
    })
    const { state } = closed(planOf(even, { faces: { 'W7/0303': Array.from({ length: 900 }, () => 1) } }), 1)
    expect(state.battles).toMatchObject([{ holder: null, contested: true }])
  })
  test('CR-X.4, CR-O.60: partners do not fight each other, and the strongest holds the field for both', () => {
    const pact = (other: 'red' | 'gold') => ({ consents: { pacts: [{ with: other, until: null }] } })
    const allied: Partial<Position> = {
      battles: [battleAt('0303', ['red', 'blue', 'gold'])],
      seats: {
        red: empireWith([{ id: 'group-1', at: '0303', ships: ['Osprey'] }], { ...pact('gold'), book: { groups: [fightOn('group-1')] } }),
        blue: empireWith([{ id: 'group-1', at: '0303', ships: ['Lantern'] }], { book: { groups: [fightOn('group-1')] } }),
        gold: empireWith([{ id: 'group-1', at: '0303', ships: ['Roc'] }], { ...pact('red'), book: { groups: [fightOn('group-1')] } }),
      },
    }
    const { state } = closed(planOf(allied, { setup: campaignFor(3), faces: { 'W7/0303': [6, 6, 1, 1, 1, 1, 6, 6] } }), 1)
    expect(state.battles).toMatchObject([{ holder: 'gold', contested: false }])
    expect(holdingsOf(state, 'blue').ships).toEqual([])
  })
  test('CR-O.60: a ship adrift is lost on a field that a hostile empire holds, and kept on one that nobody holds', () => {
    const adrift = { design: 'Tern', condition: { ...newTern, crewOut: true } }
    const red = (ships: readonly string[]) => empireWith([{ id: 'group-1', at: '0303', ships: [...ships] }])
    const blue = empireWith([{ id: 'group-1', at: '0303', ships: [adrift] }])
    const held = closed(planOf(unequal({ seats: { red: red(['Roc']), blue } })), 1).state
    expect([holdingsOf(held, 'blue').ships, held.battles[0]?.holder]).toEqual([[], 'red'])
    const empty = closed(planOf(unequal({ seats: { red: blue, blue } })), 1).state
    expect(empty.battles).toMatchObject([{ holder: null, contested: false }])
    expect(holdingsOf(empty, 'blue').ships).toHaveLength(1)
  })
  test('CR-X.12: an empire that has left the campaign does not fight', () => {
    const three = campaignFor(3)
    const part = unequal({ battles: [battleAt('0303', ['red', 'blue', 'gold'])] })
    const plan = planOf(part, { setup: three, faces: DEADLY })
    const gone = system.surrender(warState(plan, 1), ['blue']).state
    const [call] = system.openCalls(gone)
    if (!call) throw new Error('no call is open')
    const { state } = system.resolve(gone, call, { [UMPIRE]: { order: 'close', batch: 1 } }, facesAt({}))
    expect(state.battles).toMatchObject([{ holder: 'red', contested: false }])
  })
  test('CR-X.10: counters are placed at the same moment of every week, whether or not anybody has fought', () => {
    const { events } = closed(planOf({ seats: { red: empireWith([{ id: 'group-1', at: '0303', ships: ['Tern'] }]) } }), 1)
    expect(events.map(({ type }) => type)).toEqual(['placed', 'paused'])
    expect(events[0]).toEqual({ type: 'placed', moment: 'battles', counters: {}, removed: [], formed: {}, changed: {}, dissolved: {} })
  })
})
