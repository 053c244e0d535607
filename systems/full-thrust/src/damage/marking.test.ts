import { describe, expect, test } from 'vitest'
import { shipOf } from '../table.ts'
import { type BattleForTests, battle, inContext } from '../table-for-tests.ts'
import type { DamageCause } from './events.ts'
import type { Hits } from './hits.ts'
import { loseSystem, mark } from './marking.ts'

const STRIKE: DamageCause = { kind: 'strike', by: null }
const hits = (normal: number, penetrating = 0): Hits => ({ normal, penetrating, semiPiercing: [] })
const tern = (more: Partial<BattleForTests> = {}) => battle({ red: [{ design: 'Tern' }], blue: [{ design: 'Tern', at: [0, 20] }], ...more })
const marked = (state: ReturnType<typeof tern>, points: number, dice: readonly number[], cause = STRIKE) =>
  inContext(state, dice, (ctx) => mark(ctx, 'red-1', hits(points), cause))
const types = ({ events }: ReturnType<typeof marked>) => events.map(({ type }) => type)

describe('marking', () => {
  test('FT-DMG-01: the last hull box destroys the ship without a check', () => {
    const played = marked(tern(), 6, [])
    expect(types(played)).toEqual(['damaged', 'shipDestroyed'])
    expect(shipOf(played.state, 'red-1')).toMatchObject({ status: 'destroyed', condition: { hull: 6 } })
    expect(inContext(played.state, [], (ctx) => mark(ctx, 'red-1', hits(3), STRIKE)).events).toEqual([])
  })
  test('FT-DMG-01, FT-FTR-19: a carrier is destroyed with the groups in its bays, not with those in flight', () => {
    const state = battle({
      red: [{ design: 'Aerie' }],
      blue: [{ design: 'Tern', at: [0, 20] }],
      change: ({ groups }) => ({
        groups: Object.fromEntries(
          Object.entries(groups).map(([id, group]) => [id, id === 'g2' ? { ...group, where: 'space' as const } : group]),
        ),
      }),
    })
    const played = inContext(state, [], (ctx) => mark(ctx, 'red-1', hits(0, 42), STRIKE))
    expect(played.events.at(-1)).toMatchObject({ type: 'shipDestroyed', groups: ['g1', 'g3', 'g4'] })
    expect(Object.values(played.state.groups).map(({ where }) => where)).toEqual(['gone', 'space', 'gone', 'gone'])
  })
  test('FT-FTR-19, FT-DMG-10: a lost bay loses the group in it', () => {
    const state = battle({ red: [{ design: 'Aerie' }], blue: [{ design: 'Tern', at: [0, 20] }] })
    const { state: after } = inContext(state, [], (ctx) => loseSystem(ctx, 'red-1', 'bay-3', 'lost'))
    expect(after.groups.g3).toMatchObject({ where: 'gone', fighters: 0 })
    expect(shipOf(after, 'red-1').condition).toMatchObject({ systems: { 'bay-3': 'lost' }, fighters: { 'bay-3': 6, 'bay-1': 6 } })
  })
  test('FT-FTL-04: the checks of a ship that has left are made off the table, without colours and course', () => {
    const state = tern({ red: [{ design: 'Tern', ship: { status: 'jumped' } }], settings: { strikeColours: true, knockedOffCourse: true } })
    expect(types(marked(state, 2, [1, 1, 1, 1, 1, 1]))).toEqual(['damaged', 'systemsChecked'])
  })
  test('FT-DMG-06: only fire puts its checks off', () => {
    const late = tern({ settings: { thresholdTiming: 'endOfTurn' } })
    expect(types(marked(late, 2, [], { kind: 'fire', by: 'blue-1' }))).toEqual(['damaged', 'checkPutOff'])
    expect(types(marked(late, 2, [1, 1, 1, 1, 1, 1]))).toEqual(['damaged', 'systemsChecked'])
  })
})

describe('core systems', () => {
  const worn = (turn = 4) => tern({ red: [{ design: 'Tern', condition: { hull: 2 } }], change: () => ({ turn }) })
  const SIX_HOLD = [1, 1, 1, 1, 1, 1]
  test('FT-COR-02: a lost bridge throws a die at once: so many turns out of control, this one included', () => {
    const played = marked(worn(), 2, [...SIX_HOLD, 6, 3, 1, 1])
    expect(played.events.at(-1)).toMatchObject({ outOfControl: 6, suffocates: null, lost: [{ system: 'bridge', as: 'lost' }] })
    expect(shipOf(played.state, 'red-1').outOfControl).toBe(6)
  })
  test('FT-COR-02: on a 6 it is lost for the whole battle', () => {
    const { state } = marked(worn(), 2, [...SIX_HOLD, 6, 6, 1, 1])
    expect(shipOf(state, 'red-1')).toMatchObject({ outOfControl: 999, condition: { systems: { bridge: 'destroyed' } } })
  })
  test('FT-COR-03: lost life support fails at the end of the turn that many turns on', () => {
    const { state } = marked(worn(), 2, [...SIX_HOLD, 1, 6, 2, 1])
    expect(shipOf(state, 'red-1').suffocates).toBe(6)
  })
  test('FT-COR-01: without core systems no die is thrown for them', () => {
    const state = tern({ red: [{ design: 'Tern', condition: { hull: 2 } }], settings: { coreSystems: false } })
    expect(marked(state, 2, SIX_HOLD).left).toEqual([])
  })
})

describe('options', () => {
  const HOLD = [1, 1, 1, 1, 1, 1]
  test('FT-OPT-02: with each check one more die at the same number, and the ship strikes if it fails', () => {
    const state = tern({ settings: { strikeColours: true } })
    expect(marked(state, 2, [...HOLD, 5]).events.at(-1)).toMatchObject({ type: 'coloursTested', struck: false })
    const struck = marked(state, 2, [...HOLD, 6])
    expect(shipOf(struck.state, 'red-1').struck).toBe(true)
    const again = inContext(struck.state, [...HOLD, 1, 1, 1], (ctx) => mark(ctx, 'red-1', hits(2), STRIKE))
    expect(again.events.map(({ type }) => type)).toEqual(['damaged', 'systemsChecked'])
  })
  test('FT-OPT-06: one more die; a ship that fails turns a point to starboard on 1 to 3, to port on 4 to 6', () => {
    const state = tern({ settings: { knockedOffCourse: true } })
    const course = (...dice: readonly number[]) => shipOf(marked(state, 2, [...HOLD, ...dice]).state, 'red-1').course
    expect([course(5), course(6, 3), course(6, 4)]).toEqual([12, 1, 11])
  })
  test('FT-OPT-02, FT-OPT-06: colours are tested before the course', () => {
    const state = tern({ settings: { strikeColours: true, knockedOffCourse: true } })
    expect(types(marked(state, 2, [...HOLD, 6, 1]))).toEqual(['damaged', 'systemsChecked', 'coloursTested', 'courseTested'])
  })
})
