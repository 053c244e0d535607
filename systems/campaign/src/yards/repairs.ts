// W14: ships are repaired at bases.
import { isRefusal } from '@admiralty/kernel'
import { typeOf } from '../battles/force.ts'
import { changeShips } from '../changes.ts'
import type { Context } from '../chapter.ts'
import type { CampaignShip, Job, ShipType } from '../holdings.ts'
import { holdingsOf, playing } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import { typesById } from '../supply/endurance.ts'
import { buildDemand, grantedOf, rankingOf, repairDemand } from '../supply/payments.ts'
import { type BattleGame, conditionAfter, type ShipFacts } from '../tactics-port.ts'
import type { StatementLine } from '../week/shapes.ts'
import { berthOf, type PlannedWork, repairPlan, yardOf } from './repair-plan.ts'
import { workText } from './work-text.ts'

function lineOf({ id, ship, order, price, missed }: PlannedWork, facts: ShipFacts, paid: ReadonlySet<string>): StatementLine {
  const what = `Repair of ${ship.name}: ${workText(order.work, facts)}`
  if (missed !== null) return { what: `${what} is not begun, since ${missed}`.slice(0, 200), amount: 0, rule: 'CR-11.1' }
  return paid.has(id) ? { what, amount: -price, rule: 'CR-11.2' } : { what: `${what} is not paid`, amount: 0, rule: 'CR-X.7' }
}
/** CR-11.4a: a week of work on a ship; what is finished works from next week on. */
function workedOn(game: BattleGame, ship: CampaignShip, { design }: ShipType, jobs: readonly Job[]): CampaignShip {
  let { condition } = ship
  const left = jobs.flatMap(({ work, weeks }): readonly Job[] => {
    if (weeks === 2) return [{ work, weeks: 1 }]
    const done = conditionAfter(game, design, condition, work)
    if (!isRefusal(done)) condition = done
    return []
  })
  return { ...ship, condition, jobs: left }
}
function repairsOf(game: BattleGame, ctx: Context, seat: Color): void {
  const { state } = ctx
  const plan = repairPlan(game, state, seat)
  const { repairs: paid } = grantedOf(holdingsOf(state, seat).treasury, rankingOf(state, seat), {
    repairs: repairDemand(game, state, seat),
    building: buildDemand(game, state, seat),
  })
  const yard = yardOf(state, seat)
  const holdings = holdingsOf(state, seat)
  const types = typesById(holdings)
  const lines = plan.map((work) => lineOf(work, typeOf(types, work.ship).facts, paid))
  if (lines.length > 0) ctx.emit({ type: 'accounted', seat, lines })
  const begun = new Map<string, Job[]>()
  for (const { id, ship, order, weeks } of plan) {
    if (!paid.has(id)) continue
    const jobs = begun.get(ship.id)
    if (jobs) jobs.push({ work: order.work, weeks })
    else begun.set(ship.id, [{ work: order.work, weeks }])
  }
  const changed = holdings.ships.flatMap((ship): readonly CampaignShip[] => {
    const jobs = [...ship.jobs, ...(begun.get(ship.id) ?? [])]
    const type = types.get(ship.type)
    return type && berthOf(yard, ship) !== null ? [workedOn(game, ship, type, jobs)] : [] // CR-11.1
  })
  changeShips(ctx, seat, 'CR-11.2', changed)
}

/** CR-11.2, CR-11.4a: work in hand goes on, and new work is paid for. */
export function repairShips(game: BattleGame, ctx: Context): void {
  for (const seat of playing(ctx.state)) repairsOf(game, ctx, seat)
}
