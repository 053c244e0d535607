// Measures the size of an element and follows its changes.
import { type RefObject, useEffect, useState } from 'react'

/** In CSS pixels. */
export interface AvailableSize {
  readonly width: number
  readonly height: number
}

/** The current content size of an element; 0 by 0 before it is measured. */
export function useAvailableSize(element: RefObject<Element | null>): AvailableSize {
  const [room, setRoom] = useState<AvailableSize>({ width: 0, height: 0 })
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return room
}
