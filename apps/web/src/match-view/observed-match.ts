// The knowledge of one viewer of a match: the view, the open calls and the log, computed from the messages of a stream. Pure, without rules.
import type { ClockState } from '@admiralty/clocks'
import type { Call, LogEntry, Outcome, Seat, Words } from '@admiralty/kernel'
import { applyPatch, type HistoryPage, type Message } from '@admiralty/match'
import type { StreamBegin } from '@admiralty/protocol'
import { actionEntry } from './texts.ts'

/** An event by entry and step. */
export interface EventPosition {
  readonly seq: number
  readonly step: number
}
/** Whether an event comes after another one. */
export const isAfter = (event: EventPosition, other: EventPosition): boolean =>
  event.seq > other.seq || (event.seq === other.seq && event.step > other.step)

/** The step of an action, which comes before all others of its entry. */
const ACTION = -1

/** A line of the log, with the entry and the step that it comes from. */
export interface ObservedLogEntry extends EventPosition {
  /** '12.3': entry and step. */
  readonly key: string
  /** ms since 1970. */
  readonly time: number
  readonly line: LogEntry
  /** The observation behind the line; null for an action such as conceding. */
  readonly observation: unknown
}

/** An observation with the views before and after it, for animations. */
export interface EventFrame extends EventPosition {
  readonly observation: unknown
  readonly before: unknown
  readonly after: unknown
  /** The calls that were open before its entry. */
  readonly calls: readonly Call[]
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
  /** The deadlines; null in a match without a clock. */
  readonly clock: ClockState | null
  readonly outcome: Outcome | null
  /** Counts what may have changed who holds a seat: actions, and beginnings of the stream. */
  readonly actions: number
  readonly log: readonly ObservedLogEntry[]
  /** The number of the first entry that the log covers. */
  readonly logStart: number
  /** The latest observations, oldest first. Entries that arrive before the stream is live have none. */
  readonly frames: readonly EventFrame[]
  /** The observations before `frames` that are known, oldest first. They are never animated. */
  readonly earlierFrames: readonly EventFrame[]
}

/** The most frames that are kept. */
const FRAMES = 200

/** Moves the frames to the earlier ones, so that they are not animated. */
export function settled(observed: ObservedMatch): ObservedMatch {
  const { frames, earlierFrames } = observed
  return frames.length === 0 ? observed : { ...observed, frames: [], earlierFrames: [...earlierFrames, ...frames].slice(-FRAMES) }
}

/** The match when its stream begins. A stream that begins again where the one before ended changes nothing. */
export function begun({ seq, chain, view, calls, clock, outcome }: StreamBegin, before: ObservedMatch | null): ObservedMatch {
  const actions = (before?.actions ?? 0) + 1
  if (before?.seq === seq && before.chain === chain) return { ...settled(before), actions }
  return { view, seq, chain, calls, opened: [], clock, outcome, actions, log: [], logStart: seq + 1, frames: [], earlierFrames: [] }
}

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
  { view: then, calls }: Pick<ObservedMatch, 'view' | 'calls'>,
  { action, steps, seq, time }: Message,
  words: Words,
  { log, frames }: OpenLists,
): unknown {
  let view = then
  if (action) log.push({ key: `${seq}.action`, seq, step: ACTION, time, line: actionEntry(action), observation: null })
  for (const [index, { observation, patch }] of steps.entries()) {
    const before = view
    view = patch === null ? view : applyPatch(view, patch)
    const line = observation === null ? undefined : words.logEntry(observation, view)
    if (line) log.push({ key: `${seq}.${index}`, seq, step: index, time, line, observation })
    if (observation !== null) frames.push({ seq, step: index, observation, before, after: view, calls })
  }
  return view
}

function summaryAfter(
  before: ObservedMatch,
  { seq, chain, action, calls, clock, outcome }: Message,
): Omit<ObservedMatch, 'view' | 'log' | 'logStart' | 'frames' | 'earlierFrames'> {
  const openIds = new Set(calls.map(({ id }) => id))
  const closed = before.calls.filter(({ id }) => !openIds.has(id))
  const actions = before.actions + (action ? 1 : 0)
  return { seq, chain, calls, clock, outcome, actions, opened: closed.flatMap(({ seats }) => seats) }
}

const listsOfPages = new WeakMap<HistoryPage, Readonly<OpenLists>>()
/** The log lines and the frames of a page of earlier messages. */
function listsOf(page: HistoryPage, words: Words): Readonly<OpenLists> {
  const known = listsOfPages.get(page)
  if (known) return known
  const lists: OpenLists = { log: [], frames: [] }
  let view = page.view
  let calls: ObservedMatch['calls'] = []
  for (const message of page.messages) {
    view = applyMessage({ view, calls }, message, words, lists)
    calls = message.calls
  }
  listsOfPages.set(page, lists)
  return lists
}

/** Adds pages of earlier messages, the latest first. Pages that do not end where the log begins are left out. */
export function withEarlier(observed: ObservedMatch, pages: readonly HistoryPage[], words: Words): ObservedMatch {
  let { log, logStart, earlierFrames } = observed
  for (const page of pages) {
    if (page.messages.length === 0 || page.first + page.messages.length !== logStart) break
    const lists = listsOf(page, words)
    log = [...lists.log, ...log]
    earlierFrames = [...lists.frames, ...earlierFrames].slice(-FRAMES)
    logStart = page.first
  }
  return logStart === observed.logStart ? observed : { ...observed, log, logStart, earlierFrames }
}

/** The open call that asks this seat. */
export const callOf = (calls: readonly Call[], seat: Seat): Call | undefined => calls.find(({ seats }) => seats.includes(seat))

/** The log lines whose observations the map may show. */
const RECENT_LINES = 24
/** The observations of the latest log lines, oldest first. */
export const recentObservations = (log: ObservedMatch['log']): readonly unknown[] =>
  log.slice(-RECENT_LINES).flatMap(({ observation }) => (observation === null ? [] : [observation]))
