import { expect, test } from 'vitest'
import { facesAt, setupFor, stateFor, worldOf } from '../table-for-tests.ts'
import { jumpsTo } from './jumps.ts'
import { lanesFrom, linkedTo, mayTrade, networkOf } from './lanes.ts'
import { nearestEmpires } from './nearest.ts'
import { rolledLand } from './roll.ts'

const HUB = [1, 1, 6, 2, 2, 1]
const WORLD = [1, 6, 3, 3]
const rolled = (faces: Readonly<Record<string, readonly number[]>>) => rolledLand(setupFor(2), facesAt(faces))

test('CR-1.8a: a lane joins every two hubs', () => {
  const land = rolled({ 'land/0101': HUB, 'land/1301': HUB, 'land/0713': HUB })
  expect(land.lanes).toEqual([
    ['0101', '1301'],
    ['0101', '0713'],
    ['1301', '0713'],
  ])
})
test('CR-1.8b: a world within three hexes of a hub has a lane to it on 1 or 2', () => {
  const hexes = { 'land/0505': HUB, 'land/0805': WORLD, 'land/0905': WORLD, 'land/0503': WORLD }
  expect(rolled({ ...hexes, 'lane/0505+0805': [2], 'lane/0505+0905': [1], 'lane/0505+0503': [3] }).lanes).toEqual([['0505', '0805']])
})
test('CR-1.8c: a world with a lane to a hub may have lanes to worlds within two hexes, which lead no further', () => {
  const hexes = { 'land/0505': HUB, 'land/0605': WORLD, 'land/0905': WORLD, 'land/0805': WORLD, 'land/1105': WORLD, 'land/0607': WORLD }
  const lanes = rolled({
    ...hexes,
    'lane/0505+0805': [1], // linked by the hub
    'lane/0505+0605': [3],
    'lane/0505+0607': [2], // linked by the hub
    'lane/0805+0605': [2], // two hexes away
    'lane/0805+0905': [3],
    'lane/0605+0607': [1], // 0605 is not linked to the hub, so it tries nothing
    'lane/0905+1105': [1], // nor is 0905
    'lane/0607+0805': [2], // three hexes away
    'lane/0805+0607': [2],
  }).lanes
  expect(lanes).toEqual([
    ['0505', '0805'],
    ['0505', '0607'],
    ['0805', '0605'],
  ])
})
test('CR-1.8b: a hub near another hub is left out', () => {
  const hubs = { 'land/0505': HUB, 'land/0705': HUB }
  expect(rolled({ ...hubs, 'lane/0505+0705': [1], 'lane/0705+0505': [1] }).lanes).toEqual([['0505', '0705']])
})
test('CR-1.8c: two worlds with a lane to a hub are tried once, by the first in map order', () => {
  const hexes = { 'land/0505': HUB, 'land/0605': WORLD, 'land/0607': WORLD, 'lane/0505+0605': [1], 'lane/0505+0607': [1] }
  const toHub = [
    ['0505', '0605'],
    ['0505', '0607'],
  ]
  expect(rolled({ ...hexes, 'lane/0605+0607': [3], 'lane/0607+0605': [1] }).lanes).toEqual(toHub)
  expect(rolled({ ...hexes, 'lane/0605+0607': [2], 'lane/0607+0605': [3] }).lanes).toEqual([...toHub, ['0605', '0607']])
})
test('CR-1.8c: a second hub and joined worlds are left out', () => {
  const hexes = { 'land/0505': HUB, 'land/0705': WORLD, 'land/0905': HUB }
  const faces = { 'lane/0505+0705': [1], 'lane/0905+0705': [2], 'lane/0705+0505': [1], 'lane/0705+0905': [1] }
  expect(rolled({ ...hexes, ...faces }).lanes).toEqual([
    ['0505', '0905'],
    ['0505', '0705'],
    ['0905', '0705'],
  ])
})
test('CR-2.7: a hub grows by one for each world with a lane to it and to no other hub', () => {
  const hexes = { 'land/0505': HUB, 'land/0705': WORLD, 'land/0905': HUB, 'land/0404': WORLD, 'land/0406': WORLD }
  // 0404 has a further lane to 0406.
  const faces = { 'lane/0505+0705': [1], 'lane/0905+0705': [2], 'lane/0505+0404': [1], 'lane/0505+0406': [2], 'lane/0404+0406': [1] }
  const land = rolled({ ...hexes, ...faces })
  expect(land.lanes).toContainEqual(['0404', '0406'])
  expect(linkedTo(land, '0505')).toEqual(['0404', '0406'])
  expect(land.worlds['0505']).toMatchObject({ rolled: 4, extra: 1, linked: 2, base: 7 })
  expect(land.worlds['0905']).toMatchObject({ linked: 0, base: 5 })
})

