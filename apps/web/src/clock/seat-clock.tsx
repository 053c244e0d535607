// The clock of one seat in a live match. It runs only while the seat owes an answer.
import type { ClockState } from '@admiralty/clocks'
import type { Call, Seat } from '@admiralty/kernel'
import { useEffect, useState } from 'react'
import { serverNow } from '../api/server-time.ts'
import { isLow, seatTime } from './clock-facts.ts'
import { clockFace } from './times.ts'
import { useNow } from './use-now.ts'
import './clock.css'

interface SeatClockProps {
  readonly clock: ClockState
  readonly calls: readonly Call[]
  readonly seat: Seat
  /** The orders of the seat are sealed. */
  readonly sealed: boolean
}

export function SeatClock({ clock, calls, seat, sealed }: SeatClockProps) {
  const sealedAt = useSealedAt(sealed)
  const { runsUntil, left: standing } = seatTime(clock, calls, seat, sealed ? (sealedAt ?? clock.time) : null)
  const now = useNow(runsUntil)
  const left = runsUntil === null ? standing : runsUntil - now
  const low = isLow(left)
  return (
    <span className={`seat-clock${runsUntil === null ? '' : ' runs'}${low ? ' low' : ''}`} role="timer" aria-live="off">
      {runsUntil !== null && <span aria-hidden="true">▸ </span>}
      {clockFace(left)}
      {low && <small> little time</small>}
      <span className="unseen">{runsUntil === null ? ' left, stands still' : ' left, runs'}</span>
    </span>
  )
}

/** Since when the orders of a seat are sealed, as far as this page has seen it; null if they are not. */
function useSealedAt(sealed: boolean): number | null {
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => setSince(sealed ? serverNow() : null), [sealed])
  return since
}
