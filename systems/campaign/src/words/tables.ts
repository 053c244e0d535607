// The position as tables, for the text view.
import { type TextTable, UMPIRE } from '@admiralty/kernel'
import { cardName, hexOfPair } from '../draft/cards.ts'
import type { Holdings } from '../holdings.ts'
import { attitudeName } from '../land/attitudes.ts'
import { inMapOrder, worldsOf } from '../land/geometry.ts'
import { lanesFrom } from '../land/lanes.ts'
import { empireOf, playerOf, playing, seatsOf, secretOf } from '../lookup.ts'
import { moneyText } from '../money.ts'
import type { UmpireSecret } from '../secret.ts'
import type { Color } from '../shapes.ts'
import { incomeOf, scoreNow } from '../start/income.ts'
import type { View } from '../state.ts'
import { knownDefence } from '../worlds/known-defence.ts'
import { empireName, resourceName } from './names.ts'
import { weekTables } from './week-tables.ts'
import { worldTitle } from './world-names.ts'

const worlds = (view: View, seat: Color | undefined): TextTable => ({
  title: 'Worlds',
  head: ['world', 'income', 'resource', 'lanes', 'owner', 'defence if neutral', 'attitude'],
  rows: worldsOf(view.land).map((world) => [
    worldTitle(world.at),
    String(incomeOf(world).total),
    world.resource ? resourceName(world.resource) : '',
    lanesFrom(view.land, world.at).join(', '),
    world.owner ? empireName(world.owner) : '',
    world.owner ? '' : String(knownDefence(view, seat, world).total),
    world.owner || !seat ? '' : attitudeKnown(view, seat, world.at),
  ]),
})
/** The attitude of a neutral world that a seat has learned; empty if it has not. */
function attitudeKnown(view: View, seat: Color, at: string): string {
  const face = secretOf(view, seat).attitudes[at]
  return face === undefined ? '' : attitudeName(face)
}
const empires = (view: View): TextTable => ({
  title: 'Empires',
  head: ['empire', 'worlds', view.stage === 'weeks' ? 'base income' : 'weekly income', 'pairs', 'left-over cards', 'ally'],
  rows: seatsOf(view).map((seat) => {
    const { worlds: owned, pairs, aside, ally, isOut } = empireOf(view, seat)
    const income = isOut ? 'out' : String(scoreNow(view, seat).total)
    return [empireName(seat), owned.map(worldTitle).join(', '), income, String(pairs), String(aside), ally ?? '']
  }),
})
function hand(view: View, seat: Color): TextTable {
  const { cards, pairs, aside } = secretOf(view, seat)
  return {
    title: 'Your cards',
    head: ['card', 'use'],
    rows: [
      ...cards.map((card) => [cardName(card), 'hand']),
      ...pairs.map((pair) => [`${cardName(pair[0])}, ${cardName(pair[1])}`, `pair for ${hexOfPair(pair)}`]),
      ...aside.map((card) => [cardName(card), 'left over']),
    ],
  }
}
const holdings = ({ bill, treasury, capital }: Holdings): TextTable => ({
  title: 'Your purchase',
  head: ['line', 'credits'],
  rows: [
    ...bill.map(({ what, amount }) => [what, moneyText(amount)]),
    [`Treasury, capital ${capital === null ? 'none' : worldTitle(capital)}`, moneyText(treasury)],
  ],
})
/** The secrets of the umpire, for the referee. */
const secrets = ({ attitudes, nearest }: UmpireSecret): TextTable => ({
  title: 'Attitudes',
  head: ['world', 'attitude', 'nearest empire'],
  rows: Object.keys(attitudes)
    .toSorted(inMapOrder)
    .map((at) => [worldTitle(at), attitudeName(attitudes[at] ?? 0), nearest[at] ? empireName(nearest[at]) : '']),
})
/** All tables of a view. */
export function tables(view: View): readonly TextTable[] {
  const seat = playing(view).find((one) => view.me !== 'public' && one === playerOf(view.me))
  const secret = seat && secretOf(view, seat)
  const umpire = view.secret[UMPIRE]
  const isDraft = view.stage !== 'weeks'
  return [
    ...(isDraft ? [] : weekTables(view, seat)),
    empires(view),
    ...(seat && isDraft ? [hand(view, seat)] : []),
    ...(secret?.holdings && isDraft ? [holdings(secret.holdings)] : []),
    worlds(view, seat),
    ...(umpire ? [secrets(umpire)] : []),
  ]
}
