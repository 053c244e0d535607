// The printed drawing of a record. One that would be too small to mark is drawn in several parts.
import { centre, InOrder, RISE } from '@admiralty/board'
import { type Layout, layoutOf } from '../../src/record/layout.ts'
import { extentOf, PLAIN, SNUG, StillRecord } from '../record/drawing.tsx'
import type { PrintedShip } from './printed.ts'

/** Millimetres for a unit of the drawing if a box has its least height. */
const LEAST_SCALE = 6.5 / (2 * RISE)
/** The largest part in millimetres, so that it fits on a sheet of A4 or Letter. */
const [WIDEST, HIGHEST] = [184, 200]
/** The greatest height in millimetres of a drawing whose boxes may be larger. */
const USUAL = { whole: 92, half: 56 } as const

const hexesOf = ({ places }: Layout) => places.map(({ box }) => box.at)

/** The record, or its parts from left to right and top to bottom if it is larger than a sheet. */
function drawnParts(layout: Layout): readonly Layout[] {
  const { left, top } = extentOf(hexesOf(layout), 0)
  const cell = (from: number, at: number, most: number): number => Math.floor((at - from) / (most / LEAST_SCALE - 2 * SNUG))
  const parts = Map.groupBy(layout.places, ({ box }) => {
    const { x, y } = centre(box.at)
    return `${cell(top, y, HIGHEST)} ${cell(left, x, WIDEST)}`
  })
  return [...parts.values()].map((places) => ({ ...layout, places }))
}

interface PrintedDrawingProps {
  readonly of: PrintedShip
  readonly size: 'whole' | 'half'
}
export function PrintedDrawing({ of: { name, design, levels }, size }: PrintedDrawingProps) {
  const parts = drawnParts(layoutOf(design))
  return (
    <InOrder of={parts}>
      {(part, index) => {
        const least = Math.ceil(extentOf(hexesOf(part), SNUG).height * LEAST_SCALE)
        return (
          <div className="pe-drawing" style={{ minHeight: `${least}mm`, maxHeight: `${Math.max(USUAL[size], least)}mm` }}>
            <StillRecord
              layout={part}
              levels={levels}
              looks={PLAIN}
              notes={PLAIN}
              sideStyle={null}
              label={`Record of ${name}${parts.length > 1 ? `, part ${index + 1} of ${parts.length}` : ''}`}
            />
          </div>
        )
      }}
    </InOrder>
  )
}
