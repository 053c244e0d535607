// How much room an element has, as it changes.
import { type RefObject, useEffect, useState } from 'react'

export interface Room {
  readonly width: number
  readonly height: number
}

export function useRoom(element: RefObject<Element | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 })
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
