// Engine failure (EE-EFA): each die is a separate hit that starts at a random engine box and walks on, through armour too.
import { die } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { destroy } from '../hiding/loss.ts'
import { pickOf } from '../record/picks.ts'
import { flying, shipOf } from '../table.ts'
import { walk } from './hit-paths.ts'
import { emitHits, placingOn } from './placing.ts'

/** Rolls and applies the dice of engine failure. */
export function engineFailure(ctx: Context, id: string, dice: number): void {
  for (let thrown = 0; thrown < dice; thrown += 1) {
    // EE-EFA-03
    const ship = shipOf(ctx.state, id)
    if (!flying(ship)) return
    const placing = placingOn(ctx.state, ship)
    const engines = placing.hull.layout.places.flatMap(({ box }) =>
      (box.type === 'E' || box.type === 'e') && placing.levels[box.id] !== 'destroyed' && placing.hull.owner(box.id).ship === id
        ? [box.id]
        : [],
    )
    if (engines.length === 0) {
      destroy(ctx, id, 'EE-EFA-05')
      return
    }
    const points = die(ctx.dice, 6, `engine failure of ${id}`) // EE-CRQ-06
    walk(placing, pickOf(ctx.dice, engines, 'which engine fails'), points, { dice: ctx.dice, armour: 'counts' })
    emitHits(ctx, placing, 'EE-EFA-04')
  }
}
