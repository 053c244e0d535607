// The table's one live region: says the question when it comes up, and the lines of the log as they come.
import { useEffect, useRef, useState } from 'react'
import type { Told } from './following.ts'
import { lineText } from './line-text.ts'

interface AnnouncerProps {
  readonly log: readonly Told[]
  /** Until then the log is history. */
  readonly live: boolean
  readonly question: string
  readonly link: string
}

const MOST = 8

export function Announcer({ log, live, question, link }: AnnouncerProps) {
  const told = useRef<number | null>(null)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (!live) return
    const from = told.current ?? log.length
    told.current = log.length
    const lines = log.slice(from)
    if (lines.length > 0)
      setNews(
        lines
          .slice(-MOST)
          .map(({ line }) => lineText(line))
          .join(' '),
      )
  }, [log, live])
  return (
    <div className="unseen" role="status" aria-live="polite">
      <p>{link}</p>
      <p>{news}</p>
      <p>{question}</p>
    </div>
  )
}
