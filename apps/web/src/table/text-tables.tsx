// The text view: everything on the map as tables.
import type { TextTable } from '@admiralty/kernel'
import './text-tables.css'

export function TextTables({ tables }: { readonly tables: readonly TextTable[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
    <section className="as-text" tabIndex={0} aria-label="Text view">
      {tables.length === 0 && <p className="dim">There is nothing on the map yet.</p>}
      {tables.map(({ title, head, rows }) => (
        <table key={title}>
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
                    <td key={index}>{cell}</td>
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
