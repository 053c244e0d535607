// The shortest chain of boxes between two lasers (EE-LAR-01), for random ships and the designer.
import { type Hex, hexKey, neighbours } from '@admiralty/space'
import type { Design } from './design.ts'

/** The boxes between two systems: empty when they touch, undefined when no chain exists. */
export function linkBetween({ boxes }: Pick<Design, 'boxes'>, from: string, to: string): readonly Hex[] | undefined {
  const systems = new Map(boxes.map(({ at, system }) => [hexKey(at), system]))
  const starts = boxes.flatMap(({ at, system }) => (system === from ? [{ at, through: [] as readonly Hex[] }] : []))
  const seen = new Set(starts.map(({ at }) => hexKey(at)))
  for (const { at, through } of starts)
    for (const next of neighbours(at)) {
      const key = hexKey(next)
      if (seen.has(key) || !systems.has(key)) continue
      if (systems.get(key) === to) return through
      seen.add(key)
      starts.push({ at: next, through: [...through, next] })
    }
  return undefined
}
