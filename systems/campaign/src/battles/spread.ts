// Hits on several ships, shared by their hulls.
import type { ShipType } from '../holdings.ts'
import { type BattleGame, statusOf } from '../tactics-port.ts'

/** A ship that may take hits. */
export interface HitTarget {
  readonly id: string
  readonly type: ShipType
  readonly condition: unknown
}
/** Boxes of the hull that are whole. */
export const wholeBoxes = (game: BattleGame, { type, condition }: HitTarget): number =>
  type.facts.hull - statusOf(game, { design: type.design, condition }).hullLost

interface Part {
  readonly target: HitTarget
  readonly hits: number
  /** The rest of its exact part above `hits`, in units of one to all boxes. */
  readonly rest: number
}
/** Order of the parts that get a hit more: by the largest remainder, then the dearest ship, then its id. */
const byRemainder = (a: Part, b: Part): number =>
  b.rest - a.rest || b.target.type.facts.price - a.target.type.facts.price || (a.target.id < b.target.id ? -1 : 1)

/** CR-8.4c: the hits of each ship, in proportion to whole boxes of hulls, by largest remainders. Ships without hits are left out. */
export function sharedHits<T extends HitTarget>(game: BattleGame, targets: readonly T[], hits: number): ReadonlyMap<T, number> {
  const boxes = new Map(targets.map((target) => [target, wholeBoxes(game, target)]))
  const all = [...boxes.values()].reduce((sum, one) => sum + one, 0)
  if (all === 0) return new Map()
  const parts = [...boxes].map(([target, own]) => ({ target, hits: Math.floor((hits * own) / all), rest: (hits * own) % all }))
  const over = hits - parts.reduce((sum, part) => sum + part.hits, 0)
  const more = new Set(
    parts
      .toSorted(byRemainder)
      .slice(0, over)
      .map(({ target }) => target),
  )
  return new Map(parts.map((part) => [part.target, part.hits + (more.has(part.target) ? 1 : 0)] as const).filter(([, count]) => count > 0))
}
