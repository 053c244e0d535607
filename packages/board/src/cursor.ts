// The keyboard cursor of the chart: where the arrow keys move it.
import { ahead, cellOf, type Hex, hexAt, hexKey } from '@admiralty/space'
import type { QuarterTurn } from './turn.ts'

/** Clockwise from the top. */
export const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const
export type Arrow = (typeof ARROWS)[number]

/** Up and down keep the column, left and right keep the row. */
function beside(hex: Hex, arrow: Arrow | undefined): Hex {
  const { column, row } = cellOf(hex)
  switch (arrow) {
    case 'ArrowUp':
      return ahead(hex, 0)
    case 'ArrowDown':
      return ahead(hex, 3)
    case 'ArrowLeft':
      return hexAt({ column: column - 1, row })
    case 'ArrowRight':
      return hexAt({ column: column + 1, row })
    case undefined:
      return hex
  }
}

/** The next hex in a direction of the screen. A cursor at the edge stays in its hex. */
export function cursorAfter(arrow: Arrow, cursor: Hex, map: ReadonlySet<string>, turn: QuarterTurn): Hex {
  const to = beside(cursor, ARROWS[(ARROWS.indexOf(arrow) - turn + 4) % 4])
  return map.has(hexKey(to)) ? to : cursor
}
