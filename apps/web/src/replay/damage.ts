// Damage of each seat from stop to stop, from the tallies of the views.
import type { Seat, Tally } from '@admiralty/kernel'

/** Damage at one stop, by seat. A seat without points has no entry. */
export interface DamageStep {
  /** Points taken at this stop. */
  readonly taken: Readonly<Record<Seat, number>>
  /** Points that the seat's ships can still take. */
  readonly left: Readonly<Record<Seat, number>>
}

/** One step for each tally. A ship that appears with damage, or is repaired, has taken none. */
export function damageSteps(tallies: readonly (readonly Tally[])[]): readonly DamageStep[] {
  let before: ReadonlyMap<string, number> = new Map()
  return tallies.map((tally) => {
    const known = before
    before = new Map(tally.map(({ id, taken }) => [id, taken]))
    return {
      taken: bySeat(tally, ({ id, taken }) => Math.max(0, taken - (known.get(id) ?? taken))),
      left: bySeat(tally, ({ taken, of }) => Math.max(0, of - taken)),
    }
  })
}

function bySeat(tally: readonly Tally[], pointsOf: (row: Tally) => number): Readonly<Record<Seat, number>> {
  const sums: Record<Seat, number> = {}
  for (const row of tally) {
    const points = pointsOf(row)
    if (points > 0) sums[row.seat] = (sums[row.seat] ?? 0) + points
  }
  return sums
}
