// A journal as lines of text.
import type { Viewer } from '@admiralty/kernel'
import { actionText, type Journal, observeEntry, outcomeOf, transitionsOf } from '@admiralty/match'
import type { OpenedGame } from './games.ts'
import { textOf } from './text.ts'

export const nameOf = (seat: string): string => seat.charAt(0).toUpperCase() + seat.slice(1)

/** The log of a match for one viewer. */
export function* linesOf({ system, words }: OpenedGame, journal: Journal, viewer: Viewer): Generator<string> {
  for (const transition of transitionsOf(system, journal)) {
    const { entry, match } = transition
    const action = entry.action
    if (action) yield `\n== ${actionText(action, nameOf)}`
    const outcome = action && outcomeOf(system, match)
    if (outcome) yield `\n== ${textOf({ ...words.outcome(outcome, system.view(match.state, viewer)), weight: 'line' })}`
    for (const { observation, after } of observeEntry(system, transition, viewer)) {
      const line = observation === null ? undefined : words.logEntry(observation, after)
      if (line) yield textOf(line)
    }
  }
}
