// The print page: the records of a design, of a ready-made fleet, or of a match as one seat knows it.
import type { SheetsProps } from '@admiralty/game-ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { designsQuery } from '../api/designs.ts'
import { type LoadedGame, loadedQuery } from '../api/games.ts'
import { gamesQuery, matchQuery } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import { printViewer } from '../match-view/print-viewer.ts'
import { ErrorPage, LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { useTable } from '../table/use-table.ts'
import { Controls } from './controls.tsx'
import { FleetSelect } from './fleet-select.tsx'
import { Credits, PaperSheet } from './paper-sheet.tsx'
import { type PrintSearch, printChoices } from './source.ts'
import { usePaperScale } from './use-paper-scale.ts'
import './print.css'

export function PrintPage() {
  const { system } = useParams({ from: '/print/$system' })
  const search = useSearch({ from: '/print/$system' })
  const game = useQuery(loadedQuery(system))
  if (game.error) return <ErrorPage error={game.error} reset={() => void game.refetch()} />
  if (!game.data) return <PrintLoading />
  if (!game.data.ui.print) return <NothingToPrint what="This game has no records to print." />
  if (search.match !== undefined) return <MatchPrint game={game.data} search={search} id={search.match} />
  if (search.design !== undefined) return <DesignPrint game={game.data} search={search} id={search.design} />
  const design = game.data.system.shipyard?.ready[Number(search.ready ?? 0)]
  if (design === undefined) return <NothingToPrint what="There is no ready-made fleet with this number." />
  return <PrintLayout game={game.data} search={search} source={{ kind: 'design', design }} />
}

interface SourceProps {
  readonly game: LoadedGame
  readonly search: PrintSearch
  readonly id: string
}
function DesignPrint({ game, search, id }: SourceProps) {
  const { data, error, refetch } = useQuery(designsQuery(game.system.id))
  if (error) return <ErrorPage error={error} reset={() => void refetch()} />
  if (!data) return <PrintLoading />
  const saved = data.find((design) => design.id === id)
  if (!saved) return <NothingToPrint what="You have no such design. It may have been deleted." />
  const design = game.system.shipyard?.schema.safeParse(saved.design)
  return design?.success ? (
    <PrintLayout game={game} search={search} source={{ kind: 'design', design: design.data }} />
  ) : (
    <NothingToPrint what="This version of the game cannot read the design." />
  )
}

function MatchPrint({ game, search, id }: SourceProps) {
  const { data: match, error, refetch } = useQuery(matchQuery(id))
  if (error) return <ErrorPage error={error} reset={() => void refetch()} />
  if (!match) return <PrintLoading />
  if (match.status === 'waiting') return <NothingToPrint what={`${match.title} has not begun, so there is nothing to print yet.`} />
  return <BattlePrint game={game} search={search} match={match} />
}
function BattlePrint({ game, search, match }: Omit<SourceProps, 'id'> & { readonly match: MatchInfo }) {
  const { observed, link } = useTable(match.id, printViewer(match, search.as), game.words)
  if (!observed || link === 'opening' || link === 'catching up') return <PrintLoading />
  return <PrintLayout game={game} search={search} source={{ kind: 'view', view: observed.view }} match={match} />
}

/** The style that tells the printer the paper size. */
const PAGE = { a4: '@page { size: A4 portrait; margin: 0 }', letter: '@page { size: letter portrait; margin: 0 }' } as const
/** The patterns of the sides are defined outside the sheets and must print in black too. */
const PATTERNS = `.sprite { ${[1, 2, 3, 4, 5, 6, 7, 8].map((side) => `--side-${side}: black`).join('; ')} }`

interface PrintLayoutProps {
  readonly game: LoadedGame
  readonly search: PrintSearch
  readonly source: SheetsProps['source']
  readonly match?: MatchInfo
}
function PrintLayout({ game, search, source, match }: PrintLayoutProps) {
  const navigate = useNavigate()
  const games = useQuery(gamesQuery)
  const about = games.data?.find(({ about: { id } }) => id === game.system.id)?.about
  const desk = useRef<HTMLDivElement>(null)
  const paper = search.paper ?? 'a4'
  usePaperScale(desk, paper)
  const Sheets = game.ui.print?.Sheets
  const offered = game.ui.print?.choices ?? []
  const change = (changed: Partial<Record<keyof PrintSearch, string | undefined>>) =>
    void navigate({
      to: '/print/$system',
      params: { system: game.system.id },
      search: { ...search, ...changed } as PrintSearch, // `printSearch` reads it again
      replace: true,
    })
  return (
    <Page title={match ? `${match.title}, records` : 'Records'}>
      <style>{`${PAGE[paper]} ${PATTERNS}`}</style>
      <Controls search={search} title={match?.title ?? 'Ship records'} choices={printChoices(offered, source.kind)} onChange={change}>
        <p className="mid2">
          {offered.includes('damage')
            ? 'Print these records to play on paper and mark damage with a pencil.'
            : 'Print these pages to keep your notes with a pencil.'}
          {match?.status === 'playing' && ' The match is not over: the pages show what you know now.'}
        </p>
        {!match && <FleetSelect game={game} search={search} onChange={change} />}
      </Controls>
      <div className={`print-desk ${paper}`} ref={desk}>
        <Credits value={about ? `${about.credits} Printed by Admiralty.` : ''}>
          <Suspense fallback={<LoadingNote what="Preparing the pages…" />}>
            {Sheets && (
              <Sheets
                source={source}
                paper={paper}
                damage={search.damage !== 'off'}
                fleet={search.fleet !== 'off'}
                ships={search.ships === '2' ? 2 : 1}
                Leaf={PaperSheet}
              />
            )}
          </Suspense>
        </Credits>
      </div>
    </Page>
  )
}

const PrintLoading = () => (
  <Page title="Records">
    <LoadingNote what="Preparing the pages…" />
  </Page>
)
const NothingToPrint = ({ what }: { readonly what: string }) => (
  <Page title="Records">
    <section className="trouble">
      <h1 className="big">Nothing to print</h1>
      <p>{what}</p>
    </section>
  </Page>
)
