// The rows of an order book for keels and spares.
import { isRefusal } from '@admiralty/kernel'
import { moneyText } from '../../money.ts'
import type { HexAddress } from '../../shapes.ts'
import { sparePrice } from '../../start/purchase.ts'
import { type BattleGame, catalogueOf, judgedDesign } from '../../tactics-port.ts'
import { flipped, turnedTo, withBook, withKeel, withoutKeel } from './edits.ts'
import { type BookRows, doneRow, isAllowed, type OpenBook, bookRow as row } from './open.ts'
import { factsOf } from './texts.ts'

/** CR-13.1a: the keels at a world, each to be built on or not. */
export function keelRows({ game, draft, holdings }: OpenBook, at: HexAddress): BookRows {
  const { book } = draft
  return [
    holdings.keels
      .filter((keel) => keel.at === at && keel.paid < factsOf(holdings, keel).price) // a finished ship joins in W2
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
          note: moneyText(sparePrice(part.price)),
        })
      }),
    ),
  ]
}
