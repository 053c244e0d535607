// Keels of the player's own designs, as rows of the order book (CR-13.1a).
import type { OwnDesign } from '@admiralty/game-ui'
import { plural } from '@admiralty/kernel'
import { credits, moneyText } from '../../src/money.ts'
import type { HexAddress } from '../../src/shapes.ts'
import { withBook, withKeel } from '../../src/words/book/edits.ts'
import { type BookRows, bookRow, isAllowed, type OpenBook } from '../../src/words/book/open.ts'
import { offeredDesigns } from '../purchase/edits.ts'

/** CR-13.1a: points that are built on a keel in a week, in hundredths. */
const WEEKLY = credits(100)
/** A keel of each legal design of the player's library with an FTL drive. */
export function ownKeelRows(asked: OpenBook, designs: readonly OwnDesign[], at: HexAddress): BookRows {
  const own = offeredDesigns(asked.game, designs).filter(({ isOwn }) => isOwn)
  return own.flatMap(({ design, facts }, index) => {
    const book = withKeel(asked.draft.book, design, at)
    if (!isAllowed(asked, book)) return []
    const weeks = plural(Math.ceil(facts.price / WEEKLY), 'week')
    return bookRow(`own keel ${index}`, 'CR-13.1a', `Lay down ${facts.shipClass} ${facts.title}`, {
      set: withBook(asked.draft, book, 'world', at),
      note: `your design, ${moneyText(facts.price)}, ${weeks}`,
    })
  })
}
