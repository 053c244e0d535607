import type { YardWork } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { designOf } from '../design/fit.ts'
import { READY_SHIPS } from '../design/ready.ts'
import type { ShipDesign } from '../state.ts'
import { PRISTINE, type SheetCondition, strengthOf } from './condition.ts'
import { tactics } from './tactics.ts'

const carrier = READY_SHIPS.map(({ design }) => design).find(({ fighters }) => fighters.length > 0) ?? designOf('scout', '')
const armed = READY_SHIPS.map(({ design }) => design).find(({ weapons, hull }) => weapons.length > 1 && hull === 'cruiser') ?? carrier
const rules = (design: ShipDesign, change: Partial<SheetCondition>) =>
  tactics.checkCondition(design, { ...PRISTINE, ...change }).map(({ rule }) => rule)
const gun = tactics.facts(armed).parts.find(({ kind }) => kind === 'weapon')?.id ?? ''

describe('facts', () => {
  test('ES-SHP-06: class, size, price and damage points; every item, fighter, drive and navigation is a part', () => {
    const facts = tactics.facts(armed)
    expect(facts).toMatchObject({ shipClass: 'cruiser', mass: 3, keel: 55, hull: strengthOf(armed), ftl: false, crew: 0 })
    const items = armed.weapons.length + armed.auxiliaries.length + armed.fighters.length
    expect([facts.parts.length, new Set(facts.parts.map(({ id }) => id)).size]).toEqual([items + 2, items + 2])
    expect(facts.parts.slice(0, 2).map(({ id }) => id)).toEqual(['drive', 'navigation'])
  })
  test('every ship of the catalogue is legal', () => expect(tactics.catalogue.flatMap((design) => tactics.check(design))).toEqual([]))
})
describe('conditions', () => {
  test('ES-SHP-06, ES-CRT-07, ES-CRT-04, ES-AUX-ARM-05: impossible ones are refused with their clause', () => {
    expect([rules(armed, {}), rules(armed, { hurt: strengthOf(armed) }), rules(armed, { hurt: strengthOf(armed) + 1 })]).toEqual([
      [],
      [],
      ['ES-SHP-06'],
    ])
    expect([rules(armed, { slowed: 4 }), rules(armed, { lost: ['beam-99'] }), rules(armed, { lost: [gun, gun] })]).toEqual([
      ...[['ES-CRT-07'], ['ES-CRT-04'], ['ES-CRT-04']],
    ])
    const armour = designOf('cruiser', '')
    const plated = { ...armour, auxiliaries: [{ kind: 'armour', gift: false } as const] }
    expect(rules(plated, { lost: ['armour-1'] })).toEqual(['ES-CRT-04'])
  })
  test('ES-DST-01, ES-CRT-07: what a condition amounts to', () => {
    const status = (change: Partial<SheetCondition>) => tactics.status(armed, { ...PRISTINE, ...change })
    expect(status({})).toMatchObject({
      destroyed: false,
      rowsWhole: 1,
      mobile: true,
      armed: true,
      parts: { drive: 'fine', navigation: 'fine' },
    })
    const thrust = tactics.facts(armed).thrust
    expect(status({ hurt: strengthOf(armed), slowed: thrust, navHit: true, lost: [gun] })).toMatchObject({
      ...{ destroyed: true, rowsWhole: 0, mobile: false, hullLost: strengthOf(armed) },
      parts: { drive: 'damaged', navigation: 'damaged', [gun]: 'destroyed' },
    })
    const weapons = tactics.facts(armed).parts.filter(({ kind }) => kind === 'weapon')
    expect(status({ lost: weapons.map(({ id }) => id) }).armed).toBe(false)
  })
  test('ES-LEV-02, ES-CRT-06: a leviathan mends its hull, any ship its navigation, and nothing else is better', () => {
    const heals = (design: ShipDesign, before: Partial<SheetCondition>) =>
      tactics.healed(design, { ...PRISTINE, ...before }, PRISTINE).map(({ rule }) => rule)
    expect([heals(armed, { hurt: 1 }), heals({ ...armed, hull: 'leviathan' }, { hurt: 1 }), heals(armed, { navHit: true })]).toEqual([
      ['ES-LEV-02'],
      [],
      [],
    ])
    expect([heals(armed, { slowed: 1 }), heals(armed, { lost: [gun] })]).toEqual([['ES-CRT-07'], ['ES-CRT-04']])
  })
})
test('ES-DES-15, ES-AUX-BAY-01: what a yard may do', () => {
  const worn: SheetCondition = { hurt: 2, slowed: 1, navHit: true, lost: [gun] }
  const done = (work: YardWork) => tactics.repair(armed, worn, work)
  expect([done({ do: 'part', id: gun }), done({ do: 'part', id: 'drive' }), done({ do: 'part', id: 'navigation' })]).toMatchObject([
    ...[{ lost: [] }, { slowed: 0, lost: [gun] }, { navHit: false }],
  ])
  expect([
    done({ do: 'hull', boxes: 2 }),
    done({ do: 'hull', boxes: 3 }),
    done({ do: 'armour', boxes: 1 }),
    done({ do: 'part', id: 'x' }),
  ]).toMatchObject([...[{ hurt: 0 }, { rule: 'ES-DES-15' }, { rule: 'ES-AUX-ARM-05' }, { rule: 'ES-CRT-04' }]])
  const without = { ...PRISTINE, lost: ['fighter-1'] }
  expect(tactics.repair(carrier, without, { do: 'restock' })).toMatchObject({ lost: [] })
  expect(tactics.repair(carrier, { ...without, lost: ['bay-1', 'fighter-1'] }, { do: 'restock' })).toMatchObject({
    lost: ['bay-1', 'fighter-1'],
  })
  expect(tactics.repair(armed, worn, { do: 'recrew' })).toEqual(worn)
})
test('ES-GEN-01: a third banner is refused', () => {
  const side = (id: string) => ({
    id,
    banner: id,
    ships: [
      {
        id,
        name: '',
        design: armed,
        condition: PRISTINE,
        marks: { worse: [], weaponSupplyShort: false, outOfSupply: false },
        excess: false,
      },
    ],
    groups: [],
    lead: 0,
    changes: 0,
  })
  expect(() => tactics.start({ sides: [side('a'), side('b'), side('c')], turnCap: 4 })).toThrow('two banners')
})
