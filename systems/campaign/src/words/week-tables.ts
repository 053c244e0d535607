// The weeks as tables, for the text view: what the viewer has, and what everybody sees.
import { list, type TextTable } from '@admiralty/kernel'
import type { CampaignShip, Holdings, TaskGroup } from '../holdings.ts'
import { secretOf } from '../lookup.ts'
import { moneyText } from '../money.ts'
import type { Secret } from '../secret.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { enduranceLeft, groupEndurance } from '../supply/endurance.ts'
import { amountText, answersText, enduranceText, factsOf } from './book/texts.ts'
import { empireName, groupName, hexTitle } from './names.ts'
import { weekOfStatement } from './phases.ts'

/** The place of a group: 'Tolane 0507', 'in FTL to 0302'. */
export const placeOfGroup = (view: Pick<View, 'land'>, { at, to }: Pick<TaskGroup, 'at' | 'to'>): string =>
  at === null ? `in FTL to ${to === null ? 'its hex' : hexTitle(view, to)}` : hexTitle(view, at)
/** The group of a ship; undefined for a ship in none. */
export const groupOfShip = ({ groups }: Pick<Holdings, 'groups'>, { id }: Pick<CampaignShip, 'id'>): TaskGroup | undefined =>
  groups.find(({ ships }) => ships.includes(id))
/** The cargo of the ship: '20 fuel, 10 provisions'. */
export const holdText = ({ cargo }: Pick<CampaignShip, 'cargo'>): string =>
  Object.entries(cargo)
    .flatMap(([kind, tons]) => (tons > 0 ? [`${tons} ${kind}`] : []))
    .join(', ')

const groups = (view: View, holdings: Holdings, { book }: Pick<Secret, 'book'>): TextTable => ({
  title: 'Your groups',
  head: ['group', 'counter', 'where', 'ships', 'endurance', 'standing answers'],
  rows: holdings.groups.map((group) => {
    const answers = book?.groups.find((order) => order.group === group.id)?.answers
    return [
      groupName(group.id),
      group.label ?? '',
      placeOfGroup(view, group),
      group.dummyOf === null ? String(group.ships.length) : `dummy of ${groupName(group.dummyOf)}`,
      enduranceText(groupEndurance(holdings, group)),
      answers ? answersText(view, answers) : '',
    ]
  }),
})
const ships = (view: View, holdings: Holdings): TextTable => ({
  title: 'Your ships',
  head: ['ship', 'class', 'where', 'endurance', 'weekly upkeep', 'unpaid weeks', 'hold'],
  rows: holdings.ships.map((ship) => {
    const facts = factsOf(holdings, ship)
    const group = groupOfShip(holdings, ship)
    return [
      ship.name,
      facts.shipClass,
      group ? `${groupName(group.id)}, ${placeOfGroup(view, group)}` : ship.at === null ? '' : hexTitle(view, ship.at),
      ship.role === 'defence' ? '' : enduranceText(enduranceLeft(ship, facts)),
      moneyText(facts.upkeep.fuel + facts.upkeep.crew),
      String(ship.weeks),
      holdText(ship),
    ]
  }),
})
const keels = (view: View, holdings: Holdings): TextTable => ({
  title: 'Your keels',
  head: ['keel', 'world', 'paid', 'price'],
  rows: holdings.keels.map((keel) => {
    const { title, price } = factsOf(holdings, keel)
    return [title, hexTitle(view, keel.at), moneyText(keel.paid), moneyText(price)]
  }),
})
const statement = ({ treasury }: Holdings, { statement: lines }: Pick<Secret, 'statement'>, week: number): TextTable => ({
  title: `Statement of week ${week}`,
  head: ['line', 'credits', 'clause'],
  rows: [...lines.map(({ what, amount, rule }) => [what, amountText(amount), rule]), ['Treasury', moneyText(treasury), 'CR-X.1']],
})
const agreements = (view: View, { consents: { pacts, bases, helps } }: Pick<Secret, 'consents'>): TextTable => ({
  title: 'Your agreements',
  head: ['with', 'what'],
  rows: [
    ...pacts.map((pact) => [empireName(pact.with), pact.until === null ? 'pact' : `pact until week ${pact.until}`]),
    ...bases.map(({ at, user }) => [empireName(user), `uses ${hexTitle(view, at)} as a base`]),
    ...helps.map(({ helper, damaged }) => [hexTitle(view, helper), `gives its income to ${hexTitle(view, damaged)}`]),
  ],
})
const counters = (view: View): TextTable => ({
  title: 'Counters',
  head: ['counter', 'empire', 'hex'],
  rows: view.counters.map(({ label, owner, at }) => [label, empireName(owner), at === null ? 'in FTL' : hexTitle(view, at)]),
})
const links = (view: View): TextTable => ({
  title: 'Trade',
  head: ['world', 'partner', 'flows'],
  rows: view.links.map(({ worlds: [a, b], flows }) => [hexTitle(view, a), hexTitle(view, b), flows ? 'yes' : 'no']),
})
const market = (view: View): TextTable => ({
  title: 'On the market this week',
  head: ['design'],
  rows: view.listed.map((title) => [title]),
})
const battles = (view: View): TextTable => ({
  title: 'Battles of this week',
  head: ['hex', 'empires', 'field'],
  rows: view.battles.map(({ at, seats, holder, contested }) => [
    hexTitle(view, at),
    list(seats.map(empireName)),
    holder ? empireName(holder) : contested ? 'contested' : 'nobody',
  ]),
})
const notEmpty = (table: TextTable): boolean => table.rows.length > 0

/** The tables of the weeks for a seat, or for somebody without one. Empty ones are left out. */
export function weekTables(view: View, seat: Color | undefined): readonly TextTable[] {
  const secret = seat && secretOf(view, seat)
  const own = secret?.holdings
  return [
    ...(secret && own
      ? [
          groups(view, own, secret),
          statement(own, secret, weekOfStatement(view)),
          ships(view, own),
          keels(view, own),
          agreements(view, secret),
        ]
      : []),
    counters(view),
    battles(view),
    market(view),
    links(view),
  ].filter(notEmpty)
}
