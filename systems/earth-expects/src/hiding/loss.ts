// The loss of a ship, which is public: a hidden ship is found by it, and docked ships are released.
import type { RuleId } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { isHidden, shipOf } from '../table.ts'

/** Destroys a ship and releases the ships docked to it. */
export function destroy(ctx: Context, id: string, why: RuleId): void {
  if (isHidden(ctx.state, id)) ctx.emit({ type: 'shipFound', ship: shipOf(ctx.state, id), why })
  const { seat, docked } = shipOf(ctx.state, id)
  for (const { to } of docked) ctx.emit({ type: 'undocked', ship: id, seat, from: to })
  ctx.emit({ type: 'shipDestroyed', ship: id, seat, to: null, why })
}
