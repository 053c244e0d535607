// SVG paths of the timeline. One unit across is one stop.
import type { Seat } from '@admiralty/kernel'
import type { DamageStep } from './damage.ts'
import { diceIn } from './dice.ts'
import type { Stop } from './stops.ts'

interface Lane {
  readonly seat: Seat
  readonly above: boolean
}
/** The space for dice between the axis and the bars. */
const DICE = 12
const TALLEST = 36
const MOST_DICE = 3
const DIE = 4

const most = (damage: readonly DamageStep[]): number => Math.max(1, ...damage.flatMap(({ taken }) => Object.values(taken)))

export function barsOf(damage: readonly DamageStep[], { seat, above }: Lane, axis: number): string {
  const [up, tallest] = [above ? -1 : 1, most(damage)]
  return damage
    .flatMap(({ taken }, index) => {
      const points = taken[seat] ?? 0
      return points > 0 ? [`M${index} ${axis + up * DICE}v${round((up * TALLEST * points) / tallest)}`] : []
    })
    .join('')
}

export function diceMarks(stops: readonly Stop[], { seat, above }: Lane, axis: number): string {
  const up = above ? -1 : 1
  return stops
    .flatMap(({ line }, index) => {
      const dice = Math.min(MOST_DICE, diceIn([line]).filter((die) => die.seat === seat).length)
      return Array.from({ length: dice }, (_, at) => `M${index} ${axis + up * (DIE + at * DIE)}h0`)
    })
    .join('')
}

/** A stepped line of the points left; the most points are at `top`, 0 is at `bottom`. */
export function leftLine(damage: readonly DamageStep[], seat: Seat, [top, bottom]: readonly [number, number]): string {
  const left = damage.map((at) => at.left[seat] ?? 0)
  const greatest = Math.max(0, ...left)
  if (greatest === 0) return ''
  const start = left.findIndex((points) => points > 0)
  const y = (points: number): number => round(bottom - ((bottom - top) * points) / greatest)
  return left
    .slice(start)
    .map((points, index) => (index === 0 ? `M${start} ${y(points)}` : `H${start + index}V${y(points)}`))
    .join('')
}

const round = (value: number): number => Math.round(value * 100) / 100
