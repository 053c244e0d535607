// How strong other empires may be, by public facts alone: their incomes and their counters.

import type { Color, HexAddress } from '../shapes.ts'
import { totalBase } from '../start/income.ts'
import type { View } from '../state.ts'
import { hasPact } from '../treaties/pacts.ts'

/** The force that a seat may expect of hostile empires, by hex. */
export interface Foes {
  /** Points of hostile force in a hex; 0 where no hostile counter is. */
  at(hex: HexAddress): number
  /** The hexes with hostile counters. */
  readonly hexes: readonly HexAddress[]
}
/** CR-15.3: estimates from counters. An empire is taken to have as much force for a point of income as the seat has itself. */
export function foesOf(view: View, seat: Color, ownForce: number): Foes {
  const perPoint = ownForce / Math.max(1, totalBase(view, seat).total)
  const counts = new Map<Color, number>()
  for (const { owner } of view.counters) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  const forces = new Map<HexAddress, number>()
  for (const { owner, at } of view.counters) {
    if (at === null || owner === seat || hasPact(view, seat, owner)) continue
    const all = totalBase(view, owner).total * perPoint
    // Few of many counters have most of the force. Whoever meets more than this withdraws (CR-17.3).
    forces.set(at, (forces.get(at) ?? 0) + all / Math.sqrt(counts.get(owner) ?? 1))
  }
  return { at: (hex) => forces.get(hex) ?? 0, hexes: [...forces.keys()] }
}
