// What a stream's messages add up to for one viewer: the view now, the open questions, and the log in words. Pure; no game runs here.
import type { Call, LogEntry, Outcome, Seat, Words } from '@admiralty/kernel'
import { applyPatch, type Message } from '@admiralty/match'
import { actionEntry } from '../social/texts.ts'

/** A line of the log, with the entry and the step it came from. */
export interface ObservedLogEntry {
  readonly key: string
  readonly seq: number
  readonly time: number
  readonly line: LogEntry
  /** What the line is about; null: something that people did besides playing. */
  readonly observation: unknown
}

/** A piece of news with the views around it: what may be drawn while it happens. */
export interface EventFrame {
  readonly seq: number
  readonly step: number
  readonly observation: unknown
  readonly before: unknown
  readonly after: unknown
  /** Questions that were open before its entry. */
  readonly calls: readonly Call[]
  /** How many lines of the log were told by then. */
  readonly logLength: number
}

export interface ObservedMatch {
  readonly view: unknown
  /** Of the last entry folded in. */
  readonly seq: number
  readonly chain: string
  readonly calls: readonly Call[]
  /** Seats whose answers the last entry opened. */
  readonly opened: readonly Seat[]
  readonly outcome: Outcome | null
  /** How many actions of people there were: each may change who sits where. */
  readonly actions: number
  readonly log: readonly ObservedLogEntry[]
  /** Of the last news, oldest first; history has none. */
  readonly frames: readonly EventFrame[]
}

/** More than anybody would watch one after another. */
const FRAMES = 200

/** What came before somebody looked is history: nothing of it is drawn while it happens. */
export const settled = (observed: ObservedMatch): ObservedMatch => (observed.frames.length === 0 ? observed : { ...observed, frames: [] })

/** Before the opening there is no view; the opening's first patch makes it. */
const nothing: ObservedMatch = { view: null, seq: -1, chain: '', calls: [], opened: [], outcome: null, actions: 0, log: [], frames: [] }

export const opened = (words: Words, message: Message): ObservedMatch => settled(applyMessages(nothing, [message], words))

/** Messages already folded in are passed over; one that was missed throws, and the stream must be opened anew. */
export function applyMessages(observed: ObservedMatch, messages: readonly Message[], words: Words): ObservedMatch {
  let now = observed
  const log = [...observed.log]
  const frames = [...observed.frames]
  for (const message of messages) {
    if (message.seq <= now.seq) continue
    if (message.seq !== now.seq + 1) throw new Error(`entry ${now.seq + 1} has not come`)
    const view = applyMessage(now, message, words, { log, frames })
    now = { ...now, ...afterwards(now, message), view }
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
    if (line) log.push({ key: `${seq}.${index}`, seq, time, line, observation: observation })
    if (observation !== null) frames.push({ seq, step: index, observation: observation, before, after: view, calls, logLength: log.length })
  }
  return view
}

function afterwards(
  before: ObservedMatch,
  { seq, chain, action, calls, outcome }: Message,
): Omit<ObservedMatch, 'view' | 'log' | 'frames'> {
  const still = new Set(calls.map(({ id }) => id))
  const closed = before.calls.filter(({ id }) => !still.has(id))
  const actions = before.actions + (action ? 1 : 0)
  return { seq, chain, calls, outcome, actions, opened: closed.flatMap(({ seats }) => seats) }
}

/** The open question this seat is in. */
export const callOf = (calls: readonly Call[], seat: Seat): Call | undefined => calls.find(({ seats }) => seats.includes(seat))

/** So many of the last lines may show on the chart. */
const HEARD = 24
export const recentObservations = (log: ObservedMatch['log']): readonly unknown[] =>
  log.slice(-HEARD).flatMap(({ observation }) => (observation === null ? [] : [observation]))
