// The page for imported replays: a journal file is chosen, checked in this browser and shown as a replay. It is not uploaded.
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { loadedQuery } from '../../api/games.ts'
import { Book } from '../../parts/rule.tsx'
import { Terms } from '../../parts/termed.tsx'
import { RuleDrawer } from '../../rules/drawer.tsx'
import { ErrorPage, LoadingNote } from '../../shell/error-page.tsx'
import { Page } from '../../shell/shell.tsx'
import { replayOf } from '../match-replay.ts'
import { perspectiveOf } from '../perspective.ts'
import { Replay } from '../replay.tsx'
import { wholeReplay } from '../use-replay-source.ts'
import { Chooser } from './chooser.tsx'
import { matchOf } from './match-of.ts'
import type { FromWorker } from './opening.ts'
import { useOpening } from './use-opening.ts'

export function FilePage() {
  const opening = useOpening()
  const navigate = useNavigate()
  const open = (file: File) => {
    void navigate({ to: '/replay/file', replace: true }) // drops the step and perspective of an earlier match
    opening.open(file)
  }
  const { now } = opening
  if (now?.kind === 'opened') return <Opened opened={now} onAnother={opening.close} />
  return (
    <Page title="Import a replay">
      <Chooser now={now} onOpen={open} onStop={opening.close} />
    </Page>
  )
}

interface OpenedProps {
  readonly opened: Extract<FromWorker, { readonly kind: 'opened' }>
  onAnother(): void
}

function Opened({ opened: { journal, verdict }, onAnother }: OpenedProps) {
  const { data: game, error, refetch } = useQuery(loadedQuery(journal.head.system))
  const { as } = useSearch({ from: '/replay/file' })
  const [rule, setRule] = useState<string | null>(null)
  const shown = useMemo(
    () => game && { match: matchOf(game.system, journal), replay: replayOf(game, journal, verdict), earlier: wholeReplay(journal) },
    [game, journal, verdict],
  )
  if (error) return <ErrorPage error={error} reset={() => void refetch()} />
  if (!game || !shown) return <LoadingNote what="Loading the replay…" />
  return (
    <Terms value={game.words.terms}>
      <Book system={journal.head.system} open={setRule}>
        <Replay {...shown} game={game} perspective={perspectiveOf(shown.match, as)} onAgain={onAnother} />
        <RuleDrawer game={game.system} rule={rule} onClose={() => setRule(null)} />
      </Book>
    </Terms>
  )
}
