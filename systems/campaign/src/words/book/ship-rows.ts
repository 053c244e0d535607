// The lists that split groups, and put ships into groups.
import { plural } from '@admiralty/kernel'
import { groupName, hexTitle } from '../names.ts'
import { bookGroups, shipsWithoutGroup, turnedTo, withBook, withNewGroup, withOrder, withSplit } from './edits.ts'
import { groupAbout } from './group-rows.ts'
import { type BookRows, type OpenBook, bookRow as row } from './open.ts'
import { factsOf } from './texts.ts'

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
