// Shared parts of the panels: rule buttons, figures that show their reasons, sections.
import type { Explained } from '@admiralty/kernel'
import type { ReactNode } from 'react'

export type OnRule = (rule: string) => void

/** A button with a clause id that opens the rule book. */
export const Rule = ({ id, onRule }: { readonly id: string; readonly onRule: OnRule }) => (
  <button type="button" className="rule es-rule" data-clause={id} onClick={() => onRule(id)}>
    {id}
  </button>
)

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** A sum, line by line. The first line is the base value. */
function Sum({ number, onRule, total }: { readonly number: Explained; readonly onRule: OnRule; readonly total: string }) {
  return (
    <table className="es-sum">
      <tbody>
        {number.because.map(([what, amount, rule], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no id and keep their order
          <tr key={index}>
            <td>{what}</td>
            <td className="num">{index === 0 ? amount : signed(amount)}</td>
            <td className="num">
              <Rule id={rule} onRule={onRule} />
            </td>
          </tr>
        ))}
        <tr className="tot">
          <td>{total}</td>
          <td className="num">{number.total}</td>
          <td />
        </tr>
      </tbody>
    </table>
  )
}

export interface FigureProps {
  readonly number: Explained
  readonly total: string
  readonly onRule: OnRule
  readonly children: ReactNode
}
/** A figure that opens its reasons. */
export const Figure = ({ number, total, onRule, children }: FigureProps) => (
  <details className="es-figure">
    <summary>{children}</summary>
    <div className="es-why">
      <Sum number={number} onRule={onRule} total={total} />
    </div>
  </details>
)

export function Section({ title, aside, children }: { readonly title: string; readonly aside: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="es-sec">
      <div className="h">
        <h3>{title}</h3>
        <span className="aside">{aside}</span>
      </div>
      {children}
    </section>
  )
}
