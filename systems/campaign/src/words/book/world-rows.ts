// The lists of an order book about own worlds: trade, lanes, keels, spares, help and the capital.
import { isRefusal, list, onHex } from '@admiralty/kernel'
import { attitudeName } from '../../land/attitudes.ts'
import { inMapOrder, worldAt, worldsOf } from '../../land/geometry.ts'
import { lanesFrom, mayTrade } from '../../land/lanes.ts'
import type { World } from '../../land/world.ts'
import { secretOf, worldsOfEmpire } from '../../lookup.ts'
import { moneyText } from '../../money.ts'
import type { HexAddress, WorldPair } from '../../shapes.ts'
import { incomeOf } from '../../start/income.ts'
import type { View } from '../../state.ts'
import { type BattleGame, catalogueOf, judgedDesign } from '../../tactics-port.ts'
import { empireName, hexTitle, placeOf, worldName } from '../names.ts'
import { flipped, partnerIn, turnedTo, withBook, withKeel, withLink, withoutKeel, withoutLink } from './edits.ts'
import { type BookRows, isAllowed, type OpenBook, bookRow as row } from './open.ts'
import { factsOf } from './texts.ts'

/** What a world does in a book: 'trades with 0507, 1 keel'. */
export function worldText({ view, draft: { book }, holdings }: Pick<OpenBook, 'view' | 'draft' | 'holdings'>, at: HexAddress): string {
  const partner = partnerIn(book, at)
  const keels = holdings.keels.filter((keel) => keel.at === at).length + book.keels.filter((keel) => keel.at === at).length
  const said = [
    partner === null ? 'no trade' : `trades with ${hexTitle(view, partner)}`,
    ...(keels > 0 ? [`builds ${keels}`] : []),
    ...(book.off.includes(at) ? ['lanes off'] : []),
  ]
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

/** What a player knows of a partner in trade: 'income 7, Blue', 'income 5, neutral: independent'. */
export function partnerText(view: View, seat: OpenBook['seat'], world: World): string {
  const attitude = secretOf(view, seat).attitudes[world.at]
  const owner = world.owner
    ? empireName(world.owner)
    : attitude === undefined
      ? 'neutral, not visited'
      : `neutral: ${attitudeName(attitude)}`
  return `income ${incomeOf(world).total}, ${owner}`
}
const inOrder = (a: HexAddress, b: HexAddress): WorldPair => (inMapOrder(a, b) <= 0 ? [a, b] : [b, a])
/** The link of two worlds as a book has it. */
export const linkOf = inOrder
function tradeRows(asked: OpenBook, at: HexAddress): BookRows {
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
function helpRows(asked: OpenBook, at: HexAddress): BookRows {
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
/** CR-13.1a: the keels at a world, each to be built on or not. */
function keelRows({ game, draft, holdings }: OpenBook, at: HexAddress): BookRows {
  const { book } = draft
  return [
    holdings.keels
      .filter((keel) => keel.at === at)
      .map((keel) => {
        const { title, price } = factsOf(holdings, keel)
        const isIdle = book.idle.includes(keel.id)
        return row(`keel ${keel.id}`, 'CR-13.1a', isIdle ? `Go on with ${title}` : `Build nothing on ${title}`, {
          set: withBook(draft, { ...book, idle: flipped(book.idle, keel.id) }),
          note: `${moneyText(keel.paid)} of ${moneyText(price)} paid`,
        })
      }),
    book.keels.map((keel, index) =>
      keel.at !== at
        ? null
        : row(`new keel ${index}`, 'CR-13.1a', `Lay no ${designName(game, keel.design)}`, {
            set: withBook(draft, withoutKeel(book, index)),
            note: 'new keel',
          }),
    ),
  ]
}
/** The name of a design: 'Tern'. */
function designName(game: BattleGame, design: unknown): string {
  const judged = judgedDesign(game, design)
  return isRefusal(judged) ? 'ship' : judged.facts.title
}

/** What goes on at an own world beside its trade: keels, lanes, the capital and help. */
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
/** Ends a list: back to the whole book. */
export const doneRow = ({ draft }: Pick<OpenBook, 'draft'>): BookRows =>
  row('done', 'CR-15.4', 'Done', { set: turnedTo(draft, 'all'), role: 'main' })

/** CR-13.1a: the designs of which a keel can be laid at a world. */
export function keelPage(asked: OpenBook): BookRows {
  const { game, draft } = asked
  const { about } = draft
  if (about === null) return doneRow(asked)
  return [
    row('done', 'CR-13.1a', 'Done', { set: turnedTo(draft, 'world', about), role: 'main' }),
    catalogueOf(game).flatMap(({ design, facts }) => {
      const book = withKeel(draft.book, design, about)
      if (!isAllowed(asked, book)) return []
      return row(`keel of ${facts.title}`, 'CR-13.1a', `Lay down ${facts.shipClass} ${facts.title}`, {
        set: withBook(draft, book, 'world'),
        note: moneyText(facts.price),
      })
    }),
  ]
}
/** CR-4.4a: parts of the empire's own types that can be bought for a world. */
export function sparesPage(asked: OpenBook): BookRows {
  const { game, holdings, draft } = asked
  const { about, book } = draft
  if (about === null) return doneRow(asked)
  const seen = new Set<string>()
  return [
    row('done', 'CR-4.4a', 'Done', { set: turnedTo(draft, 'world', about), role: 'main' }),
    book.spares.map((spare, index) =>
      spare.at !== about
        ? null
        : row(`no spare ${index}`, 'CR-4.4a', `Buy no ${spare.part} of ${designName(game, spare.design)}`, {
            set: withBook(draft, { ...book, spares: book.spares.toSpliced(index, 1) }),
            note: `${spare.count} ordered`,
          }),
    ),
    holdings.types.flatMap(({ id, design, facts }) =>
      facts.parts.flatMap((part) => {
        if (seen.has(part.likeness) || part.price === 0) return []
        seen.add(part.likeness)
        return row(`spare ${id} ${part.id}`, 'CR-4.4a', `${part.title} of ${facts.title}`, {
          set: withBook(draft, { ...book, spares: [...book.spares, { design, part: part.id, count: 1, at: about }] }),
          note: moneyText(part.price),
        })
      }),
    ),
  ]
}
