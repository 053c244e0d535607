// Damage as the chart shows it, from stop to stop: how much each side took there, and what it had left.
import type { Counter, SideStyle } from '@admiralty/board'

export type DamageableCounters = readonly Pick<Counter, 'id' | 'sideStyle' | 'damage'>[]

export interface DamageStep {
  /** Taken at this stop. */
  readonly taken: Readonly<Partial<Record<SideStyle, number>>>
  /** Points that what is on the table can still take. */
  readonly left: Readonly<Partial<Record<SideStyle, number>>>
}

export function damageSteps(scenes: readonly DamageableCounters[]): readonly DamageStep[] {
  let before: ReadonlyMap<string, number> = new Map()
  let known: { readonly counters: DamageableCounters; readonly left: DamageStep['left'] } | undefined
  return scenes.map((counters) => {
    if (counters === known?.counters) return { taken: {}, left: known.left }
    const now = new Map(counters.flatMap(({ id, damage }) => (damage ? [[id, damage[0]] as const] : [])))
    const taken = bySideStyle(counters, ({ id, damage }) => (damage && before.has(id) ? Math.max(0, damage[0] - (before.get(id) ?? 0)) : 0))
    before = now
    known = { counters, left: bySideStyle(counters, ({ damage }) => (damage ? Math.max(0, damage[1] - damage[0]) : 0)) }
    return { taken, left: known.left }
  })
}

function bySideStyle(
  counters: DamageableCounters,
  of: (counter: DamageableCounters[number]) => number,
): Readonly<Partial<Record<SideStyle, number>>> {
  const sums: Partial<Record<SideStyle, number>> = {}
  for (const counter of counters) {
    const amount = of(counter)
    if (amount > 0) sums[counter.sideStyle] = (sums[counter.sideStyle] ?? 0) + amount
  }
  return sums
}
