// How every page names a seat and its player. A seat is its name and the badge of its side; its player is a name with the seat in brackets.
import { SideBadge, sideStyleOf } from '@admiralty/board'
import type { Seat } from '@admiralty/kernel'
import type { ReactNode } from 'react'
import type { SeatStatus } from '../api/types.ts'

/** 'yellow' is written Yellow. */
export const seatName = (seat: Seat): string => seat.charAt(0).toUpperCase() + seat.slice(1)

/** A player at a seat: 'Anna (Blue)', or 'Blue' without a name. */
export const personName = (name: string | null | undefined, seat: Seat): string => (name ? `${name} (${seatName(seat)})` : seatName(seat))

const NAMELESS: Readonly<Record<SeatStatus['holder'], string>> = {
  me: 'you',
  other: 'a player',
  bot: 'the computer',
  open: 'open seat',
  umpire: 'held by the server',
}
/** The player beside a seat: 'Anna', 'Anna, you', 'the computer', 'open seat'. */
export function holderName({ holder, name }: Pick<SeatStatus, 'holder' | 'name'>): string {
  if (!name || holder === 'open' || holder === 'umpire') return NAMELESS[holder]
  return holder === 'me' ? `${name}, you` : name
}

interface SeatChipProps {
  readonly seat: Seat
  /** All seats of players, which decide the style of a seat without a colour. The umpire's is not among them, and has no badge. */
  readonly seats: readonly Seat[]
  /** In place of the name of the seat. */
  readonly children?: ReactNode
}
/** A seat with the badge of its side. */
export function SeatChip({ seat, seats, children = seatName(seat) }: SeatChipProps) {
  const sideStyle = seats.includes(seat) ? sideStyleOf(seat, seats) : null
  return (
    <span className={sideStyle === null ? 'chip no-side' : `chip side-${sideStyle}`}>
      {sideStyle !== null && <SideBadge sideStyle={sideStyle} />}
      {children}
    </span>
  )
}
