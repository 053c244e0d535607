// The tools of the designer: box types, armour, primary boxes, systems, eraser.
import { type Direction, type Hex, mirrored } from '@admiralty/space'
import { BOX_TYPES, type BoxType } from '../../data/tables.ts'
import type { Design } from '../../src/design/design.ts'
import { armoured, isPlated, mirroredSide, primed, put, regrouped, take } from '../../src/design/edit.ts'

export type Tool = BoxType | 'rubber' | 'armour' | 'primary' | 'systems'
/** The tool in use, and its settings. `mirror` draws on both sides of the ship. */
export interface Pen {
  readonly tool: Tool
  readonly mirror: boolean
  readonly manyPrimaries: boolean
}
/** A touched hex and its nearest side. */
export interface Touch {
  readonly at: Hex
  readonly side: Direction
}
/** Whether a tool places boxes. */
export const isType = (tool: string): tool is BoxType => (BOX_TYPES as readonly string[]).includes(tool)

function once(design: Design, { tool, manyPrimaries }: Pen, { at, side }: Touch, on: boolean): Design {
  if (isType(tool)) return put(design, at, tool)
  if (tool === 'rubber') return take(design, at)
  if (tool === 'armour') return armoured(design, at, side, { on })
  return tool === 'primary' ? primed(design, at, { many: manyPrimaries }) : regrouped(design, at)
}
/** Whether a stroke that begins here adds armour; otherwise it removes armour. */
export const putsOn = (design: Design, { at, side }: Touch): boolean => !isPlated(design, at, side)

/** The design after the tool was used at a place, and at its mirror image if the pen mirrors. */
export function drawn(design: Design, pen: Pen, touch: Touch, { on }: { readonly on: boolean }): Design {
  const one = once(design, pen, touch, on)
  const other: Touch = { at: mirrored(touch.at), side: mirroredSide(touch.side) }
  const alike = other.at[0] === touch.at[0] && (pen.tool !== 'armour' || other.side === touch.side)
  return pen.mirror && !alike ? once(one, pen, other, on) : one
}
/** Touches with the same key count once in a stroke. */
export const touchKey = ({ tool }: Pen, { at, side }: Touch): string => (tool === 'armour' ? `${at}/${side}` : `${at}`)
