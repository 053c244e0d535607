// Columns and rows, for rectangular maps and for the four-digit numbers printed on them.
import type { Hex } from './hex.ts'

/** Column and row, both from 0; in odd columns the hexes sit half a hex lower. */
export interface Cell {
  readonly column: number
  readonly row: number
}

const half = (column: number): number => Math.floor(column / 2)
export const cellOf = ([q, r]: Hex): Cell => ({ column: q, row: r + half(q) })
export const hexAt = ({ column, row }: Cell): Hex => [column, row - half(column)]

/** '0304': column and row as printed, both from 01. */
export function makeHexNumber(hex: Hex): string {
  const { column, row } = cellOf(hex)
  return [column, row].map((n) => `${n < -1 ? '-' : ''}${String(Math.abs(n + 1)).padStart(2, '0')}`).join('')
}

export function parseHexNumber(text: string): Hex | undefined {
  const digits = /^(-?\d{2})(-?\d{2})$/.exec(text)
  return digits ? hexAt({ column: Number(digits[1]) - 1, row: Number(digits[2]) - 1 }) : undefined
}
