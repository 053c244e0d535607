import { addsUp, seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { BUDGET, KINDS, LEVELS, type Level } from '../../data/tables.ts'
import { componentCost, costOf, crewCost, designFaults, tradeFaults } from './check.ts'
import type { Component, Design } from './design.ts'
import { READY, readyShip } from './ready.ts'
import { shipyard } from './shipyard.ts'
import { makeDesignText, parseDesign } from './text.ts'

const ship = (...components: readonly Component[]): Design => ({ name: 'Test', components, crew: [] })
const rules = (design: Design, budget = BUDGET) => designFaults(design, budget).map(({ rule }) => rule)
const lineship = readyShip('lineship')?.design ?? ship()
const withLevel = (design: Design, id: number, level: Level): Design => ({
  ...design,
  components: design.components.map((component, at) => (at === id ? { ...component, level } : component)),
})

describe('costs', () => {
  test('SF-DSG-03: a level costs one point more than its number, a generator twice its level (G-SF-09)', () => {
    expect(LEVELS.map((level) => componentCost('beam', level))).toEqual([2, 3, 4, 5, 6, 7])
    expect(LEVELS.map((level) => componentCost('generator', level))).toEqual([2, 4, 6, 8, 10, 12])
    expect(LEVELS.map((level) => crewCost(level))).toEqual([2, 3, 4, 5, 6, 7])
    expect([componentCost('beam', 4), componentCost('beam', 5), componentCost('generator', 6)]).toEqual([5, 6, 12])
    for (const kind of KINDS) if (kind !== 'generator') expect(componentCost(kind, 6)).toBe(7)
  })
  test('SF-SET-03: all twelve ready-made ships are legal and cost exactly 80 points, with reasons that add up', () => {
    for (const { design } of READY) expect([design.name, costOf(design).total, designFaults(design, BUDGET)]).toEqual([design.name, 80, []])
    for (const { design } of READY) expect(addsUp(costOf(design))).toBe(true)
    expect(new Set(READY.map(({ id }) => id)).size).toBe(12)
    for (const ready of READY) expect(readyShip(ready.id)).toBe(ready)
    expect(readyShip('none')).toBeUndefined()
  })
})

describe('faults', () => {
  test('SF-DSG-02: a section has two slots, and the core is called core', () => {
    const batteries = (count: number, section: 0 | 2) =>
      ship(...Array.from({ length: count }, (): Component => ({ kind: 'battery', level: 1, section })))
    expect(rules(batteries(2, 0))).toEqual([])
    expect(designFaults(batteries(3, 0), BUDGET)).toEqual([{ rule: 'SF-DSG-02', reason: 'core: 3 components, 2 slots' }])
    expect(designFaults(batteries(3, 2), BUDGET)).toEqual([{ rule: 'SF-DSG-02', reason: 'section 2: 3 components, 2 slots' }])
  })
  test('SF-DSG-04: main engines may only be in sections 3, 4 and 5', () => {
    const faulty = ([0, 1, 2, 3, 4, 5, 6] as const).filter((section) =>
      rules(ship({ kind: 'engine', level: 1, section })).includes('SF-DSG-04'),
    )
    expect(faulty).toEqual([0, 1, 2, 6])
  })
  test('SF-DSG-05: no thruster may be in the core', () =>
    expect(rules(ship({ kind: 'thruster', level: 1, section: 0 }))).toEqual(['SF-DSG-05']))
  test('SF-DSG-06: no beam and no torpedo tube may be in the core', () => {
    expect(rules(ship({ kind: 'beam', level: 1, section: 0 }, { kind: 'tube', level: 1, section: 0 }))).toEqual(['SF-DSG-06', 'SF-DSG-06'])
  })
  test('SF-DSG-07: one shield a section, and none in the core', () => {
    expect(rules(ship({ kind: 'shield', level: 1, section: 0 }))).toEqual(['SF-DSG-07'])
    expect(rules(ship({ kind: 'shield', level: 1, section: 2 }, { kind: 'shield', level: 1, section: 2 }))).toEqual(['SF-DSG-07'])
  })
  test('SF-DSG-08: generators and batteries may be anywhere', () => {
    for (const section of [0, 1, 2, 3, 4, 5, 6] as const)
      expect(rules(ship({ kind: 'generator', level: 1, section }, { kind: 'battery', level: 1, section }))).toEqual([])
  })
  test('SF-DSG-02: a section has two slots', () => {
    const battery: Component = { kind: 'battery', level: 1, section: 4 }
    expect(rules(ship(battery, battery))).toEqual([])
    expect(rules(ship(battery, battery, battery))).toEqual(['SF-DSG-02'])
  })
  test('SF-DSG-09, SF-DSG-10: a ship without crew, engine or weapon is legal', () => expect(rules(ship())).toEqual([]))
  test('SF-DSG-12: every broken rule is reported, the budget too', () => {
    const beam: Component = { kind: 'beam', level: 6, section: 0 }
    expect(rules(ship(beam, beam, beam, { kind: 'engine', level: 1, section: 1 }), 10)).toEqual([
      'SF-DSG-06',
      'SF-DSG-06',
      'SF-DSG-06',
      'SF-DSG-02',
      'SF-DSG-04',
      'SF-DSG-12',
    ])
    expect(rules(ship({ kind: 'beam', level: 6, section: 1 }), 6)).toEqual(['SF-DSG-12'])
    expect(rules(ship({ kind: 'beam', level: 6, section: 1 }), 7)).toEqual([])
  })
})

describe('trading levels', () => {
  test('SF-SET-04: a level removed gives back what a level added costs; a generator counts twice', () => {
    const generator = lineship.components.findIndex(({ kind }) => kind === 'generator')
    expect(tradeFaults(lineship, lineship)).toEqual([])
    expect(tradeFaults(lineship, withLevel(withLevel(lineship, 0, 6), 1, 3))).toEqual([])
    expect(tradeFaults(lineship, withLevel(lineship, 0, 6))).toHaveLength(1)
    expect(tradeFaults(lineship, withLevel(withLevel(lineship, generator, 5), 0, 4))).toHaveLength(1)
    expect(tradeFaults(lineship, withLevel(withLevel(lineship, generator, 5), 0, 3))).toEqual([])
    expect(tradeFaults(lineship, withLevel(lineship, 0, 1))).toEqual([])
  })
  test('SF-SET-04: no system is added, removed or moved', () => {
    const [first, ...others] = lineship.components
    expect(tradeFaults(lineship, { ...lineship, components: others })).toHaveLength(1)
    expect(tradeFaults(lineship, { ...lineship, crew: [...lineship.crew, 1] })).toHaveLength(1)
    expect(tradeFaults(lineship, { ...lineship, crew: lineship.crew.slice(1) })).toHaveLength(1)
    expect(
      tradeFaults(lineship, { ...lineship, components: [{ kind: 'tube', level: first?.level ?? 1, section: 1 }, ...others] }),
    ).toHaveLength(1)
    expect(
      tradeFaults(lineship, { ...lineship, components: [{ kind: 'beam', level: first?.level ?? 1, section: 2 }, ...others] }),
    ).toHaveLength(1)
  })
})

describe('designs as text', () => {
  test('SF-DSG-01: every ready-made ship and 300 random ones survive writing and reading', () => {
    const dice = seededDice(7)
    const all = [...READY.map(({ design }) => design), ...Array.from({ length: 300 }, () => shipyard.randomDesign(dice))]
    for (const design of all) expect(parseDesign(makeDesignText(design))).toEqual(design)
  })
  test('SF-DSG-01: a name has up to 40 characters, and a line may be empty after its colon', () => {
    expect(parseDesign(`${'A'.repeat(40)}\n1:\ncrew:`)).toEqual({ name: 'A'.repeat(40), components: [], crew: [] })
    expect(parseDesign('  Lancer  \n  crew: 2  ')).toEqual({ name: 'Lancer', components: [], crew: [2] })
  })
  test('SF-DSG-01: lines that cannot be read are refused with their words', () => {
    expect(parseDesign('')).toMatchObject({ rule: 'SF-DSG-01' })
    expect(parseDesign('A\n7: B1')).toMatchObject({ reason: expect.stringContaining("'7'") })
    expect(parseDesign('A\n1: X1')).toMatchObject({ reason: expect.stringContaining("'X1'") })
    expect(parseDesign('A\n1: B7')).toMatchObject({ reason: expect.stringContaining("'B7'") })
    expect(parseDesign('A\ncrew: 0')).toMatchObject({ reason: "a crew team is a skill from 1 to 6, not '0'" })
    expect(parseDesign('A'.repeat(41))).toMatchObject({ reason: expect.stringContaining('40 characters') })
  })
})

test('SF-SET-03: the shipyard offers the ready-made ships', () => expect(shipyard.ready).toEqual(READY.map(({ design }) => design)))
test('SF-DSG-12: random designs are legal within their budget, and nearly use it up', () => {
  const dice = seededDice(3)
  for (let run = 0; run < 200; run += 1) {
    const design = shipyard.randomDesign(dice)
    expect(designFaults(design, BUDGET)).toEqual([])
    expect(costOf(design).total).toBeGreaterThan(BUDGET - 3)
  }
})
