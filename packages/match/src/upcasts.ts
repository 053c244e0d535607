// Lifts events and setups from the format in which they were stored to the current one.
import type { RuleSystem, Upcast } from '@admiralty/kernel'

/** The up-casts from a format to the current one. Throws if the format is unknown. */
function upcastsFrom({ id, format: { number, upcasts } }: RuleSystem, format: number): readonly Upcast[] {
  if (format > number || format < 1) throw new Error(`format ${format} is unknown: this version of ${id} knows formats 1 to ${number}`)
  return upcasts.slice(format - 1, number - 1)
}

/** The events of an entry, lifted to the current format. */
export function eventsOf(
  system: RuleSystem,
  { events, format }: { readonly events: readonly unknown[]; readonly format: number },
): readonly unknown[] {
  return upcastsFrom(system, format).reduce((older, { event }) => older.map(event), events)
}

/** A setup with the format in which it was written. */
export interface StoredSetup {
  readonly setup: unknown
  readonly format: number
}

/** The setup, lifted to the current format. A stored head keeps it as written, because its hash covers it. */
export function setupOf(system: RuleSystem, { setup, format }: StoredSetup): unknown {
  return upcastsFrom(system, format).reduce((older, upcast) => upcast.setup(older), setup)
}
