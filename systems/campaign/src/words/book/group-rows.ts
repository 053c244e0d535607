// The lists of an order book about groups: where they go, and what they do there.
import { onThing, plural } from '@admiralty/kernel'
import { makeHexNumber } from '@admiralty/space'
import { reachOf } from '../../movement/reach.ts'
import type { View } from '../../state.ts'
import { STANCES } from '../../week/book.ts'
import { groupName, hexTitle, placeOf } from '../names.ts'
import { type BookGroup, bookGroups, turnedTo, withBook, withJoined, withMove, withOrder, withoutOrder } from './edits.ts'
import { type BookRows, isAllowed, type OpenBook, bookRow as row } from './open.ts'
import { answersText, destinationOf, moveText, orderText, STANCE_NAMES } from './texts.ts'

/** Where a group is: 'at Tolane 0507', 'in FTL to 0302'. */
export const whereText = (view: View, { at, now }: BookGroup): string =>
  at === null ? `in FTL to ${now?.to ? hexTitle(view, now.to) : 'its hex'}` : `at ${hexTitle(view, at)}`
/** The group that a list is about; undefined if the book has no such group. */
export const groupAbout = ({ view, seat, draft }: Pick<OpenBook, 'view' | 'seat' | 'draft'>): BookGroup | undefined =>
  bookGroups(view, seat, draft.book).find(({ id }) => id === draft.about)

/** A row for each group, which opens its orders. */
export const groupRows = ({ view, seat, draft }: OpenBook): BookRows =>
  bookGroups(view, seat, draft.book).map((group) =>
    row(
      `group ${group.id}`,
      'CR-15.4',
      `${groupName(group.id)} ${whereText(view, group)}${group.at === null ? '' : `: ${orderText(view, group.order)}`}`,
      {
        set: turnedTo(draft, 'group', group.id),
        spots: group.now?.label ? [onThing(group.now.label)] : [],
        note: group.at === null ? 'comes out this week' : group.isOrdered ? null : 'without orders',
      },
    ),
  )

/** CR-5.1a, CR-5.1b, CR-5.2: a place for a jump, and one for a journey by lane. */
function moveRows(asked: OpenBook, group: BookGroup): BookRows {
  const { view, draft } = asked
  const { order } = group
  const { jumps, lanes } = reachOf(view.land, view.off, group)
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
function stanceRows(asked: OpenBook, { order }: BookGroup): BookRows {
  const { draft } = asked
  const rules = { none: 'CR-15.4', attack: 'CR-8.4a', peacekeep: 'CR-1.6g' } as const
  return STANCES.flatMap((stance) => {
    const book = withOrder(draft.book, { ...order, stance })
    if (stance === order.stance || !isAllowed(asked, book)) return []
    return row(`stance ${stance}`, rules[stance], `There: ${STANCE_NAMES[stance]}`, { set: withBook(draft, book) })
  })
}
/** CR-15.1b: own groups in the same hex that may join this one. */
const joinable = ({ view, seat, draft }: OpenBook, group: BookGroup): readonly BookGroup[] =>
  bookGroups(view, seat, draft.book).filter(
    ({ id, at, order }) => id !== group.id && at !== null && at === group.at && order.ships.length > 0 && group.order.ships.length > 0,
  )
/** The next group without orders; undefined if none is left. */
const nextGroup = ({ view, seat, draft }: OpenBook): BookGroup | undefined =>
  bookGroups(view, seat, draft.book).find(({ id, isOrdered, at }) => !isOrdered && at !== null && id !== draft.about)

/** The orders of one group. */
export function groupPage(asked: OpenBook): BookRows {
  const { view, draft } = asked
  const group = groupAbout(asked)
  if (!group) return row('done', 'CR-15.4', 'Done', { set: turnedTo(draft, 'all'), role: 'main' })
  const next = nextGroup(asked)
  const { order, id } = group
  return [
    row('done', 'CR-15.4', next ? `Next: ${groupName(next.id)}, without orders` : 'Done', {
      set: next ? turnedTo(draft, 'group', next.id) : turnedTo(draft, 'all'),
      role: 'main',
    }),
    moveRows(asked, group),
    stanceRows(asked, group),
    row('answers', 'CR-17.3', 'Change its standing answers', {
      set: turnedTo(draft, 'answers', id),
      note: answersText(view, order.answers),
    }),
    order.ships.length > 1 &&
      group.at !== null &&
      row('split', 'CR-15.1b', 'Split off ships', { set: turnedTo(draft, 'split', id), note: plural(order.ships.length, 'ship') }),
    joinable(asked, group).map((other) =>
      row(`join ${other.id}`, 'CR-15.1b', `${groupName(other.id)} joins`, {
        set: withBook(draft, withJoined(draft.book, order, other.order)),
        note: plural(other.order.ships.length, 'ship'),
      }),
    ),
    group.isOrdered && row('nothing', 'CR-X.8', 'Take back its orders', { set: withBook(draft, withoutOrder(draft.book, id)) }),
  ]
}
