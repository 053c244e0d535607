// The pages of a game beside its map: which one is open, and the bar that opens them. The address of the page remembers it.
import { useKeys } from '@admiralty/board'
import type { GameUi } from '@admiralty/game-ui'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type Selection, useTableSelection } from '../match-view/use-selection.ts'
import './game-pages.css'

/** The page of the open question, and the map; ids of a game's own pages are other words. */
const [ORDERS, MAP] = ['orders', 'map'] as const

interface NamedPage {
  readonly id: string
  readonly title: string
}
interface Asking {
  /** The game asks the open question on a page of its own. */
  readonly paged: boolean
  /** The viewer's sealed order that the game shows; undefined for none. */
  readonly sealedOrder: unknown
}
/** The pages that a player can open now, in order; none for a game that has only its map. */
export function pagesOf({ pages }: Pick<GameUi, 'pages'>, { paged, sealedOrder }: Asking): readonly NamedPage[] {
  if (pages.length === 0) return []
  return [...(paged || sealedOrder !== undefined ? [{ id: ORDERS, title: 'Orders' }] : []), { id: MAP, title: 'Map' }, ...pages]
}
/** The page that an address names; if it names none that is there, the page of an open question, else the map. */
export const openPage = (pages: readonly NamedPage[], wanted: string | undefined, { paged }: Pick<Asking, 'paged'>): string =>
  pages.find(({ id }) => id === wanted)?.id ?? (paged ? pages[0]?.id : undefined) ?? MAP

export interface OpenPages {
  readonly pages: readonly NamedPage[]
  readonly open: string
  /** Whether the page of the question replaces the map. */
  readonly isAsking: boolean
  /** The sealed order that replaces the map; undefined for none. */
  readonly sealedOrder: unknown
  /** Whether a page of the game, or that of the question, replaces the map. */
  readonly isPage: boolean
  go(page: string): void
  /** Opens the map, if the game has pages beside it. */
  openMap(): void
}
function useGamePages(ui: GameUi, asking: Asking): OpenPages {
  const { paged, sealedOrder } = asking
  const { id } = useParams({ from: '/table/$id' })
  const address = useSearch({ from: '/table/$id' })
  const navigate = useNavigate()
  const pages = pagesOf(ui, asking)
  const open = openPage(pages, address.page, asking)
  const go = (page: string) => void navigate({ to: '/table/$id', params: { id }, search: { ...address, page }, replace: true })
  const isAsking = paged && (pages.length === 0 || open === ORDERS)
  return {
    pages,
    open,
    isAsking,
    sealedOrder: open === ORDERS ? sealedOrder : undefined,
    isPage: isAsking || open !== MAP,
    go,
    openMap: () => pages.length > 0 && open !== MAP && go(MAP),
  }
}

/** The pages with the selection of the table. On a narrow screen, opening a page also leaves the tabs that cover it. */
export function usePagesOfTable(ui: GameUi, asking: Asking): { readonly opened: OpenPages; readonly selection: Selection } {
  const pages = useGamePages(ui, asking)
  const selection = useTableSelection(pages.openMap)
  const go = (page: string) => {
    selection.setTab(page === MAP ? 'chart' : 'record')
    pages.go(page)
  }
  return { opened: { ...pages, go }, selection }
}

/** The bar of the pages. The keys `[` and `]` open the page before and after. */
export function GamePageBar({ pages, open, go }: Pick<OpenPages, 'pages' | 'open' | 'go'>) {
  const at = pages.findIndex(({ id }) => id === open)
  const turn = (step: number) => {
    const next = pages[(at + step + pages.length) % pages.length]
    if (next) go(next.id)
  }
  useKeys({
    title: 'Pages',
    bindings: [
      { keys: ['['], does: 'Open the page before', run: () => turn(-1) },
      { keys: [']'], does: 'Open the next page', run: () => turn(1) },
    ],
  })
  return (
    <nav className="game-pages" aria-label="Pages of the game">
      {pages.map(({ id, title }) => (
        <button key={id} type="button" aria-current={id === open ? 'page' : undefined} onClick={() => go(id)}>
          {title}
        </button>
      ))}
    </nav>
  )
}
