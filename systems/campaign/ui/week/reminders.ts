// What a player may have forgotten before the seal, each with the forms that it leads to. Pure; nothing here is a refusal.
import { plural } from '@admiralty/kernel'
import { secretOf, worldsOfEmpire } from '../../src/lookup.ts'
import { credits, moneyText } from '../../src/money.ts'
import type { HexAddress, WorldPair } from '../../src/shapes.ts'
import { basesOf, placesOf } from '../../src/supply/bases.ts'
import { groupEndurance } from '../../src/supply/endurance.ts'
import { harbourBill } from '../../src/supply/harbour-bill.ts'
import { pairKey } from '../../src/trade/links.ts'
import { billOf, unpaidText } from '../../src/words/book/bill-text.ts'
import { bookGroups, partnerIn, shipsWithoutGroup } from '../../src/words/book/edits.ts'
import type { OpenBook } from '../../src/words/book/open.ts'
import type { BookDraft } from '../../src/words/draft.ts'
import { groupName, hexTitle } from '../../src/words/names.ts'
import { partnersOf } from '../facts.ts'
import { brokenShips } from './repairs.ts'
import { endOfWeek } from './stores.ts'

/** A form of the order book. */
export type BookForm = Pick<BookDraft, 'page' | 'about'>
/** The id of the element of a form that takes the focus. */
export const formId = ({ page, about }: BookForm): string => `cp-${page}-${about ?? 'all'}`
export interface Reminder {
  /** 'groups' */
  readonly key: string
  readonly rule: string
  /** 'Without orders, so they stay' */
  readonly text: string
  readonly forms: readonly (BookForm & { readonly title: string })[]
}
type Remind = (asked: OpenBook) => Omit<Reminder, 'key'>

const groupForm = (id: string, more = '') => ({ page: 'group', about: id, title: `${groupName(id)}${more}` }) as const
const worldForm = ({ view }: OpenBook, at: HexAddress) => ({ page: 'world', about: at, title: hexTitle(view, at) }) as const

