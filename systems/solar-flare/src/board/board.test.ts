import { pick, seededDice } from '@admiralty/kernel'
import { ahead, distance, type Hex, hexKey, ring, within } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import type { TileKind } from '../../data/tables.ts'
import * as tables from '../../data/tables.ts'
import {
  BOARD,
  canPlaceTile,
  contentAt,
  onBoard,
  sectorOf,
  shipPlaceFaults,
  shipPlaces,
  type Tile,
  tileFaults,
  tileHexes,
  tilePlaces,
  turnsOf,
} from './board.ts'

const tile = (kind: TileKind, at: Hex, turns: Tile['turns'] = 0): Tile => ({ kind, at, turns })
const rules = (tiles: readonly Tile[], added: Tile) => tileFaults(tiles, added).map(({ rule }) => rule)
const keys = (hexes: readonly Hex[]) => hexes.map(hexKey).sort()

describe('the board', () => {
  test('SF-SET-01: seven sectors of 61 hexes cover 427 hexes without a gap or an overlap', () => {
    expect(BOARD).toHaveLength(427)
    expect(new Set(BOARD.map(hexKey)).size).toBe(427)
    for (const [sector, centre] of tables.SECTOR_CENTRES.entries())
      expect(within(centre, 4).every((hex) => sectorOf(hex) === sector)).toBe(true)
    const holes = within([0, 0], 20).filter((hex) => !onBoard(hex) && ring(hex, 1).filter(onBoard).length > 4)
    expect(holes).toEqual([])
  })
  test('SF-SET-01: the outer centres stand around the middle, each next one a sixth of a turn further', () => {
    const [, ...outer] = tables.SECTOR_CENTRES
    expect(tables.SECTOR_CENTRES[0]).toEqual([0, 0])
    for (const [index, [q, r]] of outer.entries()) expect(outer[(index + 1) % 6]).toEqual([-r, q + r])
    expect(outer.map((centre) => distance([0, 0], centre))).toEqual([9, 9, 9, 9, 9, 9])
  })
  test('SF-SET-01: the middle sector touches each of the others along five hexes', () => {
    for (const sector of [1, 2, 3, 4, 5, 6]) {
      const touching = ring([0, 0], 4).filter((hex) => ring(hex, 1).some((next) => sectorOf(next) === sector))
      expect(touching).toHaveLength(5)
    }
  })
})

describe('tiles', () => {
  test('SF-OBJ-03: only a triangle has two ways to lie', () => {
    expect(Object.fromEntries(tables.TILE_KINDS.map((kind) => [kind, turnsOf(kind)]))).toEqual({
      moon: [0],
      planet: [0],
      'small-nebula': [0, 3],
      'large-nebula': [0],
      'small-asteroids': [0, 3],
      'large-asteroids': [0],
    })
  })
  test('SF-ANO-06: a moon covers one hex, small fields three and the others seven', () => {
    expect(tables.TILE_KINDS.map((kind) => tileHexes(tile(kind, [0, 0])).length)).toEqual([1, 7, 3, 7, 3, 7])
    for (const turns of [0, 1, 2, 3, 4, 5] as const) {
      const [anchor, ...others] = tileHexes(tile('small-nebula', [2, -3], turns))
      expect(anchor).toEqual([2, -3])
      expect(others.map((hex) => distance(hex, [2, -3]))).toEqual([1, 1])
      expect(keys(others)).toEqual(keys([ahead([2, -3], turns), ahead([2, -3], ((turns + 1) % 6) as Tile['turns'])]))
    }
  })
  test('SF-ANO-01, SF-ANO-02, SF-ANO-03: a hex is solid, a nebula, asteroids or empty', () => {
    const tiles = [tile('planet', [0, 0]), tile('large-nebula', [9, -4]), tile('small-asteroids', [-9, 4])]
    expect([contentAt(tiles, [1, 0]), contentAt(tiles, [9, -5]), contentAt(tiles, [-9, 4]), contentAt(tiles, [4, 4])]).toEqual([
      'solid',
      'nebula',
      'asteroids',
      null,
    ])
  })
  test('SF-ANO-04: a planet or moon keeps an empty hex to every other anomaly; nebulae and asteroids may touch', () => {
    const moon = [tile('moon', [0, 0])]
    expect(rules(moon, tile('moon', [0, 1]))).toEqual(['SF-ANO-04'])
    expect(rules(moon, tile('moon', [0, 2]))).toEqual([])
    expect(rules(moon, tile('large-nebula', [0, 2]))).toEqual(['SF-ANO-04'])
    expect(rules(moon, tile('large-nebula', [0, 3]))).toEqual([])
    expect(rules([tile('large-nebula', [0, 0])], tile('moon', [2, 0]))).toEqual(['SF-ANO-04'])
    expect(rules([tile('large-nebula', [0, 0])], tile('large-asteroids', [3, -1]))).toEqual([])
  })
  test('SF-ANO-05: tiles may lie across sectors, not over the edge and not on each other', () => {
    expect(rules([], tile('planet', [5, -2]))).toEqual([])
    expect(rules([], tile('planet', [5, -13]))).toEqual(['SF-ANO-05'])
    expect(rules([tile('large-nebula', [0, 0])], tile('small-nebula', [1, 0]))).toEqual(['SF-ANO-05'])
  })
  test('SF-OBJ-03: there are 12 moons, 8 planets, 12 small and 6 large fields of each class', () => {
    expect(tables.TILE_KINDS.map((kind) => tables.TILES[kind].count)).toEqual([12, 8, 12, 6, 12, 6])
    const six = tables.SECTOR_CENTRES.slice(1).map((at) => tile('large-nebula', at))
    expect(rules(six, tile('large-nebula', [0, 0]))).toEqual(['SF-OBJ-03'])
    expect(rules(six.slice(1), tile('large-nebula', [0, 0]))).toEqual([])
  })
  test('SF-SET-09: every place on the list is legal and different, and a full board leaves none', () => {
    const dice = seededDice(5)
    const tiles: Tile[] = []
    for (let placed = 0; placed < 60; placed += 1) {
      const kind = pick(dice, tables.TILE_KINDS)
      const places = tilePlaces([...tiles], kind)
      expect(new Set(places.map((one) => keys(tileHexes(one)).join())).size).toBe(places.length)
      if (places.length === 0) continue
      tiles.push(pick(dice, places))
      expect(tileHexes(tiles.at(-1) ?? tile('moon', [0, 0])).every(onBoard)).toBe(true)
    }
    expect(canPlaceTile([...tiles])).toBe(true)
    const all = tables.TILE_KINDS.flatMap((kind) => Array.from({ length: tables.TILES[kind].count }, () => tile(kind, [99, 99])))
    expect(canPlaceTile(all)).toBe(false)
  })
})

