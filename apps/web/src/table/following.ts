// What a stream's messages add up to for one viewer: the view now, the open questions, and the log in words. Pure; no game runs here.
import type { Call, Line, Outcome, Seat, Words } from '@admiralty/kernel'
import { applyPatch, type Message } from '@admiralty/match'

/** A line of the log, with the entry and the step it came from. */
export interface Told {
  readonly key: string
  readonly seq: number
  readonly time: number
  readonly line: Line
  /** What the line is about. */
  readonly news: unknown
}

export interface Following {
  readonly view: unknown
  /** Of the last entry folded in. */
  readonly seq: number
  readonly chain: string
  readonly calls: readonly Call[]
  /** Seats whose answers the last entry opened. */
  readonly opened: readonly Seat[]
  readonly outcome: Outcome | null
  readonly log: readonly Told[]
}

/** Before the opening there is no view; the opening's first patch makes it. */
const nothing: Following = { view: null, seq: -1, chain: '', calls: [], opened: [], outcome: null, log: [] }

export const opened = (words: Words, message: Message): Following => followed(nothing, [message], words)

/** Messages already folded in are passed over; one that was missed throws, and the stream must be opened anew. */
export function followed(following: Following, messages: readonly Message[], words: Words): Following {
  let now = following
  const log = [...following.log]
  for (const message of messages) {
    if (message.seq <= now.seq) continue
    if (message.seq !== now.seq + 1) throw new Error(`entry ${now.seq + 1} has not come`)
    now = { ...now, ...afterwards(now, message), view: tell(now.view, message, words, log) }
  }
  return now === following ? following : { ...now, log }
}

function tell(before: unknown, { steps, seq, time }: Message, words: Words, log: Told[]): unknown {
  let view = before
  for (const [index, { news, patch }] of steps.entries()) {
    view = patch === null ? view : applyPatch(view, patch)
    const line = news === null ? undefined : words.line(news, view)
    if (line) log.push({ key: `${seq}.${index}`, seq, time, line, news })
  }
  return view
}

function afterwards(before: Following, { seq, chain, calls, outcome }: Message): Omit<Following, 'view' | 'log'> {
  const still = new Set(calls.map(({ id }) => id))
  const closed = before.calls.filter(({ id }) => !still.has(id))
  return { seq, chain, calls, outcome, opened: closed.flatMap(({ seats }) => seats) }
}

/** The open question this seat is in. */
export const callOf = (calls: readonly Call[], seat: Seat): Call | undefined => calls.find(({ seats }) => seats.includes(seat))
