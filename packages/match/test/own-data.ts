import { importJournal, transitionsOf } from '@admiralty/match'
import { type SkirmishEvent, system } from '@admiralty/systems/skirmish'

/** Points of damage that each seat has taken in a match of the skirmish, read from the text of its journal. */
export function damageTaken(text: string): ReadonlyMap<string, number> {
  const read = importJournal(text, system)
  if ('refusal' in read) throw new Error(read.refusal.reason)
  const taken = new Map<string, number>()
  for (const { entry } of transitionsOf(system, read.journal))
    for (const event of entry.events as readonly SkirmishEvent[]) // the schema of the game has read them
      if (event.type === 'hurt') taken.set(event.seat, (taken.get(event.seat) ?? 0) + event.damage.total)
  return taken
}
