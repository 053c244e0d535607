import { seededDice, type YardWork } from '@admiralty/kernel'
import { type Direction, distance } from '@admiralty/space'
import { NO_MARKS, startOfRequest } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import { plainWeapon } from '../design/edit.ts'
import { designOf } from '../design/fit.ts'
import { READY_SHIPS } from '../design/ready.ts'
import { system } from '../game.ts'
import { positionSchema } from '../position-schema.ts'
import { centreOf } from '../setting/maps.ts'
import { type ShipDesign, setupSchema } from '../state.ts'
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
    expect(facts).toMatchObject({ shipClass: 'cruiser', mass: 3, keel: 5500, hull: strengthOf(armed), ftl: false, crew: 0 })
    const named = (name: string) => tactics.facts({ ...armed, name }).title
    expect([named('Spindrift'), named('')]).toEqual(['Spindrift', 'cruiser'])
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
      rowsWhole: 4,
      mobile: true,
      armed: true,
      parts: { drive: 'fine', navigation: 'fine' },
    })
    const thrust = tactics.facts(armed).thrust
    expect(status({ hurt: strengthOf(armed), slowed: thrust, navHit: true, lost: [gun] })).toMatchObject({
      destroyed: true,
      rowsWhole: 0,
      mobile: false,
      hullLost: strengthOf(armed),
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
  const done = (work: YardWork<ShipDesign>) => tactics.repair(armed, worn, work)
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
test('what the rules do not know is zero, and each kind of item is what it is to a campaign', () => {
  const { parts, ...facts } = tactics.facts(carrier)
  expect(facts).toMatchObject({
    rows: 4,
    crew: 0,
    armour: 0,
    hullBox: 0,
    armourBox: 0,
    upkeep: { fuel: 0, crew: 0, weaponry: 0 },
    room: { cargo: 0, passengers: 0, troops: 0, dropships: 0 },
  })
  const plated = {
    ...designOf('cruiser', ''),
    auxiliaries: (['armour', 'ecm', 'engine', 'bay', 'targeting'] as const).map((kind) => ({ kind, gift: false })),
    weapons: [plainWeapon('pointDefence', 'dorsal'), plainWeapon('beam', 'axial')],
  }
  const kinds = tactics.facts(plated).parts.map(({ kind, likeness }) => [likeness.split(' ')[0], kind])
  expect(Object.fromEntries(kinds)).toMatchObject({
    armour: 'defence',
    ecm: 'defence',
    pointDefence: 'defence',
    beam: 'weapon',
    engine: 'drive',
    bay: 'store',
    targeting: 'other',
  })
  expect(parts.filter(({ title }) => title === 'fighter').every(({ kind, size }) => kind === 'weapon' && size === 1)).toBe(true)
  expect(parts.slice(0, 2)).toMatchObject([
    { price: 0, kind: 'drive' },
    { price: 0, kind: 'core', size: 1 },
  ])
})
test('ES-CRT-06: the bridge works without a navigation hit, and a yard repairs one point and no part of one', () => {
  expect(tactics.status(armed, PRISTINE).working).toEqual({ bridge: true, lifeSupport: true, powerCore: true, mainDrive: true, ftl: false })
  expect(tactics.status(armed, { ...PRISTINE, navHit: true }).working.bridge).toBe(false)
  expect(tactics.status(armed, { ...PRISTINE, hurt: 1 })).toMatchObject({
    rowsWhole: Math.floor((4 * (strengthOf(armed) - 1)) / strengthOf(armed)),
    hullLost: 1,
    armourLost: 0,
    left: { crew: 0 },
    adrift: false,
  })
  expect(tactics.status(armed, { ...PRISTINE, slowed: 0 }).parts.drive).toBe('fine')
  const worn = { ...PRISTINE, hurt: 2 }
  expect([1, 0].map((boxes) => tactics.repair(armed, worn, { do: 'hull', boxes }))).toMatchObject([{ hurt: 1 }, { rule: 'ES-DES-15' }])
})

describe('what is left, and what a ship loses', () => {
  const status = (design: ShipDesign, lost: readonly string[]) => tactics.status(design, { ...PRISTINE, lost })
  const fighters = carrier.fighters.map((_, index) => `fighter-${index + 1}`)
  const guns = tactics
    .facts(carrier)
    .parts.filter(({ kind, family }) => kind === 'weapon' && family !== 'fighter')
    .map(({ id }) => id)
  test('ES-AUX-BAY-02: fighters by the piece, of bays that work', () => {
    expect(status(carrier, []).left.fighters).toBe(fighters.length)
    expect(status(carrier, ['fighter-1'])).toMatchObject({ left: { fighters: fighters.length - 1 }, contents: { 'fighter-1': [0] } })
    const ofFirstBay = carrier.fighters.filter(({ bay }) => bay === 0).length
    expect(status(carrier, ['bay-1']).left.fighters).toBe(fighters.length - ofFirstBay)
  })
  test('ES-WIN-01: a ship is armed and holds the field with a weapon or a fighter', () => {
    const flags = (...lost: readonly string[]) => [status(carrier, lost).armed, status(carrier, lost).holds]
    expect([flags(...guns), flags(...fighters), flags(...guns, ...fighters)]).toEqual([
      [true, true],
      [guns.length > 0, guns.length > 0],
      [false, false],
    ])
    expect(tactics.status(carrier, { ...PRISTINE, hurt: strengthOf(carrier) })).toMatchObject({ armed: false, holds: false })
  })
  test('ES-CRT-04, ES-SHP-01: what is taken out is lost; nothing fails, and nothing is carried', () => {
    const done = (work: YardWork<ShipDesign>, lost: readonly string[] = []) => tactics.repair(armed, { ...PRISTINE, lost }, work)
    expect(done({ do: 'strip', id: gun })).toEqual({ ...PRISTINE, lost: [gun] })
    expect([
      done({ do: 'strip', id: gun }, [gun]),
      done({ do: 'strip', id: 'drive' }),
      done({ do: 'fail', id: gun }),
      done({ do: 'lose', id: gun }),
    ]).toMatchObject([...[{ rule: 'ES-CRT-04' }, { rule: 'ES-CRT-04' }, { rule: 'ES-CRT-04' }, { rule: 'ES-SHP-01' }]])
  })
  test('ES-DES-03: a refit keeps hull and damage; items of one likeness stay lost', () => {
    const worn: SheetCondition = { hurt: 1, slowed: 1, navHit: true, lost: [gun] }
    expect(tactics.repair(armed, worn, { do: 'refit', to: armed })).toEqual(worn)
    const bare = { ...armed, weapons: [], speedTraded: 0 }
    expect(tactics.repair(armed, worn, { do: 'refit', to: bare })).toEqual({ ...worn, lost: [] })
    expect(tactics.repair(armed, worn, { do: 'refit', to: designOf('scout', '') })).toMatchObject({ rule: 'ES-DES-03' })
  })
})

/** A side of two ships that come in together, with its own banner. */
const sideOf = (id: string, from: Direction, design: ShipDesign) => ({
  id,
  banner: `banner ${id}`,
  groups: [{ ships: [`${id}-1`, `${id}-2`], from: [from], frozen: null }],
  leads: {},
  ships: [1, 2].map((number) => ({ id: `${id}-${number}`, name: '', design, condition: PRISTINE, marks: NO_MARKS, excess: false })),
})
describe('a battle', () => {
  const request = { sides: [sideOf('a', 0, carrier), sideOf('b', 3, armed)], turnCap: 4 }
  const { setup, position } = startOfRequest(tactics, request)
  const { state } = system.begin({ setup: setupSchema.parse(setup), position: positionSchema.parse(position) }, seededDice(1))
  const ships = Object.values(state.ships)

  test('ES-SEQ-01, ES-GEN-04: ships of a group are in different hexes, face the centre and are counted from one', () => {
    expect(new Set(ships.map(({ hex }) => hex.join())).size).toBe(4)
    const centre = centreOf(state.setup.map)
    const [first, second, third] = ships.map(({ hex }) => distance(hex, centre))
    expect([first, third]).toEqual([14, 14])
    expect(Math.abs((second ?? 0) - 14)).toBeLessThanOrEqual(1)
    expect(ships.map(({ seat, number, facing }) => [seat, number, facing])).toEqual([
      ['yellow', 1, 3],
      ['yellow', 2, 3],
      ['blue', 1, 0],
      ['blue', 2, 0],
    ])
    const fighters = Object.values(state.secret.yellow?.sheets ?? {}).flatMap((sheet) => sheet.fighters)
    for (const all of Map.groupBy(fighters, ({ kind }) => kind).values())
      expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1))
  })
  test('ES-WIN-01: the side that flies at the end holds the field, and a ship that left departs with its speed', () => {
    const report = (statuses: readonly ('flying' | 'left' | 'exploded')[]) =>
      tactics.report(request, {
        ...state,
        ships: Object.fromEntries(ships.map((ship, index) => [ship.id, { ...ship, status: statuses[index], speed: 2 }])),
      })
    const won = report(['flying', 'exploded', 'left', 'exploded'])
    expect([won.fieldHolder, won.contested]).toEqual(['banner a', false])
    expect(won.ships.map(({ fate }) => fate)).toEqual(['present', 'destroyed', 'disengaged', 'destroyed'])
    expect(won.departures).toEqual([
      { turn: state.turn - 16, underFire: false, places: { 'b-1': { ahead: 0, right: 0, course: 0, velocity: 2 } } },
    ])
    expect([report(['flying', 'flying', 'flying', 'left']), report(['left', 'left', 'left', 'left'])]).toMatchObject([
      { fieldHolder: null, contested: true },
      { fieldHolder: null, contested: false },
    ])
  })
})
test('ES-GEN-01: a third side is refused', () => {
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
    leads: {},
  })
  expect(tactics.start({ sides: [side('a'), side('b'), side('c')], turnCap: 4 })).toEqual({
    rule: 'ES-GEN-01',
    reason: 'a battle has at most 2 sides, not 3',
  })
})
