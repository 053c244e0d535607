import { seededDice } from '@admiralty/kernel'
import { within } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { CLASS_CODES, hullClass, KINDS } from '../../data/tables.ts'
import { bears } from '../record/arcs.ts'
import { layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import { checkDesign, type Limits, PLAIN_RULES, WIDEST } from './check.ts'
import { countOf } from './check-limits.ts'
import { costsOf } from './costs.ts'
import { type Design, designSchema } from './design.ts'
import { READY_SHIPS, readyFor, shipNamed } from './ready.ts'
import { shipyard } from './shipyard.ts'

const OURS = READY_SHIPS.map(({ design }) => design).filter(({ name }) => !['Icarus', 'Vigilance', 'Stunt Double'].includes(name))
const byName = (designs: readonly Design[]) => designs.map((design) => [design.name, design] as const)
const around = within([0, 0], 6).slice(1)

describe('ready ships', () => {
  test.each(byName(READY_SHIPS.map(({ design }) => design)))('EE-DES-08: %s is legal without options', (_, design) => {
    expect(checkDesign(design, PLAIN_RULES)).toEqual([])
    expect(designSchema.parse(design)).toEqual(design)
  })
  test.each(byName(OURS.filter((design) => countOf(design, 'A', 'I', 'L', 'M', 'R', 'S') > 0)))(
    'EE-GEN-18: every weapon and sensor of %s has an arc',
    (_, design) => {
      const layout = layoutOf(design)
      const primaries = systemsOf(layout).flatMap((system) => system.primaries.map(({ box }) => box))
      const single = layout.boxes.filter(({ type }) => type === 'A' || type === 'M' || type === 'S').map(({ id }) => id)
      for (const box of [...primaries, ...single]) expect(around.filter((hex) => bears(layout, {}, box, hex)).length).toBeGreaterThan(8)
      for (const { kind, primaries: of } of systemsOf(layout))
        if (kind === 'railgun') for (const { box } of of) expect(bears(layout, {}, box, [0, -1])).toBe(true)
    },
  )
  test.each(byName(OURS))('EE-POW-07: %s has power for its largest engine, and for its weapons or all engines', (_, design) => {
    const engines = systemsOf(layoutOf(design)).filter(({ kind }) => kind === 'engine')
    const one = Math.max(...engines.map(({ boxes }) => boxes.length))
    const guns = countOf(design, 'L', 'I', 'R', 'G', 'S')
    expect(countOf(design, 'P')).toBeGreaterThanOrEqual(Math.min(guns, countOf(design, 'E')))
    expect(countOf(design, 'P')).toBeGreaterThanOrEqual(one)
    if (!design.base) expect(one * 4).toBeGreaterThanOrEqual(costsOf(design).speed.total)
    if (design.kind !== 'lightFreighter') expect(countOf(design, 'C') > 0 && countOf(design, 'S') > 0).toBe(true)
  })
  test.each(byName(OURS.filter(({ kind, base }) => kind === 'warship' && !base)))(
    'EE-DES-03: %s mounts an engine of the largest size of its class',
    (_, design) => {
      const sizes = systemsOf(layoutOf(design)).flatMap(({ kind, boxes }) => {
        const halves = boxes.map((id) => (layoutOf(design).byId.get(id)?.box.type === 'E' ? 2 : 1))
        return kind === 'engine' ? [halves.reduce<number>((sum, half) => sum + half, 0)] : []
      })
      expect(Math.max(...sizes)).toBe(hullClass(design.hull).halves)
    },
  )
  test('EE-DES-01: there are two of our warships for each class, a base, an auxiliary, liners and freighters, with unique names', () => {
    const warships = OURS.filter(({ kind, base }) => kind === 'warship' && !base)
    for (const code of CLASS_CODES) expect(warships.filter(({ hull }) => hull === code).length).toBeGreaterThanOrEqual(2)
    const others = KINDS.map((kind) => OURS.filter((design) => design.kind === kind && !design.base).length)
    expect(others.slice(1)).toEqual([1, 2, 1, 1])
    expect(OURS.filter(({ base }) => base)).toHaveLength(1)
    expect(new Set(READY_SHIPS.map(({ design }) => design.name)).size).toBe(READY_SHIPS.length)
    expect(READY_SHIPS.every(({ line }) => line.length > 40 && line.endsWith('.'))).toBe(true)
  })
})

describe('the shipyard', () => {
  test('EE-DES-08: random designs are legal, with and without options, and cover every class and kind', () => {
    const dice = seededDice(11)
    const met = new Set<string>()
    const settings = [PLAIN_RULES, WIDEST, { ...PLAIN_RULES, exposedByArmour: true }, { ...PLAIN_RULES, exposedBySpace: true }]
    for (let count = 0; count < 240; count += 1) {
      const limits = settings[count % settings.length]
      const design = shipyard.randomDesign(dice, limits)
      expect(shipyard.check(design, limits)).toEqual([])
      met.add(design.hull).add(design.kind)
      if (design.base) met.add('base')
      if (design.armour.length > 0) met.add('armour')
      if (design.arrays.length > 0) met.add('laser arrays')
      if (Object.values(design.primaries).some((primaries) => primaries.length > 1)) met.add('several primary boxes')
      if (countOf(design, 'E') > 0 && limits?.exposedByArmour) met.add('exposed engines')
    }
    for (const what of [...CLASS_CODES, ...KINDS, 'base', 'armour', 'laser arrays', 'several primary boxes', 'exposed engines'])
      expect(met).toContain(what)
  })
  test('EE-DES-10: prices are in quarter points', () => {
    const byPrice = shipyard.ready.map((design) => [design.name, shipyard.cost(design).total] as const)
    expect(byPrice).toContainEqual(['Vigilance', 32])
    expect(byPrice).toContainEqual(['Mulligan', 12])
    expect(byPrice).toContainEqual(['Halfway House', 4])
  })
})

describe('ships for optional rules', () => {
  const names = (limits: Partial<Limits>) => readyFor({ ...PLAIN_RULES, ...limits }).map(({ design }) => design.name)
  const FREE = ['Kite', 'Grebe', 'Fulmar', 'Albatross']
  test('EE-EXP-01, EE-EXP-02: ships with exposed engines are on offer with these options', () => {
    const all = READY_SHIPS.map(({ design }) => design.name)
    expect(names({})).toEqual(all)
    expect(names({ manyPrimaries: true, laserArrays: true })).toEqual(all)
    for (const limits of [{ exposedByArmour: true }, { exposedBySpace: true }, { exposedByArmour: true, exposedBySpace: true }]) {
      expect(names(limits)).toEqual(expect.arrayContaining(FREE))
      expect(names(limits)).not.toContain('Vigilance')
    }
    expect(names({ exposedByArmour: true, exposedBySpace: true }).length).toBeLessThan(names({ exposedBySpace: true }).length)
  })
  test('EE-DES-01: a ship is found by its name', () => {
    expect(shipNamed('Vigilance').name).toBe('Vigilance')
    expect(() => shipNamed('Nobody')).toThrow('no ready ship is called Nobody')
  })
})
