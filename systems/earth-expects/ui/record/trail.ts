// The boxes hit by the last attack, in order.
import type { Point } from '@admiralty/board'
import type { BoxId } from '../../src/record/box.ts'
import type { Ship } from '../../src/state.ts'

interface Struck {
  readonly type: 'boxesHit'
  readonly ship: string
  readonly hits: readonly { readonly box: BoxId }[]
  readonly beneath: readonly { readonly box: BoxId }[] | null
}
const typeOf = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined)
const isStruck = (observation: unknown): observation is Struck => typeOf(observation) === 'boxesHit'

const isOf = (types: readonly string[]) => (observation: unknown) => types.includes(String(typeOf(observation)))

/** The boxes hit by the last attack on this ship; empty once ships move or new fire is revealed. */
export function trailOf(observations: readonly unknown[], ship: Ship): readonly BoxId[] {
  const recent = observations.slice(observations.findLastIndex(isOf(['shipFlew', 'fireRevealed'])) + 1)
  const isOnShip = (observation: unknown): observation is Struck => isStruck(observation) && observation.ship === ship.id
  const last = recent.slice(0, recent.findLastIndex(isOnShip) + 1)
  return last
    .slice(last.findLastIndex(isOf(['attackRolled'])) + 1)
    .filter(isOnShip)
    .flatMap(({ hits, beneath }) => (beneath ?? hits).map(({ box }) => box))
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
