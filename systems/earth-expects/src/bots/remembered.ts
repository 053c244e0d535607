// Caches values that depend only on a ship's record: each hit makes a new ship object, and viewers may see different records.
import type { Design } from '../design/design.ts'
import type { Ship, Table } from '../state.ts'
import { designOf } from '../table.ts'

export type Remembered<T> = (table: Table, ship: Ship) => T
export function remembered<T>(make: Remembered<T>): Remembered<T> {
  const known = new WeakMap<Ship['levels'], WeakMap<Ship['dark'], Map<Design, T>>>()
  return (table, ship) => {
    const byDark = known.get(ship.levels) ?? new WeakMap<Ship['dark'], Map<Design, T>>()
    known.set(ship.levels, byDark)
    const byDesign = byDark.get(ship.dark) ?? new Map<Design, T>()
    byDark.set(ship.dark, byDesign)
    const design = designOf(table, ship)
    const found = byDesign.get(design) ?? make(table, ship)
    byDesign.set(design, found)
    return found
  }
}
