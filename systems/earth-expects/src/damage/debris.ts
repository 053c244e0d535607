// Damage by terrain: atmosphere (EE-ATM-02), asteroids (EE-AST-04, EE-AST-09), heat (EE-HEA), radiation (EE-RAD).

import { type Dice, die } from '@admiralty/kernel'
import type { Direction } from '@admiralty/space'
import type { Context } from '../chapter.ts'
import { placeOf } from '../record/layout.ts'
import { pickOf } from '../record/picks.ts'
import { firstBoxes, rowOf } from '../record/rows.ts'
import type { Ship } from '../state.ts'
import { drift, type Line, spill, walk } from './hit-paths.ts'
import { emitHits, type Placing, placingOn } from './placing.ts'

/** The heading of fire from straight ahead: down the page. */
const AHEAD: Direction = 3

/** EE-ATM-02: each box in front takes one point per point of speed. The boxes are found before any point is placed. */
export function frontDamage(ctx: Context, ship: Ship, points: number): void {
  const placing = placingOn(ctx.state, ship)
  for (const box of firstBoxes(placing.hull.layout, placing.levels, AHEAD, 'counts'))
    for (let point = 0; point < points && placing.levels[box] !== 'destroyed'; point += 1) placing.hit(box)
  emitHits(ctx, placing, 'EE-ATM-02')
}

const inFront = (placing: Placing): readonly string[] => firstBoxes(placing.hull.layout, placing.levels, AHEAD, 'counts')
/** High rolls go to the ship's right, which is the left seen along fire from ahead. */
const lineThrough = ({ hull }: Placing, box: string): Line => ({
  heading: AHEAD,
  row: rowOf(placeOf(hull.layout, box).box.at, AHEAD),
  high: 'left',
})

/** EE-AST-04: rolls the damage of a rock and places it like a laser's. The caller emits the hits. */
export function debrisDamage(dice: Dice, placing: Placing, ship: string): void {
  const points = die(dice, 6, `rocks strike ${ship}`)
  const newLine = (): Line => lineThrough(placing, pickOf(dice, inFront(placing), 'where it strikes'))
  if (inFront(placing).length > 0) drift(placing, newLine(), points, { dice, newLine })
}

/** EE-AST-09: first like a missile, then like a laser on the same row, or on a new row when the first leaves the ship. The caller emits the hits. */
export function rockDamage(dice: Dice, placing: Placing, ship: string): void {
  const blast = die(dice, 6, `a rock strikes ${ship}`)
  const front = inFront(placing)
  if (front.length === 0) return
  const start = pickOf(dice, front, 'where it strikes')
  const line = lineThrough(placing, start)
  spill(placing, start, blast, dice)
  const points = die(dice, 6, 'its splinters')
  const newLine = (): Line => {
    const left = inFront(placing)
    return left.length > 0 ? lineThrough(placing, pickOf(dice, left, 'where they strike')) : line
  }
  drift(placing, line, points, { dice, newLine })
}

/** EE-RAD-02, EE-RAD-03: radiation along a heading, with the points left after shields. */
export function radiationDamage(ctx: Context, ship: Ship, heading: Direction, points: number): void {
  const placing = placingOn(ctx.state, ship)
  const start = firstBoxes(placing.hull.layout, placing.levels, heading, 'ignored')
  if (start.length === 0 || points === 0) return
  walk(placing, pickOf(ctx.dice, start, 'where radiation enters'), points, { dice: ctx.dice, armour: 'ignored' })
  emitHits(ctx, placing, 'EE-RAD-02')
}

/** EE-HEA-01, EE-HEA-02: one point on each box that faces the heat, and one more on a random one of them for each 1. */
export function heatDamage(ctx: Context, ship: Ship, heading: Direction, dice: number): readonly number[] {
  const placing = placingOn(ctx.state, ship)
  const turnedTo = firstBoxes(placing.hull.layout, placing.levels, heading, 'counts')
  for (const box of turnedTo) placing.hit(box)
  const faces = dice > 0 ? ctx.dice.roll(dice, 6, `heat on ${ship.id}`) : []
  for (const face of faces) {
    const left = turnedTo.filter((box) => placing.levels[box] !== 'destroyed')
    if (face === 1 && left.length > 0) placing.hit(pickOf(ctx.dice, left, 'where it glows'))
  }
  emitHits(ctx, placing, 'EE-HEA-01')
  return faces
}

export const ROCKS = {
  dense: { damage: debrisDamage, why: 'EE-AST-04' },
  cinematic: { damage: rockDamage, why: 'EE-AST-09' },
} as const
