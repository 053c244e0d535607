import { type Hex, hexAt, hexKey } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { type Arrow, hexChart } from './chart.ts'
import { cursorAfter } from './cursor.ts'
import type { QuarterTurn } from './turn.ts'

const cells = [0, 1, 2].flatMap((column) => [0, 1, 2].map((row) => hexAt({ column, row })))
const keys = new Set(cells.map(hexKey))
const map = { chart: hexChart, has: (hex: Hex) => keys.has(hexKey(hex)) }
const moved = (from: Hex, turn: QuarterTurn, ...arrows: readonly Arrow[]): Hex =>
  arrows.reduce((hex, arrow) => cursorAfter(arrow, hex, map, { turn, fine: false }), from)

describe('the hex cursor', () => {
  test('keeps its column or row with the arrow keys', () => {
    expect(moved(hexAt({ column: 0, row: 0 }), 0, 'ArrowRight', 'ArrowRight', 'ArrowDown')).toEqual(hexAt({ column: 2, row: 1 }))
    expect(moved(hexAt({ column: 2, row: 2 }), 0, 'ArrowLeft', 'ArrowUp')).toEqual(hexAt({ column: 1, row: 1 }))
  })
  test('stays on the chart', () => {
    expect(moved(hexAt({ column: 0, row: 0 }), 0, 'ArrowUp', 'ArrowLeft')).toEqual(hexAt({ column: 0, row: 0 }))
  })
  test('follows the screen on a turned chart', () => {
    expect(moved(hexAt({ column: 1, row: 1 }), 1, 'ArrowRight')).toEqual(hexAt({ column: 1, row: 0 }))
    expect(moved(hexAt({ column: 1, row: 1 }), 2, 'ArrowRight')).toEqual(hexAt({ column: 0, row: 1 }))
    expect(moved(hexAt({ column: 1, row: 1 }), 3, 'ArrowUp')).toEqual(hexAt({ column: 2, row: 1 }))
  })
})
