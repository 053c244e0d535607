// The lines of ships, keels and spares in the log.
import { type LogEntry, type LogLines, list, logDetail, plural, type RuleId, seatLine } from '@admiralty/kernel'
import type { CampaignShip, Holdings } from '../holdings.ts'
import { holdingsOf } from '../lookup.ts'
import { moneyText } from '../money.ts'
import type { View } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import type { WeekSeen, WeekSeenOf } from '../week/events.ts'
import { MOST_LINES } from './account-line.ts'
import { factsOf } from './book/texts.ts'
import { conditionText } from './condition-text.ts'
import { empirePart, hexTitle } from './names.ts'

/** The names of some ships; their number if there are many. */
export const namedShips = (names: readonly string[]): string => (names.length <= MOST_LINES ? list(names) : plural(names.length, 'ship'))
/** What a line says before the conditions of ships, by the clause of their change. Other changes are told by the statement. */
const CHANGES: Readonly<Record<string, string>> = {
  'CR-14.2': ' has after the battle ',
  'CR-8.4a': ' has after the attack ',
  'CR-3.6e': ' has ships whose drives have failed, too long away from a base: ',
  'CR-11.2': ' has in its yards ',
}
/** Ships of one condition: 'Tern 1 and Tern 2 (as new)'. */
function groupedByCondition(game: BattleGame, holdings: Holdings, ships: readonly CampaignShip[]): readonly string[] {
  const names = new Map<string, string[]>()
  for (const ship of ships) {
    const text = conditionText(game, holdings, ship)
    const same = names.get(text)
    if (same) same.push(ship.name)
    else names.set(text, [ship.name])
  }
  return [...names].map(([text, all]) => `${namedShips(all)} (${text})`)
}
/** The line of ships whose condition a battle, an attack, a failed drive or a yard has changed. */
export const changedShipsLine =
  (game: BattleGame) =>
  ({ seat, why, ships }: WeekSeenOf<'shipsChanged'>, view: View): LogEntry | undefined => {
    const begin = CHANGES[why]
    const holdings = view.secret[seat]?.holdings
    const changed = new Set(ships.flatMap(({ id, condition }) => (condition === undefined ? [] : [id])))
    if (begin === undefined || !holdings || changed.size === 0) return undefined
    const damaged = groupedByCondition(
      game,
      holdings,
      holdings.ships.filter(({ id }) => changed.has(id)),
    )
    return logDetail(seat, [why as RuleId], empirePart(seat), `${begin}${damaged.join('; ')}`) // the reason of a change is a clause
  }
function keelsSet({ seat, keels }: WeekSeenOf<'keelsSet'>, view: View): LogEntry | undefined {
  if (keels.length === 0) return undefined
  const holdings = holdingsOf(view, seat)
  const said = keels.map((keel) => {
    const { title, price } = factsOf(holdings, keel)
    return `${title} at ${hexTitle(view, keel.at)} (${moneyText(keel.paid)} of ${moneyText(price)} credits are paid)`
  })
  return seatLine(seat, ['CR-13.1a'], empirePart(seat), ` is building ${list(said)}`)
}
/** How ships are lost, by the clause. */
const LOSSES: Readonly<Record<string, string>> = {
  'CR-14.2': ' loses in the battle ',
  'CR-8.4c': ' loses in the attack ',
  'CR-3.8c': ' gives back its leased ships: ',
}

/** The lines of ships, keels and spares, but for changed ships, whose condition only the battle game can read. */
export const shipLines = {
  shipsLost: ({ seat, names, why }) => seatLine(seat, [why as RuleId], empirePart(seat), `${LOSSES[why] ?? ' loses '}${namedShips(names)}`), // as above
  shipsJoined: ({ seat, ships }) =>
    seatLine(
      seat,
      ['CR-13.1a', 'CR-13.1b'],
      empirePart(seat),
      ` has ${plural(ships.length, 'new ship')}: ${namedShips(ships.map(({ name }) => name))}`,
    ),
  keelsSet,
  sparesSet: () => undefined,
} satisfies Partial<LogLines<WeekSeen, View>>
