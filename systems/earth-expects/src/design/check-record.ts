// Checks that a drawing is consistent: one box per hex, armour on boxes, one piece, within its class (EE-GEN-11, EE-ARM, EE-DES-02, EE-DES-08).

import type { Refusal, RuleId } from '@admiralty/kernel'
import { ahead, hexKey } from '@admiralty/space'
import { hullClass } from '../../data/tables.ts'
import { partsOf } from '../record/adjacency.ts'
import { sideId } from '../record/box.ts'
import { layoutOf, UNDAMAGED } from '../record/layout.ts'
import { partName } from '../record/names.ts'
import { sixthsOf } from './costs.ts'
import type { Design } from './design.ts'

/** A refusal with the ids of the boxes, sides and systems concerned. */
export interface Fault extends Refusal {
  readonly at: readonly string[]
}
/** The text is made when it is read, because random ships are judged without it. */
export const refusal = (applies: boolean, rule: RuleId, reason: () => string, at: readonly string[] = []): readonly Fault[] =>
  applies
    ? [
        {
          rule,
          get reason() {
            return reason()
          },
          at,
        },
      ]
    : []
/** A fault of boxes, sides or systems; none without one. */
export const faultAt = (ids: readonly string[], rule: RuleId, reason: (ids: readonly string[]) => string): readonly Fault[] =>
  refusal(ids.length > 0, rule, () => reason(ids), ids)
/** Ids as a list in text, cut off after five or six. */
export const listed = (ids: readonly string[]): string =>
  ids.length <= 6 ? ids.join(' and ') : `${ids.slice(0, 5).join(' and ')} and ${ids.length - 5} more`
/** A list in text by the names on the record: 'laser box fore'. */
export const called = (design: Design, ids: readonly string[]): string =>
  listed(ids.map((id) => partName(design, id)?.replace(',', '') ?? id))
/** The keys that occur more than once. */
export function repeated(keys: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return [...new Set(keys.filter((key) => seen.size === seen.add(key).size))]
}

/** Basic faults. While there are any, further checks are meaningless. */
export function checkDrawing({ boxes, armour }: Design): readonly Fault[] {
  const hexes = boxes.map(({ at }) => hexKey(at))
  const filled = new Set(hexes)
  const plateId = ({ at, side }: Design['armour'][number]): string => sideId(at, side)
  const loose = armour.filter(({ at, side }) => !filled.has(hexKey(at)) && !filled.has(hexKey(ahead(at, side)))).map(plateId)
  return [
    ...faultAt(repeated(hexes), 'EE-GEN-11', (twice) => `two boxes share a hex at ${listed(twice)}; keep one`),
    ...faultAt(repeated(armour.map(plateId)), 'EE-ARM-04', (twice) => `the side ${listed(twice)} is armoured twice; keep one plate`),
    ...faultAt(loose, 'EE-ARM-01', (sides) => `armour at ${listed(sides)} is not on a box; remove it, or put a box beside it`),
  ]
}

export const checkWhole = (design: Design): readonly Fault[] => [...checkRoom(design), ...checkOnePiece(design)]

function checkRoom(design: Design): readonly Fault[] {
  const { title, boxes } = hullClass(design.hull)
  const sixths = sixthsOf(design)
  const over = Math.ceil((sixths - boxes * 6) / 6)
  return refusal(
    sixths > boxes * 6,
    design.boxes.length > boxes ? 'EE-DES-02' : 'EE-ARM-03',
    () =>
      `${design.boxes.length} boxes and ${design.armour.length} armour sides, six to a box, are more than the ${boxes} of a ${title}; remove ${over}, or choose a larger class`,
  )
}
function checkOnePiece(design: Design): readonly Fault[] {
  const [, ...others] = partsOf(layoutOf(design), UNDAMAGED)
  const named = (): string =>
    called(
      design,
      others.map(({ boxes }) => boxes[0] ?? ''),
    )
  return faultAt(
    others.flatMap(({ boxes }) => boxes),
    'EE-DES-08',
    () => `nothing connects the ship to the ${named()}; a ship must be one connected whole`,
  )
}
