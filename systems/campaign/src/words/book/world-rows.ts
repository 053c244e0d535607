// The first list of an order book about own worlds, and the list of each: trade, lanes, keels, help and the capital.
import { list, onHex } from '@admiralty/kernel'
import { worldAt } from '../../land/geometry.ts'
import { lanesFrom } from '../../land/lanes.ts'
import { secretOf, worldsOfEmpire } from '../../lookup.ts'
import type { HexAddress } from '../../shapes.ts'
import { pairKey } from '../../trade/links.ts'
import { empireName, hexTitle, placeOf, worldName } from '../names.ts'
import { flipped, partnerIn, turnedTo, withBook } from './edits.ts'
import { keelRows } from './keel-rows.ts'
import { type BookRows, doneRow, isAllowed, type OpenBook, bookRow as row } from './open.ts'
import { helpRows, linkOf, tradeRows } from './trade-rows.ts'

/** CR-10.1b: the trade of a world in a book: 'trades with 0507', 'asks Blue for trade with 0808, and Blue must ask too'. */
function tradeText({ view, seat }: Pick<OpenBook, 'view' | 'seat'>, at: HexAddress, partner: HexAddress | null): string {
  if (partner === null) return 'no trade'
  const owner = view.land.worlds[partner]?.owner ?? null
  const key = pairKey(linkOf(at, partner))
  const isAgreed = owner === seat || secretOf(view, seat).consents.links.some((link) => pairKey(link) === key)
  const title = hexTitle(view, partner)
  if (isAgreed) return `trades with ${title}`
  return owner === null ? `asks ${title} for trade` : `asks for trade with ${title}, and ${empireName(owner)} must ask too`
}
/** The orders of a book for a world: 'trades with 0507, 1 keel'. */
export function worldText(asked: Pick<OpenBook, 'view' | 'seat' | 'draft' | 'holdings'>, at: HexAddress): string {
  const { draft, holdings } = asked
  const { book } = draft
  const partner = partnerIn(book, at)
  const keels = holdings.keels.filter((keel) => keel.at === at).length + book.keels.filter((keel) => keel.at === at).length
  const said = [tradeText(asked, at, partner), ...(keels > 0 ? [`builds ${keels}`] : []), ...(book.off.includes(at) ? ['lanes off'] : [])]
  return list(said)
}
/** A row for each own world, which opens its orders. */
export const worldRows = (asked: OpenBook): BookRows =>
  worldsOfEmpire(asked.view, asked.seat).map((at) =>
    row(`world ${at}`, 'CR-10.1b', worldName(worldAt(asked.view.land, at)), {
      set: turnedTo(asked.draft, 'world', at),
      spots: [onHex(placeOf(at))],
      note: worldText(asked, at),
    }),
  )

/** Activities at an own world beside its trade: keels, lanes, the capital and help. */
export function otherRows(asked: OpenBook, at: HexAddress): BookRows {
  const { view, holdings, draft } = asked
  const { book } = draft
  const isCapital = (book.capital ?? holdings.capital) === at
  const named = { ...book, capital: at === holdings.capital ? null : at }
  return [
    keelRows(asked, at),
    lanesFrom(view.land, at).length > 0 &&
      row('lanes', 'CR-5.4a', book.off.includes(at) ? 'Open its lanes' : 'Switch off its lanes', {
        set: withBook(draft, { ...book, off: flipped(book.off, at) }),
      }),
    !isCapital && isAllowed(asked, named) && row('capital', 'CR-X.6', 'Make it the capital', { set: withBook(draft, named) }),
    helpRows(asked, at),
  ]
}
/** The orders of one own world. */
export function worldPage(asked: OpenBook): BookRows {
  const { about } = asked.draft
  if (about === null || !asked.view.land.worlds[about]) return doneRow(asked)
  return [
    doneRow(asked),
    row('keel', 'CR-13.1a', 'Lay a keel', { set: turnedTo(asked.draft, 'keel', about) }),
    row('spares', 'CR-4.4a', 'Buy spares here', { set: turnedTo(asked.draft, 'spares', about) }),
    otherRows(asked, about),
    tradeRows(asked, about),
  ]
}
