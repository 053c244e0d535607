// The seats that this browser has muted, match by match. Nobody else is informed.
import type { Seat } from '@admiralty/kernel'
import { useMemo, useState } from 'react'

const nameOf = (match: string): string => `admiralty.muted.${match}`

function kept(match: string): readonly Seat[] {
  try {
    const seats: unknown = JSON.parse(localStorage.getItem(nameOf(match)) ?? '[]')
    return Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'string') : []
  } catch {
    return []
  }
}
function keep(match: string, seats: readonly Seat[]): void {
  try {
    if (seats.length === 0) localStorage.removeItem(nameOf(match))
    else localStorage.setItem(nameOf(match), JSON.stringify(seats))
  } catch {
    // without storage the list lasts as long as the page
  }
}

export interface MutedSeats {
  has(seat: Seat): boolean
  toggle(seat: Seat): void
}

export function useMuted(match: string): MutedSeats {
  const [seats, setSeats] = useState(() => kept(match))
  return useMemo(
    () => ({
      has: (seat) => seats.includes(seat),
      toggle(seat) {
        const after = seats.includes(seat) ? seats.filter((other) => other !== seat) : [...seats, seat]
        setSeats(after)
        keep(match, after)
      },
    }),
    [match, seats],
  )
}
