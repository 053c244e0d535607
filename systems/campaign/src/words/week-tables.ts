// The weeks as tables, for the text view: what the viewer has, and what everybody sees.
import { list, type TextTable } from '@admiralty/kernel'
import type { CampaignShip, Group, Holdings } from '../holdings.ts'
import { secretOf } from '../lookup.ts'
import { moneyText } from '../money.ts'
import type { Color } from '../shapes.ts'
import type { Secret, View } from '../state.ts'
import { enduranceLeft, groupEndurance } from '../supply/endurance.ts'
import { amountText, answersText, factsOf } from './book/texts.ts'
import { empireName, groupName } from './names.ts'
import { weekOfStatement } from './phases.ts'

/** Where a group is: '0507', 'in FTL to 0302'. */
export const placeOfGroup = ({ at, to }: Pick<Group, 'at' | 'to'>): string => at ?? `in FTL to ${to ?? 'its hex'}`
/** The group of a ship; undefined for a ship in none. */
export const groupOfShip = ({ groups }: Pick<Holdings, 'groups'>, { id }: Pick<CampaignShip, 'id'>): Group | undefined =>
  groups.find(({ ships }) => ships.includes(id))
/** What the ship has in its hold: '20 fuel, 10 provisions'. */
export const holdText = ({ cargo }: Pick<CampaignShip, 'cargo'>): string =>
  Object.entries(cargo)
    .flatMap(([kind, tons]) => (tons > 0 ? [`${tons} ${kind}`] : []))
    .join(', ')

const groups = (holdings: Holdings, { book }: Pick<Secret, 'book'>): TextTable => ({
  title: 'Your groups',
  head: ['group', 'counter', 'where', 'ships', 'endurance', 'standing answers'],
  rows: holdings.groups.map((group) => {
    const answers = book?.groups.find((order) => order.group === group.id)?.answers
    return [
      groupName(group.id),
      group.label ?? '',
      placeOfGroup(group),
      group.dummyOf === null ? String(group.ships.length) : `dummy of ${groupName(group.dummyOf)}`,
      String(groupEndurance(holdings, group) ?? ''),
      answers ? answersText(answers) : '',
    ]
  }),
})
const ships = (holdings: Holdings): TextTable => ({
  title: 'Your ships',
  head: ['ship', 'class', 'where', 'endurance', 'weekly upkeep', 'unpaid weeks', 'hold'],
  rows: holdings.ships.map((ship) => {
    const facts = factsOf(holdings, ship)
    const group = groupOfShip(holdings, ship)
    return [
      ship.name,
      facts.shipClass,
      group ? `${groupName(group.id)}, ${placeOfGroup(group)}` : (ship.at ?? ''),
      ship.role === 'defence' ? '' : String(enduranceLeft(ship, facts)),
      moneyText(facts.upkeep.fuel + facts.upkeep.crew),
      String(ship.weeks),
      holdText(ship),
    ]
  }),
})
const keels = (holdings: Holdings): TextTable => ({
  title: 'Your keels',
  head: ['keel', 'world', 'paid', 'price'],
  rows: holdings.keels.map((keel) => {
    const { title, price } = factsOf(holdings, keel)
    return [title, keel.at, moneyText(keel.paid), moneyText(price)]
  }),
})
const statement = ({ treasury }: Holdings, { statement: lines }: Pick<Secret, 'statement'>, week: number): TextTable => ({
  title: `Statement of week ${week}`,
  head: ['line', 'credits', 'clause'],
  rows: [...lines.map(({ what, amount, rule }) => [what, amountText(amount), rule]), ['Treasury', moneyText(treasury), 'CR-X.1']],
})
const agreements = ({ consents: { pacts, bases, helps } }: Pick<Secret, 'consents'>): TextTable => ({
  title: 'Your agreements',
  head: ['with', 'what'],
  rows: [
    ...pacts.map((pact) => [empireName(pact.with), pact.until === null ? 'pact' : `pact until week ${pact.until}`]),
    ...bases.map(({ at, user }) => [empireName(user), `uses ${at} as a base`]),
    ...helps.map(({ helper, damaged }) => [helper, `gives its income to ${damaged}`]),
  ],
})
const counters = (view: View): TextTable => ({
  title: 'Counters',
  head: ['counter', 'empire', 'hex'],
  rows: view.counters.map(({ label, owner, at }) => [label, empireName(owner), at ?? 'in FTL']),
})
const links = (view: View): TextTable => ({
  title: 'Trade',
  head: ['world', 'partner', 'flows'],
  rows: view.links.map(({ worlds: [a, b], flows }) => [a, b, flows ? 'yes' : 'no']),
})
const battles = (view: View): TextTable => ({
  title: 'Battles of this week',
  head: ['hex', 'empires', 'field'],
  rows: view.battles.map(({ at, seats, holder, contested }) => [
    at,
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
      ? [groups(own, secret), statement(own, secret, weekOfStatement(view)), ships(own), keels(own), agreements(secret)]
      : []),
    counters(view),
    battles(view),
    links(view),
  ].filter(notEmpty)
}
