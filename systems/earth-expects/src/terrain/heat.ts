// Heat (EE-HEA) damages ships near its source at the end of Movement. If two sides of a ship are equally near, its owner chooses.

import { askTogether, type GameSteps } from '@admiralty/kernel'
import { type Direction, distance, sameHex, subtract } from '@admiralty/space'
import type { Context, RuleTypes } from '../chapter.ts'
import { heatDamage } from '../damage/debris.ts'
import { removeEmpty } from '../fire/severing.ts'
import { orderOf } from '../orders.ts'
import { inShipFrame } from '../record/arcs.ts'
import { headingsFor } from '../record/rows.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Table } from '../state.ts'
import { allShips, eventAbout, flying, isActive, isHidden, policyOf, seatsOf, shipOf, shipsOf } from '../table.ts'

/** The headings of heat over a record: one, two if the source is between sides, none out of range. */
export function heatHeadings({ setup: { heat } }: Table, ship: Ship): readonly Direction[] {
  if (!heat || !isActive(ship) || distance(ship.hex, heat.from) > heat.within || sameHex(ship.hex, heat.from)) return []
  return headingsFor(inShipFrame(subtract(ship.hex, heat.from), ship))
}
/** A seat's ships with two possible headings. */
export const betweenSides = (table: Table, seat: Color): readonly Ship[] =>
  shipsOf(table, seat).filter((ship) => heatHeadings(table, ship).length > 1)

function burn(ctx: Context, ship: Ship, chosen: Direction | undefined): void {
  const headings = heatHeadings(ctx.state, ship)
  const heading = headings.find((one) => one === chosen) ?? headings[0]
  if (heading === undefined) return
  const dice = heatDamage(ctx, ship, heading, ctx.state.setup.heat?.dice ?? 0)
  ctx.emit({ type: 'heated', ...eventAbout(ctx.state, ship), heading, dice })
}

export const heatSteps: GameSteps<RuleTypes, 'heat'> = {
  heat: {
    /** Only for visible ships: a question about a hidden ship would reveal it. */
    asks: (_, state) =>
      askTogether(
        ...seatsOf(state).filter(
          (seat) => policyOf(state, seat).ties === 'asked' && betweenSides(state, seat).some(({ id }) => !isHidden(state, id)),
        ),
      ),
    play(_, ctx, orders) {
      for (const { id, seat } of allShips(ctx.state)) {
        const ship = shipOf(ctx.state, id)
        if (flying(ship)) burn(ctx, ship, orderOf(orders, seat, 'heat')?.ships[id])
      }
      removeEmpty(ctx)
    },
  },
}
