import { describe, expect, test } from 'vitest'
import { add, ahead, DIRECTIONS, type Hex, hexKey, mirrored, neighbours, ring, rotated, within } from './hex.ts'
import { directionOnTile, placeTile, type TilePose } from './tiles.ts'

const TILE = [
  { hex: [0, 0], content: 'core' },
  { hex: [0, -1], content: 'bow' },
  { hex: [1, -1], content: 'starboard' },
] as const
const AT: Hex = [4, -7]
const POSES = [false, true].flatMap((flipped) => DIRECTIONS.map((turns): TilePose => ({ at: AT, turns, mirrored: flipped })))

describe('tiles', () => {
  test('a sixth of a turn moves each hex of a ring as far along the ring as the ring is wide', () => {
    for (const radius of [1, 2, 3, 7]) {
      const all = ring([0, 0], radius)
      expect(all.map((hex) => rotated(hex, 1))).toEqual(all.map((_, at) => all[(at + radius) % all.length]))
      expect(all.map((hex) => rotated(hex, -1))).toEqual(all.map((_, at) => all.at(at - radius)))
    }
  })
  test('six turns and two mirrorings change nothing; a mirrored hex is in the opposite column and as far away', () => {
    for (const hex of within([0, 0], 11)) {
      expect(rotated(hex, 6)).toEqual(hex)
      expect(rotated(rotated(hex, 2), -2)).toEqual(hex)
      expect(mirrored(mirrored(hex))).toEqual(hex)
      const [q, r] = mirrored(hex)
      expect([q + hex[0], 2 * r + q]).toEqual([0, 2 * hex[1] + hex[0]])
    }
  })
  test('a tile of three has twelve poses, with its contents beside each other in the same order or the mirrored one', () => {
    const placed = POSES.map((pose) => placeTile(TILE, pose))
    expect(new Set(placed.map((tile) => tile.map(({ hex, content }) => `${content} ${hexKey(hex)}`).join())).size).toBe(12)
    for (const [index, tile] of placed.entries()) {
      const [core, bow, starboard] = tile
      const around = neighbours(AT).map(hexKey)
      const places = [bow, starboard].map((cell) => around.indexOf(hexKey(cell?.hex ?? AT)))
      expect([core?.hex, core?.content]).toEqual([AT, 'core'])
      expect(((places[1] ?? 0) - (places[0] ?? 0) + 6) % 6).toBe(index < 6 ? 1 : 5)
    }
  })
  test('a facing on the tile turns with it: the hex ahead on the tile is ahead on the map', () => {
    for (const pose of POSES)
      for (const direction of DIRECTIONS) {
        const [ahead1] = placeTile([{ hex: ahead([0, 0], direction), content: null }], pose)
        expect(ahead1?.hex).toEqual(add(AT, ahead([0, 0], directionOnTile(direction, pose))))
      }
  })
})
