// Labels of the timeline: the abbreviation of each phase in the middle of its stretch, and the points of damage beside the bars.
import { memo } from 'react'
import type { DamageStep } from './damage.ts'
import type { Stretch } from './stops.ts'
import type { SideLane } from './strip.tsx'

/** 'Yellow’s fighters' becomes 'Yf'. */
export const lettersOf = (title: string): string =>
  title
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 3)

interface PhaseLettersProps {
  readonly phases: readonly Stretch[]
  readonly at: number
  /** Index of the last stop. */
  readonly last: number
}
export function PhaseLetters({ phases, at, last }: PhaseLettersProps) {
  return (
    <div className="scrub-phases" aria-hidden="true">
      {phases.map(({ title, from, to }) => (
        <span
          key={from}
          className={at >= from && at < to ? 'on' : ''}
          title={title}
          style={{ left: `${(100 * from) / last}%`, width: `${(100 * (Math.min(to, last) - from)) / last}%` }}
        >
          <i>{lettersOf(title)}</i>
        </span>
      ))}
    </div>
  )
}

/** The most figures of a seat, because more would overlap. */
const MOST = 12

interface DamageFiguresProps {
  readonly damage: readonly DamageStep[]
  readonly sides: readonly SideLane[]
}
export const DamageFigures = memo(
  function DamageFigures({ damage, sides }: DamageFiguresProps) {
    const last = Math.max(1, damage.length - 1)
    return sides.flatMap(({ seat, sideStyle, above }) =>
      damage
        .map(({ taken }, index) => ({ points: taken[seat] ?? 0, index }))
        .filter(({ points }) => points > 0)
        .toSorted((a, b) => b.points - a.points)
        .slice(0, MOST)
        .map(({ points, index }) => (
          <span
            key={`${seat} ${index}`}
            className={`scrub-points side-${sideStyle} ${above ? 'above' : 'below'}`}
            style={{ left: `${(100 * index) / last}%` }}
            aria-hidden="true"
          >
            {points}
          </span>
        )),
    )
  },
  (before, after) => before.damage === after.damage,
)
