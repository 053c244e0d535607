// Folds the entries of a match: states, transitions, and what a match carries beside the state of the game. No rule is applied, no die rolled.
import type { RuleSystem, SystemTypes } from '@admiralty/kernel'
import { coveredAfter } from './covered.ts'
import type { Entry, Head, Journal, MatchState, Transition } from './journal.ts'
import { initialLinks, linksAfter } from './links.ts'
import { clockBefore, clockRecorded } from './match-clock.ts'
import { initialStatus, statusAfter } from './match-status.ts'
import { eventsOf } from './upcasts.ts'

/** The state after some events. `before` is undefined before the opening. */
export function fold(system: RuleSystem, before: unknown, events: readonly unknown[]): unknown {
  return events.reduce((state, event) => system.evolve(state, event), before)
}

/** The state after each of some events. `before` is undefined before the opening. */
export function statesAfter<T extends SystemTypes>(
  system: RuleSystem<T>,
  before: T['state'] | undefined,
  events: readonly T['event'][],
): readonly T['state'][] {
  let state = before
  return events.map((event) => {
    state = system.evolve(state, event)
    return state
  })
}

/** Folds a match entry by entry, for replays and exports. `before`: the match before the first of these entries; null for the opening. */
export function* transitionsOf(
  system: RuleSystem,
  { head, entries, chain }: Pick<Journal, 'head' | 'entries' | 'chain'>,
  before: MatchState | null = null,
): Generator<Transition> {
  let last = before
  for (const [index, entry] of entries.entries()) {
    const transition: Transition = follow(system, { head, last }, { entry, chain: chain[index] ?? '' })
    yield transition
    last = transition.match
  }
}

/** Folds the next entry. `last` is the match before it; null for the opening. */
export function follow(
  system: RuleSystem,
  { head, last }: { readonly head: Head; readonly last: MatchState | null },
  { entry, chain }: { readonly entry: Entry; readonly chain: string },
): Transition {
  const before = last?.state
  const states = statesAfter(system, before, eventsOf(system, entry))
  const after = { head, state: lastState(before, states), ...ledgerAfter(last ?? initialLedger, entry) }
  const clock = clockRecorded(system, { ...after, clock: last?.clock ?? clockBefore(system, head) }, entry)
  return { entry, before, states, match: { seq: entry.seq, ...after, clock, chain } }
}

/** The state after an entry. Most actions have no events, so they leave the state before them. */
export const lastState = (before: unknown, states: readonly unknown[]): unknown => (states.length > 0 ? states.at(-1) : before)

/** The current state of a stored match. Throws if there is no opening. */
export function reopen(system: RuleSystem, journal: Pick<Journal, 'head' | 'entries' | 'chain'>): MatchState {
  let match: MatchState | null = null
  for (const transition of transitionsOf(system, journal)) match = transition.match
  if (!match) throw new Error(`match ${journal.head.id} has no opening`)
  return match
}

/** Facts that a match carries from entry to entry beside the state of the game and its clock. */
export type MatchLedger = Pick<MatchState, 'status' | 'links' | 'covered'>
export const initialLedger: MatchLedger = { status: initialStatus, links: initialLinks, covered: {} }
/** The ledger after one more entry. */
export const ledgerAfter = ({ status, links, covered }: MatchLedger, entry: Entry): MatchLedger => ({
  status: statusAfter(status, entry.action),
  links: linksAfter(links, entry),
  covered: coveredAfter(covered, entry),
})
