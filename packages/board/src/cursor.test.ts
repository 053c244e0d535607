import { type Hex, hexAt, hexKey } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { keyActionOf } from './cursor.ts'

const cells = [0, 1, 2].flatMap((column) => [0, 1, 2].map((row) => hexAt({ column, row })))
const map = new Set(cells.map(hexKey))
const moved = (from: Hex, ...keys: readonly string[]): Hex =>
  keys.reduce((hex, key) => {
    const action = keyActionOf(key, false, hex, map)
    return action?.kind === 'move' ? action.to : hex
  }, from)

describe('the hex cursor', () => {
  test('keeps its column or row with the arrow keys', () => {
    expect(moved(hexAt({ column: 0, row: 0 }), 'ArrowRight', 'ArrowRight', 'ArrowDown')).toEqual(hexAt({ column: 2, row: 1 }))
    expect(moved(hexAt({ column: 2, row: 2 }), 'ArrowLeft', 'ArrowUp')).toEqual(hexAt({ column: 1, row: 1 }))
  })
  test('stays on the chart', () => {
    expect(moved(hexAt({ column: 0, row: 0 }), 'ArrowUp', 'ArrowLeft')).toEqual(hexAt({ column: 0, row: 0 }))
  })
  test('has keys for pressing, cycling, fitting and panning, and no others', () => {
    expect(keyActionOf('Enter', false, [0, 0], map)).toEqual({ kind: 'press' })
    expect(keyActionOf(' ', false, [0, 0], map)).toEqual({ kind: 'cycle' })
    expect(keyActionOf('0', false, [0, 0], map)).toEqual({ kind: 'fit' })
    expect(keyActionOf('ArrowUp', true, [0, 0], map)).toEqual({ kind: 'pan', x: 0, y: 80 })
    expect(keyActionOf('1', false, [0, 0], map)).toBeUndefined()
  })
})
