// Measures the size of an element, and the space that a chart has, and follows their changes.
import { type RefObject, useEffect, useState } from 'react'

/** In CSS pixels. */
export interface AvailableSize {
  readonly width: number
  readonly height: number
}

/** The size of a chart, and of the corner at its lower right that its buttons take, with the space beside and below them. */
export interface ChartSpace extends AvailableSize {
  readonly buttons: AvailableSize
}
const NO_SPACE: ChartSpace = { width: 0, height: 0, buttons: { width: 0, height: 0 } }

/** The space of a chart whose buttons are placed in it; 0 by 0 before it is measured. */
export function useChartSpace(chart: RefObject<HTMLElement | null>, buttons: RefObject<HTMLElement | null>): ChartSpace {
  const [room, setRoom] = useState(NO_SPACE)
  useEffect(() => {
    const [outer, inner] = [chart.current, buttons.current]
    if (!outer || !inner) return
    const observer = new ResizeObserver((entries) => {
      const measured = entries.find(({ target }) => target === outer)?.contentRect
      setRoom((before) => {
        const { width, height } = measured ?? before
        const corner = { width: Math.max(0, width - inner.offsetLeft), height: Math.max(0, height - inner.offsetTop) }
        return sameSize(before, { width, height }) && sameSize(before.buttons, corner) ? before : { width, height, buttons: corner }
      })
    })
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [chart, buttons])
  return room
}
const sameSize = (a: AvailableSize, b: AvailableSize): boolean => a.width === b.width && a.height === b.height
