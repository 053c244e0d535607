// For tests: random records with and without damage, and geometry with polygons in thirds of a hex.
import { add, ahead, DIRECTIONS, type Direction, type Hex, hexKey, within } from '@admiralty/space'
import * as fc from 'fast-check'
import { LEVELS } from '../data/tables.ts'
import type { Armour, BoxDesign, Design } from '../src/design/design.ts'
import type { BoxId } from '../src/record/box.ts'
import type { Levels } from '../src/record/layout.ts'

const FIELD = within([0, 0], 4)
const SIDES: readonly Armour[] = within([0, 0], 5).flatMap((at) => ([0, 1, 2] as const).map((side) => ({ at, side })))

export const recordOf = (boxes: readonly BoxDesign[], armour: readonly Armour[] = []): Design => ({
  name: 'Test',
  hull: 'BS-0',
  kind: 'warship',
  engines: null,
  base: false,
  boxes,
  armour,
  primaries: {},
  arrays: [],
})
export const idsOf = (design: Design): readonly BoxId[] => [
  ...design.boxes.map(({ at }) => hexKey(at)),
  ...design.armour.map(({ at, side }) => `${hexKey(at)}/${side}`),
]
/** Random hull boxes with some armour. */
const records: fc.Arbitrary<Design> = fc
  .tuple(fc.subarray([...FIELD], { minLength: 1 }), fc.subarray([...SIDES], { maxLength: 30 }))
  .map(([hexes, sides]) => {
    const filled = new Set(hexes.map(hexKey))
    const armour = sides.filter(({ at, side }) => filled.has(hexKey(at)) || filled.has(hexKey(ahead(at, side))))
    return recordOf(
      hexes.map((at) => ({ at, type: 'H', system: null })),
      armour,
    )
  })
/** Random records with random damage. */
export const damagedRecords: fc.Arbitrary<{ readonly design: Design; readonly levels: Levels }> = records.chain((design) =>
  fc.dictionary(fc.constantFrom(...idsOf(design)), fc.constantFrom(...LEVELS)).map((levels) => ({ design, levels })),
)
export const displacements: fc.Arbitrary<Hex> = fc
  .tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -12, max: 12 }))
  .filter(([q, r]) => q !== 0 || r !== 0)
export const headings: fc.Arbitrary<Direction> = fc.constantFrom(...DIRECTIONS)

const CORNERS: readonly Hex[] = [
  [1, -2],
  [2, -1],
  [1, 1],
  [-1, 2],
  [-2, 1],
  [-1, -1],
]
export const thirds = ([q, r]: Hex): Hex => [q * 3, r * 3]
const corner = (hex: Hex, index: number): Hex => add(thirds(hex), CORNERS[index % 6] ?? hex)
export const sideOf = (hex: Hex, side: Direction): readonly [Hex, Hex] => [corner(hex, side + 5), corner(hex, side)]
const turn = (a: Hex, b: Hex, c: Hex): number => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
const between = (a: number, x: number, b: number): boolean => Math.min(a, b) <= x && x <= Math.max(a, b)
const on = (a: Hex, b: Hex, p: Hex): boolean => turn(a, b, p) === 0 && between(a[0], p[0], b[0]) && between(a[1], p[1], b[1])
export function meet(a: Hex, b: Hex, c: Hex, d: Hex): boolean {
  if (on(a, b, c) || on(a, b, d) || on(c, d, a) || on(c, d, b)) return true
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}
