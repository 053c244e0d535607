// The impact of a missile (EE-MIS-09, EE-MIS-10, EE-MIS-11, EE-MIS-12, EE-MIS-13), and missiles lost with their launchers.
import { subtract } from '@admiralty/space'
import type { Context } from '../chapter.ts'
import { costsOf } from '../design/costs.ts'
import { destroy } from '../hiding/loss.ts'
import { groupOf } from '../hull.ts'
import { inShipFrame } from '../record/arcs.ts'
import { headingsFor } from '../record/rows.ts'
import type { Attack, Missile, Ship, State } from '../state.ts'
import { secretOf, shipOf } from '../table.ts'
import { onlyHeading } from './events.ts'
import { loseMissile } from './missiles.ts'
import { ATTACK } from './shooting.ts'

/** Shows the warhead of a missile, then begins its attack, or destroys the target (EE-MIS-12). */
export function impact(ctx: Context, missile: Missile): void {
  const target = shipOf(ctx.state, missile.target)
  const nuclear = secretOf(ctx.state, missile.seat).nuclear.includes(missile.id)
  const doomed = nuclear ? doomedWith(ctx.state, target) : []
  ctx.emit({ type: 'warheadShown', missile: missile.id, seat: missile.seat, ship: target.id, nuclear, destroys: doomed.length > 0 }) // EE-MIS-03
  loseMissile(ctx, missile, 'EE-MIS-09')
  if (nuclear) {
    for (const { id, design } of doomed) destroy(ctx, id, design.base ? 'EE-BAS-05' : 'EE-MIS-12')
    return
  }
  // EE-MIS-13: along the direction of its entry.
  const headings = headingsFor(inShipFrame(subtract(target.hex, missile.entry ?? missile.hex), target))
  const attack: Attack = {
    by: missile.from,
    at: target.id,
    weapon: missile.id,
    kind: 'missile',
    missile: missile.id,
    damage: null,
    headings,
    heading: onlyHeading(headings),
    row: null,
    high: null,
    rapid: null,
  }
  ctx.emit({ type: 'attackRolled', attack, seat: missile.seat, at: target.seat, dice: [], needed: null, hit: true })
  ctx.next(...ATTACK)
}

/** EE-MIS-11, EE-MIS-12: ships docked together share the effect. */
function doomedWith(state: State, target: Ship): readonly Ship[] {
  const together = groupOf(state, target).map(({ id }) => shipOf(state, id))
  return together.some((ship) => isUnderPower(state, ship)) ? [] : together
}

/** A base counts as moving if it makes at least its equivalent speed cost (EE-BAS-05). */
function isUnderPower(state: State, { seat, id, design }: Ship): boolean {
  const points = state.secret[seat]?.points[id]
  const power = (points?.speedPower ?? 0) + (points?.manoeuvrePower ?? 0) // EE-ENG-17, EE-HEN-04
  return design.base ? power >= costsOf(design).speed.total : power > 0
}
