// The only live region of the table: reads new log lines, messages and the question to screen readers.
import { useEffect, useRef, useState } from 'react'
import type { Note } from '../api/social.ts'
import { seatName } from '../parts/side-style.tsx'
import { noteText } from '../social/texts.ts'
import { lineText } from './line-text.ts'
import type { ObservedLogEntry } from './observed-match.ts'

interface AnnouncerProps {
  readonly log: readonly ObservedLogEntry[]
  /** Those that this browser shows. */
  readonly notes: readonly Note[]
  /** Until then the log is history. */
  readonly live: boolean
  readonly question: string
  readonly link: string
  /** What the people propose to each other. */
  readonly notice: string
}

const MOST = 8

export function Announcer({ log, notes, live, question, link, notice }: AnnouncerProps) {
  const said = useLatest(notes, live)
  const told = useRef<number | null>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!live) return
    const from = told.current ?? log.length
    told.current = log.length
    const lines = log.slice(from)
    if (lines.length > 0)
      setText(
        lines
          .slice(-MOST)
          .map(({ line }) => lineText(line))
          .join(' '),
      )
  }, [log, live])
  return (
    <div className="unseen" role="status" aria-live="polite">
      <p>{link}</p>
      <p>{text}</p>
      <p>{said}</p>
      <p>{notice}</p>
      <p>{question}</p>
    </div>
  )
}

/** The last thing said since the table was laid. */
function useLatest(notes: readonly Note[], live: boolean): string {
  const last = notes.at(-1)
  const heard = useRef<number | null>(null)
  if (live) heard.current ??= last?.seq ?? 0
  return last && heard.current !== null && last.seq > heard.current ? `${last.name || seatName(last.seat)} says: ${noteText(last)}` : ''
}
