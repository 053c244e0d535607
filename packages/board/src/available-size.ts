// How much room an element has, as it changes.
import { type RefObject, useEffect, useState } from 'react'

export interface AvailableSize {
  readonly width: number
  readonly height: number
}

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
