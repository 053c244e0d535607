import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { readyDesign } from '../design/ready.ts'
import { system } from '../game.ts'
import type { Condition } from '../state.ts'
import { tactics } from './tactics.ts'

function ready(name: string): Design {
  const design = readyDesign(name)
  if (!design) throw new Error(`no ready-made ship ${name}`)
  return design
}
const quiver = ready('Quiver')
const landfall = ready('Landfall')
const drover = ready('Drover')
type Work = Parameters<typeof tactics.repair>[2]
const after = (design: Design, work: Work, change: Partial<Condition> = {}) =>
  tactics.repair(design, { ...tactics.pristine(design), ...change }, work)

describe('works and losses', () => {
  test('FT-DMG-11: a part that is taken out is destroyed with its contents; one that does not work stays', () => {
    expect(after(quiver, { do: 'strip', id: 'bay-1' })).toMatchObject({
      systems: { 'bay-1': 'destroyed' },
      fighters: { 'bay-1': 0, 'bay-2': 6 },
    })
    expect(after(quiver, { do: 'strip', id: 'drive' })).toMatchObject({ drive: 2, driveDestroyed: 2 })
    expect(after(quiver, { do: 'strip', id: 'bay-1' }, { systems: { 'bay-1': 'lost' } })).toMatchObject({ rule: 'FT-DC-04' })
    expect(after(quiver, { do: 'strip', id: 'drive' }, { drive: 1 })).toMatchObject({ rule: 'FT-DC-04' })
    expect(after(quiver, { do: 'strip', id: 'beam-9' })).toMatchObject({ rule: 'FT-DMG-07' })
  })
  test('FT-DC-05: a part that was repaired in combat may fail, and is destroyed', () => {
    const failed = after(quiver, { do: 'fail', id: 'pds-1' }, { mended: ['pds-1', 'drive'] })
    expect(failed).toMatchObject({ systems: { 'pds-1': 'destroyed' }, mended: ['drive'] })
    expect(after(quiver, { do: 'fail', id: 'drive' }, { drive: 1, mended: ['drive'] })).toMatchObject({
      drive: 2,
      driveDestroyed: 2,
      mended: [],
    })
    expect(after(quiver, { do: 'fail', id: 'pds-2' }, { mended: ['pds-1'] })).toMatchObject({ rule: 'FT-DC-05' })
  })
  test('FT-DES-20, FT-DES-21: a dropship or a hold is lost, and nothing else', () => {
    const left = (design: Design, work: Work) => {
      const condition = after(design, work)
      return 'rule' in condition ? condition.rule : tactics.status(design, condition).left
    }
    expect(left(landfall, { do: 'lose', id: 'dropship-1' })).toMatchObject({ dropships: 40 })
    expect(left(drover, { do: 'lose', id: 'cargo-1' })).toMatchObject({ cargo: 46 })
    expect(left(drover, { do: 'lose', id: 'pds-1' })).toBe('FT-DES-20')
  })
  test('every condition after a work is possible', () => {
    const works: readonly Work[] = [
      { do: 'strip', id: 'drive' },
      { do: 'strip', id: 'rack-1' },
      { do: 'fail', id: 'drive' },
    ]
    for (const work of works) {
      const condition = after(quiver, work, { mended: ['drive'] })
      expect('rule' in condition ? condition : tactics.checkCondition(quiver, condition)).toEqual([])
    }
  })
})

describe('refits', () => {
  const worn: Partial<Condition> = {
    armour: 5,
    hull: 4,
    drive: 1,
    systems: { 'pds-2': 'lost', 'bay-3': 'destroyed', 'rack-1': 'spent' },
    mended: ['pds-1'],
    fighters: { 'bay-1': 2, 'bay-2': 6, 'bay-3': 0, 'bay-4': 5 },
  }
  test('FT-DES-29: the same design keeps its condition', () =>
    expect(after(quiver, { do: 'refit', to: quiver }, worn)).toEqual({ ...tactics.pristine(quiver), ...worn }))
  test('FT-DES-29: other parts are new, and the rest keeps what it had', () => {
    const parts = quiver.parts.map((part): typeof part => (part.kind === 'rack' ? { kind: 'ortillery' } : part))
    const to: Design = { ...quiver, armour: 3, thrust: quiver.thrust + 1, parts }
    const refitted = after(quiver, { do: 'refit', to }, worn)
    expect(refitted).toMatchObject({ armour: 3, hull: 4, drive: 0, systems: { 'pds-2': 'lost', 'bay-3': 'destroyed' }, mended: ['pds-1'] })
    expect('systems' in refitted && [Object.keys(refitted.systems).toSorted(), refitted.fighters]).toEqual([
      ['bay-3', 'pds-2'],
      worn.fighters,
    ])
    expect('rule' in refitted ? refitted : tactics.checkCondition(to, refitted)).toEqual([])
  })
  test('FT-DES-29: a bay for other fighters is a new bay', () => {
    const group = { role: 'attack', fast: true, longRange: false, heavy: false } as const
    const to: Design = { ...quiver, parts: quiver.parts.map((part) => (part.kind === 'bay' ? { ...part, group } : part)) }
    expect(after(quiver, { do: 'refit', to }, worn)).toMatchObject({ fighters: { 'bay-1': 6, 'bay-2': 6, 'bay-3': 6, 'bay-4': 6 } })
  })
  test('FT-DES-29: mass and hull stay', () => {
    expect(after(quiver, { do: 'refit', to: { ...quiver, mass: quiver.mass + 2 } })).toMatchObject({ rule: 'FT-DES-29' })
    expect(after(quiver, { do: 'refit', to: { ...quiver, hull: quiver.hull - 1 } })).toMatchObject({ rule: 'FT-DES-29' })
  })
})

