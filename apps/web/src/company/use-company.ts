// What the table needs to know of its people: what was said as far as it is to be read here, what is new of it, and who sits where after each deed.
import type { Viewer } from '@admiralty/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Note } from '../api/company.ts'
import type { TableState } from '../table/connection.ts'
import type { Following } from '../table/following.ts'
import { type Muted, useMuted } from './muted.ts'

export interface AtTable {
  readonly muted: Muted
  /** Those that are not muted. */
  readonly notes: readonly Note[]
  /** Something was said or proposed that has not been in sight yet. */
  readonly unseen: boolean
}

interface Watched {
  readonly match: string
  readonly viewer: Viewer
  readonly state: TableState
  readonly following: Following
  /** What people say is in sight now. */
  readonly inSight: boolean
}

export function useCompany({ match, viewer, state, following, inSight }: Watched): AtTable {
  const { presence } = state
  const muted = useMuted(match)
  const notes = useMemo(() => state.notes.filter(({ seat }) => !muted.has(seat)), [state.notes, muted])
  useSeatsAnew(match, following)
  const told = notes.findLast(({ seat }) => seat !== viewer)?.seq ?? 0
  const news = `${told} ${presence.draw.join()} ${presence.left.map(({ seat }) => seat).join()}`
  const [seen, setSeen] = useState(news)
  useEffect(() => {
    if (inSight || state.link === 'catching up') setSeen(news)
  }, [inSight, state.link, news])
  return { muted, notes, unseen: seen !== news }
}

function useSeatsAnew(match: string, { deeds, outcome }: Following): void {
  const queries = useQueryClient()
  const over = outcome !== null
  useEffect(() => {
    if (deeds > 0 || over) void queries.invalidateQueries({ queryKey: ['match', match] })
  }, [queries, match, deeds, over])
}
