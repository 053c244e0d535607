// The lists of an order book about groups: where they go, what they do there, standing answers, splits and merges.
import { onHex, onThing, plural } from '@admiralty/kernel'
import { makeHexNumber } from '@admiralty/space'
import { worldAt } from '../../land/geometry.ts'
import { worldsOfEmpire } from '../../lookup.ts'
import { reachOf } from '../../movement/reach.ts'
import type { HexAddress } from '../../shapes.ts'
import type { View } from '../../state.ts'
import { type Answers, type GroupOrder, STANCES, WITHDRAW } from '../../week/book.ts'
import { groupName, hexTitle, placeOf, worldName } from '../names.ts'
import {
  type BookGroup,
  bookGroups,
  shipsWithoutGroup,
  turnedTo,
  withBook,
  withJoined,
  withMove,
  withNewGroup,
  withOrder,
  withoutOrder,
  withSplit,
} from './edits.ts'
import { type BookRows, isAllowed, type OpenBook, bookRow as row } from './open.ts'
import { ANSWER_NAMES, answersText, destinationOf, factsOf, moveText, orderText, SIZES, STANCE_NAMES } from './texts.ts'

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

const PRESETS: readonly (readonly [key: string, label: string, answers: Omit<Answers, 'fallBack'>])[] = [
  ['withdraw', 'Withdraw from every fleet', { larger: 'withdraw', equal: 'withdraw', smaller: 'withdraw' }],
  ['smaller', 'Attack smaller fleets only', { larger: 'withdraw', equal: 'withdraw', smaller: 'attack' }],
  ['equal', 'Attack smaller and equal fleets', { larger: 'withdraw', equal: 'attack', smaller: 'attack' }],
  ['all', 'Attack every fleet', { larger: 'attack', equal: 'attack', smaller: 'attack' }],
]
const sameAnswers = (a: Answers, b: Answers): boolean => SIZES.every((size) => a[size] === b[size]) && a.fallBack === b.fallBack
/** CR-17.3: the answers by size, and where the group goes if it withdraws. */
export function answersPage(asked: OpenBook): BookRows {
  const { view, seat, draft } = asked
  const group = groupAbout(asked)
  const answers = group?.order.answers ?? WITHDRAW
  const change = (key: string, label: string, next: Answers, at: HexAddress | null = null): BookRows => {
    if (!group || sameAnswers(next, answers)) return null
    const book = withOrder(draft.book, { ...group.order, answers: next })
    return (
      isAllowed(asked, book) && row(key, 'CR-17.3', label, { set: withBook(draft, book), spots: at === null ? [] : [onHex(placeOf(at))] })
    )
  }
  const toAll = (): GroupOrder[] =>
    bookGroups(view, seat, draft.book).map(({ order }) => ({ ...order, answers: { ...answers, fallBack: order.answers.fallBack } }))
  return [
    row('done', 'CR-17.3', 'Done', { set: turnedTo(draft, 'group', draft.about), role: 'main' }),
    PRESETS.map(([key, label, sizes]) => change(key, label, { ...answers, ...sizes })),
    SIZES.map((size) => {
      const other = answers[size] === 'attack' ? 'withdraw' : 'attack'
      return change(`size ${size}`, `If they are ${size}: ${ANSWER_NAMES[other]}`, { ...answers, [size]: other })
    }),
    change('nearest', 'Withdraw to the nearest own world', { ...answers, fallBack: null }),
    worldsOfEmpire(view, seat).map((at) =>
      change(`to ${at}`, `Withdraw to ${worldName(worldAt(view.land, at))}`, { ...answers, fallBack: at }, at),
    ),
    group && row('to all', 'CR-17.3', 'The same for all groups', { set: withBook(draft, toAll().reduce(withOrder, draft.book)) }),
  ]
}

/** CR-15.1b: ships are picked, and leave the group together. */
export function splitPage({ view, seat, holdings, draft }: OpenBook): BookRows {
  const group = groupAbout({ view, seat, draft })
  const ships = holdings.ships.filter(({ id }) => group?.order.ships.includes(id))
  const { picked } = draft
  const isPart = picked.length > 0 && picked.length < ships.length
  return [
    row('done', 'CR-15.1b', isPart ? `Make a group of ${plural(picked.length, 'ship')}` : 'Done', {
      set:
        group && isPart
          ? withBook(draft, withSplit(view, seat, draft.book, group.order, picked), 'group')
          : turnedTo(draft, 'group', draft.about),
      role: 'main',
    }),
    ships.map((ship) =>
      row(ship.id, 'CR-15.1b', `${picked.includes(ship.id) ? 'Keep' : 'Split off'} ${ship.name}`, {
        set: { ...draft, picked: picked.includes(ship.id) ? picked.filter((id) => id !== ship.id) : [...picked, ship.id] },
        note: factsOf(holdings, ship).shipClass,
      }),
    ),
  ]
}
/** CR-15.1b: new ships at a world make a group or join one that is there. */
export function joinPage({ view, seat, draft }: OpenBook): BookRows {
  const free = shipsWithoutGroup(view, seat, draft.book)
  const places = [...new Set(free.flatMap(({ at }) => at ?? []))]
  return [
    row('done', 'CR-15.1b', 'Done', { set: turnedTo(draft, 'all'), role: 'main' }),
    places.map((at) => {
      const ids = free.flatMap((ship) => (ship.at === at ? [ship.id] : []))
      const count = plural(ids.length, 'ship')
      const there = bookGroups(view, seat, draft.book).filter((group) => group.at === at && group.order.ships.length > 0)
      return [
        row(`new ${at}`, 'CR-15.1b', `Make a group of the ${count} at ${hexTitle(view, at)}`, {
          set: withBook(draft, withNewGroup(view, seat, draft.book, ids)),
        }),
        there.map(({ id, order }) =>
          row(`${at} ${id}`, 'CR-15.1b', `The ${count} at ${hexTitle(view, at)} join ${groupName(id)}`, {
            set: withBook(draft, withOrder(draft.book, { ...order, ships: [...order.ships, ...ids] })),
          }),
        ),
      ]
    }),
  ]
}
