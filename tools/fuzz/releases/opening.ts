// Opens a kept journal as any file, and replays it for every viewer.
import type { Outcome, RuleSystem, Viewer } from '@admiralty/kernel'
import { importJournal, type Journal, messageFor, outcomeOf, setupOf, transitionsOf, viewsThrough } from '@admiralty/match'

/** The journal in the text of a file. Throws if it is refused. */
export function opened(system: RuleSystem, text: string): Journal {
  const read = importJournal(text, system)
  if ('refusal' in read) throw new Error(read.refusal.reason)
  return read.journal
}

/** A match at its end. */
export interface ReplayedMatch {
  readonly outcome: Pick<Outcome, 'winners' | 'why'> | null
  /** The view of each viewer, and the view to which the messages lead that it receives. They must be the same. */
  readonly views: Readonly<Record<string, unknown>>
  readonly received: Readonly<Record<string, unknown>>
}
export function replayed(system: RuleSystem, journal: Journal): ReplayedMatch {
  const transitions = [...transitionsOf(system, journal)]
  const last = transitions.at(-1)?.match
  if (!last) throw new Error('it has no opening')
  const viewers: readonly Viewer[] = [...system.seats(setupOf(system, last.head)).map(({ seat }) => seat), 'public', 'referee']
  const viewReceived = (viewer: Viewer): unknown =>
    transitions.reduce<unknown>((view, transition) => viewsThrough(view, messageFor(system, transition, viewer)).at(-1) ?? view, null)
  const outcome = outcomeOf(system, last)
  return {
    outcome: outcome ? { winners: outcome.winners, why: outcome.why } : null,
    views: Object.fromEntries(viewers.map((viewer) => [viewer, JSON.parse(JSON.stringify(system.view(last.state, viewer)))])),
    received: Object.fromEntries(viewers.map((viewer) => [viewer, viewReceived(viewer)])),
  }
}
