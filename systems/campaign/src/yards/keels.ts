// W16: ships are built.
import type { Context } from '../chapter.ts'
import { holdingsOf, playing } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import { grantedOf, rankingOf } from '../supply/payments.ts'
import type { BattleGame } from '../tactics-port.ts'
import type { StatementLine } from '../week/shapes.ts'
import { buildPlan, type PlannedKeel } from './keel-plan.ts'

const lineOf = ({ keel, type, price }: PlannedKeel, isPaid: boolean): StatementLine => {
  const what = `Building of ${type.facts.title} at ${keel.at}`
  return isPaid ? { what, amount: -price, rule: 'CR-13.1a' } : { what: `${what} is not paid`, amount: 0, rule: 'CR-X.7' }
}
function build(game: BattleGame, ctx: Context, seat: Color): void {
  const { keels: plan, types } = buildPlan(game, ctx.state, seat)
  if (plan.length === 0) return
  const { treasury, keels: before } = holdingsOf(ctx.state, seat)
  const demand = plan.map(({ keel, price }) => ({ id: keel.id, amount: price }))
  const { building: paid } = grantedOf(treasury, rankingOf(ctx.state, seat), { building: demand })
  ctx.emit({ type: 'accounted', seat, lines: plan.map((one) => lineOf(one, paid.has(one.keel.id))) })
  const grown = new Map(
    plan.flatMap(({ keel, built }) => (paid.has(keel.id) ? [[keel.id, { ...keel, paid: keel.paid + built }] as const] : [])),
  )
  if (grown.size === 0) return
  const old = before.map((keel) => grown.get(keel.id) ?? keel)
  const laid = [...grown.values()].filter(({ id }) => !before.some((keel) => keel.id === id))
  ctx.emit({ type: 'keelsSet', seat, types, keels: [...old, ...laid] })
}
/** CR-13.1a: up to 100 points on each keel. A finished ship joins its empire in W2 of the next week. */
export function buildKeels(game: BattleGame, ctx: Context): void {
  for (const seat of playing(ctx.state)) build(game, ctx, seat)
}
