// The keys that draw and remove boxes of a design.
import { type KeyGroup, keyNames } from '@admiralty/board'
import { DIRECTIONS, type Hex } from '@admiralty/space'
import { BOX_TYPES } from '../../data/tables.ts'
import type { Design } from '../../src/design/design.ts'
import { armoured, isPlated, put, take } from '../../src/design/edit.ts'
import { ARROW_KEYS } from '../record/hexes.tsx'
import { stepped } from '../record/use-stroke.ts'
import type { HexSheetProps } from './strokes.ts'
import { drawn, isType } from './tools.ts'

/** The design after a key: letters place boxes, digits set armour on sides, clockwise from the top. */
function typed(design: Design, at: Hex, key: string): Design | undefined {
  if (isType(key)) return put(design, at, key)
  const upper = key.toUpperCase()
  if (key.length === 1 && isType(upper)) return put(design, at, upper)
  if (key === 'Delete' || key === 'Backspace') return take(design, at)
  const side = DIRECTIONS[Number(key) - 1]
  return /^[1-6]$/.test(key) && side !== undefined ? armoured(design, at, side, { on: !isPlated(design, at, side) }) : undefined
}

/** `at` is the hex of the cursor. */
export function sheetKeys({ design, pen, onDesign }: HexSheetProps, at: Hex, setCursor: (hex: Hex) => void): KeyGroup {
  const change = (next: Design | undefined) => {
    if (next) onDesign(next)
    setCursor(at)
  }
  const move = (key: string) => setCursor(stepped(at, key) ?? at)
  // 'E' and 'e' are two boxes.
  const type = (_: string, event: KeyboardEvent) => change(typed(design, at, keyNames(event)[0] ?? ''))
  return {
    title: 'Hex sheet, while it has the focus',
    bindings: [
      { keys: ARROW_KEYS, does: 'Move between hexes', run: move },
      { keys: ['Enter', ' '], does: 'Use the tool', run: () => change(drawn(design, pen, { at, side: 0 }, { on: true })) },
      { keys: BOX_TYPES, does: 'Place a box', run: type },
      { keys: ['Delete', 'Backspace'], does: 'Remove the box', run: type },
      { keys: ['1', '2', '3', '4', '5', '6'], does: 'Armour of a side, clockwise from the top', run: type },
    ],
  }
}
