import { diceOf, die, seededDice, UMPIRE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { facesAt, setupFor } from '../table-for-tests.ts'
import { attitudeName } from './attitudes.ts'
import { around, between, hexOf, inMapOrder, MAP, MARGIN_HEXES, WIDE_MAP, worldAt, worldsOf } from './geometry.ts'
import { rolledLand, rolledSecrets } from './roll.ts'
import { QUIET_WORLD } from './world.ts'

const plain = setupFor(6)
/** The land of some faces; hexes without faces are empty. */
const landOf = (faces: Readonly<Record<string, readonly number[]>>, setup = plain) => rolledLand(setup, facesAt(faces))

describe('the map', () => {
  test('CR-1.2a, CR-X.3: the map has 13 columns and 13 rows, and even columns are half a hex further south', () => {
    expect([MAP.length, MAP[0], MAP.at(-1)]).toEqual([169, '0101', '1313'])
    expect([...around('0202', 1)].sort()).toEqual(['0102', '0103', '0201', '0202', '0203', '0302', '0303'])
    expect([...around('0302', 1)].sort()).toEqual(['0201', '0202', '0301', '0302', '0303', '0401', '0402'])
    expect([between('0101', '0101'), between('0101', '0103'), between('0101', '1301')]).toEqual([0, 2, 12])
    expect(around('0101', 1)).toHaveLength(3)
    expect(() => hexOf('2222')).toThrow('2222 is beyond the margin')
    expect(() => worldAt({ worlds: {}, lanes: [] }, '0101')).toThrow('no world is at 0101')
  })
  test('CR-1.7a: hexes are taken row by row, each from west to east', () => {
    expect(MAP.slice(0, 3)).toEqual(['0101', '0201', '0301'])
    expect(MAP[13]).toBe('0102')
    expect(['0102', '0201', '0101'].toSorted(inMapOrder)).toEqual(['0101', '0201', '0102'])
    const land = landOf({ 'land/0102': [1, 6], 'land/0201': [1, 6], 'land/1001': [1, 6] })
    expect(worldsOf(land).map(({ at }) => at)).toEqual(['0201', '1001', '0102'])
  })
  test('CR-1.7a: a hex has a world on 1 to 3', () => {
    const land = landOf({ 'land/0101': [1, 6], 'land/0201': [3, 6], 'land/0301': [4, 6] })
    expect(Object.keys(land.worlds)).toEqual(['0101', '0201'])
  })
  test('CR-1.7b, CR-1.7c: a world has a resource on 1, and the second die says which', () => {
    const kinds = [1, 2, 3, 4, 5, 6].map((face) => landOf({ 'land/0505': [1, 1, face, 2, 3, 4] }).worlds['0505']?.resource)
    expect(kinds).toEqual(['ore', 'food', 'fuel', 'goods', 'luxuries', 'hub'])
    expect(landOf({ 'land/0505': [1, 2, 3, 4] }).worlds['0505']?.resource).toBeNull()
  })
  test('CR-1.2b: everybody learns all worlds and lanes', () => {
    const { events, state } = system.begin({ setup: plain, position: null }, seededDice(1))
    const rolled = events.find(({ type }) => type === 'landRolled')
    expect(rolled && system.observe(rolled, 'public')).toBe(rolled)
    expect(system.view(state, 'public').land).toBe(state.land)
  })
  test('CR-1.1a: the margin is four hexes wide, is rolled like the map, and only the umpire knows it', () => {
    expect([WIDE_MAP.length, MARGIN_HEXES.length, MARGIN_HEXES[0]]).toEqual([441, 272, '−03/−03'])
    const [, outer = ''] = MARGIN_HEXES
    const { margin } = rolledSecrets(landOf({}), facesAt({ [`margin/${outer}`]: [3, 1, 4, 5, 5, 2] }))
    expect(margin).toEqual({
      [outer]: { ...QUIET_WORLD, at: outer, resource: 'goods', rolled: 10, extra: 2, linked: 0, base: 12, luxury: 0, owner: null },
    })
    const { events, state } = system.begin({ setup: plain, position: null }, seededDice(1))
    const rolled = events.find(({ type }) => type === 'secretsRolled')
    expect(rolled && ['red', 'public'].map((viewer) => system.observe(rolled, viewer))).toEqual([undefined, undefined])
    expect(rolled && ['referee', UMPIRE].map((viewer) => system.observe(rolled, viewer))).toEqual([rolled, rolled])
    expect(system.view(state, 'red').secret[UMPIRE]).toBeUndefined()
    expect(Object.keys(system.view(state, 'referee').secret[UMPIRE]?.margin ?? {}).length).toBeGreaterThan(80)
  })
})

describe('incomes', () => {
  test('CR-2.6a: the base income is the sum of two dice of five sides', () => {
    expect(landOf({ 'land/0505': [1, 6, 2, 5] }).worlds['0505']).toMatchObject({ rolled: 7, extra: 0, base: 7 })
  })
  test('CR-2.6b: a resource adds a third die, hubs included', () => {
    expect(landOf({ 'land/0505': [1, 1, 1, 2, 3, 4] }).worlds['0505']).toMatchObject({ rolled: 5, extra: 4, base: 9, luxury: 0 })
    expect(landOf({ 'land/0505': [1, 1, 6, 2, 3, 5] }).worlds['0505']).toMatchObject({ rolled: 5, extra: 5, base: 10 })
  })
  test('CR-2.6c: luxuries roll a die of ten sides each week instead of a third die', () => {
    const { worlds } = landOf({ 'land/0505': [1, 1, 5, 2, 3], 'luxury/0505': [9] })
    expect(worlds['0505']).toMatchObject({ rolled: 5, extra: 0, base: 5, luxury: 9 })
  })
})

describe('secret dice', () => {
  test('CR-1.6a: each world has an attitude of its own die, in secret', () => {
    const land = landOf({ 'land/0101': [1, 6], 'land/0901': [1, 6] })
    const { attitudes } = rolledSecrets(
      land,
      facesAt({ 'attitude/0101': [2], 'attitude/0901': [5], 'margin/0001': [1, 6], 'attitude/0001': [4] }),
    )
    expect(attitudes).toEqual({ '0101': 2, '0901': 5, '0001': 4 })
  })
  test('CR-1.6b, CR-1.6c, CR-1.6d, CR-1.6e, CR-1.6f, CR-1.6g: the face says how the world is disposed', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(attitudeName)).toEqual([
      'independent',
      'friendly to the nearest empire',
      'hostile to the nearest empire',
      'client of an outside power',
      'split but stable',
      'at war with itself',
      'unknown',
    ])
  })
  test('CR-X.2: hidden rolls have streams of their own', () => {
    const source = seededDice(3)
    const used = new Set<string>()
    const sides = new Map<string, Set<number>>()
    const dice = diceOf((count, most, _reason, address) => {
      const [stream = ''] = String(address).split('/')
      used.add(stream)
      sides.set(stream, (sides.get(stream) ?? new Set()).add(most))
      return Array.from({ length: count }, () => die(source, most, 'a face'))
    })
    const land = rolledLand(plain, dice)
    expect([...used].filter((stream) => !['land', 'luxury', 'lane'].includes(stream))).toEqual([])
    expect([...(sides.get('land') ?? [])].sort()).toEqual([5, 6])
    expect([sides.get('lane'), sides.get('luxury')]).toEqual([new Set([6]), new Set([10])])
    used.clear()
    rolledSecrets(land, dice)
    expect([...used].filter((stream) => !['margin', 'attitude', 'luxury'].includes(stream))).toEqual([])
    expect([sides.get('attitude'), [...(sides.get('margin') ?? [])].sort()]).toEqual([new Set([6]), [5, 6]])
  })
})

