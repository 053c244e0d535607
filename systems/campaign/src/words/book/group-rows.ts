// The lists of an order book about groups: where they go, and what they do there.
import { onThing, plural } from '@admiralty/kernel'
import type { View } from '../../state.ts'
import { groupName, hexTitle } from '../names.ts'
import { type BookGroup, bookGroups, turnedTo, withBook, withJoined, withoutOrder } from './edits.ts'
import { moveRows, stanceRows } from './move-rows.ts'
import { type BookRows, type OpenBook, bookRow as row } from './open.ts'
import { answersText, orderText } from './texts.ts'

/** The place of a group: 'at Tolane 0507', 'in FTL to 0302'. */
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
