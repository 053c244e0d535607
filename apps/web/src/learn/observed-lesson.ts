// What happens in a lesson, as the table follows it: the same log and the same frames that a stream would have brought. Pure.
import type { RuleSystem, Seat, Words } from '@admiralty/kernel'
import type { Laid } from '@admiralty/lessons'
import { type EventFrame, type ObservedLogEntry, type ObservedMatch, settled } from '../table/observed-match.ts'

interface LessonObserver {
  readonly system: RuleSystem
  readonly words: Words
  readonly seat: Seat
}

const NOTHING_OBSERVED: ObservedMatch = {
  view: null,
  seq: -1,
  chain: '',
  calls: [],
  opened: [],
  outcome: null,
  actions: 0,
  log: [],
  frames: [],
}

/** What was there before one looked is not drawn while it happens. */
export const observeOpening = (hearing: LessonObserver, tables: readonly Laid[]): ObservedMatch =>
  settled(observePositions(hearing, NOTHING_OBSERVED, tables))

/** Each table is an entry more. */
export const observePositions = (hearing: LessonObserver, following: ObservedMatch, tables: readonly Laid[]): ObservedMatch =>
  tables.reduce((now, laid) => entry(hearing, now, laid), following)

function entry({ system, words, seat }: LessonObserver, before: ObservedMatch, { before: from, events, state }: Laid): ObservedMatch {
  const seq = before.seq + 1
  const log: ObservedLogEntry[] = []
  const frames: EventFrame[] = []
  let now = from
  let view = before.view
  for (const [step, event] of events.entries()) {
    const was = view
    now = system.evolve(now, event)
    view = system.view(now, seat)
    const observation = system.observe(event, seat)
    if (observation === undefined) continue
    const line = words.logEntry(observation, view)
    if (line) log.push({ key: `${seq}.${step}`, seq, time: 0, line, observation })
    frames.push({ seq, step, observation, before: was, after: view, calls: before.calls, logLength: before.log.length + log.length })
  }
  return {
    ...before,
    view: system.view(state, seat),
    seq,
    calls: system.openCalls(state),
    outcome: system.outcome(state) ?? null,
    log: [...before.log, ...log],
    frames: [...before.frames, ...frames],
  }
}
