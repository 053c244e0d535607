// The bill of an order book before it is sealed: what is paid at once, and what is due at the end of the week. The functions of the rules price it.
import { isRefusal } from '@admiralty/kernel'
import { holdingsOf } from '../lookup.ts'
import { judgedDesign } from '../tactics-port.ts'
import { PAYMENTS, type Payment } from '../week/book.ts'
import type { BookCheck } from '../week/book-check.ts'
import type { StatementLine } from '../week/shapes.ts'
import { repairPlan } from '../yards/repair-plan.ts'
import { endOfBook, joining } from './book-end.ts'
import { leasePrice, settlementOf, totalUpkeep } from './charges.ts'
import { harbourBill, leasedDesign } from './harbour-bill.ts'
import { buildDemand, type Demand, grantedOf, leaseDemand, repairDemand, settlementsOf, supplyDemand } from './payments.ts'
import { factorsOf } from './resources.ts'
import { withAnotherWeek } from './settlement.ts'

/** What is due of one kind, in hundredths. */
interface DuePayment {
  readonly kind: Payment
  readonly due: number
  /** How many ships, leases, repairs or keels. */
  readonly count: number
  /** How many of them the treasury does not pay for, if nothing comes in this week. */
  readonly unpaid: number
}
/** What a book commits, in hundredths. */
export interface BookBill {
  /** W2: paid at once. */
  readonly harbour: readonly StatementLine[]
  /** W13 to W16, in the order of the book's ranking. What does not cost anything is left out. */
  readonly due: readonly DuePayment[]
  /** The treasury without all this; below 0 if it does not suffice without the income of the week. */
  readonly left: number
}

/** What is due at the end of the week, by kind (CR-X.7). */
function demandsOf(check: BookCheck): Readonly<Record<Payment, readonly Demand[]>> {
  const { game, view, seat, book } = check
  // A keel of a design that is refused has no price.
  const keels = book.keels.filter(({ design }) => !isRefusal(judgedDesign(game, design)))
  const table = endOfBook(view, seat, { ...book, keels })
  const terms = { factors: factorsOf(table, seat), weaponry: table.setup.settings.weaponry, base: 'own' } as const
  const fresh = joining(check).map((facts, index): Demand => {
    return { id: `fresh-${index}`, amount: totalUpkeep(settlementOf({ weeks: 1, triggers: 0 }, facts, terms)) }
  })
  const leased = leasedDesign(game)?.facts
  const leases = leased
    ? Array.from({ length: book.leases }, (_, index): Demand => ({ id: `lease-${index}`, amount: leasePrice(leased) }))
    : []
  return {
    supply: [...supplyDemand(settlementsOf(table, seat, withAnotherWeek(holdingsOf(table, seat).ships))), ...fresh],
    leases: [...leaseDemand(table, seat), ...leases],
    repairs: repairDemand(game, table, seat),
    building: buildDemand(game, table, seat),
  }
}
/** CR-X.1, CR-X.7: what a book commits. Groups are where the book sends them, and no battle changes anything. */
export function billOfBook(check: BookCheck): BookBill {
  const { game, view, seat, book } = check
  const harbour = harbourBill(game, view, seat, book)
  const paid = holdingsOf(view, seat).treasury + harbour.reduce((sum, { amount }) => sum + amount, 0)
  const demands = demandsOf(check)
  const granted = grantedOf(paid, book.payments, demands)
  const due = [...new Set([...book.payments, ...PAYMENTS])].flatMap((kind): readonly DuePayment[] => {
    const costly = demands[kind].filter(({ amount }) => amount > 0)
    const sum = costly.reduce((total, { amount }) => total + amount, 0)
    const unpaid = costly.filter(({ id }) => !granted[kind].has(id)).length
    return sum === 0 ? [] : [{ kind, due: sum, count: costly.length, unpaid }]
  })
  return { harbour, due, left: paid - due.reduce((total, one) => total + one.due, 0) }
}

/** CR-11.2, CR-11.4c: the price in hundredths of the last repair of a book; undefined if it is not begun this week. */
export function lastRepairPrice({ game, view, seat, book }: BookCheck): number | undefined {
  const work = repairPlan(game, endOfBook(view, seat, book), seat).at(-1)
  return work?.missed === null ? work.price : undefined
}
