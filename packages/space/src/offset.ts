// Columns and rows, for rectangular maps and for the four-digit numbers printed on them.
import type { Hex } from './hex.ts'

/** Column and row, both from 0. Hexes of odd columns are half a hex lower. */
export interface Cell {
  readonly column: number
  readonly row: number
}

const half = (column: number): number => Math.floor(column / 2)
/** Column and row of a hex. */
export const cellOf = ([q, r]: Hex): Cell => ({ column: q, row: r + half(q) })
/** The hex at a column and a row. */
export const hexAt = ({ column, row }: Cell): Hex => [column, row - half(column)]

/** A printed number from an index from 0: '03' for 2, '−04' for −5. */
export const makeCellNumber = (n: number): string => `${n < -1 ? '−' : ''}${String(Math.abs(n + 1)).padStart(2, '0')}`

/** '0304': column and row as printed, both from 01. Larger or negative numbers are separated: '03/−04'. */
export function makeHexNumber(hex: Hex): string {
  const { column, row } = cellOf(hex)
  const plain = [column, row].every((n) => n >= -1 && n < 99)
  return [column, row].map(makeCellNumber).join(plain ? '' : '/')
}

/** Reads what `makeHexNumber` writes; undefined for any other text. */
export function parseHexNumber(text: string): Hex | undefined {
  const digits = /^([−-]?\d{2,})\/([−-]?\d{2,})$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text)
  const [column, row] = (digits?.slice(1) ?? []).map((n) => Number(n.replace('−', '-')) - 1)
  return column === undefined || row === undefined ? undefined : hexAt({ column, row })
}