/** The form of a part that is refused; undefined for a part without one. */
function formOfPart(asked: OpenBook, part: string | null): Reminder['forms'][number] | undefined {
  const { view, seat, holdings, draft } = asked
  const { book } = draft
  if (part === null) return { page: 'payments', about: null, title: 'Money' }
  const groups = bookGroups(view, seat, book)
  const own = worldsOfEmpire(view, seat)
  const [world, group] = [own.includes(part) ? part : partnerIn(book, part), groups.find(({ id }) => id === part)]
  if (group) return groupForm(part)
  if (world !== null && own.includes(world)) return worldForm(asked, world)
  const ship = holdings.ships.find(({ id }) => id === part)
  if (ship && book.repairs.some((one) => one.ship === part)) return { page: 'ship', about: part, title: ship.name }
  if (ship && [...book.loads, ...book.feeds].some((one) => one.ship === part)) return { page: 'hold', about: part, title: ship.name }
  const home = groups.find(({ order }) => order.ships.includes(part))
  return home && groupForm(home.id)
}
/** CR-15.4: parts that the rules refuse, without which the book cannot be sealed. */
const refusedParts: Remind = (asked) => {
  const forms = asked.faults.flatMap(({ part }) => formOfPart(asked, part) ?? [])
  const isFirst = ({ page, about }: BookForm, index: number): boolean =>
    forms.findIndex((one) => one.page === page && one.about === about) === index
  return { rule: 'CR-15.4', text: 'Refused, so the book cannot be sealed', forms: forms.filter(isFirst) }
}
/** CR-X.8: groups without orders stay. */
const idleGroups: Remind = ({ view, seat, draft }) => ({
  rule: 'CR-X.8',
  text: 'Without orders, so they stay',
  forms: bookGroups(view, seat, draft.book).flatMap(({ id, isOrdered, at }) => (isOrdered || at === null ? [] : [groupForm(id)])),
})
/** CR-15.1b: ships without a group cannot move. */
const looseShips: Remind = ({ view, seat, draft }) => {
  const ships = shipsWithoutGroup(view, seat, draft.book)
  return {
    rule: 'CR-15.1b',
    text: 'In no group, so they cannot move',
    forms: ships.length === 0 ? [] : [{ page: 'join', about: null, title: plural(ships.length, 'ship') }],
  }
}
/** CR-3.6a: groups that end the week away from a base lose a week of endurance, unless the book has them fed. */
const tiredGroups: Remind = ({ view, seat, holdings, draft }) => {
  const bases = basesOf(view, seat)
  const fed = new Set(draft.book.feeds.map(({ group }) => group))
  return {
    rule: 'CR-3.6a',
    text: 'Away from a base after this week, which takes a week of endurance',
    forms: bookGroups(view, seat, draft.book).flatMap((group) => {
      const [end, left] = [endOfWeek(group), groupEndurance(holdings, group.order)]
      if (left === null || fed.has(group.id) || (end !== null && bases.has(end))) return []
      return [groupForm(group.id, left > 1 ? `, ${left - 1} left` : ', none left')]
    }),
  }
}
/** CR-10.1b: own worlds without a partner, where an own world or a neutral one that may trade has none either. */
const loneWorlds: Remind = (asked) => {
  const { view, seat, draft } = asked
  const { attitudes } = secretOf(view, seat)
  const mayJoin = (at: HexAddress): boolean => {
    const world = view.land.worlds[at]
    if (!world || partnerIn(draft.book, at) !== null) return false
    const attitude = attitudes[at]
    return world.owner === seat || (world.owner === null && attitude !== undefined && attitude !== AT_WAR && !world.hostile.includes(seat))
  }
  return {
    rule: 'CR-10.1b',
    text: 'Without trade, and a partner is in reach',
    forms: worldsOfEmpire(view, seat).flatMap((at) =>
      partnerIn(draft.book, at) === null && partnersOf(view.land, at).some(mayJoin) ? [worldForm(asked, at)] : [],
    ),
  }
}
/** CR-1.6g: the attitude of a world that is at war with itself. */
const AT_WAR = 6
/** CR-10.1b: links of the book that were agreed and brought nothing last week. */
const cutLinks: Remind = (asked) => {
  const { view, seat, draft } = asked
  const agreed = new Set(secretOf(view, seat).consents.links.map(pairKey))
  const flowing = new Set(view.links.flatMap(({ worlds, flows }) => (flows ? [pairKey(worlds)] : [])))
  const own = ([a, b]: WorldPair): HexAddress => (view.land.worlds[a]?.owner === seat ? a : b)
  return {
    rule: 'CR-10.1b',
    text: 'Cut off: their trade brought nothing last week',
    forms: draft.book.links.flatMap((link) =>
      agreed.has(pairKey(link)) && !flowing.has(pairKey(link)) ? [worldForm(asked, own(link))] : [],
    ),
  }
}
/** CR-13.1a: a treasury with the price of a week's building in it, while nothing is built or bought. */
const IDLE_MONEY = credits(100)
const idleMoney: Remind = (asked) => {
  const { game, view, seat, holdings, draft } = asked
  const { book } = draft
  const left = holdings.treasury + harbourBill(game, view, seat, book).reduce((sum, { amount }) => sum + amount, 0)
  const builds = book.keels.length + book.market.length + holdings.keels.filter(({ id }) => !book.idle.includes(id)).length
  const { capital } = holdings
  const keel = capital === null ? [] : [{ ...worldForm(asked, capital), title: `lay a keel at ${hexTitle(view, capital)}` }]
  return {
    rule: 'CR-13.1a',
    text: `${moneyText(left)} credits are free, and nothing is built`,
    forms: builds > 0 || left < IDLE_MONEY ? [] : [{ page: 'market', about: null, title: 'buy ships' }, ...keel],
  }
}
/** CR-X.7: what the treasury does not pay for, unless the income of the week does. */
const unpaidDemands: Remind = (asked) => {
  const title = unpaidText(billOf(asked))
  return {
    rule: 'CR-X.7',
    text: 'Not paid, unless enough comes in this week',
    forms: title === '' ? [] : [{ page: 'payments', about: null, title }],
  }
}
/** CR-11.1: damaged ships that stay at a base and have no repair. */
const damagedShips: Remind = ({ game, view, seat, holdings, draft }) => {
  const [places, bases] = [placesOf(holdings), basesOf(view, seat)]
  const moving = new Set(draft.book.groups.flatMap(({ move, ships }) => (move === null ? [] : ships)))
  const ordered = new Set(draft.book.repairs.map(({ ship }) => ship))
  return {
    rule: 'CR-11.1',
    text: 'Damaged at a base, without a repair',
    forms: brokenShips(game, holdings).flatMap(({ ship: { id, name } }) => {
      const at = places.get(id)?.at ?? null
      return at === null || !bases.has(at) || moving.has(id) || ordered.has(id) ? [] : [{ page: 'ship', about: id, title: name } as const]
    }),
  }
}
const ALL: Readonly<Record<string, Remind>> = {
  refused: refusedParts,
  groups: idleGroups,
  ships: looseShips,
  endurance: tiredGroups,
  trade: loneWorlds,
  links: cutLinks,
  repairs: damagedShips,
  money: idleMoney,
  unpaid: unpaidDemands,
}
/** Everything that the book may have forgotten; empty if nothing. */
export const remindersOf = (asked: OpenBook): readonly Reminder[] =>
  Object.entries(ALL).flatMap(([key, remind]) => {
    const found = remind(asked)
    return found.forms.length === 0 ? [] : [{ key, ...found }]
  })
