// Jumps and journeys by lane, and what a group reaches.
import { describe, expect, test } from 'vitest'
import type { Land, Lane } from '../land/world.ts'
import { worldOf } from '../table-for-tests.ts'
import { firstJumpTo, jumpFault, moveFault, reachOf } from './reach.ts'
import { entrySides } from './sides.ts'
import { fallBackFrom } from './withdrawal.ts'

const landOf = (worlds: readonly string[], ...lanes: readonly Lane[]): Land => ({
  worlds: Object.fromEntries(worlds.map((at) => [at, worldOf({ at })])),
  lanes,
})
const rule = (land: Land, from: string, to: string) => jumpFault(land, from, to)?.rule

describe('jumps', () => {
  const land = landOf(['0505', '0507', '0605'])
  test('CR-5.1a: an empty hex is reached from the hexes beside it, and left to them', () => {
    expect([rule(land, '0505', '0506'), rule(land, '0506', '0606'), rule(land, '0606', '0605')]).toEqual([undefined, undefined, undefined])
    expect([rule(land, '0505', '0503'), rule(land, '0503', '0505')]).toEqual(['CR-5.1a', 'CR-5.1a'])
  })
  test('CR-5.1a: a group that is there already does not jump', () => {
    expect(rule(land, '0505', '0505')).toBe('CR-5.1a')
  })
  test('CR-5.1b: a jump leads from a world to another two hexes away, and no further', () => {
    expect([rule(land, '0505', '0507'), rule(land, '0507', '0505')]).toEqual([undefined, undefined])
    expect(rule(landOf(['0505', '0508']), '0505', '0508')).toBe('CR-5.1b')
  })
  test('CR-1.1a: the margin has four hexes on every side, and nobody goes beyond', () => {
    expect([rule(land, '0101', '0001'), rule(land, '−03/01', '−04/01'), rule(land, '0101', 'somewhere')]).toEqual([
      undefined,
      'CR-1.1a',
      'CR-1.1a',
    ])
  })
})

describe('lanes', () => {
  const land = landOf(['0101', '0505', '0909', '1313', '1301'], ['0101', '0505'], ['0505', '0909'], ['0909', '1313'], ['0101', '1313'])
  test('CR-5.2: any two worlds of a network are a week apart, along lanes', () => {
    expect(moveFault(land, '0101', { by: 'lane', path: ['0505', '0909', '1313'] })).toBeUndefined()
    expect(moveFault(land, '0101', { by: 'lane', path: ['0909'] })?.rule).toBe('CR-5.2')
    expect(moveFault(land, '0101', { by: 'lane', path: ['0505', '1301'] })?.rule).toBe('CR-5.2')
  })
  test('CR-5.2: a group reaches each world of its network by the shortest path', () => {
    expect([...reachOf(land, [], { at: '0101' }).lanes]).toEqual([
      ['0505', ['0505']],
      ['1313', ['1313']],
      ['0909', ['0505', '0909']],
    ])
  })
  test('CR-5.4a: nobody enters or passes a world that is switched off, but a group may leave it', () => {
    expect([...reachOf(land, ['0505'], { at: '0101' }).lanes.keys()]).toEqual(['1313', '0909'])
    expect([...reachOf(land, ['0505', '1313'], { at: '0101' }).lanes.keys()]).toEqual([])
    expect([...reachOf(land, ['0101'], { at: '0101' }).lanes.keys()]).toEqual(['0505', '1313', '0909'])
  })
  test('CR-5.1a, CR-5.1b: a group reaches the hexes beside it, and worlds two hexes from a world', () => {
    const { jumps } = reachOf(landOf(['0505', '0507']), [], { at: '0505' })
    expect(jumps).toEqual(['0404', '0504', '0604', '0405', '0605', '0506', '0507'])
    expect(reachOf(landOf(['0507']), [], { at: '0505' }).jumps).not.toContain('0507')
  })
  test('CR-5.5: a group in FTL reaches nothing else', () => {
    expect(reachOf(land, [], { at: null })).toEqual({ jumps: [], lanes: new Map() })
  })
})

describe('withdrawals', () => {
  const empires = { red: { worlds: ['0505', '0510'], cards: 0, pairs: 0, aside: 0, ally: null, isOut: false, since: 0 } }
  const table = { land: landOf(['0505', '0507', '0510']), empires }
  test('CR-X.8: without a name a group goes to the nearest other own world, or jumps towards it', () => {
    expect(fallBackFrom(table, 'red', '0504', null)).toBe('0505')
    expect(fallBackFrom(table, 'red', '0505', null)).toBe('0507')
    expect(fallBackFrom(table, 'red', '0511', null)).toBe('0510')
    expect(fallBackFrom(table, 'red', '0512', null)).toBe('0511')
  })
  test('CR-X.8: of equally near hexes the first in map order is taken', () => {
    expect(firstJumpTo(landOf([]), '0505', ['0506', '0504'])).toBe('0504')
    expect(firstJumpTo(landOf([]), '0505', ['0808'])).toBe('0605')
  })
  test('CR-17.4b: a named hex is taken if a jump reaches it, else the first jump on the way to it', () => {
    expect(fallBackFrom(table, 'red', '0505', '0404')).toBe('0404')
    expect(fallBackFrom(table, 'red', '0505', '0501')).toBe('0504')
    expect(fallBackFrom(table, 'red', '0505', '0505')).toBe('0507')
  })
  test('CR-X.8: an empire without a world leaves by the first hex in map order', () => {
    const homeless = { ...table, empires: { red: { ...empires.red, worlds: [] } } }
    expect(fallBackFrom(homeless, 'red', '0604', null)).toBe('0603')
  })
})

describe('the sides of a hex', () => {
  test('CR-17.8a: a group from the next hex comes by the side between them', () => {
    const from = ['0504', '0604', '0605', '0506', '0405', '0404']
    expect(from.map((at) => entrySides(at, '0505'))).toEqual([[0], [1], [2], [3], [4], [5]])
  })
  test('CR-17.8a: a line along a row comes by its side, and one through a corner by either side', () => {
    expect(entrySides('0503', '0505')).toEqual([0])
    expect(entrySides('0603', '0505')).toEqual([0, 1])
    expect(entrySides('0404', '0606')).toEqual([5])
    expect(entrySides('0403', '0505')).toEqual([5, 0])
  })
  test('CR-17.8a: a long lane comes by the side that its straight line crosses last', () => {
    expect(entrySides('0501', '0606')).toEqual([0])
    expect(entrySides('0101', '0505')).toEqual([5])
  })
})