const network = stateFor({
  at: [{ step: 'purchase' }],
  worlds: Object.fromEntries(['0101', '0401', '0801', '1301', '1305', '1213'].map((at) => [at, { rolled: 6 }])),
  lanes: [
    ['0101', '0401'],
    ['0401', '0801'],
    ['1301', '1305'],
  ],
})
test('CR-10.1a: worlds that lanes join one to the next are on one network', () => {
  expect([...networkOf(network.land, '0801')].sort()).toEqual(['0101', '0401', '0801'])
  expect(networkOf(network.land, '1213')).toEqual([])
  expect(lanesFrom(network.land, '0401')).toEqual(['0101', '0801'])
})
test('CR-10.1a: worlds may trade within two hexes or on one network, and never with themselves', () => {
  const { land } = network
  const asked = [
    ['0101', '0801'],
    ['0101', '1301'],
    ['0101', '0101'],
  ] as const
  expect(asked.map(([a, b]) => mayTrade(land, a, b))).toEqual([true, false, false])
  expect([mayTrade(land, '0101', '0103'), mayTrade(land, '0101', '0104')]).toEqual([true, false])
})

const drafted = (worlds: readonly string[], red: readonly string[], blue: readonly string[], lanes: readonly [string, string][] = []) =>
  stateFor({
    at: [{ step: 'purchase' }],
    worlds: Object.fromEntries(worlds.map((at) => [at, { rolled: 6 }])),
    lanes: [...lanes],
    seats: { red: { worlds: [...red] }, blue: { worlds: [...blue] } },
  })
test('CR-1.6c: the nearest empire has the fewest jumps; two hexes between worlds are one jump, an empty hex is one more', () => {
  const state = drafted(['0101', '0103', '0106', '1101'], ['0101'], ['1101'])
  expect(nearestEmpires(state, {}, facesAt({}))).toEqual({ '0103': 'red', '0106': 'red' })
  // Blue needs three jumps over two empty hexes to 0107, red four over three.
  const line = drafted(['0101', '0105', '0108'], ['0101'], ['0108'])
  expect(nearestEmpires(line, {}, facesAt({}))).toEqual({ '0105': 'blue' })
})
test('CR-1.6c: a world of the empire itself is no jump away, and each further one is one more', () => {
  const { land } = drafted(['0101', '0103', '0105'], ['0101'], [])
  const jumps = jumpsTo({ land, margin: {} }, ['0101'], 'jumpsAndLanes')
  expect(['0101', '0102', '0103', '0104', '0105'].map((at) => jumps.get(at))).toEqual([0, 1, 1, 2, 2])
})
test('CR-1.6c: a journey by lane is one jump more, wherever it begins', () => {
  const { land } = drafted(
    ['0101', '0103', '0701', '1301'],
    ['0101'],
    [],
    [
      ['0103', '0701'],
      ['0701', '1301'],
    ],
  )
  const counts = (ways: 'jumps' | 'jumpsAndLanes') => {
    const jumps = jumpsTo({ land, margin: {} }, ['0101'], ways)
    return ['0103', '0701', '1301'].map((at) => jumps.get(at))
  }
  expect(counts('jumpsAndLanes')).toEqual([1, 2, 2])
  // From 0101 and from 0701 six hexes of empty space lead to the next world.
  expect(counts('jumps')).toEqual([1, 6, 12])
})
test('CR-1.6c: without an empire that has a world there is no nearest one', () => {
  expect(Object.keys(nearestEmpires(drafted(['0101', '0103'], [], []), {}, facesAt({})))).toEqual([])
})
test('CR-1.6c: a chain of worlds is faster than empty space', () => {
  // Red needs two jumps by 0103 to 0105, blue three over two empty hexes.
  expect(nearestEmpires(drafted(['0101', '0103', '0105', '0108'], ['0101'], ['0108']), {}, facesAt({}))).toEqual({
    '0103': 'red',
    '0105': 'red',
  })
})
test('CR-1.6c: a network of lanes is one jump', () => {
  const state = drafted(['0101', '1313', '1311', '1113'], ['0101'], ['1113'], [['0101', '1311']])
  expect(nearestEmpires(state, {}, facesAt({ 1311: [2] }))['1311']).toBe('red')
  const other = drafted(
    ['0101', '1313', '1308', '1303'],
    ['0101'],
    ['1303'],
    [
      ['0101', '1313'],
      ['1313', '1308'],
    ],
  )
  expect(nearestEmpires(other, {}, facesAt({}))).toEqual({ '1313': 'red', '1308': 'red' })
})
test('CR-1.6c: a die decides between equals, and worlds of the margin have a nearest empire, too', () => {
  const state = drafted(['0101', '0103', '0105'], ['0101'], ['0105'])
  const beyond = worldOf({ at: '0001' })
  expect(nearestEmpires(state, { '0001': beyond }, facesAt({ '0103': [1] }))).toEqual({ '0103': 'red', '0001': 'red' })
  expect(nearestEmpires(state, {}, facesAt({ '0103': [2] }))).toEqual({ '0103': 'blue' })
})
