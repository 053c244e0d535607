// The log lines of a campaign.
import { type LogLines, list, logEntryBy, logHeading, logLine, outcomeEntry, plural, type RuleId, seatLine } from '@admiralty/kernel'
import type { CampaignTypes } from '../chapter.ts'
import { cardName } from '../draft/cards.ts'
import { isFirstClaim } from '../draft/claims.ts'
import { worldsOf } from '../land/geometry.ts'
import { moneyText } from '../money.ts'
import { totalOf } from '../start/purchase.ts'
import type { View, WorldClaim } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { empireName, empirePart, placePart } from './names.ts'
import { changedShipsLine } from './ship-lines.ts'
import { weekLines } from './week-lines.ts'

type Seen = CampaignTypes['observation']
const HOW: Readonly<Record<WorldClaim['by'], string>> = {
  exact: '',
  near: ', beside the hex of the pair',
  instead: ', instead of the hex of the pair',
  nearest: ', the nearest free world',
  none: '',
}
/** The clause by which a claim found its world. */
function ruleOf(view: View, claim: WorldClaim): RuleId {
  if (claim.extra) return 'CR-1.3h'
  if (claim.by === 'exact') return isFirstClaim(view, claim) ? 'CR-1.3e' : 'CR-1.3f'
  return claim.by === 'near' ? 'CR-1.3f' : 'CR-1.3i'
}
const rollsText = (rolls: Readonly<Record<string, readonly number[] | undefined>>): string =>
  Object.entries(rolls)
    .map(([seat, faces]) => `${empireName(seat)} ${(faces ?? []).join(', ')}`)
    .join('; ')

const lines: Omit<LogLines<Seen, View>, 'shipsChanged'> = {
  begun: () => logHeading(['CR-1.2b'], 'The map is rolled'),
  landRolled: ({ land }) =>
    logLine(['CR-1.7a', 'CR-1.8a'], `The map has ${plural(worldsOf(land).length, 'world')} and ${plural(land.lanes.length, 'lane')}`),
  secretsRolled: () => logLine(['CR-1.6a', 'CR-1.1a'], 'The umpire rolls attitudes and the margin'),
  dealt: ({ seat, cards }) =>
    seatLine(seat, ['CR-1.3b'], empirePart(seat), cards ? ` is dealt ${list(cards.map(cardName))}` : ' is dealt twelve cards'),
  paired: ({ seat, counts }) =>
    seatLine(
      seat,
      ['CR-1.3c', 'CR-1.3g'],
      empirePart(seat),
      ` makes ${plural(counts.pairs, 'pair')} and puts ${plural(counts.aside, 'card')} aside`,
    ),
  orderRolled: ({ order, rolls }) =>
    logHeading(['CR-1.3d'], `The order of the claims: ${list(order.map(empireName))} (${rollsText(rolls)})`),
  claimed: ({ claim }, view) => {
    const { seat, pair, at, by } = claim
    const cards = ` with the ${cardName(pair[0])} and the ${cardName(pair[1])}${HOW[by]}`
    const rules = [ruleOf(view, claim)]
    if (at === null) return seatLine(seat, rules, empirePart(seat), ' finds no free world', cards)
    return seatLine(seat, rules, empirePart(seat), ' claims ', placePart(at), cards)
  },
  leftOvers: ({ seat, count }) => seatLine(seat, ['CR-1.3h'], empirePart(seat), ` makes ${plural(count, 'pair')} from left-over cards`),
  drafted: () => logHeading(['CR-4.3'], 'The draft is over, and the empires buy'),
  nearestFound: () => logLine(['CR-1.6c'], 'The umpire notes the nearest empires'),
  purchased: ({ seat, holdings, ally }) => {
    const named = ally === null ? '' : ` and names ${ally} as its ally`
    const bought = holdings
      ? ` buys for ${moneyText(totalOf(holdings.bill))} credits and keeps ${moneyText(holdings.treasury)}${named}`
      : ` has bought${named}`
    return seatLine(seat, ['CR-4.3', 'CR-13.1c'], empirePart(seat), bought)
  },
  leftCampaign: ({ seats }) =>
    logLine(['CR-X.12'], `${list(seats.map(empireName))} ${seats.length === 1 ? 'leaves' : 'leave'} the campaign`),
  ...weekLines,
  ended: ({ outcome }) => outcomeEntry(outcome, empireName),
}
/** The log lines of a campaign that is fought with a battle game. */
export const logEntryFor = (game: BattleGame) => logEntryBy<Seen, View>({ ...lines, shipsChanged: changedShipsLine(game) })
