// CR-1.1b: empires that are out begin again at the rim.
import { UMPIRE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { RIM_HEXES } from '../land/geometry.ts'
import { holdingsOf } from '../lookup.ts'
import { after, refusals, worldsWith } from '../table-for-tests.ts'
import type { Book } from '../week/book.ts'
import { bookRefusals, bookWith, campaignFor, statementOf } from '../week-for-tests.ts'
import { agreed, begun, bought, calls, enter, entered, NORTH, purchase, RIM_WORLDS, weekEnd } from './rim-for-tests.ts'

describe('consent', () => {
  test('CR-1.1b: an empire that is out is let in if all who play name it and the same rim', () => {
    const { state, events } = begun(weekEnd({ newcomer: NORTH }, { newcomer: NORTH }))
    expect(events.map(({ type }) => type).slice(-3)).toEqual(['newcomerAdmitted', 'marginShown', 'paused'])
    expect(calls(state)).toEqual([['enter', 'gold']])
    expect(state.week).toBe(4)
  })
  test('CR-1.1b: nobody is let in if one does not name it, names another rim, or gives no orders', () => {
    for (const other of [{}, { newcomer: { seat: 'gold', rim: 'south' } as const }])
      expect(calls(begun(weekEnd({ newcomer: NORTH }, other)).state)).toEqual([['orders', 'red', 'blue']])
    const silent = weekEnd({ newcomer: NORTH }, {})
    const blue = { worlds: ['0909'], holdings: {} }
    expect(calls(begun({ ...silent, seats: { ...silent.seats, blue } }).state)).toEqual([['orders', 'red', 'blue']])
  })
  test('CR-X.11: a wish on which not all agree is told to nobody but its author', () => {
    const [with_, without] = [begun(weekEnd({ newcomer: NORTH }, {})).state, begun(weekEnd({}, {})).state]
    expect(statementOf(with_)).toEqual([['Not all let gold in at the north rim', 0, 'CR-1.1b']])
    expect(statementOf(agreed())).toEqual([])
    for (const viewer of ['blue', 'gold', 'public'] as const) expect(system.view(with_, viewer)).toEqual(system.view(without, viewer))
  })
  test('CR-1.1b: orders name an empire that is out, has not conceded, and can still begin', () => {
    const book = (seat: 'red' | 'gold' | 'teal') => ({ newcomer: { seat, rim: 'north' } as const })
    const refused = (newcomer: Partial<Book>, position = weekEnd({}, {})) => bookRefusals(position, newcomer, campaignFor(3))
    expect(refused(book('gold'))).toEqual([])
    expect(refused(book('red'))).toEqual([['CR-1.1b', 'red', 'red plays, so it is no newcomer']])
    expect(refused(book('teal'))).toEqual([['CR-1.1b', 'teal', 'teal is no empire of this campaign']])
    expect(bookRefusals({ ...weekEnd({}, {}), week: 4 }, book('gold'), campaignFor(3, { weeks: 'four' }))).toEqual([
      ['CR-1.1b', 'gold', 'this is the last week, so nobody can begin after it'],
    ])
    const playingAll = weekEnd({}, {}, { at: [{ step: 'orders' }] })
    const three = begun({ ...playingAll, seats: { ...playingAll.seats, gold: { holdings: {} } } }).state
    const conceded = system.surrender(three, ['gold']).state
    expect(refusals(conceded, 'red', { order: 'orders', ...bookWith(book('gold')) })).toEqual([
      ['CR-1.1b', 'gold has conceded and stays out'],
    ])
  })
  test('CR-1.1b: after the last week nobody begins', () => {
    const position = { ...weekEnd({ newcomer: NORTH }, { newcomer: NORTH }), week: 4 }
    expect(begun(position, campaignFor(3, { weeks: 'four' })).state.outcome).toMatchObject({ winners: ['red'], why: 'CR-O.9' })
  })
})

describe('the rim', () => {
  test('CR-1.1b: the margin beside one side becomes public, and no corner', () => {
    expect(Object.values(RIM_HEXES).map((hexes) => hexes.length)).toEqual([52, 52, 52, 52])
    const state = agreed()
    expect(state.shown.toSorted()).toEqual([...RIM_HEXES.north].toSorted())
    expect(Object.keys(state.secret[UMPIRE]?.margin ?? {})).toEqual(['0000', '0114'])
    expect(Object.keys(system.view(state, 'public').land.worlds)).toEqual(expect.arrayContaining([...RIM_WORLDS]))
  })
  test('CR-1.1b: a newcomer claims up to six free worlds of its rim, each once', () => {
    const state = agreed()
    expect(refusals(state, 'gold', enter(...RIM_WORLDS.slice(0, 6)))).toEqual([])
    expect(refusals(state, 'gold', enter())).toEqual([])
    expect(refusals(state, 'gold', enter('0101', '0100', '0100', '0114'))).toEqual([
      ['CR-1.1b', '0101 has no free world of this rim'],
      ['CR-1.1b', '0100 is claimed twice'],
      ['CR-1.1b', '0114 has no free world of this rim'],
    ])
    expect(system.schema.order.safeParse(enter(...RIM_WORLDS)).success).toBe(false)
  })
  test('CR-1.1b: one that does not answer stays out', () => {
    const state = agreed()
    const [call] = system.openCalls(state)
    if (!call) throw new Error('no call is open')
    const done = after(state, { gold: system.defaultOrder(system.view(state, 'gold'), call) })
    expect(calls(done.state)).toEqual([['orders', 'red', 'blue']])
    expect(done.state.empires.gold).toMatchObject({ isOut: true, worlds: [] })
  })
  test('CR-1.1b: a newcomer owns its worlds and buys ships, and nobody else does', () => {
    const state = entered()
    expect(state.empires.gold).toMatchObject({ worlds: ['0300', '0100'], isOut: false, since: 4 })
    expect(state.land.worlds['0300']?.owner).toBe('gold')
    expect(calls(state)).toEqual([['purchase', 'gold']])
  })
  test('CR-1.1b, CR-4.2: its capital is that of its worlds, and its ships are one group at the first of them', () => {
    const state = bought()
    expect(holdingsOf(state, 'gold')).toMatchObject({ treasury: 50 * 24 * 100 - 13_400, capital: '0300' })
    expect(state.counters.filter(({ owner }) => owner === 'gold')).toEqual([{ label: 'gold-1', owner: 'gold', at: '0300' }])
    expect(state.counters.filter(({ owner }) => owner === 'red')).toHaveLength(1)
    expect([calls(state), state.week]).toEqual([[['orders', 'red', 'blue', 'gold']], 4])
  })
  test('CR-1.1b, CR-X.14: in a levelled start only those who begin together are compared', () => {
    const state = entered(agreed(campaignFor(3, { start: 'levelled' })))
    const done = after(state, { gold: purchase(state) }).state
    expect(holdingsOf(done, 'gold').treasury).toBe(50 * 24 * 100)
  })
  test('CR-1.1b, CR-O.9: a newcomer counts at the end, and may win', () => {
    const state = bought()
    const over = begun({
      ...weekEnd({}, {}),
      week: 26,
      worlds: worldsWith({ '0101': 7, '0909': 5, '0300': 9 }),
      seats: {
        red: { worlds: ['0101'], holdings: {} },
        blue: { worlds: ['0909'], holdings: {} },
        gold: { worlds: ['0300'], since: 4, holdings: {} },
      },
    }).state
    expect(over.outcome?.winners).toEqual(['gold'])
    expect(state.empires.gold?.isOut).toBe(false)
  })
})
