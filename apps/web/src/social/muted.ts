// The seats that this browser has muted in each match. No other player is informed.
import type { Seat } from '@admiralty/kernel'
import { useMemo, useState } from 'react'

const keyOf = (match: string): string => `admiralty.muted.${match}`

function storedSeats(match: string): readonly Seat[] {
  try {
    const seats: unknown = JSON.parse(localStorage.getItem(keyOf(match)) ?? '[]')
    return Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'string') : []
  } catch {
    return []
  }
}
function storeSeats(match: string, seats: readonly Seat[]): void {
  try {
    if (seats.length === 0) localStorage.removeItem(keyOf(match))
    else localStorage.setItem(keyOf(match), JSON.stringify(seats))
  } catch {
    // without storage the list is lost with the page
  }
}

export interface MutedSeats {
  has(seat: Seat): boolean
  toggle(seat: Seat): void
}

export function useMuted(match: string): MutedSeats {
  const [seats, setSeats] = useState(() => storedSeats(match))
  return useMemo(
    () => ({
      has: (seat) => seats.includes(seat),
      toggle(seat) {
        const after = seats.includes(seat) ? seats.filter((other) => other !== seat) : [...seats, seat]
        setSeats(after)
        storeSeats(match, after)
      },
    }),
    [match, seats],
  )
}
