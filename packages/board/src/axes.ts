// The numbers at the frame: columns and rows of hexes, or movement units from the centre of the table, up and to the right.
import { cellOf, type Hex, hexAt, makeCellNumber } from '@admiralty/space'
import type { AvailableSize } from './available-size.ts'
import type { Camera } from './camera.ts'
import { centre, RISE, SIZE } from './geometry.ts'
import { UNIT } from './plane-chart.ts'
import { type QuarterTurn, turnedPoint } from './turn.ts'

export interface AxisLabel {
  readonly index: number
  readonly name: string
  /** In pixels. */
  readonly at: number
}
interface Axis {
  readonly marks: readonly AxisLabel[]
  /** Pixels between two marks. */
  readonly step: number
}
/** The labels of the top and of the left of the frame. */
export interface Axes {
  readonly across: Axis
  readonly down: Axis
}

const span = (least: number, most: number): readonly number[] => Array.from({ length: most - least + 1 }, (_, index) => least + index)

function spans(hexes: readonly Hex[]): { readonly columns: readonly number[]; readonly rows: readonly number[] } {
  const cells = hexes.map(cellOf)
  const over = (of: readonly number[]) => (of.length === 0 ? [] : span(Math.min(...of), Math.max(...of)))
  return { columns: over(cells.map(({ column }) => column)), rows: over(cells.map(({ row }) => row)) }
}

const named = (index: number) => ({ index, name: makeCellNumber(index) })

/** Columns and rows, exchanged after a quarter turn. */
export function hexAxes(hexes: readonly Hex[], { x, y, k }: Camera, turn: QuarterTurn): Axes {
  const { columns, rows } = spans(hexes)
  const [columnStep, rowStep] = [SIZE * 1.5 * k, RISE * 2 * k]
  const column = (index: number) => turnedPoint({ x: centre(hexAt({ column: index, row: 0 })).x, y: 0 }, turn)
  const row = (index: number) => turnedPoint({ x: 0, y: centre(hexAt({ column: 0, row: index })).y }, turn)
  return turn % 2 === 0
    ? {
        across: { marks: columns.map((index) => ({ ...named(index), at: column(index).x * k + x })), step: columnStep },
        down: { marks: rows.map((index) => ({ ...named(index), at: row(index).y * k + y })), step: rowStep },
      }
    : {
        across: { marks: rows.map((index) => ({ ...named(index), at: row(index).x * k + x })), step: rowStep },
        down: { marks: columns.map((index) => ({ ...named(index), at: column(index).y * k + y })), step: columnStep },
      }
}

/** Movement units between two numbers, the closest that is legible. */
const STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200] as const
/** Distance of two numbers, in pixels. */
const LEGIBLE = 30

/** Numbers along one side of the frame and one screen beyond. `sign` is -1 where they fall along the screen. */
function axis(shift: number, length: number, k: number, sign: 1 | -1): Axis {
  const units = STEPS.find((step) => step * UNIT * k >= LEGIBLE) ?? STEPS[STEPS.length - 1] ?? 1
  const step = units * UNIT * k
  const first = Math.ceil((-length - shift) / step)
  const count = Math.floor((3 * length) / step)
  const marks = Array.from({ length: count }, (_, index) => {
    const number = (first + index) * sign * units + 0
    return { index: first + index, name: String(number).replace('-', '−'), at: (first + index) * step + shift }
  })
  return { marks, step }
}

/** On the turned table the top of the frame has x, y falling, x falling, y. */
export function planeAxes({ x, y, k }: Camera, { width, height }: AvailableSize, turn: QuarterTurn): Axes {
  const isRising = { across: turn === 0 || turn === 1, down: turn === 1 || turn === 2 }
  return { across: axis(x, width, k, isRising.across ? 1 : -1), down: axis(y, height, k, isRising.down ? 1 : -1) }
}
