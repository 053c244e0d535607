import { expect, test } from 'vitest'
import { helpsBetween, isHelp, linksWith, othersOf, shareOf, sharesWith, withTerms } from './agreements.ts'
import { faultsOfBook, openWeek } from './form-for-tests.ts'

const LINK = ['0101', '0201'] as const
const open = openWeek({}, { links: [LINK, ['0102', '0103']] })
const { view, draft } = open

test('CR-10.1d: a payment has any percentage or any sum, one for each payee, and the rules allow it', () => {
  const third = withTerms(draft.book, LINK, 'blue', { by: 'percent', part: 33 })
  const both = withTerms(third, LINK, 'red', { by: 'sum', amount: 1225 })
  expect(shareOf(both, LINK, 'blue')?.terms).toEqual({ by: 'percent', part: 33 })
  expect(shareOf(both, ['0201', '0101'], 'red')?.terms).toEqual({ by: 'sum', amount: 1225 })
  const changed = withTerms(both, LINK, 'blue', { by: 'percent', part: 7 })
  expect([changed.shares.length, shareOf(changed, LINK, 'blue')?.terms]).toEqual([2, { by: 'percent', part: 7 }])
  expect(faultsOfBook(open, changed)).toEqual([])
  expect(withTerms(withTerms(both, LINK, 'blue', null), LINK, 'red', null).shares).toEqual([])
  expect(sharesWith(view, both, 'blue')).toHaveLength(2)
})
test('CR-10.1d: only links with worlds of the other empire have payments', () => {
  expect(othersOf(view, 'red')).toEqual(['blue'])
  expect(linksWith(view, draft.book, 'blue')).toEqual([LINK])
})
test('CR-9.1b: help is offered between worlds of two empires in both directions, and stays while the book names it', () => {
  const worlds = { '0101': { rolled: 7 }, '0102': { rolled: 8, base: 5 }, '0201': { rolled: 9 } }
  const damaged = openWeek({ worlds: ['0101', '0102'] }, {}, { worlds, lanes: [] })
  const help = { helper: '0201', damaged: '0102' }
  expect(helpsBetween(damaged.view, 'red', 'blue', damaged.draft.book)).toEqual([help])
  expect(faultsOfBook(damaged, { ...damaged.draft.book, helps: [help] })).toEqual([])
  expect(helpsBetween(view, 'red', 'blue', draft.book)).toEqual([])
  expect(helpsBetween(view, 'red', 'blue', { helps: [{ helper: '0101', damaged: '0201' }] })).toEqual([{ helper: '0101', damaged: '0201' }])
  expect(isHelp([help], { helper: '0102', damaged: '0201' })).toBe(false)
})
