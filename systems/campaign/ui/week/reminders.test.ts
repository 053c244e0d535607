import { expect, test } from 'vitest'
import type { Position } from '../../src/position.ts'
import { designNamed } from '../../src/table-for-tests.ts'
import { newCondition } from '../../src/tactics-port.ts'
import type { Book } from '../../src/week/book.ts'
import { game } from '../../test/battle-game.ts'
import { openWeek } from './form-for-tests.ts'
import { remindersOf } from './reminders.ts'

type Red = NonNullable<NonNullable<Position['seats']>['red']>
const WITHDRAW = { larger: 'withdraw', equal: 'withdraw', smaller: 'withdraw', fallBack: null } as const
const stays = { group: 'group-1', ships: ['one'], move: null, stance: 'none', answers: WITHDRAW } as const
const home: Red['holdings'] = {
  capital: '0101',
  treasury: 5000,
  groups: [{ id: 'group-1', at: '0101', ships: [{ design: 'Tern', id: 'one' }] }],
}
/** The titles of the forms of one reminder. */
const titles = (key: string, red: Partial<Red>, book: Partial<Book> = {}, more: Partial<Position> = {}): readonly string[] =>
  remindersOf(openWeek(red, book, more)).flatMap((one) => (one.key === key ? one.forms.map(({ title }) => title) : []))
const [LINK, PAIR] = [
  ['0101', '0201'],
  ['0102', '0103'],
] as const

test('CR-X.8: groups without orders are named, and those with orders are not', () => {
  expect(titles('groups', { holdings: home })).toEqual(['Group 1'])
  expect(titles('groups', { holdings: home }, { groups: [stays] })).toEqual([])
})
test('CR-3.6a: groups that end the week away from a base are named with what is left, unless they are fed', () => {
  const away = { ...stays, move: { by: 'jump', to: '0202' } } as const
  expect(titles('endurance', { holdings: home }, { groups: [stays] })).toEqual([])
  expect(titles('endurance', { holdings: home }, { groups: [away] })[0]).toMatch(/^Group 1, \d left$/)
  const tired = { ...home, groups: [{ id: 'group-1', at: '0808', ships: [{ design: 'Tern', id: 'one', away: 99 }] }] }
  expect(titles('endurance', { holdings: tired })).toEqual(['Group 1, none left'])
  expect(titles('endurance', { holdings: tired }, { feeds: [{ ship: 'one', group: 'group-1', kind: 'fuel', tons: 1 }] })).toEqual([])
})
test('CR-10.1b: own worlds without a partner are named while a free partner is in reach', () => {
  expect(titles('trade', {})).toEqual(['Bara 0101', '0102', '0103'].map((title) => expect.stringContaining(title.slice(-4))))
  expect(titles('trade', {}, { links: [PAIR] })).toEqual([])
  expect(titles('trade', { attitudes: { '0808': 1 } }, { links: [PAIR] })).toEqual([expect.stringContaining('0101')])
  expect(titles('trade', { attitudes: { '0808': 6 } }, { links: [PAIR] })).toEqual([])
})
test('CR-10.1b: a link that was agreed and does not flow is cut off', () => {
  const consents = { links: [LINK] }
  expect(titles('links', { consents }, { links: [LINK] })).toEqual([expect.stringContaining('0101')])
  expect(titles('links', { consents }, { links: [LINK] }, { links: [{ worlds: LINK, flows: true }] })).toEqual([])
  expect(titles('links', {}, { links: [LINK] })).toEqual([])
})
test('CR-13.1a: money for a week of building is idle while nothing is built or bought', () => {
  const rich: Partial<Red> = { holdings: { capital: '0101', treasury: 20_000 } }
  expect(titles('money', rich)).toEqual(['buy ships', expect.stringMatching(/^lay a keel at .*0101$/)])
  expect(titles('money', rich, { keels: [{ design: designNamed('Tern'), at: '0101' }] })).toEqual([])
  expect(titles('money', { holdings: { capital: '0101', treasury: 9999 } })).toEqual([])
})
test('CR-X.7: what the treasury does not pay for is counted', () => {
  const poor: Partial<Red> = { holdings: { capital: '0101', treasury: 100 } }
  expect(titles('unpaid', poor, { leases: 2 })).toEqual(['2 ships without supply and 2 leases'])
  expect(titles('unpaid', { holdings: { capital: '0101', treasury: 100_000 } }, { leases: 2 })).toEqual([])
})
test('CR-15.1b, CR-11.1: new ships without a group, and damaged ships at a base, lead to their forms', () => {
  const condition = { ...(newCondition(game, designNamed('Osprey')) as object), systems: { 'beam-1': 'lost' } } // a condition is a plain object
  const red: Partial<Red> = { holdings: { capital: '0101', ships: [{ design: 'Osprey', id: 'broken', at: '0101', condition }] } }
  const found = remindersOf(openWeek(red)).flatMap(({ key, forms }) => forms.map(({ page, about }) => [key, page, about]))
  expect(found).toContainEqual(['ships', 'join', null])
  expect(found).toContainEqual(['repairs', 'ship', 'broken'])
  const repair = { ship: 'broken', work: { do: 'part', id: 'beam-1' }, fast: false } as const
  expect(titles('repairs', red, { repairs: [repair] })).toEqual([])
})
test('CR-15.4: parts that are refused lead to the forms of their groups, worlds and ships, each once', () => {
  const far = { ...stays, move: { by: 'jump', to: '0808' }, answers: { ...WITHDRAW, fallBack: '9999' } } as const
  expect(titles('refused', { holdings: home }, { groups: [far] })).toEqual(['Group 1'])
  expect(titles('refused', { holdings: home }, { links: [['0101', '0808'], LINK] })).toEqual([expect.stringContaining('0101')])
  expect(titles('refused', { holdings: home }, { keels: [{ design: {}, at: '0102' }], leases: 99 })).toEqual([
    expect.stringContaining('0102'),
  ])
  expect(titles('refused', { holdings: home }, { market: [{ design: designNamed('Roc'), count: 9 }] })).toEqual(['Money'])
  expect(titles('refused', { holdings: home }, { loads: [{ ship: 'one', kind: 'fuel', tons: 5 }] })).toEqual(['Tern 1'])
})
