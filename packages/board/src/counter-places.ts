// Places counters that share a hex side by side and smaller, and finds the counter under a point.
import { ahead, type Hex, hexKey, sameHex } from '@admiralty/space'
import { centre, hexUnder, type Point } from './geometry.ts'
import type { Counter } from './scene.ts'

/** A counter with its centre and its size on the chart. */
export interface PlacedCounter {
  readonly counter: Counter
  readonly at: Point
  readonly scale: number
  /** The side where the name covers less. */
  readonly name: 'above' | 'below'
}

/** Half the width of a counter that is alone in its hex, in chart units. */
export const RADIUS = 23
const SHARED: readonly { readonly scale: number; readonly shifts: readonly (readonly [x: number, y: number])[] }[] = [
  { scale: 1, shifts: [[0, 0]] },
  {
    scale: 0.66,
    shifts: [
      [-15, 3],
      [15, -3],
    ],
  },
  {
    scale: 0.56,
    shifts: [
      [0, -14],
      [-16, 11],
      [16, 11],
    ],
  },
  {
    scale: 0.5,
    shifts: [
      [-14, -13],
      [14, -13],
      [-14, 13],
      [14, 13],
    ],
  },
]
const SMALL: Readonly<Record<string, number>> = { fighter: 0.74, missile: 0.5 }

/** Pencilled counters take no space. */
export function placeCounters(counters: readonly Counter[]): readonly PlacedCounter[] {
  const solid = Map.groupBy(
    counters.filter(({ look }) => look !== 'pencilled'),
    ({ hex }) => hexKey(hex),
  )
  const taken = (hex: Hex): boolean => solid.has(hexKey(hex))
  return counters.map((counter): PlacedCounter => {
    const middle = centre(counter.hex)
    const own = SMALL[counter.symbol] ?? 1
    const sharing = solid.get(hexKey(counter.hex)) ?? []
    const index = sharing.indexOf(counter)
    const shared = SHARED[Math.min(sharing.length, SHARED.length) - 1]
    const [x, y] = shared?.shifts[index % (shared?.shifts.length ?? 1)] ?? [0, 0]
    if (index < 0 || !shared) return { counter, at: middle, scale: own, name: 'below' }
    const alone = sharing.length === 1
    return {
      counter,
      at: { x: middle.x + x, y: middle.y + y },
      scale: shared.scale * (alone ? own : Math.sqrt(own)),
      name: (alone ? taken(ahead(counter.hex, 3)) && !taken(ahead(counter.hex, 0)) : index === 1) ? 'above' : 'below',
    }
  })
}

/** The hex under a point, and the nearest counter that the point touches, if any. */
export function counterUnder(
  placed: readonly PlacedCounter[],
  point: Point,
): { readonly hex: Counter['hex']; readonly thing: string | null } {
  const hex = hexUnder(point)
  const near = placed
    .filter(({ counter }) => sameHex(counter.hex, hex) && counter.look !== 'pencilled')
    .map(({ counter, at, scale }) => ({ id: counter.id, far: Math.hypot(at.x - point.x, at.y - point.y), reach: RADIUS * scale + 3 }))
    .filter(({ far, reach }) => far <= reach)
    .sort((a, b) => a.far - b.far)
  return { hex, thing: near[0]?.id ?? null }
}
