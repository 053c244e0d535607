// The page of a match: waiting room, blank page between two players, or the match itself.

import { later } from '@admiralty/game-ui'
import type { Seat, Viewer } from '@admiralty/kernel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { loadedQuery } from '../api/games.ts'
import { matchQuery } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import { Book } from '../parts/rule.tsx'
import { Terms } from '../parts/termed.tsx'
import { useRecordedMatch } from '../proof/recorder.ts'
import { RuleDrawer } from '../rules/drawer.tsx'
import { ErrorPage, LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { Blank } from './blank.tsx'
import { hasLeft, LeftMatch } from './former-seat.tsx'
import { screenOf } from './hand-over.ts'
import { Play } from './play.tsx'

// Loaded on demand, since a match in play does not need it.
const WaitingRoom = later(() => import('./waiting-room.tsx'), 'WaitingRoom')

/** How often the waiting room reloads the seats. */
const WAITING_ROOM_MS = 2_000

export function TablePage() {
  const { id } = useParams({ from: '/table/$id' })
  const address = useSearch({ from: '/table/$id' })
  const navigate = useNavigate()
  const queries = useQueryClient()
  const {
    data: match,
    error,
    refetch,
  } = useQuery({
    ...matchQuery(id),
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? WAITING_ROOM_MS : false),
    // The title of a tab in the background says when the match has begun.
    refetchIntervalInBackground: true,
  })
  useRecordedMatch(match)
  if (hasLeft(id, match, error)) return <LeftMatch />
  if (error && !match) return <ErrorPage error={error} reset={() => void refetch()} />
  if (!match) return <LoadingMatch />
  if (match.status === 'waiting')
    return (
      <Suspense fallback={<LoadingMatch />}>
        <WaitingRoom match={match} />
      </Suspense>
    )

  const screen = screenOf(match, { as: address.as, to: address.to })
  // Replaces the address, because the back button must never show another seat's view.
  const go = (search: { as?: Seat; to?: Seat }) => {
    queries.clear()
    void navigate({ to: '/table/$id', params: { id }, search, replace: true })
  }
  if (screen.kind === 'blank')
    return (
      <Blank
        to={screen.to}
        mine={match.mine}
        seats={match.seats.map(({ seat }) => seat)}
        title={match.title}
        onTake={(seat) => go({ as: seat })}
      />
    )
  return (
    <Table
      key={screen.viewer}
      match={match}
      viewer={screen.viewer}
      quick={address.quick !== undefined}
      onHandOver={(seat) => go({ to: seat })}
    />
  )
}

interface TableProps {
  readonly match: MatchInfo
  readonly viewer: Viewer
  readonly quick: boolean
  onHandOver(seat: Seat): void
}

function Table({ match, viewer, quick, onHandOver }: TableProps) {
  const { data: game, error, refetch } = useQuery(loadedQuery(match.system))
  const [rule, setRule] = useState<string | null>(null)
  if (error) return <ErrorPage error={error} reset={() => void refetch()} />
  if (!game) return <LoadingMatch />
  return (
    <Terms value={game.words.terms}>
      <Book system={match.system} open={setRule}>
        <Play match={match} game={game} viewer={viewer} quick={quick} onHandOver={onHandOver} />
        <RuleDrawer game={game.system} rule={rule} onClose={() => setRule(null)} />
      </Book>
    </Terms>
  )
}

function LoadingMatch() {
  return (
    <Page title="Match">
      <LoadingNote what="Loading the match…" />
    </Page>
  )
}
