// A table whose rows a reader sorts by pressing the title of a column, with sums below.
import { type ReactNode, useState } from 'react'
import { type Sorting, type SortValue, sortedRows, sortingAfter, sumOfValues } from './sort-rows.ts'
import './sort-table.css'

export interface SortColumn<Row> {
  readonly id: string
  readonly title: string
  /** Whether its values are numbers: they are set to the right. */
  readonly isNumber: boolean
  value(row: Row): SortValue
  /** Shown in the cell; null shows the value. */
  readonly cellOf: ((row: Row) => ReactNode) | null
  /** Whether the foot has the sum of its values. */
  readonly isSummed: boolean
}
/** A column of texts. */
export const textColumn = <Row,>(
  id: string,
  title: string,
  value: (row: Row) => string | null,
  cellOf: SortColumn<Row>['cellOf'] = null,
): SortColumn<Row> => ({ id, title, isNumber: false, value, cellOf, isSummed: false })
/** A column of numbers with their sum. */
export const sumColumn = <Row,>(
  id: string,
  title: string,
  value: (row: Row) => number | null,
  cellOf: SortColumn<Row>['cellOf'] = null,
): SortColumn<Row> => ({ id, title, isNumber: true, value, cellOf, isSummed: true })
/** A column of numbers whose sum means nothing. */
export const numberColumn = <Row,>(
  id: string,
  title: string,
  value: (row: Row) => number | null,
  cellOf: SortColumn<Row>['cellOf'] = null,
): SortColumn<Row> => ({ ...sumColumn(id, title, value, cellOf), isSummed: false })

export interface SortTableProps<Row> {
  /** 'Worlds' */
  readonly title: string
  /** The first column names the row. */
  readonly columns: readonly SortColumn<Row>[]
  readonly rows: readonly Row[]
  keyOf(row: Row): string
  /** The key of the selected row; null for none. */
  readonly selected: string | null
}

interface TitleCellProps<Row> {
  readonly column: SortColumn<Row>
  readonly sorting: Sorting | null
  onSort(sorting: Sorting): void
}
function TitleCell<Row>({ column: { id, title, isNumber }, sorting, onSort }: TitleCellProps<Row>) {
  const order = sorting?.column === id ? sorting.order : null
  return (
    <th scope="col" className={isNumber ? 'num' : ''} aria-sort={order ?? 'none'}>
      <button type="button" onClick={() => onSort(sortingAfter(sorting, { id, isNumber }))}>
        {title}
        <i aria-hidden="true">{order === 'ascending' ? '▲' : order === 'descending' ? '▼' : ''}</i>
      </button>
    </th>
  )
}

/** The table in its usual order until a title is pressed. It scrolls sideways where it is too wide. */
export function SortTable<Row>({ title, columns, rows, keyOf, selected }: SortTableProps<Row>) {
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const by = columns.find(({ id }) => id === sorting?.column)
  const shown = sorting && by ? sortedRows(rows, (row) => by.value(row), sorting.order) : rows
  const hasSums = columns.some(({ isSummed }) => isSummed)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section className="gu-sorted" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <TitleCell key={column.id} {...{ column, sorting }} onSort={setSorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)} aria-current={keyOf(row) === selected ? 'true' : undefined}>
              {columns.map(({ id, isNumber, value, cellOf }, index) => {
                const content = cellOf ? cellOf(row) : value(row)
                const look = isNumber ? 'num' : ''
                return index === 0 ? (
                  <th key={id} scope="row" className={look}>
                    {content}
                  </th>
                ) : (
                  <td key={id} className={look}>
                    {content}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        {hasSums && (
          <tfoot>
            <tr>
              {columns.map(({ id, isNumber, isSummed, value }, index) =>
                index === 0 ? (
                  <th key={id} scope="row">
                    Sum
                  </th>
                ) : (
                  <td key={id} className={isNumber ? 'num' : ''}>
                    {isSummed && sumOfValues(rows.map((row) => value(row)))}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
