// The running bill of a purchase: what is paid for, what stays in the treasury, and the limits as bars.
import { InOrder } from '@admiralty/board'
import { WhyNot } from '@admiralty/game-ui/design'
import { Bar, Rule } from '@admiralty/game-ui/panel'
import type { Explained, OrderRefusal } from '@admiralty/kernel'
import { worldAt } from '../../src/land/geometry.ts'
import { worldsOfEmpire } from '../../src/lookup.ts'
import { moneyText } from '../../src/money.ts'
import type { Color } from '../../src/shapes.ts'
import { capitalOf } from '../../src/start/income.ts'
import { billOf, LIMITS, priceOfRows, totalOf } from '../../src/start/purchase.ts'
import type { View } from '../../src/state.ts'
import type { BattleGame } from '../../src/tactics-port.ts'
import { worldTitle } from '../../src/words/world-names.ts'
import { type FaultSection, faultsIn, type PurchaseOrder, withoutLine } from './edits.ts'

export interface PurchaseParts {
  readonly game: BattleGame
  readonly view: View
  readonly seat: Color
  readonly order: PurchaseOrder
  readonly faults: readonly OrderRefusal[]
  onOrder(order: PurchaseOrder): void
}

interface FaultsProps extends Pick<PurchaseParts, 'faults'> {
  readonly of: FaultSection
}
/** The refusals of a section of the page. */
export const Faults = ({ faults, of }: FaultsProps) => <WhyNot refusals={faultsIn(of, faults)} role="alert" />

interface LimitProps {
  readonly title: string
  readonly spent: number
  readonly limit: number
  readonly rule: string
}
const Limit = ({ title, spent, limit, rule }: LimitProps) => (
  <li>
    <span className="cp-limit-title">{title}</span>
    <span className="num">
      <b className={spent > limit ? 'over' : ''}>{moneyText(spent)}</b> of {moneyText(limit)}
    </span>
    <Rule id={rule} />
    <Bar share={Math.min(1, spent / Math.max(1, limit))} />
  </li>
)

/** CR-4.1, CR-3.8a, CR-8.1a: the limits, each with what is spent and why it is refused. */
export function Limits({ game, view, seat, order, faults }: PurchaseParts) {
  const worlds = worldsOfEmpire(view, seat).map((at) => {
    const { rolled, extra, linked } = worldAt(view.land, at)
    const spent = priceOfRows(
      game,
      order.defences.filter((row) => row.at === at),
    )
    return { at, spent, limit: LIMITS.defencePerPoint * (rolled + extra + linked) }
  })
  return (
    <section aria-label="Limits">
      <h3>Limits</h3>
      <ul className="cp-limits">
        <Limit title="Fleet" spent={priceOfRows(game, order.ships)} limit={LIMITS.fleet} rule="CR-4.1" />
        <Limit title="Supply ships" spent={priceOfRows(game, order.supply)} limit={LIMITS.supply} rule="CR-3.8a" />
        {worlds.map(({ at, spent, limit }) => (
          <Limit key={at} title={`Defence of ${worldTitle(at)}`} spent={spent} limit={limit} rule="CR-8.1a" />
        ))}
      </ul>
      <Faults faults={faults} of="limits" />
    </section>
  )
}

interface CapitalLinesProps {
  readonly capital: Explained
}
const CapitalLines = ({ capital: { because } }: CapitalLinesProps) =>
  because.map(([what, amount, rule]) => (
    <tr key={what}>
      <th scope="row">{what}</th>
      <td className="num">{moneyText(amount)}</td>
      <td>
        <Rule id={rule} />
      </td>
      <td />
    </tr>
  ))

/** Each line with its clause; a press takes it out. */
export function Bill({ game, view, seat, order, faults, onOrder }: PurchaseParts) {
  const capital = capitalOf(view, seat, order.partners)
  const bill = billOf(game, order)
  const left = capital.total - totalOf(bill)
  return (
    <section aria-label="Bill">
      <h3>Bill, in credits</h3>
      <table className="cp-bill">
        <tbody>
          <CapitalLines capital={capital} />
          <InOrder of={bill}>
            {({ what, amount, rule }, line) => (
              <tr>
                <th scope="row">{what}</th>
                <td className="num">−{moneyText(amount)}</td>
                <td>
                  <Rule id={rule} />
                </td>
                <td>
                  <button
                    type="button"
                    className="linkish"
                    aria-label={`Take out ${what}`}
                    onClick={() => onOrder(withoutLine(order, line))}
                  >
                    ×
                  </button>
                </td>
              </tr>
            )}
          </InOrder>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Treasury</th>
            <td className="num">
              <output className={left < 0 ? 'over' : ''}>{left < 0 ? `−${moneyText(-left)}` : moneyText(left)}</output>
            </td>
            <td>
              <Rule id="CR-4.3" />
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
      <Faults faults={faults} of="bill" />
    </section>
  )
}
