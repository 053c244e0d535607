// The text view: everything on the map as tables.
import type { TextTable } from '@admiralty/kernel'
import type { ReactNode } from 'react'
import './text-tables.css'

interface TextTablesProps {
  readonly tables: readonly TextTable[]
  /** Shown above the tables. */
  readonly children?: ReactNode
}
/** Tables with more columns become lists in a narrow column. */
const FEW_COLUMNS = 5

export function TextTables({ tables, children }: TextTablesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
    <section className="as-text" tabIndex={0} aria-label="Text view">
      {children}
      {tables.length === 0 && <p className="dim">There is nothing on the map yet.</p>}
      {tables.map(({ title, head, rows }) => (
        <table key={title} className={head.length > FEW_COLUMNS ? 'wide' : ''}>
          <caption>{title}</caption>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join(' ')}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table keep their order
                    <th key={index} scope="row">
                      {cell}
                    </th>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table keep their order
                    <td key={index} data-head={head[index]}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  )
}
