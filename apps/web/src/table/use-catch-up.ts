// Since you last looked: how far this seat had read when the screen came to it, and what it has been told since.
import type { Viewer } from '@admiralty/kernel'
import { useEffect, useState } from 'react'
import type { MatchInfo } from '../api/types.ts'
import type { Link } from './connection.ts'
import { keepRead, readUpTo } from './looked.ts'
import type { ObservedLogEntry, ObservedMatch } from './observed-match.ts'

export interface CatchUpState {
  readonly entries: readonly ObservedLogEntry[]
  close(): void
}

export function useCatchUp(match: MatchInfo, viewer: Viewer, observed: ObservedMatch, link: Link): CatchUpState {
  const seated = match.mine.includes(viewer)
  const [read] = useState(() => (seated ? readUpTo(match.id, viewer) : null))
  /** The last entry there was when the table was loaded: what comes later is seen as it happens. */
  const [loaded, setLoaded] = useState<number | null>(null)
  const [open, setOpen] = useState(true)
  const { seq, log } = observed
  useEffect(() => {
    if (link !== 'live') return
    setLoaded((before) => before ?? seq)
    if (seated) keepRead(match.id, viewer, seq)
  }, [link, seq, seated, match.id, viewer])
  const entries = open && read !== null && loaded !== null ? log.filter((line) => line.seq > read && line.seq <= loaded) : []
  return { entries, close: () => setOpen(false) }
}
