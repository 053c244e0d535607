// The rows of an order book for the move of a group, and for its stance there.
import { makeHexNumber } from '@admiralty/space'
import { blocksFor } from '../../movement/blocks.ts'
import { reachOf } from '../../movement/reach.ts'
import { STANCES } from '../../week/book.ts'
import { placeOf } from '../names.ts'
import { type BookGroup, withBook, withMove, withOrder } from './edits.ts'
import { type BookRows, isAllowed, type OpenBook, bookRow as row } from './open.ts'
import { destinationOf, moveText, STANCE_NAMES } from './texts.ts'

/** CR-5.1a, CR-5.1b, CR-5.2: a place for a jump, and one for a journey by lane. */
export function moveRows(asked: OpenBook, group: BookGroup): BookRows {
  const { view, seat, draft } = asked
  const { order } = group
  const { jumps, lanes } = reachOf(view.land, blocksFor(view, [seat]), group)
  const to = destinationOf(order.move)
  const now = to === null ? null : { at: placeOf(to), turns: 0 }
  return [
    jumps.length > 0 &&
      row('jump', 'CR-5.1b', 'Jump to a hex', {
        place: {
          within: [jumps.map(placeOf)],
          now: order.move?.by === 'jump' ? now : null,
          nameOf: makeHexNumber,
          withPlace: ({ at }) => withBook(draft, withMove(draft.book, order, { by: 'jump', to: makeHexNumber(at) })),
        },
      }),
    lanes.size > 0 &&
      row('lane', 'CR-5.2', 'Go by lane to a world', {
        place: {
          within: [[...lanes.keys()].map(placeOf)],
          now: order.move?.by === 'lane' ? now : null,
          nameOf: makeHexNumber,
          withPlace({ at }) {
            const path = lanes.get(makeHexNumber(at)) ?? [makeHexNumber(at)]
            return withBook(draft, withMove(draft.book, order, { by: 'lane', path }))
          },
        },
      }),
    (order.move !== null || !group.isOrdered) &&
      row('stay', 'CR-X.8', 'Stay here', { set: withBook(draft, withMove(draft.book, order, null)), note: moveText(view, null) }),
  ]
}
/** CR-15.4: the stances that a group may take where it goes. */
export function stanceRows(asked: OpenBook, { order }: BookGroup): BookRows {
  const { draft } = asked
  const rules = { none: 'CR-15.4', attack: 'CR-8.4a', peacekeep: 'CR-1.6g' } as const
  return STANCES.flatMap((stance) => {
    const book = withOrder(draft.book, { ...order, stance })
    if (stance === order.stance || !isAllowed(asked, book)) return []
    return row(`stance ${stance}`, rules[stance], `There: ${STANCE_NAMES[stance]}`, { set: withBook(draft, book) })
  })
}
