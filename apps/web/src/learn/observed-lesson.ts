// View, log and frames of a lesson, in the form that a stream gives them.
import type { RuleSystem, Seat, Words } from '@admiralty/kernel'
import type { CasePosition } from '@admiralty/lessons'
import { observeEvents } from '@admiralty/match'
import { type EventFrame, type ObservedLogEntry, type ObservedMatch, settled } from '../match-view/observed-match.ts'

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
  clock: null,
  outcome: null,
  actions: 0,
  log: [],
  logStart: 0,
  frames: [],
  earlierFrames: [],
}

/** The match at the question. Events before it are in the log but not animated. */
export const observeOpening = (observer: LessonObserver, positions: readonly CasePosition[]): ObservedMatch =>
  settled(observePositions(observer, NOTHING_OBSERVED, positions))

/** Adds positions; each counts as one entry. */
export const observePositions = (observer: LessonObserver, observed: ObservedMatch, positions: readonly CasePosition[]): ObservedMatch =>
  positions.reduce((now, position) => withEntry(observer, now, position), observed)

function withEntry(
  { system, words, seat }: LessonObserver,
  before: ObservedMatch,
  { before: from, events, state }: CasePosition,
): ObservedMatch {
  const seq = before.seq + 1
  const log: ObservedLogEntry[] = []
  const frames: EventFrame[] = []
  for (const { eventIndex: step, observation, before: was, after } of observeEvents(system, { before: from, events }, seat)) {
    if (observation === null) continue
    const line = words.logEntry(observation, after)
    if (line) log.push({ key: `${seq}.${step}`, seq, step, time: 0, line, observation })
    frames.push({ seq, step, observation, before: was, after, calls: before.calls })
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
