// What an order book commits, in words: the line above the seal, prices of repairs and of leases.
import { list, plural } from '@admiralty/kernel'
import { moneyText } from '../../money.ts'
import { type BookBill, billOfBook, lastRepairPrice } from '../../supply/book-bill.ts'
import { leasePrice } from '../../supply/charges.ts'
import { upkeepOf } from '../../supply/endurance.ts'
import { leasedDesign } from '../../supply/harbour-bill.ts'
import type { BattleGame } from '../../tactics-port.ts'
import type { Book, Payment } from '../../week/book.ts'
import type { OpenBook } from './open.ts'
import { bookText, PAYMENT_NAMES } from './texts.ts'

/** The bill of the book that is written. */
export const billOf = ({ game, view, seat, draft }: Pick<OpenBook, 'game' | 'view' | 'seat' | 'draft'>): BookBill =>
  billOfBook({ game, view, seat, book: draft.book })

/** 'In the treasury: 433.32 credits. The book spends 370.68 on repairs. Left: 62.64, before the income of this week.' */
export function billText(treasury: number, { harbour, due, left }: BookBill): string {
  const now = -harbour.reduce((sum, { amount }) => sum + amount, 0)
  const parts = [
    ...(now > 0 ? [`${moneyText(now)} at once for ships, spares and loads`] : []),
    ...due.map((one) => `${moneyText(one.due)} for ${PAYMENT_NAMES[one.kind]}`),
  ]
  const has = `${moneyText(treasury)} credits are in the treasury.`
  if (parts.length === 0) return has
  const rest =
    left < 0
      ? `${moneyText(-left)} more must come from the income of this week.`
      : `${moneyText(left)} are left, before the income of this week.`
  return `${has} The book spends ${list(parts)}. ${rest}`
}
/** The bill of the book that is written, as sentences. */
export const bookMoneyText = (asked: Pick<OpenBook, 'game' | 'view' | 'seat' | 'draft' | 'holdings'>): string =>
  billText(asked.holdings.treasury, billOf(asked))
/** What the book orders, and its bill. */
export const bookSummary = (asked: Pick<OpenBook, 'game' | 'view' | 'seat' | 'draft' | 'holdings'>): string =>
  `${bookText(asked.draft.book)}. ${bookMoneyText(asked)}`
/** Plurals of what is paid, by kind. */
const COUNTED: Readonly<Record<Payment, string>> = { supply: 'ship without supply', leases: 'lease', repairs: 'repair', building: 'keel' }
const counted = (count: number, kind: Payment): string =>
  kind === 'supply' ? plural(count, COUNTED.supply, 'ships without supply') : plural(count, COUNTED[kind])
/** CR-X.7: what the treasury does not pay for without income: '96 leases and 1 keel'; empty if it pays for everything. */
export const unpaidText = ({ due }: BookBill): string =>
  list(due.flatMap(({ kind, unpaid }) => (unpaid === 0 ? [] : [counted(unpaid, kind)])))

/** Why no more ships of a price are bought: 'too dear', 'no more'; empty if W2 pays for one more (CR-X.1). */
export function dearText(asked: Pick<OpenBook, 'game' | 'view' | 'seat' | 'draft' | 'holdings'>, price: number, bought: number): string {
  const free = asked.holdings.treasury + billOf(asked).harbour.reduce((sum, { amount }) => sum + amount, 0)
  return price <= free ? '' : bought > 0 ? 'no more' : 'too dear'
}
/** CR-11.2: the price of the last repair of a book: '12.50'; empty if it is not begun this week. */
export function repairPriceText({ game, view, seat }: Pick<OpenBook, 'game' | 'view' | 'seat'>, book: Book): string {
  const price = lastRepairPrice({ game, view, seat, book })
  return price === undefined ? '' : moneyText(price)
}
/** CR-3.8c: what a lease costs each week: '1 lease, each 12.80 a week and 3.20 for fuel and crew'. */
export function leaseText(game: BattleGame, { leases }: Pick<Book, 'leases'>): string {
  const facts = leasedDesign(game)?.facts
  const price = facts ? `, each ${moneyText(leasePrice(facts))} a week and ${moneyText(upkeepOf(facts))} for fuel and crew` : ''
  return `${plural(leases, 'lease')}${price}`
}
