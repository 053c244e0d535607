// A distribution of results as the panel of odds shows it.
import type { Spread } from '@admiralty/kernel'

/** Bars of a distribution. More would make the panel longer than the map. */
const MOST_BARS = 8

interface SpreadBar {
  readonly value: number
  /** The value, or '7+' for this and all higher ones. */
  readonly said: string
  readonly chance: number
}
/** At most `MOST_BARS` bars, ascending. The last one may stand for all higher results. */
export function barsOf(ends: Spread['ends']): readonly SpreadBar[] {
  const single = ends.length <= MOST_BARS ? ends : ends.slice(0, MOST_BARS - 1)
  const rest = ends.slice(single.length)
  const bars = single.map(({ value, chance }) => ({ value, said: String(value), chance }))
  const [lowest] = rest
  return lowest
    ? [...bars, { value: lowest.value, said: `${lowest.value}+`, chance: rest.reduce((sum, end) => sum + end.chance, 0) }]
    : bars
}

/** The chance of any result above 0; null if 0 is no result or the only one. */
export function chanceOfAny({ ends }: Spread): number | null {
  const none = ends.find(({ value }) => value === 0)
  return none && ends.length > 1 ? 1 - none.chance : null
}
