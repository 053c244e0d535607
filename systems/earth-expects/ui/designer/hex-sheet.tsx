// The hex sheet of the designer: a ship with empty hexes around it.
import { hexesPath, sidePath, useElementKeys } from '@admiralty/board'
import { type Hex, hexKey } from '@admiralty/space'
import { useId, useState } from 'react'
import { boxAt } from '../../src/design/edit.ts'
import { layoutOf } from '../../src/record/layout.ts'
import { partName } from '../../src/record/names.ts'
import { type Extent, extentOf, PLAIN, RecordDrawing, SNUG, viewBox } from '../record/drawing.tsx'
import { sheetKeys } from './sheet-keys.ts'
import { type HexSheetProps, useStrokes } from './strokes.ts'
import type { Pen, Touch } from './tools.ts'

const Under = ({ over, pen }: { readonly over: Touch; readonly pen: Pen }) => (
  <path className="ee-under" d={pen.tool === 'armour' ? sidePath(over.at, over.side) : hexesPath([over.at], 2)} />
)
const Paper = ({ hexes, extent }: { readonly hexes: readonly Hex[]; readonly extent: Extent }) => (
  <>
    <path className="ee-paper" d={hexesPath(hexes)} />
    <path className="ee-keel" d={`M0 ${extent.top}V${extent.top + extent.height}`} />
  </>
)

export function HexSheet(props: HexSheetProps) {
  const { design, pen, sideStyle, refused } = props
  const help = useId()
  const { svg, on, over, paper } = useStrokes(props)
  const [cursor, setCursor] = useState<Hex | null>(null)
  const extent = extentOf(paper, SNUG)
  const layout = layoutOf(design)
  const onKeyDown = useElementKeys(sheetKeys(props, cursor ?? [0, 0], setCursor))
  const here = cursor && boxAt(design, cursor)
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: one focusable sheet with arrow keys, like the chart
    <div
      className="ee-sheet"
      role="application"
      aria-label="Hex sheet"
      aria-describedby={help}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={() => setCursor(null)}
    >
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
      <svg
        ref={svg}
        className={`ee-record-svg works side-${sideStyle}`}
        viewBox={viewBox(extent)}
        role="img"
        aria-label={design.name}
        {...on}
      >
        <Paper hexes={paper} extent={extent} />
        <RecordDrawing layout={layout} levels={{}} looks={refused} notes={PLAIN} />
        {over && <Under over={over} pen={pen} />}
        {cursor && <path className="ee-cursor" d={hexesPath([cursor], 3)} />}
      </svg>
      <p id={help} className="unseen">
        Arrow keys move between hexes. A letter places a box, Delete removes it, 1 to 6 armour a side clockwise from the top, Enter uses the
        tool.
      </p>
      <output className="unseen">{cursor ? (here ? (partName(design, hexKey(cursor)) ?? here.type) : 'empty') : ''}</output>
    </div>
  )
}
