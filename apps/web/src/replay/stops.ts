// The stops of a replay, one for every line of the log with its view, and the turns and phases that group them.
import type { LogEntry, Seat, Words } from '@admiralty/kernel'
import { actionEntry } from '../match-view/texts.ts'
import type { ReplayStep } from './observations.ts'

/** Why a bot gave its order. */
export interface BotReason {
  readonly seat: Seat
  readonly text: string
}
interface ObservedChange {
  readonly observation: unknown
  readonly before: unknown
  readonly after: unknown
}

/** A moment of the replay. */
export interface Stop {
  readonly seq: number
  readonly step: number
  readonly event: number | null
  readonly time: number
  /** Null for the beginning, if it has no line. */
  readonly line: LogEntry | null
  readonly view: unknown
  /** The observations since the stop before, with the views before and after them. */
  readonly changes: readonly ObservedChange[]
  /** The bots' reasons, as far as this perspective may know them. */
  readonly why: readonly BotReason[]
  /** Counted from 1; 0 during the set-up. */
  readonly turn: number
  /** 'turn 4, fire' */
  readonly moment: string
  /** 'Fire' */
  readonly phase: string
}

/** Consecutive stops of one turn or of one phase. */
export interface Stretch {
  readonly title: string
  readonly from: number
  /** The first stop after it. */
  readonly to: number
}

/** An observation without a log line is shown at the next line; observations after the last line are shown at that line. */
export function stopsOf(words: Words, steps: readonly ReplayStep[]): readonly Stop[] {
  const lastViews = new Map(steps.map(({ seq, view }) => [seq, view]))
  const last = steps.at(-1)
  const stops: Stop[] = []
  let headingSeq: number | null = null
  let before: unknown = null
  let changes: ObservedChange[] = []
  for (const { seq, step, event, time, observation, action, view } of steps) {
    if (observation !== null && before !== null) changes.push({ observation, before, after: view })
    before = view
    const line = action ? actionEntry(action) : observation === null ? null : (words.logEntry(observation, view) ?? null)
    if (line === null && stops.length > 0) continue
    // A heading begins a turn, but the view has the new phase only at the end of the entry.
    if (line?.weight === 'heading') headingSeq = seq
    const phaseView = headingSeq === seq ? lastViews.get(seq) : view
    stops.push({ seq, step, event, time, line, view, changes, why: [], ...phaseOf(words, phaseView) })
    changes = []
  }
  const end = stops.at(-1)
  return end && last && end.view !== last.view ? [...stops.slice(0, -1), { ...end, view: last.view, ...phaseOf(words, last.view) }] : stops
}

const phaseOf = (words: Words, view: unknown): Pick<Stop, 'turn' | 'moment' | 'phase'> => ({
  turn: words.phase(view).turn,
  moment: words.phase(view).title,
  phase: words.phases(view).find(({ state }) => state === 'now')?.name ?? '',
})

export const turnsOf = (stops: readonly Stop[]): readonly Stretch[] =>
  stretches(
    stops,
    (stop, before) => stop.turn !== before.turn,
    ({ turn }) => (turn === 0 ? 'Set-up' : `Turn ${turn}`),
  )

export const phasesOf = (stops: readonly Stop[]): readonly Stretch[] =>
  stretches(
    stops,
    (stop, before) => stop.turn !== before.turn || stop.phase !== before.phase,
    ({ phase }) => phase,
  )

function stretches(
  stops: readonly Stop[],
  begins: (stop: Stop, before: Stop) => boolean,
  title: (stop: Stop) => string,
): readonly Stretch[] {
  const starts = stops.flatMap((stop, index) => {
    const before = stops[index - 1]
    return before === undefined || begins(stop, before) ? [{ index, title: title(stop) }] : []
  })
  return starts.map(({ index, title: named }, at) => ({ title: named, from: index, to: starts[at + 1]?.index ?? stops.length }))
}
