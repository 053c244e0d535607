import { expect, test } from 'vitest'
import { BUDGET } from '../../data/tables.ts'
import { designFaults } from '../../src/design/check.ts'
import { READY, readyShip } from '../../src/design/ready.ts'
import { designer } from './designer.ts'
import { kindsFor, levelBy, withComponent, withCrew, withLevel, without, withoutCrew } from './edit.ts'

const { blank } = designer
const lineship = readyShip('lineship')?.design ?? blank

test('SF-DSG-02, SF-DSG-07: the list for a section has only what may be added', () => {
  expect(kindsFor(blank, 0)).toEqual(['battery', 'generator'])
  expect(kindsFor(blank, 1)).not.toContain('engine')
  expect(kindsFor(blank, 4)).toContain('engine')
  expect(kindsFor(withComponent(blank, 'shield', 1), 1)).not.toContain('shield')
  expect(kindsFor(lineship, 1)).toEqual([])
})
test('SF-DSG-12: whatever the lists offer is legal while the points last', () => {
  let design = blank
  for (const section of [0, 6, 5, 4, 3, 2, 1] as const)
    for (const kind of kindsFor(design, section).slice(0, 2)) design = withComponent(design, kind, section)
  expect(designFaults(design, BUDGET)).toEqual([])
  expect(design.components.map(({ section }) => section || 7)).toEqual(design.components.map(({ section }) => section || 7).toSorted())
})
test('SF-DSG-03: levels go from 1 to 6', () => {
  expect([levelBy(1, -1), levelBy(6, 1), levelBy(3, 1), levelBy(3, -1)]).toEqual([undefined, undefined, 4, 2])
  expect(withLevel(lineship, 0, 2).components[0]?.level).toBe(2)
  expect(withCrew(lineship, 1, 6).crew).toEqual([5, 6, 4])
  expect([without(lineship, 0).components.length, withoutCrew(lineship, 0).crew]).toEqual([13, [4, 4]])
})
test('SF-SET-05: the terms grow to the smallest budget that the ship fits', () => {
  const dear = { ...lineship, crew: [6, 6, 6, 6, 6] as const }
  expect(designer.termsFor(lineship, { budget: 60 })).toEqual({ budget: 80 })
  expect(designer.termsFor(dear, { budget: 80 }).budget).toBeGreaterThan(80)
  expect([designer.parseTerms({ budget: 60 }), designer.parseTerms({ budget: 61 }), designer.parseTerms(null)]).toEqual([
    { budget: 60 },
    undefined,
    undefined,
  ])
  for (const { design } of READY) expect(designer.price(design)).toBe('80 points')
})
