// The knowledge of one viewer of a match: the view, the open calls and the log, computed from the messages of a stream. Pure, without rules.
import type { Call, LogEntry, Outcome, Seat, Words } from '@admiralty/kernel'
import { applyPatch, type Message } from '@admiralty/match'
import { actionEntry } from '../social/texts.ts'

/** A line of the log, with the entry and the step that it comes from. */
export interface ObservedLogEntry {
  /** '12.3': entry and step. */
  readonly key: string
  readonly seq: number
  /** ms since 1970. */
  readonly time: number
  readonly line: LogEntry
  /** The observation behind the line; null for an action such as conceding. */
  readonly observation: unknown
}

/** An observation with the views before and after it, for animations. */
export interface EventFrame {
  readonly seq: number
  readonly step: number
  readonly observation: unknown
  readonly before: unknown
  readonly after: unknown
  /** The calls that were open before its entry. */
  readonly calls: readonly Call[]
  /** The number of log lines at that moment. */
  readonly logLength: number
}

/** The state of a match as one viewer knows it. */
export interface ObservedMatch {
  readonly view: unknown
  /** The number of the last entry. */
  readonly seq: number
  readonly chain: string
  readonly calls: readonly Call[]
  /** The seats whose orders the last entry opened. */
  readonly opened: readonly Seat[]
  readonly outcome: Outcome | null
  /** The number of actions so far. Each may change who holds a seat. */
  readonly actions: number
  readonly log: readonly ObservedLogEntry[]
  /** The latest observations, oldest first. Entries that arrive before the stream is live have none. */
  readonly frames: readonly EventFrame[]
}

/** The most frames that are kept. */
const FRAMES = 200

/** Without frames, so that earlier events are not animated. */
export const settled = (observed: ObservedMatch): ObservedMatch => (observed.frames.length === 0 ? observed : { ...observed, frames: [] })

/** Before the opening there is no view; the first patch of the opening creates it. */
const nothing: ObservedMatch = { view: null, seq: -1, chain: '', calls: [], opened: [], outcome: null, actions: 0, log: [], frames: [] }

/** The match after its opening message. */
export const opened = (words: Words, message: Message): ObservedMatch => settled(applyMessages(nothing, [message], words))

/** Skips messages that are already applied. Throws if an entry is missing; then the stream must be opened again. */
export function applyMessages(observed: ObservedMatch, messages: readonly Message[], words: Words): ObservedMatch {
  let now = observed
  const log = [...observed.log]
  const frames = [...observed.frames]
  for (const message of messages) {
    if (message.seq <= now.seq) continue
    if (message.seq !== now.seq + 1) throw new Error(`entry ${now.seq + 1} is missing`)
    const view = applyMessage(now, message, words, { log, frames })
    now = { ...now, ...summaryAfter(now, message), view }
  }
  return now === observed ? observed : { ...now, log, frames: frames.slice(-FRAMES) }
}

interface OpenLists {
  readonly log: ObservedLogEntry[]
  readonly frames: EventFrame[]
}

function applyMessage(
  { view: then, calls }: ObservedMatch,
  { action, steps, seq, time }: Message,
  words: Words,
  { log, frames }: OpenLists,
): unknown {
  let view = then
  if (action) log.push({ key: `${seq}.action`, seq, time, line: actionEntry(action), observation: null })
  for (const [index, { observation, patch }] of steps.entries()) {
    const before = view
    view = patch === null ? view : applyPatch(view, patch)
    const line = observation === null ? undefined : words.logEntry(observation, view)
    if (line) log.push({ key: `${seq}.${index}`, seq, time, line, observation })
    if (observation !== null) frames.push({ seq, step: index, observation, before, after: view, calls, logLength: log.length })
  }
  return view
}

function summaryAfter(
  before: ObservedMatch,
  { seq, chain, action, calls, outcome }: Message,
): Omit<ObservedMatch, 'view' | 'log' | 'frames'> {
  const openIds = new Set(calls.map(({ id }) => id))
  const closed = before.calls.filter(({ id }) => !openIds.has(id))
  const actions = before.actions + (action ? 1 : 0)
  return { seq, chain, calls, outcome, actions, opened: closed.flatMap(({ seats }) => seats) }
}

/** The open call that asks this seat. */
export const callOf = (calls: readonly Call[], seat: Seat): Call | undefined => calls.find(({ seats }) => seats.includes(seat))

/** The log lines whose observations the map may show. */
const RECENT_LINES = 24
/** The observations of the latest log lines, oldest first. */
export const recentObservations = (log: ObservedMatch['log']): readonly unknown[] =>
  log.slice(-RECENT_LINES).flatMap(({ observation }) => (observation === null ? [] : [observation]))
