// Effects of allocated power before movement: engine failure (EE-EFA) and docked ships that are torn off (EE-DOC-08).
import type { Context } from '../chapter.ts'
import { engineFailure } from '../damage/failure.ts'
import { destroy } from '../hiding/loss.ts'
import { groupOf } from '../hull.ts'
import { costsNow, failureDice, speedBefore } from '../power/points.ts'
import type { Ship } from '../state.ts'
import { eventAbout, flying, shipOf } from '../table.ts'
import { pointsHad } from './means.ts'

/** EE-EFA-01: damage to a ship that cannot brake enough. */
export function failEngines(ctx: Context, ship: Ship): void {
  if (!flying(ship) || ship.design.base) return
  const { speedPower, manoeuvrePower } = pointsHad(ctx.state, ship)
  const before = speedBefore(ctx.state, ship)
  const dice = failureDice(costsNow(ctx.state, ship), before, { speed: speedPower, manoeuvre: manoeuvrePower })
  if (dice === 0) return
  ctx.emit({ type: 'engineFailed', ...eventAbout(ctx.state, ship), dice })
  engineFailure(ctx, ship.id, dice)
}

/** EE-DOC-08: manoeuvre points destroy all ships docked to the ship. */
export function tearOff(ctx: Context, ship: Ship): void {
  if (pointsHad(ctx.state, ship).manoeuvre === 0) return
  const [, ...others] = groupOf(ctx.state, shipOf(ctx.state, ship.id))
  for (const { id } of others) destroy(ctx, id, 'EE-DOC-08')
}
