// The keyboard cursor of the chart: what each key does at the current hex.
import { ahead, cellOf, type Hex, hexAt, hexKey } from '@admiralty/space'

/** The effect of a key. Shifts of `pan` are in pixels. */
export type KeyAction =
  | { readonly kind: 'move'; readonly to: Hex }
  | { readonly kind: 'press' | 'cycle' | 'leave' | 'fit' | 'nearer' | 'farther' }
  | { readonly kind: 'pan'; readonly x: number; readonly y: number }

/** Pixels. */
const PAN = 80
const PANS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
}
const KEYS: Readonly<Record<string, Exclude<KeyAction['kind'], 'move' | 'pan'>>> = {
  Enter: 'press',
  ' ': 'cycle',
  Escape: 'leave',
  '0': 'fit',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  '−': 'farther',
}

/** The next hex for an arrow key: up and down keep the column, left and right keep the row. */
function beside(hex: Hex, key: string): Hex | undefined {
  const { column, row } = cellOf(hex)
  switch (key) {
    case 'ArrowUp':
      return ahead(hex, 0)
    case 'ArrowDown':
      return ahead(hex, 3)
    case 'ArrowLeft':
      return hexAt({ column: column - 1, row })
    case 'ArrowRight':
      return hexAt({ column: column + 1, row })
    default:
      return undefined
  }
}

/** The action of a key; undefined if the chart does not use it. A cursor at the edge stays in its hex. */
export function keyActionOf(key: string, shift: boolean, cursor: Hex, map: ReadonlySet<string>): KeyAction | undefined {
  const pan = PANS[key]
  if (pan && shift) return { kind: 'pan', x: pan[0], y: pan[1] }
  const to = beside(cursor, key)
  if (to) return { kind: 'move', to: map.has(hexKey(to)) ? to : cursor }
  const kind = KEYS[key]
  return kind && { kind }
}
