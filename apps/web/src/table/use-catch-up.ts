// The entries that the seat missed: those after the last one it has seen, up to the last one when the page was loaded.
import type { Viewer } from '@admiralty/kernel'
import { useEffect, useState } from 'react'
import type { MatchInfo } from '../api/types.ts'
import type { CatchUpState } from '../match-view/catch-up.tsx'
import type { ObservedMatch } from '../match-view/observed-match.ts'
import type { Link } from './connection.ts'
import { lastRead, storeLastRead } from './last-read.ts'

export function useCatchUp(match: MatchInfo, viewer: Viewer, observed: ObservedMatch, link: Link): CatchUpState {
  const seated = match.mine.includes(viewer)
  const [read] = useState(() => (seated ? lastRead(match.id, viewer) : null))
  /** The last entry when the page was loaded; the player sees later ones as they happen. */
  const [loaded, setLoaded] = useState<number | null>(null)
  const [open, setOpen] = useState(true)
  const { seq, log, logStart } = observed
  useEffect(() => {
    if (link !== 'live') return
    setLoaded((before) => before ?? seq)
    if (seated) storeLastRead(match.id, viewer, seq)
  }, [link, seq, seated, match.id, viewer])
  const entries = open && read !== null && loaded !== null ? log.filter((line) => line.seq > read && line.seq <= loaded) : []
  return { entries, more: read !== null && read + 1 < logStart, close: () => setOpen(false) }
}
