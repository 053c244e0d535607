// Since you last looked: how far this seat had read when the screen came to it, and what it has been told since.
import type { Viewer } from '@admiralty/kernel'
import { useEffect, useState } from 'react'
import type { MatchInfo } from '../api/types.ts'
import type { Link } from './connection.ts'
import { keepRead, readUpTo } from './looked.ts'
import type { Following, Told } from './observed-match.ts'

export interface SinceLooked {
  readonly told: readonly Told[]
  close(): void
}

export function useSince(match: MatchInfo, viewer: Viewer, following: Following, link: Link): SinceLooked {
  const seated = match.mine.includes(viewer)
  const [read] = useState(() => (seated ? readUpTo(match.id, viewer) : null))
  /** The last entry there was when the table was laid: what comes later is seen as it happens. */
  const [laid, setLaid] = useState<number | null>(null)
  const [open, setOpen] = useState(true)
  const { seq, log } = following
  useEffect(() => {
    if (link !== 'live') return
    setLaid((before) => before ?? seq)
    if (seated) keepRead(match.id, viewer, seq)
  }, [link, seq, seated, match.id, viewer])
  const told = open && read !== null && laid !== null ? log.filter((line) => line.seq > read && line.seq <= laid) : []
  return { told, close: () => setOpen(false) }
}