describe('what is left', () => {
  const status = (design: Design, change: Partial<Condition> = {}) => tactics.status(design, { ...tactics.pristine(design), ...change })
  test('FT-FTR-01, FT-DES-17: fighters and salvoes by the piece', () => {
    const used = status(quiver, { fighters: { 'bay-1': 2, 'bay-2': 6, 'bay-3': 6, 'bay-4': 0 }, systems: { 'rack-1': 'spent' } })
    expect([status(quiver).left, used.left]).toMatchObject([
      { fighters: 24, salvoes: 1 },
      { fighters: 14, salvoes: 0 },
    ])
    expect(used.contents).toMatchObject({ 'bay-1': [2], 'bay-4': [0], 'rack-1': [0] })
    expect(status(ready('Glaive'), { loads: { 'magazine-1': { standard: 2, extended: 0 } } })).toMatchObject({
      left: { salvoes: 2 },
      contents: { 'magazine-1': [2, 0] },
    })
  })
  test('FT-FTR-01, FT-DES-17: prices of a fighter and of a salvo', () => {
    const contents = (name: string) =>
      tactics.facts(ready(name)).parts.flatMap((part) => part.contents.map(({ title, most, price }) => [title, most, price]))
    expect(contents('Glaive')).toEqual([
      ['standard salvo', 3, 600],
      ['extended salvo', 1, 900],
    ])
    expect(contents('Quiver')).toContainEqual(['fast interceptors', 6, 400])
    expect(contents('Quiver')).toContainEqual(['heavy attack fighters', 6, 600])
    expect(contents('Quiver')).toContainEqual(['extended salvo', 1, 900])
  })
  test('FT-DES-13, FT-DES-19: ortillery and beams of class 4 strike at worlds', () => {
    const bombards = (kind: Design['parts'][number]) =>
      tactics.facts({ ...drover, parts: [kind] }).parts.filter((part) => part.bombards).length
    const beam = (size: 3 | 4) => ({ kind: 'beam', class: size, arcs: ['F'] }) as const
    expect([bombards({ kind: 'ortillery' }), bombards(beam(4)), bombards(beam(3))]).toEqual([1, 1, 0])
  })
  test('FT-DES-26: the name and the navy of the design, and no navy for a design of every navy', () => {
    expect(tactics.facts({ ...drover, navy: 'Meridian' })).toMatchObject({ title: 'Drover', navy: 'Meridian', species: 'human' })
    expect(tactics.facts({ ...drover, navy: 'any' }).navy).toBe('')
  })
})

describe('armed ships and ships that hold a field', () => {
  const lost = (design: Design, ...kept: readonly string[]): Condition['systems'] =>
    Object.fromEntries(
      tactics
        .facts(design)
        .parts.filter(({ id, kind }) => (kind === 'weapon' || kind === 'defence') && !kept.includes(id))
        .map(({ id }) => [id, 'lost' as const]),
    )
  const flags = (design: Design, change: Partial<Condition>) => {
    const { armed, holds } = tactics.status(design, { ...tactics.pristine(design), ...change })
    return [armed, holds]
  }
  const osprey = ready('Osprey')
  test('FT-END-09: point defence holds a field, and hits no ship', () => {
    expect(flags(osprey, { systems: lost(osprey, 'pds-1') })).toEqual([false, true])
    expect(flags(osprey, { systems: lost(osprey, 'beam-1') })).toEqual([true, true])
    expect(flags(osprey, { systems: lost(osprey) })).toEqual([false, false])
  })
  test('FT-DES-19: ortillery does neither', () => {
    const design: Design = { ...osprey, parts: [{ kind: 'ortillery' }] }
    expect(flags(design, {})).toEqual([false, false])
  })
  test('FT-DES-17: a launcher needs a load', () => {
    const glaive = ready('Glaive')
    const systems = lost(glaive, 'launcher-1')
    expect(flags(glaive, { systems })).toEqual([true, true])
    expect(flags(glaive, { systems, loads: { 'magazine-1': { standard: 0, extended: 0 } } })).toEqual([false, false])
  })
  test('FT-FTR-08: interceptors hit no ships, other fighters do, from a bay that works', () => {
    const quiverWith = (fighters: Condition['fighters'], systems: Condition['systems'] = {}) =>
      flags(quiver, { systems: { ...lost(quiver), ...systems }, fighters: { 'bay-1': 0, 'bay-2': 0, 'bay-3': 0, 'bay-4': 0, ...fighters } })
    const bays = tactics.facts(quiver).parts.filter(({ contents }) => contents.some(({ what }) => what === 'fighter'))
    const bayOf = (role: string): string => bays.find(({ contents }) => contents.some(({ title }) => title.includes(role)))?.id ?? ''
    expect(quiverWith({ [bayOf('interceptor')]: 6 })).toEqual([false, true])
    expect(quiverWith({ [bayOf('attack')]: 1 })).toEqual([true, true])
    expect(quiverWith({ [bayOf('attack')]: 1 }, { [bayOf('attack')]: 'lost' })).toEqual([false, true])
  })
  test('FT-END-10, FT-COR-03: a ship adrift holds no field, and one without a crew is not armed', () => {
    expect(flags(osprey, { drive: 2, systems: { ftl: 'lost' } })).toEqual([true, false])
    expect(flags(osprey, { crewOut: true })).toEqual([false, false])
    expect(flags(osprey, { hull: osprey.hull })).toEqual([false, false])
    expect(flags(osprey, { coreDumped: true, systems: { powerCore: 'destroyed' } })).toEqual([false, false])
  })
})
test('a campaign names the game, its version and the format of its ships', () =>
  expect([tactics.system, tactics.version, tactics.format]).toEqual(['full-thrust', system.version, { number: 1, upcasts: [] }]))
