// Random legal ships, for fuzz tests and random orders: a ready ship, changed at random with the tools of the designer.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { ahead, DIRECTIONS, mirrored } from '@admiralty/space'
import { BOX_TYPES, CLASS_CODES, KINDS } from '../../data/tables.ts'
import { isLegal, type Limits, PLAIN_RULES } from './check.ts'
import type { Design } from './design.ts'
import { armoured, arrayed, isPlated, mirroredSide, primed, put, regrouped, take } from './edit.ts'
import { readyFor } from './ready.ts'

const MOST_CHANGES = 20
/** A random legal design. Sometimes it is a ready ship, so that tests include good ships. */
export function sampleDesign(dice: Dice, limits: Limits = PLAIN_RULES): Design {
  const ready = pick(dice, readyFor(limits)).design
  if (likely(dice, 1, 6)) return ready
  let design: Design = { ...ready, name: 'Random ship' }
  for (let changes = die(dice, MOST_CHANGES, 'number of changes'); changes > 0; changes -= 1) {
    const next = pick(dice, CHANGES)(design, dice, limits)
    if (isLegal(next, limits)) design = next
  }
  const joined = likely(dice, 1, 2) ? arrayed(design) : design
  return isLegal(joined, limits) ? joined : design
}

type Change = (design: Design, dice: Dice, limits: Limits) => Design
/** A box in or beside the ship, and usually its mirror image. */
const placed: Change = (design, dice) => {
  const { at } = pick(dice, design.boxes)
  const hex = likely(dice, 1, 2) ? at : ahead(at, pick(dice, DIRECTIONS))
  const type = pick(dice, BOX_TYPES)
  const one = put(design, hex, type)
  return likely(dice, 3, 4) ? put(one, mirrored(hex), type) : one
}
const plated: Change = (design, dice) => {
  const { at } = pick(dice, design.boxes)
  const side = pick(dice, DIRECTIONS)
  const on = !isPlated(design, at, side)
  return armoured(armoured(design, at, side, { on }), mirrored(at), mirroredSide(side), { on })
}
const CHANGES: readonly Change[] = [
  ...Array.from({ length: 6 }, () => placed),
  plated,
  plated,
  (design, dice) => take(design, pick(dice, design.boxes).at),
  (design, dice) => regrouped(design, pick(dice, design.boxes).at),
  (design, dice, { manyPrimaries }) => primed(design, pick(dice, design.boxes).at, { many: manyPrimaries }),
  (design, dice) => ({ ...design, hull: likely(dice, 1, 8) ? `BS-${die(dice, 3, 'level')}` : pick(dice, CLASS_CODES) }),
  (design, dice) => ({ ...design, engines: likely(dice, 1, 2) ? null : pick(dice, CLASS_CODES) }),
  (design, dice) => ({ ...design, kind: pick(dice, KINDS) }),
  (design, dice) => ({ ...design, base: likely(dice, 1, 3) }),
]
