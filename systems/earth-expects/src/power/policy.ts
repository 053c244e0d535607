// Automatic decisions of a seat: part of several orders, and public.
import type { Context } from '../chapter.ts'
import type { Color } from '../shapes.ts'
import type { Policy } from '../state.ts'
import { policyOf } from '../table.ts'

/** Records changed automatic decisions. */
export function setPolicy(ctx: Context, seat: Color, policy: Policy): void {
  if (JSON.stringify(policy) !== JSON.stringify(policyOf(ctx.state, seat))) ctx.emit({ type: 'policySet', seat, policy })
}
