// The boxes hit by the last attack, in order.
import type { Point } from '@admiralty/board'
import type { Observation } from '../../src/chapter.ts'
import type { BoxId } from '../../src/record/box.ts'
import type { Ship } from '../../src/state.ts'

/** The boxes hit by the last attack on this ship; empty once ships move or new fire is revealed. */
export function trailOf(observations: readonly Observation[], ship: Ship): readonly BoxId[] {
  const recent = observations.slice(observations.findLastIndex(({ type }) => type === 'shipFlew' || type === 'fireRevealed') + 1)
  const hitsIn = (one: Observation): readonly { readonly box: BoxId }[] | null =>
    one.type === 'boxesHit' && one.ship === ship.id ? (one.beneath ?? one.hits) : null
  const last = recent.slice(0, recent.findLastIndex((one) => hitsIn(one) !== null) + 1)
  const attack = last.slice(last.findLastIndex(({ type }) => type === 'attackRolled') + 1)
  return attack.flatMap((one) => (hitsIn(one) ?? []).map(({ box }) => box))
}

/** A line from point to point, with a small loop where a box is hit twice in a row. */
export function trailPath(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      if (!before) return `M${x} ${y}`
      return before.x === x && before.y === y ? `c14 -26 -14 -26 0 0` : `L${x} ${y}`
    })
    .join('')
}
