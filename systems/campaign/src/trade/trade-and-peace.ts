// W10 to W12 in their order.
import type { Context } from '../chapter.ts'
import { keepPeace } from '../worlds/peacekeeping.ts'
import { openTrade, payIncomes } from './week.ts'

/** CR-X.2: luxuries and links are settled in W10, peacekeeping in W11 and incomes in W12. */
export function tradeAndPeace(ctx: Context): void {
  openTrade(ctx)
  keepPeace(ctx)
  payIncomes(ctx)
}
