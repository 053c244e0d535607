// The page of the statement: every line of the week with its clause, sums by gained and paid, and the treasury.
import { InOrder } from '@admiralty/board'
import type { ExtraPageProps } from '@admiralty/game-ui'
import { Rule } from '@admiralty/game-ui/panel'
import type { Campaign } from '../../src/campaign.ts'
import { secretOf } from '../../src/lookup.ts'
import { moneyText } from '../../src/money.ts'
import type { StatementLine } from '../../src/week/shapes.ts'
import { signedMoney } from '../../src/words/book/texts.ts'
import { weekOfStatement } from '../../src/words/phases.ts'
import { ownSeat } from '../facts.ts'
import { ownHoldings } from '../week/own.ts'
import '../campaign.css'
import '../week/week.css'

type Props = ExtraPageProps<Campaign>

const sumOf = (lines: readonly StatementLine[]): number => lines.reduce((total, { amount }) => total + amount, 0)
interface PartProps {
  readonly title: string
  readonly lines: readonly StatementLine[]
  readonly look: 'gained' | 'paid' | 'unpaid'
}
/** Lines of one kind with their sum; nothing if there is none. */
const Part = ({ title, lines, look }: PartProps) =>
  lines.length === 0 ? null : (
    <tbody>
      <tr>
        <th scope="colgroup" colSpan={3}>
          {title}
        </th>
      </tr>
      <InOrder of={lines}>
        {({ what, amount, rule }) => (
          <tr>
            <td>{what}</td>
            <td className={`num ${look}`}>{look !== 'unpaid' && signedMoney(amount)}</td>
            <td>
              <Rule id={rule} />
            </td>
          </tr>
        )}
      </InOrder>
      {look !== 'unpaid' && (
        <tr className="cp-sum">
          <th scope="row">Sum</th>
          <td className="num">{signedMoney(sumOf(lines))}</td>
          <td />
        </tr>
      )}
    </tbody>
  )

export function StatementPage({ view }: Props) {
  const [seat, holdings] = [ownSeat(view), ownHoldings(view)]
  if (!seat || !holdings) return <p className="gu-panel cp-page gu-none">A statement belongs to a player, and begins with week 1.</p>
  const lines = secretOf(view, seat).statement
  const week = weekOfStatement(view)
  const before = holdings.treasury - sumOf(lines)
  return (
    <div className="gu-panel cp-page cp-statement">
      <header className="gu-line">
        <h2>{week > 0 ? `Statement of week ${week}` : 'Statement'}</h2>
        <p>In credits. Each line opens its clause.</p>
        <Rule id="CR-X.1" />
      </header>
      <table className="cp-bill" aria-label="Statement">
        <tbody>
          <tr>
            <th scope="row">Treasury before</th>
            <td className="num">{moneyText(before)}</td>
            <td />
          </tr>
        </tbody>
        <Part title="Gained" look="gained" lines={lines.filter(({ amount }) => amount > 0)} />
        <Part title="Paid" look="paid" lines={lines.filter(({ amount }) => amount < 0)} />
        <Part title="Without payment" look="unpaid" lines={lines.filter(({ amount }) => amount === 0)} />
        <tfoot>
          <tr>
            <th scope="row">Treasury now</th>
            <td className="num">{moneyText(holdings.treasury)}</td>
            <td>
              <Rule id="CR-X.1" />
            </td>
          </tr>
        </tfoot>
      </table>
      {lines.length === 0 && <p className="gu-note">Nothing has been gained or paid yet.</p>}
    </div>
  )
}
