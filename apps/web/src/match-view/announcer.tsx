// The only live region of a match page: screen readers read new log lines, messages and the question from it.
import { useEffect, useRef, useState } from 'react'
import type { Note } from '../api/social.ts'
import { personName } from '../parts/seat.tsx'
import { lineText } from './line-text.ts'
import type { ObservedLogEntry } from './observed-match.ts'
import { noteText } from './texts.ts'

interface AnnouncerProps {
  readonly log: readonly ObservedLogEntry[]
  /** The number of the last entry. */
  readonly seq: number
  /** The messages that this browser shows. */
  readonly notes: readonly Note[]
  /** The stream has caught up. Lines that arrived earlier are not read aloud. */
  readonly live: boolean
  readonly question: string
  readonly link: string
  /** The open requests between players. */
  readonly notice: string
}

/** Log lines read aloud at once. */
const MOST = 8

export function Announcer({ log, seq, notes, live, question, link, notice }: AnnouncerProps) {
  const latestNote = useLatestNote(notes, live)
  /** The last entry that was read aloud. */
  const read = useRef<number | null>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!live) return
    const last = read.current ?? seq
    read.current = seq
    const lines = log.filter((line) => line.seq > last)
    if (lines.length > 0)
      setText(
        lines
          .slice(-MOST)
          .map(({ line }) => lineText(line))
          .join(' '),
      )
  }, [log, seq, live])
  return (
    <div className="unseen" role="status" aria-live="polite">
      <p>{link}</p>
      <p>{text}</p>
      <p>{latestNote}</p>
      <p>{notice}</p>
      <p>{question}</p>
    </div>
  )
}

/** The last message that has arrived since the page was loaded. */
function useLatestNote(notes: readonly Note[], live: boolean): string {
  const last = notes.at(-1)
  const earlier = useRef<number | null>(null)
  if (live) earlier.current ??= last?.seq ?? 0
  return last && earlier.current !== null && last.seq > earlier.current ? `${personName(last.name, last.seat)} says: ${noteText(last)}` : ''
}
