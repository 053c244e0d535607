// The beginning of a week: first groups, its number, and the ships on the market.
import { pick } from '@admiralty/kernel'
import type { Context } from '../chapter.ts'
import { formFirstGroups } from '../groups/muster.ts'
import { type BattleGame, catalogueOf } from '../tactics-port.ts'

/** CR-13.1b: designs that the market offers each week, by a setting. */
const OFFERED = 3
/** CR-1.5a, CR-13.1b: a week begins. The umpire draws the designs on the market, by a setting: three different ones, all alike. */
export function beginWeek(game: BattleGame, ctx: Context, week: number): void {
  ctx.emit({ type: 'weekBegan', week })
  if (ctx.state.setup.settings.market === 'all') return
  const dice = ctx.dice.at('W2').at('market')
  const rest = catalogueOf(game).flatMap(({ facts }) => (facts.ftl ? [facts.title] : []))
  const designs: string[] = []
  while (designs.length < OFFERED && rest.length > 0) {
    const drawn = pick(dice, rest, 'a design for the market')
    designs.push(drawn)
    rest.splice(rest.indexOf(drawn), 1)
  }
  ctx.emit({ type: 'marketListed', designs })
}
/** CR-15.1a, CR-1.1b: empires that begin form their first groups: all of them before week 1, later newcomers. */
export function beginWithGroups(game: BattleGame, ctx: Context): void {
  formFirstGroups(ctx)
  if (ctx.state.week === 0) beginWeek(game, ctx, 1)
  ctx.next({ step: 'orders' })
}
