// Parts of log lines and of the list of phases, made from data.
import type { Outcome, Seat } from './contract.ts'
import type { Explained, RuleId } from './explained.ts'
import { capital, list } from './text.ts'
import type { Counted, LogEntry, Part, PhaseMark } from './words.ts'

/** An explained number; its total if no other text is given. */
export const figure = (number: Explained, text = String(number.total)): Part => ({ kind: 'number', number, text })
/** A die of six sides. */
export const d6 = (face: number, counted: Counted): Part => ({ kind: 'die', face, sides: 6, counted })
/** The parts with a capital letter at the beginning, since names may be lower case ('destroyer 2'). */
function begun([first, ...others]: readonly Part[]): readonly Part[] {
  if (typeof first === 'string') return [capital(first), ...others]
  return first?.kind === 'thing' ? [{ ...first, text: capital(first.text) }, ...others] : first ? [first, ...others] : []
}
/** A sentence as parts of a log line: sentence`${ship} docks to ${other}.` A value may be a list of parts. */
export const sentence = (texts: TemplateStringsArray, ...values: readonly (Part | readonly Part[])[]): readonly Part[] =>
  texts.flatMap((text, at) => [text, values[at] ?? ''].flat()).filter((part) => part !== '')

/** A log line about a seat; null for none. */
export const seatLine = (seat: Seat | null, rules: readonly RuleId[], ...parts: readonly Part[]): LogEntry => ({
  seat,
  rules,
  weight: 'line',
  parts: begun(parts),
})
/** A detail of the log line before. */
export const logDetail = (...line: Parameters<typeof seatLine>): LogEntry => ({ ...seatLine(...line), weight: 'detail' })
/** A log line that belongs to no seat. */
export const logLine = (rules: readonly RuleId[], ...parts: readonly Part[]): LogEntry => seatLine(null, rules, ...parts)
export const logHeading = (rules: readonly RuleId[], ...parts: readonly Part[]): LogEntry => ({
  ...logLine(rules, ...parts),
  weight: 'heading',
})
/** The log line of the end: who wins, and the points of each seat if the game counts any. */
export function outcomeEntry({ winners, why, scores }: Outcome, nameOf: (seat: Seat) => string): LogEntry {
  const points = Object.entries(scores ?? {}).flatMap(([seat, score], index) => [
    `${index > 0 ? ', ' : ' '}${nameOf(seat)} `,
    figure(score),
  ])
  const won = `${list(winners.map(nameOf))} ${winners.length > 1 ? 'win' : 'wins'}.`
  return logHeading([why], winners.length === 0 ? 'A draw.' : won, ...points)
}
/** The phases of a turn with their progress; `now` is the index of the current one, and all are done if it is below 0. */
export const phaseMarks = (names: readonly string[], now: number): readonly PhaseMark[] =>
  names.map((name, at) => ({ name, state: at === now ? 'now' : at < now || now < 0 ? 'done' : 'to come' }))

/** The log line of each kind of observation; undefined where the map alone is enough. A kind that is missing does not compile. */
export type LogLines<N extends { readonly type: string }, V> = {
  readonly [K in N['type']]: (observation: Extract<N, { readonly type: K }>, view: V) => LogEntry | undefined
}
/** Makes `Words.logEntry` from the table of lines. */
export function logEntryBy<N extends { readonly type: string }, V>(
  lines: LogLines<N, V>,
): (observation: N, view: V) => LogEntry | undefined {
  return (observation, view) => {
    // TypeScript widens `type` to string.
    const entryOf: (observation: never, view: V) => LogEntry | undefined = lines[observation.type as N['type']]
    return entryOf(observation as never, view) // The key is the observation's own type.
  }
}
