// The text view: everything on the map as tables.

import { InOrder } from '@admiralty/board'
import type { TextTable } from '@admiralty/kernel'
import type { ReactNode } from 'react'
import { ScrollBox } from '../parts/scroll-box.tsx'
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
    <ScrollBox className="as-text" aria-label="Text view">
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
                <InOrder of={row}>
                  {(cell, index) => (index === 0 ? <th scope="row">{cell}</th> : <td data-head={head[index]}>{cell}</td>)}
                </InOrder>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </ScrollBox>
  )
}
