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
