import { describe, expect, test } from 'vitest'
import type { Design } from '../design/design.ts'
import { readyDesign } from '../design/ready.ts'
import type { Condition } from '../state.ts'
import { tactics } from './tactics.ts'

function ready(name: string): Design {
  const design = readyDesign(name)
  if (!design) throw new Error(`no ready-made ship ${name}`)
  return design
}
const quiver = ready('Quiver')
const sound = tactics.pristine(quiver)
const mend = (id: string, condition: Partial<Condition>) => tactics.repair(quiver, { ...sound, ...condition }, { do: 'part', id })

describe('works', () => {
  test('FT-DC-05: a part that is replaced is no longer marked as mended; others stay', () => {
    expect(mend('pds-1', { mended: ['pds-1', 'drive'] })).toMatchObject({ mended: ['drive'] })
    expect(mend('drive', { drive: 2, driveDestroyed: 1, mended: ['pds-1', 'drive'] })).toMatchObject({
      drive: 0,
      driveDestroyed: 0,
      mended: ['pds-1'],
    })
  })
  test('FT-COR-05: a new power core ends the drift of a dumped one; another part does not', () => {
    const dumped = { coreDumped: true, systems: { powerCore: 'destroyed', 'pds-1': 'lost' } } as const
    expect(mend('powerCore', dumped)).toMatchObject({ coreDumped: false, systems: { 'pds-1': 'lost' } })
    expect(mend('pds-1', dumped)).toMatchObject({ coreDumped: true, systems: { powerCore: 'destroyed' } })
    expect(mend('powerCore', {})).toMatchObject({ coreDumped: false })
    expect(mend('beam-9', {})).toMatchObject({ rule: 'FT-DMG-07' })
  })
  test('FT-DC-04: from one box to all that are lost', () => {
    const boxes = (what: 'hull' | 'armour', count: number) =>
      tactics.repair(quiver, { ...sound, hull: 5, armour: 2 }, { do: what, boxes: count })
    expect([boxes('hull', 1), boxes('hull', 5), boxes('armour', 2)]).toMatchObject([
      { hull: 4, armour: 2 },
      { hull: 0 },
      { armour: 0, hull: 5 },
    ])
    expect([boxes('hull', 0), boxes('hull', 6), boxes('armour', 3)]).toMatchObject([
      { rule: 'FT-DC-04' },
      { rule: 'FT-DC-04' },
      { rule: 'FT-DC-04' },
    ])
  })
  test('FT-SAL-02, FT-FTR-18: what works is filled up, what is lost stays empty', () => {
    const empty = { fighters: { 'bay-1': 0, 'bay-2': 2, 'bay-3': 6, 'bay-4': 0 }, systems: { 'bay-1': 'lost', 'rack-1': 'spent' } } as const
    const full = tactics.repair(quiver, { ...sound, ...empty }, { do: 'restock' })
    expect(full).toMatchObject({ fighters: { 'bay-1': 0, 'bay-2': 6, 'bay-3': 6, 'bay-4': 6 }, systems: { 'bay-1': 'lost' } })
    expect('systems' in full && Object.keys(full.systems)).toEqual(['bay-1'])
    const glaive = ready('Glaive')
    const used = { ...tactics.pristine(glaive), loads: { 'magazine-1': { standard: 0, extended: 0 } } }
    expect(tactics.repair(glaive, used, { do: 'restock' })).toMatchObject({ loads: { 'magazine-1': { standard: 3, extended: 1 } } })
    expect(tactics.repair(glaive, { ...used, systems: { 'magazine-1': 'destroyed' } }, { do: 'restock' })).toMatchObject(used)
  })
  test('FT-COR-03: a new crew', () => {
    expect(tactics.repair(quiver, { ...sound, crewOut: true }, { do: 'recrew' })).toMatchObject({ crewOut: false })
  })
})

describe('facts of parts', () => {
  test('FT-DES-07, FT-DES-08, FT-DES-12: drives, screens and core systems by their mass', () => {
    const parts = tactics.facts(ready('Cormorant')).parts
    const part = (id: string) => parts.find((one) => one.id === id)
    expect(part('drive')).toMatchObject({ kind: 'drive', mass: 32, price: 6400, size: 4, family: 'drive', likeness: 'drive 32' })
    expect(part('ftl')).toMatchObject({ kind: 'ftl', mass: 16, price: 3200, size: 1, likeness: 'ftl 16' })
    expect(part('screen-2')).toMatchObject({ kind: 'defence', mass: 8, price: 2400, size: 2, likeness: 'screen 8' })
    expect(part('powerCore')).toMatchObject({ kind: 'core', price: 5333, size: 1, likeness: 'powerCore 160' })
    expect(part('pds-1')).toMatchObject({ kind: 'defence', size: 1, likeness: 'pds', family: 'guns' })
  })
  test('FT-DES-20: likeness tells mounts by class, arcs and mass', () => {
    const likeness = (name: string, id: string) => tactics.facts(ready(name)).parts.find((part) => part.id === id)?.likeness
    expect([likeness('Tern', 'beam-1'), likeness('Lancer', 'torpedo-1'), likeness('Drover', 'cargo-6')]).toEqual([
      ...['beam 2 all round', 'torpedo F', 'cargo 6'],
    ])
  })
  test('FT-DES-20, FT-DES-05: holds are the mass that each kind carries; rows those of the hull', () => {
    expect(tactics.facts(ready('Pilgrim'))).toMatchObject({
      room: { cargo: 0, passengers: 20, troops: 10, dropships: 0 },
      rows: 4,
      armour: 0,
    })
    expect(tactics.facts(ready('Lantern'))).toMatchObject({ rows: 2, hullBox: 200, armourBox: 200, thrust: 6 })
  })
})

