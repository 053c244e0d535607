// The order and the sums of the rows of a table. Pure.

/** What a row is sorted by: a number, a text, or null for nothing. */
export type SortValue = number | string | null
export interface Sorting {
  /** The id of a column. */
  readonly column: string
  readonly order: 'ascending' | 'descending'
}

function compared(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), 'en', { numeric: true })
}
/** The rows in the order of their values; equal ones keep their order, and rows without a value come last either way. */
export function sortedRows<Row>(rows: readonly Row[], value: (row: Row) => SortValue, order: Sorting['order']): readonly Row[] {
  const sign = order === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * compared(a, b)
  })
}
/** The order after a press on the title of a column: numbers begin with the greatest, texts with the first. */
export function sortingAfter(
  before: Sorting | null,
  { id: column, isNumber }: { readonly id: string; readonly isNumber: boolean },
): Sorting {
  if (before?.column !== column) return { column, order: isNumber ? 'descending' : 'ascending' }
  return { column, order: before.order === 'ascending' ? 'descending' : 'ascending' }
}
/** The sum of the numbers among the values. */
export const sumOfValues = (values: readonly SortValue[]): number =>
  values.reduce((total: number, value) => total + (typeof value === 'number' ? value : 0), 0)
