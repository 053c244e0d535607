// The entry of a seat's groups as events.
import type { Context } from '../chapter.ts'
import { found } from '../found.ts'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import { groupsToEnter, NO_OFFSET, standingShips } from './entering.ts'

export function enter(ctx: Context, seat: Color, { groups, standing }: OrderOf<'enter'>): void {
  for (const { id: group, ships, distance, frozen } of groupsToEnter(ctx.state, seat)) {
    const { clock, speed, offsets } = found(groups, group, 'entry of group')
    const placed = frozen ? {} : Object.fromEntries(ships.map((ship) => [ship, offsets[ship] ?? NO_OFFSET]))
    const entry = { clock, speed, distance, ships }
    ctx.emit({ type: 'groupEntered', seat, group, entry, offsets: placed, formation: frozen })
  }
  for (const { id: ship } of standingShips(ctx.state, seat))
    ctx.emit({ type: 'defencePlaced', seat, ship, at: found(standing, ship, 'place of') })
}