describe('resources on the map', () => {
  const kindsIn = (setup: typeof plain, seed: number) => {
    const counts = new Map<string, number>()
    for (const { resource } of worldsOf(rolledLand(setup, seededDice(seed))))
      counts.set(resource ?? '', (counts.get(resource ?? '') ?? 0) + 1)
    return ['ore', 'food', 'fuel', 'goods', 'luxuries', 'hub'].map((kind) => counts.get(kind) ?? 0)
  }
  const seeds = Array.from({ length: 30 }, (_, index) => index + 1)
  test('CR-1.7c: each resource is there at least once, or once for three empires, rounded up', () => {
    const least = (choices: Readonly<Record<string, string>>, count: number): number =>
      Math.min(...seeds.flatMap((seed) => kindsIn(setupFor(count, choices), seed)))
    expect([least({}, 7), least({ map: 'each' }, 7), least({ map: 'perThree' }, 7), least({ map: 'perThree' }, 3)]).toEqual([0, 1, 3, 1])
  })
  test('CR-1.7c: a world that is drawn for a resource gets its third die, and what was rolled is the same', () => {
    const faces = { 'land/0101': [1, 6, 2, 2], 'land/0501': [1, 6, 3, 3], 'fill/': [] }
    const land = landOf({ ...faces, fill: [2, 4, 1, 5] }, setupFor(2, { map: 'each' }))
    expect(land.worlds['0501']).toMatchObject({ resource: 'ore', rolled: 6, extra: 4, base: 10 })
    expect(land.worlds['0101']).toMatchObject({ resource: 'food', rolled: 4, extra: 5, base: 9 })
  })
})
