// The timeline: the position by lines, phases and turns, with damage above and below the axis, dice, and the points left.
import { SideBadge } from '@admiralty/board'
import type { PointerEvent } from 'react'
import type { LoadedGame } from '../api/games.ts'
import type { MatchInfo } from '../api/types.ts'
import { lineText } from '../match-view/line-text.ts'
import { playersIn } from '../parts/people.ts'
import { Controls } from './controls.tsx'
import type { DamageStep } from './damage.ts'
import type { ReplayCommand, Timeline } from './navigation.ts'
import { DamageFigures, PhaseLetters } from './phase-letters.tsx'
import { type SideLane, Strip } from './strip.tsx'
import type { Playing } from './use-playing.ts'
import './scrubber.css'

interface ScrubberProps {
  readonly match: MatchInfo
  readonly game: LoadedGame
  readonly timeline: Timeline
  readonly at: number
  readonly damage: readonly DamageStep[]
  readonly playing: Playing
  onGo(to: number): void
  onCommand(command: ReplayCommand): void
}

/** The damage of the first side is above the axis, that of the others below. */
function sidesOf({ match, game, timeline }: ScrubberProps): readonly SideLane[] {
  const first = match.seats[0]?.side
  const view = timeline.stops[0]?.view
  return playersIn(match).map(({ seat, side }) => ({ seat, sideStyle: game.ui.sideStyle(view, seat), above: side === first }))
}

export function Scrubber(props: ScrubberProps) {
  const { timeline, at, damage, onGo } = props
  const { stops, turns } = timeline
  const last = Math.max(1, stops.length - 1)
  const stop = stops[at]
  const sides = sidesOf(props)
  const share = (index: number): string => `${(100 * index) / last}%`
  const toPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onGo(Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * (stops.length - 1)))
  }
  return (
    <section className="scrub" aria-label="Timeline">
      <Controls {...props} sides={sides} />
      <div className="scrub-turns">
        {turns.map(({ title, from, to }) => (
          <button
            key={from}
            type="button"
            className={at >= from && at < to ? 'on' : ''}
            style={{ left: share(from), width: `calc(${share(Math.min(to, last) - from)} - 1px)` }}
            title={title}
            onClick={() => onGo(from)}
          >
            <span className="long">{title}</span>
            <span className="short" aria-hidden="true">
              {stops[from]?.turn || ''}
            </span>
          </button>
        ))}
      </div>
      <div
        className="scrub-strip"
        role="slider"
        tabIndex={0}
        aria-label="Step"
        aria-valuemin={1}
        aria-valuemax={stops.length}
        aria-valuenow={at + 1}
        aria-valuetext={stop ? `${stop.moment}: ${stop.line ? lineText(stop.line) : 'the start'}` : ''}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          toPointer(event)
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) toPointer(event)
        }}
      >
        <Strip timeline={timeline} damage={damage} sides={sides} />
        <DamageFigures damage={damage} sides={sides} />
        <PhaseLetters phases={timeline.phases} at={at} last={last} />
        <DamageLeft damage={damage[at]} sides={sides} />
        <div className="scrub-now" style={{ left: share(at) }} />
      </div>
    </section>
  )
}

/** The points or boxes that each side has left at this step, above the lines for the whole match. */
function DamageLeft({ damage, sides }: { readonly damage: DamageStep | undefined; readonly sides: readonly SideLane[] }) {
  if (!damage || Object.keys(damage.left).length === 0) return null
  return (
    <div className="scrub-said" aria-hidden="true">
      still intact
      {sides.map(({ seat, sideStyle }) => (
        <span key={seat}>
          <SideBadge sideStyle={sideStyle} size={10} />
          {damage.left[seat] ?? 0}
        </span>
      ))}
    </div>
  )
}
