// Money in whole hundredths of a credit (CR-X.1). Income is rounded down, charges are rounded up, each line apart.

/** Hundredths in a credit. */
const CREDIT = 100
/** Hundredths of whole credits. */
export const credits = (count: number): number => count * CREDIT
/** A share of an income, rounded down: `incomeShare(801, 1, 2)` is 400. */
export const incomeShare = (amount: number, part: number, of: number): number => Math.floor((amount * part) / of)
/** A share of a charge, rounded up: `chargeShare(801, 1, 2)` is 401. */
export const chargeShare = (amount: number, part: number, of: number): number => Math.ceil((amount * part) / of)
/** An amount in words: '3,780' or '12.25'. */
export function moneyText(amount: number): string {
  const isWhole = amount % CREDIT === 0
  return (amount / CREDIT).toLocaleString('en', { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: 2 })
}
