import { describe, expect, test } from 'vitest'
import { READY } from '../../src/design/ready.ts'
import { addShip, EMPTY } from './edit.ts'
import { battleFor, isOpen, limitsFor, milder, OCCASIONS, PLAIN, parseTerms, refusedTerms, termsFor } from './terms.ts'

describe('what a fleet is drawn for', () => {
  test('every occasion asks for something that the others do not', () => {
    expect(OCCASIONS.map(({ title }) => title)).toEqual([
      'Any battle',
      'Quality against quantity, Yellow',
      'Starbase defence, Yellow',
      'Convoy, Yellow',
      'Carrier strike',
    ])
    expect(OCCASIONS.map(({ scenario, seat }) => limitsFor({ ...PLAIN, scenario, seat }).demand)).toEqual([
      'none',
      'oneLeviathan',
      'starbase',
      'none',
      'sixBays',
    ])
    expect(limitsFor({ ...PLAIN, scenario: 'convoy' })).toMatchObject({ extra: 5, budget: 250 })
  })
  test('ES-GEN-03: points come by the 250', () => {
    expect(refusedTerms({ ...PLAIN, budget: 300 })).toMatchObject({ rule: 'ES-GEN-03' })
    expect(refusedTerms({ ...PLAIN, budget: 1250 })).toBeUndefined()
  })
  test('the spaces of a leviathan are asked only where there may be one', () => {
    expect(isOpen(PLAIN, 'leviathanSpaces')).toBe(false)
    expect(isOpen({ ...PLAIN, leviathans: true }, 'leviathanSpaces')).toBe(true)
    expect(isOpen({ ...PLAIN, scenario: 'quality' }, 'leviathanSpaces')).toBe(true)
    expect(isOpen({ ...PLAIN, scenario: 'convoy' }, 'budget')).toBe(false)
  })
  test('a fleet taken up brings the terms it keeps to', () => {
    const leviathan = addShip(EMPTY, 'leviathan')
    expect(termsFor(EMPTY, PLAIN)).toEqual(PLAIN)
    expect(termsFor(leviathan, { ...PLAIN, budget: 250 })).toMatchObject({ leviathans: true, budget: 250 })
    const small = READY.find(({ cost }) => cost <= 250)?.fleet ?? EMPTY
    expect(termsFor(small, { ...PLAIN, budget: 1000 })).toMatchObject({ budget: 250 })
  })
  test('every ready fleet finds terms under which nothing is refused', async () => {
    const { checkFleet } = await import('../../src/design/check-fleet.ts')
    for (const { fleet } of READY) expect([fleet.name, checkFleet(fleet, limitsFor(termsFor(fleet, PLAIN)))]).toEqual([fleet.name, []])
  })
  test('ES-GEN-03, ES-SHP-05: what is too dear, or a leviathan, may be drawn for other terms', () => {
    const dear = addShip(addShip(addShip(addShip(EMPTY, 'battleship'), 'battleship'), 'cruiser'), 'cruiser')
    expect(milder(dear, { ...PLAIN, budget: 250 }).map(({ label, terms }) => [label, terms.budget])).toEqual([
      ['Design it for 500 points', 500],
    ])
    expect(milder(addShip(EMPTY, 'leviathan'), PLAIN).map(({ label }) => label)).toEqual(['Allow leviathans'])
    expect(milder(dear, { ...PLAIN, scenario: 'convoy' })).toEqual([])
  })
  test('terms that are none any more are not taken from the drawer', () => {
    expect(parseTerms(PLAIN)).toEqual(PLAIN)
    expect(parseTerms({ ...PLAIN, scenario: 'regatta' })).toBeUndefined()
    expect(parseTerms({ ...PLAIN, budget: 5 })).toBeUndefined()
    expect(parseTerms('500')).toBeUndefined()
  })
  test('the battle to fight it in leaves out what the scenario fixes', () => {
    expect(battleFor({ ...PLAIN, scenario: 'convoy' })).toEqual({
      scenario: 'convoy',
      seat: 'yellow',
      options: { leviathans: false, leviathanSpaces: 40 },
    })
  })
})
