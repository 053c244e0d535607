// The page between two players who share a screen. It contains nothing of either seat.

import { SideBadge, sideStyleOf } from '@admiralty/board'
import type { Seat } from '@admiralty/kernel'
import { focusAtOnce } from '../parts/focus-at-once.ts'
import { seatName } from '../parts/seat.tsx'
import './blank.css'

interface BlankProps {
  /** The seat that is next. */
  readonly to: Seat
  /** All seats at this screen. */
  readonly mine: readonly Seat[]
  readonly seats: readonly Seat[]
  readonly title: string
  onTake(seat: Seat): void
}

export function Blank({ to, mine, seats, title, onTake }: BlankProps) {
  const others = mine.filter((seat) => seat !== to)
  return (
    <main className="blank">
      <title>{`Hand over to ${seatName(to)} · Admiralty`}</title>
      <SideBadge sideStyle={sideStyleOf(to, seats)} size={56} />
      <h1>Hand over to {seatName(to)}</h1>
      <p>
        {title}. All views are hidden. Continue when only {seatName(to)} can see the screen.
      </p>
      <button type="button" className="btn go" ref={focusAtOnce} onClick={() => onTake(to)}>
        I am {seatName(to)}
      </button>
      <div className="others">
        {others.map((seat) => (
          <button key={seat} type="button" className="btn quiet" onClick={() => onTake(seat)}>
            No, I am {seatName(seat)}
          </button>
        ))}
      </div>
    </main>
  )
}
