// For tests: random records with and without damage.
import { ahead, DIRECTIONS, type Direction, type Hex, hexKey, within } from '@admiralty/space'
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
