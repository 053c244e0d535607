import type { LogEntry } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { system, words } from '../../test/battle-game.ts'
import type { Position } from '../position.ts'
import { setupFor, stateFor, worldsWith } from '../table-for-tests.ts'
import type { WeekSeen } from '../week/events.ts'
import { EMPTY_BOOK } from '../week/standing-book.ts'
import { worldTitle } from './world-names.ts'

const POSITION: Position = {
  at: [{ step: 'orders' }],
  stage: 'weeks',
  week: 3,
  worlds: worldsWith({ '0505': 6, '1111': 7 }),
  seats: {
    red: {
      worlds: ['0505'],
      holdings: { treasury: 1250, capital: '0505', groups: [{ id: 'group-1', at: '0505', ships: [{ design: 'Tern' }] }] },
    },
    blue: { worlds: ['1111'] },
  },
}
const view = system.view(stateFor(POSITION, setupFor(2)), 'red')
const textOf = (entry: LogEntry | undefined): string =>
  (entry?.parts ?? []).map((part) => (typeof part === 'string' ? part : part.kind === 'die' ? String(part.face) : part.text)).join('')
const lineOf = (seen: WeekSeen): string => textOf(words.logEntry(seen, view))

test('CR-X.1: a line of the log has the sums of gains and payments, its lines and their clauses', () => {
  const entry = words.logEntry(
    {
      type: 'accounted',
      seat: 'red',
      lines: [
        { what: 'Income of 0505', amount: 1250, rule: 'CR-2.3b' },
        { what: 'Upkeep of Tern 1', amount: -300, rule: 'CR-3.6b' },
        { what: 'Keel of Roc is not paid', amount: 0, rule: 'CR-X.7' },
      ],
    },
    view,
  )
  expect(textOf(entry)).toBe(
    'Red gains 12.50 credits and pays 3 credits: Income of 0505 +12.50, Upkeep of Tern 1 −3, Keel of Roc is not paid',
  )
  expect(entry?.rules).toEqual(['CR-X.1', 'CR-2.3b', 'CR-3.6b', 'CR-X.7'])
})
test('CR-8.4a: others read the result of an attack, and those who attacked the numbers too', () => {
  const attack = { type: 'neutralAttacked', at: '1111', seats: ['red'], result: 'repelled' } as const
  expect(lineOf({ ...attack, force: null, defence: null, face: null, modifier: null, aftermath: null })).toBe(
    `Red attacks the neutral world ${worldTitle('1111')}: it drives them off`,
  )
  expect(lineOf({ ...attack, force: 500, defence: 900, face: 2, modifier: -1, aftermath: null })).toBe(
    `Red attacks the neutral world ${worldTitle('1111')}, with 500 points against 900: it drives them off (die 2 − 1)`,
  )
})
test('CR-17.2a: sizes and glaring differences of ships are told in words', () => {
  expect(lineOf({ type: 'sized', seat: 'red', at: '0505', remarks: [{ seat: 'blue', size: 'larger', ships: 'smaller' }] })).toBe(
    `At ${worldTitle('0505')} the fleet of Blue is larger than yours, and its ships are much smaller`,
  )
})
test('CR-5.1b: the own groups that have moved are named with their hexes', () => {
  const placed = { type: 'placed', moment: 'moves', counters: {}, removed: [], formed: {}, dissolved: {} } as const
  expect(lineOf({ ...placed, changed: { red: [{ id: 'group-1', at: '0506', came: { by: 'jump', sides: [0] } }] } })).toBe(
    'All groups have moved: Group 1 by jump to 0506',
  )
  expect(lineOf({ ...placed, changed: {} })).toBe('All groups have moved')
})
test('the phases of a week and the goal are in plain words', () => {
  expect(words.phase(view)).toEqual({ turn: 3, step: 'orders', title: 'week 3, orders' })
  expect(words.phases(view).map(({ name }) => name)).toEqual([
    'orders',
    'moves',
    'meetings',
    'battles',
    'worlds',
    'trade',
    'supply',
    'yards',
  ])
  const campaign = { ...view, setup: { ...view.setup, scenario: 'campaign-2' } }
  expect(words.goal(campaign)).toMatchObject({
    sides: ['Red: income 6 from 1 world', 'Blue: income 7 from 1 world'],
    left: '24 weeks left, the last is week 26',
  })
})
test('the text view has own groups and ships, the counters of all, and nothing of others', () => {
  const titles = (of: typeof view) => words.table(of).map(({ title }) => title)
  expect(titles(view)).toEqual(['Your groups', 'Statement of week 2', 'Your ships', 'Counters', 'Empires', 'Worlds'])
  expect(titles(system.view(stateFor(POSITION, setupFor(2)), 'public'))).toEqual(['Counters', 'Empires', 'Worlds'])
})
test('CR-15.4: an empire is told how much its book orders, not the book itself, which it has', () => {
  const booked = { type: 'booked', seat: 'red', book: { ...EMPTY_BOOK, links: [['0505', '1111']], helps: [] } } as const
  const seen = system.observe(booked, 'red')
  expect(seen).toMatchObject({ book: null })
  expect(textOf(words.logEntry(seen ?? booked, view))).toBe('Red orders: 1 trade link')
  expect(system.observe(booked, 'blue')).toBeUndefined()
  expect(textOf(words.logEntry(booked, view))).toBe('Red orders: 1 trade link')
})
test('CR-3.6e: an empire is told which of its ships have changed, and their condition', () => {
  const [ship] = view.secret.red?.holdings?.ships ?? []
  if (!ship) throw new Error('red has no ship')
  const changed = { type: 'shipsChanged', seat: 'red', ships: [{ id: ship.id, condition: ship.condition }] } as const
  expect(lineOf({ ...changed, why: 'CR-3.6e' })).toBe('Red has ships whose drives have failed, too long away from a base: Tern 1 (as new)')
  expect(words.logEntry({ ...changed, why: 'CR-14.2' }, view)).toMatchObject({ rules: ['CR-14.2'], weight: 'detail' })
  expect(words.logEntry({ ...changed, ships: [{ id: ship.id, weeks: 2 }], why: 'CR-3.6a' }, view)).toBeUndefined()
})
test('CR-14.2: who fought reads the names of the ships that each side has lost, and others only who holds the field', () => {
  const battle = { at: '0505', batch: 1, seats: ['red', 'blue'], holder: 'red', contested: false } as const
  const ship = { shipClass: 'CL', rowsWhole: 0 }
  const ships = { red: [{ ...ship, name: 'Tern 1', fate: 'destroyed' }], blue: [{ ...ship, name: 'Roc 2', fate: 'jumped' }] } as const
  const holds = `Red holds ${worldTitle('0505')}`
  expect(lineOf({ type: 'fought', battle, rounds: 2, ships })).toBe(
    `After 2 rounds ${holds}. Red loses Tern 1 and Blue has sent into FTL Roc 2`,
  )
  expect(lineOf({ type: 'fought', battle, rounds: 1, ships: {} })).toBe(`After 1 round ${holds}. Nobody loses a ship`)
  expect(lineOf({ type: 'fought', battle, rounds: null, ships: null })).toBe(holds)
})
test('CR-3.8c, CR-13.1b: ships that are gone or new are told by name', () => {
  expect(lineOf({ type: 'shipsLost', seat: 'red', why: 'CR-3.8c', ships: ['fleet-9'], names: ['Drover 9'] })).toBe(
    'Red gives back its leased ships: Drover 9',
  )
  const [made] = view.secret.red?.holdings?.ships ?? []
  if (!made) throw new Error('red has no ship')
  expect(lineOf({ type: 'shipsJoined', seat: 'red', types: [], ships: [made] })).toBe('Red has 1 new ship: Tern 1')
})
test('CR-17.4b: an empire is told which of its groups are in FTL, and where they come out', () => {
  const placed = { type: 'placed', moment: 'worlds', counters: {}, removed: [], formed: {}, dissolved: {} } as const
  expect(lineOf({ ...placed, changed: { red: [{ id: 'group-2', at: null, to: '0506' }] } })).toBe('In FTL until next week: Group 2 to 0506')
  expect(words.logEntry({ ...placed, changed: {} }, view)).toBeUndefined()
})
test('CR-13.2: an empire is told of its keels without their designs, which it has, and others are told nothing', () => {
  const [type] = view.secret.red?.holdings?.types ?? []
  if (!type) throw new Error('red has no type')
  const set = { type: 'keelsSet', seat: 'red', types: [type], keels: [] } as const
  expect(system.observe(set, 'red')).toEqual({ ...set, types: [] })
  expect(system.observe(set, 'blue')).toBeUndefined()
})
