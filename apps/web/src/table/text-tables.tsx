// The position as tables: everything the chart shows, to be read or read aloud.
import type { TextTable } from '@admiralty/kernel'
import './text-tables.css'

export function TextTables({ tables }: { readonly tables: readonly TextTable[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
    <section className="as-text" tabIndex={0} aria-label="The position in words">
      {tables.length === 0 && <p className="dim">Nothing is on the table yet.</p>}
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
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never move
                    <th key={index} scope="row">
                      {cell}
                    </th>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never move
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
