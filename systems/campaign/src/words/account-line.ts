// The log line of gains and payments.
import { list, plural, type RuleId, seatLine } from '@admiralty/kernel'
import { moneyText } from '../money.ts'
import type { WeekSeenOf } from '../week/events.ts'
import type { StatementLine } from '../week/shapes.ts'
import { signedMoney } from './book/texts.ts'
import { empirePart } from './names.ts'

/** Lines of a bill that a line of the log names; the page of the statement has all. */
export const MOST_LINES = 8
const sumOf = (lines: readonly StatementLine[]): number => lines.reduce((total, { amount }) => total + amount, 0)
const rulesOf = (lines: readonly StatementLine[]): readonly RuleId[] =>
  [...new Set(['CR-X.1', ...lines.map(({ rule }) => rule)])] as readonly RuleId[] // each line has the id of its clause
/** The line of what was gained and paid. */
export function accounted({ seat, lines }: WeekSeenOf<'accounted'>) {
  const [gained, paid] = [lines.filter(({ amount }) => amount > 0), lines.filter(({ amount }) => amount < 0)]
  const sums = [
    ...(gained.length > 0 ? [`gains ${moneyText(sumOf(gained))} credits`] : []),
    ...(paid.length > 0 ? [`pays ${moneyText(-sumOf(paid))} credits`] : []),
  ]
  if (lines.length === 0) return undefined
  const named = lines.slice(0, MOST_LINES).map(({ what, amount }) => `${what}${amount === 0 ? '' : ` ${signedMoney(amount)}`}`)
  const more = lines.length > MOST_LINES ? `; ${plural(lines.length - MOST_LINES, 'line')} more` : ''
  return seatLine(
    seat,
    rulesOf(lines.slice(0, MOST_LINES)),
    empirePart(seat),
    ` ${sums.length === 0 ? 'is told' : list(sums)}: ${named.join(', ')}${more}`,
  )
}
