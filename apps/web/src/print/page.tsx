// The address of a print: a design, a ready fleet or a battle as one seat knows it, laid out on paper and sent to the printer.
import type { SheetsProps } from '@admiralty/game-ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { designsQuery } from '../api/designs.ts'
import { type LoadedGame, loadedQuery } from '../api/games.ts'
import { gamesQuery, matchQuery } from '../api/queries.ts'
import type { MatchInfo } from '../api/types.ts'
import { ErrorPage, LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { useTable } from '../table/use-table.ts'
import { Controls } from './controls.tsx'
import { FleetSelect } from './fleet-select.tsx'
import { Credits, PaperSheet } from './paper-sheet.tsx'
import { type PrintSearch, printViewer } from './source.ts'
import { usePaperScale } from './use-paper-scale.ts'
import './print.css'

export function PrintPage() {
  const { system } = useParams({ from: '/print/$system' })
  const search = useSearch({ from: '/print/$system' })
  const game = useQuery(loadedQuery(system))
  if (game.error) return <ErrorPage error={game.error} reset={() => void game.refetch()} />
  if (!game.data) return <Opening />
  if (!game.data.ui.print) return <Nothing what="This game has no records to print." />
  if (search.match !== undefined) return <MatchPrint game={game.data} search={search} id={search.match} />
  if (search.design !== undefined) return <DesignPrint game={game.data} search={search} id={search.design} />
  const design = game.data.system.shipyard?.ready[Number(search.ready ?? 0)]
  if (design === undefined) return <Nothing what="There is no ready fleet of that number." />
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
  if (!data) return <Opening />
  const saved = data.find((design) => design.id === id)
  if (!saved) return <Nothing what="You have no such design: it was thrown away, or it is kept on another device." />
  const design = game.system.shipyard?.schema.safeParse(saved.design)
  return design?.success ? (
    <PrintLayout game={game} search={search} source={{ kind: 'design', design: design.data }} />
  ) : (
    <Nothing what="This design is from another time: the game does not know its form any more." />
  )
}

function MatchPrint({ game, search, id }: SourceProps) {
  const { data: match, error, refetch } = useQuery(matchQuery(id))
  if (error) return <ErrorPage error={error} reset={() => void refetch()} />
  if (!match) return <Opening />
  if (match.status === 'waiting') return <Nothing what={`${match.title} has not begun: nobody has a fleet yet.`} />
  return <BattlePrint game={game} search={search} match={match} />
}
function BattlePrint({ game, search, match }: Omit<SourceProps, 'id'> & { readonly match: MatchInfo }) {
  const { following, link } = useTable(match.id, printViewer(match, search.as), game.words)
  if (!following || link === 'opening' || link === 'catching up') return <Opening />
  return <PrintLayout game={game} search={search} source={{ kind: 'view', view: following.view }} match={match} />
}

/** The printer takes the size of the paper from here. */
const PAGE = { a4: '@page { size: A4 portrait; margin: 0 }', letter: '@page { size: letter portrait; margin: 0 }' } as const
/** The patterns of the plates lie outside the sheets, and are ink too while sheets lie here. */
const PATTERNS = '.sprite { --side-1: black; --side-2: black; --side-3: black; --side-4: black }'

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
  const change = (changed: Partial<Record<keyof PrintSearch, string | undefined>>) =>
    void navigate({
      to: '/print/$system',
      params: { system: game.system.id },
      search: { ...search, ...changed } as PrintSearch,
      replace: true,
    })
  return (
    <Page title={match ? `${match.title}, records` : 'Records'}>
      <style>{`${PAGE[paper]} ${PATTERNS}`}</style>
      <Controls search={search} title={match?.title ?? 'Records for the table'} battle={match !== undefined} onChange={change}>
        <p className="mid2">
          Black on white, to be kept with a pencil.
          {match?.status === 'playing' && ' The battle goes on: what is printed is how it stands now, as far as you know it.'}
        </p>
        {!match && <FleetSelect game={game} search={search} onChange={change} />}
      </Controls>
      <div className={`print-desk ${paper}`} ref={desk}>
        <Credits value={about ? `${about.credits} Printed by Admiralty.` : ''}>
          <Suspense fallback={<LoadingNote what="Laying out the paper…" />}>
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

const Opening = () => (
  <Page title="Records">
    <LoadingNote what="Laying out the paper…" />
  </Page>
)
const Nothing = ({ what }: { readonly what: string }) => (
  <Page title="Records">
    <section className="trouble">
      <h1 className="big">Nothing to print</h1>
      <p>{what}</p>
    </section>
  </Page>
)
