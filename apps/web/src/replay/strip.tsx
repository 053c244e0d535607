// The drawing of the timeline. It does not change while the position changes.
import type { SideStyle } from '@admiralty/board'
import type { Seat } from '@admiralty/kernel'
import { memo } from 'react'
import type { DamageStep } from './damage.ts'
import type { Timeline } from './navigation.ts'
import { barsOf, diceMarks, leftLine } from './strip-paths.ts'

/** A seat on the timeline; its damage is above or below the axis. */
export interface SideLane {
  readonly seat: Seat
  readonly sideStyle: SideStyle
  readonly above: boolean
}
interface StripProps {
  readonly timeline: Timeline
  readonly damage: readonly DamageStep[]
  readonly sides: readonly SideLane[]
}

const HEIGHT = 140
const AXIS = 52
const FLOOR = 136

export const Strip = memo(function Strip({ timeline: { stops, phases, turns }, damage, sides }: StripProps) {
  const width = Math.max(1, stops.length - 1)
  const ticks = (stretches: typeof turns, from: number) => stretches.map((stretch) => `M${stretch.from} ${from}V${FLOOR}`).join('')
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="tk2" d={ticks(phases, 14)} />
      <path className="tk" d={ticks(turns, 0)} />
      <path className="tk" d={`M0 ${AXIS}H${width}`} />
      {sides.map((side) => (
        <g key={side.seat} className={`side-${side.sideStyle}`}>
          <path className="scrub-die" d={diceMarks(stops, side, AXIS)} />
          <path className="scrub-damage" d={barsOf(damage, side, AXIS)} />
          <path className={side.above ? 'scrub-left' : 'scrub-left dashed'} d={leftLine(damage, side.seat, [108, FLOOR])} />
        </g>
      ))}
    </svg>
  )
}, same)

/** Ignores `sides`: the list is a new object at each render with the same contents. */
function same(before: StripProps, after: StripProps): boolean {
  return before.timeline === after.timeline && before.damage === after.damage
}
