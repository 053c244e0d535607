// Overlays on the chart: the caption that explains the tints, and a panel of the application.
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { ChartSpace } from './available-size.ts'
import { cornerFor, covers, type WeightedPoint } from './corners.ts'
import { panelPlace, type ScreenBox } from './free-place.ts'
import type { Point } from './geometry.ts'

/** Below this width only the panel is shown, because both do not fit side by side. */
const NARROW = 560
/** Distance of a caption from the edge of the chart, in pixels. */
const EDGE = 30
/** Distances of a panel in pixels: inside the frame of the chart, and from its buttons. */
const INSET = { side: 24, narrowSide: 18, buttons: 6 } as const

export interface OverlaysProps {
  readonly caption: { readonly title: string; readonly text: string } | null
  readonly panel: ReactNode
  readonly room: ChartSpace
  readonly busy: readonly WeightedPoint[]
  /** Boxes that the panel must not cover. Empty if it is not about a choice. */
  readonly kept: readonly ScreenBox[]
}

/** The panel in its full size if that covers nothing, else shorter. */
const LOOKS = ['full', 'short', 'least'] as const

/** Sets look and place of the panel, and returns its place; null if even the least look would cover something. The page is read in between, so that the panel is never drawn in a wrong place. */
function placePanel(element: HTMLElement, { room, busy, kept }: Pick<OverlaysProps, 'room' | 'busy' | 'kept'>): Point | null {
  const side = room.width < NARROW ? INSET.narrowSide : INSET.side
  const { width, height } = room
  const above = height - room.buttons.height - INSET.buttons
  const buttons: ScreenBox = { left: width - room.buttons.width - INSET.buttons, right: width, top: above, bottom: height }
  const within = { left: side, right: width - side, top: side, bottom: height - side }
  // The width must not depend on the place before.
  Object.assign(element.style, { left: '0px', top: '0px' })
  for (const look of LOOKS) {
    element.dataset.look = look
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const place =
      panelPlace({ size, within: { ...within, bottom: above }, kept }, busy) ?? panelPlace({ size, within, kept: [...kept, buttons] }, busy)
    if (place) return place
  }
  return null
}

/** The panel is where it covers least and nothing that it is about, the caption in a corner on the left. On a narrow chart, a caption that would cover a counter or a text is not visible. */
export function Overlays({ caption, panel, room, busy, kept }: OverlaysProps) {
  const box = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const has = panel !== null && panel !== undefined && panel !== false
  const isNarrow = room.width < NARROW
  const arrange = (): void => {
    if (!box.current || !note.current || room.width === 0) return
    const at = has ? placePanel(box.current, { room, busy, kept }) : null
    box.current.classList.toggle('covering', has && at === null)
    if (at) Object.assign(box.current.style, { left: `${at.x}px`, top: `${at.y}px` })
    const size = { width: note.current.offsetWidth + EDGE, height: note.current.offsetHeight + EDGE }
    const isPanelLeft = at !== null && at.x < room.width / 2
    const left = at && at.y < room.height / 2 ? 'low-left' : 'top-left'
    const corner = isPanelLeft ? left : cornerFor(['top-left', 'low-left'], size, busy, room)
    const isCovering = isNarrow && busy.some((point) => point.weight > 1 && covers(corner, size, point, room))
    note.current.classList.toggle('at-low-left', corner === 'low-left')
    note.current.classList.toggle('covering', isCovering)
  }
  const latest = useRef(arrange)
  useLayoutEffect(() => {
    latest.current = arrange
    arrange()
  })
  useEffect(() => {
    if (!box.current) return
    // The reader opens and closes parts of the panel.
    const observer = new ResizeObserver(() => latest.current())
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div className="board-caption" ref={note}>
        {caption && !(has && isNarrow) && (
          <>
            <div className="t">{caption.title}</div>
            <div className="s">{caption.text}</div>
          </>
        )}
      </div>
      <div className="board-panel" ref={box}>
        {panel}
      </div>
    </>
  )
}
