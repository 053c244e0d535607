import { expect, test } from 'vitest'
import { empireOf } from '../../src/lookup.ts'
import { moneyText } from '../../src/money.ts'
import { sparePrice } from '../../src/start/purchase.ts'
import { marketPrice } from '../../src/supply/harbour-bill.ts'
import { catalogueOf } from '../../src/tactics-port.ts'
import { dearText } from '../../src/words/book/bill-text.ts'
import type { BookDraft } from '../../src/words/draft.ts'
import { campaignWords } from '../../src/words.ts'
import { game } from '../../test/battle-game.ts'
import { openWeek } from './form-for-tests.ts'

const words = campaignWords(game)
const [jumper] = catalogueOf(game).filter(({ facts }) => facts.ftl && facts.navy !== '')
if (!jumper) throw new Error('no navy has a ship with an FTL drive')
const { facts } = jumper
const week = openWeek({
  holdings: {
    capital: '0101',
    treasury: 100_000,
    ships: [{ design: 'Osprey', id: 'loose', at: '0101' }],
    keels: [
      { design: 'Tern', at: '0101', paid: 0, id: 'begun' },
      { design: 'Osprey', at: '0101', paid: 100_000, id: 'finished' },
    ],
  },
})
const empires = { ...week.view.empires, red: { ...empireOf(week.view, 'red'), ally: facts.navy } }
const open = { ...week, view: { ...week.view, empires } }
const choices = (page: BookDraft['page'], about: string | null = null) => words.choices(open.view, { ...open.draft, page, about })

test('CR-13.1c: the market lists the price of an allied navy as it is charged', () => {
  const note = choices('market').find(({ key }) => key === `buy ${facts.title}`)?.note
  expect(note).toBe(moneyText(marketPrice(facts, facts.navy)))
  expect(note).not.toBe(moneyText(facts.price))
})
test('CR-4.4a: spares are listed at three quarters of the price', () => {
  const [type] = open.holdings.types
  const part = type?.facts.parts.find(({ price }) => price > 0)
  const note = choices('spares', '0101').find(({ key }) => key === `spare ${type?.id} ${part?.id}`)?.note
  expect(note).toBe(moneyText(sparePrice(part?.price ?? 0)))
})
test('CR-X.1: a ship that the treasury does not pay for in W2 is marked', () => {
  expect(dearText(open, 100_000, 0)).toBe('')
  expect([dearText(open, 100_001, 0), dearText(open, 100_001, 1)]).toEqual(['too dear', 'no more'])
})
test('CR-13.1a: a finished keel is not offered for building or rest', () => {
  const keys = choices('world', '0101').map(({ key }) => key)
  expect(keys).toContain('keel begun')
  expect(keys).not.toContain('keel finished')
})
test('CR-15.1b: ships in no group are named as still without orders', () => {
  expect(words.question(open.view, open.draft)?.text).toContain('1 ship in no group')
})
