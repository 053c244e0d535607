// The entry of a call or an action, with the states before and after it.
import { type RuleSystem, requireJson } from '@admiralty/kernel'
import { chainHash, entryText } from './chain.ts'
import { lastState, ledgerAfter, type MatchLedger } from './fold.ts'
import type { Entry, MatchState, NewTransition, Transition } from './journal.ts'
import { clockNext, deadlinesSet } from './match-clock.ts'

export const versionsOf = (system: RuleSystem): Pick<Entry, 'version' | 'format'> => ({
  version: system.version,
  format: system.format.number,
})

interface Decided extends Pick<Transition, 'before' | 'states'>, Pick<MatchState, 'head' | 'clock'> {
  /** The ledger before the entry, whose clock is `clock`. */
  readonly ledger: MatchLedger
  /** The hash before the entry. */
  readonly previous: string
}

export function transition(
  system: RuleSystem,
  decided: Entry,
  { before, states, ledger, head, clock: earlier, previous }: Decided,
  secret: string,
): NewTransition {
  const after = { head, state: lastState(before, states), ...ledgerAfter(ledger, decided) }
  const clock = clockNext(system, { ...after, clock: earlier }, decided)
  const due = deadlinesSet(earlier, clock)
  const entry: Entry = due ? { ...decided, due } : decided
  requireJson(entry)
  const text = entryText(entry)
  const chain = chainHash({ secret, previous }, entry, text)
  return { entry, text, before, states, match: { seq: entry.seq, ...after, clock, chain } }
}
