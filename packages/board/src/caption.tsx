// Overlays on the chart: the caption that explains the tints, and a panel of the application.
import { type ReactNode, useRef } from 'react'
import { type AvailableSize, useAvailableSize } from './available-size.ts'
import { cornerFor, type WeightedPoint } from './corners.ts'
import type { Scene } from './scene.ts'

const CAPTION: AvailableSize = { width: 290, height: 130 }
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
/** The panel is in the corner where it covers least, the caption in a free corner on the left. */
export function Overlays({ caption, panel, room, busy }: OverlaysProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useAvailableSize(box)
  const corner = cornerFor(['top-right', 'low-right', 'low-left', 'top-left'], { width: width + EDGE, height: height + EDGE }, busy, room)
  const has = panel !== null && panel !== undefined && panel !== false
  const captionCorner =
    has && corner === 'top-left'
      ? 'low-left'
      : has && corner === 'low-left'
        ? 'top-left'
        : cornerFor(['top-left', 'low-left'], CAPTION, busy, room)
  return (
    <>
      {caption && !(has && room.width < NARROW) && (
        <div className={`board-caption at-${captionCorner}`}>
          <div className="t">{caption.title}</div>
          <div className="s">{caption.text}</div>
        </div>
      )}
      <div className={`board-panel at-${corner}`} ref={box}>
        {panel}
      </div>
    </>
  )
}
