import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { campaignFor, closed, empireWith, staying } from '../battles/war-for-tests.ts'
import { umpireOf } from '../lookup.ts'
import type { Position } from '../position.ts'
import { worldsWith } from '../table-for-tests.ts'

const keeps = (group: string) => staying(group, { stance: 'peacekeep' })
const keeper = (ships: readonly string[], at: string | null = '0303') =>
  empireWith([{ id: 'group-1', at, ships: [...ships] }], { book: { groups: [keeps('group-1')] }, attitudes: { '0303': 6 } })
/** A world of income 4 that is at war with itself: the ship Landfall carries troops and costs 442 points. */
const war = (weeks: number, more: Partial<Position> = {}): Partial<Position> => ({
  worlds: worldsWith({ '0303': 4, '0101': 5 }),
  umpire: { attitudes: { '0303': 6 }, nearest: { '0303': 'blue' }, watches: weeks > 0 ? { '0303': { seat: 'red', weeks } } : {} },
  seats: { red: keeper(['Landfall']) },
  ...more,
})
const kept = (part: Partial<Position>, faces: readonly number[] = [], setup = campaignFor(2)) =>
  closed({ steps: [{ step: 'trade' }], part, setup, faces: { 'W11/0303': faces } })
const watches = (part: Partial<Position>) => umpireOf(kept(part).state).watches

describe('peacekeeping', () => {
  test('CR-1.6g, CR-X.2: peace is made when the links are set, and before incomes are paid', () => {
    const { events } = kept(war(3, { seats: { red: { ...keeper(['Landfall']), worlds: ['0101'] } } }), [6])
    const order = events.map(({ type }) => type).filter((type) => ['linksSet', 'settled', 'accounted'].includes(type))
    expect(order.slice(0, 3)).toEqual(['linksSet', 'settled', 'accounted'])
  })
  test('CR-1.6g: weeks on end are counted', () => {
    expect([watches(war(0)), watches(war(1)), watches(war(2))]).toEqual([1, 2, 3].map((weeks) => ({ '0303': { seat: 'red', weeks } })))
  })
  test('CR-1.6g: before the fourth week no die is rolled, and nothing is settled', () => {
    expect([0, 1, 2, 3].map((weeks) => kept(war(weeks), [3]).all('settled').length)).toEqual([0, 0, 0, 1])
  })
  test('CR-1.6g: ships with troops cost at least 20 points for each point of income', () => {
    const rich = war(1, { worlds: { '0303': { rolled: 10, extra: 5, linked: 7 } } })
    expect(watches(rich)).toEqual({ '0303': { seat: 'red', weeks: 2 } }) // 440 points
    expect(watches(war(1, { worlds: { '0303': { rolled: 10, extra: 5, linked: 8 } } }))).toEqual({})
    expect(watches(war(1, { seats: { red: keeper(['Roc']) } }))).toEqual({})
  })
  test('CR-1.6g: a week without it clears the count', () => {
    expect(watches(war(3, { seats: {} }))).toEqual({})
    expect(watches(war(3, { seats: { red: keeper(['Landfall'], null) } }))).toEqual({})
    expect(
      watches(
        war(3, {
          seats: { red: empireWith([{ id: 'group-1', at: '0303', ships: ['Landfall'] }], { book: { groups: [staying('group-1')] } }) },
        }),
      ),
    ).toEqual({})
  })
  test('CR-1.6g: worlds of other attitudes and owned worlds need no peace', () => {
    expect(watches(war(0, { umpire: { attitudes: { '0303': 5 } } }))).toEqual({})
    expect(watches(war(1, { seats: { red: keeper(['Landfall']), blue: { worlds: ['0303'] } } }))).toEqual({})
  })
  test('CR-1.6g: who has kept the peace goes on, and else the strongest begins', () => {
    const both = { red: keeper(['Landfall']), blue: keeper(['Landfall', 'Landfall']) }
    expect(watches(war(1, { seats: both }))).toEqual({ '0303': { seat: 'red', weeks: 2 } })
    expect(watches(war(0, { seats: both }))).toEqual({ '0303': { seat: 'blue', weeks: 1 } })
    const equal = war(0, { seats: { red: keeper(['Landfall']), blue: keeper(['Landfall']) } })
    expect([1, 2].map((face) => umpireOf(kept(equal, [face]).state).watches['0303']?.seat)).toEqual(['red', 'blue'])
  })
  test.each([
    [1, 6],
    [2, 6],
    [3, 5],
    [4, 4],
    [5, 1],
    [6, 2],
  ])('CR-1.6g: after the fourth week a %i leads to attitude %i, and the weeks start again', (face, attitude) => {
    const { state, all } = kept(war(3), [face])
    const { attitudes, nearest, watches: left } = umpireOf(state)
    expect([attitudes['0303'], left]).toEqual([attitude, {}])
    expect(nearest['0303']).toBe(attitude === 2 ? 'red' : 'blue')
    expect(state.secret.red?.attitudes['0303']).toBe(attitude)
    const [settled] = all('settled')
    expect(settled && [system.observe(settled, 'red'), system.observe(settled, 'blue')]).toEqual([settled, undefined])
  })
  test('CR-1.6a: with open scouting all learn the new attitude', () => {
    expect(kept(war(3), [5]).state.secret.blue?.attitudes).toEqual({})
    expect(kept(war(3), [5], campaignFor(2, { scouting: 'public' })).state.secret.blue?.attitudes).toEqual({ '0303': 1 })
  })
  test('CR-O.1: nobody else learns of the count', () => {
    const [watched] = kept(war(1)).all('watched')
    expect(watched && [system.observe(watched, 'red'), system.observe(watched, 'public')]).toEqual([undefined, undefined])
  })
})