describe('placing ships', () => {
  test('SF-SET-11: not on an anomaly, not on a ship, not in a sector with an enemy', () => {
    const placed = { tiles: [tile('small-nebula', [0, 0])], enemies: [[9, -4]] as Hex[], friends: [[4, 5]] as Hex[] }
    const refused = (at: Hex) => shipPlaceFaults(placed, at).length > 0
    expect(
      [
        [0, 0],
        [4, 5],
        [9, -6],
        [40, 0],
      ].map((at) => refused(at as unknown as Hex)),
    ).toEqual([true, true, true, true])
    expect(
      [
        [4, 4],
        [-1, 0],
        [-5, 9],
      ].map((at) => refused(at as unknown as Hex)),
    ).toEqual([false, false, false])
    expect(shipPlaces(placed)).toHaveLength(427 - 3 - 1 - 61)
    for (const at of BOARD) expect(refused(at)).toBe(!shipPlaces(placed).some((hex) => hexKey(hex) === hexKey(at)))
  })
  test('SF-SET-11: with enemies in two sectors neither is open', () => {
    const placed = {
      tiles: [],
      enemies: [
        [9, -4],
        [4, 5],
      ] as Hex[],
      friends: [],
    }
    expect(shipPlaces(placed)).toHaveLength(427 - 2 * 61)
    for (const at of [
      [9, -5],
      [4, 6],
    ] as const)
      expect(shipPlaceFaults(placed, at)).toMatchObject([{ reason: 'an enemy ship is in the sector' }])
  })
  test('SF-SET-11: with one free hex left outside of the enemy sectors, only that hex will do', () => {
    const [last = [0, 0], ...friends] = BOARD.filter((hex) => sectorOf(hex) !== 0)
    expect(shipPlaces({ tiles: [], enemies: [[0, 0]], friends })).toEqual([last])
  })
  test('SF-SET-11: with an enemy in every sector any free hex will do', () => {
    const placed = { tiles: [], enemies: tables.SECTOR_CENTRES, friends: [] }
    expect(shipPlaces(placed)).toHaveLength(420)
    expect(shipPlaceFaults(placed, [0, 1])).toEqual([])
    expect(shipPlaceFaults(placed, [0, 0]).map(({ rule }) => rule)).toEqual(['SF-SET-11'])
  })
  test('SF-SET-11: where all sectors without an enemy are full, any free hex will do', () => {
    const friends = BOARD.filter((hex) => sectorOf(hex) !== 0)
    const full = { tiles: [], enemies: [[0, 0]] as Hex[], friends }
    expect(shipPlaces(full)).toHaveLength(60)
    expect(shipPlaceFaults(full, [0, 1])).toEqual([])
    expect(shipPlaceFaults({ ...full, friends: friends.slice(1) }, [0, 1]).map(({ reason }) => reason)).toEqual([
      'an enemy ship is in the sector',
    ])
  })
})
