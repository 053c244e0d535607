// The log of what this viewer knows, oldest first, scrolled to the newest line.

import { SideBadge, type SideStyle } from '@admiralty/board'
import { ArrowGroup, type Recap } from '@admiralty/game-ui'
import { plural, type Seat } from '@admiralty/kernel'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Note } from '../api/social.ts'
import { ScrollBox } from '../parts/scroll-box.tsx'
import { LineParts, LineRules } from './line.tsx'
import { type LogRow, logWithNotes } from './log-with-notes.ts'
import { NoteText } from './note-text.tsx'
import type { ObservedLogEntry } from './observed-match.ts'
import './log.css'

/** The entries that the log does not cover yet. */
export interface EarlierEntries {
  readonly state: 'none' | 'more' | 'loading' | 'failed'
  /** Loads the next page. */
  load(): void
}
export const NO_EARLIER: EarlierEntries = { state: 'none', load: () => undefined }

interface LogProps {
  readonly log: readonly ObservedLogEntry[]
  readonly earlier: EarlierEntries
  /** The acts of others since the last answer. */
  readonly recap: Recap
  /** The messages of players that this browser shows. */
  readonly notes: readonly Note[]
  /** The last line: whom the match waits for. */
  readonly now: string | null
  /** It is this viewer's move. */
  readonly mine: boolean
  /** Later lines are about to be drawn. */
  readonly late: boolean
  sideStyle(seat: Seat): SideStyle
}

/** The latest rows, shown before the player asks for more, and how many more are shown then. */
const FEW = 120
/** Pixels from the top at which the log shows more. */
const NEAR_TOP = 60

export function Log({ log, recap, earlier, notes, now, mine, late, sideStyle }: LogProps) {
  const rows = useMemo(() => logWithNotes(log, notes), [log, notes])
  const { shown, showMore } = useShownRows(rows, earlier)
  const box = useLogScroll(shown, `${recap.lines.length} ${now}`, showMore)
  // The lines are not drawn again when only the question changes.
  const lines = useMemo(
    () =>
      shown.map((row, index) =>
        row.kind === 'note' ? (
          <li key={`said ${row.note.seq}`} className="note">
            <span />
            <span className="says">
              <NoteText note={row.note} sideStyle={sideStyle(row.note.seat)} />
            </span>
          </li>
        ) : (
          <LogLine
            key={row.entry.key}
            entry={row.entry}
            first={seqOf(shown[index - 1]) !== row.entry.seq}
            badge={row.entry.line.seat !== null && row.entry.line.weight === 'line' ? sideStyle(row.entry.line.seat) : null}
          />
        ),
      ),
    [shown, sideStyle],
  )
  return (
    <ScrollBox className="log-box" ref={box} role="log" aria-live="off" aria-label="Log" aria-busy={late}>
      {(shown.length < rows.length || earlier.state !== 'none') && (
        <button type="button" className="btn quiet" disabled={earlier.state === 'loading'} onClick={showMore}>
          {earlierText(rows.length - shown.length, earlier.state)}
        </button>
      )}
      <ArrowGroup label="Links of the log" look="">
        <ol className="log-lines">
          {lines}
          {recap.lines.map(({ thing, sideStyle: style, text }) => (
            <li key={`recap ${thing}`} className="recap">
              <span />
              <span className="says">
                <SideBadge sideStyle={style} size={13} /> {text}
              </span>
            </li>
          ))}
          {now !== null && <li className={mine ? 'now mine' : 'now'}>{now}</li>}
        </ol>
      </ArrowGroup>
    </ScrollBox>
  )
}

/** The latest rows. `showMore` shows earlier ones, and loads them when there are none left. */
function useShownRows(rows: readonly LogRow[], { state, load }: EarlierEntries) {
  const [most, setMost] = useState(FEW)
  const isHidden = rows.length > most
  const showMore = useCallback(() => {
    if (isHidden || state === 'more') setMost((before) => before + FEW)
    if (!isHidden && (state === 'more' || state === 'failed')) load()
  }, [isHidden, state, load])
  return { shown: useMemo(() => rows.slice(-most), [rows, most]), showMore }
}

/** Keeps the last line in sight, or the lines that the reader looks at when earlier ones appear above them. */
function useLogScroll(shown: readonly LogRow[], now: string | null, showMore: () => void) {
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const heightBefore = useRef(0)
  const first = keyOf(shown[0])
  // Runs whenever lines are added above.
  useLayoutEffect(() => {
    const node = box.current
    if (node && !atEnd.current) node.scrollTop += node.scrollHeight - heightBefore.current
  }, [first])
  // Runs whenever lines are added.
  useLayoutEffect(() => {
    const node = box.current
    if (node && atEnd.current) node.scrollTop = node.scrollHeight
    heightBefore.current = node?.scrollHeight ?? 0
  }, [shown.length, first, now])
  useEffect(() => {
    const node = box.current
    if (!node) return
    const onScroll = () => {
      atEnd.current = node.scrollHeight - node.scrollTop - node.clientHeight < 40
      if (!atEnd.current && node.scrollTop < NEAR_TOP) showMore()
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
  }, [showMore])
  return box
}

function earlierText(hidden: number, state: EarlierEntries['state']): string {
  if (state === 'loading') return 'Loading earlier lines…'
  if (state === 'failed') return 'Earlier lines could not be loaded. Try again'
  return hidden > 0 && state === 'none' ? plural(hidden, 'earlier line') : 'Earlier lines'
}

const keyOf = (row: LogRow | undefined): string => (row?.kind === 'entry' ? row.entry.key : `note ${row?.note.seq}`)
const seqOf = (row: LogRow | undefined): number | undefined => (row?.kind === 'entry' ? row.entry.seq : undefined)

interface LogLineProps {
  readonly entry: ObservedLogEntry
  /** The line is the first one of its entry. */
  readonly first: boolean
  /** Null for a line without a badge. */
  readonly badge: SideStyle | null
}

/** A line is not drawn again when other lines follow. */
const LogLine = memo(function LogLine({ entry: { line, seq }, badge, first }: LogLineProps) {
  return (
    <li className={line.weight}>
      <span className="seq">{first && line.weight !== 'heading' ? seq : ''}</span>
      <span className="says">
        {badge !== null && <SideBadge sideStyle={badge} size={13} />}
        <LineParts line={line} />
      </span>
      <span className="by">
        <LineRules line={line} />
      </span>
    </li>
  )
})
