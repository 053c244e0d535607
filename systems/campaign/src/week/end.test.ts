import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { fighterNamed } from '../battles/fleet-for-tests.ts'
import { campaignFor, closed, empireWith } from '../battles/war-for-tests.ts'
import type { Position } from '../position.ts'
import { facesAt, worldsWith } from '../table-for-tests.ts'

const three = campaignFor(3)
const worlds = worldsWith({ '0101': 5, '0303': 6, '0505': 4, '0707': 5 })
const ending = (seats: NonNullable<Position['seats']>, more: Partial<Position> = {}, setup = three) =>
  closed({ steps: [{ step: 'weekEnd' }], part: { worlds, seats, ...more }, setup })
/** The condition of a scout that its crew has left. */
const unarmed = { ...Object(fighterNamed('Lantern', 'ship').condition), crewOut: true }
const rich = { worlds: ['0101'] }

describe('the end of a week', () => {
  test('CR-X.12: an empire without world and armed ship is out, and all learn it', () => {
    const { state, events } = ending({
      red: rich,
      blue: empireWith([{ id: 'group-1', at: '0303', ships: ['Drover'] }], { attitudes: { '0505': 3 } }),
      gold: { worlds: ['0505'] },
    })
    expect([state.empires.red?.isOut, state.empires.blue?.isOut, state.empires.gold?.isOut]).toEqual([false, true, false])
    expect([state.counters, state.secret.blue?.holdings, state.secret.blue?.attitudes]).toEqual([[], null, { '0505': 3 }])
    expect(state.week).toBe(4)
    expect(system.openCalls(state)).toMatchObject([{ kind: 'orders', seats: ['red', 'gold'] }])
    const left = events.find(({ type }) => type === 'leftCampaign')
    expect(left && system.observe(left, 'public')).toBe(left)
  })
  test('CR-X.12: an armed ship in FTL, or one at a world that was lost, keeps its empire in the campaign', () => {
    const inFtl = empireWith([{ id: 'group-1', at: null, ships: ['Lantern'] }])
    const alone = { holdings: { ships: [{ design: 'Lantern', at: '0303' }] } }
    const { state } = ending({ red: rich, blue: inFtl, gold: alone })
    expect(Object.values(state.empires).map((empire) => empire?.isOut)).toEqual([false, false, false])
    const broken = empireWith([{ id: 'group-1', at: '0303', ships: [{ design: 'Lantern', condition: unarmed }] }])
    expect(ending({ red: rich, blue: broken, gold: { worlds: ['0505'] } }).state.empires.blue?.isOut).toBe(true)
  })
  test('CR-X.12: what an empire had agreed on ends', () => {
    const pacts = [
      { with: 'blue' as const, until: null },
      { with: 'gold' as const, until: null },
    ]
    const consents = { pacts, bases: [{ at: '0101', user: 'blue' as const }] }
    const { state, all } = ending({ red: { ...rich, consents }, blue: {}, gold: { worlds: ['0505'] } })
    expect(state.secret.red?.consents).toMatchObject({ pacts: [{ with: 'gold' }], bases: [] })
    expect(all('agreed').map(({ seat }) => seat)).toEqual(['red'])
  })
  test('CR-X.12: the links of an empire that leaves end with it, and its lanes are open', () => {
    const flowing = (a: string, b: string) => ({ worlds: [a, b] as [string, string], flows: true })
    const start = system.begin(
      {
        setup: three,
        position: {
          at: [{ step: 'orders' }],
          stage: 'weeks',
          week: 3,
          worlds,
          links: [flowing('0101', '0303'), flowing('0101', '0505')],
          off: ['0303', '0505'],
          seats: { red: { ...rich, holdings: {} }, blue: { worlds: ['0303'], holdings: {} }, gold: { worlds: ['0505'], holdings: {} } },
        },
      },
      facesAt({}),
    ).state
    const { links, off } = system.surrender(start, ['blue']).state
    expect([links, off]).toEqual([[flowing('0101', '0505')], ['0505']])
  })
  test('CR-15.2b: a group that has lost its last ship is gone at the end of the week, with its counter', () => {
    const red = {
      ...empireWith([
        { id: 'group-1', at: '0303', ships: [] },
        { id: 'group-2', at: '0303', ships: ['Lantern'] },
      ]),
      ...rich,
    }
    const { state } = ending({ red, blue: { worlds: ['0505'] }, gold: { worlds: ['0707'] } })
    expect([state.secret.red?.holdings?.groups.map(({ id }) => id), state.counters.map(({ label }) => label)]).toEqual([
      ['group-2'],
      ['red-2'],
    ])
  })
  test('CR-X.12: bases that empires which stay have opened to each other stay open', () => {
    const bases = [
      { at: '0101', user: 'gold' as const },
      { at: '0505', user: 'red' as const },
      { at: '0303', user: 'red' as const },
    ]
    const { state, all } = ending({ red: { ...rich, consents: { bases } }, blue: {}, gold: { worlds: ['0505'] } })
    expect(state.secret.red?.consents.bases).toEqual(bases)
    expect(all('agreed')).toEqual([])
  })
  test('CR-X.12: a week in which all stay tells of no empire that leaves', () =>
    expect(ending({ red: rich, blue: { worlds: ['0303'] }, gold: { worlds: ['0505'] } }).events.map(({ type }) => type)).not.toContain(
      'leftCampaign',
    ))
  test('CR-X.12: the last empire wins, and if all are out at once nobody does', () => {
    expect(ending({ red: rich }).state.outcome).toEqual({ winners: ['red'], why: 'CR-X.12', scores: null })
    expect(ending({}).state.outcome).toEqual({ winners: [], why: 'CR-X.12', scores: null })
  })
  test('CR-O.9: after the last week the highest sum of fixed incomes wins', () => {
    const short = campaignFor(2, { weeks: 'four' })
    const seats = { red: rich, blue: { worlds: ['0505', '0707'] } }
    expect(ending(seats, { week: 3 }, short).state).toMatchObject({ outcome: null, week: 4 })
    const { outcome } = ending(seats, { week: 4, worlds: { ...worlds, '0101': { rolled: 5, luxury: 9 } } }, short).state
    expect(outcome).toMatchObject({ winners: ['blue'], why: 'CR-O.9', scores: { red: { total: 5 }, blue: { total: 9 } } })
    const even = ending({ red: rich, blue: { worlds: ['0707'] } }, { week: 4 }, short).state.outcome
    expect(even).toMatchObject({ winners: [], why: 'CR-O.9' })
  })
  test('CR-O.9: the campaign ends earlier if all who play have ordered it', () => {
    const wants = (at: string, end: boolean) => ({ worlds: [at], book: { end } })
    expect(ending({ red: wants('0101', true), blue: wants('0303', true), gold: wants('0505', true) }).state.outcome).toMatchObject({
      winners: ['blue'],
    })
    expect(ending({ red: wants('0101', true), blue: wants('0303', true), gold: wants('0505', false) }).state.outcome).toBeNull()
    // Gold is out at the end of this week and has no voice.
    expect(ending({ red: wants('0101', true), blue: wants('0303', true), gold: {} }).state.outcome).toMatchObject({ winners: ['blue'] })
  })
})