describe('what a condition amounts to', () => {
  test('FT-DC-01, FT-DMG-01, FT-MOV-11: boxes, crew, main systems and arms', () => {
    const tern = ready('Tern')
    const fine = tactics.pristine(tern)
    const status = (change: Partial<Condition>) => tactics.status(tern, { ...fine, ...change })
    expect(status({}).parts).toMatchObject({ drive: 'fine', ftl: 'fine', 'beam-1': 'fine' })
    expect([1, 2, 3].map((hull) => status({ hull }).rowsWhole)).toEqual([3, 3, 2]) // rows of 2, 2, 1, 1
    expect(status({}).working).toEqual({ bridge: true, lifeSupport: true, powerCore: true, mainDrive: true, ftl: true })
    expect(status({ drive: 2 }).working.mainDrive).toBe(false)
    expect(status({})).toMatchObject({ hullLost: 0, left: { crew: 1 }, armed: true, holds: true, mobile: true, adrift: false })
    const worn = status({ hull: 5, systems: { bridge: 'lost', lifeSupport: 'destroyed', ftl: 'lost' }, drive: 1 })
    expect(worn).toMatchObject({
      hullLost: 5,
      left: { crew: 1 },
      mobile: true,
      working: { bridge: false, lifeSupport: false, powerCore: true, mainDrive: true, ftl: false },
    })
    expect(worn.parts).toMatchObject({ drive: 'damaged', bridge: 'damaged', lifeSupport: 'destroyed' })
    expect(status({ drive: 2, driveDestroyed: 1 })).toMatchObject({ mobile: false, adrift: false, parts: { drive: 'destroyed' } })
    expect(status({ systems: { 'beam-1': 'lost', 'beam-2': 'lost', 'pds-1': 'lost' } }).armed).toBe(false)
    const aerie = ready('Aerie')
    const unarmed = Object.fromEntries(
      tactics
        .facts(aerie)
        .parts.filter(({ kind }) => kind === 'weapon' || kind === 'defence')
        .map(({ id }) => [id, 'lost' as const]),
    )
    const carrier = (fighters: number) =>
      tactics.status(aerie, {
        ...tactics.pristine(aerie),
        systems: unarmed,
        fighters: { 'bay-1': fighters, 'bay-2': 0, 'bay-3': 0, 'bay-4': 0 },
      }).armed
    expect([carrier(1), carrier(0)]).toEqual([true, false])
  })
  test('FT-DC-04, FT-DC-05: each thing that is better without a repair is one fault', () => {
    const heals = (before: Partial<Condition>, after: Partial<Condition>) =>
      tactics.healed(quiver, { ...sound, ...before }, { ...sound, ...after }).map(({ rule }) => rule)
    expect(heals({ systems: { 'rack-1': 'spent' } }, {})).toEqual(['FT-DC-04'])
    expect(heals({ systems: { 'rack-1': 'spent' } }, { systems: { 'rack-1': 'destroyed' } })).toEqual([])
    expect(heals({ systems: { 'rack-1': 'spent' } }, { systems: { 'rack-1': 'lost' } })).toEqual(['FT-DC-04'])
    expect(heals({ systems: { 'pds-1': 'lost' } }, {})).toEqual(['FT-DC-05'])
    expect(heals({ systems: { 'pds-1': 'lost' } }, { systems: { 'pds-1': 'destroyed' } })).toEqual([])
    expect(heals({ drive: 2, driveDestroyed: 2 }, { drive: 2, driveDestroyed: 1 })).toEqual(['FT-DC-04'])
    expect(heals({ drive: 1 }, { mended: ['drive'] })).toEqual([])
    expect(heals({ armour: 2, hull: 3 }, { armour: 1, hull: 2 })).toEqual(['FT-DC-04', 'FT-DC-04'])
    expect(heals({ crewOut: true, coreDumped: true }, { crewOut: true, coreDumped: true })).toEqual([])
    expect(heals({}, { crewOut: true, coreDumped: true })).toEqual([])
    expect(heals({}, { loads: { 'magazine-9': { standard: 1, extended: 0 } } })).toEqual(['FT-SAL-02'])
    expect(heals({}, { loads: { 'magazine-9': { standard: 0, extended: 1 } } })).toEqual(['FT-SAL-02'])
  })
  test('FT-DES-17, FT-FTR-01: no more loads and fighters than there is room for', () => {
    const rules = (change: Partial<Condition>) => tactics.checkCondition(quiver, { ...sound, ...change }).map(({ rule }) => rule)
    expect([rules({ fighters: { 'bay-1': 6 } }), rules({ fighters: { 'bay-1': 7 } as Condition['fighters'] })]).toEqual([[], ['FT-FTR-01']])
    expect(rules({ systems: { drive: 'lost' } })).toEqual(['FT-MOV-11'])
    expect(rules({ mended: ['beam-9'] })).toEqual(['FT-DMG-07'])
    expect([rules({ drive: 2 }), rules({ drive: 3 as 2 })]).toEqual([[], ['FT-MOV-11']])
    expect([rules({ armour: 6, hull: 30 }), rules({ armour: 7 })]).toEqual([[], ['FT-DES-06']])
    const glaive = ready('Glaive')
    const loads = (standard: number, extended: number) =>
      tactics
        .checkCondition(glaive, { ...tactics.pristine(glaive), loads: { 'magazine-1': { standard, extended } } })
        .map(({ rule }) => rule)
    expect([loads(3, 1), loads(4, 1), loads(3, 2)]).toEqual([[], ['FT-DES-17'], ['FT-DES-17']])
    expect([tactics.checkCondition(quiver, { ...sound, systems: { 'rack-1': 'spent' } })]).toEqual([[]])
  })
})
