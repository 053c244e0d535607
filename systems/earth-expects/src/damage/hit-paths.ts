// How the hits of one attack move through a record: walking, drifting, spilling and piercing.
import { type Dice, die } from '@admiralty/kernel'
import type { Direction } from '@admiralty/space'
import { type Armoured, neighboursOf } from '../record/adjacency.ts'
import type { BoxId } from '../record/box.ts'
import { pickOf } from '../record/picks.ts'
import { boxesOn, firstOn, type Hand, otherHand, shifted } from '../record/rows.ts'
import type { Placing } from './placing.ts'

const isDestroyed = ({ levels }: Placing, box: BoxId): boolean => levels[box] === 'destroyed'

/** Hits a box for each point. Once there is no next box, the remaining points are wasted. */
function hitEach(placing: Placing, points: number, next: () => BoxId | undefined): void {
  for (let left = points; left > 0; left -= 1) {
    const box = next()
    if (box === undefined) {
      placing.waste(left)
      return
    }
    placing.hit(box)
  }
}

/** EE-ION-07: the first point hits the start box, each further point a random box beside the last one. */
export function walk(
  placing: Placing,
  start: BoxId,
  points: number,
  { dice, armour }: { readonly dice: Dice; readonly armour: Armoured },
): void {
  let at: BoxId | undefined
  hitEach(placing, points, () => {
    const beside = at === undefined ? [start] : neighboursOf(placing.hull.layout, placing.levels, at, { armour })
    at = beside.length === 0 ? undefined : pickOf(dice, beside, 'where the damage goes on')
    return at
  })
}

/** A row of fire, and the side to which high rolls go. */
export interface Line {
  readonly heading: Direction
  readonly row: number
  readonly high: Hand
}

/** EE-LAS-10: armour counts as a box. */
const first = (placing: Placing, { heading, row }: Line): BoxId | undefined =>
  firstOn(placing.hull.layout, placing.levels, { heading, row }, 'counts')

/** EE-LAS-07, EE-QRF-11: a die shifts the line by one row, or not at all. */
function drifted(line: Line, dice: Dice): Line {
  const face = die(dice, 6, 'drift of the laser') // EE-CRQ-06
  const drift = face <= 2 ? otherHand(line.high) : face >= 5 ? line.high : null
  return drift === null ? line : { ...line, row: shifted(line.row, line.heading, 1, drift) }
}

/** EE-LAS-06, EE-LAS-07, EE-LAS-08, EE-LAS-09. `line` is the row of the first point. `newLine` gives a new row after a wasted point (EE-LAS-08). */
export function drift(
  placing: Placing,
  line: Line,
  points: number,
  { dice, newLine }: { readonly dice: Dice; readonly newLine: () => Line },
): void {
  let now = line
  let lost = false
  for (let point = 1; point <= points; point += 1) {
    if (point > 1) now = lost ? newLine() : drifted(now, dice)
    const box = first(placing, now)
    lost = box === undefined
    if (box === undefined) placing.waste(1)
    else placing.hit(box)
  }
}

/** EE-MIS-16: all points go into one box. The rest goes to random boxes beside those that this hit destroyed. */
export function spill(placing: Placing, start: BoxId, points: number, dice: Dice): void {
  const destroyed: BoxId[] = []
  let at: BoxId | undefined
  hitEach(placing, points, () => {
    if (at !== undefined && isDestroyed(placing, at)) destroyed.push(at)
    const beside = destroyed.flatMap((box) => neighboursOf(placing.hull.layout, placing.levels, box, { armour: 'counts' }))
    const pool = destroyed.length === 0 ? [start] : [...new Set(beside)]
    at = pool.length === 0 ? undefined : pickOf(dice, pool, 'where the blast goes on')
    return at
  })
}

/** EE-RAI-07: through the boxes of the line, one after another. */
export function pierce(placing: Placing, { heading, row }: Pick<Line, 'heading' | 'row'>, points: number): void {
  const line = boxesOn(placing.hull.layout, placing.levels, { heading, row }, 'counts')
  hitEach(placing, points, () => line.find((box) => !isDestroyed(placing, box)))
}
