// Plays the replay at a number of lines a second, until the end.
import { useCallback, useEffect, useState } from 'react'

export const SPEEDS = [1, 2, 4, 8] as const
type Speed = (typeof SPEEDS)[number]
const SECOND = 1_000

export interface Playing {
  readonly on: boolean
  readonly speed: Speed
  /** ms from step to step. */
  readonly interval: number
  setSpeed(speed: Speed): void
  /** Starts or pauses. At the end it starts from the beginning. */
  flip(): void
  stop(): void
}

export function usePlaying(at: number, last: number, go: (to: number) => void): Playing {
  const [on, setOn] = useState(false)
  const [speed, setSpeed] = useState<Speed>(2)
  const interval = SECOND / speed
  useEffect(() => {
    if (!on) return
    if (at >= last) return setOn(false)
    const next = setTimeout(() => go(at + 1), interval)
    return () => clearTimeout(next)
  }, [on, interval, at, last, go])
  const stop = useCallback(() => setOn(false), [])
  return {
    on,
    speed,
    interval,
    setSpeed,
    flip() {
      if (!on && at >= last) go(0)
      setOn(!on)
    },
    stop,
  }
}
