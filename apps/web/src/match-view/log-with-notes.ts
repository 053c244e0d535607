// The log with the messages of players, in the order of time.
import type { Note } from '../api/social.ts'
import type { ObservedLogEntry } from './observed-match.ts'

export type LogRow = { readonly kind: 'entry'; readonly entry: ObservedLogEntry } | { readonly kind: 'note'; readonly note: Note }

/** Both lists must be sorted by time. At equal times the log entry comes first. */
export function logWithNotes(log: readonly ObservedLogEntry[], notes: readonly Note[]): readonly LogRow[] {
  const rows: LogRow[] = []
  let next = 0
  for (const entry of log) {
    for (let note = notes[next]; note && note.time < entry.time; note = notes[next]) {
      rows.push({ kind: 'note', note })
      next += 1
    }
    rows.push({ kind: 'entry', entry })
  }
  return [...rows, ...notes.slice(next).map((note): LogRow => ({ kind: 'note', note }))]
}
