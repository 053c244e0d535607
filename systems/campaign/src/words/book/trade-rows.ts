// The rows of an order book for the trade of a world, and for help to it.
import { onHex } from '@admiralty/kernel'
import { attitudeName } from '../../land/attitudes.ts'
import { inMapOrder, worldAt, worldsOf } from '../../land/geometry.ts'
import { mayTrade } from '../../land/lanes.ts'
import type { World } from '../../land/world.ts'
import { secretOf, worldsOfEmpire } from '../../lookup.ts'
import type { HexAddress, WorldPair } from '../../shapes.ts'
import { incomeOf } from '../../start/income.ts'
import type { View } from '../../state.ts'
import { empireName, hexTitle, placeOf } from '../names.ts'
import { flipped, partnerIn, withBook, withLink, withoutLink } from './edits.ts'
import { type BookRows, isAllowed, type OpenBook, bookRow as row } from './open.ts'

/** Facts that a player knows of a partner in trade: 'income 7, Blue, who must ask too', 'income 5, neutral: independent'. */
export function partnerText(view: View, seat: OpenBook['seat'], world: World): string {
  const attitude = secretOf(view, seat).attitudes[world.at]
  const owner = world.owner
    ? `${empireName(world.owner)}${world.owner === seat ? '' : ', who must ask too'}`
    : attitude === undefined
      ? 'neutral, not visited'
      : `neutral: ${attitudeName(attitude)}`
  return `income ${incomeOf(world).total}, ${owner}`
}
const inOrder = (a: HexAddress, b: HexAddress): WorldPair => (inMapOrder(a, b) <= 0 ? [a, b] : [b, a])
/** The link of two worlds as a book has it. */
export const linkOf = inOrder
/** CR-10.1a, CR-10.1b: the end of a trade, and partners for a new one. */
export function tradeRows(asked: OpenBook, at: HexAddress): BookRows {
  const { view, seat, draft } = asked
  const partner = partnerIn(draft.book, at)
  return [
    partner !== null &&
      row('end trade', 'CR-10.1b', `End the trade with ${hexTitle(view, partner)}`, { set: withBook(draft, withoutLink(draft.book, at)) }),
    worldsOf(view.land).flatMap((world) => {
      if (world.at === partner || !mayTrade(view.land, at, world.at)) return []
      const book = withLink(draft.book, inOrder(at, world.at))
      if (!isAllowed(asked, book)) return []
      return row(`trade ${world.at}`, 'CR-10.1a', `Trade with ${hexTitle(view, world.at)}`, {
        set: withBook(draft, book),
        spots: [onHex(placeOf(world.at))],
        note: partnerText(view, seat, world),
      })
    }),
  ]
}
/** CR-9.1b: own worlds that may give their income to this one, which is damaged. */
export function helpRows(asked: OpenBook, at: HexAddress): BookRows {
  const { view, seat, draft } = asked
  const { base, rolled, extra, linked } = worldAt(view.land, at)
  if (base >= rolled + extra + linked) return []
  return worldsOfEmpire(view, seat).flatMap((helper) => {
    const help = { helper, damaged: at }
    const isGiven = draft.book.helps.some((one) => one.helper === helper && one.damaged === at)
    const book = { ...draft.book, helps: flipped(draft.book.helps, help) }
    if (helper === at || (!isGiven && !isAllowed(asked, book))) return []
    return row(
      `help ${helper}`,
      'CR-9.1b',
      isGiven ? `No more help from ${hexTitle(view, helper)}` : `Help from ${hexTitle(view, helper)}`,
      { set: withBook(draft, book) },
    )
  })
}
