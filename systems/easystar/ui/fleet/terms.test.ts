import { describe, expect, test } from 'vitest'
import { addShip, EMPTY } from '../../src/design/edit.ts'
import { READY } from '../../src/design/ready.ts'
import { scenarios } from '../../src/setting/scenarios.ts'
import { seatSchema } from '../../src/shapes.ts'
import { battleFor, isOpen, limitsFor, milder, OCCASIONS, PLAIN, parseTerms, refusedTerms, type Terms, termsFor } from './terms.ts'

describe('the terms of a design', () => {
  test('every occasion has different limits, and every seat of every scenario has those of an occasion', () => {
    const demands = (terms: Pick<Terms, 'scenario' | 'seat'>) => JSON.stringify({ ...limitsFor({ ...PLAIN, ...terms }), budget: 0 })
    const seats = scenarios.flatMap(({ id, seats: of }) => of.map(({ seat }) => demands({ scenario: id, seat: seatSchema.parse(seat) })))
    expect(new Set(OCCASIONS.map(demands)).size).toBe(OCCASIONS.length)
    expect(new Set(OCCASIONS.map(demands))).toEqual(new Set(seats))
    for (const { scenario, title, rule } of OCCASIONS.slice(1)) {
      const of = scenarios.find(({ id }) => id === scenario)
      expect([title.replace(', Yellow', ''), rule]).toEqual([of?.title, of?.rule])
    }
    expect(OCCASIONS.map(({ scenario, seat }) => limitsFor({ ...PLAIN, scenario, seat }).demand)).toEqual([
      'none',
      'oneLeviathan',
      'starbase',
      'none',
      'sixBays',
    ])
    expect(limitsFor({ ...PLAIN, scenario: 'convoy' })).toMatchObject({ extra: 5, budget: 250 })
  })
  test('ES-GEN-03: the budget is a multiple of 250', () => {
    expect(refusedTerms({ ...PLAIN, budget: 300 })).toMatchObject({ rule: 'ES-GEN-03' })
    expect(refusedTerms({ ...PLAIN, budget: 1250 })).toBeUndefined()
  })
  test('the spaces of a leviathan are an option only if leviathans are allowed', () => {
    expect(isOpen(PLAIN, 'leviathanSpaces')).toBe(false)
    expect(isOpen({ ...PLAIN, leviathans: true }, 'leviathanSpaces')).toBe(true)
    expect(isOpen({ ...PLAIN, scenario: 'quality' }, 'leviathanSpaces')).toBe(true)
    expect(isOpen({ ...PLAIN, scenario: 'convoy' }, 'budget')).toBe(false)
  })
  test('a loaded fleet sets terms under which it is legal', () => {
    const leviathan = addShip(EMPTY, 'leviathan')
    expect(termsFor(EMPTY, PLAIN)).toEqual(PLAIN)
    expect(termsFor(leviathan, { ...PLAIN, budget: 250 })).toMatchObject({ leviathans: true, budget: 250 })
    const small = READY.find(({ cost }) => cost <= 250)?.fleet ?? EMPTY
    expect(termsFor(small, { ...PLAIN, budget: 1000 })).toMatchObject({ budget: 250 })
  })
  test('every ready fleet is legal under its terms', async () => {
    const { checkFleet } = await import('../../src/design/check-fleet.ts')
    for (const { fleet } of READY) expect([fleet.name, checkFleet(fleet, limitsFor(termsFor(fleet, PLAIN)))]).toEqual([fleet.name, []])
  })
  test('ES-GEN-03, ES-SHP-05: other terms are offered for too many points and for a leviathan', () => {
    const dear = addShip(addShip(addShip(addShip(EMPTY, 'battleship'), 'battleship'), 'cruiser'), 'cruiser')
    expect(milder(dear, { ...PLAIN, budget: 250 }).map(({ label, terms }) => [label, terms.budget])).toEqual([
      ['Design it for 500 points', 500],
    ])
    expect(milder(addShip(EMPTY, 'leviathan'), PLAIN).map(({ label }) => label)).toEqual(['Allow leviathans'])
    expect(milder(dear, { ...PLAIN, scenario: 'convoy' })).toEqual([])
  })
  test('stored terms that are no longer valid are ignored', () => {
    expect(parseTerms(PLAIN)).toEqual(PLAIN)
    expect(parseTerms({ ...PLAIN, scenario: 'regatta' })).toBeUndefined()
    expect(parseTerms({ ...PLAIN, budget: 5 })).toBeUndefined()
    expect(parseTerms('500')).toBeUndefined()
  })
  test('the options of a battle leave out what the scenario fixes', () => {
    expect(battleFor({ ...PLAIN, scenario: 'convoy' })).toEqual({
      scenario: 'convoy',
      seat: 'yellow',
      options: { leviathans: false, leviathanSpaces: 40 },
    })
  })
})
