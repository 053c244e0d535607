// The lines of ships, keels and spares in the log.
import { type LogLines, list, plural, seatLine } from '@admiralty/kernel'
import { holdingsOf, seatsOf } from '../lookup.ts'
import { moneyText } from '../money.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { WeekSeen, WeekSeenOf } from '../week/events.ts'
import { MOST_LINES } from './account-line.ts'
import { factsOf } from './book/texts.ts'
import { empirePart, hexTitle } from './names.ts'

const shipNames = (view: View, seat: Color, ids: readonly string[]): string => {
  const known = seatsOf(view).includes(seat) ? (view.secret[seat]?.holdings?.ships ?? []) : []
  const names = ids.flatMap((id) => known.find((ship) => ship.id === id)?.name ?? [])
  return names.length === ids.length && ids.length <= MOST_LINES ? list(names) : plural(ids.length, 'ship')
}
function keelsSet({ seat, keels }: WeekSeenOf<'keelsSet'>, view: View) {
  if (keels.length === 0) return seatLine(seat, ['CR-13.1a'], empirePart(seat), ' has no keel left')
  const holdings = holdingsOf(view, seat)
  const said = keels.map((keel) => {
    const { title, price } = factsOf(holdings, keel)
    return `${title} at ${hexTitle(view, keel.at)} ${moneyText(keel.paid)} of ${moneyText(price)}`
  })
  return seatLine(seat, ['CR-13.1a'], empirePart(seat), ` is building ${list(said)}`)
}
const SHIP_EVENTS = { lost: ['CR-14.2'], joined: ['CR-13.1a'] } as const

/** The lines of ships, keels and spares. */
export const shipLines = {
  shipsChanged: () => undefined,
  shipsLost: ({ seat, ships, why }, view) =>
    seatLine(seat, SHIP_EVENTS.lost, empirePart(seat), ` loses ${shipNames(view, seat, ships)}: ${why}`),
  shipsJoined: ({ seat, ships, why }) =>
    seatLine(
      seat,
      SHIP_EVENTS.joined,
      empirePart(seat),
      ` receives ${ships.length <= MOST_LINES ? list(ships.map(({ name }) => name)) : plural(ships.length, 'ship')}: ${why}`,
    ),
  keelsSet,
  sparesSet: () => undefined,
} satisfies Partial<LogLines<WeekSeen, View>>
