// The time of one seat in the list of players: its clock in a live match, its vacation and the deadlines that it has missed in a slow one.
import type { ClockState, ClockTerms } from '@admiralty/clocks'
import type { Call, Seat } from '@admiralty/kernel'
import { useEffect, useState } from 'react'
import { serverNow } from '../api/server-time.ts'
import { isLow, seatTime } from './clock-facts.ts'
import { seatNotes } from './clock-words.ts'
import { clockFace } from './times.ts'
import { useNow } from './use-now.ts'
import './clock.css'

interface SeatTimeProps {
  readonly terms: ClockTerms
  readonly clock: ClockState
  readonly calls: readonly Call[]
  readonly seat: Seat
  /** The orders of the seat are sealed. */
  readonly sealed: boolean
}

export function SeatTime({ terms, ...props }: SeatTimeProps) {
  const { clock, seat } = props
  if (!clock.seats[seat]) return null
  if (terms.kind === 'live') return <SeatClock {...props} />
  return seatNotes(terms, clock, seat, serverNow()).map((note) => <small key={note}>{note}</small>)
}

/** A clock that runs only while the seat owes an answer. */
function SeatClock({ clock, calls, seat, sealed }: Omit<SeatTimeProps, 'terms'>) {
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
