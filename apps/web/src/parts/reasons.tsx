// A table of the reasons for a number, each with its clause. They add up to the total.
import { InOrder } from '@admiralty/board'
import type { Explained } from '@admiralty/kernel'
import { RuleLink } from './rule.tsx'
import './reasons.css'

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `${amount}`)

/** What, how much, and the clause. */
export const ReasonColumns = () => (
  <colgroup>
    <col />
    <col className="amount" />
    <col className="by" />
  </colgroup>
)

export function Reasons({ title, number }: { readonly title: string; readonly number: Explained }) {
  return (
    <table className="why">
      <caption className="unseen">{title}</caption>
      <ReasonColumns />
      <tbody>
        <InOrder of={number.because}>
          {([what, amount, rule]) => (
            <tr>
              <td>{what}</td>
              <td>{signed(amount)}</td>
              <td>
                <RuleLink rule={rule} />
              </td>
            </tr>
          )}
        </InOrder>
        <tr className="tot">
          <td>{title}</td>
          <td>{signed(number.total)}</td>
          <td />
        </tr>
      </tbody>
    </table>
  )
}
