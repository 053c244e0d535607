// Overlays on the chart: the caption that explains the tints, and a panel of the application.
import { type ReactNode, useRef } from 'react'
import { type AvailableSize, useAvailableSize } from './available-size.ts'
import { cornerFor, covers, type WeightedPoint } from './corners.ts'
import type { Scene } from './scene.ts'

/** Below this width only the panel is shown, because both do not fit side by side. */
const NARROW = 560
/** Distance of an overlay from the edge of the chart, in pixels. */
const EDGE = 30

export interface OverlaysProps {
  readonly caption: Scene['caption']
  readonly panel: ReactNode
  readonly room: AvailableSize
  readonly busy: readonly WeightedPoint[]
}
/**
 * The panel is in the corner where it covers least, the caption in a free corner on the left. On a narrow chart, a caption that would cover a
 * counter in both is not visible.
 */
export function Overlays({ caption, panel, room, busy }: OverlaysProps) {
  const box = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const sizeOf = ({ width, height }: AvailableSize): AvailableSize => ({ width: width + EDGE, height: height + EDGE })
  const [panelSize, captionSize] = [sizeOf(useAvailableSize(box)), sizeOf(useAvailableSize(note))]
  const corner = cornerFor(['top-right', 'low-right', 'low-left', 'top-left'], panelSize, busy, room)
  const has = panel !== null && panel !== undefined && panel !== false
  const left = corner === 'top-left' ? 'low-left' : 'top-left'
  const captionCorner = has && corner.endsWith('left') ? left : cornerFor(['top-left', 'low-left'], captionSize, busy, room)
  const isNarrow = room.width < NARROW
  const isCovering = isNarrow && busy.some((point) => point.weight > 1 && covers(captionCorner, captionSize, point, room))
  return (
    <>
      <div className={`board-caption at-${captionCorner}${isCovering ? ' covering' : ''}`} ref={note}>
        {caption && !(has && isNarrow) && (
          <>
            <div className="t">{caption.title}</div>
            <div className="s">{caption.text}</div>
          </>
        )}
      </div>
      <div className={`board-panel at-${corner}`} ref={box}>
        {panel}
      </div>
    </>
  )
}
