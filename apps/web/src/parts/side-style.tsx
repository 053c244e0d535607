// The side style of a seat on pages without a game screen, and the chip with a seat's name.
import { SideBadge, type SideStyle } from '@admiralty/board'
import type { Seat } from '@admiralty/kernel'
import type { ReactNode } from 'react'

/** Seats named after a colour have its style; other seats get the remaining styles in order. */
const NAMED: Readonly<Record<string, SideStyle>> = { blue: 1, red: 2, green: 3, yellow: 4 }
const ALL: readonly SideStyle[] = [1, 2, 3, 4]

export function sideStyleOf(seat: Seat, seats: readonly Seat[]): SideStyle {
  const named = NAMED[seat]
  if (named) return named
  const taken = new Set(seats.map((other) => NAMED[other]))
  const free = ALL.filter((sideStyle) => !taken.has(sideStyle))
  const unnamed = seats.filter((other) => !NAMED[other])
  return free[unnamed.indexOf(seat) % Math.max(1, free.length)] ?? 1
}

interface SideChipProps {
  /** Null for the umpire, who is on no side. */
  readonly sideStyle: SideStyle | null
  readonly children: ReactNode
}
export function SideChip({ sideStyle, children }: SideChipProps) {
  return (
    <span className={sideStyle === null ? 'chip no-side' : `chip side-${sideStyle}`}>
      {sideStyle !== null && <SideBadge sideStyle={sideStyle} />}
      {children}
    </span>
  )
}

/** 'yellow' is written Yellow. */
export const seatName = (seat: Seat): string => seat.charAt(0).toUpperCase() + seat.slice(1)
