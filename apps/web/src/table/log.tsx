// The log of what this viewer knows, oldest first, scrolled to the newest line.

import { SideBadge, type SideStyle } from '@admiralty/board'
import { plural, type Seat } from '@admiralty/kernel'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Note } from '../api/social.ts'
import { type LogRow, logWithNotes } from '../social/log-with-notes.ts'
import { NoteText } from '../social/note-text.tsx'
import { LineParts, LineRules } from './line.tsx'
import type { ObservedLogEntry } from './observed-match.ts'
import './log.css'

interface LogProps {
  readonly log: readonly ObservedLogEntry[]
  /** The messages of players that this browser shows. */
  readonly notes: readonly Note[]
  /** The last line: whom the match waits for. */
  readonly now: string | null
  /** It is this viewer's move. */
  readonly mine: boolean
  sideStyle(seat: Seat): SideStyle
}

/** The latest rows, shown before the player asks for all. */
const FEW = 120

export function Log({ log, notes, now, mine, sideStyle }: LogProps) {
  const [all, setAll] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const rows = useMemo(() => logWithNotes(log, notes), [log, notes])
  const shown = all ? rows : rows.slice(-FEW)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever lines are added
  useLayoutEffect(() => {
    if (atEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [rows.length, now])
  useEffect(() => {
    const node = box.current
    if (!node) return
    const onScroll = () => {
      atEnd.current = node.scrollHeight - node.scrollTop - node.clientHeight < 40
    }
    // A pane that was hidden opens at its last line.
    const resized = new ResizeObserver(() => {
      if (atEnd.current) node.scrollTop = node.scrollHeight
    })
    node.addEventListener('scroll', onScroll, { passive: true })
    resized.observe(node)
    return () => {
      node.removeEventListener('scroll', onScroll)
      resized.disconnect()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
    <div className="log-box" ref={box} tabIndex={0} role="log" aria-live="off" aria-label="Log">
      {shown.length < rows.length && (
        <button type="button" className="btn quiet" onClick={() => setAll(true)}>
          {plural(rows.length - shown.length, 'earlier line')}
        </button>
      )}
      <ol className="log-lines">
        {shown.map((row, index) =>
          row.kind === 'note' ? (
            <li key={`said ${row.note.seq}`} className="note">
              <span />
              <span className="says">
                <NoteText note={row.note} sideStyle={sideStyle(row.note.seat)} />
              </span>
            </li>
          ) : (
            <LogLine key={row.entry.key} entry={row.entry} sideStyle={sideStyle} first={seqOf(shown[index - 1]) !== row.entry.seq} />
          ),
        )}
        {now !== null && <li className={mine ? 'now mine' : 'now'}>{now}</li>}
      </ol>
    </div>
  )
}

const seqOf = (row: LogRow | undefined): number | undefined => (row?.kind === 'entry' ? row.entry.seq : undefined)

function LogLine({
  entry: { line, seq },
  sideStyle,
  first,
}: {
  readonly entry: ObservedLogEntry
  readonly first: boolean
  sideStyle(seat: Seat): SideStyle
}) {
  return (
    <li className={line.weight}>
      <span className="seq">{first && line.weight !== 'heading' ? seq : ''}</span>
      <span className="says">
        {line.seat !== null && line.weight === 'line' && <SideBadge sideStyle={sideStyle(line.seat)} size={13} />}
        <LineParts line={line} />
      </span>
      <span className="by">
        <LineRules line={line} />
      </span>
    </li>
  )
}
