// Ramming at the end of P5 (FT-OPT-01).
import type { Context } from '../chapter.ts'
import { NO_HITS } from '../damage/hits.ts'
import { mark } from '../damage/marking.ts'
import { throwDie } from '../dice.ts'
import { surfaceOf } from '../measure.ts'
import type { Ship } from '../state.ts'
import { shipOf, thrustOf } from '../table.ts'

/** How near a ship must be to ram, in MU. */
const RAM_RANGE = 2
/** The face with which a crew goes through with it. */
const RESOLUTE = 6

/** Each order to ram: ship and target. */
export function ram(ctx: Context, id: string, targetId: string): void {
  const [ship, target] = [shipOf(ctx.state, id), shipOf(ctx.state, targetId)]
  if (ship.status !== 'present' || target.status !== 'present') return
  if (!surfaceOf(ctx.state).isWithin(ship.at, target.at, RAM_RANGE)) return
  const roll = (reason: string): number => throwDie(ctx.dice, reason)
  const tried = { type: 'ramTried', ship: id, target: targetId, nerve: roll(`nerve of ${id}`) } as const
  if (tried.nerve < RESOLUTE) {
    ctx.emit({ ...tried, contest: null, crash: null, damage: null })
    return
  }
  const contest = [roll(`${id} rams`), roll(`${targetId} evades`)] as const
  if (contest[0] + thrustOf(ship) <= contest[1] + thrustOf(target)) {
    ctx.emit({ ...tried, contest, crash: null, damage: null })
    return
  }
  const crash = [roll(`damage by ${id}`), roll(`damage by ${targetId}`)] as const
  const boxes = ({ design, condition }: Ship): number => design.hull - condition.hull
  const damage = [crash[0] * boxes(ship), crash[1] * boxes(target)] as const
  ctx.emit({ ...tried, contest, crash, damage })
  mark(ctx, targetId, { ...NO_HITS, normal: damage[0] }, { kind: 'ram', by: id })
  mark(ctx, id, { ...NO_HITS, normal: damage[1] }, { kind: 'ram', by: targetId })
}
