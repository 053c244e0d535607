import { expect, test } from 'vitest'
import { designNamed, setupFor, stateFor, worldsWith } from '../../src/table-for-tests.ts'
import { catalogueOf } from '../../src/tactics-port.ts'
import { game, system } from '../../test/battle-game.ts'
import {
  countOf,
  emptyPurchase,
  faultsIn,
  faultsOf,
  isPartner,
  mayBe,
  offeredDesigns,
  possiblePartners,
  withoutLine,
  withPartner,
  withShips,
} from './edits.ts'

const state = stateFor(
  {
    at: [{ step: 'purchase' }],
    worlds: worldsWith({ '0101': 6, '0102': 4, '0103': 8, '1313': 5 }),
    seats: { red: { worlds: ['0101', '0102', '0103'] } },
  },
  setupFor(2),
)
const view = system.view(state, 'red')
const empty = emptyPurchase(view, 'red')
const [first] = catalogueOf(game)
const design = designNamed(first?.facts.title ?? '')

test('CR-4.1: ships of a design are counted by target, and a count of 0 takes them out', () => {
  const two = withShips(empty, 'fleet', design, 2)
  const posted = withShips(two, '0102', design, 1)
  expect([countOf(posted, 'fleet', design), countOf(posted, 'supply', design), countOf(posted, '0102', design)]).toEqual([2, 0, 1])
  expect(withShips(posted, 'fleet', design, 0).ships).toEqual([])
  expect(withShips(empty, 'fleet', design, 200).ships).toEqual([{ design, count: 99 }])
})
test('CR-4.3: a line of the bill is taken out of the list that it comes from', () => {
  const order = withShips(withShips(withShips(empty, 'fleet', design, 1), 'supply', design, 2), '0101', design, 3)
  expect(withoutLine(order, 1)).toEqual({ ...order, supply: [] })
  expect(withoutLine(order, 2)).toEqual({ ...order, defences: [] })
})
test('CR-4.2: a world is in one pair at most', () => {
  expect(possiblePartners(view, 'red')).toContainEqual(['0101', '0102'])
  const order = withPartner({ ...empty, partners: [['0101', '0103']] }, ['0101', '0102'])
  expect(order.partners).toEqual([['0101', '0102']])
  expect(isPartner(order, ['0102', '0101'])).toBe(true)
  expect(withPartner(order, ['0102', '0101']).partners).toEqual([])
})
test('CR-16.1: legal designs of the player come first, and others are left out', () => {
  const offered = offeredDesigns(game, [
    { id: 'a', name: 'mine', design },
    { id: 'b', name: 'broken', design: { name: 'x' } },
  ])
  expect(offered.filter(({ isOwn }) => isOwn)).toHaveLength(1)
  expect(offered[0]?.facts.title).toBe(first?.facts.title)
  expect(offered).toHaveLength(1 + catalogueOf(game).length)
})
test('CR-4.3: an empty purchase is legal, and one beyond the capital names its clause', () => {
  expect(faultsOf(game, view, 'red', empty)).toEqual([])
  const dear = withShips(empty, 'fleet', design, 99)
  expect(faultsOf(game, view, 'red', dear).map(({ rule }) => rule)).toContain('CR-4.3')
})
test('CR-8.1b, CR-3.8a: a craft without FTL is offered for defence only, and a supply ship has a hold', () => {
  const targets = ['fleet', 'supply', '0101'] as const
  const offered = (ftl: boolean, cargo: number) => targets.map((target) => mayBe(target, { ftl, cargo }))
  expect([offered(true, 0), offered(true, 5), offered(false, 5)]).toEqual([
    [true, false, true],
    [true, true, true],
    [false, false, true],
  ])
})
test('CR-4.3: every refusal is shown in one section of the page', () => {
  const wrong = { ...withShips(empty, 'fleet', designNamed('Bulwark'), 99), ally: 'nobody', capital: '1313' }
  const pairs = { ...wrong, partners: [...wrong.partners, ...wrong.partners] }
  const faults = faultsOf(game, view, 'red', pairs)
  const rules = (section: Parameters<typeof faultsIn>[0]) => faultsIn(section, faults).map(({ rule }) => rule)
  expect(rules('limits')).toEqual(['CR-4.1', 'CR-8.1b'])
  expect([rules('bill'), rules('partners'), rules('places'), rules('spares')]).toEqual([
    ['CR-4.3'],
    ['CR-10.1b'],
    ['CR-X.6', 'CR-13.1d'],
    [],
  ])
})
