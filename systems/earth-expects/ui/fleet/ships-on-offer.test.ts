import { diceOf } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { READY_SHIPS, shipNamed } from '../../src/design/ready.ts'
import { makeRecord } from '../../src/design/record-for-tests.ts'
import { system } from '../../src/game.ts'
import type { Fleet } from '../../src/setting/fleet.ts'
import { scenarios } from '../../src/setting/scenarios.ts'
import type { View } from '../../src/state.ts'
import { classWords } from '../titles.ts'
import { importShip } from './bringing.ts'
import { countOf, withCrew, withOne, withoutAt, withoutOne, withRotation } from './chosen.ts'
import { loadOf, ownShips, purseOf, refusalsFor, shipsBySize } from './ships-on-offer.ts'

function shop(choices: Readonly<Record<string, boolean | number>> = {}): View {
  const setup = scenarios.find(({ id }) => id === 'purchase')?.setup({ budget: 4, ...choices })
  if (!setup || 'reason' in setup) throw new Error('the scenario has no setup')
  return system.view(
    system.begin(
      { setup, position: null },
      diceOf(() => []),
    ).state,
    'yellow',
  )
}
const bolt = shipNamed('Bolt')

describe('the ships on offer', () => {
  test('EE-DES-01: contain every ready ship once, in groups by size', () => {
    const all = shipsBySize(shop()).flatMap(({ ships }) => ships)
    expect(all.map(({ design }) => design.name).toSorted()).toEqual(READY_SHIPS.map(({ design }) => design.name).toSorted())
    expect(shipsBySize(shop()).map(({ size, ships }) => `${size} ${ships.length}`)).toEqual([
      'small 6',
      'escorts 4',
      'cruisers 4',
      'battle line 5',
      'giants 6',
      'others 6',
    ])
  })
  test('EE-EXP-01: contain only legal ships where the option requires exposed engines', () => {
    const names = shipsBySize(shop({ exposedByArmour: true })).flatMap(({ ships }) => ships.map(({ design }) => design.name))
    expect(names).toContain('Kite')
    expect(names).not.toContain('Bolt')
  })
  test('EE-MPB-01: contain the designs of the player with their refusals, and leave out what is no design', () => {
    const [id = '', [primary] = []] = Object.entries(bolt.primaries)[0] ?? []
    if (!primary) throw new Error('the Bolt has lasers')
    const two = { ...bolt, primaries: { ...bolt.primaries, [id]: [primary, primary] } }
    const own = ownShips(shop(), [
      { id: 'a', name: 'two primaries', design: two },
      { id: 'b', name: 'a poem', design: { lines: 12 } },
      { id: 'c', name: 'sound', design: bolt },
    ])
    expect(own.map(({ key, refusals }) => [key, refusals.map(({ rule }) => rule)])).toEqual([
      ['a', ['EE-MPB-01', 'EE-MPB-04']],
      ['c', []],
    ])
  })
  test('EE-DES-10: say how many points are missing for a ship', () => {
    const view = shop()
    const purse = purseOf(view, 'yellow', [{ design: shipNamed('Javelin'), crew: 'standard' }])
    const [cruiser] = ownShips(view, [{ id: 'a', name: '', design: shipNamed('Bulwark') }])
    const [small] = ownShips(view, [{ id: 'b', name: '', design: bolt }])
    if (!cruiser || !small) throw new Error('both are ships')
    expect(purse.left).toBe(8)
    expect(refusalsFor(purse, cruiser)).toEqual([{ rule: 'EE-DES-10', reason: '2 points more than you have left' }])
    expect(refusalsFor(purse, small)).toEqual([])
  })
  test('describe class, kind and main boxes', () => {
    expect(classWords(shipNamed('Halfway House'))).toBe('heavy cruiser, base')
    expect(loadOf(bolt).map(({ title }) => title)).toEqual([
      '2 laser boxes',
      '1 anti-missile',
      '1 sensor',
      '1 control box',
      '5 power boxes',
    ])
  })
})

describe('the chosen fleet', () => {
  const fleet: Fleet = [bolt, shipNamed('Needle'), bolt].reduce<Fleet>((ships, design) => withOne(ships, structuredClone(design)), [])
  const names = (ships: Fleet) => ships.map(({ design }) => design.name)
  test('keeps ships of one design together, and removes one at a time', () => {
    expect(names(fleet)).toEqual(['Bolt', 'Bolt', 'Needle'])
    expect(countOf(fleet, bolt)).toBe(2)
    expect(names(withoutOne(fleet, bolt))).toEqual(['Bolt', 'Needle'])
    expect(names(withoutAt(fleet, 2))).toEqual(['Bolt', 'Bolt'])
    expect(withoutOne(fleet, shipNamed('Icarus'))).toEqual(fleet)
  })
  test('EE-CRQ-01, EE-BAS-09: has a crew and a rotation for each ship', () => {
    expect(withCrew(fleet, 1, 'elite').map(({ crew }) => crew)).toEqual(['standard', 'elite', 'standard'])
    const base: Fleet = [{ design: shipNamed('Halfway House'), crew: 'standard' }]
    expect(withRotation(withRotation(base, 0, -1), 0, null)).toEqual(base)
    expect(withRotation(base, 0, 1)[0]?.rotates).toBe(1)
  })
})

describe('an imported ship', () => {
  const exported = JSON.stringify({ admiralty: 'design', version: 1, system: 'earth-expects', name: 'Bolt', design: bolt })
  test('may be an exported file, a design as JSON, or a record in letters', () => {
    for (const text of [exported, JSON.stringify(bolt), makeRecord(bolt)]) expect(importShip(text)).toEqual({ design: bolt })
  })
  test.each<[string, string, RegExp]>([
    ['an incomplete file', exported.slice(0, 80), /may be incomplete/],
    ['a design of another game', exported.replace('earth-expects', 'easystar'), /design for easystar/],
    ['a design of a newer version', exported.replace('"version":1', '"version":2'), /made by a newer version of Admiralty/],
    ['a design of an older version', exported.replace('"version":1', '"version":0'), /made before the first release of Admiralty/],
    ['an incomplete design', '{"boxes": []}', /not a ship of Earth Expects/],
    ['prose', 'Dear admiral', /cannot be read/],
    ['an empty text', '  ', /text is empty/],
    ['a text that is too long', '{'.repeat(300_000), /at most/],
    ['a name that changes the text direction', JSON.stringify({ ...bolt, name: 'evil\u202e' }), /name must be one line/],
    ['a design with too many boxes', JSON.stringify({ ...bolt, boxes: Array.from({ length: 701 }, () => bolt.boxes[0]) }), /boxes/],
    ['an object with special keys', '{"__proto__": {"name": "x"}, "constructor": 1}', /not a ship/],
  ])('is refused with its reason: %s', (_, text, message) => {
    expect(importShip(text)).toMatchObject({ wrong: expect.stringMatching(message) })
  })
})
