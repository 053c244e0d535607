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

/** As `remembered`, for values that also depend on what the key names. Docked ships share a record, so theirs are computed each time. */
export function rememberedBy<Of, T>(
  keyOf: (table: Table, ship: Ship, of: Of) => string,
  make: (table: Table, ship: Ship, of: Of) => T,
): (table: Table, ship: Ship, of: Of) => T {
  const known = remembered(() => new Map<string, T>())
  return (table, ship, of) => {
    if (ship.docked.length > 0) return make(table, ship, of)
    const byKey = known(table, ship)
    const key = keyOf(table, ship, of)
    const found = byKey.get(key) ?? make(table, ship, of)
    byKey.set(key, found)
    return found
  }
}
